# Chocolatl: prompts, log, tooltips; book/ has rules, lessons and reasons.

## Prompts, by kind of action

prompt-offer = Which card do you offer?
prompt-offer-hint = It leaves the game and scores its value at the end.
prompt-bid = Two cards for the { $name }
prompt-bid-more = { $card } at the { $name }, and which other card?
prompt-first = One open card for the { $name }
prompt-second = One more card for the { $name }
prompt-left = { $count ->
    [one] 1 card left to lay.
   *[other] { $count } cards left to lay.
}
prompt-seal = All cards are laid. Seal your bid?
prompt-seal-hint = Until you seal it you may take any card back.
prompt-any-order = You may begin with any place: choose it on the board. A laid card can be taken back.
seal-bid = Seal bid
prompt-pass-die = Roll a bonus die for the { $name }?
prompt-pass-die-hint = It is used up; its pips are added to your bid.
prompt-village = You are highest in the village: hut or bonus die?
prompt-village-hint = The second bidder gets the other one.
prompt-place-first = You are highest at the pyramid: who places first?
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
name-spot-hut = a hut
name-spot-black-die = a bonus die
name-hut = hut
name-pass = keep the dice
name-self = I
name-other = the other
now-plantations = This round: first +{ $first }, second +{ $second }, third +{ $third }.
now-village = Building sites left: { $sites }; bonus dice left: { $dice }.
now-pyramid = The open row brings { $points }; spaces left in it: { $left }.
now-offered = Offered: out of the game, { $points ->
    [one] one point
   *[other] { $points } points
} at the end.
now-brewery = This round: first +{ $first }, second +{ $second }, lowest −{ $lowest }.
now-court = Open cards: { $cards }.
now-court-points = In the last round for points: { $points }.
tip-location-temple-of-chocolatl = The highest bidder takes the Chocolatl figure, the lowest the old man.
tip-location-plantations = The three highest bidders score the three cacao dice.
tip-location-village = The highest bidder takes a hut or the bonus die, the second the other one.
tip-location-pyramid = The highest and the second bidder place a marker each; whoever leads clearly places both.
tip-location-chocolatl-brewery = The highest bidder and the second score; the lowest loses points.
tip-location-tlachtli-court = The highest bidder takes the higher open card, the second the other; both give up their lowest.
tip-offering-place = Everybody offers one card before the first round. It counts its value at the end; the highest offering counts { $points_item-highest_offering-final_points } more.
tip-card = Each card is laid once a round; the two at a place are added up.
tip-field = The shape of the field under the leading disc decides how the next round is bid.
tip-figure-chocolatl = Its holder wins every tie in bids and in pyramid rows; in the final scoring it brings points, but breaks no tie.
tip-hut = A hut brings a bonus tile: one more on every later bid, but one less in the village.
tip-die-black = A bonus die can be rolled once, after the cards are open, and adds its pips to one bid.

## Log, by event

log-discs-stacked = The discs lie on field 0.
log-card-offered = { $seat } offers a card.
log-round-prepared = Round { $round }: cacao dice { $white_dice }
log-mode-set = The leading disc is on field { $field } ({ $mode }).
log-cards-laid = { $seat } lays { $cards } at the { $location }.
log-first-cards-opened = The first cards are open.
log-bids-revealed = Bids at the { $location }: { $bids }.
each-bids = { $seat } { $total }
log-die-used = { $seat } rolls { $pips } and bids { $bid } now.
log-die-passed = { $seat } keeps the dice.
log-bids-ranked = Settled: { $location }.
log-figure-taken = { $figure_id ->
    [old_man] { $seat } is lowest and has the { $figure }.
   *[other] { $seat } is highest and has the { $figure }.
}
log-disc-moved = { $change_sign ->
    [minus] { $seat } loses { $change_size ->
        [one] 1 point
       *[other] { $change_size } points
    } ({ $item }).
   *[plus] { $seat } gains { $change_size ->
        [one] 1 point
       *[other] { $change_size } points
    } ({ $item }).
}
log-hut-built = { $seat } builds a hut: { $tiles ->
    [one] 1 bonus tile.
   *[other] { $tiles } bonus tiles.
}
log-die-taken = { $seat } takes the bonus die.
log-marker-placed = { $seat } places a marker in row { $row } of the pyramid.
log-row-filled = Row { $row } is full: { $seat } has the most markers, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-card-taken = { $seat } takes the { $value } and gives up the { $given_up }.
log-cards-boxed = Last round: points instead of cards at the court.
log-last-round-set = This is the last round. { $ending }.
log-round-ended = Round { $round } is over.
log-offerings-revealed = The offerings are turned up.
log-final-die-rolled = { $seat } rolls a { $pips } at the end.
log-final-score = { $seat } has { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Board and tray

rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
rank-last = last
temple-first = +{ $location-temple_of_chocolatl-first_points }, ties
temple-last = −{ $minus-figure-old_man-bid_elsewhere } on bids
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
take-card-back = { $value }: take it back
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

## Options of the rulebook

prompt-early-die = Roll a bonus die before the cards?
prompt-early-die-hint = The pips count for the place that you choose. After the cards are open you may still roll.
prompt-old-man = Does the old man help you at the temple?
prompt-old-man-hint = He adds { $figure-old_man-bid_at_temple } to your bid.
action-early-die = Roll a bonus die for the { $location }
action-old-man = { $a1 ->
    [helps] The old man helps
   *[rests] Without the old man
}
log-die-rolled-early = { $seat } rolls a bonus die for the { $location } before the cards: { $pips }.
log-old-man-asked = { $helps ->
    [true] The old man helps { $seat } at the temple: { $bid }.
   *[false] { $seat } bids without the old man: { $bid }.
}

## The end of a round

summary-bids = Round { $round }: the bids are opened
summary-end = The end: offerings are counted
summary-tiles = { $count } { $size ->
    [one] bonus tile
   *[other] bonus tiles
}
summary-old-man = { $count } old man
summary-rolled = +{ $pips } bonus die
summary-tie = { $first } and { $second } both bid { $total }: { $by ->
    [chocolatl] { $first } has the Chocolatl figure and is ahead.
    [further_back] { $first }’s disc is further back and wins the tie.
   *[higher_up] { $first }’s disc lies higher and wins the tie.
}
final-scoring = Final scoring

kind-card = Cards
kind-location = Places
kind-spot = Rewards of the village
