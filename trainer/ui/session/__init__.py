"""A practice session in the window: its beginning, why a round was dealt, what it gained."""
