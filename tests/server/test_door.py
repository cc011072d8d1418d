"""One table is changed by one request at a time."""

from __future__ import annotations

import asyncio

from tawantin.server.door import Door


def test_all_go_through_one_at_a_time_in_the_order_of_coming() -> None:
    door, inside, gone = Door(), [], []

    async def go(number: int) -> None:
        async with door:
            inside.append(number)
            assert len(inside) == 1
            await asyncio.sleep(0)
            gone.append(inside.pop())

    async def run() -> None:
        await asyncio.gather(*[go(number) for number in range(10)])

    asyncio.run(run())
    assert gone == list(range(10))
    assert not door.closed()


def test_who_goes_away_while_waiting_does_not_leave_the_door_closed() -> None:
    async def wait(door: Door) -> None:
        async with door:
            pass

    async def run() -> None:
        door = Door()
        assert door.enter_if_open()
        assert not door.enter_if_open()
        waiting = [asyncio.ensure_future(wait(door)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        door.leave()
        waiting[0].cancel()  # it was let in at this very moment
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not waiting[2].cancelled()
        assert not door.closed()

    asyncio.run(run())
