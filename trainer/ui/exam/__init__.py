"""Exams in the window: set and signed by a supervisor, sat under seal by a trainee."""
