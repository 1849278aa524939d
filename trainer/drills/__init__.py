"""The next deal: events, recipes and the seeded generator. Pure."""
