"""The words about a newer version."""

from __future__ import annotations

from trainer.wording import say


def newer_words(newer: str) -> str:
    """That it is there, and that nothing is installed by itself."""
    return say("Version {version} is there. Your administrator installs it.", version=newer)
