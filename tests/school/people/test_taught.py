"""One rule of whom a supervisor sees: the trainees of the open classes that he is in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.school.people.conftest import School
from trainer.records.registry.acts import Role
from trainer.records.registry.reads.report_rows import open_classes, trainees_of
from trainer.school.exam.office import ExamOffice
from trainer.school.live_wall.wall import LiveWall
from trainer.school.people.rights import RIGHTS, NotAllowed, Right
from trainer.school.table_test.office import SchoolOffice
from trainer.ui.find.find_entries import of_the_classes

Seen = Callable[[School], set[str]]


def _reported(school: School) -> set[str]:
    with school.registry.reading() as db:
        classes = open_classes(db, school.supervisor.id)
        return {each.account for own in classes for each in trainees_of(db, own.class_)}


def _found(school: School) -> set[str]:
    by = school.supervisor
    people = SimpleNamespace(
        account=by,
        registry=school.registry,
        wall_ms=school.wall,
        may=lambda right: by.role in RIGHTS[right],
    )
    return {each.opens.name for each in of_the_classes(cast("Any", people))}


def _assigned(school: School) -> set[str]:
    office = ExamOffice(school.registry, school.supervisor, cast("Any", None), school.wall)
    return {each.id for class_ in office.classes() for each in class_.trainees}


def _tested(school: School) -> set[str]:
    dealers = SchoolOffice(school.registry, school.supervisor).dealers()
    return {each.account for each in dealers if each.account}


def _watched(school: School) -> set[str]:
    wall = LiveWall(school.registry, school.supervisor, cast("Any", None))
    with school.registry.reading() as db:
        return {each.account for own in wall.classes() for each in trainees_of(db, own.class_)}


PLACES: Mapping[str, Seen] = {
    "find": _found,
    "exams": _assigned,
    "table tests": _tested,
    "live wall": _watched,
    "class page": _reported,
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("alone", [True, False])
def test_a_supervisor_sees_the_trainees_of_his_own_open_classes_alone(
    school: School, place: str, *, alone: bool
) -> None:
    """RECORDS: a supervisor has a cohort. The only one of a school keeps all classes, and sees
    nobody's work in those that he is not in."""
    seen = PLACES[place]
    if not alone:
        school.people(school.admin).open("Second Supervisor", Role.SUPERVISOR)
    keeper = school.classes(school.admin)
    morning = keeper.open("Morning")
    keeper.enrol(morning, [school.trainee.id])
    assert seen(school) == set()
    keeper.enrol(morning, [school.supervisor.id])
    assert seen(school) == {school.trainee.id}
    keeper.close(morning)
    assert seen(school) == set()


def test_who_sees_no_results_is_taught_nobody(school: School) -> None:
    with pytest.raises(NotAllowed):
        school.classes(school.admin).taught()
    assert Role.ADMIN not in RIGHTS[Right.SEE_RESULTS]
