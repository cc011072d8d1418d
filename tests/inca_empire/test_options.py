"""Options: what a table may play differently, and what is refused."""

from __future__ import annotations

import pytest

import tawantin
from tawantin.kernel.laws import option_sets

GAME = tawantin.game("inca_empire")


def test_early_decline_is_refused_with_three_players() -> None:
    with pytest.raises(tawantin.BadOption, match="4 players, not for 3"):
        GAME.new(3, {"early_decline": True})


def test_the_laws_leave_out_options_that_a_number_of_players_cannot_have() -> None:
    assert "early_decline=true" in option_sets(GAME, 4)
    assert "early_decline=true" not in option_sets(GAME, 3)


@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_for_three_or_four_players(seats: int) -> None:
    with pytest.raises(tawantin.BadSeats, match="3 or 4 players"):
        GAME.new(seats)
