"""What must be done: a house's procedure, the script of a round, and its check. Pure."""
