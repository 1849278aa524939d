"""The screens of the quick drills: a question at a time, and how it went."""
