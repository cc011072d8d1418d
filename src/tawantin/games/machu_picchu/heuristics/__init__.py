"""What bots think of positions and actions.

Everything is counted in victory points before gold. Cards are weighed against one's own Incas and
clergy; goods by what they can still buy, Incas and clergy by what they can still bring before the
game ends. The ending is weighed too: how near the rescue is, and whether this seat does better by
a rescue or by the gold of a conquest. The weights are rough by design and no table of the game is
tuned to them.
"""
