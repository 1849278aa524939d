"""The house book on the screen: a house to read, and two side by side."""
