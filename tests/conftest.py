"""What every test may use: Nim, a game that lives outside the package."""

from tests.nim_game import GAME

import tawantin

tawantin.register(GAME)
