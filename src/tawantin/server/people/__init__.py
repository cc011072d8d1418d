"""People: who they are to each other, what they have played, where they find each other."""
