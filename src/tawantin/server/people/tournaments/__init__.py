"""Tournaments as the server runs them."""
