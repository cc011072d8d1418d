# The Princes of Machu Picchu: prompts, log, tooltips; book/ has rules, lessons and reasons.

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
prompt-offer = You visited the main temple: what do you offer?
prompt-offer-visited = { $name } visited the main temple: what do you offer?
prompt-offer-hint = Different goods, one unit of each; { $steps } steps for each unit.
prompt-hire = { $name }: whom do you hire?
prompt-hire-hint = One Inca of each kind; they live in their own district.
prompt-recruit = { $name }: whom do you recruit?
prompt-recruit-hint = One tile a visit. The value of its row falls for everybody.
prompt-sell = { $name }: sell and buy
prompt-sell-hint = Click your goods to sell, a column of the market to buy. Each good goes only one way in a visit.
prompt-buy = { $name }: buy goods
prompt-buy-hint = Click a column of the market; each piece costs its lowest covered price.
prompt-market-remove = { $name }: adjust which column?
prompt-market-remove-hint = Once, before you trade: one piece off the market, or one from the bank on it.
prompt-market-add = { $name }: adjust which column?
prompt-market-add-hint = Once, before you trade: one piece off the market, or one from the bank on it.
prompt-send = Send an Inca to the sundial?
prompt-send-hint = At night it brings { $sundial-reward_units } different goods and { $sundial-reward_steps } steps, and goes back to your supply.
prompt-sundial-goods = Night at the sundial: which { $sundial-reward_units } goods?
prompt-sundial-goods-hint = One unit each of { $sundial-reward_units } different goods.
prompt-give-back = You were at the summit: which card goes under the deck?
prompt-give-back-hint = { $left ->
    [one] One card goes back, old or new.
   *[other] { $left } cards go back, old or new.
}
prompt-moon-buy = Night: do you pay for “{ $name }”?
fold-good-llama = Ride for a llama
fold-adjust = Adjust the market

## Actions

action-first-inca = Place { $profession_one }
action-place = Go { $district_to }
action-walk = Walk { $district_to }
action-ride = Ride { $district_to } for { $movement-ride_llamas ->
    [one] 1 llama
   *[other] { $movement-ride_llamas } llamas
}
action-stay = Stay and take “{ $moon_tile }”
action-produce = { $a1 ->
    [0] Let them rest
    [one] Let 1 Inca work
   *[other] Let { $a1 } Incas work
}
more-walk = { $now }
more-ride = { $now }
more-place = { $now }
more-produce = { $goods } for { $paid }
action-sacrifice = { $a1 ->
    [0] Keep the llamas
    [one] Sacrifice 1 llama
   *[other] Sacrifice { $a1 } llamas
}
more-sacrifice = { $steps } steps
action-offer = Offer { $good_unit }
action-offer-done = Done offering
action-hire = Hire { $profession_one }: { $profession_cost }
action-hire-done = Done hiring
action-recruit = Recruit { $clergy_one }: { $clergy_cost }
action-recruit-none = Recruit nobody
action-market-remove = Take { $market_one } off
action-market-add = Put { $market_one } on
action-sell = Sell { $good_one }
more-sell = { $price }
action-buy = Buy { $market_one }
more-buy = { $price }
action-market-done = Leave the market
action-send = Send { $profession_one }
action-send-none = Send nobody
action-give-back = Give back: { $card }
action-moon-buy = Pay and take it
action-moon-decline = Leave it
action-sundial-goods = Take { $good_all_unit }

## Names and tooltips

name-market = Market: { $name }
market-state = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}; sells for { $sell }, costs { $buy }
tip-district-corn-terrace = Take the corn that lies here. Then every farmer of every player brings { $profession-farmer-produces-corn } corn.
tip-district-llama-pasture = Take the llamas that lie here. Then every herder may make a llama for { $profession-herder-pay_corn } corn.
tip-district-coca-plantation = Take the coca that lies here. Then every coca planter may make a coca for { $profession-coca_planter-pay_corn } corn.
tip-district-potters-quarter = Take the pottery that lies here. Then every potter may make a piece for { $profession-potter-pay_corn } corn.
tip-district-weavers-quarter = Take the cloth that lies here. Then every weaver may make a cloth for { $profession-weaver-pay_corn } corn.
tip-district-temple-of-the-sun = { $temple-steps_per_stone } steps for each stone. Then all may sacrifice llamas with their virgins.
tip-district-temple-of-the-puma = { $temple-steps_per_stone } steps for each stone. Then all may sacrifice llamas with their puma priests.
tip-district-temple-of-the-condor = { $temple-steps_per_stone } steps for each stone. Then all may sacrifice llamas with their condor priests.
tip-district-main-temple = { $temple-steps_per_stone } steps for each stone. Then all may offer different goods, { $temple-offering_steps_per_unit } steps for each unit.
tip-district-guard-house = Hire a farmer ({ $profession-farmer-cost-llama } llama, { $profession-farmer-cost-pottery } pottery) and a herder ({ $profession-herder-cost-corn } corn, { $profession-herder-cost-coca } coca).
tip-district-royal-palace = Hire a coca planter (pottery, cloth), a potter (coca, cloth) and a weaver (coca, pottery).
tip-district-house-of-priests = Recruit one priest of the puma or of the condor.
tip-district-house-of-virgins = Recruit one Virgin of the Sun.
tip-district-central-plaza = Sell and buy llamas, coca, pottery and cloth for corn.
tip-district-sundial = Send an Inca: at night it brings { $sundial-reward_units } different goods and { $sundial-reward_steps } steps.
tip-moon-tile = Stay where you are and take it; it pays at night. The third tile closes the day.
tip-clergy-virgin = Cost { $clergy-virgin-cost-pottery } pottery, { $clergy-virgin-cost-coca } coca, { $clergy-virgin-cost-cloth } cloth. They sacrifice llamas in the temple of the sun.
tip-clergy-puma-priest = Cost { $clergy-puma_priest-cost-cloth } cloth, { $clergy-puma_priest-cost-pottery } pottery, { $clergy-puma_priest-cost-coca } coca. They sacrifice llamas in the temple of the puma.
tip-clergy-condor-priest = Cost { $clergy-condor_priest-cost-coca } coca, { $clergy-condor_priest-cost-pottery } pottery, { $clergy-condor_priest-cost-cloth } cloth. They sacrifice llamas in the temple of the condor.
tip-market = You sell at the highest free price and buy at the lowest covered one.
tip-station-granary = Whoever reaches or passes it gets { $station-granary-amount } corn at the end of the turn.
tip-station-llama-stable = Whoever reaches or passes it gets a llama at the end of the turn.
tip-piece-summit = Draw { $card_draw-draw } cards, give { $card_draw-give_back } back from the whole hand, and go on from { $trail-wrap_to }.
tip-piece-sun-tile = Goes to whoever takes the third moon tile of a day. All others have one more turn; its holder begins the next day.
tip-piece-deck = Each card scores { $scoring-points_per_match } point for every own Inca or priest of its two kinds. When the deck is empty, the city is saved.
tip-piece-time-track = After the last day the Spaniards come. The last player of each day takes the corn of its moon.
now-brings = Brings you now: { $what }.
now-nothing = Brings you nothing now.
now-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
now-steps-up-to = up to { $steps } steps
now-for = { $who } for { $cost }
now-lacks = For { $who } you lack { $goods }.
now-you-lack = You lack { $goods }.
now-can-pay = You can pay it now.
now-next-value = When another is taken it is { $value } steps.
now-moon-for = At night: { $gets } for { $paid }.
now-moon = At night: { $gets }.
now-scout = { $steps ->
    [one] Your scout is 1 step away.
   *[other] Your scout is { $steps } steps away.
}
now-sells = You could sell now: { $what }.
now-price = On the market it brings { $sell } and costs { $buy }.
now-job = Hired at: { $where }, for { $cost }. Makes { $made }.
tip-good = Made in its own district, sold and bought at the central plaza.
tip-good-corn = Pays workers, is the money of the market, and buys what moon tiles offer.
tip-count-incas = Each works in the district of its profession and scores with every card that shows it.
tip-profession = Scores with every own card that shows it.
now-no-inca = No Inca is left in your supply.
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
log-card-dealt = { $card_known ->
    [yes] { $seat } is dealt a card: { $card }.
   *[no] { $seat } is dealt a card.
}
log-first-inca-placed = { $seat } begins with { $profession_one }.
log-turn-begun = It is { $seat }’s turn.
log-prince-moved = { $how_id ->
    [ride] { $seat } pays { $llamas_words } and rides { $district_to }.
    [place] { $seat } goes { $district_to }.
   *[walk] { $seat } walks { $district_to }.
}
log-moon-tile-taken = { $seat } stays and takes “{ $tile }”.
log-sun-tile-taken = { $seat } takes the sun tile: one more turn for all others.
log-bonus-taken = { $seat } takes what lay there: { $amount_words }.
log-stones-taken = { $seat } takes { $stones ->
    [one] a stone
   *[other] { $stones } stones
}: { $steps } steps.
log-nothing-left = Nothing is left there today.
log-produced = { $incas ->
    [0] { $seat } lets the Incas rest.
   *[other] { $corn_paid ->
        [0] { $seat } harvests { $amount_words }.
       *[other] { $seat } pays { $corn_paid_words } and makes { $amount_words }.
    }
}
log-sacrificed = { $llamas ->
    [0] { $seat } keeps the llamas.
   *[other] { $seat } sacrifices { $llamas_words }: { $steps } steps.
}
log-offered = { $seat } offers { $amount_words }.
log-offering-made = { $units ->
    [0] { $seat } offers nothing.
    [one] { $seat } offers 1 unit: { $steps } steps.
   *[other] { $seat } offers { $units } units: { $steps } steps.
}
log-inca-hired = { $seat } hires { $profession_one } for { $paid }.
log-clergy-recruited = { $seat } recruits { $clergy_one } for { $paid }: value { $value } now.
log-market-adjusted = { $change_sign ->
    [plus] { $seat } puts { $good_one } on the market.
   *[minus] { $seat } takes { $good_one } off the market.
}
log-good-sold = { $seat } sells { $good_one } for { $corn_words }.
log-good-bought = { $seat } buys { $good_one } for { $corn_words }.
log-inca-sent = { $seat } sends { $profession_one } to the sundial.
log-sundial-rewarded = { $seat } gets { $goods } from the sundial.
log-scout-moved = { $seat }’s scout goes to field { $field }.
log-station-reached = { $seat } passes the { $station }: { $amount_words } at the end of the turn.
log-trail-reward-paid = { $seat } gets { $amount_words } from the trail.
log-cards-drawn = { $cards_known ->
    [yes] { $seat } reaches the summit and draws: { $cards }.
   *[no] { $seat } reaches the summit, draws { $count } and gives back { $give_back }.
}
log-returned-card-drawn = { $seat } has drawn a card that you had given back: { $card }.
log-card-given-back = { $card_known ->
    [yes] { $seat } gives back: { $card }.
   *[no] { $seat } gives a card back.
}
log-draw-missed = { $seat } reaches the summit, but the deck is empty: { $points } points.
log-time-corn-taken = { $seat } ends the day and takes { $amount_words }.
log-night-fell = Night { $day }
log-moon-tile-rewarded = { $amount ->
    [0] { $seat } leaves “{ $tile }” unused.
   *[other] { $corn_paid ->
        [0] { $seat } gets { $amount_words } ({ $tile }).
       *[other] { $seat } pays { $corn_paid_words } for { $amount_words } ({ $tile }).
    }
}
log-moon-tile-steps = { $seat } goes { $steps } steps ({ $tile }).
log-bonus-laid = New units and stones lie in the city.
log-day-begun = Day { $day }
log-hand-revealed = { $seat } shows: { $cards }. Gold: { $gold }.
log-game-ended = { $ending }. { $reason_id ->
    [clergy_complete] All clergy are recruited.
    [deck_empty] The deck is empty.
   *[last_day_over] The last day is over.
}
log-points-counted = { $multiplier ->
    [1] { $seat } has { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $seat } has { $gold } gold: points times { $multiplier }, { $total } in all.
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
status-active = To move
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
end-title = How near is the end?
end-clergy = Clergy
end-deck = Deck
end-days = Days
end-help = All clergy or an empty deck save the city: points count as they are. If the days run out first, gold multiplies them by { $scoring-multipliers-0 }, { $scoring-multipliers-1 } or { $scoring-multipliers-2 }.

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

## The end of a round

summary-night = Night { $day }
summary-moon = Moon and trail
summary-hands = The hands are shown

kind-profession = Professions
kind-district = Districts
kind-moon-tile = Moon tiles
kind-clergy = Clergy
kind-card = Sacrifice cards
