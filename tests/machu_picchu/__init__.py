"""Positions to test with, and words to set them up."""

from __future__ import annotations

import tawantin
from tawantin import EventLog, LiveChance
from tawantin.games.machu_picchu.components import (
    CARDS,
    CLERGY,
    DISTRICTS,
    GOODS,
    MOON_TILES,
    PROFESSIONS,
)
from tawantin.games.machu_picchu.decisions.day import END_OF_TURN, TURN
from tawantin.games.machu_picchu.decisions.trail import move_scout
from tawantin.games.machu_picchu.state import State
from tawantin.games.machu_picchu.view import View
from tawantin.kernel.frames import advance

GAME = tawantin.game("machu_picchu")


def view_of(state: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


class Table:
    """A game whose first Incas are not placed and whose seat 0 has the turn; set it up by name."""

    def __init__(
        self, seats: int = 3, options: dict[str, object] | None = None, seed: int = 1
    ) -> None:
        self.chance = LiveChance(seed)
        self.events = EventLog()
        state = GAME.new(seats, options, self.chance)
        assert isinstance(state, State)
        self.state = state
        state.frames = [TURN]
        state.start_player = state.active = 0
        state.turn = 1
        for seat, player in enumerate(state.players):
            player.scout = state.scout_start + seat
            player.district = DISTRICTS.index("guard_house")

    def goods(self, seat: int, **amounts: int) -> None:
        """Set goods of a player, in exchange with the bank."""
        for name, amount in amounts.items():
            good = GOODS.index(name)
            self.state.bank[good] += self.state.players[seat].goods[good] - amount
            self.state.players[seat].goods[good] = amount

    def has(self, seat: int) -> dict[str, int]:
        """The goods of a player that are not zero."""
        goods = self.state.players[seat].goods
        return {name: amount for name, amount in zip(GOODS, goods, strict=True) if amount}

    def incas(self, seat: int, **numbers: int) -> None:
        """Put Incas from the supply into the city."""
        player = self.state.players[seat]
        for name, number in numbers.items():
            player.incas[PROFESSIONS.index(name)] += number
            player.supply -= number

    def clergy(self, seat: int, **numbers: int) -> None:
        """Let a player own clergy tiles."""
        for name, number in numbers.items():
            self.state.players[seat].clergy[CLERGY.index(name)] += number
            self.state.taken[CLERGY.index(name)] += number

    def bonus(self, **units: int) -> None:
        """Set what lies in once-a-day districts, in exchange with the bank."""
        for name, number in units.items():
            district = DISTRICTS.index(name)
            if district < len(GOODS):
                change = number - self.state.bonus[district]
                self.state.bank[district] -= change * (3 if district == 0 else 1)
            self.state.bonus[district] = number

    def market(self, **pieces: int) -> None:
        """Set the columns of the market, in exchange with the bank."""
        for name, number in pieces.items():
            good = GOODS.index(name)
            self.state.bank[good] += self.state.market[good] - number
            self.state.market[good] = number

    def moons(self, seat: int, *tiles: str) -> None:
        """Let a player hold moon tiles."""
        for name in tiles:
            bit = 1 << MOON_TILES.index(name)
            self.state.moons ^= bit
            self.state.players[seat].moons |= bit

    def deal(self, hands: dict[int, list[str]], row: list[tuple[int, str]], pool: int) -> None:
        """Deal the cards anew: hands, the row with its givers, a pool of so many of the others.

        Cards left over go to the last seat. All that anybody knows is its own hand and gifts.
        """
        state = self.state
        seats = len(state.players)
        free = list(range(len(CARDS)))
        for player in state.players:
            player.hand = 0
        for seat, names in hands.items():
            for name in names:
                free.remove(CARDS.index(name))
                state.players[seat].hand |= 1 << CARDS.index(name)
        state.givers = [giver for giver, _ in row]
        state.row = [CARDS.index(name) for _, name in row]
        free = [card for card in free if card not in state.row]
        state.pool = free[:pool]
        state.players[-1].hand |= sum(1 << card for card in free[pool:])
        for seat, player in enumerate(state.players):
            own = player.hand | sum(
                1 << card
                for giver, card in zip(state.givers, state.row, strict=True)
                if giver == seat
            )
            others = ((1 << len(CARDS)) - 1) & ~own
            player.knows = [others if state.pool else 0, *[others] * seats]
            player.knows[1 + seat] = player.hand
            player.knows += [
                1 << card if giver == seat else others
                for giver, card in zip(state.givers, state.row, strict=True)
            ]

    def prince(self, seat: int, district: str) -> None:
        """Put a prince into a district without its action."""
        self.state.players[seat].district = DISTRICTS.index(district)

    def turn(self, seat: int) -> None:
        """Give the turn to a seat."""
        self.state.active = seat

    def legal(self) -> list[str]:
        """What the one who must decide may do."""
        return [action.text for action in GAME.legal(self.state, self.actor())]

    def actor(self) -> int:
        """The one who must decide."""
        actors = GAME.actors(self.state)
        assert len(actors) == 1
        return actors[0]

    def do(self, *actions: str) -> None:
        """Let whoever must decide do these, one after the other."""
        for action in actions:
            GAME.apply(self.state, self.actor(), action, self.chance, self.events)

    def move(self, seat: int, steps: int) -> None:
        """Move a scout, then end the turn."""
        self.state.frames = [END_OF_TURN]
        move_scout(self.state, seat, steps, self.chance, self.events)
        advance(self.state, self.chance, self.events)

    def give_back(self, number: int) -> None:
        """Give the first cards of the hand back."""
        for _ in range(number):
            self.do(self.legal()[0])

    def asked(self) -> str:
        """The kind of the decision that waits."""
        return self.legal()[0].split()[0]

    def sound(self) -> None:
        """No invariant is broken."""
        assert list(GAME.rules.invariants(self.state)) == []
