"""Phase II: one research ability and one agriculture ability each, and cards 01, 11, 15."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import DONE, PLAYS, USE, USE_BOOSTED, played
from ..components import ABILITIES, ABILITY_IDS, AGRICULTURE, BY_STRENGTH, KIND_IDS, RESEARCH
from ..mechanics.tray import pay_and_put_away, payable, sources, tell_hint
from ..state import State
from .abilities import EFFECTS, strength, usable
from .gods import EFFECT_01, may_01, may_11_15

_CARD_OF: Final = {11: RESEARCH, 15: AGRICULTURE}
_CARDS: Final = 1 << 1 | 1 << 11 | 1 << 15


USES: Final[dict[int, tuple[int, int, bool]]] = {
    choices[kind][ability].index: (kind, ability, choices is USE_BOOSTED)
    for choices in (USE, USE_BOOSTED)
    for kind in (AGRICULTURE, RESEARCH)
    for ability in range(ABILITIES)
}
"""By index of a `use` action: kind, ability, whether card 01 strengthens it."""


def _with(values: tuple[int, ...], kind: int, value: int) -> tuple[int, int]:
    return (value, values[1]) if kind == 0 else (values[0], value)


@dataclass(slots=True)
class PhaseTwo(Frame):
    """Which ability to use next; tuples are by kind."""

    seat: int
    used: tuple[int, int]
    """The abilities used in this turn, as bit sets."""
    left: tuple[int, int]
    """How many uses are left."""
    boost: tuple[bool, bool]
    """Whether card 01 still strengthens a use."""
    played: int
    """The cards played in this turn, as a bit set."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Ends by itself when nothing can be done."""
        if events is not None and not self._uses(state):
            for number in (1, 11, 15):
                tell_hint(state, self.seat, number, events)
        if self.waits(state):
            return True
        state.frames.pop()
        return False

    def _uses(self, state: State) -> bool:
        """Whether an ability can be used now, whatever cards are in hand."""
        return any(action.kind == "use" for action in self.legal(state, self.seat))

    def waits(self, state: State) -> bool:
        """Whether there is anything but to end."""
        player = state.players[self.seat]
        for kind in (AGRICULTURE, RESEARCH):
            if self.left[kind] and player.strengths[kind]:
                plain, boosted = usable(state, player, kind, self.used[kind])
                if plain or (boosted and self.boost[kind]):
                    return True
        if not payable(state, player) & ~self.played & _CARDS:
            return False
        return len(self.legal(state, self.seat)) > 1

    def actors(self, state: State) -> tuple[int, ...]:
        """The player whose turn it is."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every usable ability, plain and boosted, and the cards."""
        player = state.players[seat]
        left, boost, used = self.left, self.boost, self.used
        cards = payable(state, player) & ~self.played & _CARDS
        farming = learning = (0, 0)
        if left[AGRICULTURE] or cards >> 15 & 1:
            farming = usable(state, player, AGRICULTURE, used[AGRICULTURE])
        if left[RESEARCH] or cards >> 11 & 1:
            learning = usable(state, player, RESEARCH, used[RESEARCH])
        actions = [DONE]
        if cards:
            actions += self._cards(state, cards, farming, learning)
        if left[AGRICULTURE]:
            actions += USE[AGRICULTURE].of(farming[0])
        if left[RESEARCH]:
            actions += USE[RESEARCH].of(learning[0])
        if left[AGRICULTURE] and boost[AGRICULTURE]:
            actions += USE_BOOSTED[AGRICULTURE].of(farming[1])
        if left[RESEARCH] and boost[RESEARCH]:
            actions += USE_BOOSTED[RESEARCH].of(learning[1])
        return actions

    def _cards(
        self, state: State, cards: int, farming: tuple[int, int], learning: tuple[int, int]
    ) -> list[Action]:
        """Ways to play 01, 11 and 15, of those that can be paid for and were not played yet."""
        actions: list[Action] = []
        left, boost, seat = self.left, self.boost, self.seat
        if cards >> 1 & 1 and may_01(left, (farming[1], learning[1])):
            actions += PLAYS[0][sources(state, seat, 1)]
        if cards >> 11 & 1 and may_11_15(left[RESEARCH], *learning, boost[RESEARCH]):
            actions += PLAYS[10][sources(state, seat, 11)]
        if cards >> 15 & 1 and may_11_15(left[AGRICULTURE], *farming, boost[AGRICULTURE]):
            actions += PLAYS[14][sources(state, seat, 15)]
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Use the ability or the card."""
        if action is DONE:
            state.frames.pop()
            return
        use = USES.get(action.index)
        if use is not None:
            self._use(state, *use, events)
            return
        number, source = played(action)
        left, boost = self.left, self.boost
        if number == 1:
            boost = EFFECT_01
        else:
            kind = _CARD_OF[number]
            left = _with(left, kind, left[kind] + 1)
        state.frames[-1] = PhaseTwo(seat, self.used, left, boost, self.played | 1 << number)
        pay_and_put_away(state, seat, number, source, chance, events)

    def _use(
        self, state: State, kind: int, ability: int, boosted: bool, events: EventLog | None
    ) -> None:
        seat, boost = self.seat, self.boost
        if boosted:
            boost = (False, boost[1]) if kind == 0 else (boost[0], False)
        used = _with(self.used, kind, self.used[kind] | 1 << ability)
        left = _with(self.left, kind, self.left[kind] - 1)
        tiles = strength(state.players[seat], kind, ability) + boosted
        state.frames[-1] = PhaseTwo(seat, used, left, boost, self.played)
        if events is not None:
            events.tell(event.AbilityUsed(seat, KIND_IDS[kind], ABILITY_IDS[ability], tiles))
        EFFECTS[ability](state, seat, BY_STRENGTH[ability][tiles], events)


FRESH: Final = tuple(PhaseTwo(seat, (0, 0), (1, 1), (False, False), 0) for seat in range(4))
"""A phase-II turn about to begin, by seat."""
