"""The games, one package each; a game imports the kernel alone."""
