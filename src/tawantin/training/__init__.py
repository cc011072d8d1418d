"""Learning evaluations from play: generate games, fit weights, play a match, repeat."""
