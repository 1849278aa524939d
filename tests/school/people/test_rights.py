"""What each role may do: every cell of the table, and that everything asks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

import pytest

from tests.school.people.conftest import School
from trainer.records.registry.acts import ActKind, Role
from trainer.school.people.class_list.enrolment import ClassLists, read_sheet
from trainer.school.people.rights import (
    RIGHTS,
    Account,
    NotAllowed,
    Right,
    has_right,
    may,
    role_title,
)
from trainer.ui.routes import PLACES, ROUTES, BarKind, right_for

MAY = """
                    trainee supervisor author admin nobody
practise               x        x        x     x      x
sit_exams              x        -        -     -      -
see_results            -        x        -     -      -
review                 -        x        -     -      -
set_exams              -        x        -     -      -
open_exams             -        x        -     -      -
sign_exams             -        x        -     -      -
test_at_table          -        x        -     -      -
export_results         -        x        -     -      -
re_mark                -        x        -     -      -
see_people             -        x        -     x      -
keep_classes           -        x        -     x      -
unlock                 -        x        -     x      -
keep_accounts          -        -        -     x      -
keep_personal_data     -        -        -     x      -
back_up                -        -        -     x      -
see_acts               -        x        -     x      -
set_station            -        -        -     x      -
publish_houses         -        -        x     -      -
choose_readings        -        x        -     -      -
"""


def table() -> dict[tuple[Right, Role | None], bool]:
    """The table as it is written above."""
    _, head, *lines = MAY.splitlines()
    roles = [None if name == "nobody" else Role(name) for name in head.split()]
    cells: dict[tuple[Right, Role | None], bool] = {}
    for line in lines:
        right, *marks = line.split()
        cells |= {(Right(right), role): m == "x" for role, m in zip(roles, marks, strict=True)}
    return cells


def test_every_cell_of_the_table(school: School) -> None:
    cells = table()
    assert cells.keys() == set(product(Right, (*Role, None)))
    for (right, role), granted in cells.items():
        account = school.accounts[role] if role is not None else None
        assert has_right(account, right) is granted, (right, role)


def test_a_refusal_says_who_may(school: School) -> None:
    for right, role in product(Right, Role):
        account = school.accounts[role]
        if has_right(account, right):
            may(account, right)
            continue
        with pytest.raises(NotAllowed) as refused:
            may(account, right)
        told = refused.value.problems[0].message
        assert account.name in told
        assert all(role_title(each) in told for each in RIGHTS[right])


def test_nobody_is_told_that_nobody_is_signed_in() -> None:
    with pytest.raises(NotAllowed, match="Nobody is signed in"):
        may(None, Right.SIGN_EXAMS)


ACTS: Mapping[Right, tuple[ActKind, ...]] = {
    Right.KEEP_ACCOUNTS: (
        ActKind.ACCOUNT_OPENED,
        ActKind.ACCOUNT_RENAMED,
        ActKind.ACCOUNT_CLOSED,
        ActKind.ACCOUNT_REOPENED,
        ActKind.ROLE_GIVEN,
        ActKind.SECRET_SET,
    ),
    Right.UNLOCK: (ActKind.ACCOUNT_UNLOCKED,),
    Right.KEEP_CLASSES: (
        ActKind.CLASS_OPENED,
        ActKind.CLASS_RENAMED,
        ActKind.CLASS_CLOSED,
        ActKind.JOINED_CLASS,
        ActKind.LEFT_CLASS,
    ),
    Right.PUBLISH_HOUSES: (ActKind.HOUSE_HANDED_IN,),
    Right.CHOOSE_READINGS: (ActKind.HOUSE_PUBLISHED, ActKind.HOUSE_WITHDRAWN),
    Right.SET_EXAMS: (
        ActKind.EXAM_SET,
        ActKind.EXAM_WITHDRAWN,
        ActKind.EXAM_ASSIGNED,
        ActKind.EXAM_UNASSIGNED,
    ),
    Right.OPEN_EXAMS: (ActKind.EXAM_OPENED,),
    Right.SIGN_EXAMS: (ActKind.EXAM_SIGNED, ActKind.BLIND_MARKED, ActKind.EXAM_VOIDED),
    Right.TEST_AT_TABLE: (ActKind.TABLE_TEST_RECORDED,),
    Right.REVIEW: (
        ActKind.COMMENTED,
        ActKind.OVERRIDDEN,
        ActKind.REMEDIAL_SET,
        ActKind.REMEDIAL_WITHDRAWN,
    ),
    Right.SEE_RESULTS: (
        *(ActKind.SHEET_SEEN, ActKind.LIVE_PAUSED, ActKind.LIVE_RESUMED, ActKind.LIVE_NOTED),
    ),
    Right.RE_MARK: (ActKind.RE_MARKED,),
    Right.BACK_UP: (ActKind.BACKUPS_PLANNED, ActKind.RESTORED),
    Right.KEEP_PERSONAL_DATA: (ActKind.EXPORTED, ActKind.ERASED),
}


def test_the_registry_takes_every_act_of_whoever_has_the_right() -> None:
    """The registry checks too, by its own table; it must not refuse what is offered here."""
    for right, kinds in ACTS.items():
        for kind in kinds:
            takes = {role.value for role in kind.terms.roles}
            assert {role.value for role in RIGHTS[right]} <= takes, (right, kind)


def test_every_act_belongs_to_a_right() -> None:
    named = {kind for kinds in ACTS.values() for kind in kinds}
    assert set(ActKind) - named == {ActKind.DEMO_SCHOOL}


def _unlock(school: School, by: Account) -> None:
    """A supervisor unlocks whom he teaches."""
    if by.role is Role.SUPERVISOR:
        classes = school.classes(by)
        classes.enrol(classes.open("Evening"), [school.trainee.id])
    school.people(by).unlock(school.trainee)


Use = Callable[[School, Role], object]
USES: Mapping[str, tuple[Right, Use]] = {
    "everybody": (Right.SEE_PEOPLE, lambda s, r: s.people(s.accounts[r]).everybody()),
    "accounts": (Right.SEE_PEOPLE, lambda s, r: s.people(s.accounts[r]).accounts()),
    "open": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: s.people(s.accounts[r]).open("New One", Role.TRAINEE),
    ),
    "rename": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: s.people(s.accounts[r]).rename(s.trainee, "New Name", "new"),
    ),
    "give_role": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: s.people(s.accounts[r]).give_role(s.trainee, Role.AUTHOR),
    ),
    "close": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: s.people(s.accounts[r]).close(s.trainee, "has left"),
    ),
    "reopen": (Right.KEEP_ACCOUNTS, lambda s, r: s.people(s.accounts[r]).reopen(s.trainee)),
    "reset_password": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: s.people(s.accounts[r]).reset_password(s.trainee),
    ),
    "set_pin": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: s.people(s.accounts[r]).set_pin(s.supervisor, "314159"),
    ),
    "unlock": (Right.UNLOCK, lambda s, r: _unlock(s, s.accounts[r])),
    "classes": (Right.KEEP_CLASSES, lambda s, r: s.classes(s.accounts[r]).mine()),
    "taught": (Right.SEE_RESULTS, lambda s, r: s.classes(s.accounts[r]).taught()),
    "open_class": (Right.KEEP_CLASSES, lambda s, r: s.classes(s.accounts[r]).open("A")),
    "class_list": (
        Right.KEEP_ACCOUNTS,
        lambda s, r: ClassLists(s.people(s.accounts[r]), s.classes(s.accounts[r])).look(
            read_sheet(s.home / "list.csv")
        ),
    ),
}


@pytest.mark.parametrize("use", USES)
def test_every_use_asks_the_table(school: School, use: str) -> None:
    (school.home / "list.csv").write_text("Somebody New\n", encoding="utf-8")
    right, do = USES[use]
    for role in sorted(Role, key=lambda each: each in RIGHTS[right]):
        if role in RIGHTS[right]:
            do(school, role)
            return
        before = school.registry.events_in("school")
        with pytest.raises(NotAllowed):
            do(school, role)
        assert school.registry.events_in("school") == before


def test_every_place_of_the_bar_leads_to_a_page_somebody_may_see() -> None:
    for place in PLACES:
        right = right_for(place.page)
        roles = {Role.TRAINEE} if place.bar is BarKind.PRACTICE else set(Role) - {Role.TRAINEE}
        assert right is None or RIGHTS[right] & roles, place.page


def test_every_page_has_one_route() -> None:
    pages = [each.name for each in ROUTES]
    assert len(pages) == len(set(pages))
