"""The people of the school: accounts and their rights, signing in, classes and class lists."""
