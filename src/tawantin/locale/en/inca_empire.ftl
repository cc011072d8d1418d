# Inca Empire: prompts, log, tooltips, rules in short, guided first turn.

## Prompts, by what is decided

prompt-sun-card = Lay a sun card
prompt-sun-card-hint = Choose a card, then a sector without a new card.
prompt-sun-sector = Where does { $card } go?
prompt-sun-sector-hint = It works for the two colours beside the sector.
prompt-turn = { $slots ->
    [both] Your turn: roads and construction
    [road] Road building is left
   *[construction] Construction is left
}
prompt-turn-hint = { $slots ->
    [both] { $roads } free roads and one construction, in either order. You have { $labour } labour.
    [road] { $roads } free roads, or end your turn.
   *[construction] One construction, or end your turn. You have { $labour } labour.
}
prompt-road = { $left ->
    [one] Build a road: the last one
   *[other] Build a road: { $left } left
}
prompt-road-hint = { $count ->
    [one] 1 place glows.
   *[other] { $count } places glow.
}{ $stop ->
    [yes] { " " }You may also stop here.
   *[no] { "" }
}
prompt-begin-road = Build roads
prompt-city = Where does the city rise?
prompt-garrison = Where does the garrison rise?
prompt-conquest = Which region do you conquer?
prompt-temple = Where does the temple rise?
prompt-upgrade = Which garrison becomes a city?
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
action-wilderness-to = Wilderness: { $what }
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

name-region = { $name }
name-connection = Road { $from } – { $to }
name-sector = sector { $colours }
name-card-down = card, face down
name-turn-end = End turn
name-track = era track
name-order = turn order
tip-region = A conquered region opens its sites for everybody. Resistance is what conquering costs.
tip-connection = A road goes from your network to a site that touches a conquered region.
tip-pair = Only a wilderness road can join these two sites.
tip-sector = Cards here work for the players of both colours beside it until the next Sapa Inca phase.
tip-track = A column a round, its phases from top to bottom.
tip-order = Who is behind goes first; it is set anew in every Sun phase.
tip-turn-end = What is left of your turn is lost.
tip-slot-road = Your free roads of this turn.
tip-construction-city = On a city site that your roads reach and that touches a conquered region.
tip-construction-garrison = On a garrison site that your roads reach and that touches a conquered region.
tip-construction-conquest = Any region that your roads touch. It costs the resistance on its marker.
tip-construction-temple = On a city that your roads reach and that has no temple yet.
tip-construction-terrace = Beside one of your markers: one more labour in each Inca phase, one point in each Sapa Inca phase.
tip-construction-extra-road = One more road for one labour.
tip-construction-upgrade = A garrison that your roads reach becomes a city.
tip-temple-bonus = A temple here brings { $points ->
    [one] 1 point more.
   *[other] { $points } points more.
}

## Log, by event

log-colour-dealt = { $seat } plays { $colour } and begins in { $region }.
log-turn-order-set = The turn order is set anew.
log-marker-turned = { $region }: { $marker }, resistance { $resistance }.
log-phase-began = Round { $round }, { $era }: { $phase }
log-income-received = { $seat } receives { $labour } labour.
log-support-given = { $giver } gives { $labour } labour to { $receiver }.
log-sun-card-laid = { $known ->
    [yes] { $seat } lays { $card } in { $sector }.
   *[no] { $seat } lays a card in { $sector }.
}
log-sun-card-drawn = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { "" }
}
log-sun-deck-renewed = The { $cards } discarded sun cards are the new deck.
log-sun-card-shown = { $card } lies open in { $sector }.
log-popular-support-paid = { $seat } receives { $labour } labour from popular support.
log-roads-lost = { $count ->
    [one] { $seat } loses a road to rural unrest.
   *[other] { $seat } loses { $count } roads to rural unrest.
}
log-road-built = { $wilderness ->
    [yes] { $seat } builds a wilderness road: { $way }.
   *[no] { $seat } builds a road: { $way }.
}
log-built = { $construction ->
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
log-sun-cards-discarded = { $count } sun cards are discarded.
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
works-for-you = Works on you now
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

## Rules in short

rule-goal-title = Aim
rule-goal = Each of you governs a quarter of the land around Cuzco. Roads go out from there, regions are conquered, cities, garrisons and temples rise along the roads. They belong to nobody: the builder scores once, and everybody whose roads reach them scores in each Sapa Inca phase. Most points win.
rule-map-title = Map
rule-map =
    Blue squares are city sites, orange triangles garrison sites, white dots huacas, which are only way-points. A golden rim shows what a temple there brings in addition.
    A site is open if it touches a conquered region. It is connected for you if your own roads join it to Cuzco. Every region outside the start regions holds a culture marker.
rule-rounds-title = Rounds
rule-rounds = Seven rounds in four eras. A round is a column of the era track: an Inca phase, then Sun and People phases in turn, at the end a Sapa Inca phase. Round 1 has neither Sun nor Sapa Inca phase.
rule-order-title = Rank and turn order
rule-order = More points are ahead; with equal points, who came first to that space. In every Sun phase the turn order is set anew: the last begins.
rule-inca-title = Inca phase
rule-inca = Everybody receives the labour of the era (6, 3, 2, 1), the labour on his markers and 1 for each terrace. Then the first gives the last 1 labour in era 2 and 2 in eras 3 and 4; there, with four players, the second also gives the third 1.
rule-sun-title = Sun phase
rule-sun = In turn order each lays a card face down into a sector that has no new card yet, and draws another. Then all are opened. A card works for both colours beside its sector, good or bad, until the next Sapa Inca phase.
rule-cards-title = Sun cards
rule-cards = Point at a card to read it. Cards add up. Rural unrest and popular support work at the end of every Sun phase while they lie there.
rule-people-title = People phase
rule-people = In turn order each has one turn: road building and one construction, in either order. Either may be left out. A part once begun is finished before the other begins.
rule-roads-title = Roads
rule-roads = Road building gives two free roads. A road goes on a free connection with one end in your network and one end open. New sites that you reach turn up the markers of the regions they touch. As your construction you may buy one more road for 1 labour.
rule-wilderness-title = Wilderness road
rule-wilderness = With this card one of your roads in a turn may run between two sites without a printed connection, or beside another player’s road. Afterwards it is a road like any other.
rule-conquest-title = Conquering
rule-conquest = You may conquer any region that a connected site touches. Pay its resistance, score its points and take the marker: it brings its labour in each Inca phase. Neighbouring markers are turned up, and the sites of the region are open for everybody.
rule-building-title = Cities and garrisons
rule-building = City: 6 labour, 4 points. Garrison: 4 labour, 3 points. The site must be connected, open and empty. In each Sapa Inca phase a city gives 3 and a garrison 2 to everybody connected.
rule-temples-title = Temples
rule-temples = 5 labour, 4 points and the bonus of the site. A temple stands on a connected city without one. In each Sapa Inca phase it gives 1 to everybody connected.
rule-terraces-title = Terraces
rule-terraces = 2 labour, 1 point. It lies beside one of your markers and is yours alone: 1 labour in each Inca phase, 1 point in each Sapa Inca phase.
rule-pilgrimages-title = Pilgrimages
rule-pilgrimages = While a pilgrimage works on you and you are connected to a temple it names, you may give up road building or construction for its points. Once a turn.
rule-sapa-inca-title = Sapa Inca phase
rule-sapa-inca = The sun board is cleared. From the last to the first each scores what his network reaches: 3 a city, 2 a garrison, 1 a temple, 1 an own terrace. Labour above 3 in era 2 and above 2 in era 3 is handed back.
rule-end-title = The end
rule-end = The game ends after the Sapa Inca phase of round 7. With equal points, who reached them first is ahead.
rule-variants-title = Variants
rule-variants =
    Pizarro’s arrival: in the last round an invasion marker is turned after each People phase; one of the four ends the game.
    Early decline: rounds 4 and 6 and the pilgrimages are left out, four players only. The gods agree: four regions are sure to give 3 labour.

## Guided first turn

guide-welcome-title = Welcome to the four quarters
guide-welcome = The Andes from north to south, Cuzco in the middle. The prompt says what you can do, and everything that you may choose glows. Zoom with two fingers, a double click or Ctrl and the wheel.
guide-network-title = Everything begins in Cuzco
guide-network = Your first stick lies there already. Your network is what your own sticks join to Cuzco; only there can you build, and only that scores.
guide-turn-title = Your turn
guide-turn = Two free roads and one construction. Take road building first: the white sticks on the map show where a road can go.
guide-regions-title = Regions open the way
guide-regions = The figure on a marker is what conquering costs, its dots are the labour it brings in every round. A weak neighbour is a good first conquest.
guide-sharing-title = Nothing you build is yours alone
guide-sharing = You score once for building. After that, everybody whose roads reach the place scores in each Sapa Inca phase. So go where the others build.
guide-sun-title = The sun favours neighbours
guide-sun = From round 2 on you lay sun cards between two colours. A card works for both: lay good ones beside your own ray, bad ones elsewhere.
guide-era-title = Watch the eras
guide-era = The income falls from era to era, so markers and terraces pay for the end of the game. The golden field shows the present phase. Good luck!
