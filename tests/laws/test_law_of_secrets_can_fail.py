"""Law 6 sees every way to give something hidden away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.laws import toy
from tests.laws.broken import LAW, violation
from tests.laws.toy import KEEP, ROLL, Choose, Position, Turn

import tawantin
from tawantin import (
    Action,
    Chance,
    EventLog,
)
from tawantin.games.cuzco.mechanics import tray
from tawantin.kernel.build import is_compiled
from tawantin.kernel.features import Features
from tawantin.kernel.laws import run

# Law 6


def test_law_6_sees_a_view_that_shows_a_hidden_hand() -> None:
    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.hand = list(state.players[0].hand)
        return shown

    violated = violation(toy.make(view=view), 6)
    assert violated.law == 6
    assert "differs in hand" in violated.sentence


def test_law_6_sees_a_list_that_gives_a_hidden_card_away() -> None:
    class Telling(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [ROLL, KEEP] if 0 in state.deck else [ROLL]

    assert "legal actions differ in keep" in violation(toy.make(turn=Telling), 6).sentence


def test_law_6_sees_a_secret_event_told_to_all() -> None:
    class Gossip(Turn):
        __slots__ = ()

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            super().draw(state, seat, chance, None)
            if events is not None:
                events.tell(toy.Drew(seat, state.players[seat].hand[-1]))

    assert "an event shows" in violation(toy.make(turn=Gossip), 6).sentence


def test_law_6_sees_a_dealt_card_told_to_all_while_the_game_is_set_up() -> None:
    start = toy.make().rules.start

    def gossiping(seats: int, options: Any, chance: Chance, events: EventLog | None) -> Position:
        state: Position = start(seats, options, chance, events)
        if events is not None:
            events.tell(toy.Drew(0, state.players[0].hand[0]))
        return state

    assert "an event of the setup shows" in violation(toy.make(start=gossiping), 6).sentence


def test_law_6_sees_that_something_was_shown_without_saying_so() -> None:
    class Sly(EventLog):
        __slots__ = ()

        def reveal(self) -> None:
            pass

    class Showing(Choose):
        __slots__ = ()

        def show(self, state: Position, events: EventLog | None) -> None:
            super().show(state, Sly())

    assert "events.reveal()" in violation(toy.make(choose=Showing), 6).sentence


class Playing(Turn):
    """The winner may play cards from the hand, openly, before rolling or keeping."""

    __slots__ = ()
    says_so: ClassVar[bool] = True

    def legal(self, state: Position, seat: int) -> Sequence[Action]:
        return [*(toy.LAY[card] for card in sorted(state.players[seat].hand)), ROLL, KEEP]

    def apply(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action in (ROLL, KEEP):
            super().apply(state, seat, action, chance, events)
            return
        state.players[seat].hand.remove(action.index)
        state.seen.append(action.index)
        if events is not None and self.says_so:
            events.reveal()


class PlayingSecretly(Playing):
    __slots__ = ()
    says_so = False


def test_law_6_sees_a_hidden_card_played_openly_without_saying_so() -> None:
    """In other worlds the card is not in that hand: the action itself tells what was hidden."""
    assert run(toy.make(turn=Playing), 3, games=20, laws=[LAW[6]]).violation is None
    violated = violation(toy.make(turn=PlayingSecretly), 6)
    assert "could do it, which was hidden" in violated.sentence
    assert "events.reveal()" in violated.sentence


@pytest.mark.skipif(is_compiled(), reason="a function of a compiled module cannot be replaced")
def test_law_6_sees_a_secret_god_card_of_cuzco_played_without_saying_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = tray._spend_from_hand

    def sly(player: Any, number: int, events: EventLog | None) -> None:
        honest(player, number, None)

    monkeypatch.setattr(tray, "_spend_from_hand", sly)
    violated = violation(tawantin.game("cuzco"), 6, games=20)
    assert "hand" in violated.sentence
    assert "events.reveal()" in violated.sentence


def test_law_6_sees_a_redeal_that_changes_the_state() -> None:
    def redeal(state: Position, seat: int | None, chance: Chance) -> Position:
        new = toy.redeal(state, seat, chance)
        state.deck.reverse()
        return new

    assert "changed the state" in violation(toy.make(redeal=redeal), 6).sentence


def test_law_6_sees_a_redeal_that_loses_a_card() -> None:
    def redeal(state: Position, seat: int | None, chance: Chance) -> Position:
        new = toy.redeal(state, seat, chance)
        new.deck.pop()
        return new

    assert "redealt for seat 0, the cards are" in violation(toy.make(redeal=redeal), 6).sentence


def test_law_6_sees_a_redealt_game_that_cannot_be_played() -> None:
    def redeal(state: Position, seat: int | None, chance: Chance) -> Position:
        new = toy.redeal(state, seat, chance)
        new.rounds += 100 * (seat is None)
        return new

    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.rounds = 0
        return shown

    class Stubborn(Turn):
        __slots__ = ()

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            if state.rounds > 50:
                raise ZeroDivisionError("too many rounds")
            super().draw(state, seat, chance, events)

    game = toy.make(turn=Stubborn, redeal=redeal, view=view)
    sentence = violation(game, 6, games=300).sentence
    assert "redealt for the spectator" in sentence
    assert "raises ZeroDivisionError: too many rounds" in sentence


def test_law_6_sees_a_redeal_that_deals_nothing_anew() -> None:
    game = toy.make(redeal=lambda state, seat, chance: state.copy())
    assert "never changes" in violation(game, 6).sentence


def test_law_6_sees_a_feature_that_peeks() -> None:
    """An evaluation would be learned from what the seat cannot know."""

    def of_seats(state: Position) -> list[list[float]]:
        return [[float(sum(player.hand))] for player in state.players]

    peeking: Features[Position] = Features(
        ("hand",), (), (), of_seats, lambda state: [], ("all",), lambda state: 0, Path("nowhere")
    )
    sentence = violation(toy.make(features=peeking), 6).sentence
    assert "its feature rivals_hand is" in sentence
