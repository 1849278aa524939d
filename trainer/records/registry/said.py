"""The remarks of supervisors on a trainee's attempts, in plain values that a station can keep."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from msgspec import ValidationError, convert

OPEN, CLEARED, WITHDRAWN = "open", "cleared", "withdrawn"
"""How a remedial stands."""


@dataclass(frozen=True, slots=True)
class Comment:
    """One comment; ``number`` is the mistake's that it is about, 0 for the whole. ``answers`` is
    the request for a review that it answers."""

    id: str
    attempt: str
    number: int
    by: str
    by_name: str
    text: str
    answers: str | None
    at_ms: int


@dataclass(frozen=True, slots=True)
class Override:
    """One mark as a person set it: of mistake ``number``, or with 0 of the result. ``code`` and
    ``was`` are what stood there as delivered, ``to`` is what holds instead. ``seat`` and ``wager``
    are the mistake's, 0 and empty where it has none; None where the act is of older times."""

    id: str
    attempt: str
    number: int
    code: str
    was: str
    to: str
    reason: str
    by: str
    by_name: str
    answers: str | None
    at_ms: int
    seat: int | None = None
    wager: str | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """A trainee asks for a review, in his own words; ``answered_by`` is the act that answered.
    ``seen``: the school has marked the round, so that supervisors see the request."""

    id: str
    attempt: str
    number: int
    account: str
    text: str
    at_ms: int
    answered_by: str | None = None
    answered_at_ms: int | None = None
    seen: bool = True


@dataclass(frozen=True, slots=True)
class Remedial:
    """One drill that was assigned. ``run`` are the rounds without an error since the last one with
    some, ``in_a_row`` how many clear it, ``worked`` how many were done for it in all."""

    remedial: str
    account: str
    house: str
    drill: str
    skills: tuple[str, ...]
    why_attempt: str | None
    why_number: int
    due_ms: int
    in_a_row: int
    note: str
    by: str
    by_name: str
    at_ms: int
    state: str
    run: int
    worked: int
    cleared_by: str | None = None
    cleared_at_ms: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """All that was said to one trainee. ``plain`` and ``from_plain`` undo one another."""

    comments: tuple[Comment, ...] = ()
    overrides: tuple[Override, ...] = ()
    requests: tuple[Request, ...] = ()
    remedials: tuple[Remedial, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As it is kept in a file and sent by a server."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Said:
        """Raises TypeError, ValueError or KeyError for what is nothing of the kind."""
        remedials = list(map(_with_skills, plain["remedials"]))
        try:
            return convert({**plain, "remedials": remedials}, cls, strict=False)
        except ValidationError as error:
            raise ValueError(str(error)) from error


def remedial(plain: Mapping[str, Any]) -> Remedial:
    return Remedial(**_with_skills(plain))


def _with_skills(plain: Mapping[str, Any]) -> dict[str, Any]:
    """A file keeps the skills as JSON."""
    skills = plain["skills"]
    listed = json.loads(skills) if isinstance(skills, str) else skills
    return {**plain, "skills": tuple(map(str, listed))}
