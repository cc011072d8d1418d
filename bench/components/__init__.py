"""What becomes of a game when one value of its components file is changed."""
