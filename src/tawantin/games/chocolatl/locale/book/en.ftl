# Chocolatl: what is read beside the table: rules, lessons, why not.

## Rules

rule-goal-title = Aim
rule-goal = Seven rounds at most. In each you lay all twelve cards, two at each of six places. The sum of the two is your bid there. High bids bring points, tools and better cards. Whoever has the most points after the final scoring wins.
rule-offering-title = Offering
rule-offering = Before round 1 everybody puts one of the cards { $cacao_cards-values-first } to { $cacao_cards-values-last } face down on the offering place. It never comes back. At the end it scores its value, and the highest offering scores { $points_item-highest_offering-final_points } more.
rule-round-title = A round
rule-round =
    The three white cacao dice are rolled, a black bonus die lies in the village, two improvement cards are opened at the court. Then all bid in secret.
    The places are settled from 1 to 6. After the sixth everybody takes all twelve cards back.
rule-modes-title = Three ways to bid
rule-modes =
    The field under the leading disc decides, once at the start of the round.
    Red square: all twelve cards at once. Green circle: first one card at each place, these are opened, then the other six. Golden diamond: two cards for one place, it is settled, then the next.
rule-ranking-title = Who bids more
rule-ranking = The higher bid is ahead. A tie goes to the holder of Chocolatl, then to the disc further back, then to the disc higher in the stack. The last in this order is the lowest bidder.
rule-temple-title = 1 Temple
rule-temple =
    The highest bidder takes the Chocolatl figure and { $location-temple_of_chocolatl-first_points } point. Its holder wins every tie in bids and in pyramid rows, not in the final scoring.
    The lowest bidder takes the old man: one less on bids at places 2 to 6, one more at place 1 of the next round.
rule-plantations-title = 2 Plantations
rule-plantations = The three highest bidders get points: the highest, the middle and the lowest cacao die.
rule-village-title = 3 Village
rule-village = The highest bidder takes a hut or the bonus die, the second the other one. A hut costs a marker and brings a bonus tile: one more on all your bids from now on, but one less in the village.
rule-dice-title = Bonus dice
rule-dice = When the cards of a place are open, whoever has bonus dice may roll them, one after the other, the lowest bid first. The pips are added to the bid and the die is used up. After every roll all may answer.
rule-pyramid-title = 4 Pyramid
rule-pyramid =
    Two markers go to the lowest row that is not full. Whoever leads by { $location-pyramid-double_placement_margin } or more places both, otherwise the highest and the second bidder place one each.
    The highest bidder decides who places first. When a row is full, the player with the most markers in it gets its points; ties are broken as in bids.
rule-brewery-title = 5 Brewery
rule-brewery = The highest bidder gets the upper number of the round, the second the lower one, which ends after round 3. The lowest bidder loses { $minus-location-chocolatl_brewery-lowest_points } points.
rule-court-title = 6 Tlachtli court
rule-court = The highest bidder takes the higher open card, the second the other. Both then give up their lowest card. In the last round there are { $improvement_deck-large-last_round_points } and { $improvement_deck-small-last_round_points } points instead.
rule-end-title = The end
rule-end = The round is the last one when a disc reaches { $score_track-end_mark }, when somebody has placed all { $pieces-marker_stones } markers, or when the pyramid is full. It is played to its end.
rule-scoring-title = Final scoring
rule-scoring = Each marker in the pyramid { $points_item-own_pyramid_markers-final_points }; most markers { $points_item-pyramid_majority-final_points }; Chocolatl { $points_item-holds_chocolatl-final_points }; old man minus { $minus-points_item-holds_old_man-final_points }; your offering its value; the highest offering { $points_item-highest_offering-final_points }; if you have bonus dice, you roll one of them. A tie goes to the higher offering.

## Lessons

lesson-offering-title = An offering
lesson-offering = Offer a 9 or a higher card: it will score its value at the end.
lesson-offering-hint = That is allowed, but a low card scores little at the end.
lesson-offering-right = The offering never comes back: it is missing from all your bids. At the end it scores its value, the highest one a bonus.
lesson-bid-title = Two cards are a bid
lesson-bid = It is a red round. Lay your two highest cards at the temple.
lesson-bid-hint = That is a bid, but you have higher cards.
lesson-bid-right = Two cards at a place are a bid: their sum counts. You lay all twelve, from place 1 to 6.
lesson-sum-title = The sum counts
lesson-sum = Bid exactly 12 at the plantations.
lesson-sum-hint = These two do not make 12.
lesson-sum-right = The places come in order, and a card is used once in a round.
lesson-brewery-title = Do not be last
lesson-brewery = At the brewery the lowest bidder loses points: do not lay your two lowest cards.
lesson-brewery-hint = A bid of 2 is almost certainly the lowest: you would lose points.
lesson-brewery-right = The brewery pays the highest bid, and the lowest one pays.
lesson-hut-title = A hut in the village
lesson-hut = You have won the village. Take the hut: it adds one to your later bids.
lesson-hut-hint = The die helps once; look for what helps on every bid.
lesson-hut-right = A hut costs a marker: one more on all bids, but one less in the village.
lesson-die-title = A bonus die
lesson-die = You have won the village again. Take the bonus die this time.
lesson-die-hint = The hut costs a marker; the die does not.
lesson-die-right = The highest bidder chooses hut or die, the second gets the other one.
lesson-roll-title = Rolling a die
lesson-roll = The cards of the pyramid are open, and you are { $behind } behind. Roll your die.
lesson-roll-hint = Without it your bid stays the lowest.
lesson-roll-right = The pips are added to the bid, and the die is used up.
lesson-keep-title = Keeping a die
lesson-keep = You lead by { $lead }, and nobody else has a die. Do what is best.
lesson-keep-hint = You win anyway; the die would be gone for nothing.
lesson-keep-right = A die can wait for a closer bid; at the end it scores what it rolls.
lesson-pyramid-title = The last space of a row
lesson-pyramid = One space of the lowest row is left, and you have two markers in it. Say who places first.
lesson-pyramid-hint = Then the other one closes the row, and you have no majority in it.
lesson-pyramid-right = When a row is full, whoever has the most markers in it scores.
lesson-green-title = A green round
lesson-green = In a green round your first cards are shown. Show as little as you can at the temple.
lesson-green-hint = There is a lower card in your hand.
lesson-green-right = First one card at each place; all are opened; then the other six.
lesson-second-title = The second cards
lesson-second = Your { $card } lies open at the temple. Bring this bid to { $sum } or more.
lesson-second-hint = With the { $card } that is less than { $sum }.
lesson-second-right = The others’ first cards show what they want; answer with your second ones.
lesson-golden-title = A golden round
lesson-golden = Place by place, and four cards are left. Keep the strongest pair for the court.
lesson-golden-hint = Then a weaker pair is left for the court.
lesson-golden-right = In a golden round each place is settled before the next is bid for.
lesson-tie-title = Ties
lesson-tie = All bids are { $bid }, nobody else has a die, and you hold Chocolatl. Do what is best.
lesson-tie-hint = You are first already: ties go to the holder of Chocolatl.
lesson-tie-right = The Chocolatl figure wins every tie in bids; you get it at the temple, with the highest bid.
lesson-sum-better = The 5 and the 7 leave your highest and your lowest card for other places.
lesson-first-title = Your first turn
lesson-first-1 = A game begins with an offering. A high card scores more, but you will miss it: offer a middle one, from 4 to 8.
lesson-first-1-hint = High cards win bids, low ones are given up later anyway.
lesson-first-1-right = It is gone for the game and counts its value at the end.
lesson-first-2 = Now you bid, place by place. Lay two small cards (9 at most) at the temple.
lesson-first-2-hint = Keep your three highest cards: you cannot win everywhere.
lesson-first-2-right = They lie face down until everybody has finished; until then you may take them back.
lesson-first-3 = The cacao dice show what the plantations pay. Bid with a 10 or higher there.
lesson-first-3-hint = That bid is low: use one of the high cards you kept.
lesson-first-3-right = So it goes on to place 6; then all bids are opened. Everything possible is also in the list under the prompt. Good luck!

## Why not: reasons, what would help, what holds already

reason-offering-first = First everybody offers a card; the bidding begins after that.
reason-offering-made = You have offered the { $card }; it is done once, before round 1.
reason-cards-are-laid = All twelve cards are laid; they come back after place 6.
reason-place-has-cards = Your cards for this place are laid: { $place }.
reason-place-is-settled = This place is settled for this round: { $place }.
reason-place-comes-later = In a golden round one place follows another; now: { $now }.
reason-places-in-order = Cards are laid from place 1 to place 6; the next is: { $place }.
reason-green-one-card = In a green round you lay one card at each place, then a second one.
reason-only-green = Single cards are laid in green rounds only; now two go together.
reason-first-cards-lie = The first cards are open and stay where they are; now come the second ones.
reason-second-cards-later = First one card at each place: { $have } of { $need } are laid.
reason-card-is-laid = Your { $card } is laid already: { $place }.
reason-card-is-offered = You have offered the { $card }; it does not come back.
reason-card-is-given-up = You have given up the { $card }; it is out of the game.
reason-card-is-not-yours = The { $card } is not among your cards.
reason-only-one-such = You would need { $need } cards of value { $card }; you have { $have }.
reason-no-black-die = To roll you need { $need } bonus die; you have { $have }.
reason-dice-after-opening = Bonus dice are rolled when the cards of a place are open; you have { $have }.
reason-dice-too-late = The bids here are ranked; dice can no longer change them: { $place }.
reason-village-later = Hut or bonus die is chosen when the village is settled.
reason-village-done = Hut and bonus die of this round are taken.
reason-pyramid-later = Who places first is asked when the pyramid is settled.
reason-pyramid-done = The two markers of this round are in the pyramid.
reason-order-all-the-same = The order matters only with { $need } space left in the row; there are { $have }.
help-offer-now = Choose the card that you offer now.
help-next-round = You can do it again in the next round.
help-take-back = Until everybody has finished you can take your cards back.
help-other-card = Choose another card of your hand.
help-win-a-card = Improvement cards are won at the Tlachtli court, by the two highest bids.
help-win-a-die = In every round one of the two highest bidders in the village takes a bonus die.
help-dice-next-place = You can roll at the next place, as soon as its cards are open.
help-bid-high = The highest bidder there decides.
reason-dice-first = First say whether you roll a bonus die.
reason-old-man-first = First say whether the old man helps you.
reason-no-early-dice = At this table bonus dice are rolled after the cards are open.
reason-early-dice-over = You were already asked about dice before the cards.
reason-dice-for-later = { $place }: already settled; choose a place that is still to come.
reason-dice-before-opening = The cards are not open yet: choose the place to roll for.
reason-enough-dice = { $place }: you have rolled { $have }, the most for one bid.
reason-old-man-always = At this table the old man always counts.
reason-old-man-later = You decide about the old man at the temple, when the cards are open.
reason-old-man-elsewhere = You do not hold the old man.

## Kinds of moves, in reports

move-offer = Offer a card
move-bid = Lay a bid
move-first = Lay a bid’s first card
move-second = Lay a bid’s second card
move-pass-die = Keep the bonus dice
move-use-die = Roll a bonus die
move-village = Choose a reward of the village
move-place-first = Decide who places first
move-early-die = Roll a bonus die before the cards
move-old-man = Use the old man at the temple
