"""What a trainee can do here: practise, look back. Knows no Qt, no SQL, no YAML."""
