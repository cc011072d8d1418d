"""What the rules say about roads, constructions and sun events, whoever decides about them."""
