"""What players decide, and what happens by itself between their decisions.

`rounds` is the course of the game; `offering`, `bids` and `dice` are decisions that stand in it;
`locations` are the six places with their effects.
"""
