"""The table test: what is laid out at a felt, what the dealer did there, what comes of it."""
