"""Exams: set and assigned, sat under seal, marked, signed."""
