"""Evidence that stands by itself: events with their chain, marks, and what checks them offline."""
