"""What is true in every position of Cuzco."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tawantin.kernel.bits import members

from .board import VILLAGES
from .components import (
    ALL_FIELDS,
    CARD_COPIES,
    CARD_GOD,
    DICE,
    FEATHERED,
    FIELDS,
    GOD_CARDS,
    HOUSE_SLOTS,
    INTI,
    KHIPU,
    KHIPU_FIELDS,
    LAST_STATUS,
    PRIESTS,
    PUTUTU_TOKENS,
    ROUNDS,
    SETUP,
    SPACE_IDS,
    TASKS_KEPT,
    TEMPLE_INTI,
    TILE_ABILITY,
    TILE_KIND,
    TILES,
)
from .decisions.gods import NOBODY
from .mechanics.tasks import TASKS
from .mechanics.tray import numbers_in_hand
from .state import DICE_PHASE, FINAL_PHASE, SETUP_PHASE, Player, State, dice_on, stack


def invariants(state: State) -> Iterable[str]:
    """A sentence for each invariant that does not hold."""
    for seat, player in enumerate(state.players):
        yield from _player(state, seat, player)
    yield from _map(state)
    yield from _cards(state)
    yield from _tiles(state)
    yield from _tasks(state)
    yield from _capital(state)
    yield from _dice(state)


def _player(state: State, seat: int, player: Player) -> Iterator[str]:
    khipu = player.khipu.bit_count() + player.reserve + player.villages.bit_count()
    if khipu != KHIPU:
        yield f"seat {seat} has {khipu} khipu"
    if player.khipu & ~KHIPU_FIELDS:
        yield f"seat {seat} has khipu on fields that never hold any"
    if player.khipu & player.tiled:
        yield f"seat {seat} has khipu and tile on one field"
    if player.priests + state.temple[1:].count(seat) != PRIESTS:
        yield f"seat {seat} has lost or gained priests"
    if sum(player.goods) > state.round:
        yield f"seat {seat} has bought {sum(player.goods)} goods by round {state.round}"
    if player.headbands & ~FEATHERED[player.feathers]:
        yield f"seat {seat} has an active headband tile without feathers"
    if player.hand != numbers_in_hand(player):
        yield f"seat {seat} has cards other than its bit set says"
    gods = {CARD_GOD[number] for number in player.secret}
    if len(player.secret) > 2 or len(gods) != len(player.secret):
        yield f"seat {seat} has the secret cards {player.secret}"
    if min(player.food, player.offerings, player.inti, player.reserve, *player.points) < 0:
        yield f"seat {seat} owes something"
    if not 0 <= player.status <= LAST_STATUS:
        yield f"seat {seat} is on status field {player.status}"
    yield from _mask(seat, player)


def _mask(seat: int, player: Player) -> Iterator[str]:
    tiled = sum(1 << field for field in range(FIELDS) if player.tiles[field] >= 0)
    if tiled != player.tiled or player.up & ~tiled or tiled & ~ALL_FIELDS:
        yield f"seat {seat} has tiles where its bit sets have none"
    strengths = [0, 0]
    for field in members(tiled):
        tile = player.tiles[field]
        strengths[TILE_KIND[tile]] += 1 << 2 * TILE_ABILITY[tile]
    if strengths != player.strengths:
        yield f"seat {seat} has tiles other than its strengths say"


def _map(state: State) -> Iterator[str]:
    for place in VILLAGES:
        seats = stack(state.stacks[place])
        if len(set(seats)) != len(seats):
            yield f"place {place} has two khipu of one player"
        for seat, player in enumerate(state.players):
            if (seat in seats) is not bool(player.villages >> place & 1):
                yield f"place {place} and seat {seat} disagree about a khipu"


def _cards(state: State) -> Iterator[str]:
    counts = [a + b for a, b in zip(state.pile, state.discard, strict=True)]
    for number in state.open:
        counts[number] += 1
    counts[state.in_play] += 1
    for player in state.players:
        for number in player.known + player.secret:
            counts[number] += 1
    if counts[1:] != list(CARD_COPIES[1:]):
        yield f"the god cards are {counts[1:]}"
    shown = sum(1 << number for number in set(state.open) if number)
    if shown != state.shown:
        yield "the open cards are not those that their bit set says"
    if state.phase == SETUP_PHASE:
        return
    for god, numbers in enumerate(GOD_CARDS):
        idle = sum(state.pile[number] + state.discard[number] for number in numbers)
        if not state.open[god] and state.in_play not in numbers and idle:
            yield f"god {god} has no open card but {idle} that could be"


def _tiles(state: State) -> Iterator[str]:
    tiles = state.agriculture_pile + state.research_pile + state.tile_discard
    tiles += [tile for tile in state.houses if tile >= 0]
    for player in state.players:
        tiles += [tile for tile in player.tiles if tile >= 0]
    if sorted(tiles) != list(range(TILES)):
        yield "person tiles are missing or there twice"
    if len(state.agriculture_pile) != TILES // 2 - HOUSE_SLOTS * state.round:
        yield f"{len(state.agriculture_pile)} agriculture tiles are left in round {state.round}"
    housed = sum(1 << n for n, tile in enumerate(state.houses) if tile >= 0)
    if housed != state.housed:
        yield "the houses hold tiles other than their bit set says"


def _tasks(state: State) -> Iterator[str]:
    tasks = state.task_pile + state.palace + state.task_box + state.start_box
    for player in state.players:
        tasks += player.tasks + player.completed + player.boxed + player.draft
    if sorted(tasks) != list(range(len(TASKS))):
        yield "tasks are missing or there twice"
    most = TASKS_KEPT + 1
    """With the start task, until the first one is fulfilled and whenever one is taken."""
    for seat, player in enumerate(state.players):
        if len(player.completed) > state.round + (most if state.phase == FINAL_PHASE else 0):
            yield f"seat {seat} has completed {len(player.completed)} tasks"
        if SETUP_PHASE < state.phase < FINAL_PHASE and not (
            TASKS_KEPT <= len(player.tasks) <= most
        ):
            yield f"seat {seat} has {len(player.tasks)} open tasks"


def _capital(state: State) -> Iterator[str]:
    held = sum(player.inti for player in state.players)
    if state.temple_inti + held + state.inti_gone != INTI:
        yield "medallions are missing or too many"
    scored = state.round - (state.phase <= DICE_PHASE + 1)
    if state.temple_inti != TEMPLE_INTI - scored:
        yield f"the temple has {state.temple_inti} medallions in round {state.round}"
    if sorted(state.order) != list(range(state.seats)):
        yield f"the turn order is {state.order}"
    fields = [state.players[seat].status for seat in state.ranking]
    if sorted(state.ranking) != list(range(state.seats)) or fields != sorted(fields, reverse=True):
        yield f"the status ranking is {state.ranking} on fields {fields}"
    if len(state.market) != SETUP[state.seats].columns * ROUNDS:
        yield "the market has changed its size"
    if state.pututu:
        for token, supply in enumerate(SETUP[state.seats].pututu):
            out = sum(player.pututu[token] for player in state.players)
            if state.pututu[token] + out != supply or supply > PUTUTU_TOKENS[token]:
                yield f"pututu tokens of kind {token} are missing or too many"


def _dice(state: State) -> Iterator[str]:
    placed = [0] * state.seats
    for space, packed in enumerate(state.dice):
        dice = dice_on(packed)
        for seat, _ in dice:
            placed[seat] += 1
        lowest = min([face for _, face in dice], default=7)
        if lowest != state.lowest[space]:
            yield f"the lowest die on {SPACE_IDS[space]} is {lowest}"
    if state.phase == SETUP_PHASE:
        return
    for seat, player in enumerate(state.players):
        if placed[seat] + len(player.dice) != DICE:
            yield f"seat {seat} has {placed[seat]} dice placed and {len(player.dice)} left"
    if state.temple[0] != NOBODY:
        yield "a priest stands below the temple"
