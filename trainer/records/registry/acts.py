"""The decisions in a school: each act by its name, its facts, and the roles that may make it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

SCHOOL = "school"
"""The chain of all acts."""
LARGEST_ARCHIVE = 2**20
"""So many letters of base64 at most; the archive of a house has some 40,000."""
LARGEST_ACT = LARGEST_ARCHIVE + 2**16
"""So many bytes at most, but for an act that lists what was marked again or erased."""


class Role(StrEnum):
    """The role of an account."""

    TRAINEE = "trainee"
    SUPERVISOR = "supervisor"
    AUTHOR = "author"
    ADMIN = "admin"


class ActKind(StrEnum):
    """The kind of an act at a desk."""

    DEMO_SCHOOL = "demo_school"

    ACCOUNT_OPENED = "account_opened"
    ACCOUNT_RENAMED = "account_renamed"
    ACCOUNT_CLOSED = "account_closed"
    ACCOUNT_REOPENED = "account_reopened"
    ACCOUNT_UNLOCKED = "account_unlocked"
    ROLE_GIVEN = "role_given"
    SECRET_SET = "secret_set"

    CLASS_OPENED = "class_opened"
    CLASS_RENAMED = "class_renamed"
    CLASS_CLOSED = "class_closed"
    JOINED_CLASS = "joined_class"
    LEFT_CLASS = "left_class"

    HOUSE_HANDED_IN = "house_handed_in"
    HOUSE_PUBLISHED = "house_published"
    HOUSE_WITHDRAWN = "house_withdrawn"

    EXAM_SET = "exam_set"
    EXAM_WITHDRAWN = "exam_withdrawn"
    EXAM_ASSIGNED = "exam_assigned"
    EXAM_UNASSIGNED = "exam_unassigned"
    EXAM_OPENED = "exam_opened"
    EXAM_SIGNED = "exam_signed"
    SHEET_SEEN = "sheet_seen"
    BLIND_MARKED = "blind_marked"
    EXAM_VOIDED = "exam_voided"
    TABLE_TEST_RECORDED = "table_test_recorded"

    COMMENTED = "commented"
    OVERRIDDEN = "overridden"
    REMEDIAL_SET = "remedial_set"
    REMEDIAL_WITHDRAWN = "remedial_withdrawn"
    RE_MARKED = "re_marked"

    LIVE_PAUSED = "live_paused"
    LIVE_RESUMED = "live_resumed"
    LIVE_NOTED = "live_noted"

    EXPORTED = "exported"
    ERASED = "erased"


class About(StrEnum):
    """The fact by which an act names its trainee."""

    NOBODY = ""
    ACCOUNT = "account"
    ATTEMPT = "attempt"
    SITTING = "sitting"
    REMEDIAL = "remedial"


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms an act is taken: the facts that it has to state, the roles that may do it.
    A supervisor acts on those only who are in an open class together with him, never on himself,
    and keeps those classes alone that he is in."""

    facts: tuple[str, ...]
    roles: frozenset[Role]
    about: About = About.NOBODY


_A, _S, _W = Role.ADMIN, Role.SUPERVISOR, Role.AUTHOR
_ADMIN, _SUPERVISOR = frozenset({_A}), frozenset({_S})
_DESK = frozenset({_A, _S})
EVERYBODY = frozenset(Role)


def _by(roles: frozenset[Role], *facts: str, about: About = About.NOBODY) -> Terms:
    return Terms(facts, roles, about)


TERMS: Mapping[ActKind, Terms] = MappingProxyType(
    {
        ActKind.DEMO_SCHOOL: _by(_ADMIN, "seed", "rounds"),
        ActKind.ACCOUNT_OPENED: _by(_ADMIN, "account", "role"),
        ActKind.ACCOUNT_RENAMED: _by(_ADMIN, "account"),
        ActKind.ACCOUNT_CLOSED: _by(_ADMIN, "account", "reason"),
        ActKind.ACCOUNT_REOPENED: _by(_ADMIN, "account"),
        ActKind.ACCOUNT_UNLOCKED: _by(_DESK, "account", about=About.ACCOUNT),
        ActKind.ROLE_GIVEN: _by(_ADMIN, "account", "role"),
        ActKind.SECRET_SET: _by(_ADMIN, "account", "which"),
        ActKind.CLASS_OPENED: _by(_DESK, "class", "title", "house"),
        ActKind.CLASS_RENAMED: _by(_DESK, "class", "title"),
        ActKind.CLASS_CLOSED: _by(_DESK, "class"),
        ActKind.JOINED_CLASS: _by(_DESK, "class", "account"),
        ActKind.LEFT_CLASS: _by(_DESK, "class", "account"),
        ActKind.HOUSE_HANDED_IN: _by(
            frozenset({_S, _W}), "house", "edition", "fingerprint", "archive"
        ),
        ActKind.HOUSE_PUBLISHED: _by(_SUPERVISOR, "house", "edition", "fingerprint"),
        ActKind.HOUSE_WITHDRAWN: _by(_SUPERVISOR, "house", "edition", "fingerprint"),
        ActKind.EXAM_SET: _by(_SUPERVISOR, "exam", "title", "house", "blueprint"),
        ActKind.EXAM_WITHDRAWN: _by(_SUPERVISOR, "exam"),
        ActKind.EXAM_ASSIGNED: _by(_SUPERVISOR, "exam", "account", "due_ms", about=About.ACCOUNT),
        ActKind.EXAM_UNASSIGNED: _by(_SUPERVISOR, "exam", "account", about=About.ACCOUNT),
        ActKind.EXAM_OPENED: _by(
            _SUPERVISOR, "sitting", "exam", "account", "station", "seed", about=About.ACCOUNT
        ),
        ActKind.EXAM_SIGNED: _by(
            _SUPERVISOR, "sitting", "role", "outcome", "comment", "head", about=About.SITTING
        ),
        ActKind.SHEET_SEEN: _by(_SUPERVISOR, "sitting", "exam", "account", about=About.SITTING),
        ActKind.BLIND_MARKED: _by(_SUPERVISOR, "sitting", "marks", about=About.SITTING),
        ActKind.EXAM_VOIDED: _by(_SUPERVISOR, "sitting", "reason", about=About.SITTING),
        ActKind.TABLE_TEST_RECORDED: _by(
            _SUPERVISOR, "test", "account", "house", "form", "outcome", about=About.ACCOUNT
        ),
        ActKind.COMMENTED: _by(_SUPERVISOR, "attempt", "text", about=About.ATTEMPT),
        ActKind.OVERRIDDEN: _by(
            _SUPERVISOR,
            *("attempt", "number", "code", "seat", "wager", "was", "to", "reason"),
            about=About.ATTEMPT,
        ),
        ActKind.REMEDIAL_SET: _by(
            _SUPERVISOR,
            *("remedial", "account", "house", "drill", "skills", "due_ms"),
            about=About.ACCOUNT,
        ),
        ActKind.REMEDIAL_WITHDRAWN: _by(_SUPERVISOR, "remedial", "reason", about=About.REMEDIAL),
        ActKind.RE_MARKED: _by(_SUPERVISOR, "house", "from", "to", "rounds", "reason"),
        ActKind.LIVE_PAUSED: _by(_SUPERVISOR, "account", about=About.ACCOUNT),
        ActKind.LIVE_RESUMED: _by(_SUPERVISOR, "account", about=About.ACCOUNT),
        ActKind.LIVE_NOTED: _by(_SUPERVISOR, "account", "text", "when", about=About.ACCOUNT),
        ActKind.EXPORTED: _by(_DESK, "account"),
        ActKind.ERASED: _by(_ADMIN, "account", "chains"),
    }
)
"""Who may decide what. No account is let past it, and on a server no login either."""

PRIVATE: Mapping[ActKind, tuple[str, ...]] = MappingProxyType(
    {
        ActKind.ACCOUNT_OPENED: (
            *("login", "name", "email", "language", "password_hash", "pin_hash"),
        ),
        ActKind.ACCOUNT_RENAMED: ("login", "name", "email", "language"),
        ActKind.SECRET_SET: ("password_hash", "pin_hash"),
    }
)
"""What is handed in beside an act, into ``people`` and no event."""

OF_SOMEBODY = (
    ActKind.COMMENTED,
    ActKind.OVERRIDDEN,
    ActKind.REMEDIAL_SET,
    ActKind.REMEDIAL_WITHDRAWN,
    ActKind.EXAM_SIGNED,
    ActKind.EXAM_VOIDED,
    ActKind.BLIND_MARKED,
    ActKind.TABLE_TEST_RECORDED,
    ActKind.LIVE_NOTED,
)
"""Acts with words by or about a trainee, which are emptied when he is erased."""

BY_PIN = (ActKind.EXAM_OPENED, ActKind.EXAM_SIGNED)
"""What a server takes from whoever proved a PIN just before, and from no login else."""

THROUGH_OTHER_DOORS = frozenset({ActKind.ERASED, ActKind.RE_MARKED})
"""What is more than an act, and done by ``erase`` and ``re_mark`` alone."""
