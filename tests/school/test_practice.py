from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from tests.school.tables import DRILL, FAULTLESS, Ticking, open_practice
from trainer import assets
from trainer.dealing.action import Action
from trainer.dealing.table import HandState
from trainer.drills.drill_options import Feedback
from trainer.library.houses import HouseShelf
from trainer.records.attempt import Interrupted
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.school.curriculum import ADAPTIVE, NothingToDeal
from trainer.school.debrief.debrief import Debrief
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting

HOUSE = "six-card-bonus"


def play(sitting: Sitting, trace: Iterable[str]) -> None:
    for place, text in enumerate(trace, 1):
        sitting.act(Action.parse(text), 1000 * place)


def begin(practice: Practice, feedback: Feedback = Feedback.AT_THE_END) -> Sitting:
    return practice.start(HOUSE, DRILL.name, seed=7, feedback=feedback)


def test_a_round_settled_without_fault(practice: Practice) -> None:
    sitting = begin(practice)
    play(sitting, FAULTLESS)
    shown = sitting.finish(60_000)
    assert (shown.points, shown.passed, shown.number) == (100.0, True, 1)
    assert (shown.house_title, shown.drill_title) == ("Six Card Bonus", "Settle the table")
    assert shown.hands_per_hour == 240
    assert [act.elapsed_ms for act in shown.replay.done][:2] == [1000, 2000]


def test_the_table_lies_as_it_was_left(practice: Practice) -> None:
    sitting = begin(practice)
    play(sitting, FAULTLESS[:9])
    seat = sitting.view.seat(7)
    assert seat is not None
    assert seat.hand is HandState.RACKED
    assert sitting.view.dealer is HandState.OPEN


def test_an_act_that_is_taken_back_is_not_marked(practice: Practice) -> None:
    sitting = begin(practice)
    play(sitting, FAULTLESS[:7])
    sitting.act(Action.parse("pay 7 pair_plus 50"), 8000)
    assert sitting.undo(9000)
    assert [act.text for act in sitting.acts] == list(FAULTLESS[:7])
    play(sitting, FAULTLESS[7:])
    assert sitting.finish(60_000).mistakes == ()


def test_there_is_nothing_to_take_back_before_the_first_act(practice: Practice) -> None:
    assert not begin(practice).undo(5)


def test_leaving_a_round_wins_no_time(practice: Practice, clock: Ticking) -> None:
    """Who thinks a minute after the last act and then leaves the table thought a minute."""
    sitting = begin(practice)
    play(sitting, FAULTLESS[:2])
    clock.now_ms += 60_000
    sitting.watch.pause()
    clock.now_ms += 600_000
    again = practice.resume()
    assert again is not None
    assert again.attempt_id == sitting.attempt_id
    assert again.watch.elapsed_ms == 60_000


def test_a_round_goes_on_where_the_program_was_killed(
    practice: Practice, shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    sitting = begin(practice, Feedback.AT_ONCE)
    play(sitting, FAULTLESS[:5])
    practice.close()

    later = open_practice(shelf, home, clock)
    left = later.left_off()
    assert left is not None
    assert (left.house_title, left.drill_title) == ("Six Card Bonus", "Settle the table")
    assert (left.number, left.of, left.begun) == (1, 3, True)
    again = later.resume()
    assert again is not None
    assert again.attempt_id == sitting.attempt_id
    assert (again.view, again.feedback) == (sitting.view, Feedback.AT_ONCE)
    assert again.watch.elapsed_ms == 5000
    play(again, FAULTLESS[5:])
    assert again.finish(60_000).points == 100.0
    later.close()


def test_between_two_rounds_resume_deals_the_next(practice: Practice) -> None:
    sitting = begin(practice)
    sitting.finish(1000)
    left = practice.left_off()
    assert left is not None
    assert (left.number, left.begun) == (2, False)
    following = practice.resume()
    assert following is not None
    assert (following.number, following.sitting_id) == (2, sitting.sitting_id)


def test_after_the_last_round_there_is_nothing_to_resume(practice: Practice) -> None:
    sitting = begin(practice)
    for _ in range(2):
        sitting.finish(1000)
        sitting = sitting.next()
    assert sitting.is_last
    sitting.finish(1000)
    assert practice.left_off() is None
    assert practice.resume() is None
    assert (sitting.next().number, sitting.next().sitting_id == sitting.sitting_id) == (1, False)


NO_PROGRAMS: tuple[Mapping[str, Any], ...] = (
    {"chosen": {"source": "due", "skills": [{}], "beliefs": []}},
    {"chosen": {"source": "neither"}},
    {"round": {}},
    {"repeats": "itself"},
    {"repeats": "0192d3a4-0000-7000-8000-000000000001"},
)


def dealt_elsewhere(
    practice: Practice, clock: Ticking, folder: Path, **other: Any
) -> tuple[str, Log]:
    """A round like one that was finished here, but for those facts, begun at another station."""
    begin(practice).finish(1)
    (done,) = practice.done()
    told = practice._log.attempt(done.attempt_id)
    assert told is not None
    clock.now_ms += 9000
    log = Log.open(folder / "elsewhere.sqlite3", clock.wall)
    attempt = log.new_id()
    more = {"repeats": attempt} if other == {"repeats": "itself"} else other
    log.append(attempt, Kind.DEALT, asdict(replace(told.dealt, **more)))
    return attempt, log


def test_a_wish_with_an_answer_that_nobody_knows_has_no_trap(
    practice: Practice, clock: Ticking, tmp_path: Path
) -> None:
    attempt, log = dealt_elsewhere(practice, clock, tmp_path)
    wish = Interrupted(1, 7, "late_bet", 0, "", "answered", "rule shout", 9)
    log.append(attempt, Kind.INTERRUPTED, asdict(wish))
    log.finished(attempt, 10)
    practice.take_in([FromElsewhere("another", each) for each in log.events()])
    log.close()
    with pytest.raises(NothingToDeal, match="no mistake 1"):
        practice.trap_again(attempt, 1)


@pytest.mark.parametrize("seats", [-1, 10**15])
def test_a_plan_goes_on_after_a_round_of_no_such_number_of_seats(
    practice: Practice, clock: Ticking, tmp_path: Path, seats: int
) -> None:
    plan = {"drill": ADAPTIVE, "of": 9, "seats": seats}
    attempt, log = dealt_elsewhere(practice, clock, tmp_path, **plan)
    log.finished(attempt, 10)
    practice.take_in([FromElsewhere("another", each) for each in log.events()])
    log.close()
    assert practice.after(attempt).number == 2


def test_a_reason_for_no_wager_is_none(practice: Practice, clock: Ticking, tmp_path: Path) -> None:
    attempt, log = dealt_elsewhere(practice, clock, tmp_path)
    log.reasoned(attempt, {"seat": 1, "wager": "", "said": 0, "right": True, "sure": 1}, 5)
    log.finished(attempt, 10)
    practice.take_in([FromElsewhere("another", each) for each in log.events()])
    log.close()
    debrief = practice.results.debrief(attempt)
    assert debrief is not None
    assert practice.explained(debrief).why == ()


def test_a_shift_shows_no_round_of_a_drill_that_is_none(
    practice: Practice, clock: Ticking, tmp_path: Path
) -> None:
    attempt, log = dealt_elsewhere(practice, clock, tmp_path, drill="none", sitting="a shift")
    log.acted(attempt, "collect 1", 900)
    log.finished(attempt, 10)
    practice.take_in([FromElsewhere("another", each) for each in log.events()])
    log.close()
    assert practice.shifts.of("a shift") is None


@pytest.mark.parametrize("other", NO_PROGRAMS)
@pytest.mark.parametrize("chips", ["5", "five"])
def test_a_round_that_no_program_recorded_elsewhere_stops_no_page(
    practice: Practice, clock: Ticking, tmp_path: Path, other: Mapping[str, Any], chips: str
) -> None:
    """A station may deliver for all who signed in there. Such a round that was left open stopped
    the first page of its trainee at every station; one that repeats itself, the window."""
    attempt, log = dealt_elsewhere(practice, clock, tmp_path, **other)
    log.acted(attempt, "pay 7 ante 5", 900, [[chips]])
    practice.take_in([FromElsewhere("another", each) for each in log.events()])
    log.close()
    sitting = practice.resume() if practice.left_off() is not None else None
    if sitting is not None:
        assert practice.explained(sitting.finish(2000)).why == ()
        with suppress(NothingToDeal):
            sitting.next()
    practice.results.debrief(attempt)
    practice.results.tape(attempt)
    assert (sitting is None) == (chips == "five" or other == {"round": {}})


def test_an_abandoned_round_is_not_resumed_and_has_no_result(practice: Practice) -> None:
    sitting = begin(practice)
    play(sitting, FAULTLESS[:3])
    practice._log.abandoned(sitting.attempt_id, 4000)
    assert practice.resume() is None
    assert practice.results.attempts() == ()


def test_a_new_sitting_gives_up_the_open_round(practice: Practice) -> None:
    first = begin(practice)
    second = begin(practice)
    resumed = practice.resume()
    assert resumed is not None
    assert resumed.attempt_id == second.attempt_id != first.attempt_id
    practice._log.abandoned(second.attempt_id, 1)
    assert practice.resume() is None


def test_the_same_seed_deals_the_same_round(practice: Practice) -> None:
    assert begin(practice).round_ == begin(practice).round_


def test_a_round_can_be_dealt_again(practice: Practice) -> None:
    sitting = begin(practice)
    sitting.finish(1000)
    again = practice.again(sitting.attempt_id)
    assert again.round_ == sitting.round_
    assert again.attempt_id != sitting.attempt_id
    assert (again.number, again.of) == (1, 1)
    again.finish(1000)
    assert practice.resume() is None


def test_the_watch_leaves_pauses_out(practice: Practice, clock: Ticking) -> None:
    sitting = begin(practice)
    clock.now_ms += 1500
    sitting.watch.pause()
    clock.now_ms += 60_000
    sitting.watch.go_on()
    clock.now_ms += 500
    assert sitting.finish().elapsed_ms == 2000


@pytest.mark.parametrize(
    ("house", "drill", "said"),
    [("atlantis", DRILL.name, "no house 'atlantis'"), (HOUSE, "juggling", "no drill 'juggling'")],
)
def test_what_does_not_exist_is_refused_in_words(
    practice: Practice, house: str, drill: str, said: str
) -> None:
    with pytest.raises(NothingToDeal, match=said):
        practice.start(house, drill)


# ------------------------------------------------------------------------- feedback at once


def at_once(practice: Practice, trace: Iterable[str]) -> list[tuple[str, str]]:
    """Each act that was answered, with the titles of the answer."""
    sitting = begin(practice, Feedback.AT_ONCE)
    said = []
    for text in trace:
        if found := sitting.act(Action.parse(text), 1):
            said += [(text, mistake.title) for mistake in found.mistakes]
    return said


def test_nothing_is_said_while_all_is_right(practice: Practice) -> None:
    assert at_once(practice, FAULTLESS) == []


def test_what_is_still_to_come_is_no_mistake(practice: Practice) -> None:
    assert at_once(practice, FAULTLESS[:6]) == []


def test_a_wrong_amount_is_said_once(practice: Practice) -> None:
    trace = [*FAULTLESS[:7], "pay 7 pair_plus 50", *FAULTLESS[8:]]
    assert at_once(practice, trace) == [("pay 7 pair_plus 50", "Straight paid 5 to 1")]


def test_a_payment_before_a_take_is_said_at_the_payment(practice: Practice) -> None:
    trace = [*FAULTLESS[:4], FAULTLESS[5], FAULTLESS[4], *FAULTLESS[6:]]
    assert at_once(practice, trace) == [("pay 7 play 10", "Paid before taking")]


def test_an_ante_bonus_may_be_paid_by_itself(practice: Practice) -> None:
    trace = [*FAULTLESS[:6], "pay 7 ante 10", "pay 7 ante_bonus 10", *FAULTLESS[7:]]
    assert at_once(practice, trace) == []


def test_a_forgotten_take_is_said_when_the_cards_are_gone(practice: Practice) -> None:
    trace = [each for each in FAULTLESS if each != "take 1 six_card_bonus"]
    assert at_once(practice, trace) == [("clear 1", "Cleared before taking")]


def test_feedback_numbers_count_through_the_round(practice: Practice) -> None:
    sitting = begin(practice, Feedback.AT_ONCE)
    trace = [*FAULTLESS[:7], "pay 7 pair_plus 50", "clear 3"]
    found = [sitting.act(Action.parse(text), 1) for text in trace]
    assert [[each.number for each in said.mistakes] for said in found if said] == [[1], [2]]


def test_in_the_other_mode_nothing_is_said(practice: Practice) -> None:
    sitting = begin(practice)
    assert sitting.act(Action.parse("pay 7 play 500"), 1) is None


# --------------------------------------------------------------------------------- results


def settled(practice: Practice, *, without: str = "") -> tuple[Sitting, Debrief]:
    sitting = begin(practice)
    play(sitting, [each for each in FAULTLESS if each != without])
    return sitting, sitting.finish(60_000)


def test_results_list_the_last_round_first(practice: Practice) -> None:
    settled(practice)
    sitting, _ = settled(practice, without="take 1 ante")
    listed = practice.results.attempts()
    assert [(each.right, each.lines) for each in listed] == [(15, 16), (16, 16)]
    last = listed[0]
    assert (last.attempt_id, last.house_title) == (sitting.attempt_id, "Six Card Bonus")
    assert last.by_severity == {"critical": 1}
    assert (last.hands_per_hour, last.points) == (240, 93.8)
    assert last.when.timestamp() == 1_790_000_000


def test_a_round_opened_again_is_what_was_shown(practice: Practice) -> None:
    sitting, shown = settled(practice, without="take 1 ante")
    assert practice.results.debrief(sitting.attempt_id) == shown


def test_the_log_of_mistakes_shows_each_as_the_debrief_did(practice: Practice) -> None:
    sitting, shown = settled(practice, without="take 1 ante")
    logged = practice.results.mistakes()
    told = [
        (each.number, each.severity, each.title, each.where, each.money_text)
        for each in shown.mistakes
    ]
    assert told == [
        (each.number, each.severity, each.title, each.where_, of.money_text)
        for of in logged
        for each in (of.mistake,)
    ]
    assert (logged[0].attempt_id, logged[0].drill_title) == (sitting.attempt_id, "Settle the table")


def test_derived_tables_are_what_a_replay_makes(practice: Practice) -> None:
    settled(practice)
    settled(practice, without="take 1 ante")
    before = practice.results.attempts(), practice.results.mistakes()
    practice.results.rebuild()
    assert (practice.results.attempts(), practice.results.mistakes()) == before


def test_three_of_the_same_minor_in_a_sitting_fail_it(practice: Practice) -> None:
    """TEACHING: three of the same minor in one sitting count as a serious."""
    sitting = begin(practice)
    paid_first = [*FAULTLESS[:4], FAULTLESS[5], FAULTLESS[4], *FAULTLESS[6:]]
    told = []
    for _ in range(3):
        play(sitting, paid_first)
        assert sitting.finish(60_000).passed
        summary = practice.results.summary(sitting.sitting_id)
        assert summary is not None
        same = [(each.title, each.times) for each in summary.same_minors]
        told.append((summary.rounds, summary.passed, same))
        sitting = sitting if sitting.is_last else sitting.next()
    assert told == [(1, True, []), (2, True, []), (3, False, [("Paid before taking", 3)])]


def test_three_slips_by_a_reading_fail_no_sitting(practice: Practice) -> None:
    """The house's document orders no pick-up before the next hand; the school reads it so."""
    sitting = begin(practice)
    at = next(i for i, act in enumerate(FAULTLESS) if act.startswith("clear "))
    assert FAULTLESS[at + 1].startswith("reveal ")
    later = [*FAULTLESS[:at], FAULTLESS[at + 1], FAULTLESS[at], *FAULTLESS[at + 2 :]]
    for _ in range(3):
        play(sitting, later)
        (slip,) = sitting.finish(60_000).mistakes
        assert (slip.severity.value, slip.is_reading) == ("minor", True)
        summary = practice.results.summary(sitting.sitting_id)
        sitting = sitting if sitting.is_last else sitting.next()
    assert summary is not None
    assert (summary.passed, summary.same_minors) == (True, ())


def test_there_is_no_summary_before_a_round_is_finished(practice: Practice) -> None:
    assert practice.results.summary(begin(practice).sitting_id) is None


def test_results_follow_a_rule_that_was_corrected(
    practice: Practice, home: Path, clock: Ticking, tmp_path: Path
) -> None:
    """Evidence is kept, marks are derived: a straight that pays 5 to 1 now was right all along."""
    sitting = begin(practice)
    play(sitting, [act.replace("pair_plus 60", "pair_plus 50") for act in FAULTLESS])
    assert sitting.finish(60_000).right == 15
    practice.close()

    later = open_practice(_corrected(tmp_path / "houses"), home, clock)
    assert [(each.right, each.by_severity) for each in later.results.attempts()] == [(16, {})]
    shown = later.results.debrief(sitting.attempt_id)
    assert shown is not None
    assert shown.points == 100.0
    later.close()


def _corrected(folder: Path) -> HouseShelf:
    """The houses, with the straight of one pay table at 5 to 1."""
    shutil.copytree(assets.folder("procedures"), folder)
    rules = folder / HOUSE / "rules.yaml"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace('straight: "6:1"', 'straight: "5:1"'), encoding="utf-8")
    return HouseShelf(folder)


def test_a_round_of_a_house_that_is_gone_is_listed_and_cannot_be_opened(
    practice: Practice, home: Path, clock: Ticking, tmp_path: Path
) -> None:
    sitting, _ = settled(practice, without="take 1 ante")
    practice.close()
    later = open_practice(HouseShelf(tmp_path), home, clock)
    assert [each.house_title for each in later.results.attempts()] == [HOUSE]
    assert len(later.results.mistakes()) == 1
    assert later.results.debrief(sitting.attempt_id) is None
    assert later.left_off() is None
    with pytest.raises(NothingToDeal, match="cannot be dealt again"):
        later.again(sitting.attempt_id)
    later.close()
