"""The data kept of people: listed, handed out to them, and erased so that the chain still holds."""
