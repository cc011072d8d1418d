# Inca Empire: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Aim
rule-goal = Each of you governs a quarter of the land around Cuzco. Roads go out from there, regions are conquered, cities, garrisons and temples rise along the roads. They belong to nobody: the builder scores once, and everybody whose roads reach them scores in each Sapa Inca phase. Whoever has the most points wins.
rule-map-title = Map
rule-map =
    Blue squares are city sites, orange triangles garrison sites, white dots huacas, which are only waypoints. A golden rim shows what a temple there brings in addition.
    A site is open if it touches a conquered region. It is connected for you if your own roads join it to Cuzco. Every region outside the start regions holds a culture marker.
rule-rounds-title = Rounds
rule-rounds = Seven rounds in four eras. A round is a column of the era track: an Inca phase, then Sun and People phases in turn, at the end a Sapa Inca phase. Round 1 has neither Sun nor Sapa Inca phase.
rule-order-title = Rank and turn order
rule-order = Whoever has more points is ahead; with equal points, whoever came to that space first. In every Sun phase the turn order is set anew: the last begins.
rule-inca-title = Inca phase
rule-inca = Everybody receives the labour of the era ({ $era-1-income }, { $era-2-income }, { $era-3-income }, { $era-4-income }), the labour on their markers and 1 for each terrace. Then the first gives the last { $era-2-support_first_to_last } labour in era 2 and { $era-3-support_first_to_last } in eras 3 and 4; there, with four players, the second also gives the third { $era-3-support_second_to_third }.
rule-sun-title = Sun phase
rule-sun = In turn order each lays a card face down into a sector that has no new card yet, and draws another. Then all are opened. A card affects both colours beside its sector, for good or ill, until the next Sapa Inca phase.
rule-cards-title = Sun cards
rule-cards = Point at a card to read it. The effects of cards add up. Rural unrest and popular support work at the end of every Sun phase while they lie there.
rule-people-title = People phase
rule-people = In turn order each has one turn: road building and one construction, in either order. Either may be left out. A part once begun is finished before the other begins.
rule-roads-title = Roads
rule-roads = Road building gives { $roads-free_per_road_action } free roads. A road goes on a free connection with one end in your network and one end open. New sites that you reach turn up the markers of the regions they touch. As your construction you may buy one more road for { $construction-extra_road-cost } labour.
rule-wilderness-title = Wilderness road
rule-wilderness = With this card one of your roads in a turn may run between two sites without a printed connection, or beside another player’s road. Afterwards it is a road like any other.
rule-conquest-title = Conquering
rule-conquest = You may conquer any region that a connected site touches. Pay its resistance, score its points and take the marker: it brings its labour in each Inca phase. Neighbouring markers are turned up, and the sites of the region are open for everybody.
rule-building-title = Cities and garrisons
rule-building = City: { $construction-city-cost } labour, { $construction-city-points } points. Garrison: { $construction-garrison-cost } labour, { $construction-garrison-points } points. The site must be connected, open and empty. In each Sapa Inca phase a city gives { $construction-city-sapa_inca_points } and a garrison { $construction-garrison-sapa_inca_points } to everybody connected.
rule-temples-title = Temples
rule-temples = { $construction-temple-cost } labour, { $construction-temple-points } points and the bonus of the site. A temple stands on a connected city without one. In each Sapa Inca phase it gives { $construction-temple-sapa_inca_points } to everybody connected.
rule-terraces-title = Terraces
rule-terraces = { $construction-terrace-cost } labour, points: { $construction-terrace-points }. It lies beside one of your markers and is yours alone: 1 labour in each Inca phase, points in each Sapa Inca phase: { $construction-terrace-sapa_inca_points }.
rule-pilgrimages-title = Pilgrimages
rule-pilgrimages = While a pilgrimage works on you and you are connected to a temple it names, you may give up road building or construction for its points. Once a turn.
rule-sapa-inca-title = Sapa Inca phase
rule-sapa-inca = The sun board is cleared. From the last to the first each player scores what their network reaches: { $construction-city-sapa_inca_points } a city, { $construction-garrison-sapa_inca_points } a garrison, { $construction-temple-sapa_inca_points } a temple, { $construction-terrace-sapa_inca_points } an own terrace. Labour above { $era-2-keep } in era 2 and above { $era-3-keep } in era 3 is handed back.
rule-end-title = The end
rule-end = The game ends after the Sapa Inca phase of round 7. With equal points, whoever reached them first is ahead.
rule-variants-title = Variants
rule-variants =
    Pizarro’s arrival: in the last round an invasion marker is turned after each People phase; one of the four ends the game.
    Early decline: rounds { $early_decline-skip_rounds-0 } and { $early_decline-skip_rounds-1 } and the pilgrimages are left out, four players only. The gods agree: four regions are sure to give { $gods_agree-marker_labour } labour.

## Lessons

lesson-begin-title = A turn
lesson-begin = A turn is roads and one construction. Begin with the roads.
lesson-begin-hint = Possible, but road building is free and brings you further.
lesson-begin-right = Road building gives free roads, once a turn; the construction costs labour.
lesson-road-title = A road
lesson-road = Build the road from Paruro to Accha.
lesson-road-hint = That road leads elsewhere: point at Accha to read its name.
lesson-road-right = A road joins your network and needs one end that touches a conquered region.
lesson-extra-title = One more road
lesson-extra = Use your construction to buy an extra road.
lesson-extra-hint = That is the other part of the turn; look for the extra road.
lesson-extra-right = Where nothing else can be built, your labour buys one more road.
lesson-sun-title = Sun cards
lesson-sun = Lay the card that gives you one road more beside your colour.
lesson-sun-hint = That card does something else; read what each one does.
lesson-sun-right = A card counts for the two colours beside its sector: for you and for one other.
lesson-garrison-title = A garrison
lesson-garrison = Your roads reach a garrison site. Build a garrison.
lesson-garrison-hint = Possible too, but this time build a garrison.
lesson-garrison-right = A garrison scores at once, and again in each Sapa Inca phase for everybody whose roads reach it.
lesson-conquest-title = A conquest
lesson-conquest = Conquer a region that your network touches.
lesson-conquest-hint = Possible too, but look for a region to conquer.
lesson-conquest-right = Its marker brings points and labour, and its sites are open for everybody.
lesson-terrace-title = A terrace
lesson-terrace = You have conquered a region. Build a terrace beside its marker.
lesson-terrace-hint = That is not a terrace; it would feed more workers.
lesson-terrace-right = Each terrace brings labour in every Inca phase; one for each marker.
lesson-wilderness-title = Through the wilderness
lesson-wilderness = A card lets you build where no connection is free. Begin a wilderness road.
lesson-wilderness-hint = That is an ordinary road.
lesson-wilderness-right = A wilderness road runs beside another’s road, or between places without a connection.
lesson-city-title = A city
lesson-city = Build a city: it scores at once, and most of all in every Sapa Inca phase.
lesson-city-hint = Possible too, but look for the city.
lesson-city-right = Cities and garrisons score again for all networks that reach them.
lesson-temple-title = A temple
lesson-temple = Build a temple on something that stands.
lesson-temple-hint = Possible too, but look for a place that can carry a temple.
lesson-temple-right = A temple stands on a city, with religious zeal also on a garrison; pilgrimages lead there.
lesson-conquest-better = This marker brings the most points of those in reach.
lesson-pilgrimage-title = A pilgrimage
lesson-pilgrimage = A pilgrimage works on you, and your roads reach a temple that it names. Go.
lesson-pilgrimage-hint = Possible too, but the points of a pilgrimage cost no labour.
lesson-pilgrimage-right = Road building or construction is given up for its points, once a turn.
lesson-first-title = Your first turn
lesson-first-1 = Your first stick lies in Cuzco. A turn is roads and one construction: begin with the roads.
lesson-first-1-hint = That can wait: your free roads come first here.
lesson-first-1-right = White sticks on the map show where a road can go. Zoom with two fingers or Ctrl and the wheel.
lesson-first-2 = Lay a road on any white stick: only what your roads join to Cuzco is yours to use.
lesson-first-2-hint = Click one of the white sticks.
lesson-first-2-right = New sites turn up the markers of the regions they touch.
lesson-first-3 = Lay your second free road; go on from where you are.
lesson-first-3-hint = You would give away a free road.
lesson-first-3-right = That was road building; one construction is left.
lesson-first-4 = Build something with your labour: what you build scores at once and again for all who reach it.
lesson-first-4-hint = Your construction would be lost; choose one of the glowing buttons.
lesson-first-4-right = That is a whole turn. From round 2 on sun cards change the rules for two neighbours. Good luck!

## Why not: reasons, what would help, what holds already

reason-other-side = This is not on the map for { $players } players.
reason-sun-card-now = It is the Sun phase: first a sun card is laid.
reason-sun-cards-later = Sun cards are laid in a Sun phase; now it is the People phase.
reason-sector-taken = { $seat } has laid a card there in this Sun phase: { $sector }.
reason-card-not-in-hand = This card is not in your hand: { $card }.
reason-roads-first = You are building roads; { $roads ->
    [one] 1 more is possible.
   *[other] { $roads } more are possible.
}
reason-card-first = First decide whether you use what this card allows: { $card }.
reason-roads-used = Road building comes once a turn, and yours is used.
reason-construction-used = One construction a turn, and yours is used.
reason-nothing-to-stop = Nothing is under way that could be stopped.
reason-first-road-binds = You have begun to build roads: the first one must be placed.
reason-begin-roads = A road fits here; first begin road building ({ $roads ->
    [one] 1 free road
   *[other] { $roads } free roads
}).
reason-no-road-fits = No free connection leads on from your network.
reason-road-is-yours = Your own road lies here already.
reason-road-is-taken = { $seat } has a road here, and a connection takes only one.
reason-not-joined = Your roads do not reach { $place }: { $roads ->
    [one] 1 road is missing.
   *[other] { $roads } roads are missing.
}
reason-no-way-there = No free connections lead from your network to { $place }.
reason-beyond-frontier = Neither end touches a conquered region; { $region } is unconquered.
reason-wilderness-later = A wilderness road is chosen while you build roads, by its card.
reason-wilderness-now = The wilderness road is begun: say where it runs.
reason-wilderness-no-card = It takes { $need } wilderness road card beside your colour; you have { $have }.
reason-wilderness-used = Your wilderness roads of this turn are built: { $cards } of { $cards }.
reason-wilderness-nowhere = No wilderness road fits anywhere from your network.
reason-wilderness-not-here = No wilderness road can begin here: { $place }.
reason-wilderness-elsewhere = The wilderness road begins elsewhere: { $place }.
reason-wilderness-needless = Nobody has a road here: an ordinary road will do.
reason-huaca = { $place }: a huaca is only a waypoint, nothing is built there.
reason-city-stands = A city stands here already: { $place }.
reason-garrison-stands = A garrison stands here already: { $place }.
reason-site-closed = { $place } touches no conquered region, so it is not open yet.
reason-no-city-here = A temple stands on a city, and there is none: { $place }.
reason-temple-stands = A temple stands here already: { $place }.
reason-eclipse = In a solar eclipse a temple takes road building too, and yours is used.
reason-no-outpost = A garrison becomes a city only with this card beside your colour: { $card }.
reason-no-garrison-here = There is no garrison that could become a city: { $place }.
reason-start-region = { $region } is a start region, conquered from the start.
reason-region-conquered = { $seat } has conquered { $region }.
reason-no-marker-free = { $markers ->
    [0] A terrace needs a marker, and you have 0.
   *[other] A terrace needs a free marker: you have { $markers }, { $terraces } of them with a terrace.
}
reason-city-too-dear = A city costs { $need } labour, and you have { $have }.
reason-garrison-too-dear = A garrison costs { $need } labour, and you have { $have }.
reason-temple-too-dear = A temple costs { $need } labour, and you have { $have }.
reason-upgrade-too-dear = Making it a city costs { $need } labour, and you have { $have }.
reason-terrace-too-dear = A terrace costs { $need } labour, and you have { $have }.
reason-conquest-too-dear = Conquering this region costs { $need } labour, and you have { $have }.
reason-extra-road-too-dear = An extra road costs { $need } labour, and you have { $have }.
reason-one-pilgrimage = One pilgrimage a turn, and you have made yours.
reason-pilgrim-no-card = This card does not lie beside your colour: { $card }.
reason-pilgrim-no-temple = None of its places has a temple that your roads reach: { $card }.
met-joined = Your roads reach it.
met-open = It touches a conquered region.
met-paid = You can pay for it.
met-marker = A marker of yours has room beside it.
met-road-fits = There is a place for a road.
help-lay-a-card = Choose one of your cards and a sector without a new card.
help-other-sector = Choose a sector without a new card.
help-place-or-stop = Place a road on a glowing connection, or stop if you may.
help-use-or-stop = Use it now, or stop.
help-buy-a-road = As your construction you can still buy one more road.
help-end-turn = You can end your turn.
help-choose-roads = Choose road building, then this connection.
help-wilderness-beside = With your wilderness road you can build beside it.
help-conquer-first = Conquering { $region } would open it, for everybody.
help-temple-there = A temple can be built on it.
help-zeal = With religious zeal a temple could stand on the garrison.
help-conquer-more = Every region that you conquer brings a marker.
help-next-income = The next Inca phase brings you { $income } labour.

## Kinds of moves, in reports

move-sun-card = Lay a sun card
move-begin-road = Begin to build roads
move-road = Build a road
move-wilderness = Choose a wilderness road
move-wilderness-from = Choose where a wilderness road begins
move-wilderness-to = Build a wilderness road
move-city = Build a city
move-garrison = Build a garrison
move-conquest = Conquer a region
move-temple = Build a temple
move-upgrade = Turn a garrison into a city
move-terrace = Build a terrace
move-extra-road = Pay for an extra road
move-pilgrimage = Go on a pilgrimage
move-done = Stop building
move-end-turn = End the turn
