"""Players' pages and their finished games. Nothing of a private table leaks here."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...kernel.about import Value
from ...kernel.errors import TawantinError
from ...kernel.registry import descriptor
from ...people.figures import Seen, favourites, head_to_head, streak
from ...store import results
from ...store.results import PlayedBy, Standing, Tally, Wanted
from ...tables.played import PlayedSeat
from ...tables.refusal import Refusal
from ..handling import Handlers, answer, number_of
from ..identity import Identities

MOST_FOUND: Final = 12
"""People whose name begins as was asked."""
GAMES: Final = 20
"""Finished games on a page."""
LOOKED_AT: Final = 500
"""The last games that head-to-heads and streaks are made of."""
_BEFORE: Final = re.compile(r"([0-9]{1,15})\.([0-9]{1,4})")


class Profiles(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/players", self.found),
            self.route("GET", "/api/players/{name}", self.profile),
            self.route("GET", "/api/players/{name}/games", self.games),
            self.route("GET", "/api/me/games", self.own_games),
            self.route("PUT", "/api/me/privacy", self.privacy),
        ]

    # ------------------------------------------------------------ players

    async def _player(self, request: Request) -> tuple[str, bool, bool]:
        """Whose page is asked for, whether it is the asker's own, and whether it is private."""
        identities = self.server.identities
        person = await identities.names.owner(request.path_params["name"])
        known = None if person is None else await identities.document(person)
        if person is None or known is None or known.account is None:
            raise Refusal("not_found", "There is nobody of that name here.")
        return person, await self.token(request) == person, known.private

    async def profile(self, request: Request) -> Response:
        """A player's page."""
        person, own, private = await self._player(request)
        asker = await self.token(request)
        ties = await self.server.company.ties(asker)
        shown = wire.Profile(
            id=person,
            name=(await self.server.identities.person(person)).name,
            own=own,
            here=await self.server.company.is_seen_here(person, asker),
            private=private,
            streak=0,
            longest_streak=0,
            games=[],
            against=[],
            followed=person in ties.follows,
            blocked=person in ties.blocks,
        )
        if own:
            shown.puzzles = (await self.server.identities.document(person)).puzzles
        if own or not private:
            await self._fill(shown, only_public=not own)
        return answer(shown)

    async def _fill(self, shown: wire.Profile, only_public: bool) -> None:
        figures = await self.server.store.ask(
            results.portrait, shown.id, public=only_public, games=LOOKED_AT
        )
        for game in sorted({one.game for one in figures.tallies} | figures.standings.keys()):
            of_game = [one for one in figures.tallies if one.game == game]
            record = _record(game, of_game, figures.standings.get(game))
            record.favourites = _favourites(
                game, [one for of, one in figures.options if of == game]
            )
            shown.games.append(record)
        seen = [_seen(one) for one in figures.games]
        won = streak(seen)
        shown.streak, shown.longest_streak = won.now, won.longest
        for one in head_to_head(seen):
            known = await self.server.identities.document(one.person)
            if known.account is not None:
                shown.against.append(
                    wire.HeadToHead(
                        id=one.person,
                        name=known.name,
                        ahead=one.ahead,
                        level=one.level,
                        behind=one.behind,
                    )
                )

    async def games(self, request: Request) -> Response:
        """Somebody's finished games, the last one first."""
        person, own, private = await self._player(request)
        if private and not own:
            return answer(wire.FinishedGames(games=[], more=None))
        return await self._games(request, person, own)

    async def own_games(self, request: Request) -> Response:
        """Your own, also without an account."""
        return await self._games(request, (await self.person(request)).id, own=True)

    async def _games(self, request: Request, person: str, own: bool) -> Response:
        query = request.query_params
        game, opponent = query.get("game"), query.get("against")
        wanted = Wanted(
            game=None if not game else descriptor(game).id,
            seats=number_of(request, "seats", 1, 8),
            opponents=None if not opponent else await self._called(opponent),
            public=not own,
            before=_before(query.get("before")),
            limit=GAMES,
        )
        played = await self.server.store.ask(results.games_of, person, wanted)
        end = results.end_of(played, wanted)
        return answer(
            wire.FinishedGames(
                games=[await finished_game(self.server.identities, one, own) for one in played],
                more=None if end is None else f"{end[0]}.{end[1]}",
            )
        )

    async def _called(self, name: str) -> tuple[str, ...]:
        """Whose name this is or was; if nobody's, those whose names begin so."""
        owner = await self.server.identities.names.owner(name)
        if owner is not None:
            return (owner,)
        return tuple(await self.server.identities.names.like(name, MOST_FOUND))

    async def found(self, request: Request) -> Response:
        """People whose names begin so; of who is here only what they let others know."""
        asker = await self.token(request)
        name, company = request.query_params.get("name", ""), self.server.company
        follows = (await company.ties(asker)).follows
        people = []
        for person in await self.server.identities.names.like(name, MOST_FOUND):
            known = await self.server.identities.document(person)
            if known.account is not None:
                people.append(
                    wire.FoundPerson(
                        id=person,
                        name=known.name,
                        here=await company.is_seen_here(person, asker),
                        followed=person in follows,
                    )
                )
        return answer(wire.FoundPeople(people=people))

    async def privacy(self, request: Request) -> Response:
        """Whether others see more of you than your name, and what may be made of your games."""
        wanted = await self.body(request, wire.Privacy)
        person = await self.person(request)
        if wanted.puzzles is not None and not person.signed_in:
            raise Refusal("account_needed", "Only people with an account can agree to this.")
        await self.server.identities.set_privacy(person.id, wanted.private, wanted.puzzles)
        return answer(wire.Done())


async def finished_game(identities: Identities, one: PlayedBy, own: bool) -> wire.FinishedGame:
    """A game of somebody, as they see it or as others do."""
    after, before = one.after, one.before
    return wire.FinishedGame(
        table=one.played.table if own or one.played.listed else None,
        game=one.played.game,
        title=one.played.title if own or one.played.listed else "",
        ended=one.played.ended,
        seat=one.seat,
        seats=[await _played_seat(identities, seat) for seat in one.played.seats],
        rated=after is not None,
        rating=None if after is None else after.shown,
        change=None if after is None or before is None else after.shown - before.shown,
    )


async def _played_seat(identities: Identities, seat: PlayedSeat) -> wire.PlayedSeat:
    known = None if seat.player is None else await identities.document(seat.player)
    return wire.PlayedSeat(
        player=None if known is None or known.gone else seat.player,
        name="" if known is None else known.name,
        level=seat.level,
        place=seat.place,
        score=seat.score,
        conceded=seat.conceded,
    )


def _record(game: str, tallies: list[Tally], standing: Standing | None) -> wire.GameRecord:
    record = wire.GameRecord(
        game=game,
        played=sum(one.games for one in tallies),
        won=sum(one.won for one in tallies),
        by_seats=[wire.SeatsTally(one.seats, one.games, one.won) for one in tallies],
        rating=None,
        error=None,
        provisional=False,
        place=None,
        curve=[],
        favourites=[],
    )
    if standing is not None:
        rating = standing.ranked.rating
        record.rating, record.error = rating.shown, rating.error
        record.provisional = not rating.settled
        record.place = None if standing.before is None else standing.before + 1
        record.curve = [wire.CurvePoint(at, one.shown, one.error) for at, one in standing.curve]
    return record


def _favourites(game: str, played: list[dict[str, Value]]) -> list[wire.FavouriteOption]:
    try:
        offered = descriptor(game).printed.about.options
    except TawantinError:
        return []  # the game is no longer installed
    usual = {option.id: option.default for option in offered}
    return [
        wire.FavouriteOption(one.option, one.value, one.games) for one in favourites(played, usual)
    ]


def _before(text: str | None) -> tuple[int, int] | None:
    if not text:
        return None
    match = _BEFORE.fullmatch(text)
    if match is None:
        raise Refusal("bad_request", "before must be what an earlier answer called more.")
    return int(match[1]), int(match[2])


def _seen(one: PlayedBy) -> Seen:
    seats = one.played.seats
    mine = seats[one.seat]
    others = tuple(
        (seat.player, seat.place)
        for seat in seats
        if seat.player is not None and seat.player != mine.player
    )
    return Seen(mine.place, others)
