"""A view in lines of text, for the terminal."""

from __future__ import annotations

from tawantin.kernel.speech import Line, SeatName, Speech

from .view import PlayerView, View

NOTHING = "–"


def describe(view: View, words: Speech, name: SeatName) -> list[Line]:
    """The table in words and figures."""
    when = words.say("round-of", round=view.round, rounds=view.rounds)
    now = f"{words.thing('phase', view.phase)}. {' → '.join(map(name, view.order))}"
    return [
        (when, now),
        ("", ""),
        *_map(view, words, name),
        ("", ""),
        *_capital(view, words, name),
        *(line for player in view.players for line in _player(view, player, words, name)),
    ]


def _map(view: View, words: Speech, name: SeatName) -> list[Line]:
    """The action spaces with their dice, and where the runners can go."""
    lines = []
    for space in view.spaces:
        dice = [f"{die.face} ({name(die.seat)})" for die in space.dice]
        lines.append((words.thing("space", space.id), ", ".join(dice) or words.say("no-dice")))
    for player in view.players:
        ways = [
            f"{words.thing('road', road.road)} {road.pips} → {words.thing('place', end)}"
            for road in view.roads
            for start, end in ((road.start, road.end), (road.end, road.start))
            if start == player.runner
        ]
        here = f"{words.thing('place', player.runner)}: {', '.join(ways)}"
        lines.append((name(player.seat), here))
    return lines


def _capital(view: View, words: Speech, name: SeatName) -> list[Line]:
    temple = [
        f"{step}: {name(seat)}" for step, seat in enumerate(view.temple, 1) if seat is not None
    ]
    goods = [
        f"{words.thing('good', good.id)}: "
        + words.say("good-state", cost=good.cost, points=good.points)
        for good in view.market[view.round - 1]
        if good is not None
    ]
    gods = [
        f"{words.thing('god', god.id)}: {words.thing('card', god.open)}"
        for god in view.gods
        if god.open is not None
    ]
    return [
        (words.say("temple"), ", ".join(temple) or NOTHING),
        *(
            (
                words.say(kind),
                ", ".join(f"{n}: {_tile(tile, words)}" for n, tile in enumerate(row, 1)),
            )
            for kind, row in view.houses.items()
        ),
        (words.say("market"), "; ".join(goods) or NOTHING),
        (words.say("palace"), "; ".join(words.thing("task", task) for task in view.palace)),
        (words.say("god-cards"), "; ".join(gods) or words.say("no-card")),
    ]


def _tile(tile: str | None, words: Speech) -> str:
    """What a tile can do; its kind is that of the row."""
    if tile is None:
        return NOTHING
    ability, value = tile.split("_")[-2:]
    return f"{words.thing('ability_name', ability)} {value}"


def _player(view: View, player: PlayerView, words: Speech, name: SeatName) -> list[Line]:
    pieces = {
        "status_track": player.status,
        "food": player.food,
        "offering": player.offerings,
        "inti": player.inti,
        "khipu": player.reserve,
    }
    has = [f"{words.thing('piece', piece)} {count}" for piece, count in pieces.items()]
    feathers = [
        words.thing("feather", colour)
        for colour, there in zip(player.slots, player.feathers, strict=True)
        if there
    ]
    tiles = [words.thing("tile", field.tile) for field in player.fields if field.tile]
    tasks = [
        f"{words.thing('task', task.id)} (−{task.missing})"
        if task.missing
        else words.thing("task", task.id)
        for task in player.tasks
    ]
    lines = [
        ("", ""),
        (words.say("points-of", name=name(player.seat), points=player.score), ", ".join(has)),
    ]
    if player.dice:
        lines.append(("", words.say("dice-there", dice=" ".join(map(str, player.dice)))))
    if feathers:
        lines.append(("", "; ".join(feathers)))
    for kind, things in (
        ("people", tiles),
        ("kind-good", [words.thing("good", good) for good in player.goods]),
        ("kind-task", tasks),
        ("god-cards", _hand(player, words)),
    ):
        if things:
            lines.append((words.say(kind), "; ".join(things)))
    return lines


def _hand(player: PlayerView, words: Speech) -> list[str]:
    cards = [words.thing("card", card) for card in (*player.known_cards, *player.secret_cards)]
    hidden = player.hand_size - len(cards)
    return [*cards, *([words.say("cards-hidden", hidden=hidden)] if hidden else [])]
