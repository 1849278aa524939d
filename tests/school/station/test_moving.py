"""A trainee who moves between stations finds all that he did, and nothing twice (TRUST)."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.school.exam.delivering import mark_all
from tests.school.exam.sat import faultless as faultless_acts
from tests.school.exam.sat import sit_task
from tests.school.exam.schools import School, school_in
from tests.school.station.moving import (
    HOUSE,
    Station,
    exam_moves,
    opened,
    review_moves,
    seeds,
    stations,
)
from tests.school.test_rebuild import tables
from trainer.dealing.action import Action
from trainer.dealing.script import faultless, script_for
from trainer.game.settle import settle
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.rows.log import RefusedRow
from trainer.records.registry.rows.marks import MismatchRow, RoundRow
from trainer.records.registry.said import RequestRow
from trainer.records.verified import verify
from trainer.school.audit import AuditFilter, marks_words, refusals
from trainer.school.clock import HOUR_MS, MINUTE_MS, SYSTEM
from trainer.school.exam.my_exams_page import waiting_words
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.opening import ExamStuck
from trainer.school.exam.release import Wait
from trainer.school.marker.marker import Marker
from trainer.school.practice import RECORDS
from trainer.school.records_care.backup import NEW_LOG, put_aside
from trainer.school.records_care.doctor import examine
from trainer.school.sitting import Sitting
from trainer.school.words.date_words import in_ms


@pytest.fixture
def school(tmp_path: Path) -> Iterator[School]:
    made = school_in(tmp_path, SYSTEM.wall)
    yield made
    made.registry.close()


@pytest.fixture
def three(school: School, tmp_path: Path) -> Iterator[list[Station]]:
    found = stations(tmp_path, school, tmp_path / "school.sqlite3", 3)
    yield found
    for each in found:
        each.close()


def test_history_plan_and_progress_follow_the_person(three: list[Station]) -> None:
    """Two stations, and a third that is offline and meets the school later."""
    first, second, third = three
    first.work(1, 2)
    first.ask(3)
    first.meet()
    second.meet()
    assert second.done() == first.done()
    assert second.practice.mistakes() == first.practice.mistakes()
    third.work(4)
    second.work(5)
    second.meet()
    first.meet()
    assert len(first.done()) == 4
    third.work(6)
    third.meet()
    for each in (first, second, third, first):
        each.meet()
    told = [each.done() for each in three]
    assert len(told[0]) == len(set(told[0])) == 6
    assert told[0] == told[1] == told[2] == sorted(told[0], reverse=True)
    plans = [each.practice.sessions.plan(each.practice.house(HOUSE)) for each in three]
    assert plans[0] == plans[1] == plans[2]
    standings = [each.practice.sessions.standings(HOUSE) for each in three]
    assert standings[0] == standings[1] == standings[2] != {}
    minutes = [each.practice.sessions.minutes_today() for each in three]
    assert minutes[0] == minutes[1] == minutes[2]


def test_the_goal_that_was_chosen_last_follows_the_person(three: list[Station]) -> None:
    first, second, third = three
    chosen = {"goal": "course", "goal_since": "2026-11-30", "goal_end": "2026-12-28"}
    chosen |= {"target_minutes": 20, "last_house": HOUSE}  # type: ignore[dict-item]
    first.practice.choose_goal({**chosen, "goal": "sharp"})
    third.meet()
    third.practice.choose_goal({**chosen, "target_minutes": 10})
    for each in (third, first):
        each.meet()
    first.practice.choose_goal(chosen)
    for each in (first, second, third):
        each.meet()
    assert [each.practice.goal_chosen() for each in three] == [chosen] * 3
    assert verify(third.home / RECORDS).sound
    second.practice.forget_others()
    assert second.practice.goal_chosen() == {}


def test_the_log_is_searched_for_a_goal_once(
    three: list[Station], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work of others comes in hundreds of pages, and the window asks after each."""
    first, second, _ = three
    first.work(1)
    first.meet()
    assert second.practice.goal_chosen() == {}
    monkeypatch.delattr(Log, "last_of")
    second.meet()
    assert second.done()
    assert second.practice.goal_chosen() == {}
    with pytest.raises(AttributeError):
        first.practice.goal_chosen()


def test_what_was_taken_in_is_derived_as_a_rebuild_derives_it(three: list[Station]) -> None:
    first, second, _ = three
    first.work(1)
    second.work(2)
    first.work(3)
    first.ask(4)
    for each in (first, second, first):
        each.meet()
    assert tables(first.practice) == tables(second.practice)
    kept = tables(first.practice)
    first.practice.rebuild()
    assert tables(first.practice) == kept


def test_what_was_fetched_is_forgotten_at_sign_out_and_comes_back(three: list[Station]) -> None:
    first, second, _ = three
    first.work(1)
    first.ask(2)
    second.work(3)
    for each in (first, second):
        each.meet()
    shared, own = tables(second.practice), second.done()
    second.practice.forget_others()
    assert len(second.done()) == 1 < len(own)
    alone = tables(second.practice)
    second.practice.rebuild()
    assert tables(second.practice) == alone
    second.meet()
    assert tables(second.practice) == shared
    assert verify(second.home / RECORDS).sound


def test_the_own_log_stays_a_chain_of_its_own(three: list[Station], school: School) -> None:
    """What was fetched is delivered by nobody a second time, and marked once."""
    first, second, _ = three
    first.work(1)
    first.meet()
    second.meet()
    second.work(2)
    second.meet()
    first.meet()
    first.work(3)
    first.meet()
    for each in (first, second):
        assert verify(each.home / RECORDS).sound
        assert examine(each.home).faults == ()
    mark_all(school.registry, first.practice.curriculum)
    marked = school.registry.rows(RoundRow, account=school.trainee.id)
    assert sorted(each.attempt for each in marked) == sorted(first.done())
    moments = [each.moment for each in first.practice._log.read()]
    assert all(one < other for one, other in pairwise(moments))


def test_a_review_is_asked_for_at_any_station(three: list[Station], school: School) -> None:
    review_moves(three, school)


def test_a_request_about_a_round_that_the_school_has_not_stops_no_log(
    three: list[Station], school: School
) -> None:
    """A school that was put back from a backup knows less, and the other station may be dead."""
    first, second, _ = three
    first.work(5)
    attempt = first.done()[0]
    second.practice.reviews.ask(attempt, 0, "Look at this.")
    second.work(6)
    second.meet()
    mark_all(school.registry, first.practice.curriculum)
    (told,) = refusals(school.registry, AuditFilter())
    assert told.what == "Asks for a review of a round that the school lacks"
    first.meet()
    mark_all(school.registry, first.practice.curriculum)
    assert [each.attempt for each in school.registry.rows(RequestRow)] == [attempt]
    assert len(school.registry.rows(RoundRow)) == 2
    assert refusals(school.registry, AuditFilter()) == ()


def test_a_sitting_goes_on_at_another_station(three: list[Station]) -> None:
    first, second, _ = three
    first.work(1)
    left = first.practice.left_off()
    first.meet()
    second.meet()
    assert left is not None
    assert second.practice.left_off() == replace(left, elsewhere=True)
    sitting = second.practice.resume()
    assert sitting is not None
    assert sitting.number == left.number


def test_an_open_round_goes_on_at_another_station_and_counts_once(
    three: list[Station], school: School
) -> None:
    """With the same cards, after what was done in it; and it is gone from where it was begun, also
    at a third station that heard of it late."""
    first, second, third = three
    first.work(1)
    begun = first.practice.start(HOUSE, "whole-two-seats", seed=2)
    begun.act(_due(begun)[0])
    first.meet()
    second.meet()
    left = second.practice.left_off()
    assert left is None or not left.begun, "somebody may still be at it"
    first.meet()
    for each in (second, third):
        each.meet()
        left = each.practice.left_off()
        assert left is not None
        assert (left.begun, left.acts, left.round_) == (True, 1, begun.round_)
    going = second.practice.resume()
    assert going is not None
    assert (going.round_, _done(going)) == (begun.round_, _done(begun))
    for act in _due(going)[1:]:
        going.act(act)
    assert going.finish().mistakes == ()
    for each in (second, first, third):
        each.meet()
        after = each.practice.left_off()
        assert after is None or not after.begun
        assert each.done() == second.done()
        assert verify(each.home / RECORDS).sound
    assert len(second.done()) == 2
    mark_all(school.registry, first.practice.curriculum)
    marked = school.registry.rows(RoundRow, account=school.trainee.id)
    assert sorted(each.attempt for each in marked) == sorted(second.done())


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_a_round_that_ended_at_several_stations_counts_once(
    three: list[Station], school: School, order: tuple[int, ...]
) -> None:
    """All three went on with it out of the school's sight. At the stations the first end counts; at
    the school what was delivered first, and what another showed is listed."""
    begun = three[0].practice.start(HOUSE, "whole-two-seats", seed=2)
    begun.act(_due(begun)[0])
    for each in (three[0], three[0], *three[1:]):
        each.meet()
    going = [begun, *(each.practice.resume() for each in three[1:])]
    for sitting in going:
        assert sitting is not None
        sitting.finish()
    ends = [each.attempt_id for each in going if each is not None]
    for at in (*order, *order, *order):
        three[at].meet()
    mark_all(school.registry, three[0].practice.curriculum)
    assert [each.attempt for each in school.registry.rows(RoundRow)] == [ends[order[0]]]
    unlike = school.registry.rows(MismatchRow)
    assert {each.attempt for each in unlike} == set(ends) - {ends[order[0]]}
    assert {marks_words(each.found) for each in unlike} == {
        "no marks: the round had ended at another station"
    }
    for each in three:
        assert each.done() == [ends[0]]
        kept = tables(each.practice)
        each.practice.rebuild()
        assert tables(each.practice) == kept
    marked = school.registry.rows(RoundRow)
    marker = Marker(school.registry, lambda: three[0].practice.curriculum, three[0].home / "anew")
    marker.anew()
    assert sum(marker.work()) > 0
    marker.close()
    assert school.registry.rows(RoundRow) == marked
    assert school.registry.rows(MismatchRow) == unlike
    for each, end in zip(three, ends, strict=True):
        each.practice.forget_others()
        assert each.done() == [end]
        kept = tables(each.practice)
        each.practice.rebuild()
        assert tables(each.practice) == kept


def _due(sitting: Sitting) -> Sequence[Action]:
    settlement = settle(sitting.house.rules, sitting.round_)
    return faultless(script_for(sitting.house, sitting.round_, settlement, sitting.part))


def _done(sitting: Sitting) -> list[str]:
    return [each.text for each in sitting.acts]


def test_an_open_round_is_begun_anew_only_where_it_lies(three: list[Station]) -> None:
    """Another round at another station leaves it: a chain takes nothing from elsewhere."""
    first, second, _ = three
    first.practice.start(HOUSE, "whole-two-seats", seed=2)
    first.meet()
    first.meet()
    second.meet()
    second.work(3)
    second.meet()
    first.meet()
    for each in (first, second):
        assert verify(each.home / RECORDS).sound
        assert len(each.done()) == 1


def test_a_long_history_comes_in_pages(three: list[Station]) -> None:
    first, second, _ = three
    first.work(*range(12))
    first.meet()
    second.meet()
    assert second.pages > 2
    assert second.whole, "it is told that nothing is missing"
    assert tables(second.practice) == tables(first.practice)


def test_nothing_is_fetched_for_who_is_not_signed_in(three: list[Station]) -> None:
    first, second, _ = three
    first.work(1)
    first.meet()
    second.registry.sign_out(second.account.id)
    second.meet()
    assert second.done() == []
    second.sign_in()
    second.meet()
    assert second.done() == first.done()


def test_an_exam_that_was_ended_at_another_station_waits_for_nothing(
    three: list[Station], school: School
) -> None:
    """The window that had it said for good that the school does not answer."""
    first, second, _ = three
    opening = opened(school, first)
    asked = seeds(first, opening)
    sitting = first.practice.exams.begin(opening, asked)
    sit_task(sitting)
    second.meet()
    going = second.practice.exams.go_on(school.supervisor.id, seeds(second, opening))
    while going.task is not None:
        sit_task(going)
    told = going.end()
    second.meet()
    mark_all(school.registry, first.practice.curriculum)
    sit_task(sitting)
    assert sitting.held is not None
    assert sitting.waits is Wait.OVER
    assert sitting.held.why.startswith("This exam is no longer open.")
    assert asked.fetch(sitting.number), "nor is it asked for again"
    first.meet()
    assert first.practice.exams.waiting() is None
    assert [each.result for each in first.practice.exams.sat()] == [told]
    sitting.leave("I was called away.")
    assert verify(first.home / RECORDS).sound, "its end elsewhere is no part of this chain"
    first.meet()
    assert first.practice.exams.waiting() is None


def test_an_exam_that_runs_at_another_station_is_said_to(
    three: list[Station], school: School
) -> None:
    """The second one said that the program had stopped without a note."""
    first, second, _ = three
    opening = opened(school, first)
    sitting = first.practice.exams.begin(opening, seeds(first, opening))
    sit_task(sitting)
    first.meet()
    second.meet()
    for station, said in ((first, "The program stopped"), (second, "runs at another station")):
        waiting = station.practice.exams.waiting()
        assert waiting is not None
        assert said in waiting_words(waiting)
    second.practice.exams.go_on(school.supervisor.id, seeds(second, opening))
    second.meet()
    first.meet()
    waiting = first.practice.exams.waiting()
    assert waiting is not None
    assert "runs at another station" in waiting_words(waiting)


def test_an_exam_that_was_voided_can_only_be_discontinued(
    three: list[Station], school: School
) -> None:
    first, *_ = three
    opening = opened(school, first)
    sitting = first.practice.exams.begin(opening, seeds(first, opening))
    facts = {"sitting": opening.sitting, "reason": "The fire alarm rang."}
    school.registry.act(school.supervisor.id, ActKind.EXAM_VOIDED, facts)
    sit_task(sitting)
    assert sitting.waits is Wait.OVER
    with pytest.raises(ExamStuck, match="no longer open"):
        first.practice.exams.go_on(school.supervisor.id, seeds(first, opening))
    first.practice.exams.discontinue("It was voided.", school.supervisor.id)
    first.meet()
    assert not first.practice.exams.under_seal
    assert verify(first.home / RECORDS).sound


def test_an_open_exam_is_there_and_goes_on(
    three: list[Station], school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbits", Random(7).getrandbits)
    exam_moves(three[0], three[1], school)


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("hours", [(6, 0), (-7, 6)])
def test_an_exam_at_stations_whose_clocks_are_hours_apart_is_told_by_the_schools(
    tmp_path: Path, school: School, hours: tuple[int, int], killed: bool
) -> None:
    """Its sheet said that it was left tomorrow, and that it went on today."""
    place, began = tmp_path / "school.sqlite3", SYSTEM.wall()
    first, second = (
        Station(tmp_path / f"{number}", place, school.trainee, ahead_ms=each * HOUR_MS)
        for number, each in enumerate(hours)
    )
    opening = opened(school, first)
    sitting = first.practice.exams.begin(opening, seeds(first, opening))
    while sitting.round is None:
        sit_task(sitting)
    sitting.round.act(faultless_acts(sitting.round)[0])
    if not killed:
        sitting.leave("Fire alarm")
    first.meet()
    second.meet()
    going = second.practice.exams.go_on(school.supervisor.id, seeds(second, opening))
    while going.task is not None:
        sit_task(going)
    going.end()
    second.meet()
    mark_all(school.registry, first.practice.curriculum)
    office = ExamOffice(school.registry, school.supervisor, first.practice.curriculum, SYSTEM.wall)
    sheet = office.sheet(opening.sitting)
    assert sheet is not None
    (away,) = sheet.breaks
    assert away.until_ms is not None
    times = [began, away.since_ms, away.until_ms, in_ms(sheet.ended), SYSTEM.wall()]
    assert times == sorted(times)
    assert abs(sheet.longer_ms) < MINUTE_MS
    for each in (first, second):
        each.close()


def test_a_station_that_was_copied_is_told_of_there_and_at_the_school(
    three: list[Station], school: School
) -> None:
    """Both machines go on with the same records; the school takes those that come first."""
    first, *_ = three
    first.work(1)
    first.meet()
    home = first.home.with_name("copied")
    shutil.copytree(first.home, home)
    copied = Station(home, first.at, first.account)
    first.work(2)
    copied.work(3, 4)
    first.meet()
    for _ in copied.courier.deliver():
        pass
    status = copied.courier.status
    assert status is not None
    assert status.needs_new_log
    assert status.waiting == 2
    (refused,) = school.registry.rows(RefusedRow)
    assert (refused.account, refused.reason) == (first.account.id, "conflict")
    assert refused.detail.startswith(copied.id)
    (told,) = refusals(school.registry, AuditFilter())
    assert told.what == "1 delivery refused: its records went on in two places"
    mark_all(school.registry, first.practice.curriculum)
    assert len(school.registry.rows(RoundRow)) == 2
    copied.close()


def test_an_older_copy_of_a_stations_records_refuses_nothing(
    three: list[Station], school: School
) -> None:
    """All that it has is at the school: delivered again, it is there once."""
    first, *_ = three
    first.work(1)
    home = first.home.with_name("image")
    shutil.copytree(first.home, home)
    first.work(2)
    first.meet()
    restored = Station(home, first.at, first.account)
    for _ in restored.courier.deliver():
        pass
    assert restored.courier.status is not None
    assert restored.courier.status.needs_new_log
    assert restored.courier.status.waiting == 0
    assert school.registry.rows(RefusedRow) == ()
    restored.practice.close()
    put_aside(home / RECORDS, NEW_LOG, datetime.now(UTC))
    fresh = Station(home, first.at, first.account)
    fresh.work(3)
    fresh.meet()
    fresh.meet()
    first.meet()
    assert len(first.done()) == 3
    assert fresh.done() == first.done()
    assert tables(fresh.practice) == tables(first.practice)
    fresh.close()
