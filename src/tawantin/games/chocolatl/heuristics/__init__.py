"""What a position and a move are worth, for bots.

All is built on one question: what is each rank at a location worth now (`rank_values`)? A bid is
worth the chance of each rank times its value; a player plans the whole hand for the locations to
come, and lays what the plan says.
"""
