"""The live table: what players want while the dealer settles, and what is due about it."""
