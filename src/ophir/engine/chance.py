"""Chance that nobody can rig: one seeded stream of numbers, the same in every build.

The stream is BLAKE2b in counter mode: block n is the hash of the key and n, cut into sixteen
numbers. Whoever lacks the key can't foretell the next number, however many he has seen; whoever
has it can check them all. A copy is four references, so cloning a position stays cheap.

What comes next can be foretold by name, for a position that was set up so. The names follow the 32 bytes of the key:
whoever may not know the key may not know them either, and where there are none they cost nothing.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ophir.engine.errors import BadChance
from ophir.engine.lists import zeros
from ophir.engine.vectors import UNBOXED, Numbers, vec

WORDS: Final[i64] = 4294967296  # a word is a number below this
WORDS_IN_BLOCK: Final[i64] = 16
KEY_BYTES: Final = 32
NO_WORDS: Final = zeros(0)
UNPACK: Final = Struct(f"<{int(WORDS_IN_BLOCK)}I").unpack
NO_KEY: Final = b""
NO_NAMES: Final[list[str]] = []
COUNTERS: Final = [number.to_bytes(8, "little") for number in range(256)]  # of the first blocks
STREAMS_KEPT: Final = 256  # of those used last

# By key: a hash that has taken in the key, so that a block is a copy and not a new one.
_streams: Final[dict[bytes, blake2b]] = {}


def key_of(seed: object) -> bytes:
    """The key that a seed stands for: numbers and texts alike (`7` and `"7"` are the same seed)."""
    if isinstance(seed, bool) or not (isinstance(seed, (int, str, bytes)) or hasattr(seed, "__index__")):
        raise BadChance(
            f"{seed!r} is no seed; a seed is a number or a text (for another game each time: secrets.token_hex()).",
            reason=f"{seed!r} is no seed",
        )
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=KEY_BYTES, person=b"ophir seed").digest()


def words_of(key: bytes, block: int) -> bytes:
    """Block number `block` of the stream of `key`: sixteen words, of each the low byte first."""
    if not key:
        reason = "it has no seed: a view knows nothing of what comes; play on what view.sample(chance) gives"
        raise BadChance(f"This chance can't be drawn from: {reason}.", reason=reason)
    if len(key) > KEY_BYTES:
        key = key[:KEY_BYTES]
    stream = _streams.get(key)
    if stream is None:
        if len(_streams) == STREAMS_KEPT:
            del _streams[next(iter(_streams))]
        _streams[key] = stream = blake2b(key=key, person=b"ophir chance")
    hashed = stream.copy()
    hashed.update(COUNTERS[block] if block < len(COUNTERS) else block.to_bytes(8, "little"))
    return hashed.digest()


def unpacked(block: bytes) -> Numbers:
    """The words of a block as numbers: unpacked by Python, or compiled one by one without making objects of them."""
    if not UNBOXED:
        return vec[i64](UNPACK(block))
    words = zeros(WORDS_IN_BLOCK)
    byte: i64 = 0
    number: i64
    for number in range(WORDS_IN_BLOCK):
        low: i64 = block[byte]
        second: i64 = block[byte + 1]
        third: i64 = block[byte + 2]
        high: i64 = block[byte + 3]
        words[number] = low | second << 8 | third << 16 | high << 24
        byte += 4
    return words


def commitment(secret: str) -> str:
    """What a server publishes before play: it binds the secret and tells nothing about it."""
    return sha256(b"ophir commitment\n" + secret.encode()).hexdigest()


def shared_seed(secret: str, contributions: list[str]) -> str:
    """The seed of an online game: the server's secret and one contribution a seat, none of which fixes it alone."""
    mixed = sha256(b"ophir shared seed")
    for part in [secret, *contributions]:
        mixed.update(sha256(part.encode()).digest())
    return mixed.hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of chance: `Chance(7).below(6)` is the first roll of a die with seed 7."""

    __slots__ = ("block", "key", "used", "words")

    key: bytes
    block: int
    words: Numbers  # of the block at hand, which is the one before `block`; never changed, so copies share them
    used: i64  # how many of them; all before the first block

    def __init__(self, seed: object = None) -> None:
        self.set_key(NO_KEY if seed is None else key_of(seed))

    def __repr__(self) -> str:
        return f"<chance: {self.numbers_drawn()} numbers drawn>" if self.key else "<chance without a seed>"

    def set_key(self, key: bytes) -> None:
        """Start the stream of `key` from its beginning."""
        self.key = key
        self.block = 0
        self.words = NO_WORDS
        self.used = WORDS_IN_BLOCK

    def copy_chance(self, other: Chance) -> None:
        """Stand at the same place of the same stream as `other`."""
        self.key = other.key
        self.block = other.block
        self.words = other.words
        self.used = other.used

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1, each equally likely.

        >>> die = Chance("a seed")
        >>> [1 + die.below(6) for _ in range(5)]
        [5, 5, 3, 3, 1]
        """
        if limit < 1:
            reason = f"there is no number from 0 up below {limit}"
            raise BadChance(f"Nothing can be drawn: {reason}.", reason=reason)
        while True:
            at: i64 = self.used
            if at == WORDS_IN_BLOCK:
                self.words = unpacked(words_of(self.key, self.block))
                self.block += 1
                at = 0
            self.used = at + 1
            word: i64 = self.words[at]
            # The first test is true nearly always, and spares the division of the second.
            if word <= WORDS - limit or word < WORDS - WORDS % limit:
                return word % limit

    def pick_counted(self, counts: list[int], total: int, names: list[str] = NO_NAMES, owner: int = -1) -> int:
        """An index of `counts`, each as likely as its share of `total`, the sum of `counts`.

        `names` say what can come, so that it can be foretold; `owner` is the seat whose pile it is, if it is one's.
        """
        ticket: i64 = self.below(total)
        if len(self.key) > KEY_BYTES:
            index = self._foretold_index(counts, names, owner)
            if index >= 0:
                return index
        # From the end that is nearer: half the way, and the same answer.
        if 2 * ticket < total:
            for index, count in enumerate(counts):
                ticket -= count
                if ticket < 0:
                    return index
        else:
            ticket -= total
            for index in range(len(counts) - 1, -1, -1):
                ticket += counts[index]
                if ticket >= 0:
                    return index
        reason = f"{total} is more than the sum of the counts {counts}"
        raise BadChance(f"Nothing was drawn: {reason}.", reason=reason)

    def pick_place(self, row: bytes, names: list[str], owner: int = -1) -> i64:
        """A place in a row of things, which are numbers of `names`, each equally likely; it can be foretold by name."""
        place = self.below(len(row))
        if len(self.key) > KEY_BYTES:
            number = self._foretold_index([row.count(one) for one in range(len(names))], names, owner)
            if number >= 0:
                return row.index(number)
        return place

    def foretell(self, names: list[str]) -> None:
        """Fix what comes next, each name for the first pick that can bring it; `"red thief"` only for one of Red's."""
        self.key = self.key[:KEY_BYTES] + "\n".join(names).encode()

    def foretold(self) -> list[str]:
        """What was foretold and has not come yet."""
        return self.key[KEY_BYTES:].decode().split("\n") if len(self.key) > KEY_BYTES else []

    def owner_name(self, owner: int) -> str:
        """How `foretell` names a seat."""
        return ""

    def _foretold_index(self, counts: list[int], names: list[str], owner: int) -> int:
        """What was foretold for this pick, or -1; BadChance if it can't come."""
        whose = self.owner_name(owner)
        waiting = self.foretold()
        for at, said in enumerate(waiting):
            who, _, name = said.rpartition(" ")
            if name in names and who in ("", whose):
                self.foretell(waiting[:at] + waiting[at + 1 :])
                if not counts[names.index(name)]:
                    there = ", ".join(id for id, count in zip(names, counts, strict=True) if count)
                    reason = f"{name!r} was foretold but is not there to be drawn; there are: {there}"
                    raise BadChance(f"Chance can't go on: {reason}.", reason=reason)
                return names.index(name)
        return -1

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def numbers_drawn(self) -> int:
        """How far the stream has been used: two equal answers mean that no chance came in between."""
        return int((self.block - 1) * WORDS_IN_BLOCK + self.used)

    def skip_chance(self, drawn: int) -> None:
        """From the beginning of the stream go to where `drawn` numbers have been used."""
        self.block = int(-(-drawn // WORDS_IN_BLOCK))
        self.words = unpacked(words_of(self.key, self.block - 1)) if drawn else NO_WORDS
        self.used = drawn - (self.block - 1) * WORDS_IN_BLOCK

    def new_key(self) -> bytes:
        """A key for another stream, made from this one."""
        return key_of(f"{self.below(WORDS)} {self.below(WORDS)} {self.below(WORDS)} {self.below(WORDS)}")
