"""The skills of a dealer, decision by decision, and how each is practised."""
