"""The guided first round: what is where, what to do next, and what the marks mean."""
