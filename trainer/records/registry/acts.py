"""The decisions in a school: each act by its name, its facts, and the roles that may make it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

SCHOOL = "school"
"""The chain of all acts."""
# So many letters of base64 at most; the archive of a house has some 40,000.
LARGEST_ARCHIVE = 2**20
# So many bytes at most, but for an act that lists what was marked again or erased.
LARGEST_ACT = LARGEST_ARCHIVE + 2**16


class Role(StrEnum):
    """The role of an account."""

    TRAINEE = "trainee"
    SUPERVISOR = "supervisor"
    AUTHOR = "author"
    ADMIN = "admin"


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


_NOBODYS = _by(frozenset())


class ActKind(StrEnum):
    """The kind of an act at a desk, and its terms, which no account and no login gets past."""

    terms: Terms

    def __new__(cls, name: str, terms: Terms = _NOBODYS) -> ActKind:
        made = str.__new__(cls, name)
        made._value_, made.terms = name, terms
        return made

    DEMO_SCHOOL = "demo_school", _by(_ADMIN, "seed", "rounds")

    ACCOUNT_OPENED = "account_opened", _by(_ADMIN, "account", "role")
    ACCOUNT_RENAMED = "account_renamed", _by(_ADMIN, "account")
    ACCOUNT_CLOSED = "account_closed", _by(_ADMIN, "account", "reason")
    ACCOUNT_REOPENED = "account_reopened", _by(_ADMIN, "account")
    ACCOUNT_UNLOCKED = "account_unlocked", _by(_DESK, "account", about=About.ACCOUNT)
    ROLE_GIVEN = "role_given", _by(_ADMIN, "account", "role")
    SECRET_SET = "secret_set", _by(_ADMIN, "account", "which")

    CLASS_OPENED = "class_opened", _by(_DESK, "class", "title", "house")
    CLASS_RENAMED = "class_renamed", _by(_DESK, "class", "title")
    CLASS_CLOSED = "class_closed", _by(_DESK, "class")
    JOINED_CLASS = "joined_class", _by(_DESK, "class", "account")
    LEFT_CLASS = "left_class", _by(_DESK, "class", "account")

    HOUSE_HANDED_IN = (
        "house_handed_in",
        _by(frozenset({_S, _W}), "house", "edition", "fingerprint", "archive"),
    )
    HOUSE_PUBLISHED = "house_published", _by(_SUPERVISOR, "house", "edition", "fingerprint")
    HOUSE_WITHDRAWN = "house_withdrawn", _by(_SUPERVISOR, "house", "edition", "fingerprint")

    EXAM_SET = "exam_set", _by(_SUPERVISOR, "exam", "title", "house", "blueprint")
    EXAM_WITHDRAWN = "exam_withdrawn", _by(_SUPERVISOR, "exam")
    EXAM_ASSIGNED = (
        "exam_assigned",
        _by(_SUPERVISOR, "exam", "account", "due_ms", about=About.ACCOUNT),
    )
    EXAM_UNASSIGNED = "exam_unassigned", _by(_SUPERVISOR, "exam", "account", about=About.ACCOUNT)
    EXAM_OPENED = (
        "exam_opened",
        _by(_SUPERVISOR, "sitting", "exam", "account", "station", "seed", about=About.ACCOUNT),
    )
    EXAM_SIGNED = (
        "exam_signed",
        _by(_SUPERVISOR, "sitting", "role", "outcome", "comment", "head", about=About.SITTING),
    )
    SHEET_SEEN = "sheet_seen", _by(_SUPERVISOR, "sitting", "exam", "account", about=About.SITTING)
    BLIND_MARKED = "blind_marked", _by(_SUPERVISOR, "sitting", "marks", about=About.SITTING)
    EXAM_VOIDED = "exam_voided", _by(_SUPERVISOR, "sitting", "reason", about=About.SITTING)
    TABLE_TEST_RECORDED = (
        "table_test_recorded",
        _by(_SUPERVISOR, "test", "account", "house", "form", "outcome", about=About.ACCOUNT),
    )

    COMMENTED = "commented", _by(_SUPERVISOR, "attempt", "text", about=About.ATTEMPT)
    OVERRIDDEN = (
        "overridden",
        _by(
            _SUPERVISOR,
            *("attempt", "number", "code", "seat", "wager", "was", "to", "reason"),
            about=About.ATTEMPT,
        ),
    )
    REMEDIAL_SET = (
        "remedial_set",
        _by(
            _SUPERVISOR,
            *("remedial", "account", "house", "drill", "skills", "due_ms"),
            about=About.ACCOUNT,
        ),
    )
    REMEDIAL_WITHDRAWN = (
        "remedial_withdrawn",
        _by(_SUPERVISOR, "remedial", "reason", about=About.REMEDIAL),
    )
    RE_MARKED = "re_marked", _by(_SUPERVISOR, "house", "from", "to", "rounds", "reason")

    LIVE_PAUSED = "live_paused", _by(_SUPERVISOR, "account", about=About.ACCOUNT)
    LIVE_RESUMED = "live_resumed", _by(_SUPERVISOR, "account", about=About.ACCOUNT)
    LIVE_NOTED = "live_noted", _by(_SUPERVISOR, "account", "text", "when", about=About.ACCOUNT)

    BACKUPS_PLANNED = "backups_planned", _by(_ADMIN, "hour", "keep_days", "erase_months")
    RESTORED = "restored", _by(_ADMIN, "backup", "events")
    EXPORTED = "exported", _by(_DESK, "account")
    ERASED = "erased", _by(_ADMIN, "account", "chains")


PRIVATE: Mapping[ActKind, tuple[str, ...]] = {
    ActKind.ACCOUNT_OPENED: (*("login", "name", "email", "language", "password_hash", "pin_hash"),),
    ActKind.ACCOUNT_RENAMED: ("login", "name", "email", "language"),
    ActKind.SECRET_SET: ("password_hash", "pin_hash"),
}
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

# What a server takes from whoever proved a PIN just before, and from no login else.
BY_PIN = (ActKind.EXAM_OPENED, ActKind.EXAM_SIGNED)

# What is more than an act, and done by ``erase`` and ``re_mark`` alone.
THROUGH_OTHER_DOORS = frozenset({ActKind.ERASED, ActKind.RE_MARKED})
