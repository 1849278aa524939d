"""The live table: a shift of rounds with players who interrupt, and its figures."""
