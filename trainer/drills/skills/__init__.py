"""What a dealer has to be able to do, decision by decision, and how each is practised."""
