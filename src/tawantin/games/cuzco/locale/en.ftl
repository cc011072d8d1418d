# Cuzco: prompts, log, tooltips; book/ has rules, lessons and reasons.

## Prompts, by kind of action or by decision

prompt-put-feather = Where does your first feather go?
prompt-put-feather-hint = It was dealt to you; you choose its slot. Two feathers over a headband tile make the tile ready.
prompt-keep-task = Keep two of these tasks
prompt-keep-task-hint = A fulfilled task is worth { $palace-task_points } points; you resolve one each round.
prompt-place = { $extra ->
    [true] Extra turn: where does the 1 go?
   *[false] Place a die
}
prompt-place-hint = It must be lower than every die on the space. The higher, the stronger the action.
prompt-place-where = Where does the { $face } go?
prompt-place-which = Which die for { $space }?
prompt-place-how = The { $face } on { $space }: how?
prompt-place-with = Place a die with { $with }
prompt-turn-die = Which die do you turn?
prompt-turn-die-hint = The shell horn goes back to the supply.
prompt-turn-how = By how much do you turn the { $face }?
prompt-lift-die = Which die do you move?
prompt-drop-die = To which space does the die go?
prompt-rotate = How do you turn the overlay?
prompt-rotate-hint = Your runner leaves Cuzco. Click where the rope bridge of 1 should lead.
prompt-move-to = { $road ->
    [stone] Stone path up to { $value }
    [rope] Rope bridge up to { $value }
   *[jump] Jump to a village
}
prompt-move-to-hint = Choose where the runner goes.
prompt-feather-slot = Where does the feather go?
prompt-feather-slot-hint = Two feathers over one headband tile make it ready.
prompt-take-tile = Take a tile: { $kind }
prompt-take-tile-hint = From houses 1 to { $value }. It goes to a free field of your mask.
prompt-take-discarded = Which tile from the discard?
prompt-exchange = { $value ->
    [one] Exchange: 1 pip left
   *[other] Exchange: { $value } pips left
}
prompt-exchange-hint = { $exchange-point } pip: slide a tile down, or a point. { $exchange-offering } pips: offering, god card, feather, or khipu to the reserve.
prompt-exchange-card = Exchange done: play { $card } as well?
prompt-slide-up = Which tile do you slide up?
prompt-slide-up-more = Slide up another tile?
prompt-step = On which step does the priest enter?
prompt-activate = Which headband tile do you activate?
prompt-activate-hint = Both feathers over it are in place.
prompt-play = Play { $card }?
prompt-take-offering = { fire-trial }: god card or offering?
prompt-take-offering-hint = An open god card goes into your hand. Then a status step or food follows.
prompt-take-status = { fire-trial }: a status step or food?
prompt-take-status-hint = Status scores at the end of phase II; food buys goods at the market.
fire-trial = { $trial ->
    [priest] Fire trial for the priest
    [headband] Fire trial for the headband tile
    [cuzco] Fire trial in Cuzco
   *[none] Fire trial
}
prompt-trial-god = { fire-trial }: which god card?
prompt-trial-or-card = { fire-trial }: the reward, or { $card }?
prompt-trial-card = { fire-trial }: play { $card }?
prompt-trial-last = { fire-trial }: take what is left
prompt-phase-two = Use your people
prompt-phase-two-hint = One agriculture and one research ability. Equal tiles count together.
prompt-phase-two-card = Play a card, or is that all?
prompt-feather-any = { $value ->
    [one] Take a feather of any colour
   *[other] Take up to { $value } feathers
}
prompt-feather-more = { $value ->
    [one] Another feather?
   *[other] Up to { $value } more feathers?
}
prompt-take-god = { $value ->
    [one] Take an open god card
   *[other] Take up to { $value } open god cards
}
prompt-take-god-more = { $value ->
    [one] Another open god card?
   *[other] Up to { $value } more god cards?
}
prompt-god-how = Take this card, or use it for a medallion?
prompt-reserve-khipu = How many khipu go to the reserve?
prompt-reserve-khipu-hint = Each frees a field for a person tile.
prompt-card03 = { $good } bought: its { $points ->
    [one] point
   *[other] { $points } points
} again with { $card }?
prompt-card05 = Another turn with { $card }?
prompt-card09 = Another tile, from the discard, with { $card }?
prompt-card10 = Khipu laid: { $points ->
    [one] the village’s point
   *[other] the village’s { $points } points
} now with { $card }?
prompt-card12 = { $owner ->
    [none] The step is taken: play { $card }?
   *[other] { $owner } stands on step { $step }: play { $card }?
}
prompt-buy = Buy a good?
prompt-buy-hint = You pay with food and gain the points at once.
prompt-complete = Which task do you complete?
prompt-complete-hint = Each brings { $palace-task_points } points, with card 04 only { $palace-task_points_with_card }.
prompt-complete-or-box = None is fulfilled: card 04, or give one up?
prompt-complete-or-box-hint = With card 04 a task brings { $palace-task_points_with_card } points; one that you give up brings none.
prompt-box = Which task do you give up?
prompt-box-hint = None is fulfilled; one goes, without points, and a new one comes.
prompt-take-task = Which new task do you take?
prompt-final-task = The last tasks: which is next?
prompt-final-task-hint = Fulfilled { $palace-task_points } points, with card 04 { $palace-task_points_with_card }, else none.
prompt-task-how = What becomes of this task?

## Actions

action-done = Done
action-pass = Leave it
action-pass-buy = Buy nothing
action-pass-play = Keep the card
action-done-use = Use no more people
more-done = { $value ->
    [one] 1 pip unused
   *[other] { $value } pips unused
}
action-place = { $a1 }: { $space }{ $road ->
    [none] { $person_kind ->
        [none] {""}
       *[other] {" "}({ $person_kind })
    }
   *[other] {" "}({ $road })
}{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-turn-die = Turn the { $a1 } by { $a3 } ({ $pututu })
action-play = { $a2 ->
    [hand] Play { $card } for an offering
   *[inti] Use { $card } for a medallion
}
action-lift-die = The { $a2 } on { $space }
action-drop-die = To { $space }
action-rotate = { $rotation }
action-move-to = Go to { $place }
action-take-tile = Take the tile from { $house }
more-take-tile = { $tile }
action-take-discarded = Take { $tile }
action-point = 1 point
action-slide-down = Slide down the tile on { $field }
more-slide-down = { $tile }. { $now }
action-slide-up = Slide up the tile on { $field }
more-slide-up = { $tile }
action-take-offering = Take an offering
action-take-god = Take the open card of { $god }
more-take-god = { $card }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
action-put-feather = Put a feather into { $slot }
more-put-feather = { $feather }{ $price ->
    [none] {""}
   *[other] {", "}{ $price }
}
more-buy = { $cost } food, +{ $points }
more-activate = +{ $points }
more-point = { $price ->
    [none] {""}
   *[other] { $price }
}
more-take-offering = { $price ->
    [none] {""}
   *[other] { $price }
}
more-reserve-khipu = { $price ->
    [none] {""}
   *[other] { $price }
}
more-move-to = { $now }
more-use = { $now }
more-complete = +{ $points }
more-box = no points
pips = { $count ->
    [one] 1 pip
   *[other] { $count } pips
}
action-reserve-khipu = { $a1 ->
    [one] 1 khipu to the reserve
   *[other] { $a1 } khipu to the reserve
}
action-step = { $step }
action-activate = Activate { $headband }
action-take-status = A step on the status track
action-take-food = Take food
action-use = { $boost ->
    [none] { $ability }
   *[other] { $ability }, one tile more
}
action-buy = Buy { $good }
action-keep-task = Keep: { $task }
action-complete = Complete: { $task }{ $use ->
    [none] {""}
   *[other] , { $use_all }
}
action-box = Give up: { $task }
action-take-task = Take: { $task }

## Names and tooltips

name-die = die showing { $id }
name-step = temple step { $id }
name-slot = feather slot { $number }
name-field = field { $number }
name-headband = headband tile { $id }
name-pututu = shell horn { $id }
name-boost = one tile more
name-feather = { $name } feather
name-house = house { $number } ({ $person_kind })
name-placed = the { $face } on { $space }
name-rotation = Rope bridge of 1 to { $place }
ability-name = { $kind }: { $ability } × { $count }
name-tile = { $ability_name } { $value } ({ $person_kind })
name-card = { $id } { $name }
name-use = { $source_id ->
    [hand] { $card } (offering)
   *[inti] { $card } (medallion)
}
name-ability = { $person_kind }: { $ability_name }
mask-of = Mask of { $name }
village-gives = { $feather }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
khipu-of = khipu, the top one first: { $names }
left-of = { $count } left
dice-there = dice: { $dice }
no-dice = no dice
good-state = costs { $cost } food, { $points ->
    [one] 1 point
   *[other] { $points } points
}
status-order = in front: { $names }
empty = empty
priest-of = priest of { $name }
no-card = no open card
feather-there = feather in place
slot-empty = free for: { $feather }
headband-active = active
headband-idle = not active yet
tile-up = up
tile-down = slid down
khipu-there = a khipu lies here
completed-tasks = Completed tasks: { $count }
pututu-of = Shell horn: turns a die by up to { $change }
tip-ability-01 = Take offerings.
tip-ability-02 = Gain points.
tip-ability-03 = Put feathers of any colour onto your mask.
tip-ability-04 = Your runner goes over a stone path.
tip-ability-05 = Climb on the status track.
tip-ability-06 = Your runner goes over a rope bridge.
tip-ability-07 = Take open god cards.
tip-ability-08 = Move khipu from your mask to the reserve.
tip-ability-09 = Activate a headband tile with both feathers.
tip-ability-10 = Take food.
tip-ability-11 = Take an agriculture tile from a house.
tip-ability-12 = Take a research tile from a house.
strengths = With one, two, three equal tiles: { $one }, { $two }, { $three }.
strengths-up-to = With one, two, three equal tiles: up to { $one }, { $two }, { $three }.
tip-space-stone-path = The runner goes over one stone path of at most the die’s pips.
tip-space-rope-bridge = The runner goes over one rope bridge of at most the die’s pips.
tip-person-kind-agriculture = { tip-space-agriculture }
tip-person-kind-research = { tip-space-research }
tip-road-stone = { tip-space-stone-path }
tip-road-rope = { tip-space-rope-bridge }
tip-space-movement = The runner goes over one stone path or one rope bridge of at most the die’s pips.
tip-space-agriculture = Take an agriculture tile from a house of at most the die’s number.
tip-space-research = Take a research tile from a house of at most the die’s number.
tip-space-people = Take an agriculture or research tile from a house of at most the die’s number.
tip-space-exchange = Spend the pips: { $exchange-point } for a point or to slide a tile down, { $exchange-offering } for an offering, a god card, a feather, or a khipu to the reserve.
tip-space-temple = A priest enters the step of the die’s number; whoever stands there is pushed down. Then a fire trial.
tip-space-headdress = Activate a headband tile of at most the die’s number with both feathers; then a fire trial.
tip-space-points = { $points_action-points } points with any die; there may be as many dice as you like.
tip-place-cuzco = Whoever enters Cuzco takes a fire trial and may turn the overlay when leaving.
tip-place = The first time you arrive you lay a khipu and take a feather of this colour. At the end the top khipu scores the points.
tip-step = At the end of a round every priest scores; whoever has the most wins a medallion, in a tie whoever stands highest.
tip-house = A die of at least this number takes the tile.
tip-field = A field with a khipu is closed until the khipu leaves it. Tiles are put up and can be slid down once.
tip-slot = Feathers stay here; two over a headband tile make it ready.
tip-headband = When both feathers over it are in place, it can be activated for the bonus of the round and its own points.
tip-task = Fulfilled when resolved: { $palace-task_points } points.
tip-piece-status-track = At the end of phase II everybody scores the field. Whoever is in front then is first at once: at the market, in the palace and in the next round.
tip-piece-food = Food buys goods at the market.
tip-piece-offering = An offering pays for a god card from your hand.
tip-piece-inti = With a medallion you use an open god card of the tray; unused it is worth { $final_scoring-per_inti_medallion } points.
tip-piece-khipu = Khipu in reserve go to villages when none is left on the mask.
tip-pile-tasks = New tasks come from here when the next round begins.
tip-god-discard = When a pile is used up, the cards of its god are shuffled from here.
name-god-discard = discard of god cards
task-pile = tasks to come
cards-there = { $count ->
    [0] empty
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
}
tip-good = Bought for food at the market, one a round; its points count at once. { $final_scoring-all_6_goods } more at the end for six goods.
good-later = in round { $round }: { $cost } food, { $points ->
    [one] 1 point
   *[other] { $points } points
}
runners-here = here: { $names }
now-village = You lay a khipu here and take its feather.
now-village-no-feather = You lay a khipu here; you have all feathers of this colour.
now-village-old = Brings nothing: your khipu lies here already.
now-village-no-khipu = Brings nothing: you have no khipu left.
now-priests = Each priest scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of this round.
now-god = Costs { $exchange-god_card } pips in an exchange; with a medallion you use it at once (you have { $have }).
now-tile = You have { $count } like it; with this one the ability counts { $amount }.
now-slid-food = Slid down: { $value } food.
now-slid-status = Slid down: { $value ->
    [one] 1 status step
   *[other] { $value } status steps
}.
now-slid = Slid down already.
now-status-full = Brings nothing: you are at the end of the status track.
now-ability = { $count ->
    [one] With your one tile
   *[other] With your { $count } equal tiles
} it counts { $amount } now.
now-lacks-food = You lack { $missing } food; you have { $have }.
now-buys = You can pay it; { $left } food is left.
now-task = You have { $have } of { $need }.
now-task-fulfilled = Fulfilled.
now-band-active = Active already.
now-band = { $of ->
    [slot] Headband tile { $tile } has
   *[tile] It has
} { $feathers } of { $need } feathers and brings { $points } points in this round.
now-feathers = You have { $have } of { $most }.
now-have = You have { $count }.
now-points = { $count ->
    [one] You have 1 point.
   *[other] You have { $count } points.
}
now-khipu = On your mask { $mask }, in reserve { $reserve }, in villages { $villages }.
now-status = Your field scores { $points } at the end of phase II.
now-die = Can go to: { $spaces }.
now-not-turned = The overlay stays as it is.
now-people = With the { $face }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in reach ({ $kind }).
now-exchange = With the { $face }: { $face ->
    [1] 1 pip
   *[other] { $face } pips
} to spend.
now-temple = With the { $face }: step { $face }{ $owner ->
    [none] , free.
   *[other] ; the priest of { $owner } is pushed down.
} Priests score { $points } each.
now-headdress = With the { $face }: { $count ->
    [one] a headband tile for { $points } points.
   *[other] { $count } headband tiles ready, up to { $points } points.
}
now-leads = Leads to: { $places }.{ $idle ->
    [yes] {" "}That brings nothing.
   *[no] {""}
}
now-walk = With the { $face } ({ $road }) to: { $places }.{ $idle ->
    [yes] {" "}That brings nothing.
   *[no] {""}
}

## Board and tray

sheet-map = Map of Tawantinsuyu
sheet-capital = The capital
sheets = Sheets of the board
tab-map = Map
tab-capital = Capital
tab-mask = Mask
tab-others = Others
temple = Temple
market = Market
palace = Palace
cloth = Map, capital and action spaces
spaces = Action spaces
people = People
agriculture = Agriculture
research = Research
god-cards-short = Gods
no-task = No task
name-brief-15 = different abilities
name-brief-16 = different abilities
name-brief-17 = slid down
name-brief-18 = slid down
name-brief-19 = slid down
name-brief-20 = research tiles
name-brief-21 = agriculture tiles
name-brief-39 = active headband tiles
name-brief-54 = tiles: agriculture tile
name-brief-55 = tiles: research tile
name-brief-S-01 = priest and agriculture
name-brief-S-02 = priest and research
name-brief-S-03 = research and agriculture
name-brief-S-04 = research, first in order
name-brief-S-05 = agriculture and a good
space-free = free
space-each = { $points_action-points } each
takes-under = takes dice under { $limit }
takes-any = takes any die
tile-pile = { $kind }: tiles to come
tile-discard = { $pile } in the pile. { $count ->
    [0] No tile is discarded.
   *[other] Discarded: { $tiles }.
}
task-state = { $have } of { $need }
next = next
to-place = to place
previous-player = Previous player
next-player = Next player
no-dice-left = No dice left
read-cards = Read your god cards ({ $count })
card-price = Costs an offering; you have { $have }.
play-card = Play this card
card-not-now = Cannot be played now.
cards-known = card { $cards } known, { $hidden } hidden
cards-hidden = { $hidden ->
    [one] 1 card hidden
   *[other] { $hidden } cards hidden
}
market-rest = { $count ->
    [one] 1 more row
   *[other] { $count } more rows
}
round-of = Round { $round } of { $rounds }
round-short = Round { $round }/{ $rounds }
phase-setup = Setup
phase-dice = Phase I: dice
phase-abilities = Phase II: people
phase-market = Phase III: market
phase-palace = Phase III: palace
phase-final = Final tasks
headdress-bonus = bonus { $points }
headdress-bonus-help = What a headband tile brings this round, besides its own points
priest-points = { $points } each
priest-points-help = What each priest in the temple scores this round
god-cards = God cards
no-god-cards = No god cards
your-dice = Your dice
drawn-tasks = Drawn tasks
discarded-tiles = Discarded tiles
status-chosen = Has chosen

## Items of the score

item-start = Turn order at the start
item-points-action = Points action
item-exchange = Exchange
item-headbands = Headband tiles
item-abilities = People
item-god-cards = God cards
item-status = Status
item-temple = Temple
item-market = Market
item-tasks = Tasks
item-inti = Medallions
item-villages = Villages
item-all-feathers = All 12 feathers
item-all-headbands = All 6 headband tiles
item-all-tasks = 9 tasks
item-all-khipu = All 10 khipu
item-all-fields = All 12 fields
item-all-goods = 6 goods

## Log, by event

log-game-began = The map is laid.
log-feather-placed = { $seat } takes a feather ({ $feather_name }).
log-tasks-drawn = { $seat } draws tasks.
log-task-kept = { $seat } keeps a task: { $task }.
log-tasks-revealed = Tasks of { $seat }: { $tasks }.
log-god-cards-dealt = { $cards_count ->
    [0] { $seat } gets { $count } god cards.
   *[other] { $seat } gets { $cards }.
}
log-god-card-returned = { $seat } returns { $card }.
log-god-cards-left-over = The other god cards lie on the discard pile.
log-god-card-turned-up = { $card } is open now.
log-god-pile-rebuilt = The pile of { $god } is shuffled anew.
log-god-card-taken = { $seat } takes { $card }.
log-god-card-played = { $source_id ->
    [inti] { $seat } uses { $card } with a medallion.
   *[hand] { $seat } plays { $card }.
}
log-god-cards-shown = { $seat } shows { $cards }.
log-round-began = Round { $round }
log-dice-rolled = { $seat } rolls { $faces }.
log-pututu-taken = { $seat } gets a shell horn (±{ $token }).
log-die-turned = { $seat } turns a { $start } to { $end }.
log-die-placed = { $virtual ->
    [true] { $seat } takes an extra turn: { $space }.
   *[false] { $changed ->
        [false] { $seat } places a { $face }: { $space }.
       *[true] { $seat } places a { $face } that counts { $value }: { $space }.
    }
}
log-die-moved = { $seat } moves a { $face } of { $owner } from { $start } to { $end }.
log-overlay-turned = { $seat } turns the overlay.
log-runner-moved = { $road_id ->
    [stone] { $seat } takes the stone path to { $end }.
    [rope] { $seat } takes the rope bridge to { $end }.
   *[jump] { $seat } jumps to { $end }.
}
log-khipu-laid = { $seat } lays a khipu: { $place }.
log-khipu-reserved = { $seat } moves a khipu to the reserve.
log-tile-taken = { $seat } takes a person tile: { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } slides a tile down: { $tile }.
   *[false] { $seat } slides a tile up: { $tile }.
}
log-status-moved = { $seat } climbs on the status track to { $end }.
log-points-gained = { $points ->
    [one] { $seat } gains 1 point ({ $item }).
   *[other] { $seat } gains { $points } points ({ $item }).
}
log-food-taken = { $seat } takes { $count } food.
log-offerings-taken = { $count ->
    [one] { $seat } takes an offering.
   *[other] { $seat } takes { $count } offerings.
}
log-priest-placed = { $seat } sends a priest to step { $step } of the temple.
log-priest-pushed = { $end ->
    [0] A priest of { $seat } is sent home.
   *[other] A priest of { $seat } is pushed to step { $end }.
}
log-headband-activated = { $seat } activates headband tile { $headband }.
log-fire-trial-began = { $seat } faces the fire trial.
log-ability-used = { $seat } uses an ability: { $ability } ({ $kind }, strength { $strength }).
log-order-changed = The turn order changes.
log-medallion-awarded = { $seat ->
    [none] The medallion goes into the box.
   *[other] { $seat } wins the medallion of the temple.
}
log-good-bought = { $seat } buys a good for { $cost } food: { $good }.
log-task-completed = { $with_card ->
    [true] { $seat } completes a task with card 04: { $task }.
   *[false] { $seat } completes a task: { $task }.
}
log-task-boxed = { $seat } gives up a task: { $task }.
log-task-taken = { $seat } takes a new task: { $task }.
log-houses-laid = New people come to the houses.
log-palace-laid = New tasks lie in the palace.

## The end of a round

summary-step-status = Status
summary-step-status-about = A point for each field; whoever is farthest begins.
summary-step-temple = Temple
summary-step-temple-about = Points for each priest; whoever has the most wins the medallion.
summary-step-market = Market
summary-step-market-about = One good, paid with food.
summary-step-tasks = Palace
summary-step-tasks-about = One task completed, a new one taken.
summary-next-place = { $way ->
    [up] now { $place } in turn order, up from { $from }
    [down] now { $place } in turn order, down from { $from }
    [same] still { $place } in turn order
   *[now] now { $place } in turn order
}
summary-field = field { $field }
summary-same-field = { $names } share a field: the marker on top goes first.
summary-priests = { $count ->
    [0] no priest
    [one] 1 priest
   *[other] { $count } priests
}
summary-highest = { $count ->
    [one] 1 priest, the highest
   *[other] { $count } priests, one of them the highest
}
summary-nothing-bought = buys nothing

kind-space = Action spaces
kind-card = God cards
kind-ability = People’s abilities
kind-good = Goods
kind-task = Tasks
