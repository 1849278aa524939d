"""Messages to the door of a registry, and from it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Locked:
    """The lock of an exam if no server draws its tasks: the text by which the PIN is known again
    that releases each of them, and the first seed."""

    lock: str
    seed: int


@dataclass(frozen=True, slots=True)
class BackedUp:
    """The last backup of a school on a server, as whoever makes it told the school. ``at_ms`` is
    when it was tried last, ``fault`` what went wrong then, ``sound_ms`` when it last succeeded:
    never where None."""

    at_ms: int
    sound_ms: int | None
    fault: str = ""
