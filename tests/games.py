"""The games that all tests know: the four, and Nim, which lives outside the package."""

from tests.nim_game import GAME as NIM

import tawantin

tawantin.register(NIM)
GAMES = sorted(tawantin.games())
"""Asked for before single tests register toys of their own."""
