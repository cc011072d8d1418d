"""A push service as browsers have one, on a real port with TLS, and a browser's side of it.

What it is sent it checks as RFC 8292 asks, keeps, and answers; `Subscriber` decrypts it as RFC 8291
says, written from the RFC alone and held by its own example.
"""

from __future__ import annotations

import base64
import contextlib
import datetime
import hashlib
import hmac
import json
import ssl
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID


def unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def padded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


class Subscriber:
    """A browser's keys, which no server knows."""

    def __init__(self, private: int | None = None, auth: bytes = b"sixteen letters.") -> None:
        curve = ec.SECP256R1()
        self._private = (
            ec.generate_private_key(curve)
            if private is None
            else ec.derive_private_key(private, curve)
        )
        self.auth = auth

    @property
    def public(self) -> bytes:
        return self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def read(self, body: bytes) -> bytes:
        """RFC 8291, section 3.4; RFC 8188, section 2."""
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), key)
        info = b"WebPush: info\x00" + self.public + sender
        secret = _hmac(_hmac(self.auth, shared), info + b"\x01")
        mixed = _hmac(salt, secret)
        content = _hmac(mixed, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _hmac(mixed, b"Content-Encoding: nonce\x00\x01")[:12]
        text = AESGCM(content).decrypt(nonce, body[21 + length :], None).rstrip(b"\x00")
        assert text.endswith(b"\x02"), "the last record ends so"
        return text[:-1]


class PushService:
    """What came, by the address that it was posted to."""

    def __init__(self, port: int) -> None:
        self.host = f"localhost:{port}"
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.gone: set[str] = set()
        """Addresses that no browser has any more."""
        self.moved: set[str] = set()
        """Addresses that send elsewhere."""

    def endpoint(self, name: str) -> str:
        return f"https://{self.host}/push/{name}"

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """As a push service does: the status of its answer."""
        if path in self.gone:
            return 410
        if path in self.moved:
            return 307
        self.check(headers)
        self.came.append((path, headers, body))
        return 201

    def check(self, headers: dict[str, str]) -> None:
        """Who sends signs it for this service and for now, and says how long to keep it."""
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 28 * 24 * 3600
        kind, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert kind == "vapid"
        signed, _, signature = parts["t"].rpartition(".")
        claims: dict[str, Any] = json.loads(unpadded(signed.split(".")[1]))
        assert claims["aud"] == f"https://{self.host}"
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert claims["sub"].startswith("mailto:")
        raw = unpadded(signature)
        halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(parts["k"]))
        sender.verify(
            utils.encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256())
        )


def certificate(folder: Path) -> Path:
    """A key and a certificate of localhost, signed by itself, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names: list[x509.GeneralName] = [
        x509.DNSName("localhost"),
        x509.IPAddress(ip_address("127.0.0.1")),
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push-service.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


@contextlib.contextmanager
def push_service(folder: Path) -> Iterator[tuple[PushService, Path]]:
    """A service that runs, and the certificate to be trusted."""
    file = certificate(folder)
    service: PushService

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name that http.server calls
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            try:
                status = service.take(self.path, headers, body)
            except Exception:
                status = 400
            self.send_response(status)
            self.send_header("content-length", "0")
            if status == 307:
                self.send_header("location", service.endpoint("elsewhere"))
            self.end_headers()

        def log_message(self, *words: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = PushService(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service, file
    finally:
        server.shutdown()
        thread.join(10)
        server.server_close()
