"""The sheets that a school hands out, as values."""
