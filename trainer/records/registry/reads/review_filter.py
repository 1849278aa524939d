"""A supervisor's filter and order of his classes' attempts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

# So many of the latest attempts that pass are listed; a shorter time shows the others.
AT_MOST = 5000
# So far is counted what older rules marked; after that all that matters is that there is more.
COUNTED_TO = 10_000


class Sort(StrEnum):
    """The order of the list. What waits for the supervisor comes first where he asks for that."""

    WAITING = "waiting"
    NEWEST = "newest"
    OLDEST = "oldest"
    MISTAKES = "mistakes"
    SHARE = "share"
    TRAINEE = "trainee"


class What(StrEnum):
    """The kind of attempt."""

    EXAM = "exam"
    ROUND = "round"
    QUICK = "quick"
    QUIZ = "quiz"


class Outcome(StrEnum):
    """The outcome by the marks in force; or by the remarks on it."""

    PASSED = "passed"
    FAILED = "failed"
    VOID = "void"
    ASKED = "asked"
    OVERRIDDEN = "overridden"
    COMMENTED = "commented"


@dataclass(frozen=True, slots=True)
class Wanted:
    """The filter of attempts; an empty field lets all pass. ``since_ms`` is when they were begun at
    the earliest. ``by`` is the supervisor who asks."""

    by: str = ""
    class_: str = ""
    account: str = ""
    house: str = ""
    drill: str = ""
    what: What | None = None
    outcome: Outcome | None = None
    since_ms: int = 0
    sort: Sort = Sort.WAITING
