"""Rounds marked again after a rule was corrected: seen first, then in force, the old ones kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.records.registry.busy import contents
from tests.school.exam.delivering import mark_all
from tests.school.privacy.one_school import OneSchool
from tests.school.re_marking.corrected import (
    DECK_COUNT,
    HOUSE,
    correct,
    correct_ruling,
    curriculum,
    sit_rulings,
)
from trainer.errors import InputError
from trainer.records.event import Event, Kind
from trainer.records.registry.acts import SCHOOL, Role
from trainer.records.registry.care.rebuilt_tables import put_right, unlike
from trainer.records.registry.faults import ActRefused, RegistryDown
from trainer.records.registry.re_marks import Again
from trainer.records.registry.re_marks import ReMarking as Why
from trainer.records.registry.reads import marked_otherwise
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import (
    MistakeRow,
    QuickRow,
    RoundRow,
    quick,
    round_mistakes,
    rounds,
)
from trainer.records.registry.rows.review import ReMarkingRow
from trainer.records.registry.said import OverrideRow
from trainer.records.registry.tables import ALL, MARKED, ROLLED_UP
from trainer.records.registry.where import File, where
from trainer.school.marks_stamp import marked_by
from trainer.school.people.rights import NotAllowed
from trainer.school.re_marking import re_marking
from trainer.school.re_marking.re_marking import ReMarker
from trainer.school.records_care.school_doctor import examine_school

WHY = "An Ante that wins is paid 2 to 1."


def _by_supervisor(school: OneSchool, houses: Path | None = None) -> ReMarker:
    return ReMarker(school.registry, school.supervisor, curriculum(houses))


def _rounds(registry: Registry) -> list[RoundRow]:
    return list(registry.rows(RoundRow, house=HOUSE, order="attempt"))


def _but_by_what(tables: Mapping[str, frozenset[Any]]) -> dict[str, frozenset[Any]]:
    """All that is marked, but for the rules' own name."""
    without = {}
    for table in (rounds, quick):
        at = list(table.columns).index(table.c.marked_by)
        without[table.name] = frozenset((*row[:at], *row[at + 1 :]) for row in tables[table.name])
    return {**tables, **without}


def test_rules_that_say_the_same_mark_the_same_as_the_station_did(
    anywhere: OneSchool, tmp_path: Path
) -> None:
    registry = anywhere.registry
    with registry.transaction() as db:  # as if a wrong rule had been found behind one
        one = registry.rows(MistakeRow)[0]
        of = (round_mistakes.c.attempt == one.attempt, round_mistakes.c.number == one.number)
        db.execute(round_mistakes.update().where(*of).values(misreading="push_is_loss"))
    deque(put_right(registry), maxlen=0)
    before = contents(registry, (*MARKED, *ROLLED_UP))
    marking = _by_supervisor(anywhere, correct(tmp_path / "houses", same=True))
    changes = marking.look(HOUSE)
    assert (len(changes.changes), changes.differing, changes.unread) == (3, (), ())
    assert (len(changes.quick), changes.quick_differing, changes.exams) == (1, (), ())
    assert marking.waiting() == {HOUSE: (3, 1)}
    assert marking.apply(changes, WHY) == 2, "one for the rounds, one for the questions"
    mark_all(registry, curriculum(tmp_path / "houses"))
    assert marking.waiting() == {}
    after = contents(registry, (*MARKED, *ROLLED_UP))
    assert after != before
    assert _but_by_what(after) == _but_by_what(before)
    assert not marking.look(HOUSE)


def test_of_very_many_it_is_counted_only_that_there_are_more(
    school: OneSchool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marking = _by_supervisor(school, correct(tmp_path / "houses", same=True))
    assert marking.waiting() == {HOUSE: (3, 1)}
    monkeypatch.setattr(marked_otherwise, "COUNTED_TO", 1)
    assert marking.waiting() == {HOUSE: (2, 1)}


def test_figures_and_sums_follow_a_corrected_rule_and_the_act_keeps_the_old_ones(
    anywhere: OneSchool, tmp_path: Path
) -> None:
    registry, before = anywhere.registry, _rounds(anywhere.registry)
    everything = contents(registry, ALL)
    corrected = correct(tmp_path / "houses")
    marking = _by_supervisor(anywhere, corrected)
    changes = marking.look(HOUSE)
    assert contents(registry, ALL) == everything, "to look changes nothing"
    assert [len(each) for each in (changes.changes, changes.differing, changes.outcomes)] == [
        *(3, 3, 2)
    ]
    assert changes.of_exams == 1
    for outcome in changes.outcomes:
        assert (outcome.was.passed, outcome.now.passed) == (True, False)
        assert (outcome.was.tenths, outcome.now.tenths) == (1000, 750)

    registry.station = "office-1"
    marking.apply(changes, WHY)
    registry.station = ""
    mark_all(registry, curriculum(corrected))
    today = marked_by(curriculum(corrected).shelf[HOUSE])
    after = _rounds(registry)
    assert [each.marked_by for each in after] == [today] * 3
    was = {each.attempt: each for each in before}
    for row in after:
        assert row.players_short_cents == was[row.attempt].players_short_cents + 500
        told = ("account", "station", "chain", "taught", "exam", "dealt_at_ms")
        assert [getattr(row, each) for each in told] == [
            getattr(was[row.attempt], each) for each in told
        ]
    act, _ = [each for each in registry.events_in(SCHOOL, 0) if each.kind == "re_marked"][-2:]
    assert (act.facts["by"], act.facts["reason"]) == (anywhere.supervisor.id, WHY)
    assert act.facts["where"] == "office-1"
    assert {each["attempt"]: each["passed"] for each in act.facts["was"]} == {
        each.attempt: each.passed for each in before
    }
    listed = registry.row(ReMarkingRow, event=act.id)
    assert listed is not None
    assert (listed.rounds, listed.from_, listed.to_) == (3, before[0].marked_by, today)

    kept = contents(registry, ROLLED_UP)
    assert kept != {each.name: everything[each.name] for each in ROLLED_UP}
    assert examine_school(where(_place(anywhere)), lambda: 0).findings == ()


def _place(school: OneSchool) -> Path | str:
    at = school.registry.where
    return at.path if isinstance(at, File) else at.url.render_as_string(hide_password=False)


def test_what_a_supervisor_set_otherwise_stays_where_the_mistake_is_the_same(
    school: OneSchool, tmp_path: Path
) -> None:
    (override,) = school.registry.rows(OverrideRow)
    marking = _by_supervisor(school, correct(tmp_path / "houses", same=True))
    marking.apply(marking.look(HOUSE), WHY)
    with school.registry.reading() as db:
        found = db.exec_driver_sql(
            "SELECT severity, marked_severity FROM mistakes_in_force WHERE attempt = ? "
            "AND number = ?",
            (override.attempt, override.number),
        ).all()
    assert [tuple(each) for each in found] == [(override.to_, override.was)]


def test_nobody_but_a_supervisor_marks_again_and_no_station_does(
    school: OneSchool, tmp_path: Path
) -> None:
    houses = correct(tmp_path / "houses")
    author = replace(school.supervisor, role=Role.AUTHOR)
    for by in (school.admin, school.trainee, author):
        with pytest.raises(NotAllowed):
            ReMarker(school.registry, by, curriculum(houses))
    changes = _by_supervisor(school, houses).look(HOUSE)
    why = Why(HOUSE, changes.changes[0].was.marked_by, changes.to, WHY)
    for account in (school.admin, school.trainee):
        with pytest.raises(ActRefused):
            school.registry.re_mark(account.id, why, Again((changes.changes[0].was.attempt,)))
    before = contents(school.registry, ALL)
    one = changes.changes[0]
    events = school.registry.events_in(one.was.chain)
    delivery = (one.was.chain, one.was.station, one.was.account)
    answers = school.registry.submit(*delivery, [_event(each) for each in events])
    assert answers.all_kept
    assert contents(school.registry, ALL) == before, "what is marked stays as it is"


def _event(row: EventRow) -> Event:
    return Event(
        *(row.place, row.id, row.attempt, Kind(row.kind), row.at_ms),
        *(row.body, row.before, row.hash),
    )


def test_what_cannot_be_read_today_stays_as_it_was(school: OneSchool, tmp_path: Path) -> None:
    houses = correct(tmp_path / "houses")
    school.registry.erase(school.admin.id, school.trainee.id)
    before = contents(school.registry, (*MARKED, *ROLLED_UP))
    marking = _by_supervisor(school, houses)
    changes = marking.look(HOUSE)
    assert (changes.changes, len(changes.unread)) == ((), 3)
    assert (changes.quick, len(changes.unread_quick)) == ((), 1)
    assert marking.apply(changes, WHY) == 0
    assert contents(school.registry, (*MARKED, *ROLLED_UP)) == before


def test_a_house_that_is_gone_is_passed_over_and_a_reason_has_to_be_given(
    school: OneSchool, tmp_path: Path
) -> None:
    marking = _by_supervisor(school, correct(tmp_path / "houses"))
    assert marking.houses() == (HOUSE, "prime")
    assert marking.look("prime").changes == ()
    changes = marking.look(HOUSE)
    with pytest.raises(InputError, match="Give a short reason"):
        marking.apply(changes, "  ")
    assert school.registry.rows(ReMarkingRow) == ()
    with school.registry.transaction() as db:
        db.exec_driver_sql("UPDATE rounds SET house = 'gone' WHERE house = 'prime'")
    assert marking.houses() == (HOUSE,)


def test_after_a_fault_what_is_left_is_found_again(
    school: OneSchool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(re_marking, "IN_ONE_ACT", 1)
    marking = _by_supervisor(school, correct(tmp_path / "houses"))
    re_mark, calls = school.registry.re_mark, []

    def failing(*what: Any) -> EventRow:
        calls.append(what)
        if len(calls) == 2:
            raise RegistryDown("there", "unreachable", "gone for now")
        return re_mark(*what)

    monkeypatch.setattr(school.registry, "re_mark", failing)
    with pytest.raises(RegistryDown):
        marking.apply(marking.look(HOUSE), WHY)
    assert len(school.registry.rows(ReMarkingRow)) == 1
    left = marking.look(HOUSE)
    assert len(left.changes) == 2
    assert marking.apply(left, WHY) == 3
    assert not marking.look(HOUSE)


def test_a_corrected_ruling_marks_the_questions_again_that_asked_for_it(
    school: OneSchool, tmp_path: Path
) -> None:
    """No rule about money changed: rounds stay as they are."""
    attempt, asked = sit_rulings(school, DECK_COUNT)
    marking = _by_supervisor(school, correct_ruling(tmp_path / "houses"))
    changes = marking.look(HOUSE)
    assert changes.differing == ()
    (change,) = changes.quick_differing
    assert (change.was.attempt, change.was.right) == (attempt, change.was.items)
    assert change.now.right == change.was.items - asked
    marking.apply(changes, WHY)
    row = school.registry.row(QuickRow, attempt=attempt)
    assert row is not None
    assert (row.right, row.account) == (change.now.right, school.trainee.id)
    assert unlike(school.registry.where) == {}
