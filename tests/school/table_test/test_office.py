"""Table tests in a real school's records: recorded once, read back, and only of one's own class."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.school.table_test.settings import opened_at, set_up
from tests.school.tables import Ticking
from trainer.dealing.procedure import Part
from trainer.drills.table_form import CriterionGrade
from trainer.errors import InputError
from trainer.library.houses import HouseShelf
from trainer.records.exam import ExamOutcome
from trainer.records.registry.acts import SCHOOL, ActKind, Role
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import TableTestRow
from trainer.records.registry.rows.log import EventRow
from trainer.school.new_school import open_first
from trainer.school.people.classes import Classes
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.secrets import Verifier
from trainer.school.table_test.form_sheets import MarkedTest, filled_form
from trainer.school.table_test.office import SchoolOffice, form_text, readable
from trainer.school.table_test.record import CriterionJudged, Dealer, TableTest
from trainer.school.table_test.table_tests import TableTests


class School:
    """A school with an evening class of one trainee and one supervisor; an author is not in it."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        admin = Account(registry.new_id(), "olga", "Olga Brandt", Role.ADMIN)
        open_first(registry, admin, Verifier.of("correct horse 7"))
        people = People(registry, admin, at_all_times)
        self.supervisor = people.open("Karin Lindqvist", Role.SUPERVISOR).account
        self.author = people.open("Samuel Hart", Role.AUTHOR).account
        self.trainee = people.open("Ines Moreau", Role.TRAINEE).account
        classes = Classes(registry, admin, at_all_times)
        evening = classes.open("Evening class", "mbs")
        classes.enrol(evening, [self.supervisor.id, self.trainee.id])


def at_all_times() -> int:
    return 1_795_000_000_000


@pytest.fixture
def school(tmp_path: Path) -> Iterator[School]:
    registry = Registry.open(tmp_path / "school.sqlite3", at_all_times, make=True)
    yield School(registry)
    registry.close()


@pytest.fixture
def tests(home: Path, shelf: HouseShelf, clock: Ticking) -> TableTests:
    return opened_at(home, shelf, clock)


def signed(
    tests: TableTests, dealer: Dealer, outcome: ExamOutcome = ExamOutcome.PASSED
) -> TableTest:
    """A short test that was held without fault, judged and signed."""
    form_rounds = set_up(tests, "boxes", Part.SETTLEMENT, dealer=dealer)
    for _ in range(2):
        form_rounds = tests.remove_round(form_rounds, 0)
    at = tests.round_at_table(form_rounds, 0)
    while (likely := at.board.next) is not None:
        at.tap(likely.stretch)
    test = at.end()
    for criterion in test.form.criteria:
        test = tests.judge(test, criterion.name, CriterionJudged(CriterionGrade.SOUND))
    return tests.decide(test, outcome, "Karin Lindqvist", "Was told of a call.", "=1+1")


def test_it_is_recorded_and_read_back(tests: TableTests, school: School, shelf: HouseShelf) -> None:
    office = SchoolOffice(school.registry, school.supervisor)
    (ines,) = office.dealers()
    assert (ines.name, office.examiner) == ("Ines Moreau", "Karin Lindqvist")
    test = signed(tests, ines)
    recorded = tests.record(test, office)
    assert recorded.decided is not None
    head = school.registry.head(SCHOOL)
    assert head is not None
    assert recorded.decided.head == head.hash.hex()
    (line,) = office.recorded()
    assert (line.test, line.dealer, line.outcome) == (
        test.id,
        "Ines Moreau",
        ExamOutcome.PASSED,
    )
    assert line.examiner == "Karin Lindqvist"
    read = office.read(test.id, dict(shelf))
    assert read == recorded, "names and head are what the school knows now"
    house = shelf["boxes"]
    paper = filled_form(MarkedTest(read, house, tests.debriefs(read), "Evening school"))
    text = "".join(block for part in paper.parts for block in part)
    for told in ("Evening school", "Ines Moreau", "Karin Lindqvist", "=1+1", head.hash.hex()):
        assert told in text
    assert head.hash.hex() in paper.foot


def test_no_name_goes_into_an_event(tests: TableTests, school: School) -> None:
    office = SchoolOffice(school.registry, school.supervisor)
    tests.record(signed(tests, office.dealers()[0]), office)
    (event,) = [
        each
        for each in school.registry.rows(EventRow, chain=SCHOOL)
        if each.kind == ActKind.TABLE_TEST_RECORDED
    ]
    for name in ("Ines", "Moreau", "Karin", "Lindqvist"):
        assert name not in event.body
    form = json.loads(event.facts["form"])
    assert form["test"]["dealer"] == {"account": school.trainee.id}
    assert form["came_to"]["lines"] == form["came_to"]["right"]


def test_twice_is_once(tests: TableTests, school: School) -> None:
    """The program died after recording and before it wrote so."""
    office = SchoolOffice(school.registry, school.supervisor)
    test = signed(tests, office.dealers()[0])
    first = tests.record(test, office)
    assert tests.record(test, office) == first
    assert school.registry.count(TableTestRow) == 1


def test_only_whose_trainee_it_is_records_it(tests: TableTests, school: School) -> None:
    office = SchoolOffice(school.registry, school.author)
    assert office.dealers() == ()
    test = signed(tests, Dealer("Ines Moreau", school.trainee.id))
    with pytest.raises(ActRefused):
        tests.record(test, office)
    ((kept,), _) = tests.every()
    assert kept == test, "signed, and to be recorded by who may"
    tests.record(test, SchoolOffice(school.registry, school.supervisor))


JUNK: tuple[Any, ...] = (None, "", "x", -1, 10**30, 1.5, [], {}, [[1]], {"a": 1})


def _mutated(plain: Any, junk: Iterator[Any]) -> Iterator[Any]:
    """The record with each of its parts in turn replaced by junk."""
    yield next(junk)
    if isinstance(plain, dict):
        for name, part in plain.items():
            yield from ({**plain, name: each} for each in _mutated(part, junk))
    elif isinstance(plain, list) and plain:
        yield from ([each, *plain[1:]] for each in _mutated(plain[0], junk))


def test_a_record_that_is_none_is_told_and_not_opened(
    tests: TableTests, school: School, shelf: HouseShelf
) -> None:
    """A supervisor's login can write any form; one such record stopped whoever opened it."""
    test = signed(tests, Dealer("Ines Moreau", school.trainee.id))
    sound = json.loads(form_text(test, tests.debriefs(test)))
    told = 0
    forms = ["", "[" * 50_000, *map(json.dumps, _mutated(sound, cycle(JUNK)))]
    for form in forms:
        try:
            readable(form, shelf)
        except InputError:
            told += 1
    assert len(forms) // 2 < told < len(forms), "junk in some parts is of no matter"
