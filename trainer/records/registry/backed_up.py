"""The last backup of a school on a server, as the person who makes it told the school."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BackedUp:
    """``at_ms`` is when it was tried last, ``fault`` what went wrong then, ``sound_ms`` when it
    last succeeded: never where None."""

    at_ms: int
    sound_ms: int | None
    fault: str = ""
