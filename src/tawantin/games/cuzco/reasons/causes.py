"""Every reason of Cuzco, with the paragraph of the rules it rests on."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import (
    ALREADY_DONE,
    CANNOT_PAY,
    NOT_CONNECTED,
    ONE_STEP,
    WRONG_MOMENT,
    Cause,
)

# something else is decided now
DRAFT_NOW: Final = Cause("draft_now", WRONG_MOMENT, "tasks")
FEATHER_NOW: Final = Cause("feather_now", WRONG_MOMENT, "mask")
DIE_NOW: Final = Cause("die_now", WRONG_MOMENT, "dice")
RUN_NOW: Final = Cause("run_now", WRONG_MOMENT, "movement")
PERSON_NOW: Final = Cause("person_now", WRONG_MOMENT, "persons")
STEP_NOW: Final = Cause("step_now", WRONG_MOMENT, "temple")
HEADBAND_NOW: Final = Cause("headband_now", WRONG_MOMENT, "headdress")
EXCHANGE_NOW: Final = Cause("exchange_now", WRONG_MOMENT, "exchange")
TRIAL_NOW: Final = Cause("trial_now", WRONG_MOMENT, "trial")
ABILITIES_NOW: Final = Cause("abilities_now", WRONG_MOMENT, "abilities")
ABILITY_NOW: Final = Cause("ability_now", WRONG_MOMENT, "abilities")
MARKET_NOW: Final = Cause("market_now", WRONG_MOMENT, "market")
TASK_NOW: Final = Cause("task_now", WRONG_MOMENT, "tasks")
NEW_TASK_NOW: Final = Cause("new_task_now", WRONG_MOMENT, "tasks")
CARD_NOW: Final = Cause("card_now", WRONG_MOMENT, "gods")
FIRST_ONE_BINDS: Final = Cause("first_one_binds", WRONG_MOMENT, "gods")
# what comes later, while dice are placed
ROAD_NEEDS_DIE: Final = Cause("road_needs_die", ONE_STEP, "movement")
ROTATE_LATER: Final = Cause("rotate_later", WRONG_MOMENT, "movement")
HOUSE_NEEDS_DIE: Final = Cause("house_needs_die", ONE_STEP, "persons")
STEP_NEEDS_DIE: Final = Cause("step_needs_die", ONE_STEP, "temple")
HEADBAND_NEEDS_DIE: Final = Cause("headband_needs_die", ONE_STEP, "headdress")
FEATHER_LATER: Final = Cause("feather_later", WRONG_MOMENT, "movement")
EXCHANGE_LATER: Final = Cause("exchange_later", WRONG_MOMENT, "exchange")
TRIAL_LATER: Final = Cause("trial_later", WRONG_MOMENT, "trial")
ABILITIES_LATER: Final = Cause("abilities_later", WRONG_MOMENT, "abilities")
MARKET_LATER: Final = Cause("market_later", WRONG_MOMENT, "market")
TASKS_LATER: Final = Cause("tasks_later", WRONG_MOMENT, "tasks")
TASKS_CHOSEN: Final = Cause("tasks_chosen", WRONG_MOMENT, "tasks")
CARD_NEEDED: Final = Cause("card_needed", WRONG_MOMENT, "gods")
# dice
SPACE_NOT_HERE: Final = Cause("space_not_here", WRONG_MOMENT, "dice")
NO_SUCH_DIE: Final = Cause("no_such_die", WRONG_MOMENT, "dice")
EXTRA_TURN_FACE: Final = Cause("extra_turn_face", WRONG_MOMENT, "gods")
TURNED_DIE_ONLY: Final = Cause("turned_die_only", WRONG_MOMENT, "pututu")
NOT_LOWER: Final = Cause("not_lower", NOT_CONNECTED, "dice", helps=("card_07",))
LOWER_ANYWAY: Final = Cause("lower_anyway", ALREADY_DONE, "gods")
HIGH_ANYWAY: Final = Cause("high_anyway", ALREADY_DONE, "gods")
NO_PUTUTU_MODULE: Final = Cause("no_pututu_module", WRONG_MOMENT, "pututu")
PUTUTU_REAL_DIE: Final = Cause("pututu_real_die", WRONG_MOMENT, "pututu")
NO_PUTUTU: Final = Cause("no_pututu", CANNOT_PAY, "pututu")
# the runner
NO_ROAD: Final = Cause("no_road", NOT_CONNECTED, "movement")
RUNNER_IS_THERE: Final = Cause("runner_is_there", ALREADY_DONE, "movement")
OTHER_ROAD: Final = Cause("other_road", NOT_CONNECTED, "movement")
ROAD_TOO_LONG: Final = Cause("road_too_long", CANNOT_PAY, "movement")
JUMP_TO_VILLAGE: Final = Cause("jump_to_village", NOT_CONNECTED, "gods")
# people
NO_FREE_FIELD: Final = Cause(
    "no_free_field", CANNOT_PAY, "persons", help="free_a_field", met="field"
)
HOUSES_EMPTY: Final = Cause("houses_empty", ALREADY_DONE, "persons", help="next_round")
HOUSE_EMPTY: Final = Cause("house_empty", ALREADY_DONE, "persons", help="next_round")
HOUSE_TOO_HIGH: Final = Cause("house_too_high", CANNOT_PAY, "persons", met="house")
HOUSE_OTHER_KIND: Final = Cause("house_other_kind", NOT_CONNECTED, "persons")
# temple, headdress, mask
NO_PRIEST_HOME: Final = Cause("no_priest_home", CANNOT_PAY, "temple")
STEP_TOO_HIGH: Final = Cause("step_too_high", CANNOT_PAY, "temple")
HEADBAND_ACTIVE: Final = Cause("headband_active", ALREADY_DONE, "headdress")
FEATHERS_MISSING: Final = Cause("feathers_missing", CANNOT_PAY, "headdress", met="feathers")
NO_HEADBAND_READY: Final = Cause("no_headband_ready", NOT_CONNECTED, "headdress")
HEADBAND_TOO_HIGH: Final = Cause("headband_too_high", CANNOT_PAY, "headdress", met="number")
SLOT_FULL: Final = Cause("slot_full", ALREADY_DONE, "mask")
SLOT_OTHER_COLOUR: Final = Cause("slot_other_colour", NOT_CONNECTED, "mask")
ALL_FEATHERS: Final = Cause("all_feathers", ALREADY_DONE, "mask")
FIELD_WITHOUT_TILE: Final = Cause("field_without_tile", NOT_CONNECTED, "persons")
TILE_IS_DOWN: Final = Cause("tile_is_down", ALREADY_DONE, "persons", helps=("card_02",))
TILE_IS_UP: Final = Cause("tile_is_up", ALREADY_DONE, "persons")
NO_KHIPU_ON_MASK: Final = Cause("no_khipu_on_mask", ALREADY_DONE, "mask")
ONE_KHIPU_A_TIME: Final = Cause("one_khipu_a_time", CANNOT_PAY, "exchange")
TOO_MANY_KHIPU: Final = Cause("too_many_khipu", CANNOT_PAY, "abilities")
# pips, supplies, status
PIPS_SHORT: Final = Cause("pips_short", CANNOT_PAY, "exchange")
OFFERINGS_GONE: Final = Cause("offerings_gone", NOT_CONNECTED, "trial")
FOOD_GONE: Final = Cause("food_gone", NOT_CONNECTED, "trial")
STATUS_END: Final = Cause("status_end", ALREADY_DONE, "status")
TRIAL_BINDS: Final = Cause("trial_binds", WRONG_MOMENT, "trial")
# god cards
_MOMENTS: Final = (
    "in_phase_two",
    "in_exchange",
    "at_market",
    "with_task",
    "after_turn",
    "before_die",
    "with_die",
    "in_trial",
    "after_person",
    "after_khipu",
    "into_temple",
)
CARD_OTHER_TIME: Final = Cause("card_other_time", WRONG_MOMENT, "gods", helps=_MOMENTS)
CARD_NOT_IN_HAND: Final = Cause("card_not_in_hand", WRONG_MOMENT, "gods")
CARD_NOT_OPEN: Final = Cause("card_not_open", WRONG_MOMENT, "gods")
GOD_WITHOUT_CARD: Final = Cause("god_without_card", NOT_CONNECTED, "gods")
NO_OFFERING: Final = Cause("no_offering", CANNOT_PAY, "gods")
NO_INTI: Final = Cause("no_inti", CANNOT_PAY, "gods")
INTI_USED: Final = Cause("inti_used", ALREADY_DONE, "gods")
CARD_ONCE: Final = Cause("card_once", ALREADY_DONE, "gods")
BEFORE_TURNING: Final = Cause("before_turning", WRONG_MOMENT, "gods")
NO_DICE_PLACED: Final = Cause("no_dice_placed", NOT_CONNECTED, "gods")
NO_TILE_DOWN: Final = Cause("no_tile_down", NOT_CONNECTED, "gods")
NO_DIE_THERE: Final = Cause("no_die_there", NOT_CONNECTED, "gods")
OTHER_SPACE: Final = Cause("other_space", NOT_CONNECTED, "gods")
NOT_DISCARDED: Final = Cause("not_discarded", NOT_CONNECTED, "gods")
# phase II
ABILITY_NOT_OWNED: Final = Cause("ability_not_owned", CANNOT_PAY, "abilities")
ABILITY_USED: Final = Cause("ability_used", ALREADY_DONE, "abilities")
KIND_USED: Final = Cause("kind_used", ALREADY_DONE, "abilities", helps=("card_11_15",))
NO_BOOST: Final = Cause("no_boost", WRONG_MOMENT, "gods", helps=("card_01",))
NOTHING_TO_BOOST: Final = Cause("nothing_to_boost", NOT_CONNECTED, "gods")
USE_LEFT: Final = Cause("use_left", WRONG_MOMENT, "gods")
NO_OTHER_ABILITY: Final = Cause("no_other_ability", NOT_CONNECTED, "gods")
# market and tasks
NOT_IN_ROW: Final = Cause("not_in_row", NOT_CONNECTED, "market")
FOOD_SHORT: Final = Cause("food_short", CANNOT_PAY, "market")
TASK_NOT_DRAWN: Final = Cause("task_not_drawn", NOT_CONNECTED, "tasks")
TASK_KEPT: Final = Cause("task_kept", ALREADY_DONE, "tasks")
TASK_NOT_YOURS: Final = Cause("task_not_yours", NOT_CONNECTED, "tasks")
TASK_UNFULFILLED: Final = Cause("task_unfulfilled", CANNOT_PAY, "tasks", helps=("card_04",))
TASK_IS_FULFILLED: Final = Cause("task_is_fulfilled", ALREADY_DONE, "tasks")
OTHER_TASK_FULFILLED: Final = Cause("other_task_fulfilled", WRONG_MOMENT, "tasks")
FULFILLED_ANYWAY: Final = Cause("fulfilled_anyway", ALREADY_DONE, "gods")
TOO_FAR_FOR_CARD: Final = Cause("too_far_for_card", CANNOT_PAY, "gods")
CARD_COSTS_TASK: Final = Cause("card_costs_task", CANNOT_PAY, "gods")
TASK_NOT_IN_PALACE: Final = Cause("task_not_in_palace", NOT_CONNECTED, "tasks")

CAUSES: Final = tuple(cause for cause in list(globals().values()) if isinstance(cause, Cause))
