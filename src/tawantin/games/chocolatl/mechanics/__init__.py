"""What the rules say about cards, whoever decides about them."""
