"""What the rules say about pieces, tasks and god cards, whoever decides about them."""
