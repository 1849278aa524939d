"""Exams as blueprints: what a form asks for, and the form that one seed makes of it."""
