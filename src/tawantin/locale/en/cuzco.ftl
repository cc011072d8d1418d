# Cuzco: prompts, log, tooltips, rules in short, guided first turn.

## Prompts, by kind of action or by decision

prompt-put-feather = Which feather do you begin with?
prompt-put-feather-hint = It goes into a slot of your mask. Two feathers over a headband tile make it ready.
prompt-keep-task = Keep two of these tasks
prompt-keep-task-hint = A fulfilled task is worth 6 points; you resolve one each round.
prompt-place = { $extra ->
    [true] Extra turn: where does the 1 go?
   *[false] Place a die
}
prompt-place-hint = It must be lower than every die on the space. The higher, the stronger the action.
prompt-place-where = Where does the { $face } go?
prompt-place-which = Which die for { $space }?
prompt-lift-die = Which die do you move?
prompt-drop-die = To which space does the die go?
prompt-rotate = How do you turn the overlay?
prompt-rotate-hint = Your runner leaves Cuzco. Click where the rope bridge of 1 shall lead.
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
prompt-exchange-hint = 1 pip: slide a tile down, or a point. 2 pips: offering, god card, feather, or khipu to the reserve.
prompt-slide-up = Which tile do you slide up?
prompt-step = On which step does the priest enter?
prompt-activate = Which headband tile do you activate?
prompt-activate-hint = Both feathers over it are in place.
prompt-play = Fire trial: play the card or take the reward?
prompt-take-offering = Fire trial: god card or offering?
prompt-take-status = Fire trial: a status step or food?
prompt-phase-two = Use your people
prompt-phase-two-hint = One agriculture and one research ability. Equal tiles count together.
prompt-feather-any = { $value ->
    [one] Take a feather of any colour
   *[other] Take up to { $value } feathers
}
prompt-take-god = { $value ->
    [one] Take an open god card
   *[other] Take up to { $value } open god cards
}
prompt-done = One more, or is that enough?
prompt-reserve-khipu = How many khipu go to the reserve?
prompt-reserve-khipu-hint = Each frees a field for a person tile.
prompt-pass = Play { $card }?
prompt-buy = Buy a good?
prompt-buy-hint = You pay with food and gain the points at once.
prompt-complete = Which task do you complete?
prompt-complete-hint = A fulfilled task brings 6 points.
prompt-box = Which task do you give up?
prompt-box-hint = None is fulfilled; one goes, without points, and a new one comes.
prompt-take-task = Which new task do you take?
prompt-final-task = The last tasks: which is next?

## Actions

action-done = Done
action-pass = Do not
action-place = { $what ->
    [none] { $a1 }: { $space }
   *[other] { $a1 }: { $what }
}{ $cards ->
    [none] {""}
   *[other] , { $cards }
}
source-hand = { $card } (offering)
source-inti = { $card } (medallion)
action-turn-die = Turn the { $a1 } by { $a3 } (shell horn)
action-play = { $a2 ->
    [hand] Play { $card } for an offering
   *[inti] Use { $card } for a medallion
}
action-lift-die = The { $a2 } on { $space }
action-drop-die = To { $space }
action-rotate = { $rotation }
action-move-to = Go to { $place }
action-take-tile = Take { $tile }
action-take-discarded = Take { $tile }
action-point = 1 point
action-slide-down = Slide down { $tile }
action-slide-up = Slide up { $tile }
action-take-offering = Take an offering
action-take-god = Take { $card }
action-put-feather = Place { $a1 }: { $feather }
action-reserve-khipu = { $a1 ->
    [one] 1 khipu to the reserve
   *[other] { $a1 } khipu to the reserve
}
action-step = { $step }
action-activate = Activate { $headband }
action-take-status = A step on the status track
action-take-food = Take food
action-use = { $boosted ->
    [true] { $ability }, one tile more
   *[false] { $ability }
}
action-buy = Buy { $good }
action-keep-task = Keep: { $task }
action-complete = { $with_card ->
    [true] Complete with card 04: { $task }
   *[false] Complete: { $task }
}
action-box = Give up: { $task }
action-take-task = Take: { $task }

## Names and tooltips

name-die = die showing { $id }
name-step = temple step { $id }
name-slot = feather slot { $id }
name-field = field { $id }
name-headband = headband tile { $id }
name-pututu = shell horn { $id }
name-boost = one tile more
feather-name = { $colour } feather
house-name = house { $slot } ({ $kind })
placed-name = the { $face } on { $space }
rotation-to = Rope bridge of 1 to { $place }
ability-name = { $kind }: { $ability } × { $count }
tile-name = { $ability } { $value } ({ $kind })
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
a-god-card = a god card
feather-there = feather in place
slot-empty = free for: { $feather }
headband-active = active
headband-idle = not active yet
tile-up = up
tile-down = slid down
khipu-there = a khipu lies here
in-reserve = { $count } in reserve
task-missing = { $count } missing
task-fulfilled = fulfilled
open-tasks = Tasks: { $tasks }
goods-of = Goods: { $goods }
completed-tasks = Completed tasks: { $count }
pututu-of = Shell horn: turns a die by up to { $change }
tip-space-stone-path = The runner goes over one stone path of at most the die’s pips.
tip-space-rope-bridge = The runner goes over one rope bridge of at most the die’s pips.
tip-space-movement = The runner goes over one stone path or one rope bridge of at most the die’s pips.
tip-space-agriculture = Take an agriculture tile from a house of at most the die’s number.
tip-space-research = Take a research tile from a house of at most the die’s number.
tip-space-people = Take an agriculture or research tile from a house of at most the die’s number.
tip-space-exchange = Spend the pips: 1 for a point or to slide a tile down, 2 for an offering, a god card, a feather, or a khipu to the reserve.
tip-space-temple = A priest enters the step of the die’s number; whoever stands there is pushed down. Then a fire trial.
tip-space-headdress = Activate a headband tile of at most the die’s number with both feathers; then a fire trial.
tip-space-points = 2 points with any die; there may be as many dice as you like.
tip-place-cuzco = Whoever enters Cuzco takes a fire trial and may turn the overlay when leaving.
tip-place = The first time you arrive you lay a khipu and take a feather of this colour. At the end the top khipu scores the points.
tip-step = At the end of a round every priest scores; most priests win a medallion, in a tie the highest.
tip-house = A die of at least this number takes the tile.
tip-field = A field with a khipu is closed until the khipu leaves it. Tiles are put up and can be slid down once.
tip-slot = Feathers stay here; two over a headband tile make it ready.
tip-headband = When both feathers over it are in place, it can be activated for the bonus of the round and its own points.
tip-task = Fulfilled when resolved: 6 points.
tip-piece-status-track = At the end of phase II everybody scores the field. Whoever is in front is first in the next round.
tip-piece-food = Food buys goods at the market.
tip-piece-offering = An offering pays for a god card from your hand.
tip-piece-inti = A medallion uses an open god card of the tray; unused it is worth 2 points.
tip-piece-khipu = Khipu in reserve go to villages when none is left on the mask.

## Board and tray

sheet-map = Map of Tawantinsuyu
sheet-capital = The capital
sheets = Sheets of the board
tab-map = Map
tab-capital = Capital
tab-mask = Mask
tab-others = Others
temple = Temple
houses = Houses
market = Market
palace = Palace
task-piles = Task piles
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
log-feather-placed = { $seat } takes a feather ({ $feather }).
log-tasks-drawn = { $seat } draws tasks.
log-task-kept = { $seat } keeps { $task }.
log-tasks-revealed = { $seat } has the tasks { $tasks }.
log-god-cards-dealt = { $cards ->
    [none] { $seat } gets { $count } god cards.
   *[other] { $seat } gets { $cards }.
}
log-god-card-returned = { $seat } returns { $card }.
log-god-cards-left-over = The other god cards lie on the discard pile.
log-god-card-turned-up = { $card } is open now.
log-god-pile-rebuilt = The pile of { $god } is shuffled anew.
log-god-card-taken = { $seat } takes { $card }.
log-god-card-played = { $source ->
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
   *[false] { $same ->
        [true] { $seat } places a { $face }: { $space }.
       *[false] { $seat } places a { $face } that counts { $value }: { $space }.
    }
}
log-die-moved = { $seat } moves a { $face } of { $owner } from { $start } to { $end }.
log-overlay-turned = { $seat } turns the overlay.
log-runner-moved = { $road ->
    [stone] { $seat } takes the stone path to { $end }.
    [rope] { $seat } takes the rope bridge to { $end }.
   *[jump] { $seat } jumps to { $end }.
}
log-khipu-laid = { $seat } lays a khipu: { $place }.
log-khipu-reserved = { $seat } moves a khipu to the reserve.
log-tile-taken = { $seat } takes { $tile }.
log-tile-slid = { $down ->
    [true] { $seat } slides down { $tile }.
   *[false] { $seat } slides up { $tile }.
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
log-priest-pushed = { $home ->
    [true] A priest of { $seat } is sent home.
   *[false] A priest of { $seat } is pushed to step { $end }.
}
log-headband-activated = { $seat } activates headband tile { $headband }.
log-fire-trial-began = { $seat } faces the fire trial.
log-ability-used = { $seat } uses { $ability } ({ $kind }, strength { $strength }).
log-order-changed = The turn order changes.
log-medallion-awarded = { $nobody ->
    [true] The medallion goes into the box.
   *[false] { $seat } wins the medallion of the temple.
}
log-good-bought = { $seat } buys { $good } for { $cost } food.
log-task-completed = { $with_card ->
    [true] { $seat } completes with card 04: { $task }.
   *[false] { $seat } completes { $task }.
}
log-task-boxed = { $seat } gives up { $task }.
log-task-taken = { $seat } takes the task { $task }.
log-houses-laid = New people come to the houses.
log-palace-laid = New tasks lie in the palace.

## Rules in short

rule-goal-title = Aim
rule-goal = Six rounds. You place dice, run through the Andes, gather people and feathers, serve in the temple and fulfil the tasks of the Sapa Inka. Most points after the final scoring win.
rule-round-title = A round
rule-round =
    Phase I: all roll three dice and place them one by one, in turn order, each for an action.
    Phase II: everybody may use one agriculture and one research ability.
    Phase III: status, temple, market and tasks are settled; then new tiles and tasks are laid.
rule-dice-title = Placing dice
rule-dice =
    A die must be lower than every die already on the space; its pips are the value of the action. An action must be possible.
    On the points space any die may lie; it brings 2 points.
rule-movement-title = Runner
rule-movement =
    The runner takes one road of the right kind with at most as many pips as the die. In a village where you have no khipu yet, you lay one on top (from the first field of your mask, then from the reserve) and take a feather of its colour, at most three of each.
    Entering Cuzco is a fire trial. Leaving it later, you may first turn the overlay.
rule-persons-title = People
rule-persons = Take a tile from a house with a number of at most the die and put it up on a free field of your mask. It works from the next phase II on. Slid down in an exchange, an agriculture tile gives its value in food, a research tile in status steps.
rule-exchange-title = Exchange
rule-exchange = Spend the pips in any mix. One pip: slide a tile down, or a point. Two pips: an offering, an open god card, a feather of your choice, or a khipu from the mask to the reserve.
rule-temple-title = Temple
rule-temple = A priest enters on the step of the die. Whoever stands there is pushed a step down, and so on, at last home. Then you face a fire trial. In phase III each priest scores 1, 1, 2, 2, 3, 3 points by round, and the player with most priests takes a medallion.
rule-headdress-title = Headdress
rule-headdress = Activate a headband tile of at most the die’s number whose two feather slots are filled. It brings 10, 10, 7, 7, 4, 4 points by round and one less than its number, then a fire trial.
rule-trial-title = Fire trial
rule-trial = Take an open god card or an offering, then a status step or food.
rule-gods-title = God cards and medallions
rule-gods = Fifteen different cards of five gods. Playing one from the hand costs an offering. A medallion uses one of the open cards of the tray instead. Point at a card to read what it does; it is offered when it changes something.
rule-abilities-title = Abilities
rule-abilities = In phase II all your tiles of one kind with the same picture count together: the more, the stronger. One agriculture and one research ability each round; up or down makes no difference.
rule-status-title = Status
rule-status = After phase II everybody scores the field of the marker. The one in front becomes first in turn order; in a tie the upper marker. Then all begin at 0 again.
rule-market-title = Market
rule-market = In turn order everybody may buy one good of the row of the round for food and scores its points.
rule-tasks-title = Tasks
rule-tasks = In turn order everybody resolves one of three tasks: 6 points if fulfilled, nothing if given up. Nothing is paid for it. Then a new one is taken from the palace. After the last round the remaining three are settled too.
rule-mask-title = Mask
rule-mask = Your mask shows the feathers above the headband, twelve fields for people (ten begin with a khipu), priests at home, tasks, goods and supplies.
rule-pututu-title = Shell horns
rule-pututu = With this module a pair rolled gives a small shell horn and a triple a large one. Returned before placing, it turns the die by up to 1 or 2.
rule-scoring-title = Final scoring
rule-scoring = Each medallion 2; each village its points for the top khipu; all twelve feathers 6; all six headband tiles 9; nine tasks 9; all ten khipu in villages 10; all twelve fields with tiles 12; six goods 6. A tie goes to the one earlier in turn order.

## Guided first turn

guide-welcome-title = Welcome to Cuzco
guide-welcome = On the left the map with the action spaces, beside it the capital, below the masks of the others. Your own mask is under the prompt.
guide-setup-title = Before the first round
guide-setup = You choose two tasks to keep and a first feather. Take tasks that go together: they tell you what to collect.
guide-place-title = Place a die
guide-place = Click a die, then a glowing space. High dice are strong; a low one can still follow a high one, and then closes the space.
guide-map-title = Run
guide-map = Your runner starts in Cuzco. Each new village takes a khipu from your mask, which frees a field, and brings a feather.
guide-mask-title = Your mask
guide-mask = Two fields are free from the start: take people early, they work every round. Two feathers over a headband tile are worth most in the first rounds.
guide-capital-title = The capital
guide-capital = Status gives points and the turn order; priests score every round; the houses hold the people. The market and the palace come at the end of the round.
guide-gods-title = Gods
guide-gods = A god card bends a rule at the right moment. It costs an offering from the hand, or a medallion if it lies open. When one can help, it glows.
guide-undo-title = Nothing is lost
guide-undo = Until something hidden is shown you may take moves back. Everything that is possible is also in the list below the prompt. Good luck!
