"""Every mixture of options that play brings has a question of its own, and is known to the page."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import tawantin
from tawantin.kernel.actions import Action
from tawantin.kernel.laws.runner import option_sets

from .questions import QUESTIONS
from .test_locale import messages

GAMES = 24


def asked(game: str, view: Any) -> str:
    """What is being decided."""
    return str(view.decision.id if game == "cuzco" else view.decision.kind)


def mixtures(legal: list[Action]) -> Iterator[tuple[str, str]]:
    """The kinds offered at first, and after pointing at one thing where several are left."""
    yield "", " ".join(sorted({action.kind for action in legal}))
    touching: dict[str, list[str]] = defaultdict(list)
    for action in legal:
        for target in set(action.targets):
            touching[target].append(action.kind)
    for target, kinds in touching.items():
        if 1 < len(kinds) < len(legal):
            yield target.partition(":")[0], " ".join(sorted(set(kinds)))


def played(game: str, games: int) -> set[tuple[str, str, str]]:
    """Decision, type of what is pointed at, kinds of options: all that random games bring."""
    rules = tawantin.game(game)
    seen = set()
    for seed in range(games):
        chance = tawantin.LiveChance(seed=seed)
        seats = rules.about.seats[seed % len(rules.about.seats)]
        options = list(option_sets(rules, seats).values())
        state = rules.new(seats=seats, options=options[seed % len(options)], chance=chance)
        while actors := rules.actors(state):
            legal = rules.legal(state, actors[0])
            decision = asked(game, rules.view(state, actors[0]))
            seen |= {(decision, clicked, kinds) for clicked, kinds in mixtures(list(legal))}
            rules.step(state, actors[0], legal[chance.pick(len(legal))], chance)
    return seen


@pytest.mark.parametrize("game", QUESTIONS)
def test_the_page_has_a_question_for_every_mixture_of_options(game: str) -> None:
    unknown = []
    for decision, clicked, kinds in sorted(played(game, GAMES)):
        known = QUESTIONS[game].get(decision, {}).get(clicked, {})
        if not isinstance(known, str) and kinds not in known:
            unknown.append((decision, clicked, kinds))
    assert not unknown


@pytest.mark.parametrize("game", QUESTIONS)
def test_every_question_has_words(game: str) -> None:
    asked = {
        message
        for by_click in QUESTIONS[game].values()
        for known in by_click.values()
        for message in ([known] if isinstance(known, str) else known.values())
    }
    assert not asked - set(messages("en", game))
