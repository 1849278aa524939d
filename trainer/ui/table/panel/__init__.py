"""The panel beside the table: the round, its clock, the players' wishes."""
