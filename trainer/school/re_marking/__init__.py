"""Re-marking: rounds that the school keeps are marked again after a rule was corrected."""
