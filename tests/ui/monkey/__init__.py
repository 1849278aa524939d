"""Random inputs at the real window. Replay a find: ``python -m tests.ui.monkey --seed N``."""
