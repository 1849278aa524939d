"""People in the window: signing in, accounts, classes, and the import of a class list."""
