"""A registry on a server: its functions keep the rules, and no login can do more than they do."""
