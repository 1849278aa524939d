"""Sheets that a school hands out, as values."""
