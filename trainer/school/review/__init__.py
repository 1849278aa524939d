"""What a supervisor says of attempts: comments, overrides, remedials, and what was asked of him."""
