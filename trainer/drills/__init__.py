"""What to deal next: events, recipes and the seeded generator. Pure."""
