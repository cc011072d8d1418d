"""The report: one page that holds everything, for people who balance games and rate bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from ..kernel.game import Game
from ..kernel.record import save_atomically
from . import plots, usage
from .run import Results
from .series import SAMPLES, Played, Series, prepare
from .statistics import Standing, Summary, bot_of, summarise

MOST_ROWS: Final = 40
"""Longer tables are cut; a line says how much is missing."""

STYLE: Final = Path(__file__).with_name("report.css")


def write_report(path: Path, results: Results) -> None:
    """Write the page, whole or not at all."""
    save_atomically(path, report(results.series, results.games()).encode())


def report(series: Series, games: Sequence[Played]) -> str:
    """The page of one series."""
    game = prepare(series)
    summary = summarise(series.game, series.seats, series.seed, games)
    sections = [
        *_winners(summary),
        _score_spread(games),
        _point_sources(games),
        *_courses(games),
        _lengths(summary, games),
        *_usages(game, games),
    ]
    name = game.about.name["en"]
    introduction = (
        f"{summary.games} games, {series.seats} seats, played by {', '.join(series.bots)}; "
        f"seed {series.seed}; components {series.digest}. Intervals have 95 % confidence."
    )
    options = ", ".join(f"{key} {value}".lower() for key, value in series.options.items())
    return page(
        f"{name}: {summary.games} games", f"{introduction} {options}", sections, _caution(games)
    )


def page(
    title: str, introduction: str, sections: Iterable[str], before: str = "", language: str = "en"
) -> str:
    """A whole HTML page; `before` is HTML between its introduction and its sections."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text()}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p>{escape(introduction)}</p>{before}"
        f'<div class="grid">{"".join(sections)}</div></main></body></html>\n'
    )


def section(title: str, explanation: str, body: str, wide: bool = False) -> str:
    """A card of the page."""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{escape(explanation)}</p>{body}</section>"


def table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    rest: Callable[[int], str] = "and {} more, used less".format,
) -> str:
    """A table; cells are HTML already. `rest` says how many rows are left out."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    shown = rows[:MOST_ROWS]
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in shown)
    left = len(rows) - len(shown)
    more = f"<p>{escape(rest(left))}</p>" if left else ""
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{whole}</div>{more}'


def _winners(summary: Summary) -> list[str]:
    def rows(standings: Sequence[Standing]) -> list[plots.Bar]:
        shares = [(s.name, s.victories) for s in standings]
        return [plots.Bar(name, v.rate, v.low, v.high) for name, v in shares]

    par = 1 / summary.seats
    sections = [
        section(
            "Victories by seat",
            "Does it matter where you sit? The dashed line is an equal share.",
            plots.bars("Victories by seat", rows(summary.by_seat), par),
        )
    ]
    if len(summary.standings) > 1:
        rated = [
            [
                escape(s.name),
                f"{s.victories.rate:.1%}",
                f"{s.score.mean:.1f}",
                f"{s.place:.2f}",
                f"{s.rating:.0f} ± {s.rating_error:.0f}",
            ]
            for s in summary.standings
        ]
        drawn = plots.bars("Victories by bot", rows(summary.standings), par)
        figures = table(["bot", "victories", "mean score", "mean place", "rating"], rated)
        sections.append(section("Victories by bot", "For each seat it played.", drawn + figures))
    return sections


def _score_spread(games: Sequence[Played]) -> str:
    first: list[float] = [max(game.scores) for game in games]
    last: list[float] = [min(game.scores) for game in games]
    series: dict[str, Sequence[float]] = {"winners": first, "last": last}
    names = list(dict.fromkeys(name for game in games for name in game.bots))
    if len(names) > 1:
        series = {
            name: [
                game.scores[seat]
                for game in games
                for seat in range(len(game.scores))
                if bot_of(game, seat) == name
            ]
            for name in names
        }
    return section(
        "Final scores",
        f"The winner has {fmean(first):.1f} on average, the last {fmean(last):.1f}.",
        plots.histogram("Final scores", series),
    )


def _point_sources(games: Sequence[Played]) -> str:
    rows = {
        "winners": point_sources(games, lambda game, seat: game.places[seat] == 1),
        "others": point_sources(games, lambda game, seat: game.places[seat] != 1),
    }
    gap = {item: rows["winners"].get(item, 0.0) - v for item, v in rows["others"].items()}
    cells = [
        [
            escape(item.replace("_", " ")),
            f"{rows['winners'].get(item, 0.0):.2f}",
            f"{rows['others'].get(item, 0.0):.2f}",
            f"{gap.get(item, 0.0):+.2f}",
        ]
        for item in rows["winners"]
    ]
    drawn = {
        who: {item.replace("_", " "): value for item, value in row.items()}
        for who, row in rows.items()
    }
    return section(
        "Where points came from",
        "Means of a seat; what winners have more of decides the game.",
        plots.stacked("Where points came from", drawn)
        + table(["source", "winners", "others", "difference"], cells),
    )


def point_sources(
    games: Sequence[Played], counts: Callable[[Played, int], bool]
) -> dict[str, float]:
    """By item, the mean points of the seats that count."""
    items = list(dict.fromkeys(item for game in games for row in game.points for item in row))
    chosen = [
        game.points[seat]
        for game in games
        for seat in range(len(game.points))
        if counts(game, seat)
    ]
    return {item: fmean(row.get(item, 0) for row in chosen) for item in items if chosen}


def _courses(games: Sequence[Played]) -> list[str]:
    known = [(game, game.course) for game in games if game.course is not None]
    if not known:
        return []
    xs = [part / SAMPLES for part in range(SAMPLES + 1)]
    ahead: dict[str, Sequence[float]] = {
        who: [
            fmean(
                course.scores[part][seat]
                for game, course in known
                for seat in range(len(game.places))
                if (game.places[seat] == 1) is winner
            )
            for part in range(SAMPLES + 1)
        ]
        for who, winner in (("winners", True), ("others", False))
        if any((place == 1) is winner for game, _ in known for place in game.places)
    }
    leads = [
        fmean(_leader_wins(game, course.scores[part]) for game, course in known)
        for part in range(SAMPLES + 1)
    ]
    options = [
        fmean(_at(course.branching, part) for _, course in known) for part in range(SAMPLES + 1)
    ]
    every: list[float] = [count for _, course in known for count in course.branching]
    return [
        section(
            "Scores in the course of a game",
            "From the first decision to the last.",
            plots.lines("Scores in the course of a game", xs, ahead, percent_x=True),
        ),
        section(
            "When is it decided?",
            "How often whoever leads at that point goes on to win.",
            plots.lines("Leader wins", xs, {"leader wins": leads}, True, True),
        ),
        section(
            "Choices in the course of a game",
            f"{fmean(every):.1f} legal actions on average, {max(every):.0f} at most.",
            plots.lines("Choices", xs, {"legal actions": options}, percent_x=True)
            + plots.histogram("Legal actions at a decision", {"decisions": every}),
        ),
    ]


def _leader_wins(game: Played, scores: Sequence[int]) -> float:
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    return fmean(float(game.places[seat] == 1) for seat in leaders)


def _at(values: Sequence[int], part: int) -> int:
    return values[min(len(values) - 1, len(values) * part // SAMPLES)]


def _lengths(summary: Summary, games: Sequence[Played]) -> str:
    rows = [
        [
            escape(ending.replace("_", " ")),
            f"{share.rate:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
        ]
        for ending, share in summary.endings.items()
    ]
    length = summary.decisions
    return section(
        "Length and endings",
        f"{length.mean:.0f} decisions on average, {length.least:.0f} to {length.most:.0f}.",
        plots.histogram("Decisions in a game", {"games": [game.decisions for game in games]})
        + table(["ending", "games", "interval"], rows),
    )


def _usages(game: Game[Any], games: Sequence[Played]) -> list[str]:
    if all(played.course is None for played in games):
        return []
    actions, data = game.actions, game.components.root.data
    asked: list[tuple[str, Mapping[int, Sequence[str]]]] = [("Actions", usage.by_kind(actions))]
    for kind in usage.element_kinds(actions):
        labels = usage.element_labels(data, kind, usage.element_ids(actions, kind))
        title = kind.replace("_", " ").capitalize()
        asked.append((title, usage.by_element(actions, kind, labels)))
    asked.append(("Every single action", usage.by_action(actions)))
    by_title = {title: usage.uses(games, names) for title, names in asked}
    usage.weigh(by_title.values())
    return [_usage(title, uses) for title, uses in by_title.items() if uses]


def _usage(title: str, uses: Sequence[usage.Use]) -> str:
    dots = [plots.Dot(use.used.rate, use.won.rate, use.name, use.sure) for use in uses]
    par = uses[0].won.rate - uses[0].lift
    bots = list(uses[0].by_bot) if len(uses[0].by_bot) > 1 else []
    rows = [
        [
            escape(use.name),
            f"{use.used.rate:.1%}",
            *(_habit(use, bot) for bot in bots),
            f"{use.times:.2f}",
            f"{use.won.rate:.1%}",
            f"{use.won.low:.0%} – {use.won.high:.0%}",
            lift(use.lift, use.sure),
            f"{use.correlation:+.2f}",
        ]
        for use in uses
    ]
    headings = ["", "used by", *bots, "times a seat", "then won", "interval", "against all"]
    habits = (
        " Where the bots surely differ in using a thing, their shares are bold." if bots else ""
    )
    return section(
        title,
        "How often it was used, and how often those who used it won. What luck does not explain, "
        "with all questions of this page weighed together, is coloured, filled and named." + habits,
        plots.scatter(title, dots, par, "used by …", "… who then won")
        + table([*headings, "correlation"], rows),
        wide=True,
    )


def _habit(use: usage.Use, bot: str) -> str:
    text = f"{use.by_bot[bot].rate:.0%}"
    return f"<b>{text}</b>" if use.habit else text


def _caution(games: Sequence[Played]) -> str:
    """Who played shapes every figure of use: say so where one kind of player played all."""
    bots = sorted({bot for game in games for bot in game.bots})
    if len(bots) > 1:
        return ""
    warning = (
        f"All seats were played by {bots[0]}. What it uses often, or never, is a habit of this bot "
        "before it is a fact of the game: let several bots play (for example "
        "`tawantin tournament … --bots hard,greedy,random --report FILE`), and what holds for all "
        "of them says more."
    )
    return f'<p class="warning">{escape(warning)}</p>'


def lift(value: float, sure: bool) -> str:
    """A difference in percentage points, coloured where it is sure."""
    text = f"{value * 100:+.1f}"
    if not sure:
        return text
    return f'<span class="{"up" if value > 0 else "down"}">{text}</span>'
