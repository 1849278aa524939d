"""Handouts on paper: the cheat sheet and the practice mat."""
