"""For every law, toy games that break it in one place: the law must see it, and say where."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.laws import toy
from tests.laws.toy import DONE, KEEP, ROLL, Choose, Player, Position, Turn

import tawantin
from tawantin import (
    Action,
    ActionTable,
    BadOption,
    BadSeats,
    Cause,
    Chance,
    EventLog,
    Game,
    LiveChance,
    Match,
    Outcome,
    Reason,
    replay,
)
from tawantin.games.cuzco.mechanics import tray
from tawantin.kernel.build import is_compiled
from tawantin.kernel.features import Features
from tawantin.kernel.laws import LAWS, Violation, option_sets, run
from tawantin.kernel.reasons import WRONG_MOMENT
from tawantin.kernel.record import Record

LAW = {law.number: law for law in LAWS}


def violation(game: Game[Any], *numbers: int, games: int = 60) -> Violation:
    """What these laws find, alone, in a broken game."""
    laws = [LAW[number] for number in numbers] or LAWS
    for seats in (3, 2):
        report = run(game, seats, games=games, seed=1, laws=laws)
        if report.violation is not None:
            return report.violation
    raise AssertionError("the laws did not notice")


def test_the_sound_toy_keeps_every_law_and_every_law_is_really_checked() -> None:
    game = toy.make()
    for seats in game.about.seats:
        for options in option_sets(game).values():
            report = run(game, seats, options, games=30)
            assert report.violation is None, str(report.violation)
            assert report.games == 30
            assert min(report.checks.values()) > 0


def test_option_sets_are_the_defaults_the_presets_and_the_games_own() -> None:
    assert option_sets(toy.make()) == {
        "default": {},
        "short": {"preset": "short"},
        "rounds=4": {"rounds": 4},
    }


# Law 1


def test_law_1_sees_a_game_longer_than_its_bound() -> None:
    found = violation(toy.make(most_decisions=lambda seats: 5), 1)
    assert (found.law, found.decision) == (1, 5)


def test_law_1_sees_a_game_that_never_ends() -> None:
    class Endless(Turn):
        __slots__ = ()

        def apply(
            self, state: Position, seat: int, action: Action, chance: Chance, events: Any
        ) -> None:
            state.frames[-1] = type(self)(1 - seat)

    assert violation(toy.make(turn=Endless), 1).law == 1
    assert violation(toy.make(turn=Endless), 8).law == 1, "whichever laws look, the trial ends"


# Law 2


@pytest.mark.parametrize(
    ("listed", "sentence"),
    [
        ([KEEP, ROLL], "not sorted"),
        ([ROLL, ROLL], "not sorted"),
        ([], "no legal action"),
        ([DONE, ROLL], "raises ValueError"),
    ],
)
def test_law_2_sees_a_bad_list(listed: list[Action], sentence: str) -> None:
    class Bad(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return listed

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            if action is DONE:
                raise ValueError("what is done?")
            super().score(state, seat, action, *rest)

    found = violation(toy.make(turn=Bad), 2)
    assert found.law == 2
    assert sentence in found.sentence


def test_law_2_sees_a_foreign_action() -> None:
    foreign = ActionTable("foreign").add("roll")

    class Foreign(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [foreign]

    assert "not the action of the table" in violation(toy.make(turn=Foreign), 2).sentence


def test_law_2_sees_a_list_that_changes_when_asked_again() -> None:
    asked = itertools.count()

    class Moody(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [ROLL, KEEP] if next(asked) % 2 else [ROLL]

    assert "asks again" in violation(toy.make(turn=Moody), 2).sentence


def test_law_2_sees_a_list_that_the_rules_change_later() -> None:
    memory = [ROLL, KEEP]

    class Spoiling(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return memory

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            memory.clear()
            super().score(state, seat, action, *rest)

    assert "changed the list" in violation(toy.make(turn=Spoiling), 2).sentence


def test_law_2_sees_that_asking_changes_the_state() -> None:
    class Nosy(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            state.rounds = 3
            return [ROLL, KEEP]

    assert "changed the state" in violation(toy.make(turn=Nosy), 2).sentence


@pytest.mark.parametrize(
    ("actors", "sentence"),
    [((0, 1), "not simultaneous"), ((), "waits for nobody"), ((7,), "not seats")],
)
def test_law_2_sees_wrong_actors(actors: tuple[int, ...], sentence: str) -> None:
    class Wrong(Turn):
        __slots__ = ()

        def actors(self, state: Position) -> tuple[int, ...]:
            return actors

    assert sentence in violation(toy.make(turn=Wrong), 2).sentence


def test_law_2_sees_an_error_in_the_game_that_is_played() -> None:
    class Crashing(Turn):
        __slots__ = ()

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            raise IndexError("no card")

    found = violation(toy.make(turn=Crashing), 7)
    assert (found.law, found.sentence) == (2, "IndexError: no card")
    assert "in draw" in found.trace


@pytest.mark.skipif(is_compiled(), reason="methods of compiled classes cannot be replaced")
def test_law_2_sees_a_kernel_that_lets_an_unlisted_action_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def careless(game: Game[Any], state: Any, seat: int, action: Any, *rest: Any) -> None:
        if isinstance(action, Action) and seat in game.actors(state):
            game.step(state, seat, action, *rest)
        else:
            proper(game, state, seat, action, *rest)

    proper = Game.apply
    monkeypatch.setattr(Game, "apply", careless)
    assert violation(toy.make(), 2).law == 2


# Law 3


def test_law_3_sees_a_shared_list() -> None:
    @dataclass(slots=True)
    class Sharing(Position):
        def copy(self) -> Sharing:
            players = [player.copy() for player in self.players]
            return Sharing(self.frames[:], self.rounds, self.deck, self.seen[:], players)

    assert violation(toy.make(state=Sharing)).law == 3
    assert "shares state.deck" in violation(toy.make(state=Sharing), 3).sentence


def test_law_3_sees_a_shared_player() -> None:
    @dataclass(slots=True)
    class Sharing(Position):
        def copy(self) -> Sharing:
            return Sharing(self.frames[:], self.rounds, self.deck[:], self.seen[:], self.players[:])

    assert "shares state.players[0]" in violation(toy.make(state=Sharing), 3).sentence


def test_law_3_sees_a_forgotten_field() -> None:
    @dataclass(slots=True)
    class Forgetful(Position):
        def copy(self) -> Forgetful:
            players = [Player(p.hand[:], p.laid, p.done, p.rolled, 0) for p in self.players]
            return Forgetful(self.frames[:], self.rounds, self.deck[:], self.seen[:], players)

    assert "not equal: players" in violation(toy.make(state=Forgetful), 3).sentence


def test_law_3_sees_a_frame_that_is_changed_instead_of_replaced() -> None:
    class Changing(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, *rest: Any) -> None:
            self.seat = 0
            super().score(state, seat, *rest)

    sentence = violation(toy.make(turn=Changing), 3).sentence
    assert "changed the original" in sentence or "changed a copy" in sentence


def test_law_3_sees_a_frame_that_is_changed_only_while_somebody_listens() -> None:
    class Noting(Turn):
        __slots__ = ()

        def score(self, *given: Any) -> None:
            if given[-1] is not None:
                self.seat += 1
            super().score(*given)

    assert "changed a copy that was kept" in violation(toy.make(turn=Noting), 3).sentence


# Law 4


def test_law_4_sees_what_json_does_not_hold() -> None:
    @dataclass(slots=True)
    class WithSet(Position):
        extra: set[int] = field(default_factory=set)

        def copy(self) -> WithSet:
            players = [player.copy() for player in self.players]
            return WithSet(self.frames[:], self.rounds, self.deck[:], self.seen[:], players)

    found = violation(toy.make(state=WithSet), 4)
    assert (found.law, found.decision) == (4, 0)
    assert "must not hold a set" in found.sentence


def test_law_4_sees_a_state_that_comes_back_different() -> None:
    @dataclass(slots=True)
    class Sorting(Position):
        def __post_init__(self) -> None:
            self.seen.sort()

        def copy(self) -> Sorting:
            new = Sorting(self.frames[:], self.rounds, self.deck[:], [], [])
            new.seen = self.seen[:]
            new.players = [player.copy() for player in self.players]
            return new

    assert "seen is" in violation(toy.make(state=Sorting), 4).sentence


# Law 5


def test_law_5_sees_chance_that_does_not_come_from_outside() -> None:
    hidden = LiveChance(seed=1)

    class Rigged(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            state.players[seat].rolled += hidden.pick(6)

    found = violation(toy.make(turn=Rigged), 5)
    assert found.law == 5
    assert "gives another position" in found.sentence
    assert found.decision < len(found.record.entries) + 1


def test_law_5_sees_rules_that_depend_on_being_watched() -> None:
    class Watched(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, *rest: Any) -> None:
            state.players[seat].kept += rest[-1] is not None

    assert violation(toy.make(turn=Watched), 5).law == 5


# Law 6


def test_law_6_sees_a_view_that_shows_a_hidden_hand() -> None:
    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.hand = list(state.players[0].hand)
        return shown

    found = violation(toy.make(view=view), 6)
    assert found.law == 6
    assert "differs in hand" in found.sentence


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
    found = violation(toy.make(turn=PlayingSecretly), 6)
    assert "could do it, which was hidden" in found.sentence
    assert "events.reveal()" in found.sentence


@pytest.mark.skipif(is_compiled(), reason="a function of a compiled module cannot be replaced")
def test_law_6_sees_a_secret_god_card_of_cuzco_played_without_saying_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = tray._spend_from_hand

    def sly(player: Any, number: int, events: EventLog | None) -> None:
        honest(player, number, None)

    monkeypatch.setattr(tray, "_spend_from_hand", sly)
    found = violation(tawantin.game("cuzco"), 6, games=20)
    assert "hand" in found.sentence
    assert "events.reveal()" in found.sentence


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


# Law 7


def test_law_7_sees_a_lost_card() -> None:
    class Careless(Turn):
        __slots__ = ()

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            super().draw(state, seat, chance, events)
            state.players[seat].hand[-1] = state.players[seat].hand[0]

    found = violation(toy.make(turn=Careless), 7)
    assert found.law == 7
    assert "the cards are" in found.sentence


# Law 8


def test_law_8_sees_points_that_do_not_add_up() -> None:
    def points(state: Position) -> list[dict[str, int]]:
        return [{"rolled": player.rolled} for player in state.players]

    found = violation(toy.make(points=points), 8)
    assert found.law == 8
    assert "add up to" in found.sentence


def test_law_8_sees_wrong_places() -> None:
    def outcome(state: Position) -> Outcome:
        sound = toy.outcome(state)
        return Outcome(sound.scores, sound.points, [1] * len(sound.places), "x", sound.tie_breaks)

    assert "it is place" in violation(toy.make(outcome=outcome), 8).sentence


def test_law_8_sees_a_score_in_the_outcome_that_is_not_itemised() -> None:
    def outcome(state: Position) -> Outcome:
        sound = toy.outcome(state)
        sound.scores[0] += 1
        return sound

    assert "in the outcome add up" in violation(toy.make(outcome=outcome), 8).sentence


# Law 9


class FirstGetsAPoint(Choose):
    __slots__ = ()

    def apply(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
        if action is DONE and not any(player.done for player in state.players):
            state.players[seat].kept += 1
        super().apply(state, seat, action, *rest)


def test_law_9_sees_that_the_order_of_arrival_matters() -> None:
    found = violation(toy.make(choose=FirstGetsAPoint), 9)
    assert found.law == 9
    assert "another position is reached" in found.sentence


def test_law_9_sees_that_a_choice_takes_options_from_others() -> None:
    class Greedy(Choose):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            listed = super().legal(state, seat)
            laid = max(player.laid for player in state.players)
            return [action for action in listed if action.index > laid] or listed

    assert violation(toy.make(choose=Greedy), 9).law == 9


def test_law_9_sees_a_view_that_shows_a_choice() -> None:
    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.seen += [player.laid for player in state.players if player.done]
        return shown

    assert "before all are in" in violation(toy.make(view=view), 9).sentence


def test_law_9_sees_a_view_that_shows_how_far_a_seat_is() -> None:
    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.hand_sizes = [len(player.hand) for player in state.players]
        return shown

    assert "has not finished its choice" in violation(toy.make(view=view), 9).sentence


def test_law_9_sees_an_event_that_tells_a_choice() -> None:
    class Blabbing(Choose):
        __slots__ = ()

        def apply(
            self, state: Position, seat: int, action: Action, chance: Chance, events: Any
        ) -> None:
            if action is DONE and events is not None:
                events.tell(toy.Drew(seat, state.players[seat].laid))
            super().apply(state, seat, action, chance, events)

    assert "an event tells" in violation(toy.make(choose=Blabbing), 9).sentence


# Law 10


def test_law_10_sees_rules_that_remember_what_was_undone() -> None:
    count = itertools.count()

    class Counting(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            state.players[seat].kept += next(count)

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            pass

    assert violation(toy.make(turn=Counting), 10).law == 10


def test_law_10_sees_that_a_choice_taken_back_comes_out_otherwise() -> None:
    found = violation(toy.make(choose=FirstGetsAPoint), 10)
    assert "doing it again gives another position" in found.sentence


@pytest.mark.skipif(is_compiled(), reason="methods of compiled classes cannot be replaced")
def test_law_10_sees_an_undo_that_crosses_a_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match, seat: int) -> int | None:
        last = len(match.record.entries) - 1
        return last if match.record.entries[last].seat == seat else None

    monkeypatch.setattr(Match, "undoable", careless)
    assert "although" in violation(toy.make(), 10).sentence


# Law 11


def reasons(change: Any) -> Game[Any]:
    """The toy with reasons that `change` makes of the sound ones."""

    def refusal(state: Position, seat: int, action: Action) -> Reason | None:
        changed: Reason | None = change(state, seat, action, toy.refusal(state, seat, action))
        return changed

    return toy.make(refusal=refusal)


def test_law_11_sees_a_reason_against_a_legal_action() -> None:
    found = violation(reasons(lambda s, p, a, reason: toy.NOT_NOW() if a is KEEP else reason), 11)
    assert found.law == 11
    assert found.sentence.endswith("and gets the reason not_now()")


@pytest.mark.parametrize("forgotten", ["not_in_hand", "lies_already", "lay_first", "not_now"])
def test_law_11_sees_a_rule_that_the_reasons_forget(forgotten: str) -> None:
    game = reasons(lambda s, p, a, reason: reason if reason and reason.id != forgotten else None)
    assert violation(game, 11).sentence.endswith("and gets no reason")


def test_law_11_sees_a_list_that_lacks_a_legal_action() -> None:
    class Short(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [ROLL]

    found = violation(toy.make(turn=Short), 11)
    assert found.sentence.startswith("'keep' is not legal for seat")


def test_law_11_sees_a_list_with_an_action_too_many() -> None:
    class Long(Choose):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return legal if DONE in legal else [*legal, DONE]

    found = violation(toy.make(choose=Long), 11)
    assert "'done' is legal for seat" in found.sentence
    assert found.sentence.endswith("gets the reason lay_first()")


def test_law_11_sees_a_reason_that_tells_who_holds_a_card() -> None:
    def tell(state: Position, seat: int, action: Action, reason: Reason | None) -> Reason | None:
        if reason is None or reason.id != "not_in_hand":
            return reason
        holders = [n for n, player in enumerate(state.players) if action.index in player.hand]
        return toy.NOT_IN_HAND(card=action.index, holder=holders[0] if holders else -1)

    assert violation(reasons(tell), 11).sentence.startswith("redealt for seat")


@pytest.mark.parametrize(
    "strange",
    [
        Cause("not_now", WRONG_MOMENT, "another rule")(),
        Cause("hm", WRONG_MOMENT, "turns")(),
        toy.NOT_NOW("pray"),
    ],
)
def test_law_11_sees_a_reason_that_is_not_declared(strange: Reason) -> None:
    found = violation(reasons(lambda s, p, a, reason: reason and strange), 11)
    assert "declare" in found.sentence


def test_law_11_sees_reasons_that_change_the_state_or_fail() -> None:
    def spoil(state: Position, seat: int, action: Action, reason: Reason | None) -> Reason | None:
        state.rounds += 1
        return reason

    def fail(state: Position, seat: int, action: Action, reason: Reason | None) -> Reason | None:
        raise KeyError(action.text)

    assert violation(reasons(spoil), 11).sentence == "asking for reasons changed the state"
    found = violation(reasons(fail), 11)
    assert "raises KeyError" in found.sentence
    assert "in fail" in found.trace


def test_a_game_without_reasons_says_in_general_that_something_is_not_offered() -> None:
    game = toy.make(refusal=None, causes=())
    state = game.new(2, chance=LiveChance(1))
    card = state.players[0].hand[0]
    assert game.refusal(state, 0, toy.LAY[card]) is None
    assert str(game.refusal(state, 0, KEEP)) == "not_offered()"
    report = run(game, 2, games=5)
    assert report.violation is None
    assert report.checks[11] == 0


def test_whoever_is_not_asked_hears_who_is_and_that_a_game_is_over() -> None:
    game = toy.make()
    state = game.new(3, chance=LiveChance(1))
    for player in (0, 1):
        game.apply(state, player, toy.LAY[state.players[player].hand[0]])
        game.apply(state, player, DONE)
        told = "others_choose(count=2)" if player == 0 else "not_your_turn(seat=2)"
        assert str(game.refusal(state, player, KEEP)) == told
    state.frames.clear()
    assert str(game.refusal(state, 2, KEEP)) == "game_over()"


# What a violation is good for


def test_a_violation_can_be_repeated_and_its_record_leads_to_the_position() -> None:
    def invariants(state: Position) -> Iterable[str]:
        if state.rounds == 1 and sum(toy.scores(state)) > 4:
            yield "too many points"

    game = toy.make(invariants=invariants)
    found = violation(game)
    again = run(game, found.seats, found.options, games=1, seed=found.seed, first=found.game)
    assert again.violation == found
    record = Record.from_json(found.record.to_json())
    state = replay(game, record, to=found.decision)
    assert list(game.rules.invariants(state)) == ["too many points"]
    before = replay(game, record, to=found.decision - 1)
    assert list(game.rules.invariants(before)) == []
    assert f"decision {found.decision} of game {found.game}" in str(found)


def test_wrong_seats_and_options_are_the_callers_mistake() -> None:
    with pytest.raises(BadSeats):
        run(toy.make(), 9)
    with pytest.raises(BadOption):
        run(toy.make(), 2, {"rounds": 99})

    def start(*given: Any) -> Position:
        raise BadOption("These options are not for two players.")

    with pytest.raises(BadOption):
        run(toy.make(start=start), 2)


def test_the_same_seed_plays_the_same_games_and_progress_is_told() -> None:
    told: list[int] = []
    game = toy.make()
    one = run(game, 2, games=5, seed=4, progress=told.append)
    other = run(game, 2, games=5, seed=4)
    assert told == [1, 2, 3, 4, 5]
    assert (one.decisions, one.checks) == (other.decisions, other.checks)
    assert run(game, 2, games=5, seed=5).checks != one.checks


def test_law_6_sees_a_feature_that_peeks() -> None:
    """An evaluation would be learned from what the seat cannot know."""

    def of_seats(state: Position) -> list[list[float]]:
        return [[float(sum(player.hand))] for player in state.players]

    peeking: Features[Position] = Features(
        ("hand",), (), (), of_seats, lambda state: [], ("all",), lambda state: 0, Path("nowhere")
    )
    told = violation(toy.make(features=peeking), 6).sentence
    assert "its feature rivals_hand is" in told
