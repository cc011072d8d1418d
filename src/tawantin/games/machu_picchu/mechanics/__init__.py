"""What the rules say about princes, scouts and cards, whoever decides about them."""
