"""Scripted players, to bring about what random play hardly ever does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tawantin import Action, Chance, Match
from tawantin.games.machu_picchu.components import (
    CLERGY_COUNT,
    CORN,
    DISTRICTS,
    GOODS,
    LAST_DAY,
    LLAMA,
    MOON_TILES,
    NEIGHBOURS,
    RECRUIT_COST,
    RECRUITED_AT,
)
from tawantin.games.machu_picchu.state import State

from . import GAME

Player = Callable[[State, int, Sequence[Action], Chance], Action]


def at_random(state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
    """Any action."""
    return legal[chance.pick(len(legal))]


def sensible(state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
    """What the heuristics like best, by what the seat can know."""
    liked = GAME.rules.prefer(GAME.redeal(state, seat, chance), seat, legal)
    return legal[liked.index(max(liked))]


def _of(legal: Sequence[Action], *texts: str) -> Action | None:
    by_text = {action.text: action for action in legal}
    return next((by_text[text] for text in texts if text in by_text), None)


def _step_towards(origin: int, goal: int) -> int:
    """The neighbour of a district that lies on a shortest way to the goal."""
    reached, border = {goal}, [goal]
    while border:
        new = []
        for district in border:
            for neighbour in NEIGHBOURS[district]:
                if neighbour == origin:
                    return district
                if neighbour not in reached:
                    reached.add(neighbour)
                    new.append(neighbour)
        border = new
    raise AssertionError("the city is connected")


def _goals(state: State, seat: int, wanted: int) -> list[int]:
    """Where the devout want to go: houses, productions, the market, in this order."""
    goods, incas = state.players[seat].goods, state.players[seat].incas
    price = RECRUIT_COST[wanted][min(state.taken[wanted], CLERGY_COUNT[wanted] - 1)]
    missing = [g for g, amount in price for _ in range(amount - goods[g])]
    if not missing:
        return [RECRUITED_AT[wanted]]
    goals = [d for d in range(len(GOODS)) if state.bonus[d]]
    goals.sort(key=lambda d: (d not in missing, -incas[d]))
    spare = sum(max(0, goods[g] - 2) for g in range(1, len(GOODS)))
    if goods[CORN] + 4 * spare >= 5 * len(missing):
        goals.insert(0, DISTRICTS.index("central_plaza"))
    return goals


def devout(state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
    """Lets Incas work, trades, and brings clergy into the city as fast as it can."""
    player, kind = state.players[seat], legal[0].kind
    kinds = [kind for kind, count in enumerate(CLERGY_COUNT) if state.taken[kind] < count]
    prices = {kind: RECRUIT_COST[kind][state.taken[kind]] for kind in kinds}
    wanted = min(
        prices, key=lambda k: sum(max(0, a - player.goods[g]) for g, a in prices[k]), default=0
    )
    cost = dict(prices.get(wanted, ()))
    early = sum(player.incas) < 5 and state.day < LAST_DAY - 2
    if kind in ("produce", "recruit"):
        return legal[-1] if kind == "produce" else legal[0]
    if kind == "offer":
        return legal[-1]
    if early or kind in ("first_inca", "hire", "give_back", "sacrifice", "moon_buy"):
        return sensible(state, seat, legal, chance)
    if legal[-1].kind == "market_done":
        buys = [f"buy {GOODS[g]}" for g in cost if player.goods[g] < cost[g]]
        sells = [
            f"sell {GOODS[g]}"
            for g in range(1, len(GOODS))
            if player.goods[g] > cost.get(g, 0) + (g != LLAMA)
        ]
        return _of(legal, *buys, *(sells if buys else [])) or legal[-1]
    if legal[-1].kind == "stay":
        for goal in _goals(state, seat, wanted):
            if goal != player.district:
                near = DISTRICTS[_step_towards(player.district, goal)]
                action = _of(legal, f"walk {DISTRICTS[goal]}", f"walk {near}")
                if action is not None:
                    return action
        return _of(legal, *(f"stay {MOON_TILES[t]}" for t in (4, 5, 6, 2, 1))) or legal[-1]
    return sensible(state, seat, legal, chance)


def pilgrim(state: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
    """Like the devout, but sacrifices and offers all it can, so that cards change hands."""
    if legal[0].kind == "sacrifice":
        return legal[-1]
    if legal[0].kind == "offer":
        return legal[0]
    temples = [d for d in range(len(GOODS), len(state.bonus)) if state.bonus[d]]
    if legal[-1].kind in ("stay", "place") and temples and chance.pick(2):
        ways = [f"{how} {DISTRICTS[d]}" for how in ("place", "walk", "ride") for d in temples]
        action = _of(legal, *ways)
        if action is not None:
            return action
    return devout(state, seat, legal, chance)


def play(seats: int, players: Sequence[Player], chance: Chance, **options: object) -> Match:
    """A game between such players, one for each seat (they repeat)."""
    match = Match.start(GAME, seats, options, chance)
    while match.state.frames:
        seat = GAME.actors(match.state)[0]
        legal = GAME.legal(match.state, seat)
        action = players[seat % len(players)](match.state, seat, legal, chance)
        match.play(seat, action, chance)
    return match
