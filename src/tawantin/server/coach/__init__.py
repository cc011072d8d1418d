"""The coach on the server: hints at tables, and what is told of finished games."""
