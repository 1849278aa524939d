"""The live table: a shift of rounds in which players want something, and what came of it."""
