"""Send a server what it should refuse, and see that it does, stays up, and changes nothing.

python bench/fuzz.py --messages 100000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import string
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.serving import ServerProcess

from tawantin import wire
from tawantin.client import Client
from tawantin.server.connection import LARGEST_MESSAGE

Message = str | bytes
ALLOWED = set(wire.RefusalCode.__args__) - {"unavailable"}  # type: ignore[attr-defined]


class Fuzzer:
    """Makes messages that must be refused, about a game of Nim where seat 0 must decide."""

    def __init__(self, seed: int, table: str, seq: int) -> None:
        self.random = random.Random(seed)
        self.table = table
        self.seq = seq
        self.owner: list[Callable[[], Message]] = [
            self.stale, self.future, self.illegal, self.out_of_turn, self.nothing_to_undo,
            self.garbage, self.mutated, self.oversized,
        ]  # fmt: skip
        """What a player of the table may try."""
        self.stranger: list[Callable[[], Message]] = [
            self.foreign, self.host_only, self.garbage, self.mutated, self.unknown_table,
            self.deep, self.binary, self.oversized,
        ]  # fmt: skip

    def _json(self, kind: str, **fields: Any) -> str:
        return json.dumps({"type": kind, "table": self.table, **fields})

    def text(self, most: int = 40) -> str:
        """Any characters."""
        size = self.random.randrange(most)
        return "".join(chr(self.random.randrange(1, 0xD7FF)) for _ in range(size))

    def stale(self) -> str:
        seq = self.random.randrange(self.seq)
        return self._json("play", seat=0, seq=seq, action="take 1")

    def future(self) -> str:
        seq = self.seq + 1 + self.random.randrange(10**6)
        return self._json("play", seat=0, seq=seq, action="take 1")

    def illegal(self) -> str:
        action = self.random.choice(
            ["take 0", "take 99", "take", "take 1 1", "TAKE 1", "", "x" * 250]
        )
        return self._json("play", seat=0, seq=self.seq, action=action or self.text() or "?")

    def out_of_turn(self) -> str:
        seat = self.random.choice([1, 2, 3, 7, 8, -1, 10**9])
        return self._json("play", seat=seat, seq=self.seq, action="take 1")

    def nothing_to_undo(self) -> str:
        kind = self.random.choice(["undo", "restart_turn", "come_back", "rematch", "sit", "start"])
        fields: dict[str, Any] = {"undo": {"seq": self.seq}, "restart_turn": {"seq": self.seq}}.get(
            kind, {}
        )
        seat = {} if kind in ("rematch", "start") else {"seat": 0}
        return self._json(kind, **seat, **fields)

    def foreign(self) -> str:
        seat = self.random.randrange(3)
        kind = self.random.choice(["play", "undo", "concede", "leave", "answer_undo", "ask_undo"])
        more: dict[str, dict[str, Any]] = {
            "play": {"seq": self.seq, "action": "take 1"},
            "undo": {"seq": self.seq},
            "answer_undo": {"agree": True},
            "ask_undo": {"moves": 0},
        }
        if self.random.random() < 0.2:
            return self._json("watch", seat=seat)
        return self._json(kind, seat=seat, **more.get(kind, {}))

    def host_only(self) -> str:
        kind = self.random.choice(["start", "configure", "set_bot", "stand", "sit"])
        more: dict[str, dict[str, Any]] = {
            "configure": {"title": self.text()},
            "set_bot": {"seat": 1, "level": self.random.choice(["easy", "os:system", "../x"])},
            "stand": {"seat": 0},
            "sit": {"seat": self.random.randrange(8)},
        }
        return self._json(kind, **more.get(kind, {}))

    def unknown_table(self) -> str:
        name = self.random.choice(["nothing", "../../etc/passwd", "a" * 200, "'; DROP TABLE", ""])
        kind = self.random.choice(["watch", "say", "play"])
        extra: dict[str, dict[str, Any]] = {
            "say": {"text": "hi"},
            "play": {"seat": 0, "seq": 1, "action": "take 1"},
        }
        return json.dumps({"type": kind, "table": name, **extra.get(kind, {})})

    def garbage(self) -> str:
        return self.random.choice([self.text(200), "{", "[]", "null", "1e999", '{"type":1}', '"x"'])

    def deep(self) -> str:
        depth = self.random.randrange(1, 5000)
        return self.random.choice(
            ["[" * depth, '{"a":' * depth, '{"type":"say","table":"' + "x" * depth]
        )

    def binary(self) -> bytes:
        return self.random.randbytes(self.random.randrange(1, 300))

    def oversized(self) -> str:
        if self.random.random() > 0.05:
            return self.mutated()
        return self._json("say", text="x" * (LARGEST_MESSAGE + self.random.randrange(30_000)))

    def mutated(self) -> str:
        """A move of a stranger's with something wrong in its shape as well."""
        message: dict[str, Any] = {
            "type": "play", "table": self.table, "seat": 0, "seq": self.seq, "action": "take 1",
        }  # fmt: skip
        key = self.random.choice([*message])
        how = self.random.randrange(4)
        if how == 0:
            del message[key]
        elif how == 1:
            message[key] = self.random.choice([None, [], {}, 1.5, True, -1, 2**70, self.text()])
        elif how == 2:
            message[self.text(8) or "x"] = 1
        else:
            text = json.dumps(message)
            cut = self.random.randrange(1, len(text) - 1)  # the last would mend itself
            return text[:cut] + self.random.choice(string.punctuation[1:]) + text[cut + 1 :][:-1]
        return json.dumps(message)


class Attacker:
    """A connection that is opened again whenever the server closes it."""

    def __init__(self, address: str, token: str) -> None:
        self._address = "ws" + address.removeprefix("http") + "/ws"
        self._headers = {"authorization": f"Bearer {token}"}
        self._socket: ClientConnection | None = None
        self.codes: Counter[str] = Counter()

    async def _open(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await connect(
                self._address, additional_headers=self._headers, max_size=None, open_timeout=60
            )
            await self._socket.recv()
        return self._socket

    async def send(self, message: Message) -> None:
        """Send one message and note with which code it is refused."""
        socket = await self._open()
        await socket.send(message)
        try:
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if answer["type"] == "refused":
                    break
                assert answer["type"] != "done", f"accepted: {message!r:.300}"
        except ConnectionClosed as error:
            # Frames beyond the WebSocket limit are refused before they are read.
            if error.rcvd is None or error.rcvd.code != 1009:
                raise
            answer = {"code": "too_large", "message": "closed."}
        assert answer["code"] in ALLOWED, answer
        assert answer["message"], answer
        self.codes[answer["code"]] += 1
        if answer["code"] == "too_large" and self._socket is not None:
            # It is cut off: the server reads no more of it, so nobody would answer a good-bye.
            self._socket.transport.abort()
            self._socket = None

    async def close(self) -> None:
        """End the connection."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


async def attack(address: str, messages: int, seed: int) -> Counter[str]:
    """Fuzz a game in progress; how often each code was answered."""
    async with Client(address, "Ana") as ana, Client(address, "Bo") as bo, Client(address) as eve:
        info = await ana.create(wire.NewTable(game="nim", seats=2))
        await bo.send(wire.Sit(table=info.id, seat=1))
        await ana.send(wire.Start(table=info.id))
        table = await ana.watch(info.id, 0)
        before = table.update
        assert before is not None
        attackers = [Attacker(address, client.token or "") for client in (ana, eve, eve)]
        fuzzer = Fuzzer(seed, info.id, before.seq)

        async def run(attacker: Attacker, kinds: list[Callable[[], Message]]) -> None:
            for _ in range(-(-messages // 3)):
                await attacker.send(fuzzer.random.choice(kinds)())
            await attacker.close()

        await asyncio.gather(
            run(attackers[0], fuzzer.owner),
            run(attackers[1], fuzzer.stranger),
            run(attackers[2], fuzzer.stranger),
        )
        after = await ana.watch(info.id, 0)
        assert after.update is not None
        assert after.update.seq == before.seq, "something has changed"
        assert after.update.view == before.view
        await after.play(after.update.options[0].text)
    return sum((attacker.codes for attacker in attackers), Counter())


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Send a server what it should refuse.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name), str(Path(name) / "fuzz.db"))
        server.start()
        try:
            codes = asyncio.run(attack(server.address, arguments.messages, arguments.seed))
        finally:
            server.stop()
        log = server.log.read_text()
    print(f"{sum(codes.values())} messages refused, nothing changed, the server is up")
    for code, count in codes.most_common():
        print(f"  {code:16}{count:8}")
    assert "Traceback" not in log, log[-3000:]


if __name__ == "__main__":
    main()
