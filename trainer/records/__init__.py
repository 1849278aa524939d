"""What happened, remembered: an append-only log of events, and what is derived from it."""
