# Cuzco: what is read beside the table: rules and lessons.

## Rules

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
rule-temple = A priest enters on the step of the die. Whoever stands there is pushed a step down, and so on, at last home. Then you face a fire trial. In phase III each priest scores { $temple-points_per_priest_by_round-all } points by round, and the player with most priests takes a medallion.
rule-headdress-title = Headdress
rule-headdress = Activate a headband tile of at most the die’s number whose two feather slots are filled. It brings { $headband-round_bonus-all } points by round and one less than its number, then a fire trial.
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
lesson-lower = A die lies on the exchange. Put your highest die there that may follow it.
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
lesson-reward = You want to buy at the market. Take what is paid there.
lesson-reward-hint = Status gives points and the turn order, but no goods.
lesson-reward-right = Then a status step or food: food buys goods, status decides the turn order.
lesson-god-title = A god helps
lesson-god = Your card 08 makes this trial great. Play it for an offering.
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
lesson-first-1 = On the left the map, beside it the capital, below the spaces for dice. Place your highest die so that your runner moves.
lesson-first-1-hint = Allowed, but for now look for the space with path and bridge.
lesson-first-1-right = High dice are strong; a low one can still follow a high one, and then closes the space.
lesson-first-2 = Your runner may go as far as the die allows. Run to a village.
lesson-first-2-hint = Cuzco brings a fire trial; a village brings a khipu and a feather.
lesson-first-2-right = A new village takes a khipu from your mask, which frees a field for a person.
lesson-first-3 = The village brought a feather. Put it into a slot; two over a headband tile make it ready.
lesson-first-3-hint = First the feather has to find its slot.
lesson-first-3-right = That was one die; two more follow in this round. When a god card can help, it glows. Good luck!
