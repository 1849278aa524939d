"""What a supervisor sees of a school: who is ready, what goes wrong and what it costs."""
