"""The pages of practice as Documents: what is read for each, and how it is told."""
