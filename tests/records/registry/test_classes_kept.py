"""Who keeps a class, and whom he takes into it: every cell of who, whom and where."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.records.registry.desks import Desk
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.people import MemberRow

OWN, OTHERS, NOBODYS = "own", "others", "nobody's"


@dataclass(frozen=True, slots=True)
class Staffed:
    """Sam's class with Tim, Sue's with Tess, and one that an administrator opened for later."""

    desk: Desk
    sue: str
    tess: str
    classes: dict[str, str]

    def refused(self, by: str, kind: ActKind, class_: str, account: str = "") -> str:
        """The code of the refusal; empty where it was done, and is undone."""
        facts = {"class": self.classes[class_], "title": "Another", "account": account}
        try:
            with self.desk.registry.transaction():
                self.desk.registry.act(by, kind, facts)
                raise _Undone
        except ActRefused as refused:
            return refused.code
        except _Undone:
            return ""


class _Undone(Exception):
    pass


@pytest.fixture
def staffed(desk: Desk) -> Staffed:
    act, new_id = desk.registry.act, desk.registry.new_id
    sue, tess, sues, later = new_id(), new_id(), new_id(), new_id()
    desk.open_account(sue, Role.SUPERVISOR, "sue")
    desk.open_account(tess, Role.TRAINEE, "tess")
    opened = {"class": sues, "title": "Autumn", "house": "", "account": sue}
    act(sue, ActKind.CLASS_OPENED, opened)
    act(sue, ActKind.JOINED_CLASS, {"class": sues, "account": tess})
    act(desk.admin, ActKind.CLASS_OPENED, {"class": later, "title": "Later", "house": ""})
    return Staffed(desk, sue, tess, {OWN: desk.class_, OTHERS: sues, NOBODYS: later})


KEEPING = (ActKind.CLASS_RENAMED, ActKind.CLASS_CLOSED, ActKind.LEFT_CLASS)


def test_a_supervisor_keeps_the_classes_that_he_is_in(staffed: Staffed) -> None:
    desk = staffed.desk
    in_it = {OWN: desk.trainee, OTHERS: staffed.tess}
    for kind in KEEPING:
        for class_, account in in_it.items():
            done = staffed.refused(desk.supervisor, kind, class_, account)
            assert done == ("" if class_ == OWN else "not_in_class"), (kind, class_)
            assert staffed.refused(desk.admin, kind, class_, account) == "", (kind, class_)


def test_every_cell_of_who_is_taken_in_by_whom(staffed: Staffed) -> None:
    desk = staffed.desk
    sam, sue, free = desk.supervisor, staffed.sue, desk.stranger
    cells = {
        # who takes in, where, whom
        (sam, OWN, sue): "",
        (sam, OWN, free): "",
        (sam, OWN, desk.trainee): "",
        (sam, OWN, staffed.tess): "taught_by_others",
        (sam, OTHERS, sam): "not_in_class",
        (sam, OTHERS, free): "not_in_class",
        (sam, NOBODYS, sam): "not_in_class",
        (sam, NOBODYS, free): "not_in_class",
        (sue, OTHERS, sam): "",
        (desk.admin, OWN, sue): "",
        (desk.admin, OTHERS, sam): "",
        (desk.admin, NOBODYS, sam): "",
        (desk.admin, OWN, staffed.tess): "",
        (desk.author, OWN, free): "not_permitted",
        (desk.trainee, OWN, desk.trainee): "not_permitted",
    }
    kind = ActKind.JOINED_CLASS
    found = {(who, at, whom): staffed.refused(who, kind, at, whom) for who, at, whom in cells}
    assert found == cells


def test_whoever_opens_a_class_as_a_supervisor_is_in_it(staffed: Staffed) -> None:
    desk = staffed.desk
    facts = {"class": "c", "title": "C", "house": ""}
    for account in (None, staffed.sue):
        said = facts if account is None else {**facts, "account": account}
        with pytest.raises(ActRefused) as why:
            desk.registry.act(desk.supervisor, ActKind.CLASS_OPENED, said)
        assert why.value.code == "not_in_class"
    desk.registry.act(desk.supervisor, ActKind.CLASS_OPENED, {**facts, "account": desk.supervisor})
    (member,) = desk.registry.members("c")
    assert member.account == desk.supervisor
    assert unlike(desk.registry.where) == {}
    assert desk.registry.members("c") == (member,)


def test_who_left_a_class_does_not_come_back_by_himself(staffed: Staffed) -> None:
    desk = staffed.desk
    left = {"class": desk.class_, "account": desk.supervisor}
    desk.registry.act(desk.supervisor, ActKind.LEFT_CLASS, left)
    kind = ActKind.JOINED_CLASS
    assert staffed.refused(desk.supervisor, kind, OWN, desk.supervisor) == "not_in_class"
    assert staffed.refused(desk.admin, kind, OWN, desk.supervisor) == ""


def test_the_only_supervisor_of_a_school_keeps_all_classes(staffed: Staffed) -> None:
    desk = staffed.desk
    away = {"account": staffed.sue, "reason": "retired"}
    desk.registry.act(desk.admin, ActKind.ACCOUNT_CLOSED, away)
    kind, sam = ActKind.JOINED_CLASS, desk.supervisor
    assert staffed.refused(sam, kind, OTHERS, sam) == ""
    assert staffed.refused(sam, kind, OWN, staffed.tess) == "", "nobody teaches her now"
    assert desk.registry.count(MemberRow, account=sam) == 1, "all of it was undone"


def test_a_supervisor_unlocks_his_trainees_alone(staffed: Staffed) -> None:
    """Who could unlock a colleague could try that colleague's PIN for ever."""
    desk, kind = staffed.desk, ActKind.ACCOUNT_UNLOCKED
    desk.registry.act(
        desk.admin, ActKind.JOINED_CLASS, {"class": desk.class_, "account": staffed.sue}
    )
    sam = desk.supervisor
    cells = {
        (sam, desk.trainee): "",
        (sam, staffed.tess): "not_their_class",
        (sam, desk.stranger): "not_their_class",
        (sam, staffed.sue): "not_permitted",
        (sam, desk.admin): "not_their_class",
        (sam, sam): "own_results",
        (desk.admin, staffed.sue): "",
        (desk.admin, desk.stranger): "",
    }
    found = {(who, whom): staffed.refused(who, kind, OWN, whom) for who, whom in cells}
    assert found == cells
