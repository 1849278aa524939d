"""Events: what a round can be asked to show, defined for dealing and for recognition."""
