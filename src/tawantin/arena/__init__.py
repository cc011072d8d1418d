"""The arena: many games between bots, on all cores or on a cluster, and what they show."""
