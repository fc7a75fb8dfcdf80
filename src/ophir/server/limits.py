"""How much one person may ask for, so that there is enough for the rest. All limits stand here, with their reasons."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, IPv6Network
from typing import Final

# What is sent.
MESSAGE_SIZE: Final = 16_384  # bytes over the socket; the longest message is a join with 17 keys
BODY_SIZE: Final = 524_288  # bytes over HTTP; the largest body is a pack with a record
MESSAGES_A_SECOND: Final = 20.0  # of a line; nobody clicks faster for long
MESSAGES_AT_ONCE: Final = 60.0  # of a line; a page that comes back asks for much at once
JOIN_WITHIN: Final = 10.0  # seconds until a line says to which seats it belongs; a page says it at once
PATIENCE: Final = 50  # bad or too many messages until the line is cut; a page with a bug sends some
REQUESTS_A_MINUTE: Final = 1_200.0  # of an address; a page at a table asks for one in a while
REQUESTS_AT_ONCE: Final = 600.0  # of an address; a class of twenty opens the page, of thirty files
TABLES_A_MINUTE: Final = 20.0  # of an address; a club behind one address opens that many
TABLES_AT_ONCE: Final = 40.0  # of an address; and begins its evening with these
BROUGHT_A_MINUTE: Final = 6.0  # packs and records of an address; each costs up to 6 s of a core
BROUGHT_AT_ONCE: Final = 12.0  # of an address; whoever brings the records of an evening
MOST_ADDRESSES: Final = 10_000  # that are remembered; a few megabytes

MESSAGES_A_MINUTE: Final = 12_000.0  # of all lines of an address; a class of thirty that clicks as fast as it can
MESSAGES_OF_ALL: Final = 3_000.0  # of all lines of an address at once; then they are heard more slowly
ASIDE_WAITING: Final = 200  # requests that need some thought; one goes at a time

# Lines, and what waits on them.
LINES_AN_ADDRESS: Final = 150  # sockets; a club or a school behind one address
LINES_A_SEAT: Final = 8  # a person's tabs and devices; the oldest ends, so that nobody is locked out of his own seat
MOST_SPECTATORS: Final = 60  # of a table, beside whoever sits at it: players always find a place
SPECTATORS_AN_ADDRESS: Final = 20  # of a table; a family that watches
UNSENT: Final = 400  # messages that wait for a slow line; who is further behind is cut off and may come back
UNSENT_SIZE: Final = 1_000_000  # characters of them; the join of the longest game has a third
STATES_KEPT: Final = 128  # states as they were sent last; who asks again and again gets these, of 10 kB each
UNREAD_BYTES: Final = 131_072  # of answers to pings; who sends these and reads nothing is no browser
REQUEST_WITHIN: Final = 20.0  # seconds for a whole request, and for reading the next part of its answer
CLOSE_WITHIN: Final = 5.0  # seconds for the goodbye of a line, before it is cut

# What a table keeps.
CHAT_OF_A_SEAT: Final = 1_000  # lines; nobody says more in an evening
COMMENTS_OF_A_SEAT: Final = 60  # on moves, so that a record with all of them can still be read
COUNTED_AFTER: Final = 2.0  # seconds until those at a table are told how many watch; a crowd comes at once
CHAT_OF_SPECTATORS: Final = 200  # lines of all together; the table is the players'
SPECTATORS_TALK: Final = 12.0  # lines a minute of all together, so that they drown nobody
CHAT_SHOWN: Final = 100  # lines that a join brings
ARRANGED: Final = 300  # changes of a seat, and of a table's pace and order; nobody hands a seat over that often
UNDONE_FREE: Final = 30  # actions that a seat may take back, whatever it played
UNDONE_A_MOVE: Final = 5  # and so many more for each of its moves that count; nobody thinks longer
UNDONE_SHOWN: Final = 20  # moves taken back that a join still brings

# Tables.
MOST_LOADED: Final = 2_000  # tables in memory; some hundred megabytes
MOST_RESUMED: Final = 1_000  # tables that are read at the start, so that their bots go on
PUT_AWAY_AFTER: Final = 600.0  # seconds without anybody until a table leaves the memory; its log stays
PUT_AWAY_AT_LEAST: Final = 10.0  # seconds without anybody, if the memory is full; a request takes less
FINISHED_IN_LOBBY: Final = 4  # tables whose game is over, as long as they are in memory
IN_LOBBY: Final = 100  # tables that are listed; nobody reads more
MOST_IDS: Final = 50  # tables that one request asks for by name; "my tables" shows fewer
WAITING_DAYS: Final = 7.0  # after which a table that never began is forgotten; a club meets every week

DEEPER_LOOKS: Final = 60  # at decisions of one game, besides the two of a review
REVIEWS_AT_ONCE: Final = 8  # games that are looked at again; each costs half a minute of a core
REVIEWS_AN_ADDRESS: Final = 3  # of them; a family after its evening

# People without accounts.
MOST_HELD: Final = 10_000  # keys that are remembered for one person; ten games a day for a year have seven thousand
YOURS_SHOWN: Final = 40  # tables that go on; nobody plays at more
MOST_RESULTS: Final = 500  # that one request brings; the page asks for a dozen
RECORDS_AT_ONCE: Final = 1_000  # in one download; each takes some milliseconds
CODE_SECONDS: Final = 600  # until a code that brings somebody to another browser is worth nothing
MOST_CODES: Final = 1_000  # at a time
GUESSES_A_MINUTE: Final = 6.0  # codes of an address; there are a million million
GUESSES_AT_ONCE: Final = 12.0  # of an address; a family that moves

# Notices.
POST_WITHIN: Final = 10.0  # seconds for a webhook or a push service, with finding its address
POST_ANSWER: Final = 8_192  # bytes of the first line of an answer; the rest is not read
MAIL_WITHIN: Final = 15.0  # seconds for each step of a talk with the mail server
SENDERS: Final = 4  # notices that are sent at once, of each kind; others wait, and no game does
MOST_CHANNELS: Final = 8  # ways to reach one person; a family's devices
MOST_ASKERS: Final = 10_000  # people who ask for notices; some megabytes
NOTICES_AT_ONCE: Final = 12.0  # to one person
NOTICES_AN_HOUR: Final = 40.0  # to one person; somebody at forty tables with an hour for a turn
HOOKS_AT_ONCE: Final = 60.0  # to one machine, of all people: nobody is to be drowned in our name
HOOKS_A_MINUTE: Final = 10.0  # to one machine; a club with a hundred games at a time
TRIES: Final = 5  # to send a notice, each later than the one before
ASKS_A_MINUTE: Final = 6.0  # new ways and tries of an address; each may send a mail
ASKS_AT_ONCE: Final = 20.0  # of an address

# What is read and tried in a process of its own.
PACK_SIZE: Final = 200_000  # characters of all files; three times all data of both games
LINE_LENGTH: Final = 2_000  # characters of a pack's line; the longest of ours has 340, and a key can't go over a line
MOST_RECORDS: Final = 2_000  # of a pack; ours have up to 124
LARGEST_FIGURE: Final = 10_000  # no figure of a board game is larger
RECORD_LINES: Final = 4_000  # of a record; the longest of ours have 1,000 moves
MOST_NEW_SEEDS: Final = 100  # of a record; one for each time that somebody played on from it
MOVES_TRIED: Final = 200  # that are played to try a pack; by then every phase has come once
TRIAL_SECONDS: Final = 15.0  # for a trial with the start of its process, on a busy machine
TRIAL_CPU_SECONDS: Final = 6  # the start and the longest game take less than two
TRIAL_MEMORY: Final = 1 << 30  # bytes; a process that has loaded all games takes a tenth
TRIALS_WAITING: Final = 8  # one goes at a time; who would wait longer than a minute is told to come back
TRIALS_KEPT: Final = 256  # answers, by a hash of what was sent; some kilobytes
PACKS_KEPT: Final = 32  # that were laid; each takes about a megabyte


class Bucket:
    """Fills at a steady rate up to a limit; every message takes a drop."""

    __slots__ = ("drops", "limit", "rate", "when")

    def __init__(self, rate: float, limit: float) -> None:
        self.rate = rate
        self.limit = limit
        self.drops = limit
        self.when = time.monotonic()

    def take(self) -> bool:
        """Is there a drop left?"""
        now = time.monotonic()
        self.drops = min(self.limit, self.drops + (now - self.when) * self.rate)
        self.when = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


def household(address: str) -> str:
    """Whose an address is: with IPv6 everybody has as many as he likes that begin alike."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class ByAddress:
    """A bucket for each address. `trusted` ones may do it as often as they like."""

    def __init__(self, a_minute: float, at_once: float, trusted: frozenset[str] = frozenset()) -> None:
        self.trusted = trusted
        self.a_minute = a_minute
        self.at_once = at_once
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """May this address do it once more?"""
        if address in self.trusted:
            return True
        address = household(address)
        if address not in self.buckets and len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.clear()
        bucket = self.buckets.setdefault(address, Bucket(self.a_minute / 60, self.at_once))
        return bucket.take()
