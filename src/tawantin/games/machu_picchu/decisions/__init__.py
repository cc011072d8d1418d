"""The decisions of the game, each a frame: the trail, the districts, the market, day and night."""
