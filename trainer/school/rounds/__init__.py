"""The ways to find the rounds of a sitting: one class for each."""
