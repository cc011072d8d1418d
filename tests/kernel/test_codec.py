from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tawantin
from tawantin import BadState, LiveChance
from tawantin.kernel.codec import Codec


@dataclass(slots=True)
class Player:
    hand: list[int]
    name: str
    first: bool


@dataclass(slots=True)
class Position:
    players: list[Player]
    towns: int
    pair: tuple[int, ...]
    last: int | None


CODEC = Codec(Position, [Player])


def position(towns: int = 3) -> Position:
    return Position([Player([1, 2], "á", True)], towns, (4, -1), None)


def test_a_value_comes_back_equal_and_of_the_same_types() -> None:
    back = CODEC.from_json(CODEC.to_json(position()))
    assert back == position()
    assert type(back.pair) is tuple
    assert back.players[0].first is True


@given(st.integers(min_value=-(2**200), max_value=2**200))
def test_ints_of_any_size_come_back(number: int) -> None:
    text = CODEC.to_json(position(number))
    assert CODEC.from_json(text).towns == number
    # Readers that know only doubles see no number that they would round.
    written = json.loads(text)["towns"]
    assert isinstance(written, dict) or float(written) == number


@pytest.mark.parametrize("alien", [{1, 2}, {"a": 1}, 1.5, object()])
def test_what_a_state_must_not_hold_is_refused(alien: object) -> None:
    with pytest.raises(TypeError, match="a state must not hold a"):
        CODEC.to_json([alien])


def test_two_classes_of_one_name_are_refused() -> None:
    other: type = dataclass(type("Player", (), {}))
    with pytest.raises(ValueError, match="two classes are called Player"):
        Codec(Player, [other])


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"is": "os.system"}',
        b'{"hand": []}',
        b'{"is": "Player", "hand": []}',
        b'{"is": "int", "hex": "zz"}',
        b'{"is": "int", "hex": 5}',
        b'{"is": "tuple", "of": 5}',
        b'{"is": ["Player"]}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_state_is_one_sentence(text: bytes) -> None:
    with pytest.raises(BadState, match=r"^The saved state cannot be read: "):
        CODEC.from_json(text)


def test_a_state_of_another_kind_is_refused() -> None:
    game = tawantin.game("nim")
    with pytest.raises(BadState, match="not a position of nim"):
        game.from_json(b"[1, 2]")


def test_a_game_writes_and_reads_its_states() -> None:
    game = tawantin.game("nim")
    state = game.new(2, chance=LiveChance(seed=1))
    assert game.from_json(game.to_json(state)) == state


def test_a_position_whose_class_had_another_name_is_read() -> None:
    written = CODEC.to_json(position()).replace(b'"Position"', b'"Table"')
    assert CODEC.from_json(written) == position()
