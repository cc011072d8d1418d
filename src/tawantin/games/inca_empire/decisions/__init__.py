"""The era track and its phases, and what players decide in the Sun and the People phase."""
