"""The house workshop: a house of the school's own, made in forms beside its document."""
