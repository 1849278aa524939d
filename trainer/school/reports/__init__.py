"""What a supervisor sees of a school: who is ready, what goes wrong, what it costs, what relapses."""
