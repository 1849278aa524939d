"""Routes from Documents to pages that are not Documents yet."""

from __future__ import annotations

from trainer.document import Deed, Route


class AttemptsRoute(Route, frozen=True):
    """The attempts of all classes."""


class AttemptRoute(Route, frozen=True):
    """One attempt, for review."""

    attempt: str


class ExamSheetRoute(Route, frozen=True):
    """The sheet of one exam."""

    sitting: str


class ActsRoute(Route, frozen=True):
    """The acts and backups."""


class BackUp(Deed, frozen=True):
    """Copy the school's records now."""
