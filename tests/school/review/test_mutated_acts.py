"""Acts whose facts are nonsense of the right form, as a login can write them in SQL: each is
refused, or every page that reads it opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.records.registry.desks import refused
from tests.school.review.classroom import Classroom
from trainer.errors import InputError
from trainer.library.scenarios.blueprints import sound_blueprints, text_of
from trainer.records.registry.acts import BY_PIN, THROUGH_OTHER_DOORS, ActKind, Role
from trainer.records.registry.rows.exams import ExamRow
from trainer.records.registry.said import RequestRow
from trainer.records.registry.where import where
from trainer.school import audit
from trainer.school.exam.entrance import Entrance
from trainer.school.exam.exams_page import ExamsRoute, load_exams, tell_exams
from trainer.school.exam.office import ExamOffice
from trainer.school.exports.school_exports import SchoolExports, Which
from trainer.school.house_book.school_houses import bring_houses, changes, looked_at, waiting
from trainer.school.live_wall.wall import LiveWall
from trainer.school.people.classes import Classes
from trainer.school.people.classes_page import load_classes, tell_classes
from trainer.school.people.people import People
from trainer.school.people.people_page import ClassesRoute
from trainer.school.people.rights import Account
from trainer.school.privacy.account_data import AccountData
from trainer.school.records_care.school_doctor import examine_school
from trainer.school.reports.pages.class_page import (
    Backups,
    ClassRoute,
    choose_class,
    load_class,
    tell_class,
)
from trainer.school.reports.pages.trainee_page import TraineeRoute, load_trainee, tell_trainee
from trainer.school.reports.reports import Reports
from trainer.school.review.remedials_page import RemedialsRoute, load_remedials, tell_remedials
from trainer.school.table_test.office import SchoolOffice

MUTATED: tuple[Any, ...] = (
    *("", "é\n", "[", "{}", "null", "../../x", "CON", "\u202e=1+1", "\U0001f0a1" * 300),
    *("mbs", "school", -1, 0, 2**62, 1.5, True, ["x", 1], {"a": {}}),
)
AT_ONCE = 3
"""So many of them for each fact, in turn: the walk is of all kinds, and quick."""

Facts = dict[str, Any]


class Deciders:
    """The people of a school whose logins write acts, and the pages that read these."""

    def __init__(self, room: Classroom) -> None:
        self.room, self.desk, self.registry = room, room.desk, room.registry
        desk = self.desk
        self.admin = Account(desk.admin, "ada", "Ada", Role.ADMIN)
        self.supervisor = Account(desk.supervisor, "sam", "Sam", Role.SUPERVISOR)
        self.attempt = room.round(without="pay")
        room.deliver()
        self.other, self.exam = self.registry.new_id(), self.registry.new_id()
        self.act(ActKind.CLASS_OPENED, {"class": self.other, "title": "O", "house": "mbs"})
        blueprint = next(iter(sound_blueprints()[0].values()))
        facts = {"title": "E", "house": blueprint.house, "blueprint": text_of(blueprint)}
        self.act(ActKind.EXAM_SET, {"exam": self.exam, **facts})

    def act(self, kind: ActKind, facts: Facts) -> None:
        """An act as SQL can put it, whatever the program would write."""
        roles = kind.terms.roles
        by = self.desk.supervisor if Role.SUPERVISOR in roles else self.desk.admin
        named = {"login": self.registry.new_id()} if kind is ActKind.ACCOUNT_OPENED else {}
        own = {"account": by} if kind is ActKind.CLASS_OPENED else {}
        self.registry._door.act(by, kind, json.dumps({"by": by, **own, **facts}), named)

    def sound(self, kind: ActKind) -> Facts:
        """What such an act says; it makes something new, or is about what there is."""
        new, trainee = self.registry.new_id, self.desk.trainee
        found: Facts = {name: name for name in kind.terms.facts}
        there: Facts = {
            "attempt": self.attempt,
            "account": trainee,
            "exam": self.exam,
            "house": "mbs",
        }
        there |= {
            "house": "mbs",
            "class": self.other,
            "role": "trainee",
            "due_ms": 1,
            "skills": ["fold@mbs"],
        }
        there |= {"number": 0, "seat": 0, "wager": "", "code": "", "to": "passed", "when": "now"}
        there |= {"test": new(), "remedial": new(), "form": "{}", "outcome": "passed"}
        found |= {name: there[name] for name in there.keys() & found.keys()}
        if kind in (ActKind.CLASS_OPENED, ActKind.EXAM_SET, ActKind.ACCOUNT_OPENED):
            found[kind.terms.facts[0]] = new()
        if kind in (ActKind.ACCOUNT_CLOSED, ActKind.ROLE_GIVEN):
            found["account"] = self.desk.stranger
        if kind is ActKind.REMEDIAL_SET:
            found |= {"in_a_row": 3, "note": "n", "why_attempt": None, "why_number": 0}
        return found if kind is not ActKind.COMMENTED else {**found, "number": 0, "answers": None}

    def read(self) -> None:
        """Open every page and write every file that tells of acts."""
        room, registry, desk = self.room, self.registry, self.desk
        curriculum, clock = room.practice.curriculum, room.clock
        shelf = curriculum.shelf
        reports = Reports(registry, shelf, curriculum.recipes, clock, by=self.supervisor.id)
        audit.acts_sheet(audit.acts(registry, audit.AuditFilter(), str))
        self._classes(reports)
        at = TraineeRoute(account=desk.trainee)
        tell_trainee(load_trainee(reports, at)[1], at)
        figures = load_exams(
            ExamOffice(registry, self.supervisor, curriculum, clock.wall), str, reports.now
        )
        for each in figures.exams:
            tell_exams(figures, ExamsRoute(each.exam))
        door = room._door()
        Entrance(door, desk.trainee, curriculum, clock).assigned()
        door.said_to(desk.trainee)
        door.close()
        tests = SchoolOffice(registry, self.supervisor)
        for told in tests.recorded():
            with suppress(InputError):
                tests.read(told.test, dict(shelf))
        every = RemedialsRoute(all_=True)
        tell_remedials(load_remedials(room.assigning, every, reports.now)[1], every)
        for house in waiting(registry.house_acts()):
            with suppress(InputError):
                changes(shelf, house, registry.house_archive(house.id))
        bring_houses(room.folder / "brought", registry)
        room.reviews.open(self.attempt)
        room.reviews.choices("")
        exports = SchoolExports(registry)
        for export in (exports.rounds, exports.exams, exports.table_tests, exports.people):
            export(Which())
        People(registry, self.admin, clock.wall).everybody()
        out = room.folder / "all.zip"
        AccountData(registry, self.admin, room.folder).export(desk.trainee, out, clock.wall())

    def _classes(self, reports: Reports) -> None:
        registry, room = self.registry, self.room
        by_house = {row.house: row.class_ for row in registry.classes() if row.state == "open"}
        wall = LiveWall(registry, self.supervisor, room.practice.curriculum)
        for class_ in by_house.values():
            with suppress(InputError):
                self.act(ActKind.JOINED_CLASS, {"class": class_, "account": self.desk.trainee})
            at = choose_class(reports, ClassRoute(class_=class_))
            tell_class(load_class(reports, at), at, Backups())
        for row in wall.classes()[:3]:
            wall.look(row)
        classes = Classes(registry, self.supervisor, room.clock.wall)
        _, figures = load_classes(classes, {}, ClassesRoute(), lists=True)
        for each in figures.classes[:3]:
            tell_classes(figures, ClassesRoute(each.id))


def test_every_act_is_refused_or_every_page_that_reads_it_opens(
    opened: Callable[[str], Classroom], database: str
) -> None:
    room, junk = opened(database), cycle(MUTATED)
    at = Deciders(room)
    taken = 0
    others = {*THROUGH_OTHER_DOORS, *BY_PIN, ActKind.LEFT_CLASS, ActKind.CLASS_CLOSED}
    for kind in [each for each in ActKind if each not in others]:
        for name in at.sound(kind):
            for _ in range(AT_ONCE):
                with suppress(InputError):
                    at.act(kind, {**at.sound(kind), name: next(junk)})
                    taken += 1
    assert taken > 100
    for row in at.registry.rows(ExamRow):
        with suppress(InputError):
            facts = {"exam": row.exam, "account": at.desk.trainee, "due_ms": 5}
            at.act(ActKind.EXAM_ASSIGNED, facts)
    at.read()
    assert examine_school(where(room.place), room.clock.wall).findings == ()


def test_no_archive_stops_whoever_looks_at_it(tmp_path: Path) -> None:
    """Letters beyond base64 did."""
    with pytest.raises(InputError):
        looked_at("\u00e9", "boxes", tmp_path)


def test_a_remark_answers_no_request_about_another_attempt(room: Classroom) -> None:
    """A supervisor could have made anybody's request for a review disappear so."""
    first, second = room.round(), room.round(seed=6)
    room.practice.reviews.ask(second, 0, "Look at it")
    room.deliver()
    (asked,) = room.registry.rows(RequestRow)
    said = {"attempt": first, "text": "t", "answers": asked.event}
    assert refused(room.desk, room.desk.supervisor, ActKind.COMMENTED, said) == "not_there"
