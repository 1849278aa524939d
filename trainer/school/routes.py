"""Routes from Documents to pages that are not Documents yet."""

from __future__ import annotations

from trainer.document import Command, Deed, Notice, Route
from trainer.wording import say

ACTS = "audit"


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


def backup_notices(page: str, alarm: str, *, may_back_up: bool) -> tuple[Notice, ...]:
    """The alarm about the backups of the school's records, with its remedies; nothing for an empty
    one."""
    more = Command(f"{page}.alarm.more", say("Audit and backups"), ActsRoute())
    now = Command(f"{page}.alarm.now", say("Back up now"), BackUp(), kind="primary")
    commands = ((more,) if page != ACTS else ()) + ((now,) if may_back_up else ())
    return (Notice(f"{page}.alarm", alarm, commands),) if alarm else ()
