"""Acts of a school in words, copies by schedule, closed accounts by rule."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.school.people.conftest import WORDS as PASSWORD
from tests.school.people.conftest import School
from tests.school.proving import prove
from trainer.records.event import BEFORE_ALL, Event, Kind, link
from trainer.records.faults import RecordsFault
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.rows.log import BackedUp
from trainer.records.registry.where import File
from trainer.school.audit import (
    AT_ONCE,
    WORDS,
    AuditFilter,
    acts,
    acts_sheet,
    marks_words,
    refusals,
    sign_ins,
)
from trainer.school.privacy.account_data import MONTH_MS, expired
from trainer.school.records_care.daily_backups import (
    Alarm,
    BackupTrouble,
    DailyBackups,
    Schedule,
    alarm_elsewhere,
)
from trainer.school.records_care.school_backup import fault_words, restore_school
from trainer.school.words.date_words import at

DAY = 24 * 60


@pytest.fixture
def daily(school: School) -> DailyBackups:
    return DailyBackups(school.home, File(school.home / "school.sqlite3"), school.wall)


def begun(school: School) -> int:
    return school.wall() - 100 * DAY * 60_000


# --- acts


def test_every_kind_of_act_has_words() -> None:
    assert set(WORDS) == set(ActKind)


def test_an_act_says_who_what_when_and_where(school: School) -> None:
    school.registry.station = "office-1"
    school.wall.minutes(5)
    school.people(school.admin).close(school.trainee, "left the school")
    act = acts(school.registry, AuditFilter(), str.upper)[0]
    assert act.who == school.admin.name
    assert act.what == f"Closed the account of {school.trainee.name}"
    assert act.where == "office-1"
    assert act.at_ms == school.wall()
    assert "left the school" not in acts_sheet([act]).rows[0]


def test_acts_are_chosen_by_account_kind_and_time(school: School) -> None:
    classes = school.classes(school.supervisor)
    school.wall.minutes(DAY)
    classes.open("Evening <b>class</b> {0} %1", "mbs")
    of_supervisor = acts(school.registry, AuditFilter(by=school.supervisor.id), str.upper)
    assert {each.by for each in of_supervisor} == {school.supervisor.id}
    opened = acts(school.registry, AuditFilter(kinds=frozenset({ActKind.CLASS_OPENED})), str.upper)
    assert opened[0].what == "Opened the class Evening <b>class</b> {0} %1"
    today = acts(school.registry, AuditFilter(since_ms=school.wall()), str.upper)
    assert 0 < len(today) < len(acts(school.registry, AuditFilter(), str.upper))


def test_an_act_about_a_house_has_the_house_s_title(school: School) -> None:
    published = {"house": "prime", "edition": "May 2026", "fingerprint": "0" * 64}
    school.registry.act(school.supervisor.id, ActKind.HOUSE_PUBLISHED, published)
    act = acts(school.registry, AuditFilter(), str.title)[0]
    assert act.what == "Published rules of Prime"


def test_earlier_acts_follow_without_a_gap(school: School) -> None:
    people = school.people(school.admin)
    with school.registry.transaction():
        for at_ in range(AT_ONCE // 2 + 20):
            people.rename(school.trainee, f"Name {at_}", school.trainee.login, "")
            people.rename(school.trainee, f"Again {at_}", school.trainee.login, "")
    first = acts(school.registry, AuditFilter(), str.upper)
    then = acts(school.registry, AuditFilter(before=first[-1].place), str.upper)
    assert len(first) == AT_ONCE
    assert [each.place for each in (*first, *then)] == list(range(first[0].place, 0, -1))


def test_sign_ins_and_refused_deliveries_are_told_beside_the_acts(school: School) -> None:
    who, registry = school.trainee, school.registry
    prove(registry, who.login, PASSWORD)
    (signed,) = sign_ins(registry, AuditFilter())
    assert (signed.who, signed.what, signed.at_ms) == (who.name, "Signed in", school.wall())
    id_ = registry.new_id()
    body = "{"
    hash_ = link(BEFORE_ALL, id_, id_, Kind.DEALT, school.wall(), body)
    event = Event(1, id_, id_, Kind.DEALT, school.wall(), body, BEFORE_ALL, hash_)
    for _ in range(2):
        registry.submit(id_, "station", who.id, [event])
    (refused,) = refusals(registry, AuditFilter())
    assert (refused.who, refused.wrong) == (who.name, True)
    what = "2 deliveries refused: it holds unknown events"
    assert refused.what == what
    assert refusals(registry, AuditFilter(by=school.supervisor.id)) == ()
    assert refusals(registry, AuditFilter(since_ms=school.wall() + 1)) == ()


# --- copies by schedule


def test_a_copy_is_due_once_a_day_at_its_hour(school: School, daily: DailyBackups) -> None:
    assert daily.is_due(at(school.wall()))
    made = daily.take()
    assert made.sound
    assert Path(made.file).stat().st_size == made.size
    assert not daily.is_due(at(school.wall()))
    next_ = daily.next_due(at(school.wall()))
    assert next_.hour == daily.schedule.hour
    assert not daily.is_due(next_ - timedelta(minutes=1))
    assert daily.is_due(next_)


def test_nothing_is_wrong_until_a_copy_is_late(school: School, daily: DailyBackups) -> None:
    assert daily.alarm(at(school.wall()), school.wall()) is None
    assert daily.alarm(at(school.wall()), begun(school)) == Alarm(BackupTrouble.LATE, None)
    made = daily.take()
    assert daily.alarm(at(school.wall()), begun(school)) is None
    school.wall.minutes(25 * 60 + 1)
    assert daily.alarm(at(school.wall()), begun(school)) == Alarm(BackupTrouble.LATE, made.at_ms)


def test_a_copy_of_a_clock_that_was_ahead_is_none_of_today(
    school: School, daily: DailyBackups
) -> None:
    ahead = daily.take().at_ms
    school.wall.minutes(-20 * 365 * 24 * 60)
    now = at(school.wall())
    assert daily.is_due(now)
    for alarm in (daily.alarm(now, ahead), alarm_elsewhere(BackedUp(ahead, ahead), now, ahead)):
        assert alarm == Alarm(BackupTrouble.LATE, ahead)
    daily.take()
    assert not daily.is_due(now)
    assert daily.alarm(now, ahead) is None


def test_what_another_machine_copies_is_told_when_it_is_late_or_fails(school: School) -> None:
    now, begun_ms = at(school.wall()), begun(school)
    hours_ago = school.wall() - 26 * 60 * 60_000
    late = alarm_elsewhere(BackedUp(hours_ago, hours_ago), now, begun_ms)
    assert late == Alarm(BackupTrouble.LATE, hours_ago)
    assert alarm_elsewhere(None, now, begun_ms) == Alarm(BackupTrouble.LATE, None)
    assert alarm_elsewhere(None, now, school.wall()) is None, "the school has just begun"
    assert alarm_elsewhere(BackedUp(school.wall(), school.wall()), now, begun_ms) is None
    broken = alarm_elsewhere(BackedUp(school.wall(), hours_ago, "disk full"), now, begun_ms)
    assert broken == Alarm(BackupTrouble.BROKEN, hours_ago, "disk full")


def test_a_copy_that_fails_is_told_and_tried_again(school: School, daily: DailyBackups) -> None:
    sound = daily.take()
    file = school.home / "a-file"
    file.write_text("")
    gone = Schedule(folder=str(file / "within"))
    with pytest.raises(RecordsFault, match="is a file; nothing was put here"):
        daily.set(gone)
    assert daily.schedule == Schedule()
    daily.record(gone, daily.taken)
    school.wall.minutes(DAY)
    failed = daily.take()
    assert failed.fault == "not_a_folder", "a code, which each reads in their own language"
    assert fault_words(failed.fault) == "a file is in the place of the folder"
    alarm = daily.alarm(at(school.wall()), begun(school))
    assert alarm is not None
    assert (alarm.why, alarm.since_ms) == (BackupTrouble.BROKEN, sound.at_ms)
    assert not daily.is_due(at(school.wall()))
    school.wall.minutes(61)
    assert daily.is_due(at(school.wall()))
    daily.set(Schedule())
    assert daily.take().sound
    assert daily.alarm(at(school.wall()), begun(school)) is None


def test_a_folder_that_depends_on_where_the_program_is_started_is_refused(
    school: School, daily: DailyBackups, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(school.home)
    with pytest.raises(RecordsFault, match="write the whole path of this folder"):
        daily.set(Schedule(folder="copies"))
    assert daily.schedule == Schedule()
    assert not (school.home / "copies").exists()


def test_a_registry_that_was_tampered_with_gives_no_copy(
    school: School, daily: DailyBackups
) -> None:
    with closing(sqlite3.connect(school.home / "school.sqlite3")) as db:
        kept = db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in kept:
            db.execute(f"DROP TRIGGER {name}")
        db.execute("UPDATE events SET body = '{}' WHERE place = 2")
        db.commit()
    made = daily.take()
    assert not made.sound
    assert daily.there == ()


@pytest.mark.parametrize("done", ["deleted", "cut short"])
def test_a_copy_that_is_gone_or_cut_short_is_told(
    school: School, daily: DailyBackups, done: str
) -> None:
    made = daily.take()
    path = Path(made.file)
    if done == "deleted":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:-100])
    assert daily.alarm(at(school.wall()), begun(school)) == Alarm(BackupTrouble.GONE, made.at_ms)
    assert daily.there == ()


def test_an_alarm_names_no_copy_that_is_gone_as_the_last_sound_one(
    school: School, daily: DailyBackups
) -> None:
    first = daily.take()
    school.wall.minutes(DAY)
    second = daily.take()
    Path(second.file).unlink()
    failed = replace(second, at_ms=second.at_ms + 1, file="", fault="disk_full")
    daily.record(daily.schedule, (failed, *daily.taken))
    alarm = daily.alarm(at(school.wall()), begun(school))
    assert alarm == Alarm(BackupTrouble.BROKEN, first.at_ms, "disk_full")


def test_a_copy_by_hand_sets_no_schedule(school: School, daily: DailyBackups) -> None:
    assert daily.take().sound
    assert not daily.planned
    daily.set(daily.schedule)
    school.wall.minutes(1)
    assert daily.take().sound
    assert daily.planned


def test_on_sundays_a_copy_is_put_back_on_trial(school: School, daily: DailyBackups) -> None:
    made = []
    for _ in range(7):
        made.append((at(school.wall()).weekday(), daily.take().restored))
        school.wall.minutes(DAY)
    assert [day for day, restored in made if restored] == [6]


def test_old_backups_go_but_never_the_last_sound_one(school: School, daily: DailyBackups) -> None:
    daily.set(Schedule(keep_days=7))
    first = daily.take()
    school.wall.minutes(3 * DAY)
    second = daily.take()
    school.wall.minutes(30 * DAY)
    file = school.home / "a-file"
    file.write_text("")
    daily.record(Schedule(keep_days=7, folder=str(file / "within")), daily.taken)
    daily.take()
    assert not Path(first.file).exists()
    assert daily.there == (second,)


def test_a_copy_put_back_gives_the_school_of_then(school: School, daily: DailyBackups) -> None:
    made = daily.take()
    school.people(school.admin).open("Mei Tan", Role.TRAINEE)
    school.registry.close()
    where = File(school.home / "school.sqlite3")
    restore_school(Path(made.file), where, at(school.wall()), school.wall)
    again = School(school.home, school.wall)
    assert "Mei Tan" not in {each.name for each in again.registry.people()}
    again.registry.close()


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        '{"schedule": {"hour": 25}}',
        '{"schedule": [], "taken": {}}',
        '{"taken": [{"at_ms": "never", "file": "x"}]}',
        '{"taken": [{"at_ms": 99999999999999999, "file": "x"}]}',
    ],
)
def test_a_file_of_copies_that_cannot_be_read_says_that_there_is_none(
    school: School, daily: DailyBackups, text: str
) -> None:
    daily.take()
    (school.home / "backups.json").write_text(text)
    assert daily.taken == ()
    assert daily.alarm(at(school.wall()), begun(school)) == Alarm(BackupTrouble.LATE, None)


# --- retention


def test_closed_accounts_are_over_their_time_by_the_rule(school: School) -> None:
    school.people(school.admin).close(school.trainee, "left")
    school.wall.minutes(13 * MONTH_MS / 60_000)
    now = school.wall()
    assert expired(school.registry, 0, now) == ()
    assert expired(school.registry, 24, now) == ()
    (over,) = expired(school.registry, 12, now)
    assert over == school.trainee.id
    school.registry.erase(school.admin.id, over)
    assert expired(school.registry, 12, now) == ()


def test_marks_that_differ_are_told_in_words() -> None:
    """What a station showed, and what the marker found."""
    round_ = {"right": 6, "lines": 9, "tenths": 40, "mistakes": [["order"], ["missing"]]}
    exam = {"outcome": "discontinued", "errors": 3, "critical": 1}
    told = [round_, {"right": 8, "items": 10}, exam, exam | {"outcome": "passed"}]
    assert [marks_words(json.dumps(each)) for each in told] == [
        "6 of 9 right, 2 mistakes",
        "8 of 10 right",
        "failed (errors: 3, critical: 1)",
        "passed (errors: 3, critical: 1)",
    ]
    assert marks_words("") == "no marks"


@pytest.mark.parametrize(
    "claimed",
    [
        *("no JSON", "[" * 5000, '"9"', "7", "NaN", '{"right": "<b>", "items": []}'),
        '{"outcome": [1], "errors": {}, "critical": "x"}',
        '{"right": 1, "lines": 2, "mistakes": 3}',
    ],
)
def test_a_claim_of_no_program_is_shown_as_it_stands(claimed: str) -> None:
    """One of these, and no supervisor could open the page any more."""
    assert marks_words(claimed) == claimed[:40]
