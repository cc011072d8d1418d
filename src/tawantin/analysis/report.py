"""A judged game as one HTML page: no script, no font, no network."""

from __future__ import annotations

from html import escape
from math import floor
from pathlib import Path
from typing import Any, Final

from ..kernel.game import Game
from ..kernel.record import Record
from ..locale import Words
from ..locale.figures import signed
from .drawing import badge, curve, mark, one_bar, patterns, two_bars
from .judging import Analysis, Judged, Mark
from .moves import LATER

STYLE: Final = Path(__file__).with_name("report.css")
SHOWN: Final[tuple[Mark, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
WORTH_TELLING: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")
ITEMS: Final = 5
"""At most this many sources of a difference are named; the rest is one line."""


def report(game: Game[Any], record: Record, analysis: Analysis, words: Words) -> str:
    """The page."""
    return _Page(game, record, analysis, words).whole()


class _Page:
    """The parts of the page, in one language."""

    def __init__(self, game: Game[Any], record: Record, analysis: Analysis, words: Words) -> None:
        self.game = game
        self.record = record
        self.analysis = analysis
        self.words = words
        self.costly = [one for one in analysis.decisions if one.mark in WORTH_TELLING]

    def whole(self) -> str:
        """All of it."""
        language = self.words.language
        names = self.game.about.name
        title = escape(names.get(language, names["en"]))
        said = self.words.say
        chips = [
            said("terminal-report-players", count=self.analysis.seats),
            said("terminal-report-decisions", count=self.analysis.total),
        ]
        shown = "".join([f'<span class="chip">{escape(chip)}</span>' for chip in chips])
        return (
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}: {escape(said('terminal-report'))}</title>"
            f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body>{patterns()}"
            f"<main><header><h1>{title}</h1>{shown}</header>"
            f'<div class="top">{self.players()}{self.chances()}</div>'
            f"{self.worth_telling()}{self.everything()}</main></body></html>\n"
        )

    def name(self, seat: int) -> str:
        """Who sits there, for HTML."""
        known = seat < len(self.record.names) and self.record.names[seat]
        return escape(known or self.words.say("terminal-player", number=seat + 1))

    def move(self, text: str) -> str:
        """A move in words, for HTML."""
        return escape(self.words.action(self.game.actions.parse(text)))

    def source(self, name: str) -> str:
        """Where points come from, for HTML."""
        later = name == LATER
        return escape(self.words.say("terminal-later") if later else self.words.thing("item", name))

    def signed(self, points: float) -> str:
        """A difference, with its sign."""
        return signed(points, self.words.language)

    def mark(self, kind: Mark, size: int = 20) -> str:
        """A mark with its name."""
        return mark(kind, self.words.say(f"terminal-mark-{kind}"), size)

    def players(self) -> str:
        """How each seat played, the most accurate first."""
        said = self.words.say
        order = sorted(range(self.analysis.seats), key=lambda seat: -self.analysis.accuracy[seat])
        rows = "".join([self.player(seat) for seat in order])
        keys = "".join(
            [
                f'<span class="soft"><i class="key {kind}"></i>'
                f"{escape(said(f'terminal-report-{kind}'))}</span>"
                for kind in ("luck", "decisions-made")
            ]
        ).replace("key decisions-made", "key decisions")
        title = escape(said("terminal-report-who"))
        return f'<section><div class="head"><h2>{title}</h2>{keys}</div>{rows}</section>'

    def player(self, seat: int) -> str:
        """One of them."""
        one, said = self.analysis.players[seat], self.words.say
        most = max(max(abs(p.luck), abs(p.decisions)) for p in self.analysis.players)
        counts = "".join(
            [
                f"<span>{self.mark(kind, 17)}{one.marks[kind]}</span>"
                for kind in SHOWN
                if kind in one.marks
            ]
        )
        summary = said(
            "terminal-report-both",
            luck=signed(100 * one.luck, self.words.language, 0),
            decisions=signed(100 * one.decisions, self.words.language, 0),
        )
        bars = two_bars(one.luck, one.decisions, most, summary)
        accuracy = "–" if one.accuracy is None else f"{floor(one.accuracy)} %"
        final = self.analysis.curve[-1].scores[seat]
        points = escape(said("terminal-report-points", points=f"{final:.0f}"))
        return (
            f'<div class="player">{badge(seat)}<span><b>{self.name(seat)}</b> '
            f'<span class="soft">{points}</span></span>'
            f'<span class="accuracy">{accuracy}</span>{bars}<span class="counts">{counts}</span>'
            f'<span class="rounds soft">{escape(summary)}</span></div>'
        )

    def chances(self) -> str:
        """The curve of all seats."""
        said = self.words.say
        rounds: dict[int, str] = {}
        seen: set[int | None] = {None}
        for one in self.analysis.curve:
            if one.round not in seen:
                seen.add(one.round)
                rounds[one.number] = str(one.round)
        marked = [one for one in self.costly if one.mark != "inaccuracy"]
        drawn = curve(self.analysis, marked, said("terminal-report-chances"), rounds)
        last = self.analysis.curve[-1].chances
        legend = "".join(
            [
                f"<span>{badge(seat)} {self.name(seat)} <b>{100 * last[seat]:.0f} %</b></span>"
                for seat in range(self.analysis.seats)
            ]
        )
        return (
            f'<section><div class="head"><h2>{escape(said("terminal-report-chances"))}</h2>'
            f'<span class="soft">{escape(said("terminal-report-stripes"))}</span></div>{drawn}'
            f'<div class="legend">{legend}</div></section>'
        )

    def worth_telling(self) -> str:
        """Every decision that gave something away, with what was better."""
        said = self.words.say
        body = "".join([self.decision(one) for one in self.costly])
        if not body:
            body = f"<p>{escape(said('terminal-report-none'))}</p>"
        title = escape(said("terminal-report-turning"))
        soft = escape(said("terminal-report-given"))
        return (
            f'<section><div class="head"><h2>{title}</h2><span class="soft">{soft}</span></div>'
            f"{body}</section>"
        )

    def decision(self, one: Judged) -> str:
        """One of them."""
        assert one.played is not None  # noqa: S101 - forced ones are not worth telling
        assert one.best is not None  # noqa: S101 - likewise
        better = escape(self.words.say("terminal-better-was", move="\0"))
        better = better.replace("\0", f"<b>{self.move(one.best.action)}</b>")
        return (
            f'<div class="decision" id="decision-{one.number}">{self.mark(one.mark, 24)}'
            f"<span>{badge(one.seat)} <b>{self.name(one.seat)}</b> {self.move(one.played.action)}"
            f'<br><span class="soft">{one.number} · '
            f"{escape(self.words.say(f'terminal-mark-{one.mark}'))} · "
            f"{100 * one.best.chance:.0f} → {100 * one.played.chance:.0f} %</span></span>"
            f'<span class="lost">−{100 * one.loss:.0f} %</span>'
            f'<div class="better">{self.mark("best", 20)}<span>{better}</span></div>'
            f"{self.items(one)}</div>"
        )

    def items(self, one: Judged) -> str:
        """Where the difference comes from; the lines add up."""
        largest = sorted(
            [item for item in one.difference.items() if item[0] != LATER],
            key=lambda item: -abs(item[1]),
        )[:ITEMS]
        rest = one.points_lost - sum([gain for _, gain in largest])
        lines = [*largest, (LATER, rest)] if abs(rest) >= 0.05 else largest
        most = max([abs(gain) for _, gain in lines], default=1.0)
        rows = "".join(
            [
                f"<tr><td>{self.source(name)}</td><td>{one_bar(gain, most)}</td>"
                f'<td class="{"plus" if gain >= 0 else "minus"}">{self.signed(gain)}</td></tr>'
                for name, gain in lines
            ]
        )
        return f"<table>{rows}</table>" if rows else ""

    def everything(self) -> str:
        """All decisions that were a choice, folded away."""
        rows = "".join(
            [
                f"<tr><td>{one.number}</td><td>{badge(one.seat)}</td>"
                f"<td>{self.move(one.played.action)}</td>"
                f"<td>{self.signed(-100 * one.loss)}</td>"
                f"<td>{self.mark(one.mark, 18)}</td></tr>"
                for one in self.analysis.decisions
                if one.played is not None
            ]
        )
        title = escape(self.words.say("terminal-report-all"))
        return (
            f"<section><details><summary>{title}</summary>"
            f'<table class="all">{rows}</table></details></section>'
        )
