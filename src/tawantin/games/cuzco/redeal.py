"""Dealing anew what a seat cannot know: secret god cards of others, their task drafts.

Every pile is an unordered pool, so only what lies in other players' hands (or was boxed by them)
has to change places with the piles. Open cards, discards and pile sizes are public, so the gods of
the secret cards are known together, though not who holds which. If another player is being asked
whether to play a card, that question may betray the hand: the hand dealt must open it too.
"""

from __future__ import annotations

from typing import Protocol

from tawantin.kernel.chance import Chance, draw, shuffled

from .components import CARD_GOD, CARDS, GOD_CARDS
from .decisions.exchange import Exchange
from .decisions.phase_three import TaskStep
from .decisions.phase_two import PhaseTwo
from .decisions.windows import Window
from .mechanics.tray import numbers_in_hand
from .state import Player, State


class _Waits(Protocol):
    seat: int

    def waits(self, state: State) -> bool:
        """Whether the question is open."""


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """A copy in which all that the seat, or a spectator, cannot know is dealt anew."""
    copy = state.copy()
    others = [player for n, player in enumerate(copy.players) if n != seat]
    _redeal_tasks(copy, others, chance)
    if any(player.secret for player in others):
        _redeal_cards(copy, others, _question(copy, seat), chance)
    return copy


def _redeal_tasks(state: State, others: list[Player], chance: Chance) -> None:
    """Drafts that others look at, and what they have boxed, mix with the pile."""
    pool = state.task_pile[:]
    for player in others:
        pool += player.draft
        pool += player.boxed
    pool.sort()  # positions that look alike to the seat must be dealt alike
    for player in others:
        if player.draft:
            player.draft = [draw(pool, chance) for _ in player.draft]
            player.kept = sorted(shuffled(player.draft, chance)[: len(player.kept)])
        player.boxed = sorted([draw(pool, chance) for _ in player.boxed])
    state.task_pile = pool


def _question(state: State, seat: int | None) -> _Waits | None:
    """What another player is being asked that depends on the hand."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, (Window, Exchange, PhaseTwo, TaskStep)) and frame.seat != seat:
        return frame
    return None


def _redeal_cards(
    state: State, others: list[Player], question: _Waits | None, chance: Chance
) -> None:
    unseen = state.pile[:]
    gods: list[int] = []
    for player in others:
        for number in player.secret:
            unseen[number] += 1
            gods.append(CARD_GOD[number])
    gods.sort()
    while True:
        left = unseen[:]
        if _deal(others, gods, left, question, state, chance):
            break
    state.pile = left
    for player in others:
        player.hand = numbers_in_hand(player)


def _deal(
    others: list[Player],
    gods: list[int],
    left: list[int],
    question: _Waits | None,
    state: State,
    chance: Chance,
) -> bool:
    """Deal secret cards from `left`; False if the gods or the question do not fit."""
    pool = gods[:]
    asked = None if question is None else state.players[question.seat]
    if asked is not None and question is not None and asked.secret:
        hand = _hand_for(asked, pool, left, question, state, chance)
        if hand is None:
            return False
        asked.secret = hand
        for number in hand:
            left[number] -= 1
            pool.remove(CARD_GOD[number])
    for player in others:
        if player is asked:
            continue
        barred = player.dealt_gods
        for n in range(len(player.secret)):
            fitting = [god for god in pool if not barred >> god & 1]
            if not fitting:
                return False
            god = fitting[chance.pick(len(fitting))]
            pool.remove(god)
            barred |= 1 << god
            player.secret[n] = _draw_number(left, god, chance)
    return True


def _draw_number(left: list[int], god: int, chance: Chance) -> int:
    numbers = [number for number in GOD_CARDS[god] for _ in range(left[number])]
    number = numbers[chance.pick(len(numbers))]
    left[number] -= 1
    return number


def _hand_for(
    asked: Player,
    gods: list[int],
    left: list[int],
    question: _Waits,
    state: State,
    chance: Chance,
) -> list[int] | None:
    """Secret cards for the player who is asked, each likely by its copies, that open the question.

    None only if the dice fall so that the others could not be dealt; the caller tries again.
    """
    numbers = [
        number
        for number in range(1, CARDS)
        if left[number]
        and CARD_GOD[number] in gods
        and not asked.dealt_gods >> CARD_GOD[number] & 1
    ]
    hands: list[list[int]] = []
    weights: list[int] = []
    secret, flags = asked.secret, asked.hand
    for hand in _hands(numbers, len(secret)):
        asked.secret = hand
        asked.hand = numbers_in_hand(asked)
        if question.waits(state):
            weight = 1
            for number in hand:
                weight *= left[number] * gods.count(CARD_GOD[number])
            hands.append(hand)
            weights.append(weight)
    asked.secret, asked.hand = secret, flags
    if not hands:
        return None
    picked = chance.pick(sum(weights))
    for hand, weight in zip(hands, weights, strict=True):
        picked -= weight
        if picked < 0:
            return hand
    return None


def _hands(numbers: list[int], size: int) -> list[list[int]]:
    """All hands of one card, or of two of different gods in the order dealt."""
    if size == 1:
        return [[number] for number in numbers]
    return [
        [first, second]
        for first in numbers
        for second in numbers
        if CARD_GOD[first] != CARD_GOD[second]
    ]
