# Chocolatl: prompts, log, tooltips, rules in short, guided first turn.

## Prompts, by kind of action

prompt-offer = Which card do you offer?
prompt-offer-hint = It leaves the game and scores its value at the end.
prompt-bid = Two cards for the { $name }
prompt-bid-more = { $card } and which other card?
prompt-first = One open card for the { $name }
prompt-second = One more card for the { $name }
prompt-left = { $count ->
    [one] 1 card left to lay.
   *[other] { $count } cards left to lay.
}
prompt-pass-die = Roll a bonus die for this bid?
prompt-pass-die-hint = It is used up; its pips are added to your bid.
prompt-village = Hut or bonus die?
prompt-village-hint = The second bidder gets the other one.
prompt-place-first = Who places first in the pyramid?
prompt-place-first-hint = One space is left in this row; the second marker starts the next.

## Actions

action-offer = Offer the { $a1 }
action-bid = { $a2 } and { $a3 } at the { $location }
action-first = { $a2 } open at the { $location }
action-second = { $a2 } at the { $location }
action-pass-die = Keep the dice
action-use-die = Roll a bonus die
action-village = { $a1 ->
    [hut] Build a hut
   *[die] Take the bonus die
}
action-place-first = { $a1 ->
    [self] I place first
   *[other] The other places first
}

## Names and tooltips

name-card = card { $id }
name-field = field { $id }
name-hut = hut
name-pass = keep the dice
name-self = I
name-other = the other
tip-offering-place = Everybody offers one card before the first round. It counts its value at the end; the highest offering counts 3 more.
tip-field = The shape of the field under the leading disc tells how the next round is bid for.
tip-hut = A hut brings a bonus tile: one more on every later bid, but one less in the village.
tip-die-black = A bonus die can be rolled once, after the cards are open, and adds its pips to one bid.

## Log, by event

log-discs-stacked = The discs lie on field 0.
log-card-offered = { $seat } offers a card.
log-round-prepared = Round { $round }: cacao dice { $dice }
log-mode-set = The leading disc is on { $field }. { $mode }
log-cards-laid = { $seat } lays { $cards } at the { $location }.
log-first-cards-opened = The first cards are open.
log-bids-revealed = The { $location } opens.
log-die-used = { $seat } rolls { $pips } and bids { $bid } now.
log-die-passed = { $seat } keeps the dice.
log-bids-ranked = The { $location } is settled.
log-figure-taken = { $which ->
    [old_man] { $seat } is lowest and has the { $figure }.
   *[other] { $seat } is highest and has the { $figure }.
}
log-disc-moved = { $gains ->
    [no] { $seat } loses { $amount } ({ $what }).
   *[yes] { $seat } gains { $amount } ({ $what }).
}
log-hut-built = { $seat } builds a hut: { $tiles ->
    [one] 1 bonus tile.
   *[other] { $tiles } bonus tiles.
}
log-die-taken = { $seat } takes the bonus die.
log-marker-placed = { $seat } places a marker in row { $row } of the pyramid.
log-row-filled = Row { $row } is full: { $seat } has most, { $points } points.
log-card-taken = { $seat } takes the { $value } and gives up the { $given_up }.
log-cards-boxed = Last round: points instead of cards at the court.
log-last-round-set = This is the last round. { $ending }.
log-round-ended = Round { $round } is over.
log-offerings-revealed = The offerings are turned up.
log-final-die-rolled = { $seat } rolls a { $pips } at the end.
log-final-score = { $seat } has { $total } points.

## Board and tray

rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
rank-last = last
temple-first = +1, ties
temple-last = −1 bids
village-first = choose
village-second = other
round-word = Round
round-none = Offering
round-of = Round { $round } of { $rounds }
round-short = Round { $round }/{ $rounds }
last-round = Last round
on-the-board = on the board
held-by = held by { $name }
your-hand = Your hand
hand-sum = sum { $sum }
hand-empty = All cards are laid.
laid-card = laid: { $value }
markers-left = markers left
bonus-tiles = bonus tiles
bonus-dice = bonus dice
overview-of = Laid cards, place by place: { $cards }
face-down = face down
status-offering = Choosing an offering
status-offered = Offered
status-sealed = Bid sealed
status-laying = Laying cards
status-laying-of = Laying cards: { $laid } of { $cards }
how-mode-works = { $mode ->
    [red] How red works
    [green] How green works
   *[gold] How gold works
}
how-offering-works = Before the first round
how-offering-works-help = Everybody puts one of thirteen cards aside, face down. It is out of the game and counts its value at the end.

## Rules in short

rule-goal-title = Aim
rule-goal = Seven rounds at most. In each you lay all twelve cards, two at each of six places. The sum of the two is your bid there. High bids bring points, tools and better cards. Most points after the final scoring win.
rule-offering-title = Offering
rule-offering = Before round 1 everybody puts one of the cards 0 to 12 face down on the offering place. It never comes back. At the end it scores its value, and the highest offering scores 3 more.
rule-round-title = A round
rule-round =
    The three white dice are rolled, a black die lies in the village, two improvement cards are opened at the court. Then all bid in secret.
    The places are settled from 1 to 6. After the sixth everybody takes all twelve cards back.
rule-modes-title = Three ways to bid
rule-modes =
    The field under the leading disc decides, once at the start of the round.
    Red square: all twelve cards at once. Green circle: first one card at each place, these are opened, then the other six. Golden diamond: two cards for one place, it is settled, then the next.
rule-ranking-title = Who bids more
rule-ranking = The higher bid is ahead. A tie goes to the holder of Chocolatl, then to the disc further back, then to the disc higher in the stack. The last in this order is the lowest bidder.
rule-temple-title = 1 Temple
rule-temple =
    The highest bidder takes the Chocolatl figure and 1 point. Its holder wins every tie.
    The lowest bidder takes the old man: one less on bids at places 2 to 6, one more at place 1 of the next round.
rule-plantations-title = 2 Plantations
rule-plantations = The three highest bidders get points: the highest, the middle and the lowest white die.
rule-village-title = 3 Village
rule-village = The highest bidder takes a hut or the black die, the second the other one. A hut costs a marker and brings a bonus tile: one more on all your bids from now on, but one less in the village.
rule-dice-title = Black dice
rule-dice = When the cards of a place are open, whoever has black dice may roll them, one after the other, the player furthest behind first. The pips are added to the bid and the die is used up. After every roll all may answer.
rule-pyramid-title = 4 Pyramid
rule-pyramid =
    Two markers go to the lowest row that is not full. Who leads by 3 or more places both, otherwise the highest and the second bidder place one each.
    When a row is full, the player with most markers in it gets its points.
rule-brewery-title = 5 Brewery
rule-brewery = The highest bidder gets the upper number of the round, the second the lower one, which ends after round 3. The lowest bidder loses 2 points.
rule-court-title = 6 Tlachtli court
rule-court = The highest bidder takes the higher open card, the second the other. Both then give up their lowest card. In the last round there are 6 and 3 points instead.
rule-end-title = The end
rule-end = The round is the last one when a disc reaches 40, when somebody has placed the ninth marker, or when the pyramid is full. It is played to its end.
rule-scoring-title = Final scoring
rule-scoring = Each marker in the pyramid 1; most markers 3; Chocolatl 3; old man minus 3; your offering its value; the highest offering 3; one black die, if you have any, is rolled. A tie goes to the higher offering.

## Guided first turn

guide-welcome-title = Welcome to the cacao city
guide-welcome = Six places, joined by a dotted way from 1 to 6. Every round you send all twelve cards there, two to each place. The rim counts the points.
guide-offering-title = First, an offering
guide-offering = Choose one of your glowing cards. It is gone for the game but counts its value at the end. A middle card is a safe start: high cards win bids, low ones are given up later.
guide-places-title = What the places give
guide-places = Point at a place to read what it brings. You cannot win everywhere: lay high cards where it matters and low ones where second is good enough.
guide-bidding-title = Laying cards
guide-bidding = The prompt names the place, from 1 to 6. Click two glowing cards; they lie there face down. When everybody has finished, the places open one by one.
guide-track-title = The track changes the game
guide-track = The field under the leading disc tells how the next round is bid for: square, circle or diamond. Falling behind a little wins ties.
guide-undo-title = Nothing is lost
guide-undo = Until the last player has finished you may take cards back. Everything that is possible is also in the list below the prompt. Good luck!
