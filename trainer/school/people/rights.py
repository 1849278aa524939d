"""The accounts of a school, and the rights of each role: one table that every use case asks
first."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.records.registry.acts import Role
from trainer.wording import Phrase, Worded, phrase, say, say_list, say_phrase


class AccountState(StrEnum):
    """The state of an account."""

    OPEN = "open"
    CLOSED = "closed"
    ERASED = "erased"


class Account(Struct, frozen=True):
    """A person of the school. ``id`` stands in every record; ``name`` and ``login`` in none."""

    id: str
    login: str
    name: str
    role: Role
    standing: AccountState = AccountState.OPEN
    language: str = ""

    @property
    def is_trainee(self) -> bool:
        return self.role is Role.TRAINEE


class Right(Worded):
    """Something that not everybody may do."""

    PRACTISE = "practise", phrase("Practice")
    SIT_EXAMS = "sit_exams", phrase("Sitting an exam")
    SEE_RESULTS = "see_results", phrase("Seeing the results of a class")
    REVIEW = "review", phrase("Reviewing an attempt")
    SET_EXAMS = "set_exams", phrase("Setting an exam")
    OPEN_EXAMS = "open_exams", phrase("Opening an exam")
    SIGN_EXAMS = "sign_exams", phrase("Signing an exam")
    TEST_AT_TABLE = "test_at_table", phrase("Running a table test")
    EXPORT_RESULTS = "export_results", phrase("Exporting the results of a class")
    RE_MARK = "re_mark", phrase("Marking rounds again")
    SEE_PEOPLE = "see_people", phrase("Seeing who is in the school")
    KEEP_CLASSES = "keep_classes", phrase("Changing a class")
    UNLOCK = "unlock", phrase("Unlocking an account")
    KEEP_ACCOUNTS = "keep_accounts", phrase("Changing an account")
    KEEP_PERSONAL_DATA = "keep_personal_data", phrase("Exporting or erasing somebody's data")
    BACK_UP = "back_up", phrase("Copying the school's records")
    SEE_ACTS = "see_acts", phrase("Seeing what was done in the school")
    SET_STATION = "set_station", phrase("Changing how this station is used")
    PUBLISH_HOUSES = "publish_houses", phrase("Publishing house rules")
    CHOOSE_READINGS = "choose_readings", phrase("Choosing among the readings of a house")


_T, _S, _A, _D = Role.TRAINEE, Role.SUPERVISOR, Role.AUTHOR, Role.ADMIN

RIGHTS: Mapping[Right, frozenset[Role]] = MappingProxyType(
    {
        Right.PRACTISE: frozenset({_T, _S, _A, _D}),
        Right.SIT_EXAMS: frozenset({_T}),
        Right.SEE_RESULTS: frozenset({_S}),
        Right.REVIEW: frozenset({_S}),
        Right.SET_EXAMS: frozenset({_S}),
        Right.OPEN_EXAMS: frozenset({_S}),
        Right.SIGN_EXAMS: frozenset({_S}),
        Right.TEST_AT_TABLE: frozenset({_S}),
        Right.EXPORT_RESULTS: frozenset({_S}),
        Right.RE_MARK: frozenset({_S}),
        Right.SEE_PEOPLE: frozenset({_S, _D}),
        Right.KEEP_CLASSES: frozenset({_S, _D}),
        Right.UNLOCK: frozenset({_S, _D}),
        Right.KEEP_ACCOUNTS: frozenset({_D}),
        Right.KEEP_PERSONAL_DATA: frozenset({_D}),
        Right.BACK_UP: frozenset({_D}),
        Right.SEE_ACTS: frozenset({_S, _D}),
        Right.SET_STATION: frozenset({_D}),
        Right.PUBLISH_HOUSES: frozenset({_A}),
        Right.CHOOSE_READINGS: frozenset({_S}),
    }
)
"""Who may do what. An admin sees and changes no result; an author sees none."""

WITHOUT_ACCOUNT = frozenset({Right.PRACTISE})
"""What may be done by whoever did not sign in."""

WITHOUT_SCHOOL = frozenset(
    {Right.PRACTISE, Right.TEST_AT_TABLE, Right.CHOOSE_READINGS, Right.PUBLISH_HOUSES}
)
"""What may be done on a machine that belongs to no school, by its owner."""

_TITLES: Mapping[Role, Phrase] = MappingProxyType(
    {
        Role.TRAINEE: phrase("trainee"),
        Role.SUPERVISOR: phrase("supervisor"),
        Role.AUTHOR: phrase("author of house rules"),
        Role.ADMIN: phrase("administrator"),
    }
)


class NotAllowed(InputError):
    """A request without the right for it. Nothing was done."""

    def __init__(self, right: Right, message: str) -> None:
        self.right = right
        super().__init__([Problem((), "not_allowed", message)])


def has_right(account: Account | None, right: Right) -> bool:
    """True if that account has this right, or a person who did not sign in."""
    if account is None:
        return right in WITHOUT_ACCOUNT
    return account.role in RIGHTS[right]


def may(account: Account | None, *rights: Right) -> None:
    """Do nothing if that account has all these rights. Raises NotAllowed, which says who has
    them."""
    for right in rights:
        if not has_right(account, right):
            raise NotAllowed(right, _refusal(account, right))


def role_title(role: Role) -> str:
    """The role in words: ``supervisor``."""
    return say_phrase(_TITLES[role])


def _refusal(account: Account | None, right: Right) -> str:
    who = say_list([role_title(role) for role in Role if role in RIGHTS[right]], "or")
    deed = right.words
    if account is None:
        return say("{deed} is for: {roles}. Nobody is signed in.", deed=deed, roles=who)
    return say(
        "{deed} is for: {roles}. {name} is signed in as: {role}.",
        deed=deed,
        roles=who,
        name=account.name,
        role=role_title(account.role),
    )
