"""The acts that may still be taken back in an exam: those at a place that was not yet committed.

A place, a seat or the dealer's hand, is committed once its cards are cleared into the discard rack,
or once something is done at another place. Coming back to it later is allowed, as it is at a table,
and what is done there then can be taken back until one goes on once more: never what was done
before.
"""

from __future__ import annotations

from collections.abc import Iterable

from trainer.dealing.action import Action, BadAction, Verb
from trainer.records.attempt import Move, Timed


class Committed:
    """Follows one round act by act."""

    def __init__(self) -> None:
        self._standing = self._committed = 0
        self._at: tuple[int | None] | None = None

    @classmethod
    def after(cls, moves: Iterable[Move]) -> Committed:
        """As it stands after all that was done and taken back."""
        committed = cls()
        for move in moves:
            if isinstance(move, Timed):
                committed.did(_read(move.action))
            else:
                committed.took_back()
        return committed

    @property
    def can_take_back(self) -> bool:
        """True if the last act that stands can be taken back."""
        return self._standing > self._committed

    def did(self, action: Action | None) -> None:
        """One more act stands."""
        at = (action.place if action is not None else None,)
        if at != self._at:
            self._committed = self._standing
        self._standing += 1
        self._at = at
        if action is not None and action.verb is Verb.CLEAR:
            self._committed = self._standing

    def took_back(self) -> None:
        """The last act that stood was taken back; one is still where it was done."""
        self._standing -= 1


def _read(text: str) -> Action | None:
    try:
        return Action.parse(text)
    except BadAction:
        return None
