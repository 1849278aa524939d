"""Erasing: nobody is left, every chain is whole, and the sums are what they were."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError

from tests.records.registry.busy import contents
from tests.records.registry.desks import STATION, Desk, finish_round, marks_of
from trainer.records.log import Log
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import EventRow, events
from trainer.records.registry.rows.marks import (
    MismatchRow,
    RoundRow,
    beliefs_due,
    mismatches,
    open_beliefs,
    standings,
)
from trainer.records.registry.rows.review import comments, overrides, remedials, review_requests
from trainer.records.registry.tables import ALL

GONE = (comments, overrides, remedials, review_requests, standings, open_beliefs)
OF_CHANCE = 16
"""What is as long as that is a secret or a hash, in which any three letters may stand."""


@pytest.fixture
def busy(busy_desk: Desk) -> Desk:
    return busy_desk


def test_nothing_is_left_that_says_who_it_was_or_what_was_said(busy: Desk) -> None:
    busy.registry.erase(busy.admin, busy.trainee)
    person = busy.registry.person(busy.trainee)
    assert person is not None
    assert (person.login, person.name, person.state, person.role) == (
        *(None, "", "erased", "trainee"),
    )
    text = repr(contents(busy.registry, ALL))
    words = [each for each in re.split(r"[^\w+/=-]", text) if len(each) < OF_CHANCE]
    assert not [each for each in words if "tim" in each.lower()]
    for told in ("I paid it.", "You did.", "Again.", "Ünïcode", "take 3 ante"):
        assert told not in text
    assert [name for name, rows in contents(busy.registry, GONE).items() if rows] == []


def test_what_was_marked_stays_as_nobodys(busy: Desk) -> None:
    assert busy.registry.count(RoundRow, account=busy.trainee) == 3
    busy.registry.erase(busy.admin, busy.trainee)
    assert busy.registry.count(RoundRow, account=busy.trainee) == 3
    assert unlike(busy.registry.where) == {}


def test_the_chain_is_whole_around_what_is_gone(busy: Desk) -> None:
    before = {row.id: row for row in busy.registry.rows(EventRow)}
    busy.registry.station = "office-1"
    act = busy.registry.erase(busy.admin, busy.trainee)
    assert act.facts["where"] == "office-1"
    (listed,) = act.facts["chains"]
    for row in busy.registry.rows(EventRow):
        if row.id != act.id:
            was = before[row.id]
            assert (row.hash, row.before, row.at_ms, row.kind) == (
                *(was.hash, was.before, was.at_ms, was.kind),
            )
            assert (row.body == "") is _is_listed(row, listed["chain"], act.facts["acts"])


def _is_listed(row: EventRow, chain: str, acts: list[dict[str, object]]) -> bool:
    if row.chain != SCHOOL:
        return row.chain == chain
    return {"place": row.place, "hash": row.hash.hex()} in acts


def test_of_an_erased_account_nothing_more_is_taken(busy: Desk, log: Log) -> None:
    busy.registry.erase(busy.admin, busy.trainee)
    finish_round(log, 9)
    answered = busy.submit(log)
    assert [each.answer.value for each in answered.events] == ["erased"]
    head = busy.registry.head(next(log.events()).id)
    assert head is not None
    assert head.erased
    with pytest.raises(ActRefused):
        busy.registry.erase(busy.admin, busy.trainee)


def test_what_a_marker_had_read_before_is_written_no_more(busy: Desk, log: Log) -> None:
    """Standings, wrong rules and claims of somebody erased came back with it."""
    attempt = finish_round(log, 9)
    told = tuple(log.events())
    busy.registry.submit(told[0].id, STATION, busy.trainee, told)
    (delivery,) = busy.registry.to_mark()
    busy.registry.erase(busy.admin, busy.trainee)
    claim = MismatchRow(attempt, busy.trainee, STATION, "I paid it.", "", 5)
    found = replace(marks_of(attempt), mismatches=(claim,))
    assert not busy.registry.mark([(delivery, found)])
    own = (standings, open_beliefs, beliefs_due, mismatches)
    assert [name for name, rows in contents(busy.registry, own).items() if rows] == []
    assert busy.registry.to_mark() == ()


def test_nobody_is_erased_in_the_middle_of_an_exam(busy: Desk) -> None:
    from tests.records.registry.desks import PROOF

    busy.registry.sign_in("sam", "pin", PROOF)
    busy.registry.open_exam(busy.supervisor, "s9", "e", busy.trainee, STATION)
    with pytest.raises(ActRefused) as refused:
        busy.registry.erase(busy.admin, busy.trainee)
    assert refused.value.code == "sitting_open"
    with busy.registry.transaction() as db:
        db.execute(exam_sittings.update().values(state="voided"))
    busy.registry.erase(busy.admin, busy.trainee)


def test_only_an_administrator_erases(busy: Desk) -> None:
    for by in (busy.supervisor, busy.author, busy.trainee):
        with pytest.raises(ActRefused):
            busy.registry.erase(by, busy.trainee)
    facts = {"account": busy.trainee, "chains": []}
    with pytest.raises(ActRefused):
        busy.registry.act(busy.admin, ActKind.ERASED, facts)


def test_the_log_lets_nobody_change_it_but_for_what_an_act_says_is_erased(busy: Desk) -> None:
    changes = (
        events.update().values(body=""),
        events.update().values(at_ms=1),
        events.delete(),
    )
    for change in changes:
        with pytest.raises(DBAPIError, match="the log only grows"):
            _change(busy, change)


def _change(busy: Desk, change: Executable) -> None:
    with busy.registry.transaction() as db:
        db.execute(change)
