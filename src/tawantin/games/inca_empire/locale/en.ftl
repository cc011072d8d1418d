# Inca Empire: prompts, log, tooltips; book/ has rules, lessons and reasons.

## Prompts, by what is decided

prompt-sun-card = Lay a sun card
prompt-sun-card-hint = Choose a card, then a sector without a new card.
prompt-sun-sector = Where does { $card } go?
prompt-sun-sector-hint = It affects the two colours beside the sector.
prompt-sun-which = Which card goes into { $sector }?
prompt-turn = { $slots ->
    [both] Your turn: roads and construction
    [road] Road building is left
   *[construction] Construction is left
}
prompt-turn-hint = { $slots ->
    [both] { $roads ->
        [one] One free road
       *[other] { $roads } free roads
    } and one construction, in either order. You have { $labour } labour.
    [road] { $roads ->
        [one] One free road
       *[other] { $roads } free roads
    }, or end your turn.
   *[construction] One construction, or end your turn. You have { $labour } labour.
}
prompt-turn-over = End your turn: nothing else is possible
prompt-turn-over-hint = { $slots ->
    [both] No road and no construction is possible now. You have { $labour } labour.
    [road] No road is possible now.
   *[construction] No construction is possible now. You have { $labour } labour.
}
prompt-road = { $left ->
    [one] Build a road: the last one
   *[other] Build a road: { $left } left
}
prompt-road-hint = { $count ->
    [0] No road is possible.
    [one] 1 road glows.
   *[other] { $count } roads glow.
}{ $also ->
    [both] {" "}You may also build a wilderness road, or stop here.
    [wilderness] {" "}You may also build a wilderness road.
    [stop] {" "}You may also stop here.
   *[none] {""}
}
prompt-begin-road = Build roads
prompt-city = Where does the city rise?
prompt-garrison = Where does the garrison rise?
prompt-conquest = Which region do you conquer?
prompt-temple = Where does the temple rise?
prompt-upgrade = Which garrison becomes a city?
prompt-site-how = What do you build at { $site }?
prompt-slot-how = Build roads, or make a pilgrimage instead?
prompt-terrace = Build a terrace
prompt-extra-road = Pay for an extra road
prompt-pilgrimage = What do you give up for the pilgrimage?
prompt-wilderness = Build a wilderness road
prompt-done = Stop here?
prompt-end-turn = End your turn?
prompt-wilderness-from = Where does the wilderness road begin?
prompt-wilderness-to = Where does it lead from { $site }?
prompt-more-garrison = Another garrison?
prompt-more-terrace = Another terrace?
prompt-more-conquest = Conquer a region as well?
prompt-more-hint = You have { $labour } labour.

## Actions

action-sun-card = { $card } into { $sector }
action-begin-road = Build roads
action-road = { $connection }
action-wilderness = Build a wilderness road
action-wilderness-from = Wilderness road from { $site }
action-wilderness-to = Wilderness: { $pair ->
    [none] { $connection_from } – { $connection_to }
   *[other] { $pair }
}
action-city = Build a city at { $site }
action-garrison = Build a garrison at { $site }
action-conquest = Conquer { $region }
action-temple = Build a temple at { $site }
action-upgrade = Turn the garrison at { $site } into a city
action-terrace = Build a terrace
action-extra-road = Pay for an extra road
action-pilgrimage = { $card } instead of { $slot }
action-done = Stop here
action-end-turn = End turn

## Names and tooltips

ending-pizarros-arrival = Pizarro has arrived: the empire falls early
ending-last-sapa-inca = The last Sapa Inca has been honoured
name-region = { $name }
name-connection = Road { $from } – { $to }
name-pair = { $from } – { $to }
name-sector = sector { $name }
name-card-down = card, face down
name-turn-end = End turn
name-track = era track
name-order = turn order
now-cost = Costs { $cost } labour now; you have { $have }.
now-gains = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
}, { $sapa } in each Sapa Inca phase.
now-roads = Free roads in this turn: { $roads }.
now-conquest = Conquering costs you { $cost } labour, you have { $have }. It brings { $labour } labour in each Inca phase and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
now-scores-for = Scores in the Sapa Inca phase for { $names }.
now-reaches = Connects you to { $names }.
now-works-for = Affects { $names }.
card-in-hand-skilled-surveyors = Skilled Surveyors
card-in-hand-extra-road-builders = Extra Road Builders
card-in-hand-el-nino-flood = El Niño Flood
card-in-hand-urban-renewal = Urban Renewal
card-in-hand-military-superiority = Military Superi­ority
card-in-hand-rapid-expansion = Rapid Expansion
card-in-hand-religious-zeal = Religious Zeal
card-in-hand-solar-eclipse = Solar Eclipse
card-in-hand-great-pilgrimage = Great Pilgrimage
card-in-hand-annual-pilgrimage = Annual Pilgrimage
card-in-hand-local-pilgrimage = Local Pilgrimage
card-in-hand-rural-unrest = Rural Unrest
card-in-hand-hard-workers = Hard Workers
card-in-hand-wilderness-road = Wilderness Road
card-in-hand-epidemic = Epidemic
card-in-hand-important-outpost = Important Outpost
card-in-hand-building-project = Building Project
card-in-hand-stormy-weather = Stormy Weather
card-in-hand-famine-stores = Stores against Famine
card-in-hand-popular-support = Popular Support
card-in-hand-resistance = Resistance
tip-region = A conquered region opens its sites for everybody. Resistance is what conquering costs.
tip-connection = One end of a road must lie in your network, and one end, perhaps the same, at a site that touches a conquered region.
tip-pair = Only a wilderness road can join these two sites.
tip-sector = Cards here affect the players of both colours beside it until the next Sapa Inca phase.
tip-track = A column a round, its phases from top to bottom.
tip-order = Whoever is behind goes first; it is set anew in every Sun phase.
tip-turn-end = What is left of your turn is lost.
tip-slot-road = Your free roads of this turn.
tip-construction-city = On a city site that your roads reach and that touches a conquered region.
tip-construction-garrison = On a garrison site that your roads reach and that touches a conquered region.
tip-construction-conquest = Any region that your roads touch. It costs the resistance on its marker.
tip-construction-temple = On a city that your roads reach and that has no temple yet.
tip-construction-terrace = Beside one of your markers: one more labour in each Inca phase, one point in each Sapa Inca phase.
tip-construction-extra-road = One more road for one labour.
tip-construction-upgrade = A garrison that your roads reach becomes a city.
tip-site-capital = Every network begins here: a site is connected for you if your own roads join it to Cuzco.
tip-site-city = Anyone whose roads reach it can build a city here; it must touch a conquered region.
tip-site-garrison = Anyone whose roads reach it can build a garrison here; it must touch a conquered region.
tip-site-huaca = A waypoint for roads: nothing is built here.
tip-temple-bonus = A temple here brings { $points ->
    [one] 1 point more.
   *[other] { $points } points more.
}

## Log, by event

log-colour-dealt = { $seat } plays { $colour } and begins in { $region }.
log-turn-order-set = The turn order is set anew.
log-marker-turned = { $region }: { $marker }, resistance { $marker_resistance }.
log-phase-began = Round { $round }, { $era }: { $phase }
log-income-received = { $seat } receives { $labour } labour.
log-support-given = { $giver } gives { $labour } labour to { $receiver }.
log-sun-card-laid = { $card_known ->
    [yes] { $seat } lays { $card } in sector { $sector_name }.
   *[no] { $seat } lays a card in sector { $sector_name }.
}
log-sun-card-drawn = { $card_known ->
    [yes] { $seat } draws { $card }.
   *[no] { "" }
}
log-sun-deck-renewed = The { $cards } discarded sun cards are the new deck.
log-sun-card-shown = { $card } lies open in sector { $sector_name }.
log-popular-support-paid = { $seat } receives { $labour } labour from popular support.
log-roads-lost = { $places_count ->
    [one] { $seat } loses a road to rural unrest.
   *[other] { $seat } loses { $places_count } roads to rural unrest.
}
log-road-built = { $wilderness ->
    [true] { $seat } builds a wilderness road: { $place_from } – { $place_to }.
   *[false] { $seat } builds a road: { $place_from } – { $place_to }.
}
log-built = { $construction_id ->
    [city] { $seat } builds a city at { $site }, +{ $points }.
    [garrison] { $seat } builds a garrison at { $site }, +{ $points }.
    [temple] { $seat } builds a temple at { $site }, +{ $points }.
   *[upgrade] { $seat } turns the garrison at { $site } into a city, +{ $points }.
}
log-terrace-built = { $seat } builds a terrace, +{ $points }.
log-region-conquered = { $seat } conquers { $region } for { $labour } labour, +{ $points }.
log-extra-road-paid = { $seat } pays { $labour } labour for an extra road.
log-pilgrimage-made = { $seat } goes on a pilgrimage to { $sites }, +{ $points }.
log-turn-ended = { $seat } ends the turn.
log-sun-cards-discarded = { $cards_count } sun cards are discarded.
log-sapa-inca-scored = { $seat } scores { $points } for the empire.
log-labour-handed-back = { $seat } hands back { $labour } labour.
log-invasion-marker-turned = Invasion marker: { $marker }.
log-game-ended = The game is over: { $winner } wins.

## Board and tray

round-of = Round { $round } of { $rounds }
round-short = Round { $round }/{ $rounds }
era-of = { $era }, { $from }–{ $to }
name-phase-inca = Inca
name-phase-sun = Sun
name-phase-people = People
name-phase-sapa-inca = Sapa Inca
turn-order = Turn order
turn-and-region = Turn { $turn } · { $region }
labour = labour
income-of = { $income } for markers and terraces in the next Inca phase
markers = culture markers
terraces = terraces
sapa-inca-now = points in a Sapa Inca phase now
works-for-you = Affects you now
on-the-map = On the map
site-built = { $tile ->
    [city] { $temple ->
        [true] city with temple
       *[false] city
    }
   *[garrison] { $temple ->
        [true] garrison with temple
       *[false] garrison
    }
}
temple-bonus = temple bonus
legend-marker = culture, resistance
face-down = face down
region-of = conquered by { $name }
region-start = start region
marker-of = resistance { $resistance }, labour { $labour }, points { $points }
road-of = road of { $names }
road-free = free
sector-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
laid-by = laid by { $name }
sun-board = Sun board
era-track = Eras
your-turn-holds = Your turn
your-sun-cards = Your sun cards
only-you = only you see them
no-sun-cards = None.
roads-count = { $count ->
    [one] 1 road
   *[other] { $count } roads
}
cost-resistance = its resistance

## Short names of the cards, for the sun board: at most eight letters

name-short-rural-unrest = Unrest
name-short-skilled-surveyors = Survey
name-short-hard-workers = Workers
name-short-wilderness-road = Wild
name-short-extra-road-builders = Road +1
name-short-el-nino-flood = Flood
name-short-epidemic = Epidemic
name-short-important-outpost = Outpost
name-short-urban-renewal = Renewal
name-short-building-project = Project
name-short-stormy-weather = Storm
name-short-famine-stores = Stores
name-short-military-superiority = Military
name-short-popular-support = Support
name-short-rapid-expansion = Expand
name-short-resistance = Resist
name-short-religious-zeal = Zeal
name-short-solar-eclipse = Eclipse
name-short-great-pilgrimage = Great 7
name-short-annual-pilgrimage = Annual 5
name-short-local-pilgrimage = Local 4

## Items of the score

item-start = Points at the start
item-cities = Cities built
item-garrisons = Garrisons built
item-temples = Temples built
item-terraces = Terraces built
item-conquests = Conquests
item-pilgrimages = Pilgrimages
item-sapa-inca-cities = Sapa Inca: cities
item-sapa-inca-garrisons = Sapa Inca: garrisons
item-sapa-inca-temples = Sapa Inca: temples
item-sapa-inca-terraces = Sapa Inca: terraces

## The end of a round

summary-empire = The empire
summary-empire-about = Cities, garrisons and temples score for everybody whose roads reach them, terraces for their owner.
summary-income = Income
summary-income-about = Labour of the era, the markers and the terraces; then those ahead support those behind.
summary-none = nothing that counts
summary-city = { $count ->
    [one] 1 city
   *[other] { $count } cities
} (+{ $points })
summary-garrison = { $count ->
    [one] 1 garrison
   *[other] { $count } garrisons
} (+{ $points })
summary-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
} (+{ $points })
summary-terrace = { $count ->
    [one] 1 terrace
   *[other] { $count } terraces
} (+{ $points })

kind-card = Sun cards
kind-site = Sites
kind-construction = Buildings
kind-region = Regions
