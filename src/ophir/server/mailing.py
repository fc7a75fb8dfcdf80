"""E-mail through the server that the host named: `smtp://user:password@mail.example:587?from=ophir@games.example`."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from ophir.server.limits import MAIL_WITHIN
from ophir.server.trouble import BadAddress

PORTS: Final = {"smtp": 25, "smtps": 465}
ADDRESS: Final = re.compile(r"[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,}")
OF_OUR_OWN: Final = ("127.0.0.1", "localhost", "::1")  # where nobody listens in
PERMANENT: Final = 500
UNBROKEN: Final = policy.default.clone(max_line_length=990)  # a link that is folded is one no more


class Refused(Exception):
    """The mail server will never take this."""


def read_address(text: str) -> str:
    """A mail address, or BadAddress."""
    address = text.strip()
    if not ADDRESS.fullmatch(address):
        raise BadAddress("This is no mail address.", reason="mail")
    return address


class Mailer:
    """Sends mail; `url` as above, with `smtps` for a line that is sealed from its beginning."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in PORTS or not parts.hostname or "@" not in self.sender:
            raise ValueError("a mail server is written as smtp://user:password@mail.example:587?from=you@mail.example")
        self.host = parts.hostname
        self.port = parts.port or PORTS[parts.scheme]
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sealed = parts.scheme == "smtps"

    def letter(self, to: str, subject: str, text: str, id: str, stop: str) -> EmailMessage:
        """A letter. The same `id` makes it the same letter, wherever it arrives twice; `stop` ends them all."""
        letter = EmailMessage(UNBROKEN)
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{id}@{self.sender.rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return letter

    async def send(self, letter: EmailMessage) -> None:
        """Raises Refused if it will never be taken, OSError if it may be later."""
        await asyncio.to_thread(self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        secure = ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(self.host, self.port, timeout=MAIL_WITHIN, context=secure)
                if self.sealed
                else smtplib.SMTP(self.host, self.port, timeout=MAIL_WITHIN)
            ) as line:
                line.ehlo()
                if not self.sealed and (line.has_extn("starttls") or (self.user and self.host not in OF_OUR_OWN)):
                    line.starttls(context=secure)  # a password never goes over an open line
                if self.user:
                    line.login(self.user, self.password)
                line.send_message(letter)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code >= PERMANENT for code in codes):
                raise Refused from None
            raise OSError("refused for now") from None
        except smtplib.SMTPException as error:
            raise OSError(type(error).__name__) from None
