"""A supervisor's work on attempts: comments, overrides, remedials, and answers to requests."""
