"""Challenges: the round of the day, rounds shared by a code, and ladders of sums."""
