"""One question, asked and answered: items, their screens, and their marks."""
