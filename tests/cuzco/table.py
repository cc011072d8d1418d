"""A Cuzco table laid out for a test: default map, seat 0 first, nobody holds a god card."""

from __future__ import annotations

from tawantin.games.cuzco import GAME
from tawantin.games.cuzco.board import PLACE_IDS
from tawantin.games.cuzco.components import (
    CARD_GOD,
    FEATHER_IDS,
    MASKS,
    SPACE_IDS,
    TILE_IDS,
)
from tawantin.games.cuzco.decisions.flow import (
    AbilityTurns,
    DiceTurns,
    FinalTurns,
    MarketTurns,
    PalaceTurns,
)
from tawantin.games.cuzco.decisions.phase_three import TaskStep
from tawantin.games.cuzco.decisions.phase_two import PhaseTwo
from tawantin.games.cuzco.decisions.place import Place
from tawantin.games.cuzco.mechanics.moves import lay_khipu, put_die, put_tile
from tawantin.games.cuzco.mechanics.tasks import TASK_IDS
from tawantin.games.cuzco.mechanics.tray import numbers_in_hand
from tawantin.games.cuzco.state import Player, State
from tawantin.kernel.chance import LiveChance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import advance

GAME_OF_CUZCO = GAME.game
CHANCE = LiveChance(11)


class Table:
    """A position with handles to change it and to act on it."""

    def __init__(self, seats: int = 4, **options: bool | int | str) -> None:
        options.setdefault("map_mode", "default")
        self.state: State = GAME_OF_CUZCO.new(seats, options, LiveChance(5))
        self.chance = LiveChance(11)
        while not isinstance(self.state.frames[-1], Place):
            seat = GAME_OF_CUZCO.actors(self.state)[0]
            self.do(GAME_OF_CUZCO.legal(self.state, seat)[0].text)
        state = self.state
        state.order = list(range(seats))
        state.ranking = list(range(seats))
        state.frames = [DiceTurns(1), Place(0, False, False, 0)]
        for seat, player in enumerate(state.players):
            for number in player.secret:
                state.pile[number] += 1
            player.secret = []
            player.hand = 0
            player.feathers = 0
            player.points = [seat] + [0] * (len(player.points) - 1)
        # No card of the tray may get in the way: 03 and 04 are never offered in phases I and II.
        self.show(3, 4, 0, 0, 0)

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def score(self, seat: int = 0) -> int:
        return sum(self.player(seat).points)

    def options(self) -> list[str]:
        state = self.state
        return [a.text for a in GAME_OF_CUZCO.legal(state, GAME_OF_CUZCO.actors(state)[0])]

    def asked(self) -> int:
        return GAME_OF_CUZCO.actors(self.state)[0]

    def do(self, *texts: str) -> EventLog:
        events = EventLog()
        for text in texts:
            seat = GAME_OF_CUZCO.actors(self.state)[0]
            GAME_OF_CUZCO.apply(self.state, seat, text, self.chance, events)
        return events

    def healthy(self) -> None:
        assert list(GAME_OF_CUZCO.rules.invariants(self.state)) == []

    def dice(self, *faces: int, seat: int = 0) -> None:
        self.player(seat).dice = list(faces)

    def on_space(self, space: str, *faces: int, seat: int = 1) -> None:
        for face in faces:
            put_die(self.state, seat, face, SPACE_IDS.index(space))

    def lowest(self, space: str) -> int:
        return self.state.lowest[SPACE_IDS.index(space)]

    def show(self, *numbers: int) -> None:
        """Lay these cards open, one a god in order; 0 stands for none."""
        state = self.state
        for god, number in enumerate(numbers):
            old = state.open[god]
            if old:
                state.pile[old] += 1
            if number:
                state.pile[number] -= 1
            state.open[god] = number
        state.shown = sum(1 << number for number in state.open if number)

    def give(self, *numbers: int, seat: int = 0, secret: bool = False) -> None:
        player = self.player(seat)
        for number in numbers:
            self.state.pile[number] -= 1
            (player.secret if secret else player.known).append(number)
        player.hand = numbers_in_hand(player)

    def tile(self, *tiles: str, seat: int = 0, down: bool = False) -> None:
        """Put tiles on the mask, out of whatever pile or house they lie in."""
        for tile in tiles:
            number = TILE_IDS.index(tile)
            self._take_out(number)
            put_tile(self.state, seat, number, 0, None)
        if down:
            self.player(seat).up = 0

    def _take_out(self, tile: int) -> None:
        state = self.state
        pile = state.agriculture_pile if tile < 36 else state.research_pile
        if tile in pile:
            pile.remove(tile)
        elif tile in state.houses:
            house = state.houses.index(tile)
            # Another of the kind takes its slot.
            state.houses[house] = pile.pop()

    def house(self, kind: str, slot: int, tile: str) -> None:
        number, house = TILE_IDS.index(tile), slot - 1 + (6 if kind == "research" else 0)
        self._take_out(number)
        pile = self.state.agriculture_pile if number < 36 else self.state.research_pile
        pile.append(self.state.houses[house])
        self.state.houses[house] = number

    def discard_tile(self, tile: str) -> None:
        number = TILE_IDS.index(tile)
        self._take_out(number)
        self.state.tile_discard.append(number)

    def free_fields(self, count: int, seat: int = 0) -> None:
        """Move khipu to the reserve until that many fields are free."""
        player = self.player(seat)
        while player.free.bit_count() < count:
            player.khipu &= player.khipu - 1
            player.reserve += 1

    def feathers(self, colour: str, count: int, seat: int = 0) -> None:
        player = self.player(seat)
        wanted = FEATHER_IDS.index(colour)
        slots = [slot for slot in range(12) if MASKS[player.mask][slot] == wanted]
        for slot in slots[:count]:
            player.feathers |= 1 << slot

    def runner(self, place: str, seat: int = 0) -> None:
        self.player(seat).runner = PLACE_IDS.index(place)

    def khipu(self, *places: str, seat: int = 0) -> None:
        for place in places:
            assert lay_khipu(self.state, seat, PLACE_IDS.index(place), None)

    def priests(self, *steps: int, seat: int = 0) -> None:
        for step in steps:
            self.state.temple[step] = seat
            self.player(seat).priests -= 1

    def tasks(self, *tasks: str, seat: int = 0) -> None:
        """Give a player exactly these open tasks; they come from wherever they are."""
        state, player = self.state, self.player(seat)
        state.task_pile += player.tasks
        player.tasks = []
        for name in tasks:
            task = TASK_IDS.index(name)
            for pool in (
                state.task_pile,
                state.palace,
                state.start_box,
                *[other.tasks for other in state.players],
                *[other.boxed for other in state.players],
            ):
                if task in pool:
                    pool.remove(task)
                    if pool is state.palace:
                        pool.append(state.task_pile.pop())
            player.tasks.append(task)

    def turn(self, seat: int = 0) -> None:
        """It is the seat's turn to place a die."""
        self.state.inti_used = 0
        self.state.frames = [DiceTurns(1), Place(seat, False, False, 0)]

    def phase_two(self, seat: int = 0) -> None:
        self.state.phase = 2
        self.state.frames = [AbilityTurns(1), PhaseTwo(seat, (0, 0), (1, 1), (False, False), 0)]

    def palace(self, seat: int = 0) -> None:
        self.state.phase = 4
        self.state.frames = [PalaceTurns(1), TaskStep(seat, False)]

    def market(self) -> None:
        self.state.phase = 3
        self.state.frames = [MarketTurns(0)]
        self.run()

    def final(self, seat: int = 0) -> None:
        self.state.round, self.state.phase = 6, 5
        self.state.frames = [FinalTurns(4), TaskStep(seat, True)]

    def run(self) -> None:
        advance(self.state, self.chance, None)

    def god_of(self, number: int) -> int:
        return self.state.open[CARD_GOD[number]]
