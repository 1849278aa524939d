"""The house book: one house as a person reads it, and what changes from one house to another."""
