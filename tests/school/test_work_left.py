"""What was not worked is evidence of nothing: no skill, no wrong rule, no pace (TEACHING)."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.school.tables import DRILL, FAULTLESS, Ticking, open_practice
from tests.some_houses import HOUSES, house
from trainer.commands.text_debrief import score_text
from trainer.dealing.action import Action
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.settle import settle
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.marking.conduct import conduct
from trainer.marking.exposures import evidence_in
from trainer.marking.mark import mark
from trainer.marking.predict import Misread
from trainer.marking.worked_part import hands_worked, unworked
from trainer.records.log import Log
from trainer.records.results import NOTHING_OBSERVED, RoundResult
from trainer.records.store import Store
from trainer.school.clock import Clock
from trainer.school.debrief.briefing import PlayedRound, debrief_of, figures_of, marking_of
from trainer.school.marker.todays_marks import mistakes_that_count, round_marked
from trainer.school.marks_stamp import GUIDED
from trainer.school.practice import RECORDS, Practice
from trainer.school.reports.counts import chances_of
from trainer.school.session.plan import FIRST_HAND_MS, hand_ms
from trainer.school.sitting import Sitting
from trainer.school.skills.judgement import judged

HOUSE = "six-card-bonus"
WHOLE = Part.WHOLE


def begin(practice: Practice) -> Sitting:
    return practice.start(HOUSE, DRILL.name, seed=7)


def result(practice: Practice, attempt: str) -> RoundResult:
    return Store(practice._log).results_of([attempt])[attempt]


# ------------------------------------------------------------------------- the marks of a trace


@pytest.mark.parametrize("part", list(Part))
@pytest.mark.parametrize("name", HOUSES)
def test_a_round_ended_untouched_shows_nothing_at_all(name: str, part: Part) -> None:
    rules, misread = house(name).rules, Misread(house(name).rules, {})
    for round_ in deal(rules, 3, 6, None, ()):
        script = script_for(house(name), round_, settle(rules, round_), part)
        verdict = mark(script, []).verdict
        assert hands_worked(verdict) == 0
        assert unworked(verdict) == {seat.number for seat in round_.seats}
        assert evidence_in(misread, verdict).exposures == ()
        assert judged(verdict) == ()
        assert conduct(verdict) == ()


@pytest.mark.parametrize("part", list(Part))
@pytest.mark.parametrize("name", HOUSES)
def test_a_round_broken_off_shows_nothing_of_what_was_not_come_to(name: str, part: Part) -> None:
    """Wherever it is broken off: what was done was right, so nothing wrong is seen."""
    rules, misread = house(name).rules, Misread(house(name).rules, {})
    (round_,) = deal(rules, 11, 1, None, ())
    script = script_for(house(name), round_, settle(rules, round_), part)
    whole = [str(act) for act in faultless(script)]
    for end in _between_seats(whole):
        verdict = mark(script, whole[:end]).verdict
        left = unworked(verdict)
        assert all(each.cell[0] not in left for each in evidence_in(misread, verdict).exposures)
        wrong = [each.touch for each in judged(verdict) if not each.right]
        assert wrong == []
        assert {each.seen.value for each in conduct(verdict)} <= {"clean", "other"}


def _between_seats(trace: list[str]) -> list[int]:
    """The places where work at one seat is over, and that at the next not begun."""
    cleared = [at for at, act in enumerate(trace, 1) if act.startswith(("clear", "reveal dealer"))]
    return cleared or [len(trace)]


@pytest.mark.parametrize("name", HOUSES)
def test_in_a_faultless_round_every_hand_is_worked(name: str) -> None:
    for round_ in deal(house(name).rules, 5, 10, None, ()):
        for part in Part:
            script = script_for(house(name), round_, settle(house(name).rules, round_), part)
            verdict = mark(script, [str(act) for act in faultless(script)]).verdict
            assert (hands_worked(verdict), unworked(verdict)) == (len(round_.seats), frozenset())


# --------------------------------------------------------------------------------- the records


def test_a_round_ended_untouched_is_recorded_and_counts_in_nothing(
    practice: Practice, clock: Ticking
) -> None:
    """It was a pace of 490 hands an hour, and a wrong rule that was very likely (99%)."""
    for _ in range(3):
        sitting = begin(practice)
        clock.now_ms += 22_000
        debrief = sitting.finish()
        assert (debrief.hands, debrief.hands_per_hour) == (0, None)
    assert_counts_in_nothing(practice)


def test_hands_that_were_not_worked_are_no_pace(practice: Practice, clock: Ticking) -> None:
    """One seat of four in half a minute is 120 hands an hour, not 480."""
    sitting = begin(practice)
    first_seat = FAULTLESS[: FAULTLESS.index("clear 7") + 1]
    for act in first_seat:
        sitting.act(Action.parse(act))
    assert sitting.left == (1, 4, 6)
    clock.now_ms += 60_000
    assert sitting.finish().hands == 2
    assert result(practice, sitting.attempt_id).hands == 2


def test_a_seat_whose_cards_still_lie_is_not_finished(practice: Practice) -> None:
    """Anyone can see them; a wager forgotten under cleared cards would give the answer away."""
    sitting = begin(practice)
    for act in FAULTLESS[: FAULTLESS.index("clear 7")]:
        sitting.act(Action.parse(act))
    assert sitting.left == (1, 4, 6, 7)


@pytest.mark.parametrize("slip", [False, True])
def test_a_guided_round_counts_in_nothing(
    shelf: HouseShelf, home: Path, clock: Ticking, slip: bool
) -> None:
    recipes = sound_recipes()[0]
    times = Clock(clock.running, clock.wall)
    practice = Practice(shelf, recipes, Log.open(home / RECORDS, clock.wall), times)
    first = next(each for each in recipes.values() if each.guided)
    sitting = practice.start(HOUSE, first.name, seed=7)
    script = script_for(
        sitting.house, sitting.round_, settle(sitting.house.rules, sitting.round_), sitting.part
    )
    acts = list(faultless(script))
    for act in acts[: -3 if slip else None]:
        clock.now_ms += 1_000
        sitting.act(act)
    debrief = sitting.finish()
    assert bool(debrief.mistakes) is slip
    assert (debrief.hands, debrief.hands_per_hour) == (0, None)
    assert_counts_in_nothing(practice)
    practice.close()


def assert_counts_in_nothing(practice: Practice) -> None:
    """No skill, no wrong rule, no pace, no plan."""
    store = practice.skills.store
    assert list(store.observations()) == []
    assert store.latest_exposures(HOUSE, 1) == {}
    assert practice.beliefs.of(HOUSE) == ()
    figures = practice.progress.at(HOUSE).figures
    assert (figures.hands_per_hour, figures.accuracy, figures.lines) == (None, None, 0)
    assert hand_ms(Store(practice._log).results()) == FIRST_HAND_MS
    assert practice.sessions.plan(practice.house(HOUSE)).due == 0


def test_rows_of_an_older_program_are_derived_anew(
    shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    practice = open_practice(shelf, home, clock)
    sitting = begin(practice)
    clock.now_ms += 22_000
    sitting.finish()
    practice.close()
    with closing(sqlite3.connect(home / RECORDS)) as db:
        db.execute("UPDATE results SET hands = 4, marked_by = '2:' || substr(marked_by, 3)")
        db.commit()
    practice = open_practice(shelf, home, clock)
    practice.results.at(HOUSE)
    assert result(practice, sitting.attempt_id).hands == 0
    practice.close()


def test_what_the_school_gets_of_such_a_round_counts_in_no_sum(practice: Practice) -> None:
    sitting = begin(practice)
    sitting.finish(22_000)
    attempt, found = practice._log.attempt(sitting.attempt_id), result(practice, sitting.attempt_id)
    assert attempt is not None
    verdict = mark(
        script_for(sitting.house, sitting.round_, settle(sitting.house.rules, sitting.round_)), []
    ).verdict
    book = practice.skills.book(HOUSE)
    marked, items = round_marked(found, attempt.dealt, NOTHING_OBSERVED, verdict, book, ())
    assert (marked.hands, marked.elapsed_ms, marked.right, marked.lines) == (0, 0, 0, 0)
    assert (marked.counts, items) == ({}, ())
    assert Store(practice._log).mistakes_of([sitting.attempt_id])[sitting.attempt_id] == ()


def test_the_school_hears_of_mistakes_where_no_hand_was_come_to(practice: Practice) -> None:
    """The station lists them, and so does the school: the dealer's hand was turned, and the table
    left. What a guided round shows is listed by the station alone."""
    sitting = begin(practice)
    sitting.act(Action.parse("reveal dealer"))
    sitting.finish()
    made = Store(practice._log).mistakes_of([sitting.attempt_id])[sitting.attempt_id]
    found = result(practice, sitting.attempt_id)
    assert (found.hands, found.passed) == (0, False)
    assert made
    assert tuple(mistakes_that_count(found, made)) == made
    assert tuple(mistakes_that_count(replace(found, mode=GUIDED), made)) == ()
    script = script_for(sitting.house, sitting.round_, settle(sitting.house.rules, sitting.round_))
    chances = chances_of(made, script)
    assert chances.keys() == {"asked_table", "asked_play", "asked_six_card_bonus"}
    many = Counter(f"asked_{each.wager or 'table'}" for each in made)
    assert all(chances[base] >= count for base, count in many.items())


# ---------------------------------------------------------------------------- a disk that is slow


def test_waits_for_a_slow_disk_are_not_charged(
    practice: Practice, clock: Ticking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each event takes three seconds to be on the disk; the trainee took one for each act."""
    sitting = begin(practice)
    transaction = practice._log.transaction

    @contextmanager
    def slow() -> Iterator[object]:
        with transaction() as db:
            yield db
        clock.now_ms += 3_000

    monkeypatch.setattr(practice._log, "transaction", slow)
    for act in FAULTLESS:
        clock.now_ms += 1_000
        sitting.act(Action.parse(act))
    assert [act.elapsed_ms for act in sitting.acts][:3] == [1_000, 2_000, 3_000]
    sitting.undo()
    sitting.act(Action.parse(FAULTLESS[-1]))
    monkeypatch.undo()
    debrief = sitting.finish()
    assert debrief.elapsed_ms == 1_000 * len(FAULTLESS)
    slowest = max(each.latency_ms or 0 for each in practice.skills.store.observations())
    assert slowest <= 1_000


def test_a_round_ended_untouched_has_no_score(practice: Practice) -> None:
    """A wager that would lie right by chance was decided by nobody."""
    sitting = begin(practice)
    debrief = sitting.finish()
    assert debrief.untouched
    assert (debrief.points, debrief.right, debrief.lines) == (0, 0, 0)
    assert "Nothing was done." in score_text(sitting.house.rules, debrief)
    kept = result(practice, sitting.attempt_id)
    assert (kept.tenths, kept.right, kept.lines) == (0, 0, 0)
    assert (kept.players_short_cents, kept.house_short_cents) == (0, 0)
    assert debrief.mistakes == ()
    assert [row for row in debrief.rows if row.differs] == []
    assert not list(Store(practice._log).mistakes())


def test_an_examined_round_that_nobody_touched_is_all_mistakes(practice: Practice) -> None:
    """What was not done there is not let go."""
    sitting = begin(practice)
    played = PlayedRound(
        "a", sitting.house, sitting.round_, "D", 1, (), 9, Part.SETTLEMENT, examined=True
    )
    assert debrief_of(played).mistakes
    assert figures_of(played, marking_of(played)).house_short.cents > 0
