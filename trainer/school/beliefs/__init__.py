"""A trainee's beliefs, from all that was recorded: since when, how sure, at what cost."""
