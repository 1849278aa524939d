"""The files of a house, each read by a module of its own name."""
