"""One question as it is asked and answered: its screen, its seat, its order, its plan."""
