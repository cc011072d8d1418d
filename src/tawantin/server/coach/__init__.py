"""The coach on the server: hints at tables, and analyses of finished games."""
