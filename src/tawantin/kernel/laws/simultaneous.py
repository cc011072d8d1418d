"""Law 9: simultaneous choices arrive in any order, and nobody sees one before all are in."""

from __future__ import annotations

from typing import Any

from ..actions import Action
from ..chance import RecordingChance, ReplayChance
from ..events import Event, EventLog
from .trial import Broken, Law, who

_WORLDS = 3
"""In how many ways a seat chooses, to compare what the others see."""
_MOST_STEPS = 500
"""More small steps than any simultaneous choice takes."""


class Simultaneous(Law):
    """The order of arrival does not matter, and the others see only who has finished."""

    number = 9
    name = "simultaneous choices: any order of arrival, and nobody sees one before all are in"
    share = 0.15

    def position(self) -> None:
        state = self.trial.state
        if not state.frames or not state.frames[-1].simultaneous:
            return
        actors = self.game.actors(state)
        if len(actors) < 2 or not self.sampled():
            return
        self._check_order()
        self._check_secrecy(self.random.choice(actors))

    def _check_order(self) -> None:
        """Let the steps of all seats arrive in another order."""
        state = self.trial.state.copy()
        arrived, outcomes = self._play_to_the_end_of_the_choice(state)
        other = self.trial.state.copy()
        chance = ReplayChance(outcomes)
        shuffled = self._shuffled(arrived)
        for seat, action in shuffled:
            if action not in self.game.legal(other, seat):
                raise Broken(
                    f"{action.text!r} by seat {seat} is not possible if {_in_words(shuffled)} "
                    f"arrive in this order instead of {_in_words(arrived)}"
                )
            self.game.apply(other, seat, action, chance)
        chance.finish()
        self.checks += 1
        if other != state:
            raise Broken(
                f"another position is reached if {_in_words(shuffled)} arrive in this order "
                f"instead of {_in_words(arrived)}"
            )

    def _play_to_the_end_of_the_choice(
        self, state: Any
    ) -> tuple[list[tuple[int, Action]], list[int]]:
        kind, depth = type(state.frames[-1]), len(state.frames)
        chance = RecordingChance(self.chance)
        arrived: list[tuple[int, Action]] = []
        actors = self.game.actors(state)
        while len(arrived) < _MOST_STEPS:
            seat = self.random.choice(actors)
            action = self.random.choice(self.game.legal(state, seat))
            events = EventLog()
            self.game.apply(state, seat, action, chance, events)
            arrived.append((seat, action))
            left = self.game.actors(state)
            same = len(state.frames) == depth and type(state.frames[-1]) is kind
            if not same or events.revealed or not set(left) <= set(actors):
                return arrived, chance.take()
            actors = left
        raise Broken(f"{kind.__name__} is not finished after {_MOST_STEPS} steps")

    def _shuffled(self, arrived: list[tuple[int, Action]]) -> list[tuple[int, Action]]:
        """Another order of arrival in which each seat's own steps keep theirs."""
        queues: dict[int, list[Action]] = {}
        for seat, action in arrived:
            queues.setdefault(seat, []).append(action)
        order = [seat for seat, _ in arrived]
        self.random.shuffle(order)
        return [(seat, queues[seat].pop(0)) for seat in order]

    def _check_secrecy(self, seat: int) -> None:
        """Let the seat choose in several ways; the others must not see which."""
        others = [viewer for viewer in self.trial.viewers if viewer != seat]
        first: dict[int | None, tuple[Any, list[Event]]] = {}
        for world in range(_WORLDS):
            state = self.trial.state.copy()
            log = self._finish_alone(state, seat, [] if world else others)
            for viewer in others:
                seen = self.game.view(state, viewer), log.seen_by(viewer)
                view, events = first.setdefault(viewer, seen)
                self.checks += 1
                if seen[0] != view:
                    raise Broken(f"{who(viewer)} sees what seat {seat} chose before all are in")
                if seen[1] != events:
                    raise Broken(
                        f"an event tells {who(viewer)} what seat {seat} chose before all are in"
                    )

    def _finish_alone(self, state: Any, seat: int, others: list[int | None]) -> EventLog:
        """Take all small steps of the seat; until the last one the others see nothing."""
        before = {viewer: self.game.view(state, viewer) for viewer in others}
        log = EventLog()
        for _ in range(_MOST_STEPS):
            action = self.random.choice(self.game.legal(state, seat))
            self.game.apply(state, seat, action, self.chance, log)
            if seat not in self.game.actors(state):
                return log
            for viewer in others:
                if log.seen_by(viewer) or self.game.view(state, viewer) != before[viewer]:
                    raise Broken(
                        f"{who(viewer)} sees {action.text!r} by seat {seat}, "
                        "which has not finished its choice"
                    )
        raise Broken(f"seat {seat} has not finished after {_MOST_STEPS} steps")


def _in_words(steps: list[tuple[int, Action]]) -> str:
    return ", ".join(f"{seat}: {action.text}" for seat, action in steps[:12])
