"""The kernel: what a game is. It knows no game and imports nothing else of Tawantin."""
