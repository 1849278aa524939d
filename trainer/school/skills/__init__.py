"""The evidence of a trainee's acts about each skill."""
