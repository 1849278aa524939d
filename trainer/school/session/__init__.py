"""A practice session: which round comes next and why, what is planned for today, what it gained."""
