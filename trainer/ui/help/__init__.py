"""Help: a page for every screen, and what the program is made of."""
