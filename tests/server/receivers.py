"""Who receives notices in the tests, on this machine: a mail server, and a push service or webhook that can open what
it gets."""

from __future__ import annotations

import asyncio
import email
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import Message

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ophir.server.push import decoded, encoded, public_bytes


class Post:
    """A mail server that keeps what it gets; `answer` to each recipient."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[Message] = []
        self.answer = "250 ok"

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode():
            match line.split(":")[0].split()[0].upper():
                case "EHLO":
                    say("250 here")
                case "RCPT":
                    say(self.answer)
                case "DATA":
                    say("354 go on")
                    body = await reader.readuntil(b"\r\n.\r\n")
                    self.letters.append(email.message_from_bytes(body[:-3]))
                    say("250 kept")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 ok")
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[Post]:
    office = Post()
    server = await asyncio.start_server(office._talk, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office


class Receiver:
    """A web server that keeps what it gets: head and body. It answers with `status`; 0: never."""

    def __init__(self) -> None:
        self.port = 0
        self.status = 201
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.came = asyncio.Event()

    def address(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(fields["content-length"]))
        self.got.append(({"line": head[0], **fields}, body))
        self.came.set()
        if self.status:
            writer.write(f"HTTP/1.1 {self.status} as asked\r\nLocation: /elsewhere\r\n\r\n".encode())
            writer.close()
        else:
            await reader.read()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    one = Receiver()
    server = await asyncio.start_server(one._answer, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    yield one
    server.close()


class Subscription:
    """A browser's keys: it alone opens what is sealed for it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a secret of 16 b") -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth
        self.p256dh = encoded(public_bytes(self._key))
        self.auth = encoded(auth)

    def open(self, sealed: bytes) -> bytes:
        """What RFC 8291 makes of a message, backwards."""
        salt, size, rest = sealed[:16], sealed[20], sealed[21:]
        point, text = rest[:size], rest[size:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + decoded(self.p256dh) + point
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02")
