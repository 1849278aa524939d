"""The memory of events: an append-only log, and the tables derived from it."""
