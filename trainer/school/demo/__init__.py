"""A made-up school with simulated trainees, on which a supervisor can learn the reports."""
