# Cuzco: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Aim
rule-goal = Six rounds. You place dice, run through the Andes, gather people and feathers, serve in the temple and fulfil the tasks of the Sapa Inca. Whoever has the most points after the final scoring wins.
rule-round-title = A round
rule-round =
    Phase I: all roll three dice and place them one by one, in turn order, each for an action.
    Phase II: everybody may use one agriculture and one research ability.
    Phase III: status, temple, market and tasks are settled; then new tiles and tasks are laid.
rule-dice-title = Placing dice
rule-dice =
    A die must be lower than every die already on the space; its pips are the value of the action. An action must be possible.
    On the points space any die may lie; it brings { $points_action-points } points.
rule-movement-title = Runner
rule-movement =
    The runner takes one road of the right kind with at most as many pips as the die. In a village where you have no khipu yet, you lay one on top (from the first field of your mask, then from the reserve) and take a feather of its colour, at most three of each.
    Entering Cuzco is a fire trial. Leaving it later, you may first turn the overlay.
rule-persons-title = People
rule-persons = Take a tile from a house with a number of at most the die and put it up on a free field of your mask. It works from the next phase II on. Slid down in an exchange, an agriculture tile gives its value in food, a research tile in status steps.
rule-exchange-title = Exchange
rule-exchange = Spend the pips in any mix. One pip: slide a tile down, or a point. Two pips: an offering, an open god card, a feather of your choice, or a khipu from the mask to the reserve.
rule-temple-title = Temple
rule-temple = A priest enters on the step of the die. Whoever stands there is pushed a step down, and so on, at last home. Then you face a fire trial. In phase III each priest scores { $temple-points_per_priest_by_round-all } points by round, and the player with the most priests takes a medallion.
rule-headdress-title = Headdress
rule-headdress = Activate a headband tile of at most the die’s number whose two feather slots are filled. It brings { $headband-round_bonus-all } points by round, plus one less than its number; then a fire trial follows.
rule-trial-title = Fire trial
rule-trial = Take an open god card or an offering, then a status step or food.
rule-gods-title = God cards and medallions
rule-gods = Fifteen different cards of five gods. Playing one from the hand costs an offering. With a medallion you use one of the open cards of the tray instead. Point at a card to read what it does; it is offered when it changes something.
rule-abilities-title = Abilities
rule-abilities = In phase II all your tiles of one kind with the same picture count together: the more, the stronger. One agriculture and one research ability each round; up or down makes no difference.
rule-status-title = Status
rule-status = After phase II everybody scores the field of the marker. The one in front becomes first in turn order; in a tie the upper marker. Then all begin at 0 again.
rule-market-title = Market
rule-market = In turn order everybody may buy one good of the row of the round for food and scores its points.
rule-tasks-title = Tasks
rule-tasks = In turn order everybody resolves one of three tasks: { $palace-task_points } points if fulfilled, nothing if given up. Nothing is paid for it. Then a new one is taken from the palace. After the last round the remaining three are settled too.
rule-mask-title = Mask
rule-mask = Your mask shows the feathers above the headband, twelve fields for people (ten begin with a khipu), priests at home, tasks, goods and supplies.
rule-pututu-title = Shell horns
rule-pututu = With this module a pair rolled gives a small shell horn and a triple a large one. Returned before placing, it turns the die by up to { $pututu-changes-0 } or { $pututu-changes-1 }.
rule-scoring-title = Final scoring
rule-scoring = Each medallion { $final_scoring-per_inti_medallion }; each village its points for the top khipu; all twelve feathers { $final_scoring-all_12_feathers }; all six headband tiles { $final_scoring-all_6_headbands }; nine tasks { $final_scoring-all_9_tasks }; all ten khipu in villages { $final_scoring-all_10_khipu_in_villages }; all twelve fields with tiles { $final_scoring-all_12_fields_filled }; six goods { $final_scoring-all_6_goods }. A tie goes to the one earlier in turn order.

## Lessons

lesson-feather-title = A first feather
lesson-feather = Put your first feather over headband tile 3.
lesson-feather-hint = That is over another headband tile.
lesson-feather-right = Two feathers over a headband tile make it ready to be activated.
lesson-die-title = Placing a die
lesson-die = Place your 5 so that your runner moves: it can take long roads.
lesson-die-hint = That is allowed, but look for the movement space and your 5.
lesson-die-right = The pips of the die are the value of its action; three dice each round.
lesson-lower-title = Lower than all others
lesson-lower = A die lies on the exchange. Add the highest of your dice that may follow it.
lesson-lower-hint = There is a higher die that may lie on the exchange.
lesson-lower-right = A die must be lower than every die there: low ones fit almost everywhere.
lesson-run-title = Your runner
lesson-run = Run to a village: you lay a khipu there and take a feather.
lesson-run-hint = Cuzco brings a fire trial, but no khipu and no feather.
lesson-run-right = A new village takes a khipu from your mask, which frees a field for a person.
lesson-person-title = People
lesson-person = Take the tile from house 5, which only a high die reaches.
lesson-person-hint = A lower die could have taken that one.
lesson-person-right = A tile comes from a house of at most the die’s number, and lies up on a free field.
lesson-exchange-title = The exchange
lesson-exchange = Spend a pip: slide your person tile down.
lesson-exchange-hint = Possible too, but look for your tile on the mask.
lesson-exchange-right = Slid down, agriculture gives food and research status; its ability stays.
lesson-trial-title = The fire trial
lesson-trial = Take one of the open god cards.
lesson-trial-hint = That is a reward too, but this time take a god card.
lesson-trial-right = Priests, headband tiles and Cuzco bring a fire trial: a god card or an offering first.
lesson-reward-title = The second reward
lesson-reward = You want to buy at the market. Take what you pay with there.
lesson-reward-hint = Status gives points and decides the turn order, but brings no goods.
lesson-reward-right = Then a status step or food: food buys goods, status decides the turn order.
lesson-god-title = A god helps
lesson-god = Your card 08 turns this into a great fire trial. Play it for an offering.
lesson-god-hint = That is the usual reward; your card is better.
lesson-god-right = A card from the hand costs an offering, an open one of the tray a medallion.
lesson-ability-title = Abilities
lesson-ability = It is phase II. Use one of your people’s abilities.
lesson-ability-hint = They would stand idle in this round.
lesson-ability-right = One agriculture and one research ability each round; equal tiles count together.
lesson-market-title = The market
lesson-market = Buy the jug with your food.
lesson-market-hint = Not that one: look for the jug in the row of the round.
lesson-market-right = In turn order everybody may buy one good of the round’s row and scores its points.
lesson-headband-title = The headdress
lesson-headband = Two headband tiles are ready. Activate the one that brings more.
lesson-headband-hint = The points grow with the number of the tile.
lesson-headband-right = A headband tile scores the bonus of the round and one less than its number.
lesson-task-title = Tasks
lesson-task = One condition of your start task is missing. Complete it with card 04.
lesson-task-hint = Given up, a task brings nothing.
lesson-task-right = One task a round: fulfilled it scores, else it is given up; then you take a new one.
lesson-run-better = This village brings the most points at the end, if your khipu stays on top.
lesson-first-title = Your first turn
lesson-first-1 = The board has the map, the capital and, below, the spaces for dice. Place your highest die so that your runner moves.
lesson-first-1-hint = Allowed, but for now look for the space with path and bridge.
lesson-first-1-right = High dice are strong; a low one can still follow a high one, and then closes the space.
lesson-first-2 = Your runner may go as far as the die allows. Run to a village.
lesson-first-2-hint = Cuzco brings a fire trial; in a village you lay a khipu and take a feather.
lesson-first-2-right = A new village takes a khipu from your mask, which frees a field for a person.
lesson-first-3 = The village brought a feather. Put it into a slot; two over a headband tile make it ready.
lesson-first-3-hint = First the feather has to find its slot.
lesson-first-3-right = That was one die; two more follow in this round. When a god card can help, it glows. Good luck!

## Why not: reasons, what would help, what holds already

reason-draft-now = First choose the { $tasks } tasks that you keep.
reason-feather-now = First place your feather.
reason-die-now = It is phase I: first you place a die.
reason-run-now = Your runner is on the move: say where to.
reason-person-now = First take a person tile.
reason-step-now = First say on which step your priest enters.
reason-headband-now = First choose the headband tile that you activate.
reason-exchange-now = You are exchanging pips ({ $pips } left); finish that first.
reason-trial-now = It is a fire trial: first take your reward.
reason-abilities-now = It is phase II: use your people’s abilities, or end it.
reason-ability-now = First finish the ability that you use: { $ability }.
reason-market-now = You are at the market: buy a good, or do not.
reason-task-now = You are in the palace: first settle a task.
reason-new-task-now = First take a new task from the palace.
reason-card-now = First decide about this card: { $card }.
reason-first-one-binds = You have begun it: the first one must be chosen.
reason-road-needs-die = { $road }: your runner gets there with a die of at least { $need }.
reason-rotate-later = The overlay is turned when a runner who has come back to Cuzco leaves it again.
reason-house-needs-die = { $kind }: a die of at least { $need } on that space takes this tile.
reason-step-needs-die = A priest enters this step by a { $need } on the temple space.
reason-headband-needs-die = It is ready: a die of at least { $need } on the headdress activates it.
reason-feather-later = Feathers come from new villages, from the exchange and from an ability.
reason-exchange-later = For that a die goes on the exchange.
reason-trial-later = That is part of a fire trial: by a priest, a headband tile or Cuzco.
reason-abilities-later = Abilities are used in phase II, when all dice are placed.
reason-market-later = The market opens in phase III.
reason-tasks-later = Tasks are settled in phase III, after the market.
reason-tasks-chosen = Your first tasks are chosen.
reason-card-needed = Only this card does that: { $card }.
reason-space-not-here = This space is not used with { $players } players.
reason-no-such-die = You have no die showing { $face }.
reason-extra-turn-face = The extra turn counts as a die showing { $face }.
reason-turned-die-only = You have turned a die: the { $face } must be placed now.
reason-not-lower = A { $lowest } lies there; only a lower die may follow, and this is a { $face }.
reason-lower-anyway = The die may lie there anyway; this card changes nothing: { $card }.
reason-high-anyway = A { $face } does not need card 13.
reason-no-pututu-module = Shell horns are not in play at this table.
reason-pututu-real-die = A shell horn turns a real die; the extra turn has none.
reason-no-pututu = Shell horn of { $size }: it takes { $need }, and you have { $have }.
reason-no-road = No road leads there from your runner: { $place }.
reason-runner-is-there = Your runner is there already.
reason-other-road = The way there is of the other kind: { $road }.
reason-road-too-long = The road has { $need } pips, and you have { $have }.
reason-jump-to-village = This card leads to a village, not to Cuzco.
reason-no-free-field = Every field of your mask holds a khipu or a tile.
reason-houses-empty = The houses are empty: { $kind }.
reason-house-empty = House { $slot } is empty.
reason-house-too-high = The house has number { $need }, and you reach { $have }.
reason-house-other-kind = Now a tile of the other kind is taken: { $kind }.
reason-no-priest-home = It takes { $need } priest at home, and you have { $have }.
reason-step-too-high = This is step { $need }, and your die reaches { $have }.
reason-headband-active = Headband tile { $tile } is active already.
reason-feathers-missing = It needs { $need } feathers over it, and there { $have ->
    [1] is
   *[other] are
} { $have }.
reason-no-headband-ready = None of your inactive headband tiles has both feathers.
reason-headband-too-high = The headband tile has number { $need }, and you reach { $have }.
reason-slot-full = A feather is in this slot.
reason-slot-other-colour = This feather goes into a slot of its colour: { $feather }.
reason-all-feathers = You have all { $feathers } feathers.
reason-field-without-tile = There is no person tile on this field.
reason-tile-is-down = This tile is slid down already.
reason-tile-is-up = This tile lies up already.
reason-no-khipu-on-mask = No khipu is left on your mask.
reason-one-khipu-a-time = In an exchange { $have } khipu moves at a time, not { $need }.
reason-too-many-khipu = You can move { $have } khipu, not { $need }.
reason-pips-short = That costs { $need } pips, and you have { $have } left.
reason-offerings-gone = All { $all } offerings are with the players.
reason-food-gone = All { $all } food tiles are with the players.
reason-status-end = Your status marker is on { $field }, the last field.
reason-trial-binds = A fire trial is not optional: take one of its rewards.
reason-card-other-time = This card has its own moment: { $card }.
reason-card-not-in-hand = This card is not in your hand: { $card }.
reason-card-not-open = This card does not lie open in the tray: { $card }.
reason-god-without-card = No card lies open there.
reason-no-offering = From the hand that costs { $need ->
    [one] 1 offering
   *[other] { $need } offerings
}, and you have { $have }.
reason-no-inti = From the tray that costs { $need ->
    [one] 1 medallion
   *[other] { $need } medallions
}, and you have { $have }.
reason-inti-used = You have used this card with a medallion in this turn: { $card }.
reason-card-once = Only once here, and you have played it: { $card }.
reason-before-turning = Card 06 comes before a die is turned.
reason-no-dice-placed = No die lies on an action space yet.
reason-no-tile-down = None of your tiles is slid down.
reason-no-die-there = There is no { $face } here: { $space }.
reason-other-space = The die lies here; it goes to another space.
reason-not-discarded = This tile is not among the discarded ones.
reason-ability-not-owned = You have no such tile: { $kind }, { $ability }.
reason-ability-used = You have used this ability in this turn: { $ability }.
reason-kind-used = One ability of each kind, and yours is used: { $kind }.
reason-no-boost = One tile more is what card 01 gives.
reason-nothing-to-boost = No ability is left that one tile more would strengthen.
reason-use-left = First use your ability of this kind: { $kind }.
reason-no-other-ability = You have no other ability of this kind to use: { $kind }.
reason-not-in-row = { $good }: not in the row of round { $round }.
reason-food-short = { $good }: costs { $need } food, and you have { $have }.
reason-task-not-drawn = This task is not among those that you drew.
reason-task-kept = You keep this task already.
reason-task-not-yours = This task does not lie in front of you.
reason-task-unfulfilled = This task is not fulfilled: { $missing ->
    [one] 1 condition is missing
   *[other] { $missing } conditions are missing
}.
reason-task-is-fulfilled = This task is fulfilled; it is completed, not given up.
reason-other-task-fulfilled = You give a task up only if none is fulfilled, and one is.
reason-fulfilled-anyway = This task is fulfilled without card 04.
reason-too-far-for-card = Card 04 spares one condition, and { $missing } are missing.
reason-card-costs-task = What card 04 costs would be missing for the task.
reason-task-not-in-palace = This task does not lie in the palace.
met-feathers = Both feathers are in place.
met-number = The die is high enough.
met-field = A field of your mask is free.
met-house = A tile is within reach.
help-card-07 = With card 07 it may lie there.
help-free-a-field = A khipu laid in a village, or moved to the reserve, frees a field.
help-next-round = New tiles come in the next round.
help-card-02 = Card 02 slides tiles up.
help-in-phase-two = It is played in phase II, with your people’s abilities.
help-in-exchange = It is played during an exchange.
help-at-market = It is played when you have bought a good.
help-with-task = It is played with the task that it helps.
help-after-turn = It is played after your die of phase I.
help-before-die = It is played before you place a die.
help-with-die = It is declared with the die: choose die, space and card.
help-in-trial = It is played at the beginning of a fire trial.
help-after-person = It is played when a die has taken a person tile.
help-after-khipu = It is played when a die has brought a khipu to a village.
help-into-temple = It is played when your priest enters an occupied step.
help-card-11-15 = Card 11 (research) or 15 (agriculture) gives one more.
help-card-01 = Play it first.
help-card-04 = With card 04 one condition may be missing.

## Kinds of moves, in reports

move-done = Finish
move-pass = Decline
move-place = Place a die
move-turn-die = Turn a die
move-play = Play a god card
move-lift-die = Lift a die
move-drop-die = Put a lifted die down
move-rotate = Turn the overlay
move-move-to = Move the runner
move-take-tile = Take a person tile
move-take-discarded = Take a discarded tile
move-point = Take a point
move-slide-down = Slide a tile down
move-take-offering = Take an offering
move-take-god = Take an open god card
move-put-feather = Put a feather in
move-reserve-khipu = Put khipu in the reserve
move-slide-up = Slide a tile up
move-step = Send a priest into the temple
move-activate = Activate a headband tile
move-take-status = Step on the status track
move-take-food = Take food
move-use = Use a person’s ability
move-buy = Buy a good
move-keep-task = Keep a task
move-complete = Complete a task
move-box = Give up a task
move-take-task = Take a task
