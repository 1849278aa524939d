"""Quizzes: items of every kind, certainty asked, and nothing told before the end."""
