"""How ready a class is: computed from what the registry has of rounds, skills and wrong rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.records.registry.million import Shape
from tests.school.reports.filled import NOW_MS, Filled
from trainer.library.houses import load_houses
from trainer.records.declared import plain
from trainer.records.registry.rows.marks import (
    BeliefRow,
    BeliefsDueRow,
    StandingRow,
    beliefs_due,
    open_beliefs,
    rounds,
    standings,
)
from trainer.school.exam.pass_chance import Ready, ready
from trainer.school.progress.readiness import Readiness
from trainer.school.reports.board import BoardRow
from trainer.school.reports.pages.class_page import Backups, ClassRoute, load_class, tell_class
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import Scope
from trainer.school.reports.trainee import Level, is_mastered, skill_sheet
from trainer.school.skills.house_skills import book_at
from trainer.school.words.date_words import moment

HOUSE, CLASS = "mbs", "class-000"
SHAPE = Shape(rounds=300, trainees=2, days=30, a_class=2)


def filled(wrong: int = 0, rounds_each: int = 60) -> Filled:
    """A class whose rounds are all like one, with so many wrong wagers in every tenth of them, and
    each skill asked for in every third."""
    school = Filled.of(SHAPE)
    with school.engine.begin() as db:
        like = dict(db.execute(rounds.select().limit(1)).mappings().one())
        accounts = sorted(school.accounts(CLASS) or ())
        db.execute(rounds.delete())
        db.execute(standings.delete())
        db.execute(open_beliefs.delete())
        right = 1 - wrong / 150
        for account in accounts:
            for skill in book_at(load_houses(), HOUSE):
                told = (skill.id, HOUSE, "seen", right, rounds_each // 3)
                asked = StandingRow(*told, NOW_MS, NOW_MS, account=account)
                db.execute(standings.insert().values(plain(asked)))
            for number in range(rounds_each):
                missed = wrong if number % 10 == 0 else 0
                own = {"attempt": f"{account} {number}", "account": account, "house": HOUSE}
                at = {"dealt_at_ms": NOW_MS - 1000 * number, "lines": 15, "right": 15 - missed}
                db.execute(rounds.insert().values({**like, **own, **at}))
    return school


def row(school: Filled) -> BoardRow:
    return school.reports(load_houses()).board(Scope(CLASS, HOUSE)).rows[0]


def test_who_hardly_errs_is_ready_and_who_errs_is_not() -> None:
    good, poor = row(filled()), row(filled(wrong=8))
    assert good.readiness is Readiness.READY
    assert poor.readiness is Readiness.LEARNING
    assert good.judged.per_cent is not None
    assert good.judged.per_cent >= 90


def test_the_chance_of_who_did_nothing_since_is_not_worked_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A board that is refreshed, or shown for another time, took twice as long."""
    worked_out: list[Ready] = []

    def counted(*told: Any) -> Ready:
        worked_out.append(ready(*told))
        return worked_out[-1]

    monkeypatch.setattr("trainer.school.reports.board.ready", counted)
    school = filled()
    reports = school.reports(load_houses())
    before = reports.board(Scope(CLASS, HOUSE)).rows
    assert reports.board(Scope(CLASS, HOUSE)).rows == before
    assert len(worked_out) == len(before) == 2
    with school.engine.begin() as db:
        mine = rounds.c.account == before[0].account
        db.execute(rounds.update().where(mine).values({"right": 5}))
    after = reports.board(Scope(CLASS, HOUSE)).rows
    assert len(worked_out) == 3
    assert (after[0].readiness, after[1:]) == (Readiness.LEARNING, before[1:])


def test_who_has_done_little_is_not_ready() -> None:
    found = row(filled(rounds_each=2))
    assert found.readiness is not Readiness.READY
    assert found.judged.why[-1] == "Only 30 wager decisions so far."


def test_a_wrong_rule_stands_in_the_way_and_is_named() -> None:
    school = filled()
    account = row(school).account
    steadily = {"per_cent": 99, "hits": 12, "clean": 0, "clean_since": 0, "wagers": 8}
    held = BeliefRow(HOUSE, "PP02", "confirmed", NOW_MS, **steadily, account=account)
    with school.engine.begin() as db:
        db.execute(open_beliefs.insert().values(plain(held)))
    found = row(school)
    assert found.readiness is Readiness.LEARNING
    assert found.judged.ready is not None
    assert found.judged.ready.gains[0].of == "PP02"
    with school.engine.begin() as db:
        partly = replace(held, hits=4, clean=12, wagers=4)
        db.execute(open_beliefs.update().values(plain(partly)))
    in_part = row(school).judged.per_cent
    assert found.judged.per_cent is not None
    assert in_part is not None
    assert found.judged.per_cent < 10 < 50 < in_part
    with school.engine.begin() as db:
        cleared = replace(held, verdict="cleared", clean_since=6)
        db.execute(open_beliefs.update().values(plain(cleared)))
    assert row(school).readiness is Readiness.READY


def test_the_board_says_which_rounds_the_wrong_rules_do_not_know_yet() -> None:
    """Where the marker has told no beliefs yet: on the board, of the trainee, and on paper."""
    school = filled()
    reports, at = school.reports(load_houses()), ClassRoute(class_=CLASS, house=HOUSE)
    account = row(school).account
    assert "wrong rules" not in _said(reports, at)
    elsewhere = BeliefsDueRow(account, "prime", 1, NOW_MS)
    with school.engine.begin() as db:
        db.execute(beliefs_due.insert().values(plain(elsewhere)))
    assert "wrong rules" not in _said(reports, at), "the board is of another house"
    with school.engine.begin() as db:
        db.execute(beliefs_due.insert().values(plain(replace(elsewhere, house=HOUSE))))
    told = _said(reports, at)
    assert told.count(f"since {moment(NOW_MS)} are not yet in 1 trainee's wrong rules.") == 2
    assert told.count(f"since {moment(NOW_MS)} are not yet in the wrong rules.") == 2


def _said(reports: Reports, at: ClassRoute) -> str:
    """All that the class's board says on a screen, on paper and in files, as one text."""
    return str(tell_class(load_class(reports, at), at, Backups()))


@pytest.mark.parametrize(("days", "holds"), [(0, True), (21, True), (22, False)])
def test_what_was_mastered_lapses_by_itself_on_the_board(days: int, holds: bool) -> None:
    row = StandingRow("fold@mbs", HOUSE, "mastered", 1.0, 30, NOW_MS, NOW_MS, account="a")
    now_ms = NOW_MS + days * 86_400_000
    assert is_mastered(row, now_ms) is holds
    sheet = skill_sheet(HOUSE, book_at(load_houses(), HOUSE), [row], now_ms)
    assert sheet.count(Level.MASTERED) == holds


@pytest.mark.parametrize("house", ["boxes", "prime"])
def test_rounds_at_another_house_tell_nothing_of_this_one(house: str) -> None:
    found = filled().reports(load_houses()).board(Scope(CLASS, house)).rows[0]
    assert found.readiness is Readiness.LEARNING
