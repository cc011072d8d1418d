"""People, what they have played, and where they find each other; bodies over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .table import TableInfo
from .values import Level, Password, PersonId, Seq


class RankedPerson(Struct, kw_only=True):
    """A row of a ranking."""

    place: int
    id: str
    """empty, as is the name, if their page is private"""
    name: str
    rating: int
    error: int
    """how far off the rating may be"""
    provisional: bool
    games: int
    won: int
    last: int
    """when the last rated game ended"""
    lately: list[int]
    """the ratings after the last games, the oldest first"""
    here: bool = False


class RankedBot(Struct, kw_only=True):
    """The strength that a bot's level is known to have."""

    level: str
    rating: int
    error: int
    before: int
    """how many people come before it"""


class SpreadBar(Struct, array_like=True):
    """How many have a rating from these points on, up to the next bar."""

    rating: int
    people: int


class Ranking(Struct, kw_only=True):
    """GET /api/ranking/GAME"""

    game: str
    total: int
    people: list[RankedPerson]
    mine: list[RankedPerson]
    """your own row with its neighbours; empty without a rating"""
    bots: list[RankedBot]
    """the strongest first"""
    spread: list[SpreadBar]
    bar: int
    """the points that a bar is wide"""


class PlayedSeat(Struct, kw_only=True):
    """Who sat at a table that is finished."""

    player: str | None
    """None for a bot, and for somebody who has left"""
    name: str
    """what they are called now; empty for a bot, and for somebody who has left"""
    level: str | None
    place: int
    score: int
    conceded: bool


class FinishedGame(Struct, kw_only=True):
    """A finished game of somebody."""

    table: str | None
    """None if you may not look at it: it was private"""
    game: str
    title: str
    ended: int
    seat: int
    """theirs"""
    seats: list[PlayedSeat]
    rated: bool
    rating: int | None
    """theirs after it, if it was rated"""
    change: int | None


class FinishedGames(Struct, kw_only=True):
    """GET /api/players/NAME/games"""

    games: list[FinishedGame]
    more: str | None
    """what to ask for as `before` to see older ones"""


class SeatsTally(Struct):
    """How often with a number of seats."""

    seats: int
    games: int
    won: int


class CurvePoint(Struct, array_like=True):
    """A rating after a game."""

    ended: int
    rating: int
    error: int


class FavouriteOption(Struct):
    """An option that somebody likes to play otherwise than usual."""

    option: str
    value: bool | int | str
    games: int
    """how many of the last games"""


class GameRecord(Struct, kw_only=True):
    """How somebody fares in a game."""

    game: str
    played: int
    won: int
    by_seats: list[SeatsTally]
    rating: int | None
    error: int | None
    provisional: bool
    place: int | None
    """in the ranking, from 1"""
    curve: list[CurvePoint]
    favourites: list[FavouriteOption]
    """the most frequent first"""


class HeadToHead(Struct, kw_only=True):
    """How somebody fares against another person."""

    id: str
    name: str
    ahead: int
    level: int
    behind: int


class Profile(Struct, kw_only=True):
    """GET /api/players/NAME"""

    id: str
    name: str
    own: bool
    here: bool
    private: bool
    """they keep the rest to themselves; it is shown to nobody else"""
    puzzles: bool = False
    """your games may become puzzles; told to yourself only"""
    streak: int
    """games won in a row until now"""
    longest_streak: int
    games: list[GameRecord]
    against: list[HeadToHead]
    followed: bool = False
    """by you"""
    blocked: bool = False
    """by you"""


class FoundPerson(Struct, kw_only=True):
    """Somebody whose name begins as was asked."""

    id: str
    name: str
    here: bool
    followed: bool
    """by you"""


class FoundPeople(Struct, kw_only=True):
    """GET /api/players?name=BEGINNING"""

    people: list[FoundPerson]


class HomeTable(Struct, kw_only=True):
    """A table on the home page."""

    info: TableInfo
    due: int | None
    """when the time of somebody is up"""
    watchers: int
    round: int = 0
    """of a game that is played, as people count them; 0: before the first, or there are none"""
    rounds: int = 0
    """how many there are at most"""


class PersonHere(Struct, kw_only=True):
    """Somebody who is here now."""

    id: str
    name: str
    table: str | None
    """a listed table that they look at"""
    game: str | None
    followed: bool = False
    """by you"""


class SeekInfo(Struct, kw_only=True):
    """What you look for: PUT /api/seek"""

    game: str
    pace: Literal["live", "slow"]
    seats: list[int]
    rated: bool
    since: int
    bots_from: int | None
    """when bots take the seats that nobody has taken; None: never"""
    fitting: int
    """how many others look for a game in which you could play too"""


class Looking(Struct, kw_only=True):
    """How many people look for a game."""

    game: str
    pace: Literal["live", "slow"]
    count: int


class InvitationInfo(Struct, kw_only=True):
    """Somebody asks you to a table."""

    table: TableInfo
    by: str
    name: str
    at: int
    challenge: bool
    """the game begins as soon as you accept and nobody else is waited for"""


class Week(Struct, kw_only=True):
    """Your last seven days."""

    games: int
    won: int
    change: int
    """of all ratings together"""


class Home(Struct, kw_only=True):
    """GET /api/home"""

    mine: list[HomeTable]
    """that are open or being played"""
    finished: int
    """how many of yours are finished"""
    open: list[HomeTable]
    playing: list[HomeTable]
    here: list[PersonHere]
    here_count: int
    week: Week | None
    announcement: str
    invitations: list[InvitationInfo] = []
    seek: SeekInfo | None = None
    """what you look for"""
    looking: list[Looking] = []
    """what others look for"""
    ended: list[FinishedGame] = []
    """the last of your games that have ended in the last days"""
    of_the_day: HomeTable | None = None
    """a game that is worth watching today"""


class Seek(Struct, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/seek: *play now*; a new one takes the place of the old one"""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    pace: Literal["live", "slow"] = "live"
    seats: Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(min_length=1, max_length=8)]
    """any of these numbers of players will do"""
    rated: bool = False
    wait: Annotated[int, Meta(ge=0, le=86_400)] | None = 60
    """after how many seconds bots take the seats that nobody has taken; None: never"""
    level: Level = "medium"
    """of these bots"""


class NewInvitation(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/invitations"""

    person: PersonId
    challenge: bool = False
    """begin the game as soon as they have accepted and nobody else is waited for"""


class Answer(Struct, forbid_unknown_fields=True):
    """POST /api/invitations/ID: of the table"""

    accept: bool


class NewTie(Struct, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/ties/PERSON; what is None stays"""

    follow: bool | None = None
    block: bool | None = None


class TiedPerson(Struct, kw_only=True):
    """Somebody whom you follow or block."""

    id: str
    name: str
    account: bool
    """whether they have a page"""
    here: bool


class Ties(Struct, kw_only=True):
    """GET /api/ties"""

    follows: list[TiedPerson]
    blocks: list[TiedPerson]


class NewReport(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/reports: report something said, by its seq, to the server's host"""

    said: Seq
    why: Annotated[str, Meta(max_length=300)] = ""


class Privacy(Struct, forbid_unknown_fields=True):
    """PUT /api/me/privacy: what is left out stays as it is"""

    private: bool | None = None
    puzzles: bool | None = None
    """positions of your games may become puzzles, if all who played agree; no names are shown"""


class NewPassword(Struct, forbid_unknown_fields=True):
    """PUT /api/account/password: ends all other sessions"""

    password: Password
    new: Password


class DeleteAccount(Struct, forbid_unknown_fields=True):
    """POST /api/account/delete: removes you; the games of others stay"""

    password: Password


class ResetPassword(Struct, forbid_unknown_fields=True):
    """POST /api/account/reset: with a code that was mailed, or that the server's host gave you"""

    account: Annotated[str, Meta(min_length=3, max_length=30)]
    code: Annotated[str, Meta(min_length=4, max_length=20)]
    password: Password


class DeviceCode(Struct):
    """POST /api/device: signs another device in, once, for some minutes"""

    code: str
    until: int


class ClaimDevice(Struct, forbid_unknown_fields=True):
    """POST /api/device/claim"""

    code: Annotated[str, Meta(min_length=4, max_length=20)]


class SessionInfo(Struct, kw_only=True):
    """Where you are signed in."""

    id: str
    made: int
    device: str
    """what the browser says it is, in a few words"""
    here: bool
    """this one"""


class Sessions(Struct):
    """GET /api/sessions"""

    sessions: list[SessionInfo]
