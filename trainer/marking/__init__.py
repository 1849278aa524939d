"""The mistakes of a round, their causes, and their cost. Pure."""
