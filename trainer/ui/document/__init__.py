"""Documents as widgets, as pictures and on paper."""
