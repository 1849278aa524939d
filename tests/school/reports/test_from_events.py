"""The figures of the reports, worked out anew from the events that stations delivered: every round
is marked once more from its acts, and nothing that the marker wrote is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pytest

from trainer.drills.skills.skill import Area
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.attempt import Dealt
from trainer.records.event import Kind
from trainer.records.quick import replayed
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow, EventRow
from trainer.records.registry.rows.marks import MistakeRow, RoundRow
from trainer.records.results import Observation
from trainer.school.clock import Clock
from trainer.school.debrief.briefing import debrief_of, marking_of
from trainer.school.debrief.debrief import Debrief
from trainer.school.demo.day import MovedClock
from trainer.school.demo.making import Making, Size
from trainer.school.questions.item_houses import ItemHouses
from trainer.school.questions.result import derived
from trainer.school.recorded_rounds import houses_as_dealt, played
from trainer.school.reports.counts import AS_IT_COMES
from trainer.school.reports.curves import curves
from trainer.school.reports.pace import paces
from trainer.school.reports.pages.items import items
from trainer.school.reports.pages.transfer import crossings
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import ALL_TIME, Scope
from trainer.school.skills.house_skills import Books
from trainer.school.skills.round_evidence import EvidenceMaker
from trainer.wording import in_english

NOW_MS = 1_795_000_000_000
EVERYTHING = Scope("", None, None, ALL_TIME)


@dataclass(frozen=True)
class Worked:
    """One round, from its events alone."""

    account: str
    debrief: Debrief
    dealt: Dealt
    seen: tuple[Observation, ...]


@pytest.fixture(scope="module")
def shelf() -> HouseShelf:
    return load_houses()


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory, shelf: HouseShelf) -> Iterator[Registry]:
    wall = MovedClock(NOW_MS)
    file = tmp_path_factory.mktemp("events") / "school.sqlite3"
    registry = Registry.open(file, wall.wall, make=True)
    for _ in Making(registry, shelf, wall, 7, Size(trainees=1, days=2)).days():
        pass
    yield registry
    registry.close()


@pytest.fixture(scope="module")
def worked(school: Registry, shelf: HouseShelf) -> list[Worked]:
    """Every finished round, marked anew."""
    recipes, showing = sound_recipes()[0], EvidenceMaker(Books(shelf), school)
    owners = {each.chain: each.account for each in school.rows(ChainRow)}
    ended = [e for e in school.rows(EventRow, order="at_ms") if e.kind == Kind.FINISHED.value]
    found = []
    for event in ended:
        attempt = school.attempt(event.attempt)
        assert attempt is not None
        assert event.chain != SCHOOL
        round_ = played(attempt, houses_as_dealt(attempt, shelf), recipes)
        assert round_ is not None
        seen = showing.of_round(attempt, marking_of(round_)).observations
        found.append(Worked(owners[event.chain], debrief_of(round_), attempt.dealt, seen))
    assert len(found) > 8
    return found


@pytest.fixture(scope="module")
def asked(school: Registry, shelf: HouseShelf) -> list[Observation]:
    """Every answer of the finished sittings of questions, marked anew."""
    showing = EvidenceMaker(Books(shelf), school)
    rooms = ItemHouses(shelf, sound_recipes()[0], showing)
    ended = [e for e in school.rows(EventRow) if e.kind == Kind.QUICK_FINISHED.value]
    sat = [replayed(school.events_of(each.attempt)) for each in ended]
    assert sat
    with in_english():
        made = [derived(each, rooms.asked_at(each), showing) for each in sat]
    return [each for one in made for each in one.observed.observations]


@pytest.fixture(scope="module")
def reports(school: Registry, shelf: HouseShelf) -> Reports:
    return Reports(school, shelf, sound_recipes()[0], Clock(lambda: 0, lambda: NOW_MS, lambda: 0))


def test_every_round_stands_as_its_events_say(school: Registry, worked: list[Worked]) -> None:
    rows = {row.attempt: row for row in school.rows(RoundRow)}
    assert set(rows) == {each.debrief.attempt_id for each in worked}
    for each in worked:
        row, of = rows[each.debrief.attempt_id], each.debrief
        assert row.account == each.account
        assert (row.right, row.lines, row.passed) == (of.right, of.lines, of.passed)
        assert (row.hands, row.elapsed_ms) == (of.hands, of.elapsed_ms)
        assert row.players_short_cents == of.players_short.cents
        assert row.house_short_cents == of.house_short.cents
        assert row.mistakes == len(of.mistakes)


def test_every_mistake_stands_as_the_events_say(school: Registry, worked: list[Worked]) -> None:
    told = Counter(
        (each.debrief.attempt_id, made.number, made.code)
        for each in worked
        for made in each.debrief.mistakes
    )
    assert told == Counter((row.attempt, row.number, row.code) for row in school.rows(MistakeRow))
    assert told


@pytest.mark.parametrize("by", By)
def test_the_pareto_sums_up_what_the_debriefs_told(
    reports: Reports, worked: list[Worked], by: By
) -> None:
    pareto = reports.pareto(EVERYTHING, by)
    assert pareto.mistakes == sum(len(each.debrief.mistakes) for each in worked)
    assert sum(bar.mistakes for bar in pareto.bars) == pareto.mistakes
    assert pareto.players_short == sum(each.debrief.players_short.cents for each in worked)
    assert pareto.house_short == sum(each.debrief.house_short.cents for each in worked)


def test_pace_and_accuracy_sum_up_what_the_debriefs_told(
    reports: Reports, worked: list[Worked]
) -> None:
    pace, _ = reports.viewed(EVERYTHING, paces)
    of = [each.debrief for each in worked]
    ((_, paced),) = pace.by_time
    assert paced.rounds == len(of)
    assert paced.right == sum(each.right for each in of)
    assert paced.lines == sum(each.lines for each in of)
    hands, spent = sum(each.hands for each in of), sum(each.elapsed_ms for each in of)
    assert paced.hands_per_hour == round(hands * 3_600_000 / spent)


def test_a_trainees_page_and_the_board_tell_the_rounds_of_the_events(
    reports: Reports, worked: list[Worked]
) -> None:
    for class_ in reports.classes():
        scope = Scope(class_.class_, None, None, ALL_TIME)
        for row in reports.board(scope).rows:
            mine = [each.debrief for each in worked if each.account == row.account]
            assert row.rounds == len(mine)
            page = reports.trainee(row.account, scope)
            assert page.done.rounds == len(mine)
            assert page.done.players_short == sum(each.players_short.cents for each in mine)


def test_who_works_where_is_counted_from_the_events(
    reports: Reports, worked: list[Worked], school: Registry
) -> None:
    at = Counter[str]()
    for each in worked:
        at[each.debrief.house] += each.debrief.lines
    counted = Counter[str]()
    for (_, house), cell in reports.viewed(
        EVERYTHING, partial(crossings, houses=reports.titles)
    ).cells.items():
        counted[house] += cell.lines
    assert counted == at


def _right(seen: Observation) -> bool:
    """What was right only after the program had told counts as wrong."""
    return seen.right and not seen.hinted


def test_how_areas_are_learned_is_counted_from_the_events(
    reports: Reports, worked: list[Worked], asked: list[Observation], shelf: HouseShelf
) -> None:
    """Of every area how many decisions were asked for, in rounds and in questions, and how many
    were right: its curve's points come to the same."""
    seen, right = Counter[Area](), Counter[Area]()
    books = Books(shelf)
    for each in (
        *asked,
        *(one for round_ in worked if round_.debrief.hands for one in round_.seen),
    ):
        area = books.book(each.house)[each.skill].area
        seen[area] += 1
        right[area] += _right(each)
    learned = reports.viewed(EVERYTHING, curves)
    told = {area: sum(point.seen for point in of) for area, of in learned.by_area.items()}
    assert told == seen
    assert {area: sum(point.right for point in of) for area, of in learned.by_area.items()} == right
    assert sum(point.seen for point in learned.together) == seen.total()


def test_items_are_counted_from_the_events(reports: Reports, worked: list[Worked]) -> None:
    """Of rounds of exams and of true chance alone: their answers skill by skill."""
    answers, right = Counter[str](), Counter[str]()
    for round_ in worked:
        if round_.dealt.exam or round_.dealt.drill == AS_IT_COMES:
            for each in round_.seen:
                answers[each.skill] += 1
                right[each.skill] += _right(each)
    ranked = reports.viewed(EVERYTHING, items)
    assert {each.skill: each.answers for each in ranked} == answers
    told = {each.skill: each.right for each in ranked if each.right is not None}
    assert told == {
        skill: pytest.approx(right[skill] / count)
        for skill, count in answers.items()
        if count >= 30
    }
