"""The live table: seeded, answered, recorded, and told of."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from tests.records.broken import broken_at
from tests.sampled import thinned
from tests.school.live.dealers import (
    ANSWERS_WELL,
    ERRS_UNDER_LOAD,
    IGNORES,
    Dealer,
    acts_of,
    work_round,
    work_shift,
)
from trainer.document import Chart, Section
from trainer.drills.generate import generate
from trainer.drills.live.tempers import LAPSES_MS, WishAnswer
from trainer.drills.live.wishes import (
    Interruption,
    Wishes,
    WishHandled,
    WishStep,
    due,
    handled,
    interruptions,
    people,
)
from trainer.drills.recipe import Exercise
from trainer.drills.stream import Stream
from trainer.game.pay import SourceKind
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.library.scenarios.tempers_file import bundled_tempers
from trainer.marking.mistake import Severity
from trainer.records.attempt import replay
from trainer.records.log import Log
from trainer.school.clock import SYSTEM
from trainer.school.live.figures import Shift
from trainer.school.pages.live_pace import _paces
from trainer.school.pages.live_report import LiveReportRoute, load_live_report, tell_live_report
from trainer.school.pages.log_pages import WatchRound
from trainer.school.practice import RECORDS, Practice

HOUSES = tuple(load_houses())
DRILL = "live-table"


MINUTES = 5


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Practice]:
    """Shifts of five minutes."""
    short = {
        name: replace(each, minutes=MINUTES)
        for name, each in load_recipes().items()
        if each.exercise is Exercise.LIVE
    }
    log = Log.open(tmp_path_factory.mktemp("live") / RECORDS, SYSTEM.wall)
    opened = Practice(load_houses(), short, log)
    yield opened
    opened.close()


def shift_of(school: Practice, house: str, dealer: Dealer, seed: int = 7) -> Shift:
    sitting = work_shift(school, house, DRILL, seed, dealer, Stream(seed))
    shift = school.shifts.of(sitting)
    assert shift is not None
    return shift


def test_the_same_seed_and_acts_bring_the_same_wishes(school: Practice) -> None:
    first = shift_of(school, "mbs", ANSWERS_WELL)
    again = shift_of(school, "mbs", ANSWERS_WELL)
    assert [(e.began_ms, e.person, e.wish, e.handled) for e in first.wishes] == [
        (e.began_ms, e.person, e.wish, e.handled) for e in again.wishes
    ]
    assert len(first.wishes) > 5


def test_a_shift_ends_with_the_round_in_which_its_minutes_are_over(school: Practice) -> None:
    shift = shift_of(school, "posted", ANSWERS_WELL)
    last = shift.rounds[-1]
    assert last.began_ms < MINUTES * 60_000 <= shift.elapsed_ms
    assert school.left_off() is None, "nothing of it is left to go on with"


@pytest.mark.parametrize("house", thinned(HOUSES, 2))
def test_the_report_tells_apart_who_answers_and_who_ignores(school: Practice, house: str) -> None:
    well, ignores = shift_of(school, house, ANSWERS_WELL), shift_of(school, house, IGNORES)
    assert {each.handled for each in well.wishes} <= {WishHandled.RIGHT, WishHandled.IGNORED}
    assert sum(each.handled is WishHandled.RIGHT for each in well.wishes) > 0.8 * len(well.wishes)
    assert {each.handled for each in ignores.wishes} == {WishHandled.IGNORED}
    assert well.accuracy_lost is not None
    assert ignores.accuracy_lost is not None
    assert well.accuracy_lost.low <= 0 <= well.accuracy_lost.high


def test_who_errs_under_load_is_told_so(school: Practice) -> None:
    shift = shift_of(school, "mbs", Dealer(quiet=0, load=600), seed=3)
    lost = shift.accuracy_lost
    assert lost is not None
    assert lost.value < -0.2
    assert lost.high < 0, "the interval leaves zero out"
    document = tell_live_report(
        load_live_report(school, LiveReportRoute(), school_now())[1], LiveReportRoute()
    )
    words = str(document)
    assert "You are worse under load." in words


def test_interruptions_are_recorded_durably_and_read_back(school: Practice) -> None:
    sitting = school.start("boxes", "live-rush", 17)
    work_round(sitting, ERRS_UNDER_LOAD, Stream(2))
    log = school.shifts.log
    told = replay(log.of_attempt(sitting.attempt_id))
    assert told.interrupted
    assert not broken_at(log.events())
    assert {step.step for _, step in told.interrupted} <= {each.value for each in WishStep}
    assert all(not each.action.startswith("rule") for each in told.acts), "no act of the round"


def test_a_round_left_open_goes_on_with_the_wishes_that_waited(school: Practice) -> None:
    sitting = school.start("mbs", "live-rush", 17)
    assert sitting.live is not None
    for number, action in enumerate(acts_of(sitting), 1):
        sitting.act(action, 1500 * number)
        if sitting.live.open:
            break
    again = school.resume()
    assert again is not None
    assert again.live is not None
    assert [each.of.number for each in again.live.open] == [
        each.of.number for each in sitting.live.open
    ]


def test_a_quiet_dealer_is_asked_by_the_clock() -> None:
    """An interruption comes after an act, or after a measured time without it."""
    tempers, house = bundled_tempers(), load_houses()["mbs"]
    wishes = _wishes_of(house.id)
    assert not wishes.after(0, 0)
    told = wishes.after(0, 10 * 60_000)
    assert [each.step for each in told] == [WishStep.ASKED] * len(told)
    assert len(told) == tempers.tempos["rush"].at_once


def _wishes_of(house: str) -> Wishes:
    tempers, school = bundled_tempers(), load_houses()
    round_ = generate(school[house].rules, load_recipes()["live-rush"], 17)
    tempo = tempers.tempos["rush"]
    planned = interruptions(tempers, tempo, people(tempers, 17), round_, 17)
    return Wishes(planned, tempers.wishes, tempo.at_once)


def test_what_is_not_met_lands_and_lapses_and_one_moment_waits() -> None:
    wishes = _wishes_of("mbs")
    wishes.after(99, 1000)
    reaching = [e for e in wishes.open if bundled_tempers().wishes[e.of.wish].lands_ms is not None]
    patient = [e for e in wishes.open if e not in reaching]
    assert reaching
    assert patient
    wishes.answer(patient[0].of.seat, WishAnswer.WAIT, 2000)
    told = wishes.after(99, 1000 + LAPSES_MS)
    assert {each.step for each in told} >= {WishStep.LANDED, WishStep.LAPSED}
    assert wishes.at(patient[0].of.seat) is not None, "the dealer asked for a moment"
    assert patient[0].of.number in {each.of.number for each in wishes.end(20_000)}


@pytest.mark.parametrize(
    ("house", "wish", "answer", "clause"),
    [
        ("mbs", "late_bet", WishAnswer.STOP, "MBS 5.6"),
        ("mbs", "takes_back", WishAnswer.STOP, "MBS 5.7"),
        ("prime", "late_bet", WishAnswer.STOP, "PRIME ¶3"),
        ("boxes", "credit", WishAnswer.STOP, "BOX •9"),
    ],
)
def test_what_the_document_orders_is_due_with_its_clause(
    house: str, wish: str, answer: WishAnswer, clause: str
) -> None:
    owed = due(load_houses()[house], bundled_tempers().wishes[wish])
    assert owed.answers[0] is answer
    assert str(owed.source) == clause
    assert owed.source.kind is SourceKind.DOCUMENT


@pytest.mark.parametrize("wish", ["off_table", "talk"])
def test_boxes_forbids_it_and_the_school_reads_who_decides(wish: str) -> None:
    """BOX •4, •5 forbid it and do not say what follows."""
    owed = due(load_houses()["boxes"], bundled_tempers().wishes[wish])
    assert owed.answers == (WishAnswer.FLOOR,)
    assert owed.source.kind is SourceKind.READING


@pytest.mark.parametrize("wish", list(bundled_tempers().wishes))
@pytest.mark.parametrize("house", HOUSES)
def test_to_call_the_floor_is_never_wrong_where_something_is_ruled(house: str, wish: str) -> None:
    met = bundled_tempers().wishes[wish]
    owed = due(load_houses()[house], met)
    if met.event is not None:
        assert WishAnswer.FLOOR in owed.answers
    assert handled(owed, owed.answers[0], landed=False) is WishHandled.RIGHT
    assert handled(owed, None, landed=False) is WishHandled.IGNORED
    assert handled(owed, WishAnswer.WAIT, landed=False) is WishHandled.IGNORED


def test_a_reading_is_at_most_minor_and_money_by_a_clause_critical(school: Practice) -> None:
    for house in ("mbs", "posted"):
        for met in shift_of(school, house, IGNORES).wishes:
            by_clause = met.due.source.kind is SourceKind.DOCUMENT
            wants = Severity.CRITICAL if by_clause and met.due.at_once else Severity.SERIOUS
            assert met.severity is (wants if by_clause else Severity.MINOR)


def test_every_mistake_and_interruption_has_its_place_below_the_pace(school: Practice) -> None:
    shift = shift_of(school, "mbs", ERRS_UNDER_LOAD)
    route, figures = load_live_report(school, LiveReportRoute(shift.sitting), school_now())
    document = tell_live_report(figures, route)
    sections = [each for each in document.blocks if isinstance(each, Section)]
    (chart,) = (
        block
        for section in sections
        for block in section.blocks
        if isinstance(block, Chart) and block.lanes
    )
    mistakes, wishes = (each.events for each in chart.lanes)
    assert len(mistakes) == sum(len(each.debrief.mistakes) for each in shift.rounds) > 0
    faults = sum(each.severity is not None for each in shift.wishes)
    assert (len(wishes), sum(bool(each.mark) for each in wishes)) == (len(shift.wishes), faults)
    assert all(0 <= each.x <= chart.across.high for each in (*mistakes, *wishes))
    assert all(isinstance(each.to, WatchRound) and each.says for each in (*mistakes, *wishes))


def test_the_pace_is_told_each_minute_over_two(school: Practice) -> None:
    shift = shift_of(school, "mbs", ANSWERS_WELL)
    paces = dict(_paces(shift))
    assert list(paces) == [float(each) for each in range(1, shift.elapsed_ms // 60_000)]
    least, *_, most = sorted(
        3_600_000 * e.debrief.hands / e.debrief.elapsed_ms for e in shift.rounds
    )
    assert all(least - 1 <= each <= most + 1 for each in paces.values())


def school_now() -> datetime:
    return datetime(2026, 11, 20, tzinfo=UTC)


LATE = Interruption(1, 2, "late_bet", 0, Wager.PAIR_PLUS, 0)


def met_late(school: Practice, answer: WishAnswer | None) -> str:
    """A round at mbs in which a late bet lands after the fifth act, and is answered or not."""
    sitting = school.start("mbs", "live-rush", 17)
    live = sitting.live
    assert live is not None
    acts = acts_of(sitting)
    bet = replace(LATE, seat=sitting.round_.seats[1].number, after=5)
    live._wishes = Wishes((bet,), live.tempers.wishes, 1)
    for number, action in enumerate(acts, 1):
        sitting.act(action, 2_000 * number)
        if number == 8 and answer is not None:
            live.answer(bet.seat, answer, 2_000 * number)
    sitting.finish(2_000 * len(acts) + 500)
    return sitting.attempt_id


def test_the_debrief_tells_of_an_interruption_where_it_came(school: Practice) -> None:
    debrief = school.results.debrief(met_late(school, WishAnswer.EXPLAIN))
    assert debrief is not None
    (met,) = debrief.interruptions
    assert (met.handled, met.answer, met.landed) == (WishHandled.WRONG, WishAnswer.EXPLAIN, True)
    place = next(at for at, row in enumerate(debrief.rows) if row.met == met)
    assert [row.at for row in debrief.rows[place - 1 : place + 2]] == [4, None, 5]
    row = debrief.rows[place]
    assert row.required == met.due.answers[0].words
    assert row.done == WishAnswer.EXPLAIN.words
    assert row.differs is (met.severity is not None)
    assert debrief.points == 100, "it changes no score"
    assert len(debrief.mistakes) == 0


def test_the_replay_shows_a_late_chip_from_its_reach_to_the_answer(school: Practice) -> None:
    tape = school.tape(met_late(school, WishAnswer.EXPLAIN))
    assert tape is not None
    asked = tape.step_met(1)
    assert asked is not None
    lies = [tuple(each.lies for each in frame.late) for frame in tape.frames]
    answered = next(step for step, frame in enumerate(tape.frames) if frame.fault is not None)
    landed = lies.index((True,))
    assert asked < landed < answered
    assert set(lies[asked:landed]) == {(False,)}
    assert set(lies[landed:answered]) == {(True,)}
    assert set(lies[:asked] + lies[answered:]) == {()}
    assert answered in tape.marked, "the keys for mistakes lead there"
    assert tape.frames[asked].place == (tape.frames[asked].met.person.seat, Wager.PAIR_PLUS)  # type: ignore[union-attr]
    times = [frame.at_ms for frame in tape.frames]
    assert times == sorted(times)


def test_a_late_chip_that_nobody_stopped_stays_to_the_end(school: Practice) -> None:
    attempt = met_late(school, None)
    tape, debrief = school.tape(attempt), school.results.debrief(attempt)
    assert tape is not None
    assert debrief is not None
    assert [each.lies for each in tape.frames[-1].late] == [True]
    assert debrief.interruptions[0].outcome == "The late chip stayed on the felt."
