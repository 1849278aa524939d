"""What a trainee believes, from all that was recorded: since when, how sure, at what cost."""
