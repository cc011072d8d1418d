"""What players decide."""
