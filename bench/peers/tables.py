"""Tables of what was measured: for the terminal, for README.md and docs/performance.md."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import tawantin

from .engines import PEERS, Measured
from .growth import Points
from .learning import Steps

YARDSTICK = "catanatron"


class Result(msgspec.Struct):
    """Everything that one run measured."""

    peers: dict[str, Measured]
    builds: dict[str, dict[str, Measured]]
    growth: dict[str, Points] = {}
    learning: dict[str, dict[str, Steps]] = {}
    """By build and engine, steps with observation and mask."""


def print_table(result: Result) -> None:
    """Every engine against every peer."""
    print(
        "| engine | decisions/s | copy µs | simulations/s | " + " | ".join(_against(result)) + " |"
    )
    print("|---|---:|---:|---:|" + "---:|" * len(result.peers))
    for build, games in result.builds.items():
        for game, measured in games.items():
            print(_row(f"{game}, {build}", measured, result))
    for peer, measured in result.peers.items():
        print(_row(PEERS[peer][0], measured, result))


def _against(result: Result) -> list[str]:
    return [f"× {PEERS[peer][0]}" for peer in result.peers]


def _row(name: str, measured: Measured, result: Result) -> str:
    own = measured.decisions_per_second
    ratios = [f"{own / peer.decisions_per_second:.1f}" for peer in result.peers.values()]
    copy, simulations = measured.copy_microseconds, measured.simulations_per_second
    cells = [
        name,
        f"{own:,.0f}",
        f"{copy:.1f}" if copy else "",
        f"{simulations:,.0f}" if simulations else "",
        *ratios,
    ]
    return f"| {' | '.join(cells)} |"


def short_table(result: Result) -> list[str]:
    """A line an engine, for the README: how many times Catanatron's decisions, by build."""
    builds = list(result.builds)
    yardstick = result.peers[YARDSTICK].decisions_per_second
    lines = [f"| decisions a second, Catanatron's = 1 | {' | '.join(builds)} |"]
    lines.append("|---|" + "---:|" * len(builds))
    for name, about in tawantin.games().items():
        engine = {build: result.builds[build][name] for build in builds}
        lines.append(_by_build(about.about.name["en"], engine, builds, yardstick))
    for peer, measured in result.peers.items():
        lines.append(_by_build(PEERS[peer][0], {measured.build: measured}, builds, yardstick))
    return lines


def _by_build(name: str, engine: dict[str, Measured], builds: list[str], yardstick: float) -> str:
    cells = [
        f"{engine[build].decisions_per_second / yardstick:.1f}" if build in engine else ""
        for build in builds
    ]
    return f"| {name} | {' | '.join(cells)} |"


def long_table(result: Result) -> list[str]:
    """A line an engine and build, for docs/performance.md."""
    lines = [
        "| engine | build | decisions/s | × Catanatron | copy µs | simulations/s |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for games in result.builds.values():
        for name, about in tawantin.games().items():
            label = f"{about.about.name['en']}, {max(about.about.seats)} seats"
            lines.append(_long_row(label, games[name], result))
    lines += [
        _long_row(PEERS[peer][0], measured, result) for peer, measured in result.peers.items()
    ]
    return lines


def _long_row(name: str, measured: Measured, result: Result) -> str:
    copy, simulations = measured.copy_microseconds, measured.simulations_per_second
    times = measured.decisions_per_second / result.peers[YARDSTICK].decisions_per_second
    return (
        f"| {name} | {measured.build} | {measured.decisions_per_second:,.0f} | {times:.1f} "
        f"| {f'{copy:.1f}' if copy else ''} | {f'{simulations:,.0f}' if simulations else ''} |"
    )


def learning_table(result: Result) -> list[str]:
    """A line an engine, for docs/research.md: steps a second with observation and mask."""
    builds = list(result.learning)
    engines = {name: steps for build in builds for name, steps in result.learning[build].items()}
    lines = [f"| | numbers | actions | {' | '.join(f'steps/s, {build}' for build in builds)} |"]
    lines.append("|---|---:|---:|" + "---:|" * len(builds))
    for name, steps in sorted(engines.items(), key=lambda item: item[0] in PEERS):
        label = PEERS[name][0] if name in PEERS else tawantin.game(name).about.name["en"]
        speeds = [result.learning[build].get(name) for build in builds]
        cells = [f"{speed.per_second:,.0f}" if speed else "" for speed in speeds]
        lines.append(f"| {label} | {steps.numbers:,} | {steps.actions:,} | {' | '.join(cells)} |")
    return lines


def between(text: str, name: str, lines: list[str]) -> str:
    """Put lines between the two comments of that name.

    >>> between("a <!-- x --> old <!-- /x --> b", "x", ["new"])
    'a <!-- x -->\\nnew\\n<!-- /x --> b'
    """
    start, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    head, begins, rest = text.partition(start)
    _, ends, tail = rest.partition(end)
    if not begins or not ends:
        sys.exit(f"The comments {start} and {end} are missing.")
    return "\n".join([head + start, *lines, end + tail])


def write_into(root: Path, result: Result) -> None:
    """Write both tables where they belong."""
    if YARDSTICK not in result.peers:
        sys.exit("The tables need Catanatron: `make peers` installs it.")
    for path, lines in (
        (root / "README.md", short_table(result)),
        (root / "docs" / "performance.md", long_table(result)),
    ):
        text = path.read_text(encoding="utf-8")
        path.write_text(between(text, "made by make peers", lines), encoding="utf-8")


def write_learning(root: Path, result: Result) -> None:
    """Write the table of those who learn where it belongs."""
    path = root / "docs" / "research.md"
    text = path.read_text(encoding="utf-8")
    lines = learning_table(result)
    path.write_text(between(text, "made by make peers", lines), encoding="utf-8")
