"""How the rounds of a sitting are found: one class for each way."""
