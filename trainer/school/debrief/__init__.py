"""The debrief of a round: required and done side by side, every mistake in words."""
