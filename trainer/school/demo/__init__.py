"""A school that never was: simulated trainees, so that a supervisor can learn the reports."""
