"""An exam in the log: its story, its seal, and that nothing of it is gone on with as practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

import pytest

from tests.records.exams import PASSED, RULED, begun, dealt_in
from tests.records.rounds import dealt, derive
from trainer.marking.belief_words import belief_words
from trainer.records.attempt import AttemptState
from trainer.records.event import Kind, written
from trainer.records.exam import ExamLog, ExamOutcome, result
from trainer.records.flaw import Wrong
from trainer.records.lifecycle import Stories
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.records.verified import verify

AT = {"elapsed_ms": 5}
FACTS: Mapping[Kind, dict[str, Any]] = {
    Kind.EXAM_BEGUN: asdict(begun("x")),
    Kind.EXAM_RULED: {"sitting": "x", **asdict(RULED)},
    Kind.EXAM_LEFT: {"sitting": "x", "note": "fire alarm", **AT},
    Kind.EXAM_RESUMED: {"sitting": "x", "by": "s", "since_ms": 9, **AT},
    Kind.EXAM_ENDED: {"sitting": "x", **asdict(PASSED)},
    Kind.DEALT: asdict(dealt_in("x")),
    Kind.ACTED: {"action": "clear 3", **AT},
    Kind.FINISHED: AT,
    Kind.ABANDONED: AT,
}
B, R, L, G, E = (
    Kind.EXAM_BEGUN,
    Kind.EXAM_RULED,
    Kind.EXAM_LEFT,
    Kind.EXAM_RESUMED,
    Kind.EXAM_ENDED,
)
D, A, F, Z = Kind.DEALT, Kind.ACTED, Kind.FINISHED, Kind.ABANDONED


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ((B, D, A, F, R, L, G, E), None),
        ((B, D, A, G, A, F, E), None),  # it was killed, and gone on with
        ((B, D, A, L, Z, E), None),  # left, and discontinued by a supervisor
        ((D,), Wrong.OUTSIDE_EXAM),
        ((B, E, D), Wrong.OUTSIDE_EXAM),
        ((B, L, D), Wrong.OUTSIDE_EXAM),
        ((B, D, L, A), Wrong.OUTSIDE_EXAM),
        ((B, D, L, F), Wrong.OUTSIDE_EXAM),
        ((B, L, R), Wrong.OUTSIDE_EXAM),
        ((B, L, L), Wrong.OUTSIDE_EXAM),
        ((B, R, R), Wrong.BAD_ANSWER),  # the first irregularity is ruled once
        ((B, E, L), Wrong.AFTER_END),
        ((B, B), Wrong.BEGUN_TWICE),
        ((R,), Wrong.NOT_BEGUN),
    ],
)
def test_a_story_of_an_exam_can_have_been(told: tuple[Kind, ...], wrong: Wrong | None) -> None:
    stories = Stories()
    of_rounds = {D, A, F, Z}
    found = [
        stories.wrong("round" if kind in of_rounds else "x", kind, written(FACTS[kind]))
        for kind in told
    ]
    assert found == [None] * (len(told) - 1) + [wrong]


NOT_NEEDED = {"sitting", "note", "by", "zone_min", "alone", "starred", "wrong_rules"}
"""What other kinds of events do not say, or older ends of exams did not."""


@pytest.mark.parametrize("kind", [B, R, L, G, E])
def test_what_an_exam_s_event_says_is_looked_at(kind: Kind) -> None:
    for name in FACTS[kind]:
        if name not in NOT_NEEDED:
            less = {key: value for key, value in FACTS[kind].items() if key != name}
            assert Stories().wrong("x", kind, written(less)) is Wrong.BAD_BODY, name


@pytest.mark.parametrize("odd", [[7], [None], ["=x"], ["="], ["=-1"]])
def test_the_areas_and_wrong_rules_of_a_result_are_words(odd: list[Any]) -> None:
    """One such exam stopped the school's export of all of them."""
    read = result({**FACTS[Kind.EXAM_ENDED], "failed_areas": odd, "wrong_rules": odd})
    assert read.failed_areas == read.wrong_rules == tuple(map(str, odd))
    assert [belief_words(each) for each in read.wrong_rules or ()] == [*map(str, odd)]


def _sitting(log: Log) -> str:
    sitting = log.new_id()
    ExamLog(log).begun(begun(sitting))
    return sitting


def test_a_sitting_is_read_back_as_it_was_recorded(log: Log) -> None:
    exams, sitting = ExamLog(log), _sitting(log)
    first = log.dealt(dealt_in(sitting))
    log.acted(first, "clear 3", 400)
    exams.left(sitting, "fire alarm", 400)
    assert exams.sat(sitting).away  # type: ignore[union-attr]
    exams.resumed(sitting, "supervisor", 400)
    log.finished(first, 900)
    exams.ruled(sitting, RULED)
    exams.resumed(sitting, "supervisor", 900)
    exams.ended(sitting, PASSED)
    sat = exams.sat(sitting)
    assert sat is not None
    assert sat.begun == begun(sitting)
    assert sat.rulings == (RULED,)
    assert sat.result == PASSED
    assert not sat.away
    left, killed = sat.breaks
    assert (left.note, left.by) == ("fire alarm", "supervisor")
    assert left.since_ms < (left.until_ms or 0)
    assert (killed.note, killed.by) == ("", "supervisor")
    assert killed.since_ms < (killed.until_ms or 0)
    assert sat.seen_ms == 900
    assert [each.id for each in exams.rounds(sat)] == [first]
    assert list(exams.all()) == [sat]
    assert verify(log.file.path).sound


@pytest.mark.parametrize("since_ms", [10**18 - 1, -(10**18) + 1])
def test_a_station_says_of_no_break_that_it_began_on_a_day_of_no_calendar(
    log: Log, since_ms: int
) -> None:
    """The result sheet could not be opened."""
    ExamLog(log).begun(begun("x"))
    log.append("x", Kind.EXAM_RESUMED, FACTS[Kind.EXAM_RESUMED] | {"since_ms": since_ms})
    sat = ExamLog(log).sat("x")
    assert sat is not None
    (away,) = sat.breaks
    assert away.until_ms is not None
    assert 0 <= away.since_ms <= away.until_ms


def test_of_a_sealed_exam_nothing_is_derived_before_it_ends(log: Log) -> None:
    exams, sitting, store = ExamLog(log), _sitting(log), Store(log)
    before = log.dealt(dealt())
    log.finished(before, 100)
    sealed = log.dealt(dealt_in(sitting))
    log.finished(sealed, 100)
    store.rebuild(derive)
    assert [each.attempt for each in store.results()] == [before]
    assert log.sealed() == {sitting}
    exams.ended(sitting, replace(PASSED, outcome=ExamOutcome.FAILED, failed_areas=("ties",)))
    store.rebuild(derive)
    assert {each.attempt for each in store.results()} == {before, sealed}
    assert log.sealed() == frozenset()
    assert exams.under_way() is None


def test_of_an_exam_only_its_own_rounds_are_read(log: Log) -> None:
    """The marker had to read all that an account did since, for each of hundreds of exams."""
    sitting = _sitting(log)
    own, practice = log.dealt(dealt_in(sitting)), log.dealt(dealt())
    for each in (own, practice):
        log.finished(each, 100)
    ExamLog(log).ended(sitting, PASSED)
    sat = ExamLog(log).sat(sitting)
    assert sat is not None
    assert {each.attempt for each in log.of_exam(sitting, sat.first, 9)} == {own, sitting}
    assert not log.is_sealed(sitting)


def test_practice_never_goes_on_with_a_round_of_an_exam(log: Log) -> None:
    practice = log.dealt(dealt())
    log.acted(practice, "clear 3", 5)
    sitting = _sitting(log)
    for number in (1, 2):
        attempt = log.dealt(dealt_in(sitting, number))
        log.acted(attempt, "clear 3", 5)
    last = log.last_attempt()
    assert last is not None
    assert (last.id, last.state) == (practice, AttemptState.OPEN)


def test_where_there_are_only_rounds_of_exams_there_is_nothing_to_go_on_with(log: Log) -> None:
    log.dealt(dealt_in(_sitting(log)))
    assert log.last_attempt() is None
