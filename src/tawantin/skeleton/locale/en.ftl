action-lay = Lay the { $a1 }
prompt-lay = Lay a card
log-card-laid = { $seat } lays the { $card }.
log-card-drawn = { $card_known ->
    [yes] { $seat } draws the { $card }.
   *[no] { $seat } draws a card.
}
log-trick-won = The trick goes to { $seat }.
item-tricks = Tricks
ending-hands_empty = All cards are played.
reason-not-in-hand = The { $card } is not in your hand.
rule-laying = You lay cards of your own hand.
text-laid = On the table
text-hand = Your hand
