"""Data about people: listed, exported, and erased so that the chain still holds."""
