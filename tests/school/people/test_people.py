"""Accounts and classes: opened, changed, closed; and what is never done."""

from __future__ import annotations

import pytest

from tests.school.people.conftest import WORDS, School
from trainer.records.registry.acts import Role
from trainer.school.people.names import clean_login, clean_name, login_for
from trainer.school.people.people import BadAccount
from trainer.school.people.rights import AccountState
from trainer.school.people.secrets import BadSecret

ODD_NAMES = (
    "Robert'); DROP TABLE people;--",
    "=1+1",
    "@SUM(A1)",
    "<b>Bold</b> & Sons",
    "O’Brien",
    "Иван Петров",
    "张伟",
    "{name} %s \\ 'x'",
    "Zoë  van   der\tBerg",
)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_is_kept_as_it_is(school: School, name: str) -> None:
    account = school.people(school.admin).open(name, Role.TRAINEE).account
    found = {each.account.id: each.account for each in school.people(school.admin).everybody()}
    assert found[account.id].name == clean_name(name)
    assert len(found) == 5


def test_a_sign_in_name_is_made_of_a_name() -> None:
    assert login_for("Ines Moreau", set()) == "ines.moreau"
    assert login_for("Ines Moreau", {"ines.moreau", "ines.moreau2"}) == "ines.moreau3"
    assert login_for("Zoë Ångström", set()) == "zoe.angstrom"
    assert login_for("Иван Петров", set()) == "иван.петров"
    assert login_for("—", set()) == "trainee"
    assert clean_login("  INES.Moreau ") == "ines.moreau"


@pytest.mark.parametrize("name", ["", "   ", "—", "a\x07b", "a\u202eb", "x" * 121])
def test_a_name_that_cannot_be_is_refused(school: School, name: str) -> None:
    with pytest.raises(BadAccount):
        school.people(school.admin).open(name, Role.TRAINEE, "somebody")


@pytest.mark.parametrize("login", ["two words", "a\u200bb", "x" * 65])
def test_a_sign_in_name_that_cannot_be_is_refused(school: School, login: str) -> None:
    with pytest.raises(BadAccount):
        school.people(school.admin).open("Somebody", Role.TRAINEE, login)


def test_no_two_sign_in_by_one_name(school: School) -> None:
    people = school.people(school.admin)
    with pytest.raises(BadAccount, match=r"ines\.moreau"):
        people.open("Another Ines", Role.TRAINEE, "INES.MOREAU")
    with pytest.raises(BadAccount, match=r"ines\.moreau"):
        people.rename(school.supervisor, "Karin Lindqvist", "ines.moreau")


def test_whoever_is_renamed_signs_in_by_the_new_name(school: School) -> None:
    school.people(school.admin).rename(school.trainee, "Ines Moreau-Tan", "ines.tan")
    assert school.door().let_in("ines.tan", WORDS).account.name == "Ines Moreau-Tan"


def test_there_is_always_an_administrator(school: School) -> None:
    people = school.people(school.admin)
    with pytest.raises(BadAccount, match="only administrator"):
        people.give_role(school.admin, Role.SUPERVISOR)
    with pytest.raises(BadAccount, match="your own"):
        people.close(school.admin, "no more")
    people.give_role(school.author, Role.ADMIN)
    people.give_role(school.admin, Role.SUPERVISOR)


def test_an_account_is_closed_with_a_reason(school: School) -> None:
    people = school.people(school.admin)
    with pytest.raises(BadAccount, match="why"):
        people.close(school.trainee, "  ")
    people.close(school.trainee, "has left")
    found = {each.account.id: each.account.standing for each in people.everybody()}
    assert found[school.trainee.id] is AccountState.CLOSED


def test_a_pin_is_for_whoever_opens_exams(school: School) -> None:
    people = school.people(school.admin)
    with pytest.raises(BadAccount):
        people.set_pin(school.trainee, "314159")
    with pytest.raises(BadSecret):
        people.set_pin(school.supervisor, "1234")
    people.set_pin(school.supervisor, "314159")
    assert next(e for e in people.everybody() if e.account == school.supervisor).has_pin


# --- classes


def test_a_class_is_opened_renamed_and_closed(school: School) -> None:
    classes = school.classes(school.admin)
    class_ = classes.open("  Evening   class ", "mbs")
    assert classes.of(class_).title == "Evening class"
    classes.rename(class_, "Evening class, May")
    with pytest.raises(BadAccount, match="Evening class, May"):
        classes.open("evening class, may")
    classes.close(class_)
    assert not classes.of(class_).open
    classes.open("Evening class, May")


def test_members_join_and_leave(school: School) -> None:
    classes = school.classes(school.admin)
    class_ = classes.open("A")
    classes.enrol(class_, [school.trainee.id, school.supervisor.id])
    found = classes.of(class_)
    assert (found.trainees, found.supervisors) == ((school.trainee,), (school.supervisor,))
    assert school.trainee not in classes.could_join(found)
    classes.leave(class_, [school.trainee.id])
    assert classes.of(class_).trainees == ()
    classes.enrol(class_, [school.trainee.id])
    assert classes.of(class_).trainees == (school.trainee,)


def test_all_join_or_none(school: School) -> None:
    classes = school.classes(school.admin)
    class_ = classes.open("A")
    for other in ("nobody at all", school.author.id):
        with pytest.raises(BadAccount):
            classes.enrol(class_, [school.trainee.id, other])
    assert classes.of(class_).members == frozenset()


def test_a_supervisor_sees_his_own_classes_and_the_only_one_all(school: School) -> None:
    by_admin = school.classes(school.admin)
    by_admin.open("Morning")
    mine = school.classes(school.supervisor).open("Evening")
    assert {each.title for each in school.classes(school.supervisor).mine()} == {
        "Evening",
        "Morning",
    }
    school.people(school.admin).open("Second Supervisor", Role.SUPERVISOR)
    assert [each.id for each in school.classes(school.supervisor).mine()] == [mine]
    assert len(school.classes(school.admin).mine()) == 2
