"""What is remembered: every round with its evidence. The only place that knows SQL."""
