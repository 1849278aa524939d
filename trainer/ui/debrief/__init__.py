"""The debrief: required and done side by side, and every mistake with its rule."""
