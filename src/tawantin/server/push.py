"""Web Push: messages encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .. import wire
from ..tables.refusal import Refusal

RECORD_SIZE: Final = 4096
LIFE_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""


def encode(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of `encode`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def new_private_key() -> bytes:
    """A key for this server."""
    return (
        ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    )


class Vapid:
    """Signs and encrypts."""

    def __init__(self, private: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
        self._contact = contact
        self.public_key = encode(point(self._key.public_key()))

    def message(
        self, subscription: wire.PushSubscription, text: bytes
    ) -> tuple[bytes, dict[str, str]]:
        """The body and headers to post to the subscription's endpoint."""
        headers = {
            "authorization": f"vapid t={self._token(subscription.endpoint)}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE_SECONDS),
            "urgency": "normal",
        }
        return encrypted(subscription, text), headers

    def _token(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + 12 * 3600,
            "sub": self._contact,
        }
        head = encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        body = f"{head}.{encode(msgspec.json.encode(claims))}"
        signature = self._key.sign(body.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signature)
        return f"{body}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypted(subscription: wire.PushSubscription, text: bytes) -> bytes:
    """The text, for the browser of the subscription alone."""
    try:
        theirs = decode(subscription.p256dh)
        browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        secret = decode(subscription.auth)
    except ValueError as error:
        raise Refusal("bad_request", "The keys of the subscription are wrong.") from error
    ours = ec.generate_private_key(ec.SECP256R1())
    salt = os.urandom(16)
    shared = ours.exchange(ec.ECDH(), browser)
    public = point(ours.public_key())
    base = _derive(shared, secret, b"WebPush: info\0" + theirs + public, 32)
    key = _derive(base, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(base, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
