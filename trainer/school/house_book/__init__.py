"""The house book: one house as a person reads it, and its differences from another."""
