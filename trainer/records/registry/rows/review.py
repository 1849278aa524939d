"""Reviews: what was asked, said, overridden and assigned; houses published; rounds re-marked."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.declared import declare
from trainer.records.registry.said import CommentRow, OverrideRow, RemedialRow, RequestRow


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

# Whether somebody sees a request: not of a round that the school has not marked, or that came later
# as another's.
SEEN = " OR ".join(
    f"EXISTS (SELECT 1 FROM {of} o WHERE o.attempt = review_requests.attempt "
    "AND o.account = review_requests.account)"
    for of in ("rounds", "quick")
)
WAITS = f"review_requests.answered_by IS NULL AND ({SEEN})"
"""Whether a request waits for an answer."""
