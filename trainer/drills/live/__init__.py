"""The live table: players' wishes while the dealer settles, and the due answers."""
