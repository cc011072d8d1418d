"""Train a small policy for Chocolatl that beats `random`, in some minutes on two cores.

    pip install 'tawantin[rl]'
    python examples/train_chocolatl.py --minutes 4 --out policy.npz

and let it play, in this folder:

    TAWANTIN_POLICY=policy.npz tawantin tournament chocolatl --seats 3 --games 200 \\
        --bots train_chocolatl:Learned,random

The policy is one hidden layer in numpy. Two processes play batches of three-seat games, in which
the policy sits on some seats and `random` on the others, and send back gradients (REINFORCE). Most
of the signal is in the score track: what a decision is credited with is how its seat's lead
changes afterwards, the near future counting more than the far one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tawantin.bots import Bot, Glimpse
from tawantin.kernel.actions import Action
from tawantin.rl import Batch, observation

SEATS, GAMES, STEPS, HIDDEN = 3, 24, 140, 48
LEARNERS = 0.7  # the share of seats that the policy plays while it learns
FADE = 0.97  # what the next lead change counts against the one after it
Weights = dict[str, NDArray[np.float32]]

LAYOUT = observation("chocolatl")
FIRST, STEP = LAYOUT.place("seats[viewer].score").at, LAYOUT.place("seats").step
SCORES = [FIRST + seat * STEP for seat in range(SEATS)]
"""Where an observation has the scores, the viewer's first."""


def new_weights(actions: int, seed: int = 0) -> Weights:
    """Small random numbers, and no preference for any action."""
    rng = np.random.default_rng(seed)
    first = rng.standard_normal((LAYOUT.size, HIDDEN)) / np.sqrt(60)
    return {
        "w1": first.astype(np.float32),
        "b1": np.zeros(HIDDEN, np.float32),
        "w2": np.zeros((HIDDEN, actions), np.float32),
        "b2": np.zeros(actions, np.float32),
    }


def policy(weights: Weights, seen: NDArray[Any], masks: NDArray[Any]) -> tuple[Any, Any]:
    """The hidden layer, and the probability of each legal action."""
    hidden = np.tanh(seen @ weights["w1"] + weights["b1"])
    scores = np.where(masks, hidden @ weights["w2"] + weights["b2"], -1e9)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, likely / likely.sum(axis=1, keepdims=True)


def sample(rng: np.random.Generator, likely: NDArray[Any]) -> NDArray[Any]:
    """One action a row, as likely as the row says."""
    marks = rng.random((len(likely), 1))
    below: NDArray[np.int64] = (likely.cumsum(axis=1) < marks).sum(axis=1)
    return below.clip(max=likely.shape[1] - 1)


def explore(task: tuple[Weights, int]) -> tuple[Weights, float]:
    """Play a batch of games; the gradient they suggest, and the learners' mean lead gained."""
    weights, seed = task
    rng = np.random.default_rng(seed)
    batch = Batch("chocolatl", GAMES, SEATS, reward="margin", seed=seed)
    learning = rng.random((GAMES, SEATS)) < LEARNERS
    # By game and seat: its decisions in this game so far (row numbers), and the lead it had then.
    rows: list[tuple[Any, Any, int]] = []
    merits: list[float] = []
    open_rows: dict[tuple[int, int], list[int]] = {}
    leads: dict[tuple[int, int], float] = {}
    for _ in range(STEPS):
        moment = batch.observe()
        _, likely = policy(weights, moment.observations, moment.masks)
        chances = moment.masks / moment.masks.sum(axis=1, keepdims=True)
        mine = learning[np.arange(GAMES), moment.seats]
        actions = sample(rng, np.where(mine[:, None], likely, chances))
        for game in np.flatnonzero(mine):
            key = (int(game), int(moment.seats[game]))
            told = moment.observations[game, SCORES]
            lead = float(told[0] - told[1:].max())
            settle(merits, open_rows.setdefault(key, []), lead - leads.get(key, lead))
            leads[key] = lead
            if moment.masks[game].sum() > 1:
                open_rows[key].append(len(rows))
                seen, mask = moment.observations[game].copy(), moment.masks[game].copy()
                rows.append((seen, mask, int(actions[game])))
                merits.append(0.0)
        step = batch.step(actions)
        for game in np.flatnonzero(step.done):
            for seat in range(SEATS):
                key = (int(game), seat)
                settle(merits, open_rows.pop(key, []), float(step.rewards[game, seat]))
                leads.pop(key, None)
    return gradient(weights, rows, np.array(merits)), float(np.mean(merits))


def settle(merits: list[float], rows: list[int], change: float) -> None:
    """Credit a change of the lead to the decisions before it, the last one most."""
    for row in reversed(rows):
        merits[row] += change
        change *= FADE


def gradient(weights: Weights, rows: list[tuple[Any, Any, int]], merits: Any) -> Weights:
    """What would have made the good decisions likelier and the bad ones less so."""
    seen = np.stack([row[0] for row in rows])
    masks = np.stack([row[1] for row in rows])
    taken = np.array([row[2] for row in rows])
    better = (merits - merits.mean()) / (merits.std() + 1e-6)
    hidden, likely = policy(weights, seen, masks)
    push = -likely * better[:, None]
    push[np.arange(len(rows)), taken] += better
    push += 0.01 * likely * (-np.log(likely + 1e-9) - entropy(likely)) * masks  # stay curious
    push /= len(rows)
    below = (push @ weights["w2"].T) * (1 - hidden**2)
    found = {
        "w1": seen.T @ below,
        "b1": below.sum(axis=0),
        "w2": hidden.T @ push,
        "b2": push.sum(axis=0),
    }
    return {name: value.astype(np.float32) for name, value in found.items()}


def entropy(likely: NDArray[Any]) -> NDArray[Any]:
    """How open each row is."""
    total: NDArray[Any] = (likely * np.log(likely + 1e-9)).sum(axis=1, keepdims=True)
    return -total


class Adam:
    """The usual way to follow noisy gradients."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rate, self.count = rate, 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def climb(self, weights: Weights, gradients: list[Weights]) -> None:
        """One step uphill along the mean of the gradients."""
        self.count += 1
        for name, value in weights.items():
            slope = sum(g[name] for g in gradients) / len(gradients)
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.01 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.count)
            square = self.square[name] / (1 - 0.99**self.count)
            value += self.rate * mean / (np.sqrt(square) + 1e-8)


class Learned(Bot):
    """Plays according to the policy in the file that TAWANTIN_POLICY names."""

    about = "Learned Chocolatl by playing it."

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        path = os.environ.get("TAWANTIN_POLICY", "policy.npz")
        self.weights: Weights = dict(np.load(path))

    def choose(self, glimpse: Glimpse) -> Action:
        seen = np.zeros((1, LAYOUT.size), np.float32)
        LAYOUT.write(glimpse.view, glimpse.seat, glimpse.seats, seen[0])
        mask = np.zeros((1, len(glimpse.game.actions)), np.bool_)
        mask[0, [action.index for action in glimpse.legal]] = True
        _, likely = policy(self.weights, seen, mask)
        return glimpse.game.actions[int(likely[0].argmax())]


def main() -> None:
    """Train for some minutes and save the policy."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--minutes", type=float, default=4.0)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = arguments.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes are the parallel part
    weights = new_weights(len(Batch("chocolatl", 1, SEATS).game.actions))
    adam, began, seed = Adam(weights, 0.01), time.monotonic(), given.seed * 1_000_000
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        while time.monotonic() < began + 60 * given.minutes:
            seeds = range(seed, seed + given.workers)
            seed += given.workers
            results = pool.map(explore, [(weights, number) for number in seeds])
            adam.climb(weights, [found for found, _ in results])
            if adam.count % 10 == 0:
                gone = (time.monotonic() - began) / 60
                gained = np.mean([lead for _, lead in results])
                print(f"{gone:4.1f} min, {adam.count:4} steps, mean credit {gained:+.3f}")
            np.savez(given.out, **cast(dict[str, Any], weights))
    print(f"The policy is in {given.out}.")


if __name__ == "__main__":
    main()
