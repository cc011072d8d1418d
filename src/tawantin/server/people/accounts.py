"""Accounts: changing and resetting a password, other devices, sessions that can be ended."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...tables.refusal import Refusal
from ..handling import Handlers, answer
from ..identity import token_digest
from .sessions import DEVICE, DEVICE_MS, RESET


class Accounts(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("PUT", "/api/account/password", self.change_password),
            self.route("POST", "/api/account/reset", self.reset_password),
            self.route("POST", "/api/device", self.new_device),
            self.route("POST", "/api/device/claim", self.claim_device),
            self.route("GET", "/api/sessions", self.sessions),
            self.route("DELETE", "/api/sessions/{session}", self.end_session),
        ]

    async def _account(self, request: Request) -> tuple[str, str]:
        """Who asks, and their account."""
        person = await self.person(request)
        account = (await self.server.identities.document(person.id)).account
        if account is None:
            raise Refusal("account_needed", "You have no account yet.")
        return person.id, account

    def _digest(self, request: Request) -> str:
        return token_digest(self.server.guard.cookie(request.scope) or "")

    async def change_password(self, request: Request) -> Response:
        """Change the password; whoever knew the old one is signed out everywhere else."""
        wanted = await self.body(request, wire.NewPassword)
        self.slow_down(request)
        person, account = await self._account(request)
        await self.server.identities.login(wire.Credentials(account, wanted.password))
        await self.server.identities.set_password(account, wanted.new)
        await self._end_all(person, but=self._digest(request))
        return answer(wire.Done())

    async def reset_password(self, request: Request) -> Response:
        """Change the password with a code, mailed or from the host, and sign in."""
        wanted = await self.body(request, wire.ResetPassword)
        self.slow_down(request)
        identities = self.server.identities
        async with self.server.sessions.spent_code(RESET, wanted.code) as person:
            account = (await identities.document(person)).account
            if account is None or account.lower() != wanted.account.lower():
                raise Refusal("bad_code", "This code is for another account.")
            await identities.set_password(account, wanted.password)
        await self._end_all(person)
        return await self._signed_in(request, person)

    async def new_device(self, request: Request) -> Response:
        """A code that signs another device in."""
        self.slow_down(request)
        person, _ = await self._account(request)
        code, until = await self.server.sessions.new_code(DEVICE, person, DEVICE_MS)
        return answer(wire.DeviceCode(code, until))

    async def claim_device(self, request: Request) -> Response:
        """Sign in by a code from another device."""
        wanted = await self.body(request, wire.ClaimDevice)
        self.slow_down(request)
        person = await self.server.sessions.use_code(DEVICE, wanted.code)
        return await self._signed_in(request, person)

    async def _signed_in(self, request: Request, person: str) -> Response:
        token = self.server.identities.new_token(person)
        agent = request.headers.get("user-agent", "")
        await self.server.sessions.note(person, token_digest(token), agent)
        return self.with_cookie(request, await self.server.identities.me(person), token)

    async def sessions(self, request: Request) -> Response:
        """Where you are signed in."""
        person, _ = await self._account(request)
        here = self._digest(request)
        sessions = await self.server.sessions.of(person)
        shown = [
            wire.SessionInfo(id=digest, made=one.made, device=one.device, here=digest == here)
            for digest, one in sessions.items()
        ]
        return answer(wire.Sessions(sorted(shown, key=lambda one: (not one.here, -one.made))))

    async def end_session(self, request: Request) -> Response:
        """Sign another device out."""
        person, _ = await self._account(request)
        digest = request.path_params["session"]
        if digest not in await self.server.sessions.of(person):
            raise Refusal("not_found", "There is no such session.")
        await self._end(person, digest)
        return answer(wire.Done())

    async def _end_all(self, person: str, but: str = "") -> None:
        for digest in await self.server.sessions.of(person):
            if digest != but:
                await self._end(person, digest)

    async def _end(self, person: str, digest: str) -> None:
        await self.server.end_session(digest)
        await self.server.sessions.forget(person, digest)
