"""What the things of a game are called, and the variables that sentences about them have.

From what a game declares (`kernel.meaning`) a field, or a target of an action, gives a sentence:

* a seat: `$seat`, the player's name;
* a thing: `$card`, what it is called; `$card_name`, the bare name in the components file;
  `$card_id`; and for each declared form or detail `$district_to`, `$marker_resistance`;
* a number: `$amount`; `$amount_words` where it counts things ("3 corn"); `$change_size` and
  `$change_sign` (plus, minus, zero) where it can be negative;
* a list: `$cards`, all of them; `$cards_count`;
* what may be missing: `$card_known`, yes or no; missing things are "none".

Where one id stands for different things with different numbers of players, as roads do on the two
sides of a board, the table that says `players = 3` goes before the others with three.

The page does the same in `web/src/table/words.ts`; `declared_words` is what it needs to know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, Final

import msgspec
from babel.lists import format_list

from ..kernel.game import Rules
from ..kernel.meaning import (
    NOTHING,
    Amount,
    Entries,
    Flag,
    Id,
    Keyed,
    Maybe,
    Meaning,
    Number,
    Record,
    SeatNumber,
    kinds,
    meaning,
)

Values = dict[str, Any]
SeatName = Callable[[int], str]
Say = Callable[..., str | None]
"""A message with its values, or None if there is no such message."""


def dashed(ident: object) -> str:
    """An id as part of a message's name."""
    return str(ident).replace("_", "-").lower()


def kinds_of(rules: Rules[Any]) -> dict[str, Id]:
    """Every kind of thing that a game names."""
    meanings: Iterable[Meaning] = (meaning(kind) for kind in (rules.view_type, *rules.events))
    return kinds(chain(meanings, rules.things))


class Names:
    """The names of one game's things in one language."""

    def __init__(
        self,
        language: str,
        data: Mapping[str, Any],
        kinds: dict[str, Id],
        say: Say,
        seats: int | None = None,
    ) -> None:
        self.language: Final = language
        self.data: Final = data
        self.kinds: Final = kinds
        self.say: Final = say
        self.seats: Final = seats

    # ---- things -----------------------------------------------------------------------------

    def entry(self, what: Id, ident: object) -> Any:
        """What the components file says about it: a table, or a row that begins with its id."""
        for path in sorted(what.tables or (what.kind,), key=self._is_for_others):
            table: Any = self.data
            for key in path.split("."):
                table = table.get(key) if isinstance(table, Mapping) else None
            if isinstance(table, Mapping) and isinstance(table.get(str(ident)), Mapping):
                return table[str(ident)]
            for one in table if isinstance(table, list) else ():
                known = one.get("id", one.get("n")) if isinstance(one, Mapping) else one[0]
                if str(known) == str(ident):
                    return one
        return None

    def _is_for_others(self, path: str) -> bool:
        """Whether a table is in force with another number of players: one side of a board."""
        whole = self.data.get(path.split(".", 1)[0])
        players = whole.get("players") if isinstance(whole, Mapping) else None
        return self.seats is not None and isinstance(players, int) and players != self.seats

    def bare(self, what: Id, ident: object) -> str:
        """The name in the components file, or of its own message; the id if there is none."""
        if what.messages:
            own = self.say(f"{what.messages}-{dashed(ident)}")
            if own is not None:
                return own
        entry = self.entry(what, ident)
        name = entry.get("name") if isinstance(entry, Mapping) else None
        if isinstance(name, Mapping):
            return str(name.get(self.language, name["en"]))
        return str(ident if name is None else name)

    def name(self, what: Id, ident: object) -> str:
        """What people call a thing."""
        bare = self.bare(what, ident)
        values = {
            "id": ident,
            "name": bare,
            **self._parts(what, ident),
            **self._details(what, ident),
        }
        if str(ident).isdecimal():
            values["number"] = int(str(ident)) + 1
        for message in (f"name-{dashed(what.kind)}-{dashed(ident)}", f"name-{dashed(what.kind)}"):
            words = self.say(message, **values)
            if words is not None:
                return words
        return bare

    def _parts(self, what: Id, ident: object) -> Values:
        values: Values = {}
        if what.stands:
            kind, template = what.stands
            values |= self._thing(kind, self.kinds[kind], template.format(ident))
        pieces = re.split("[_:]", str(ident)[::-1], maxsplit=len(what.parts) - 1)
        if what.parts:
            for kind, piece in zip(what.parts, (one[::-1] for one in pieces[::-1]), strict=True):
                if kind in self.kinds:
                    values |= self._thing(kind, self.kinds[kind], piece)
                else:
                    values[kind] = int(piece)
        return values

    def _details(self, what: Id, ident: object) -> Values:
        """More that the entry says."""
        entry = self.entry(what, ident) if what.tells else None
        values: Values = {}
        for key, variable, kind in what.tells:
            value = None
            if entry is not None:
                value = entry[key] if isinstance(key, int) else entry.get(key)
            if value is None:
                values[variable] = NOTHING
            elif kind == "#":
                values[variable] = self.amount(ident, what, value)
            elif kind.startswith("*"):
                values[variable] = self._amounts(self.kinds[kind[1:]], value)
            else:
                values[variable] = self.name(self.kinds[kind], value) if kind else value
        return values

    def amount(self, ident: object, what: Id, count: int) -> str:
        """A quantity of something: "3 corn"."""
        words = self.say(f"amount-{dashed(ident)}", count=count)
        return f"{count} {self.bare(what, ident)}" if words is None else words

    def _amounts(self, what: Id, counts: Mapping[Any, int]) -> str:
        return self.listed([self.amount(one, what, count) for one, count in counts.items()])

    def listed(self, words: list[str]) -> str:
        """ "a, b and c"."""
        return str(format_list(words, locale=self.language)) if words else ""

    # ---- variables --------------------------------------------------------------------------

    def _thing(self, field: str, what: Id, ident: object) -> Values:
        """The variables of a thing."""
        bare = self.bare(what, ident)
        values: Values = {field: self.name(what, ident), f"{field}_name": bare}
        values[f"{field}_id"] = str(ident)
        for form in what.forms:
            words = self.say(f"{form}-{dashed(ident)}")
            values[f"{field}_{form}"] = self.amount(ident, what, 1) if words is None else words
        for variable, value in self._details(what, ident).items():
            values[f"{field}_{variable}"] = value
        return values

    def _nothing(self, field: str, what: Meaning) -> Values:
        values: Values = {field: NOTHING, f"{field}_count": 0}
        if isinstance(what, Id):
            more = ("name", "id", *what.forms, *(telling[1] for telling in what.tells))
            values |= {f"{field}_{one}": NOTHING for one in more}
        return values

    def of_record(self, what: Record, value: msgspec.Struct, seat_name: SeatName) -> Values:
        """The variables of an event."""
        values: Values = {}
        for field, part in what.fields:
            values |= self._of(field, part, getattr(value, field), value, seat_name)
        return values

    def _of(self, field: str, what: Meaning, value: Any, whole: Any, seat_name: SeatName) -> Values:
        match what:
            case Maybe(inner):
                known = {f"{field}_known": "no" if value is None else "yes"}
                if value is None:
                    return known | self._nothing(field, inner)
                return known | self._of(field, inner, value, whole, seat_name)
            case SeatNumber():
                return {field: seat_name(value)}
            case Flag():
                return {field: str(value).lower()}
            case Number() | Amount():
                return self._number(field, what.of, value, whole)
            case Id():
                return self._thing(field, what, value)
            case Keyed(Id() as key, Number() | Amount()):
                return {field: self._amounts(key, {k: n for k, n in value.items() if n})}
            case Entries(item):
                return self._list(field, item, value, seat_name)
        return {}

    def _number(self, field: str, of: str, value: int, whole: Any) -> Values:
        values: Values = {field: value, f"{field}_size": abs(value)}
        values[f"{field}_sign"] = "plus" if value > 0 else "minus" if value else "zero"
        if of:
            kind, _, ident = of.partition(":")
            ident = ident or getattr(whole, of)
            values[f"{field}_words"] = self.amount(ident, self.kinds[kind], value)
        return values

    def _list(self, field: str, item: Meaning, value: list[Any], seat_name: SeatName) -> Values:
        values: Values = {f"{field}_count": len(value)}
        if isinstance(item, Id):
            words = [self.name(item, one) for one in value]
            values[field] = "; ".join(words) if item.sentences else self.listed(words)
        elif isinstance(item, SeatNumber):
            values[field] = self.listed([seat_name(one) for one in value])
        elif isinstance(item, Number | Amount):
            values[field] = self.listed([str(one) for one in value])
        elif isinstance(item, Record):
            message = f"each-{dashed(field)}"
            sentences = [self.say(message, **self.of_record(item, one, seat_name)) for one in value]
            values[field] = self.listed([one for one in sentences if one is not None])
        return values

    def of_action(
        self, args: tuple[int | str, ...], targets: tuple[str, ...], named: tuple[str, ...]
    ) -> Values:
        """The variables of an action: `$a1`, its arguments; `$location`, `$card2`, its targets.

        What is not there is "none"; `$good_all` and its like are all things of a kind. `named` are
        kinds of things that arguments name though they are no targets.
        """
        values: Values = {}
        for kind, what in self.kinds.items():
            values |= self._nothing(kind, what)
        values |= {f"a{n}": value for n, value in enumerate(args, 1)}
        pairs = [target.partition(":") for target in targets]
        things = [(kind, self._value(kind, ident)) for kind, _, ident in pairs]
        for kind in named:
            things += [(kind, arg) for arg in args if arg in self.kinds[kind].values]
        by_kind: dict[str, list[Values]] = {}
        for kind, ident in things:
            if kind in self.kinds:
                seen = by_kind.setdefault(kind, [])
                name = kind if not seen else f"{kind}{len(seen) + 1}"
                seen.append(self._thing(kind, self.kinds[kind], ident))
                values |= {name + key[len(kind) :]: value for key, value in seen[-1].items()}
        for kind, seen in by_kind.items():
            for key in seen[0]:
                every = f"{kind}_all{key[len(kind) :]}"
                values[every] = self.listed([str(one[key]) for one in seen])
        what_names = [one[kind] for kind, seen in by_kind.items() for one in seen]
        values["what"] = self.listed(what_names) or NOTHING
        return values

    def _value(self, kind: str, ident: str) -> str | int:
        what = self.kinds.get(kind)
        return int(ident) if what is not None and isinstance(what.values[0], int) else ident


def declared_words(rules: Rules[Any]) -> dict[str, Any]:
    """What the page must know to make the same sentences: kinds, fields of events, arguments."""
    return {
        "kinds": {
            name: {
                key: value
                for key in ("tables", "forms", "parts", "tells", "messages", "sentences", "stands")
                if (value := getattr(what, key))
            }
            for name, what in sorted(kinds_of(rules).items())
        },
        "events": {
            str(kind.__struct_config__.tag): {
                field: shape for field, what in meaning(kind).fields if (shape := _shape(what))
            }
            for kind in rules.events
        },
        "silent": [str(kind.__struct_config__.tag) for kind in rules.silent],
        "arguments": {kind: list(named) for kind, named in rules.arguments.items()},
        "ids": {
            kind: list(what.values)
            for kind, what in kinds_of(rules).items()
            if any(kind in named for named in rules.arguments.values())
        },
    }


def _shape(what: Meaning) -> str:
    """A field's meaning in a word: `seat`, `?id card`, `[id task]`, `number good:corn`, `*good`."""
    match what:
        case Maybe(inner):
            shape = _shape(inner)
            return f"?{shape}" if shape else ""
        case SeatNumber():
            return "seat"
        case Flag():
            return "flag"
        case Number() | Amount():
            return f"number {what.of}".strip()
        case Id(kind):
            return f"id {kind}"
        case Keyed(Id(kind), Number() | Amount()):
            return f"*{kind}"
        case Entries(item):
            entry = _shape(item)
            return f"[{entry}]" if entry and entry[0] not in "[*?" else "[]"
    return ""
