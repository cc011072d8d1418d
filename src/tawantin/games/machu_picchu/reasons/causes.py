"""Every reason of The Princes of Machu Picchu, with the paragraph of the rules it rests on."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import (
    ALREADY_DONE,
    CANNOT_PAY,
    NOT_CONNECTED,
    WRONG_MOMENT,
    Cause,
)

# something else is decided now
FIRST_INCA_NOW: Final = Cause("first_inca_now", WRONG_MOMENT, "production")
PRINCE_FIRST: Final = Cause("prince_first", WRONG_MOMENT, "turn")
WORK_NOW: Final = Cause("work_now", WRONG_MOMENT, "production")
SACRIFICE_NOW: Final = Cause("sacrifice_now", WRONG_MOMENT, "temples")
OFFER_NOW: Final = Cause("offer_now", WRONG_MOMENT, "main_temple")
HIRE_NOW: Final = Cause("hire_now", WRONG_MOMENT, "hiring")
RECRUIT_NOW: Final = Cause("recruit_now", WRONG_MOMENT, "clergy")
TRADE_NOW: Final = Cause("trade_now", WRONG_MOMENT, "market")
SERVICE_NOW: Final = Cause("service_now", WRONG_MOMENT, "sundial")
GOODS_NOW: Final = Cause("goods_now", WRONG_MOMENT, "sundial")
CARD_BACK_NOW: Final = Cause("card_back_now", WRONG_MOMENT, "cards")
TILE_NOW: Final = Cause("tile_now", WRONG_MOMENT, "night")
# what comes at another time or place
_GO: Final = ("go_there",)
WORK_LATER: Final = Cause("work_later", WRONG_MOMENT, "production")
SACRIFICE_LATER: Final = Cause("sacrifice_later", WRONG_MOMENT, "temples")
OFFER_LATER: Final = Cause("offer_later", WRONG_MOMENT, "main_temple", helps=_GO)
CARD_BACK_LATER: Final = Cause("card_back_later", WRONG_MOMENT, "cards")
TILE_LATER: Final = Cause("tile_later", WRONG_MOMENT, "night")
GOODS_LATER: Final = Cause("goods_later", WRONG_MOMENT, "sundial", helps=_GO)
HIRED_AT: Final = Cause("hired_at", NOT_CONNECTED, "hiring", helps=_GO)
RECRUITED_AT: Final = Cause("recruited_at", NOT_CONNECTED, "clergy", helps=_GO)
TRADED_AT: Final = Cause("traded_at", NOT_CONNECTED, "market", helps=_GO)
SENT_AT: Final = Cause("sent_at", NOT_CONNECTED, "sundial", helps=_GO)
# the prince
FIRST_INCA_PLACED: Final = Cause("first_inca_placed", ALREADY_DONE, "hiring")
PRINCE_IS_PLACED: Final = Cause("prince_is_placed", ALREADY_DONE, "turn")
PLACE_FIRST: Final = Cause("place_first", WRONG_MOMENT, "turn")
ONLY_STAYING: Final = Cause("only_staying", WRONG_MOMENT, "day")
PRINCE_IS_THERE: Final = Cause("prince_is_there", ALREADY_DONE, "turn", help="stay_instead")
NOT_NEXT: Final = Cause("not_next", NOT_CONNECTED, "turn", helps=("ride_there",))
NO_LLAMA_TO_RIDE: Final = Cause("no_llama_to_ride", CANNOT_PAY, "turn")
TILE_TAKEN: Final = Cause("tile_taken", ALREADY_DONE, "day")
# production, temples, offerings
TOO_FEW_INCAS: Final = Cause(
    "too_few_incas", CANNOT_PAY, "production", help="hire_more", met="incas"
)
WORK_TOO_DEAR: Final = Cause("work_too_dear", CANNOT_PAY, "production", met="paid")
WORK_BANK_SHORT: Final = Cause("work_bank_short", CANNOT_PAY, "production", met="bank")
TOO_FEW_CLERGY: Final = Cause(
    "too_few_clergy", CANNOT_PAY, "temples", help="recruit_more", met="clergy"
)
TOO_FEW_LLAMAS: Final = Cause("too_few_llamas", CANNOT_PAY, "temples", met="llamas")
GOOD_IS_OFFERED: Final = Cause("good_is_offered", ALREADY_DONE, "main_temple")
NO_UNIT_TO_OFFER: Final = Cause("no_unit_to_offer", CANNOT_PAY, "main_temple")
# hiring, clergy
HIRED_ALREADY: Final = Cause("hired_already", ALREADY_DONE, "hiring")
NO_DISC: Final = Cause("no_disc", CANNOT_PAY, "hiring", help="send_one_back", met="disc")
HIRE_TOO_DEAR: Final = Cause("hire_too_dear", CANNOT_PAY, "hiring", met="paid")
ROW_IS_EMPTY: Final = Cause("row_is_empty", ALREADY_DONE, "clergy")
RECRUIT_TOO_DEAR: Final = Cause("recruit_too_dear", CANNOT_PAY, "clergy", met="paid")
# the market
ADJUSTED_ONCE: Final = Cause("adjusted_once", ALREADY_DONE, "market")
ADJUST_BEFORE_TRADE: Final = Cause("adjust_before_trade", ALREADY_DONE, "market")
COLUMN_IS_EMPTY: Final = Cause("column_is_empty", NOT_CONNECTED, "market")
COLUMN_IS_FULL: Final = Cause("column_is_full", NOT_CONNECTED, "market")
MARKET_BANK_EMPTY: Final = Cause("market_bank_empty", NOT_CONNECTED, "market")
NOTHING_TO_SELL: Final = Cause("nothing_to_sell", CANNOT_PAY, "market")
BANK_CANNOT_PAY: Final = Cause("bank_cannot_pay", NOT_CONNECTED, "market")
SOLD_NOT_BOUGHT: Final = Cause("sold_not_bought", ALREADY_DONE, "market")
BOUGHT_NOT_SOLD: Final = Cause("bought_not_sold", ALREADY_DONE, "market")
TURNED_ONCE: Final = Cause("turned_once", ALREADY_DONE, "market")
BUY_TOO_DEAR: Final = Cause("buy_too_dear", CANNOT_PAY, "market")
# sundial, cards, moon tiles
NO_SUCH_INCA: Final = Cause("no_such_inca", CANNOT_PAY, "sundial")
SUNDIAL_BANK_SHORT: Final = Cause("sundial_bank_short", NOT_CONNECTED, "sundial")
CARD_NOT_IN_HAND: Final = Cause("card_not_in_hand", CANNOT_PAY, "cards")
OTHER_TILE_NOW: Final = Cause("other_tile_now", WRONG_MOMENT, "night")
TILE_NOT_YOURS: Final = Cause("tile_not_yours", CANNOT_PAY, "night")

CAUSES: Final = tuple(cause for cause in list(globals().values()) if isinstance(cause, Cause))
