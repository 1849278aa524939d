"""The dealer's duties: a house's procedure, the script of a round, and its check. Pure."""
