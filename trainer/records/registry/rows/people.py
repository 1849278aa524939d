"""The people of a school. Personal data stands in ``people`` alone, and in no event."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.declared import declare
from trainer.records.registry.acts import Role


@dataclass(frozen=True, slots=True)
class _Person:
    """One account. ``role`` and ``state`` come of acts; ``login`` is None where it was erased."""

    account: str
    login: str | None
    name: str
    role: str
    state: str
    email: str | None
    tries: int
    locked_until_ms: int
    language: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonKept(_Person):
    """The same with what proves a secret, which stays in the registry."""

    password_hash: str | None
    pin_hash: str | None
    digest_salt: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow(_Person):
    """The same as the program shows it."""

    has_password: bool
    has_pin: bool


@dataclass(frozen=True, slots=True)
class AccountNow:
    """The state of an account as a station is told of it that it is signed in at."""

    role: Role
    is_open: bool


@dataclass(frozen=True, slots=True)
class StrangerRow:
    """Tries to sign in by a login that nobody has, counted as anybody's are."""

    login: str
    tries: int
    locked_until_ms: int


@dataclass(frozen=True, slots=True)
class BadgeRow:
    """Somebody proved the secret ``which``, and shows a badge until then. Kept is its SHA-256
    alone, in hexadecimal, so that a stolen table lets nobody ask for anything."""

    badge: str
    account: str
    which: str
    until_ms: int


@dataclass(frozen=True, slots=True)
class SpentRow:
    """A proof under that nonce was shown, and is not accepted again."""

    nonce: str
    until_ms: int


@dataclass(frozen=True, slots=True)
class ClassRow:
    """A class: ``house`` is the one that it is taught, or empty."""

    class_: str
    title: str
    house: str
    state: str


@dataclass(frozen=True, slots=True)
class MemberRow:
    """A member of a class, trainee or supervisor; ``until_ms`` is None while they are."""

    class_: str
    account: str
    since_ms: int
    until_ms: int | None


people = declare(PersonKept, "people", ("account",), unique=(("login",),))
NOBODY = {c.name: None if c.nullable else c.type.python_type() for c in people.c}
"""A person of whom nothing is known."""
strangers = declare(StrangerRow, "strangers", ("login",))
badges = declare(BadgeRow, "badges", ("badge",), ("account",), ("until_ms",))
spent = declare(SpentRow, "spent", ("nonce",), ("until_ms",))
classes = declare(ClassRow, "classes", ("class",))
members = declare(MemberRow, "members", ("class", "account"), ("account",))
