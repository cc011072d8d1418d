from __future__ import annotations

import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from bench.bots import allowance
from tests.bots.cards_game import GAME as TRICKS
from tests.nim_game import GAME as NIM

import tawantin
from tawantin import LiveChance
from tawantin.bots import LEVELS, BadBot, Bot, Glimpse, MctsBot, bots, decide, make
from tawantin.kernel.game import Game

NAMES = ["random", "greedy@2", "learned", "mcts@30", "easy", "medium"]


class LastBot(Bot):
    """What an outsider writes."""

    def choose(self, glimpse: Glimpse) -> tawantin.Action:
        return glimpse.legal[-1]


class CheatingBot(Bot):
    def choose(self, glimpse: Glimpse) -> tawantin.Action:
        return glimpse.game.actions[0]


def play(game: Game[Any], names: Sequence[str], seed: int) -> list[str]:
    chance = LiveChance(seed)
    state = game.new(len(names), chance=chance)
    players = [make(name, seed * 10 + seat) for seat, name in enumerate(names)]
    moves = []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        action = players[seat].choose(Glimpse(game, state, seat))
        moves.append(action.text)
        game.apply(state, seat, action, chance)
    return moves


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_whole_games_and_the_same_again_with_the_same_seed(name: str) -> None:
    for game in (NIM.game, TRICKS.game):
        assert play(game, [name] * 3, 4) == play(game, [name] * 3, 4)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_when_hidden_cards_are_swapped_under_it(name: str) -> None:
    game = TRICKS.game
    swapped = 0
    for seed in range(20):
        state = game.new(3, chance=LiveChance(seed))
        game.apply(state, 0, game.legal(state, 0)[1])
        other = game.redeal(state, 1, LiveChance(seed + 100))
        swapped += other != state
        chosen = [make(name, seed).choose(Glimpse(game, s, 1)) for s in (state, other)]
        assert chosen[0] is chosen[1]
    assert swapped > 15


def test_a_search_reaches_the_budget_it_was_given() -> None:
    game = TRICKS.game
    state = game.new(3, chance=LiveChance(1))
    bot = make("mcts@57", 1)
    assert isinstance(bot, MctsBot)
    assert bot.search(Glimpse(game, state, 0)).root.visits == 57


def test_a_bot_stops_searching_only_when_its_choice_is_settled() -> None:
    game = TRICKS.game
    spared = 0
    for seed in range(10):
        state = game.new(3, chance=LiveChance(seed))
        glimpse = Glimpse(game, state, 0)
        short = MctsBot(seed, simulations=60).search(glimpse, settle=True)
        whole = MctsBot(seed, simulations=60).search(glimpse)
        assert short.best() is whole.best()
        spared += whole.root.visits - short.root.visits
    assert spared > 0


def test_a_bot_takes_no_time_for_a_clear_choice() -> None:
    game = NIM.game
    state = game.new(2, chance=LiveChance(1))
    state.heap = 3  # who takes all has won
    bot = MctsBot(1, simulations=5000)
    search = bot.search(Glimpse(game, state, 0), settle=True)
    assert search.best().text == "take 3"
    assert search.root.visits < 1000


def test_a_search_goes_on_with_what_it_knows_while_its_turn_goes_on() -> None:
    game = NIM.game
    state = game.new(2, chance=LiveChance(1))
    state.heap = 7
    bot = MctsBot(1, simulations=100)
    bot.choose(Glimpse(game, state, 0))
    assert bot.search(Glimpse(game, state, 0, goes_on=True)).root.visits > 100
    state.heap = 1  # a new turn, with one thing to do
    bot.choose(Glimpse(game, state, 0))
    state.heap = 6
    assert bot.search(Glimpse(game, state, 0, goes_on=True)).root.visits == 100


def test_a_turn_may_take_half_of_what_is_left_of_its_time_for_each_decision() -> None:
    bot = MctsBot(1, turn=2.0)
    assert bot._seconds() == 1.0
    bot._spent = 1.0
    assert bot._seconds() == 0.5
    bot.seconds = 0.1
    assert bot._seconds() == 0.1


def test_a_search_finds_the_winning_move_of_nim() -> None:
    game = NIM.game
    for heap in (5, 6, 7):
        state = game.new(2, chance=LiveChance(1))
        state.heap = heap
        chosen = make("mcts@400", 3).choose(Glimpse(game, state, 0))
        assert chosen.text == f"take {heap % 4}"


def test_a_search_keeps_others_simultaneous_choices_out_of_its_tree() -> None:
    """Were they in it, the seat would answer to cards it cannot see."""
    game = TRICKS.game
    state = game.new(3, chance=LiveChance(1))
    bot = make("mcts@200", 1)
    assert isinstance(bot, MctsBot)
    nodes = [bot.search(Glimpse(game, state, 1)).root]
    while nodes:
        node = nodes.pop()
        assert {key % 8 for key in node.children} <= {1}
        nodes += node.children.values()


def test_decide_answers_from_json_and_the_answer_travels_between_processes() -> None:
    game = NIM.game
    tawantin.register(NIM)
    state = game.new(2, chance=LiveChance(3))
    text = game.to_json(state)
    action = decide("nim", text, 0, "mcts@50", seed=1, budget=5.0)
    assert action in game.legal(state, 0)
    assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301 (our own bytes)


def test_a_glimpse_has_no_way_to_the_true_position() -> None:
    game = TRICKS.game
    state = game.new(3, chance=LiveChance(1))
    glimpse = Glimpse(game, state, 0)
    assert state not in [getattr(glimpse, name) for name in dir(glimpse) if name[0] != "_"]


def test_somebody_elses_bot_plays_by_its_place() -> None:
    place = f"{__name__}:LastBot"
    game = NIM.game
    state = game.new(2, chance=LiveChance(3))
    assert decide(game, state, 0, place) is game.legal(state, 0)[-1]


def test_levels_have_a_sentence_each() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert all(bots()[name].endswith(".") for name in LEVELS)


@pytest.mark.parametrize(
    "name",
    [
        *("nobody", "nowhere:Bot", f"{__name__}:Nobody", "mcts@many", "mcts@0", "random@3"),
        *("greedy@-1", ":Bot", "os:system", "json:dumps", "os:urandom", "builtins:open"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(BadBot) as refusal:
        make(name)
    assert str(refusal.value).endswith(".")


def test_a_bot_that_takes_what_it_may_not_is_refused() -> None:
    game = TRICKS.game
    state = game.new(3, chance=LiveChance(1))
    state.hands[0] = [5, 6]
    with pytest.raises(BadBot, match="not among its legal actions"):
        decide(game, state, 0, f"{__name__}:CheatingBot")


def test_the_bot_of_the_documentation_plays() -> None:
    page = Path("docs/writing-a-bot.md").read_text()
    code = page.split("```python\n")[1].split("```")[0]
    scope: dict[str, Any] = {"__name__": "mybots"}
    exec(code, scope)  # noqa: S102 (our own page)
    game = TRICKS.game
    state = game.new(3, chance=LiveChance(2))
    chosen = scope["Careful"](1).choose(Glimpse(game, state, 0))
    assert chosen in game.legal(state, 0)
    assert len(code.splitlines()) <= 30


def test_turns_measured_at_equal_time_take_as_long_as_the_others_do() -> None:
    own: list[float] = []
    for needed in (0.1, 0.4, 5.0, 0.2, 0.3) * 40:
        own.append(min(needed, allowance(own, [0.5, 1.0, 0.6])))
    assert sum(own) / len(own) == pytest.approx(0.7, rel=0.1)
