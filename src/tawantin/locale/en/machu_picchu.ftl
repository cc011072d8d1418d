# The Princes of Machu Picchu: prompts, log, tooltips, rules in short, guided first turn.

## Amounts, people and places as they stand in sentences

amount-corn = { $count } corn
amount-llama = { $count ->
    [one] 1 llama
   *[other] { $count } llamas
}
amount-coca = { $count } coca
amount-pottery = { $count } pottery
amount-cloth = { $count } cloth
one-farmer = a farmer
one-herder = a herder
one-coca-planter = a coca planter
one-potter = a potter
one-weaver = a weaver
one-virgin = a Virgin of the Sun
one-puma-priest = a Priest of the Puma
one-condor-priest = a Priest of the Condor
to-corn-terrace = to the corn terrace
to-llama-pasture = to the llama pasture
to-coca-plantation = to the coca plantation
to-potters-quarter = to the potters’ quarter
to-weavers-quarter = to the weavers’ quarter
to-temple-of-the-condor = to the temple of the condor
to-temple-of-the-puma = to the temple of the puma
to-temple-of-the-sun = to the temple of the sun
to-main-temple = to the main temple
to-guard-house = to the watchman’s hut
to-royal-palace = to the royal palace
to-house-of-priests = to the house of priests
to-house-of-virgins = to the house of virgins
to-central-plaza = to the central plaza
to-sundial = to the sundial
of-seat = { $name } { $count }

## Prompts, by kind of action

prompt-first-inca = Where does your first Inca work?
prompt-first-inca-hint = It costs nothing. Everybody begins with one.
prompt-place = Place your prince
prompt-place-hint = Any district; its action follows at once.
prompt-walk = Move your prince
prompt-walk-hint = Walk to a glowing district, ride, or stay and take a moon tile.
prompt-ride = Ride where?
prompt-ride-hint = Any other district, for { $cost }.
prompt-produce = { $name }: how many Incas work?
prompt-produce-hint = Each is paid in corn. They cannot work again today.
prompt-sacrifice = { $name }: how many llamas?
prompt-sacrifice-hint = { $steps } steps for each llama; one llama for each of your clergy here.
prompt-offer = What do you offer?
prompt-offer-hint = Different goods, one unit of each; { $steps } steps for each unit.
prompt-hire = Whom do you hire?
prompt-hire-hint = One Inca of each kind; they live in their own district.
prompt-recruit = Whom do you recruit?
prompt-recruit-hint = One tile a visit. The value of its row falls for everybody.
prompt-sell = Sell and buy
prompt-sell-hint = Click your goods to sell, a column of the market to buy. Each good goes only one way in a visit.
prompt-buy = Buy goods
prompt-buy-hint = Click a column of the market; each piece costs its lowest covered price.
prompt-market-remove = Adjust which column?
prompt-market-remove-hint = Once, before you trade: one piece off the market, or one from the bank on it.
prompt-market-add = Adjust which column?
prompt-market-add-hint = Once, before you trade: one piece off the market, or one from the bank on it.
prompt-send = Send an Inca to the sundial?
prompt-send-hint = At night it brings three different goods and three steps, and goes back to your supply.
prompt-sundial-goods = Which three goods?
prompt-sundial-goods-hint = The sundial gives one unit each of three different goods.
prompt-give-back = Which card goes under the deck?
prompt-give-back-hint = { $left ->
    [one] One card goes back, old or new.
   *[other] { $left } cards go back, old or new.
}
prompt-moon-buy = { $name }
fold-good-llama = Ride for a llama
fold-adjust = Adjust the market

## Actions

action-first-inca = Place { $who }
action-place = Go { $to }
action-walk = Walk { $to }
action-ride = Ride { $to }, { $cost }
action-stay = Stay: { $moon_tile }
action-produce = { $a1 ->
    [0] Let them rest
   *[other] { $goods } for { $paid }
}
action-sacrifice = { $a1 ->
    [0] Keep the llamas
   *[other] { $goods }: { $steps } steps
}
action-offer = Offer { $goods }
action-offer-done = Done offering
action-hire = Hire { $who }: { $cost }
action-hire-done = Done hiring
action-recruit = Recruit { $who }: { $cost }
action-recruit-none = Recruit nobody
action-market-remove = Take { $goods } off
action-market-add = Put { $goods } on
action-sell = Sell { $goods }, get { $price }
action-buy = Buy { $goods } for { $price }
action-market-done = Leave the market
action-send = Send { $who }
action-send-none = Send nobody
action-give-back = Give back: { $card }
action-moon-buy = Pay and take it
action-moon-decline = Decline
action-sundial-goods = Take { $goods }

## Names and tooltips

market-of = Market: { $good }
market-state = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}; sells for { $sell }, costs { $buy }
tip-district-corn-terrace = Take the corn that lies here. Then every farmer of every player brings 3 corn.
tip-district-llama-pasture = Take the llamas that lie here. Then every herder may make a llama for 1 corn.
tip-district-coca-plantation = Take the coca that lies here. Then every coca planter may make a coca for 1 corn.
tip-district-potters-quarter = Take the pottery that lies here. Then every potter may make a piece for 1 corn.
tip-district-weavers-quarter = Take the cloth that lies here. Then every weaver may make a cloth for 1 corn.
tip-district-temple-of-the-sun = 3 steps for each stone. Then all may sacrifice llamas with their virgins.
tip-district-temple-of-the-puma = 3 steps for each stone. Then all may sacrifice llamas with their puma priests.
tip-district-temple-of-the-condor = 3 steps for each stone. Then all may sacrifice llamas with their condor priests.
tip-district-main-temple = 3 steps for each stone. Then all may offer different goods, 2 steps for each unit.
tip-district-guard-house = Hire a farmer (1 llama, 1 pottery) and a herder (3 corn, 1 coca).
tip-district-royal-palace = Hire a coca planter (pottery, cloth), a potter (coca, cloth) and a weaver (coca, pottery).
tip-district-house-of-priests = Recruit one priest of the puma or of the condor.
tip-district-house-of-virgins = Recruit one Virgin of the Sun.
tip-district-central-plaza = Sell and buy llamas, coca, pottery and cloth for corn.
tip-district-sundial = Send an Inca: at night it brings three different goods and three steps.
tip-moon-tile = Stay where you are and take it; it pays at night. The third tile closes the day.
tip-clergy-virgin = Cost 2 pottery, 1 coca, 1 cloth. They sacrifice in the temple of the sun; the lit number is the steps for each llama.
tip-clergy-puma-priest = Cost 2 cloth, 1 pottery, 1 coca. They sacrifice in the temple of the puma; the lit number is the steps for each llama.
tip-clergy-condor-priest = Cost 2 coca, 1 pottery, 1 cloth. They sacrifice in the temple of the condor; the lit number is the steps for each llama.
tip-market = You sell at the highest free price and buy at the lowest covered one.
tip-station-granary = Whoever reaches or passes it gets 3 corn at the end of the turn.
tip-station-llama-stable = Whoever reaches or passes it gets a llama at the end of the turn.
tip-piece-summit = Draw three cards, give two back from the whole hand, and go on from 0.
tip-piece-sun-tile = Goes to whoever takes the third moon tile of a day. All others have one more turn; its holder begins the next day.
tip-piece-deck = Each card scores 1 point for every own Inca or priest of its two kinds. When the deck is empty, the city is saved.
tip-piece-time-track = After the last day the Spaniards come. The last player of each day takes the corn of its moon.
held-by = with { $name }
district-bonus = { $bonus ->
    [0] nothing left today
   *[other] lies there: { $bonus }
}
district-steps = { $steps } steps each
district-incas = Incas: { $names }
district-princes = { $names } here
clergy-state = { $left } left, { $value } steps a llama
deck-left = { $count } left
deck-own = yours at place { $place }: { $card }

## Log, by event

log-game-begun = { $start_player } begins.
log-card-dealt = { $known ->
    [yes] { $seat } is dealt a card: { $which }.
   *[no] { $seat } is dealt a card.
}
log-first-inca-placed = { $seat } begins with { $who }.
log-turn-begun = { $seat } is on turn.
log-prince-moved = { $way ->
    [ride] { $seat } pays { $cost } and rides { $to }.
    [place] { $seat } goes { $to }.
   *[walk] { $seat } walks { $to }.
}
log-moon-tile-taken = { $seat } stays and takes a tile: { $tile }.
log-sun-tile-taken = { $seat } takes the sun tile: one more turn for all others.
log-bonus-taken = { $seat } takes { $goods } that lay there.
log-stones-taken = { $seat } takes { $stones ->
    [one] a stone
   *[other] { $stones } stones
}: { $steps } steps.
log-nothing-left = Nothing is left there today.
log-produced = { $incas ->
    [0] { $seat } lets the Incas rest.
   *[other] { $free ->
        [yes] { $seat } harvests { $goods }.
       *[no] { $seat } pays { $paid } and makes { $goods }.
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } keeps the llamas.
   *[other] { $seat } sacrifices { $goods }: { $steps } steps.
}
log-offered = { $seat } offers { $goods }.
log-offering-made = { $units ->
    [0] { $seat } offers nothing.
    [one] { $seat } offers 1 unit: { $steps } steps.
   *[other] { $seat } offers { $units } units: { $steps } steps.
}
log-inca-hired = { $seat } hires { $who } for { $paid }.
log-clergy-recruited = { $seat } recruits { $who } for { $paid }: value { $value } now.
log-market-adjusted = { $way ->
    [on] { $seat } puts { $goods } on the market.
   *[off] { $seat } takes { $goods } off the market.
}
log-good-sold = { $seat } sells { $goods } for { $price }.
log-good-bought = { $seat } buys { $goods } for { $price }.
log-inca-sent = { $seat } sends { $who } to the sundial.
log-sundial-rewarded = { $seat } gets { $goods } from the sundial.
log-scout-moved = { $seat }’s scout goes { $steps } steps to field { $field }.
log-station-reached = { $seat } passes the { $station }: { $goods } at the end of the turn.
log-trail-reward-paid = { $seat } gets { $goods } from the trail.
log-cards-drawn = { $known ->
    [yes] { $seat } reaches the summit and draws: { $which }.
   *[no] { $seat } reaches the summit, draws { $count } and gives back { $give_back }.
}
log-returned-card-drawn = { $seat } has drawn a card that you had given back: { $which }.
log-card-given-back = { $known ->
    [yes] { $seat } gives back: { $which }.
   *[no] { $seat } gives a card back.
}
log-draw-missed = { $seat } reaches the summit, but the deck is empty: { $points } points.
log-time-corn-taken = { $seat } ends the day and takes { $goods }.
log-night-fell = Night { $day }
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } leaves the tile unused: { $tile }.
   *[other] { $free ->
        [yes] { $seat } gets { $goods } ({ $tile }).
       *[no] { $seat } pays { $paid } for { $goods } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } goes { $steps } steps ({ $tile }).
log-bonus-laid = New units and stones lie in the city.
log-day-begun = Day { $day }
log-hand-revealed = { $seat } shows: { $which }. Gold: { $gold }.
log-game-ended = { $ending }. { $reason ->
    [clergy_complete] All clergy are recruited.
    [deck_empty] The deck is empty.
   *[last_day_over] The last day is over.
}

## Board, seats, tray

plate-steps = { $steps } steps
plate-each = { $steps } each
plate-hire = hire
plate-recruit = recruit
plate-trade = sell or buy
market-title = Market: price in corn
day-of = Day { $day } of { $days }
night-of = Night after day { $day }
day-closes = { $name } has the sun: last turns of the day
moons-of = { $taken } of { $ends } moon tiles taken
incas-of = { $count } of { $total }
incas-in-city = Incas in the city
cards-in-hand = cards
moon-tiles-held = moon tiles
status-active = On turn
your-goods = Your goods
good-state = { $name }: { $count }
your-incas = Your Incas
inca-state = { $name }: { $count }. Cost { $cost }
incas-supply = { $count } in supply
your-cards = Sacrifice cards
worth-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold
card-state = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now, { $gold } gold
card-points = { $points } VP
end-title = How near is the end
end-clergy = Clergy
end-deck = Deck
end-days = Days
end-help = All clergy or an empty deck save the city: points count as they are. If the days run out first, gold multiplies them by 3, 2 or 1.

## Score

item-farmer = Farmers
item-herder = Herders
item-coca-planter = Coca planters
item-potter = Potters
item-weaver = Weavers
item-virgin = Virgins of the Sun
item-puma-priest = Priests of the Puma
item-condor-priest = Priests of the Condor
item-trail = Scout on the trail
item-missed-draws = Summit without a card
item-gold = Gold

## Rules in short

rule-goal-title = Aim
rule-goal = Your prince walks through the city and makes its districts work; your scout climbs the Inca trail. Each summit brings a secret sacrifice card. Cards score your own Incas and clergy at the end. Either the city is saved, or the Spaniards conquer it and gold counts too.
rule-turn-title = A turn
rule-turn =
    Walk to a neighbouring district for nothing, or pay a llama and ride to any other. The district’s action follows. Or stay and take a moon tile: then there is no action.
    In your very first turn you place the prince anywhere. Any number of princes may share a district.
rule-day-title = Day, moon tiles, sun tile
rule-day = The day ends when the third moon tile is taken. Whoever takes it gets the sun tile; all others have one more turn. The last of them takes the corn of the day’s moon. The holder of the sun begins the next day.
rule-production-title = Production districts
rule-production =
    They work once a day, while something lies in them. Your prince takes everything that lies there. Then all players with Incas there produce, beginning with you: 3 corn for each farmer, free; elsewhere a piece for each Inca and 1 corn.
    Who lets Incas rest cannot make up for it that day.
rule-temples-title = Temples of sun, puma and condor
rule-temples =
    Once a day, while stones lie there. Your prince takes them: 3 steps of your scout for each.
    Then all may sacrifice, beginning with you: a llama for each own clergy tile of that kind, each worth the lit number in its row.
rule-main-temple-title = Main temple
rule-main-temple = Stones as in the other temples. Then all may offer up to five different goods, one unit of each, for 2 steps a unit. Three corn are a unit.
rule-hiring-title = Hut and palace
rule-hiring = Only you. At the watchman’s hut one farmer and one herder, at the royal palace one coca planter, one potter and one weaver. Each costs two different goods and needs a disc of your supply.
rule-clergy-title = Clergy
rule-clergy = One tile a visit: a virgin in the house of virgins, a puma or a condor priest in the house of priests. Each costs four goods, two of one kind. With every tile taken, sacrifices of this kind lose one step, for everybody.
rule-market-title = Market
rule-market =
    First, once, you may take a piece off a column or put one on it from the bank. Then sell and buy piece by piece.
    You sell at the highest free price and buy at the lowest covered one. A full column sells to the bank for 3, an empty one buys from it for 6. A good that you sold you cannot buy in the same visit, and the other way round.
rule-sundial-title = Sundial
rule-sundial = Send one Inca of yours there. At night it goes back to the supply and brings three different goods and three steps.
rule-trail-title = Inca trail
rule-trail = Fields 0 to 19. Reaching or passing 7 brings 3 corn, 13 a llama, both paid at the end of the turn. At 20, the summit, you draw cards and go on from 0 with what is left of the steps.
rule-cards-title = Sacrifice cards
rule-cards = At the summit draw three, then put two of all your cards under the deck. Each card shows two kinds of people and scores 1 point for every Inca or priest of these kinds that you have at the end. The number beside the mask is gold. With the deck empty a summit is worth 3 points.
rule-night-title = Night
rule-night = Moon tiles pay first, from the holder of the sun on: corn and steps for nothing, other goods for 1 corn if you like. Then the sundial. Then one more stone or unit is laid in each once-a-day district, at most two.
rule-last-day-title = Day 9
rule-last-day = No night follows, so moon tiles and the sundial pay at once.
rule-end-title = The end
rule-end = The city is saved at the end of a turn in which the fifteenth clergy tile was taken or the deck ran out. If day 9 ends before that, the Spaniards conquer it.
rule-scoring-title = Scoring
rule-scoring =
    Cards, 1 point for a scout on 7 to 12, 2 points on 13 to 19, 3 for each summit without a card.
    After a conquest most gold triples the points, second most doubles them. The scout’s place counts as gold too. Ties go to the player with more units of goods.

## Guided first turn

guide-welcome-title = Welcome to Machu Picchu
guide-welcome = Fifteen districts, joined by paved ways. The trail is on the left, the clergy at the top right, the market below. Point at anything to read what it does.
guide-inca-title = Your first Inca
guide-inca = Choose one of the five green districts. Whenever anybody makes it work, your Inca works too. A farmer brings corn, and corn pays everybody else: a safe start.
guide-prince-title = Your prince
guide-prince = Place him anywhere in the first turn. Fresh districts give what lies in them to whoever comes first. Later you walk along the ways, ride for a llama, or stay and take a moon tile.
guide-scout-title = Your scout
guide-scout = Temples move the scout up the trail. It collects corn and a llama on the way, and a sacrifice card on the summit. Then it begins again below.
guide-cards-title = What you play for
guide-cards = Your card shows two kinds of people. Each of them that you have at the end is a point. So hire whom your cards want, and keep the cards that fit.
guide-day-title = Short days, long days
guide-day = The third moon tile closes the day. Take one when nothing good is in reach, or when the others still have plans.
guide-end-title = Two endings
guide-end = All clergy taken or the deck empty: the city is saved. Otherwise gold decides after day 9. Watch the bars at the left. Good luck!
