"""The remarks of supervisors on a trainee's attempts, in plain values that a station can keep."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import ValidationError, convert

OPEN, CLEARED, WITHDRAWN = "open", "cleared", "withdrawn"
"""How a remedial stands."""


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
    """A drill that was assigned; ``skills`` is JSON. ``in_a_row`` clean rounds clear it."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Comment(CommentRow):
    """One comment; ``number`` is the mistake's that it is about, 0 for the whole."""

    by_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Override(OverrideRow):
    """One mark as a person set it: of mistake ``number``, or with 0 of the result. ``code`` and
    ``was`` are what stood there as delivered, ``to_`` is what holds instead."""

    by_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(RequestRow):
    """A trainee asks for a review, in his own words; ``answered_by`` is the act that answered.
    ``seen``: the school has marked the round, so that supervisors see the request."""

    seen: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Remedial(RemedialRow):
    """One drill that was assigned. ``run`` are the rounds without an error since the last one with
    some, ``in_a_row`` how many clear it, ``worked`` how many were done for it in all."""

    by_name: str
    run: int
    worked: int

    @property
    def skill_ids(self) -> tuple[str, ...]:
        """The skills that it is for."""
        return tuple(map(str, json.loads(self.skills)))


@dataclass(frozen=True, slots=True)
class Said:
    """All that was said to one trainee, kept in a file and sent by a server as a plain dict."""

    comments: tuple[Comment, ...] = ()
    overrides: tuple[Override, ...] = ()
    requests: tuple[Request, ...] = ()
    remedials: tuple[Remedial, ...] = ()

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Said:
        """Raises TypeError, ValueError or KeyError for what is nothing of the kind."""
        try:
            said = convert({name: plain[name] for name in cls.__slots__}, cls, strict=False)
        except ValidationError as error:
            raise ValueError(str(error)) from error
        if not all(isinstance(json.loads(each.skills), list) for each in said.remedials):
            raise ValueError("the skills of a remedial are a list")
        return said
