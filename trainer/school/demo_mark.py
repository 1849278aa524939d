"""The marks on everything of the demo school, so that nobody takes it for a real one."""

from __future__ import annotations

from trainer.wording import say

# Everybody in a demo school has this password, and every supervisor this PIN: none of it is
# secret, because nothing there is anybody's.
PASSWORD, PIN = "demo-school", "271828"


def demo_note() -> str:
    """The banner of every page, and a line of every export."""
    return say("Demo school with simulated trainees. None of this is real.")


def demo_secrets() -> str:
    """The password and PIN for signing in, in words."""
    return say(
        "Demo school: everybody's password is {password}, a supervisor's PIN {pin}.",
        password=PASSWORD,
        pin=PIN,
    )
