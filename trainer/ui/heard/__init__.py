"""The screen reader's side of the window: roles, deeds by name, and announcements."""
