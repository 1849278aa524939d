"""The delivery of what was done to the school, in the window's background."""
