"""Irregularities at the table: the scene, the ruling, and what follows."""
