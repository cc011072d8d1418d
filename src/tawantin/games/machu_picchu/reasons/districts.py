"""What districts do: production, sacrifices, offerings, hiring, recruiting, the sundial."""

from __future__ import annotations

from tawantin.kernel.reasons import Cause, Reason, all_of
from tawantin.kernel.toml import Table

from ..components import CLERGY, DISTRICTS, GOODS, PROFESSIONS, ROOT
from ..decisions.districts import Production
from ..decisions.people import Hiring, Recruiting, Service, ServiceReward
from ..decisions.temples import Offering, Sacrifices
from .causes import (
    GOOD_IS_OFFERED,
    GOODS_LATER,
    HIRE_TOO_DEAR,
    HIRED_ALREADY,
    HIRED_AT,
    NO_DISC,
    NO_SUCH_INCA,
    NO_UNIT_TO_OFFER,
    OFFER_LATER,
    RECRUIT_TOO_DEAR,
    RECRUITED_AT,
    ROW_IS_EMPTY,
    SENT_AT,
    SUNDIAL_BANK_SHORT,
    TOO_FEW_CLERGY,
    TOO_FEW_INCAS,
    TOO_FEW_LLAMAS,
    WORK_BANK_SHORT,
    WORK_TOO_DEAR,
)
from .prince import way_to
from .reading import Position, district_of_kind, entry


def produce(here: Position, frame: Production, number: int) -> Reason | None:
    """At most as many Incas work as are there, as corn can pay, and as the bank has pieces for."""
    district = DISTRICTS[frame.district]
    worker = next(t for t in ROOT.tables("profession") if t.text("district") == district)
    return all_of(
        (TOO_FEW_INCAS, too_few_incas(here, worker, number)),
        (WORK_TOO_DEAR, work_too_dear(here, number * worker.integer("pay_corn"))),
        (WORK_BANK_SHORT, bank_short(here, worker.table("produces"), number)),
    )


def too_few_incas(here: Position, worker: Table, number: int) -> Reason | None:
    """Only Incas that are there can work."""
    incas, place = here.incas(worker.text("id")), f"district:{worker.text('district')}"
    return TOO_FEW_INCAS(place=place, need=number, have=incas) if number > incas else None


def work_too_dear(here: Position, corn: int) -> Reason | None:
    """Each but a farmer is paid in corn."""
    return WORK_TOO_DEAR(need=corn, have=here.corn) if corn > here.corn else None


def bank_short(here: Position, produces: Table, number: int) -> Reason | None:
    """What is produced comes from the bank."""
    for good in produces.data:
        pieces = number * produces.integer(good)
        if pieces > here.in_bank(good):
            return WORK_BANK_SHORT(good=f"good:{good}", need=pieces, have=here.in_bank(good))
    return None


def sacrifice(here: Position, frame: Sacrifices, number: int) -> Reason | None:
    """A llama for each tile that the player owns of this temple's clergy."""
    kind = CLERGY[frame.clergy]
    tiles = here.clergy(kind)
    clergy = TOO_FEW_CLERGY(clergy=f"clergy:{kind}", need=number, have=tiles)
    need = number * ROOT.table("temple").integer("llamas_per_sacrifice")
    llamas = TOO_FEW_LLAMAS(need=need, have=here.good("llama"))
    return all_of(
        (TOO_FEW_CLERGY, clergy if number > tiles else None),
        (TOO_FEW_LLAMAS, llamas if need > here.good("llama") else None),
    )


def offer(here: Position, good: str) -> Reason | None:
    """In the main temple a unit of each good, each good once."""
    frame = here.frame
    if not isinstance(frame, Offering):
        return OFFER_LATER(way_to(here, district_of_kind("main_temple")))
    if frame.offered >> GOODS.index(good) & 1:
        return GOOD_IS_OFFERED(good=f"good:{good}")
    need = entry("good", good).integer("unit_size")
    if here.good(good) < need:
        return NO_UNIT_TO_OFFER(good=f"good:{good}", need=need, have=here.good(good))
    return None


def hire(here: Position, profession: str) -> Reason | None:
    """One Inca of each profession of the house a visit, for its price and a disc."""
    frame, inca = here.frame, entry("profession", profession)
    house = inca.text("hired_at")
    if not isinstance(frame, Hiring) or DISTRICTS[frame.district] != house:
        help_ = way_to(here, house)
        return HIRED_AT(help_, profession=f"profession:{profession}", place=f"district:{house}")
    if frame.hired >> PROFESSIONS.index(profession) & 1:
        return HIRED_ALREADY(profession=f"profession:{profession}")
    return all_of(
        (NO_DISC, None if here.player.supply else NO_DISC(need=1, have=0)),
        *price_of(here, inca.table("cost"), HIRE_TOO_DEAR),
    )


def recruit(here: Position, kind: str) -> Reason | None:
    """One tile of a row of the house a visit, while there is one, for its price."""
    frame, row = here.frame, entry("clergy", kind)
    house, taken = row.text("recruited_at"), here.taken(kind)
    if not isinstance(frame, Recruiting) or DISTRICTS[frame.district] != house:
        return RECRUITED_AT(way_to(here, house), clergy=f"clergy:{kind}", place=f"district:{house}")
    if taken == row.integer("count"):
        return ROW_IS_EMPTY(clergy=f"clergy:{kind}", taken=taken)
    price = row.tables("costs")[taken] if "costs" in row else row.table("cost")
    return all_of(*price_of(here, price, RECRUIT_TOO_DEAR))


def price_of(here: Position, price: Table, cause: Cause) -> list[tuple[Cause, Reason | None]]:
    """All goods of a price are paid; of those that are missing each is named."""
    missing = [
        cause(good=f"good:{good}", need=price.integer(good), have=here.good(good))
        for good in price.data
        if here.good(good) < price.integer(good)
    ]
    return [(cause, reason) for reason in missing] or [(cause, None)]


def send(here: Position, profession: str) -> Reason | None:
    """At the sundial one of the player's Incas is taken out of the city."""
    if not isinstance(here.frame, Service):
        return SENT_AT(way_to(here, district_of_kind("sundial")))
    if here.incas(profession) == 0:
        return NO_SUCH_INCA(profession=f"profession:{profession}", need=1, have=0)
    return None


def sundial_goods(here: Position, goods: tuple[str, ...]) -> Reason | None:
    """A service is paid with different goods of which the bank has a unit."""
    if not isinstance(here.frame, ServiceReward):
        return GOODS_LATER(way_to(here, district_of_kind("sundial")))
    for good in goods:
        need = entry("good", good).integer("unit_size")
        if here.in_bank(good) < need:
            return SUNDIAL_BANK_SHORT(good=f"good:{good}", need=need, have=here.in_bank(good))
    return None
