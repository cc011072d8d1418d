"""Play games, fit how sure the coach may be, and measure it on games that were not used for it.

    python -m bench.calibration [GAME ...] [--games 2000] [--seed 1] [--play-only | --fit-only]

Games and looks go into `build/calibration`; the same command goes on after it was stopped. What
was fitted goes into each game's folder (`calibration.toml`), a plot for each game into
`docs/calibration`, and a table of all into `docs/coach.md`. Chances are measured in each half of
the games with what was fitted in the other; what is kept was fitted in all. Fitting needs NumPy.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

import tawantin
from tawantin.analysis.calibration import (
    Calibration,
    calibration_path,
    digest,
    stages_of,
    write,
)
from tawantin.kernel.game import Game

from .fitting import (
    Bin,
    Positions,
    baseline,
    brier,
    fit,
    held_back,
    positions_of,
    reliability,
    skill_error,
)
from .looking import Looked, looks_at
from .playing import games_in, play_on
from .plots import reliability_plot

ROOT = Path(__file__).resolve().parents[2]
PLOTS = ROOT / "docs" / "calibration"
PAGE = ROOT / "docs" / "coach.md"
FIGURES = PLOTS / "figures.json"
BEGIN, END = "<!-- calibration: begin -->", "<!-- calibration: end -->"


class Figures(msgspec.Struct):
    """One game with one number of seats."""

    game: str
    seats: int
    games: int
    positions: int
    brier: float
    baseline: float
    error: float
    """Of the difference."""
    near_30: Bin
    """What came where 25 to 35 % were said."""
    worst: float
    """The largest distance of what came from what was said, in bins with an error under 1.5 %."""


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="all, if none is named")
    parser.add_argument("--games", type=int, default=2000, help="a seat count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "calibration")
    parser.add_argument("--play-only", action="store_true")
    parser.add_argument("--fit-only", action="store_true", help="with the games that are there")
    arguments = parser.parse_args()
    for name in arguments.game or sorted(tawantin.games()):
        game = tawantin.game(name)
        if not arguments.fit_only:
            _play(game, arguments.games, arguments.seed, arguments.folder)
        if not arguments.play_only:
            _fit(game, arguments.games, arguments.seed, arguments.folder)
    if not arguments.play_only:
        _tell()


def _file(game: Game[Any], seats: int, folder: Path) -> Path:
    return folder / f"{game.id}-{seats}.jsonl"


def _play(game: Game[Any], games: int, seed: int, folder: Path) -> None:
    for seats in game.about.seats:
        path = _file(game, seats, folder)
        there = len(games_in(path))
        what = f"{game.id}, {seats} seats"
        for _ in track(play_on(game, seats, games, seed, path), what, total=max(games - there, 0)):
            pass


def _fit(game: Game[Any], games: int, seed: int, folder: Path) -> None:
    by_seats: dict[int, list[Looked]] = {}
    for seats in game.about.seats:
        there = games_in(_file(game, seats, folder))[:games]
        # What was seen holds for the evaluation that looked.
        seen = folder / f"{game.id}-{seats}-{digest(game)}.looks.jsonl"
        looks = looks_at(game, seats, there, seen)
        by_seats[seats] = list(track(looks, f"{game.id}, {seats} seats: looking", total=len(there)))
    positions = [positions_of(some, seats) for seats, some in by_seats.items()]
    stages = stages_of(game)
    fitted = fit(positions, len(stages), None)
    spread = {
        str(seats): [float(base) * factor for base in fitted.base]
        for seats, factor in fitted.factors.items()
    }
    played = sum(map(len, by_seats.values()))
    made: dict[str, str | int | float] = {
        "date": datetime.now(UTC).date().isoformat(),
        "seed": seed,
        "games": played,
    }
    write(
        calibration_path(game),
        Calibration(
            game.id,
            digest(game),
            list(stages),
            spread,
            _to_come(by_seats, len(stages)),
            fitted.bend.tolist(),
            made,
        ),
    )
    _measure(game, positions, len(stages))


def _to_come(by_seats: dict[int, list[Looked]], stages: int) -> dict[str, list[float]]:
    """By source and stage, what a seat still gets; where nothing was seen, as in the nearest."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * stages)
    counts = [0] * stages
    for some in by_seats.values():
        for look in [look for game in some for look in game.looks]:
            counts[look.stage] += 1
            for name, points in look.to_come.items():
                sums[name][look.stage] += points
    seen = [stage for stage in range(stages) if counts[stage]]
    nearest = [min(seen, key=lambda one: abs(one - stage)) for stage in range(stages)]
    return {
        name: [row[stage] / counts[stage] for stage in nearest]
        for name, row in sorted(sums.items())
    }


def _measure(game: Game[Any], positions: list[Positions], stages: int) -> None:
    """Write the plot and the figures of a game."""
    panels: dict[str, list[Bin]] = {}
    lines = []
    for some, chances in held_back(positions, stages):
        bins = reliability(some, chances)
        other = baseline(some)
        games = len(set(some.games.tolist()))
        panels[f"{some.seats} players, {games:,} games"] = bins
        near = reliability(some, chances, (0.25, 0.35))[0]
        worst = max([abs(one.said - one.came) for one in bins if one.error < 0.015], default=0.0)
        lines.append(
            Figures(
                game.id,
                some.seats,
                games,
                len(some.stages),
                round(brier(some, chances), 4),
                round(brier(some, other), 4),
                round(skill_error(some, chances, other), 4),
                near,
                round(worst, 3),
            )
        )
    PLOTS.mkdir(parents=True, exist_ok=True)
    title = game.about.name["en"]
    (PLOTS / f"{game.id}.svg").write_text(reliability_plot(title, panels), encoding="utf-8")
    kept = [one for one in _figures() if one.game != game.id]
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode([*kept, *lines]), indent=1))


def _figures() -> list[Figures]:
    there = FIGURES.is_file()
    return msgspec.json.decode(FIGURES.read_bytes(), type=list[Figures]) if there else []


def _tell() -> None:
    """Put the table into the page."""
    lines = [
        BEGIN,
        "| game | players | games | Brier, coach | Brier, score lead | difference "
        "| said 25 to 35 % | came | largest error |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for one in sorted(_figures(), key=lambda one: (one.game, one.seats)):
        near = one.near_30
        gain = one.baseline - one.brier
        lines.append(
            f"| {tawantin.game(one.game).about.name['en']} | {one.seats} | {one.games:,} "
            f"| **{one.brier:.3f}** | {one.baseline:.3f} | {gain:.3f} ± {1.96 * one.error:.3f} "
            f"| {near.said:.1%} | {near.came:.1%} ± {1.96 * near.error:.1%} | {one.worst:.1%} |"
        )
    page = PAGE.read_text(encoding="utf-8")
    table = "\n".join([*lines, END])
    PAGE.write_text(
        re.sub(f"{BEGIN}.*?{END}", lambda _: table, page, flags=re.DOTALL), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
