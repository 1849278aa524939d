"""Reviews: what was asked, said, overridden and assigned; houses published; rounds re-marked."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.declared import declare


@dataclass(frozen=True, slots=True)
class RequestRow:
    """A trainee asks for a review of a mistake, or of all (``number`` 0)."""

    event: str
    attempt: str
    number: int
    account: str
    text: str
    at_ms: int
    answered_by: str | None = None
    answered_at_ms: int | None = None


@dataclass(frozen=True, slots=True)
class CommentRow:
    """A remark on an attempt; ``answers`` is the request that it answers."""

    event: str
    attempt: str
    number: int
    by: str
    text: str
    answers: str | None
    at_ms: int


@dataclass(frozen=True, slots=True)
class OverrideRow:
    """A mistake, or the result (``number`` 0), taken for another than was marked, with a reason.
    ``seat`` and ``wager`` are the mistake's, 0 and empty where it has none; an act of older times
    does not say them, and holds for whichever mistake has its number and code."""

    event: str
    attempt: str
    number: int
    code: str
    was: str
    to_: str
    reason: str
    answers: str | None
    by: str
    at_ms: int
    seat: int | None
    wager: str | None


@dataclass(frozen=True, slots=True)
class RemedialRow:
    """A drill that a supervisor assigned; ``skills`` is JSON. Only clean rounds dealt for it, so
    many in a row, clear it."""

    remedial: str
    account: str
    house: str
    drill: str
    skills: str
    why_attempt: str | None
    why_number: int
    due_ms: int
    in_a_row: int
    note: str
    by: str
    at_ms: int
    state: str
    cleared_by: str | None
    cleared_at_ms: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class HousePublishedRow:
    """An edition of a house that an author published."""

    house: str
    edition: str
    fingerprint: str
    by: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class ReMarkingRow:
    """Rounds that were marked again by corrected rules, with the reason."""

    event: str
    house: str
    from_: str
    to_: str
    rounds: int
    reason: str
    by: str
    at_ms: int


review_requests = declare(
    RequestRow, "review_requests", ("event",), ("answered_by", "at_ms"), ("attempt",)
)
comments = declare(CommentRow, "comments", ("event",), ("attempt",))
overrides = declare(OverrideRow, "overrides", ("event",), ("attempt", "number", "at_ms"))
remedials = declare(RemedialRow, "remedials", ("remedial",), ("account", "state"))
houses_published = declare(
    HousePublishedRow, "houses_published", ("house", "edition", "fingerprint")
)
re_markings = declare(ReMarkingRow, "re_markings", ("event",))

SEEN = " OR ".join(
    f"EXISTS (SELECT 1 FROM {of} o WHERE o.attempt = review_requests.attempt "
    "AND o.account = review_requests.account)"
    for of in ("rounds", "quick")
)
"""Whether somebody sees a request: not of a round that the school has not marked, or that came
later as another's."""
WAITS = f"review_requests.answered_by IS NULL AND ({SEEN})"
"""Whether a request waits for an answer."""
