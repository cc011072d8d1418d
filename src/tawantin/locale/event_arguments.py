"""What the sentences about events need besides the events' own fields, game for game.

The page does the same in `web/src/boards/GAME`; the sentences are shared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .events import Words

Told = dict[str, Any]

SEAT_FIELDS: Final[dict[str, frozenset[str]]] = {
    "chocolatl": frozenset({"seat", "taken_from"}),
    "cuzco": frozenset({"seat", "owner"}),
    "inca_empire": frozenset({"seat", "giver", "receiver", "winner"}),
    "machu_picchu": frozenset({"seat", "start_player"}),
}
"""The fields of events that hold a seat."""

SILENT: Final[dict[str, frozenset[str]]] = {
    "chocolatl": frozenset(
        [
            "discs_stacked",
            "card_offered",
            "cards_laid",
            "bids_ranked",
            "die_passed",
            "round_ended",
            "final_score",
            "first_cards_opened",
        ]
    ),
    "cuzco": frozenset(
        [
            "game_began",
            "tasks_drawn",
            "task_kept",
            "god_card_returned",
            "god_cards_left_over",
            "god_card_turned_up",
            "god_pile_rebuilt",
            "fire_trial_began",
            "houses_laid",
            "palace_laid",
            "order_changed",
        ]
    ),
    "inca_empire": frozenset(
        ["turn_ended", "turn_order_set", "extra_road_paid", "sun_cards_discarded"]
    ),
    "machu_picchu": frozenset(
        ["turn_begun", "scout_moved", "trail_reward_paid", "bonus_laid", "offered"]
    ),
}
"""Events that the log leaves out: the position tells them."""


def _chocolatl(words: Words, kind: str, told: Told) -> Told:
    match kind:
        case "mode_set":
            name = words.name("bidding_mode", told["mode"])
            return {"mode": name[:1].upper() + name[1:]}
        case "round_prepared":
            return {"dice": ", ".join(map(str, told["white_dice"]))}
        case "disc_moved":
            change = told["to_field"] - told["from_field"]
            return {
                "gains": "yes" if change > 0 else "no",
                "amount": abs(change),
                "what": words.name("points_item", told["item"]),
            }
        case "figure_taken":
            return {"which": told["figure"]}
        case "cards_laid":
            return {"cards": " + ".join(map(str, told["cards"]))}
    return {}


def _cuzco(words: Words, kind: str, told: Told) -> Told:
    def card(ident: str) -> str:
        return f"{ident} {words.name('god_card', ident, '')}" if ident else words.say("a-god-card")

    def task(ident: str) -> str:
        return words.name("start_task" if words.entry("start_task", ident) else "task", ident)

    def tile(ident: str) -> str:
        person, ability, value = ident.split("_")
        return words.say(
            "tile-name",
            kind=words.name("person_kind", person),
            ability=words.name("ability", ability),
            value=int(value),
        )

    match kind:
        case "tasks_revealed":
            return {"tasks": "; ".join(map(task, told["tasks"]))}
        case "task_completed" | "task_boxed" | "task_taken" | "task_kept":
            return {"task": task(told["task"])}
        case "god_cards_dealt" | "god_cards_shown":
            return {"cards": ", ".join(map(card, told["cards"])) or "none"}
        case "god_card_turned_up" | "god_card_taken" | "god_card_returned" | "god_card_played":
            return {"card": card(told["card"])}
        case "dice_rolled":
            return {"faces": ", ".join(map(str, told["faces"]))}
        case "die_moved":
            return {end: words.name("space", told[end]) for end in ("start", "end")}
        case "die_placed":
            return {"same": str(told["face"] == told["value"]).lower()}
        case "runner_moved":
            places = {end: words.name("place", told[end]) for end in ("start", "end")}
            return {**places, "road": told["road"]}
        case "tile_taken":
            return {"tile": tile(told["tile"])}
        case "tile_slid":
            return {"tile": tile(told["tile"]), "down": str(told["down"]).lower()}
        case "ability_used":
            return {"kind": words.name("person_kind", told["kind"])}
        case "points_gained":
            return {"item": words.say(f"item-{told['item'].replace('_', '-')}")}
        case "priest_pushed":
            return {"home": str(told["end"] == 0).lower()}
        case "medallion_awarded":
            return {"nobody": str(told["seat"] < 0).lower()}
    return {}


def _inca_empire(words: Words, kind: str, told: Told) -> Told:
    def on_map(part: str, ident: str) -> str:
        for chart in ("map_4p", "map_3p"):
            for one in words.data[chart][part]:
                if one["id"] == ident:
                    name = one["name"]
                    return str(name[words.language] if isinstance(name, Mapping) else name)
        return ident

    found: Told = {"known": "yes" if told.get("card") else "no"}
    if told.get("card"):
        found["card"] = words.name("sun_event", told["card"])
    for field, part in (("region", "regions"), ("sector", "sectors"), ("site", "sites")):
        if isinstance(told.get(field), str):
            found[field] = on_map(part, told[field])
    match kind:
        case "marker_turned" | "region_conquered":
            entry = words.entry("culture_marker", told["marker"]) or {}
            found["marker"] = words.name("culture_marker", told["marker"])
            found["resistance"] = entry.get("resistance", 0)
        case "phase_began":
            found["era"] = words.name("era", told["era"])
        case "road_built":
            found["way"] = " – ".join(on_map("sites", site) for site in told["sites"])
            found["wilderness"] = "yes" if told["wilderness"] else "no"
        case "roads_lost":
            found |= {"count": len(told["places"]), "cut": len(told["cut_off"])}
        case "built":
            found["construction"] = told["construction"]
        case "pilgrimage_made":
            found["sites"] = words.listed([on_map("sites", site) for site in told["sites"]])
        case "invasion_marker_turned":
            found["marker"] = words.name("invasion_marker", told["marker"])
        case "sun_cards_discarded":
            found["count"] = len(told["cards"])
    return found


def _machu_picchu(words: Words, kind: str, told: Told) -> Told:
    def amount(good: str, count: int) -> str:
        return words.say(f"amount-{good.replace('_', '-')}", count=count)

    def amounts(goods: Mapping[str, int]) -> str:
        return words.listed([amount(good, count) for good, count in goods.items()])

    def cards(idents: list[str] | None) -> str:
        return "; ".join(words.name("sacrifice_card", ident) for ident in idents or ())

    found: Told = {}
    who = told.get("profession", told.get("clergy"))
    if isinstance(who, str):
        found["who"] = words.say(f"one-{who.replace('_', '-')}")
    if isinstance(told.get("paid"), dict):
        found["paid"] = amounts(told["paid"])
    if "good" in told and "amount" in told:
        found["goods"] = amount(told["good"], told["amount"])
    if "corn_paid" in told:
        found["paid"] = amount("corn", told["corn_paid"])
        found["free"] = "no" if told["corn_paid"] else "yes"
    if "tile" in told:
        found["tile"] = words.name("moon_tile", told["tile"])
    if "card" in told:
        found |= {"known": "yes" if told["card"] else "no"}
        found["which"] = cards([told["card"]] if told["card"] else None)
    match kind:
        case "prince_moved":
            found["to"] = words.say(f"to-{told['district'].replace('_', '-')}")
            found |= {"way": told["how"], "cost": amount("llama", told["llamas"])}
        case "sacrificed":
            found["goods"] = amount("llama", told["llamas"])
        case "good_sold" | "good_bought":
            found |= {"goods": amount(told["good"], 1), "price": amount("corn", told["corn"])}
        case "market_adjusted":
            found |= {
                "goods": amount(told["good"], 1),
                "way": "on" if told["change"] > 0 else "off",
            }
        case "sundial_rewarded":
            found["goods"] = amounts(told["goods"])
        case "time_corn_taken":
            found["goods"] = amount("corn", told["amount"])
        case "cards_drawn":
            found |= {"known": "yes" if told["cards"] else "no", "which": cards(told["cards"])}
            found["count"] = told["from_pool"] + told["from_row"]
        case "hand_revealed":
            found["which"] = cards(told["cards"])
    return found


ARGUMENTS: Final[dict[str, Callable[[Words, str, Told], Told]]] = {
    "chocolatl": _chocolatl,
    "cuzco": _cuzco,
    "inca_empire": _inca_empire,
    "machu_picchu": _machu_picchu,
}
"""By game: the kind of an event and its fields → more values for its sentence."""
