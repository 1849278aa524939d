"""The badge of somebody who proved a secret at the school's door, to ask for his own by."""

from __future__ import annotations

from hashlib import sha256

from trainer.records.registry.proofs import Shown

BADGE_HOLDS_MS = 24 * 60 * 60 * 1000
"""So long a password lets a window ask for what is its trainee's own: a day and a night, so that it
may stay open all day and the server be away meanwhile. Signing out and locking end it before."""

PIN_HOLDS_MS = 5 * 60 * 1000
"""So long after a supervisor's PIN was proved one exam can be opened by it."""


def kept_badge(badge: bytes) -> str:
    """The registry's record of a badge."""
    return sha256(badge).hexdigest()


class Badges:
    """The badges that this program was handed, by account and secret: in memory alone. Any thread
    may use them."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], bytes] = {}

    def keep(self, account: str, which: str, badge: bytes) -> None:
        """That is the one to show from now on."""
        self._held[account, which] = badge

    def shown(self, account: str, which: str) -> str:
        """The badge of that account, proved once; empty where it has none."""
        badge = self._held.get((account, which), b"")
        return str(Shown.of(badge, account, which)) if badge else ""

    def drop(self, account: str, which: str) -> str:
        """That badge is held no more, and is proved a last time; empty where there was none."""
        shown = self.shown(account, which)
        self._held.pop((account, which), None)
        return shown
