"""What went wrong, why, and what it costs. Pure."""
