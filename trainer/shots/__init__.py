"""Screens as pictures: the real window with a made-up school, for guides, tests and reviews."""
