"""Bent bots: greedy players that want one source of points more than all others."""

from __future__ import annotations

import pytest

from tawantin.arena.series import new_series, play_batch
from tawantin.bots import bent, make
from tawantin.bots.bot import BadBot


def test_a_bent_bot_gets_more_from_its_source_than_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bent, "WATCHED", 100)
    monkeypatch.setattr(bent, "_kept", {})
    series = new_series("chocolatl", 3, ["bent@plantations", "greedy@1"], 3, rotate=True)
    own, others = 0.0, 0.0
    for game in play_batch(series, range(6)):
        for bot, points in zip(game.bots, game.points, strict=True):
            if bot.startswith("bent"):
                own += points["plantations"]
            else:
                others += points["plantations"] / 2
    assert own > 1.2 * others
    series = new_series("chocolatl", 3, ["bent@gold"], 3)
    with pytest.raises(BadBot, match="No points come from 'gold' here; there are plantations"):
        play_batch(series, [0])


def test_a_bent_bot_must_be_told_what_it_wants() -> None:
    with pytest.raises(BadBot, match="such as bent@"):
        make("bent")
