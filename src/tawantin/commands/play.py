"""`tawantin play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ..bots import decide, make
from ..kernel import registry
from ..kernel.actions import Action
from ..kernel.chance import Chance, LiveChance
from ..kernel.errors import CannotUndo, IllegalAction, TawantinError
from ..kernel.match import Match
from ..kernel.record import Record
from ..locale.events import Words
from ..locale.reasons import explain
from .arguments import GameName, Language, Options, Seed, parse_options, words_for
from .screen import (
    Choice,
    choices,
    fitting,
    plain,
    print_choices,
    print_outcome,
    print_position,
    tell_events,
)


def play(
    game: GameName = "",
    seats: Annotated[
        int | None, typer.Option(help="Number of players.", show_default="as few as possible")
    ] = None,
    humans: Annotated[int, typer.Option(help="How many of them are people.", min=0)] = 1,
    bot: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats: easy, medium, hard, expert, random, greedy, mcts."
        ),
    ] = "medium",
    option: Options = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, move by move.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the game in this file, and keep it there.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal against bots, or with others at one keyboard.

    Examples:

        tawantin play chocolatl

        tawantin play chocolatl --bot hard --option max_dice_per_bid=1

        tawantin play chocolatl --seats 4 --humans 2 --save evening.json

        tawantin play --resume evening.json
    """
    chance = LiveChance(seed)
    if resume is not None:
        record = Record.load(resume)
        if game and registry.descriptor(game).id != record.game:
            raise TawantinError(f"{resume} is a game of {record.game}, not of {game}.")
        match = Match.resume(registry.known_game(record.game, record.components), record)
        save = save or resume
    elif game:
        rules = registry.game(game)
        seats = seats if seats is not None else min(rules.about.seats)
        match = Match.start(rules, seats, parse_options(option), chance)
        if humans > seats:
            raise TawantinError(f"{humans} people cannot sit on {seats} seats.")
        make(bot)  # a wrong name is reported before the game begins
        words = words_for(match.game, language, seats)
        people = [words.say("terminal-player", number=seat + 1) for seat in range(humans)]
        match.record.names = people + [f"{bot} bot {seat + 1}" for seat in range(seats - humans)]
    else:
        raise TawantinError("Say which game to play: tawantin games lists them.")
    _Session(match, chance, save, words_for(match.game, language, match.record.seats)).run()


def _bot_at(match: Match, seat: int) -> str | None:
    """The bot that plays a seat, by the name in the record; None for a person."""
    names = match.record.names
    words = names[seat].split() if seat < len(names) else []
    return words[0] if words[1:2] == ["bot"] else None


@dataclass
class _Session:
    """One sitting at the terminal."""

    match: Match
    chance: Chance
    save: Path | None
    words: Words
    console: Console = field(default_factory=Console)
    looking: int | None = None
    """The seat whose eyes the screen was last meant for."""
    moved: bool = False
    """Whether others have moved since the position was shown."""
    typed: str = ""
    """What the listed actions must fit."""

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        match = self.match
        try:
            while actors := match.game.actors(match.state):
                bots = [seat for seat in actors if _bot_at(match, seat)]
                if bots:
                    self._bot(bots[0])
                elif not self._human(actors[0]):
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self._keep()
        print_outcome(self.console, match.game, match.state, self.words, self._name)
        if self.save is not None:
            self._say("terminal-kept", file=str(self.save))

    def _bot(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        seed = self.chance.pick(2**32)
        name = _bot_at(self.match, seat) or "random"
        self._play(seat, decide(game, state, seat, name, seed, options=self.match.record.options))
        self.moved = True

    def _human(self, seat: int) -> bool:
        """Ask one person once; False when they quit."""
        self._hand_over(seat)
        listed = choices(self.words, self.match.game.legal(self.match.state, seat))
        shown = fitting(listed, self.typed)
        print_choices(self.console, shown)
        if self.typed:
            count = len(shown)
            self._say("terminal-fits", style="dim", count=count, all=len(listed), text=self.typed)
        else:
            self._say("terminal-choose", style="dim", count=len(listed))
        answer = self.console.input(f"[bold]{escape(self._name(seat))}>[/bold] ").strip()
        self.typed = ""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "look": lambda: self._look(seat),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save_as(rest),
            "help": lambda: self._say("terminal-help"),
            "?": lambda: self._say("terminal-help"),
        }
        if word in ("quit", "exit"):
            return False
        try:
            commands.get(word, lambda: self._act(seat, answer, listed))()
        except TawantinError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")
        return True

    def _hand_over(self, seat: int) -> None:
        """Show the position when the eyes at the screen change, behind a curtain if need be."""
        if self.looking not in (None, seat):
            self.console.clear()
            request = self.words.say("terminal-hand-over", name=self._name(seat))
            self.console.input(f"{escape(request)} ")
        if self.looking != seat or self.moved:
            self.looking = seat
            self._look(seat)

    def _look(self, seat: int) -> None:
        self.moved = False
        match = self.match
        print_position(self.console, match.game, match.state, seat, self.words, self._name)

    def _act(self, seat: int, answer: str, listed: Sequence[Choice]) -> None:
        if not answer:
            return
        if answer.isdecimal() and answer.isascii():
            number = int(answer)
            if not 1 <= number <= len(listed):
                raise IllegalAction(self.words.say("terminal-number", count=len(listed)))
            self._play(seat, listed[number - 1][1])
            return
        known = [action for _, action, _ in listed if action.text == " ".join(answer.split())]
        fits = fitting(listed, answer)
        if known or (len(fits) == 1 and plain(fits[0][2]) == plain(answer)):
            self._play(seat, known[0] if known else fits[0][1])
        elif fits:
            self.typed = answer
        else:
            sentence = self.words.say("terminal-nothing-fits", text=answer)
            raise IllegalAction(self._why(seat, answer) or sentence)

    def _why(self, seat: int, text: str) -> str | None:
        """Why a typed move is refused, and what would help; None if there is no such move."""
        game = self.match.game
        try:
            reason = game.refusal(self.match.state, seat, game.actions.parse(text))
        except IllegalAction:
            return None
        return None if reason is None else str(explain(self.words, reason, self._name))

    def _play(self, seat: int, action: Action) -> None:
        events = self.match.play(seat, action, self.chance)
        people = any(not _bot_at(self.match, other) for other in range(self.match.record.seats))
        if self.looking == seat or not people:  # the words of others may tell what is secret
            text = self.words.action(action)
            self.console.print(f"{escape(self._name(seat))}: [bold]{escape(text)}[/bold]")
        tell_events(self.console, events.seen_by(self.looking), self.words, self._name)
        self._keep()

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            raise CannotUndo(self.words.say("refused-cannot-undo")) from error
        self._keep()
        self._look(seat)

    def _save_as(self, name: str) -> None:
        if name:
            self.save = Path(name)
        if self.save is None:
            raise TawantinError(self.words.say("terminal-save-where"))
        self._keep()
        self._say("terminal-kept", file=str(self.save))

    def _keep(self) -> None:
        if self.save is not None:
            self.match.record.save(self.save)

    def _say(self, message: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.words.say(message, **values), style=style, overflow="fold"))

    def _name(self, seat: int) -> str:
        names: Any = self.match.record.names
        bot = _bot_at(self.match, seat)
        if bot is not None:
            number = names[seat].split()[-1]
            message = f"bot-{bot}"
            level = self.words.say(message)
            if level == message:  # no level that players choose from
                level = bot
            return self.words.say("terminal-bot", level=level, number=number)
        if seat < len(names):
            return str(names[seat])
        return self.words.say("terminal-seat", number=seat + 1)
