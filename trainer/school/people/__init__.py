"""Who works with the school: accounts and what each may do, signing in, classes and class lists."""
