"""The seed of a sitting that nobody chose."""

from __future__ import annotations

import os


def fresh_seed() -> int:
    """A random seed, short enough to be typed again."""
    return int.from_bytes(os.urandom(4), "big")
