"""How everything of the demo school is marked, so that nobody takes it for a school's."""

from __future__ import annotations

from trainer.wording import say


def demo_note() -> str:
    """The banner of every page, and a line of every export."""
    return say("Demo school: simulated trainees. Nothing here was done by anybody.")
