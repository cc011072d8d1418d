"""What is done with a task may tell what the secret cards are not."""

from __future__ import annotations

import tawantin
from tawantin.kernel.laws.runner import run

OPTIONS = {
    "task_draft": "draw2",
    "status_tile_step": 2,
    "rotate_on_first_departure": False,
    "temple_step_exact": True,
    "limited_food_and_offerings": False,
    "map_mode": "random",
    "module_pututu": False,
}


def test_a_task_completed_with_card_04_beside_a_secret_hand_counts_as_a_reveal() -> None:
    # In this game a task of god cards is completed with card 04, which would not be offered if the
    # secret card were the one that the task lacks.
    report = run(tawantin.game("cuzco"), 3, OPTIONS, games=1, seed=0, first=10)
    assert report.violation is None, report.violation
