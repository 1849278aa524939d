"""Threads, imports, garbage and faults of the window's program."""
