"""The table test: an examiner watches a dealer at a real table, judges and records it."""
