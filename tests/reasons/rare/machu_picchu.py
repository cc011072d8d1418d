"""Reasons of The Princes of Machu Picchu that random play seldom meets."""

from __future__ import annotations

from collections.abc import Iterator

from tests.machu_picchu import Table

from tawantin.games.machu_picchu.components import GOODS

from .asked import Asked


def _empty_bank(table: Table, good: str) -> None:
    """Let the last player have all that the bank has."""
    number = GOODS.index(good)
    table.state.players[-1].goods[number] += table.state.bank[number]
    table.state.bank[number] = 0


def positions() -> Iterator[Asked]:
    """One position for each."""
    # After fifty turns of a day nobody moves any more.
    table = Table(options={"turns_per_day": "50"})
    table.state.turn = 51
    yield table.state, 0, "walk coca_plantation"
    # Three potters, one corn; then three corn, and one piece in the bank.
    for corn in (1, 3):
        table = Table()
        table.incas(0, potter=3)
        table.goods(0, corn=corn)
        if corn == 3:
            _empty_bank(table, "pottery")
            table.state.bank[GOODS.index("pottery")] = 1
        table.do("ride potters_quarter")
        yield table.state, 0, "produce 2"
    # Two virgins and one llama.
    table = Table()
    table.clergy(0, virgin=2)
    table.goods(0, llama=1)
    table.do("walk temple_of_the_sun")
    yield table.state, 0, "sacrifice 2"
    yield table.state, 0, "sacrifice 3"
    yield table.state, 0, "offer corn"
    # The last disc becomes a farmer; a herder would need another one.
    table = Table()
    table.prince(0, "corn_terrace")
    table.incas(0, potter=table.state.players[0].supply - 1)
    table.goods(0, corn=9, llama=2, coca=2, pottery=2)
    table.do("walk guard_house")
    table.state.players[0].supply = 0
    yield table.state, 0, "hire herder"
    # All four condor priests are taken, and there is no cloth for a puma priest.
    table = Table()
    table.goods(0, coca=3, pottery=3, cloth=2, llama=1)
    table.do("ride house_of_priests")
    table.clergy(1, condor_priest=4)
    yield table.state, 0, "recruit condor_priest"
    table.goods(0, cloth=1)
    yield table.state, 0, "recruit puma_priest"
    # The bank has no coca to put on the market, and not the corn that a llama is worth.
    table = Table(options={"corn_limited": True})
    table.goods(0, llama=2)
    table.do("ride central_plaza")
    _empty_bank(table, "coca")
    yield table.state, 0, "market_add coca"
    _empty_bank(table, "corn")
    yield table.state, 0, "sell llama"
    # On the last day the sundial pays at once, but the bank has no cloth.
    table = Table()
    table.state.day = 9
    table.incas(0, farmer=1)
    _empty_bank(table, "cloth")
    table.do("ride sundial", "send farmer")
    yield table.state, 0, "sundial_goods corn llama cloth"
