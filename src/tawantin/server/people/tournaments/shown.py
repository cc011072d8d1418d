"""Tournaments in the words of the wire."""

from __future__ import annotations

import msgspec

from .... import wire
from ....people.tournament import Entrant, Round, Tournament, crosstable, standings
from ....tables.clock import Clock
from ...identity import Identities


async def info(
    tournament: Tournament, person: str | None, identities: Identities
) -> wire.TournamentInfo:
    """As lists show it."""
    mine = person is not None and (
        tournament.host == person or tournament.entrant_of(person) is not None
    )
    return wire.TournamentInfo(
        id=tournament.id,
        title=tournament.title,
        game=tournament.game,
        form=tournament.form,
        seats=tournament.seats,
        rounds=tournament.rounds if tournament.form == "swiss" else len(tournament.schedule),
        round=len(tournament.played),
        status=tournament.status,
        host=tournament.host,
        host_name=await _name(tournament.host, identities) or tournament.host_name,
        made=tournament.made,
        clock=msgspec.convert(tournament.clock, Clock),
        listed=tournament.listed,
        rated=tournament.rated,
        most=tournament.most,
        entrants=len(tournament.active()),
        mine=mine,
        winner=await _winner(tournament, identities),
    )


async def _winner(tournament: Tournament, identities: Identities) -> str:
    if tournament.status != "finished":
        return ""
    first = [one.entrant for one in standings(tournament) if one.place == 1]
    person = tournament.entrants[first[0]].person
    return await _name(person, identities) if len(first) == 1 and person is not None else ""


async def _name(person: str, identities: Identities) -> str:
    """What somebody is called now; empty for somebody who has left."""
    known = await identities.document(person)
    return "" if known.gone else known.name


async def entrants(tournament: Tournament, identities: Identities) -> list[wire.TournamentEntrant]:
    """All who play in it."""
    return [await _entrant(one, identities) for one in tournament.entrants]


async def _entrant(one: Entrant, identities: Identities) -> wire.TournamentEntrant:
    name = "" if one.person is None else await _name(one.person, identities)
    return wire.TournamentEntrant(
        player=one.person if name else None, name=name, level=one.level, withdrawn=one.withdrawn
    )


async def names(tournament: Tournament, identities: Identities) -> list[str]:
    """By entrant, for files."""
    players = await entrants(tournament, identities)
    return [
        one.name or (f"Bot {number + 1} ({one.level})" if one.level else "former player")
        for number, one in enumerate(players)
    ]


async def whole(
    tournament: Tournament, person: str | None, identities: Identities
) -> wire.Tournament:
    """All of it."""
    return wire.Tournament(
        info=await info(tournament, person, identities),
        options=dict(tournament.options),
        fill=tournament.fill,
        level=tournament.level,
        entrants=await entrants(tournament, identities),
        standing=[
            wire.TournamentStanding(
                entrant=one.entrant,
                place=one.place,
                points=one.halves / 2,
                wins=one.wins,
                games=one.games,
                byes=one.byes,
                strength=one.strength,
                share=one.share,
                by_round=[None if halves is None else halves / 2 for halves in one.by_round],
            )
            for one in standings(tournament)
        ],
        cross=[[[met / 2 for met in cell] for cell in row] for row in crosstable(tournament)],
        played=[_round(one) for one in tournament.played],
        you=None if person is None else tournament.entrant_of(person),
    )


def _round(one: Round) -> wire.TournamentRound:
    return wire.TournamentRound(
        began=one.began,
        pods=[
            wire.TournamentPod(
                table=pod.table,
                seats=pod.seats,
                places=pod.places,
                scores=pod.scores,
                void=pod.void,
            )
            for pod in one.pods
        ],
        byes=one.byes,
    )
