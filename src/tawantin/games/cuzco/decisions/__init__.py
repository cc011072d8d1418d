"""The decisions of Cuzco, as frames: one module for each part of the rules."""
