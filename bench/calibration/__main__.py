"""Play games, fit how sure the coach may be, and measure it on games held back.

    python -m bench.calibration [GAME ...] [--games 2000] [--seed 1] [--play-only] [--fit-only]

Games go into `build/calibration`; the same command goes on after it was stopped. Each game gets a
plot in `docs/calibration`, and all of them a table in `docs/coach.md`. What was fitted goes into
each game's folder (`calibration.toml`). Fitting needs NumPy.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import tawantin

from .playing import play_on

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="all, if none is named")
    parser.add_argument("--games", type=int, default=2000, help="a seat count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "calibration")
    parser.add_argument("--play-only", action="store_true")
    parser.add_argument("--fit-only", action="store_true", help="with the games that are there")
    told = parser.parse_args()
    for name in told.game or sorted(tawantin.games()):
        game = tawantin.game(name)
        for seats in game.about.seats:
            path = told.folder / f"{game.id}-{seats}.jsonl"
            if not told.fit_only:
                for _ in play_on(game, seats, told.games, told.seed, path):
                    pass
                print(f"{game.id}, {seats} seats: {told.games} games", flush=True)


if __name__ == "__main__":
    main()
