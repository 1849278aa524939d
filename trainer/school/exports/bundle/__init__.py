"""Evidence that stands alone: events with their chain, marks, and an offline check of both."""
