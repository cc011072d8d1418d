"""Let people try to gain time, or to go back without the others' consent, in many random games.

    python bench/liberties.py --games 20000

Each game has a live clock or one in days. Three people do whatever they may: decide, take back,
leave, come back, ask to go back, agree, refuse, give up, let time pass. After everything they did:

* nobody has more time left than before, but for the increment of a decision, a turn that begins,
  or the minute after their time was up;
* who was away while others waited for a decision of theirs, and came back before the bot made it,
  has used that time;
* the game went back only if everybody else had agreed to it there, those who were away too, and
  never from a position from which somebody had refused to.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.progress import track
from tests.nim_game import GAME
from tests.tables.people import ANA, BO, CID, started

import tawantin
from tawantin.tables import Clock, Refusal, Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.clock import LEAST_ON_RETURN

PEOPLE = (ANA, BO, CID)
CLOCKS = (Clock("live", bank=10), Clock("live", bank=60, increment=5), Clock("days", days=1))
PASSING = (*[0, 10, 1000, 3000] * 5, 9000, 70_000, 90_000_000)
"""Milliseconds that may pass between two things that people do."""
BOTS_DECIDE = 0.2
STEPS = 80
LEVEL = "easy"


class Evening:
    """One game, and what its people have tried."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser
        self.now = 0
        self.table: Table = started(len(PEOPLE), chooser.choice(CLOCKS))
        self.refused_from: set[int] = set()
        self.done: Counter[str] = Counter()

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has now."""
        assert self.table.clocks is not None
        return self.table.clocks.left_at(seat, self.now) or 0

    def step(self) -> None:
        """Let time pass, then let somebody do something, and see what it brought."""
        self.now += self.chooser.choice(PASSING)
        self.time_passes()
        if self.table.status != "playing":
            return
        seat = self.chooser.randrange(len(PEOPLE))
        name = self.chooser.choice(sorted(TRIES))
        before = [self.left(one) for one in range(len(PEOPLE))]
        turns = set(self.table.actors())
        moves, question = self.table.moves(), self.table.question
        away = self.table.seats[seat].away, self.table.seats[seat].timed_out
        with contextlib.suppress(Refusal):
            TRIES[name](self, seat)
            self.done[name] += 1
            self.nobody_gained(name, seat, before, turns, away[1])
            if self.table.moves() < moves and name in ("ask", "agree", "refuse"):
                self.went_back(seat, moves, question.seat if question else seat)
            elif name == "refuse" and question is not None and seat != question.seat:
                self.refused_from.add(moves)
            elif name == "play":
                self.refused_from = {one for one in self.refused_from if one < moves}

    def time_passes(self) -> None:
        """Clocks run out; now and then the bots of those who are away decide."""
        r.time_out(self.table, LEVEL, self.now)
        if self.chooser.random() < BOTS_DECIDE:
            for seat, _ in self.table.bots_to_move():
                if self.table.question is None and seat in self.table.actors():
                    self.decide(seat, person=False)

    def decide(self, seat: int, person: bool = True) -> None:
        """A random legal move."""
        assert self.table.match is not None
        if seat not in self.table.actors():
            raise Refusal("not_your_turn", "It is not this seat's turn.")
        legal = self.table.game.legal(self.table.match.state, seat)
        text = self.chooser.choice(legal).text
        who = PEOPLE[seat] if person else None
        r.play(self.table, who, seat, self.table.seq, text, self.now)

    def nobody_gained(
        self, name: str, seat: int, before: list[int], turns: set[int], timed_out: bool
    ) -> None:
        """No clock shows more than before, but where the rules of clocks say so."""
        settings = self.table.clock_settings
        for one in range(len(PEOPLE)):
            allowed = before[one]
            if name == "play" and one == seat:
                allowed += settings.increment * 1000
            if name == "back" and one == seat and timed_out:
                allowed = max(allowed, LEAST_ON_RETURN)
            begins = one not in turns or one not in self.table.actors() or name in ("play", "ask")
            if settings.kind == "days" and (begins or name in ("agree", "undo") or timed_out):
                continue  # turns begin and end: see tests/tables/test_clocks.py for each of these
            assert self.left(one) <= allowed, f"{name} by {seat} gave {one} time"

    def went_back(self, seat: int, moves: int, asker: int) -> None:
        """The game was taken back by consent: all the others have agreed."""
        assert moves not in self.refused_from, "somebody had refused to go back from there"
        others = [
            one
            for one, sits in enumerate(self.table.seats)
            if sits.player not in (None, PEOPLE[asker].id) and not sits.conceded
        ]
        assert all(one == seat or one in self.agreed for one in others), "somebody was not asked"
        self.refused_from.clear()  # all agree to begin again from there, so all may be asked again

    @property
    def agreed(self) -> set[int]:
        """Who has agreed since the last question was asked."""
        seats: set[int] = set()
        for change in reversed(self.table.fresh):
            if isinstance(change, c.UndoAnswered) and change.agree:
                seats.add(change.seat)
            elif isinstance(change, c.UndoAsked):
                return seats
        return seats


def leave_and_return(evening: Evening, seat: int) -> None:
    """Go away and come back before the bot has decided: the time between is used."""
    table, at = evening.table, evening.now
    due = seat in table.actors() and table.others_play(seat)
    stood = evening.left(seat)
    r.leave(table, PEOPLE[seat], seat, LEVEL, at)
    evening.now += evening.chooser.choice((10, 5000, 50_000))
    r.time_out(table, LEVEL, evening.now)
    r.come_back(table, PEOPLE[seat], seat, evening.now)
    if due:
        assert evening.left(seat) <= max(0, stood - (evening.now - at)), "being away gave time"


TRIES: dict[str, Callable[[Evening, int], None]] = {
    "play": Evening.decide,
    "undo": lambda e, seat: r.undo(e.table, PEOPLE[seat], seat, e.table.seq, e.now),
    "leave": lambda e, seat: r.leave(e.table, PEOPLE[seat], seat, LEVEL, e.now),
    "back": lambda e, seat: r.come_back(e.table, PEOPLE[seat], seat, e.now),
    "leave and return": leave_and_return,
    "ask": lambda e, seat: r.ask_undo(e.table, PEOPLE[seat], seat, None, e.now),
    "agree": lambda e, seat: r.answer_undo(e.table, PEOPLE[seat], seat, True, e.now),
    "refuse": lambda e, seat: r.answer_undo(e.table, PEOPLE[seat], seat, False, e.now),
}


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tawantin.register(GAME)
    done: Counter[str] = Counter()
    for number in track(range(arguments.games), "games"):
        evening = Evening(random.Random(arguments.seed * 1_000_003 + number))
        for _ in range(STEPS):
            if evening.table.status != "playing":
                break
            evening.step()
        done += evening.done
    print(f"{arguments.games} games, nobody gained time or went back alone: {dict(done)}")


if __name__ == "__main__":
    main()
