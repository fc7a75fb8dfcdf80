"""Web push: a message that only one browser can read (RFC 8291), sent in this server's name (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ophir.server.trouble import BadAddress, NotSaved

KEY_FILE: Final = "push.pem"
OWNER_ONLY: Final = 0o600
RECORD: Final = 4096  # bytes of a record; a message is one
LAST: Final = b"\x02"  # behind a message that no other follows
VALID: Final = 12 * 3600  # seconds; a push service takes up to 24 hours
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16
NUMBER: Final = 32  # bytes of each half of a signature

Curve = ec.SECP256R1


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The same back; BadAddress if it is none."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadAddress("The browser's key can't be read; try again.", reason="key") from None


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key as it is sent."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise BadAddress unless a message could be sealed for a browser with these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(Curve(), decoded(p256dh))
    except ValueError:
        raise BadAddress("The browser's key can't be read; try again.", reason="key") from None
    if len(decoded(auth)) != AUTH:
        raise BadAddress("The browser's key can't be read; try again.", reason="key")


def sealed_for(
    p256dh: str, auth: str, message: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message that only the browser with these keys can read. `own` and `salt` are new each time."""
    theirs = decoded(p256dh)
    own = own or ec.generate_private_key(Curve())
    salt = salt or os.urandom(AUTH)
    point = public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(Curve(), theirs))
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = encoded(public_bytes(key))

    def allows(self, endpoint: str, contact: str) -> str:
        """The header by which a push service takes a message for an endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
        said = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(NUMBER, "big") + s.to_bytes(NUMBER, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def own_key(data: Path | None) -> Vapid:
    """The key in the folder `data`, made at the first start; without a folder one for this run."""
    path = data / KEY_FILE if data else None
    if path is not None and path.exists():
        try:
            found = serialization.load_pem_private_key(path.read_bytes(), None)
        except (OSError, ValueError):
            found = None
        if not isinstance(found, ec.EllipticCurvePrivateKey) or not isinstance(found.curve, Curve):
            raise NotSaved(f"{path} is no key for web push: bring back a copy, or delete it and ask all to ask again.")
        return Vapid(found)
    key = ec.generate_private_key(Curve())
    if path is not None:
        text = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
            file.write(text)
    return Vapid(key)
