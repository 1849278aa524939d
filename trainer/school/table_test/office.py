"""Table tests in the school's records: the dealers, the recorded tests, and recording one more."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from trainer.dealing.house import House
from trainer.errors import InputError, Problem
from trainer.records.exam import ExamOutcome
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import TableTestRow
from trainer.records.registry.rows.log import EventRow
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.people.rights import Account
from trainer.school.table_test.drafts import UNREADABLE, of_plain, to_plain, without_names
from trainer.school.table_test.form_sheets import MarkedTest, filled_form
from trainer.school.table_test.outcome import debriefs, tally
from trainer.school.table_test.record import Dealer, TableTest, TableTestDecision
from trainer.school.table_test.table_tests import Recorded
from trainer.wording import say

OPEN, TRAINEE = "open", "trainee"
MOST_LISTED = 50


class SchoolOffice:
    """The school's records, as one supervisor uses them for table tests. Methods raise what the
    Registry raises."""

    def __init__(self, registry: Registry, account: Account) -> None:
        self._registry, self._account = registry, account

    @property
    def examiner(self) -> str:
        """The name of the signed-in supervisor."""
        return self._account.name

    def dealers(self) -> tuple[Dealer, ...]:
        """The trainees of the supervisor's open classes, by name."""
        open_ = {each.class_ for each in self._registry.classes() if each.state == OPEN}
        there = [m for m in self._registry.members() if m.class_ in open_ and m.until_ms is None]
        mine = {each.class_ for each in there if each.account == self._account.id}
        accounts = {each.account for each in there if each.class_ in mine}
        people = [each for each in self._registry.people() if each.account in accounts]
        dealers = [
            Dealer(each.name, each.account)
            for each in people
            if each.role == TRAINEE and each.state == OPEN
        ]
        return tuple(sorted(dealers, key=lambda each: each.name.casefold()))

    def name_of(self, account: str) -> str:
        """The name of that account; empty for an erased one."""
        person = self._registry.person(account)
        return person.name if person is not None else ""

    def record(self, test: TableTest, rounds: Sequence[Debrief]) -> str:
        """Put the test in the school's records; the hash of their head with it. Recording it twice
        changes nothing."""
        assert test.decided is not None, "only what is signed is recorded"
        known = self._event_of(test.id)
        if known is None:
            known = self._registry.act(
                self._account.id, ActKind.TABLE_TEST_RECORDED, _facts(test, rounds)
            )
        return known.hash.hex()

    def recorded(self) -> tuple[Recorded, ...]:
        """The tests of the supervisor's trainees, the latest first."""
        names = {each.account: each.name for each in self.dealers()}
        accounts = tuple(names)
        found = self._registry.rows(
            TableTestRow, order="-at_ms", limit=MOST_LISTED, account=accounts
        )
        return tuple(
            Recorded(
                each.test,
                names.get(each.account, ""),
                each.house,
                ExamOutcome(each.outcome),
                self.name_of(each.by),
                each.at_ms,
            )
            for each in found
        )

    def read(self, test: str, houses: Mapping[str, House]) -> TableTest | None:
        """That test as recorded, with the present names of the accounts; None if it is not there,
        or was erased. Raises InputError if this program cannot read or mark it."""
        row = self._registry.row(TableTestRow, test=test)
        event = self._event_of(test)
        if row is None or event is None or not row.form:
            return None
        read, signed = readable(row.form, houses)
        examiner = self.name_of(row.by)
        decided = replace(signed, examiner=examiner, head=event.hash.hex())
        dealer = Dealer(self.name_of(row.account), row.account)
        return replace(read, dealer=dealer, decided=decided)

    def _event_of(self, test: str) -> EventRow | None:
        """The act that recorded the test."""
        row = self._registry.row(TableTestRow, test=test)
        if row is None:
            return None
        acts = self._registry.rows(EventRow, chain=SCHOOL, at_ms=row.at_ms)
        return next((each for each in acts if each.body and each.facts.get("test") == test), None)


_NOT_READ = (*UNREADABLE, LookupError, ArithmeticError, RecursionError)


def readable(form: str, houses: Mapping[str, House]) -> tuple[TableTest, TableTestDecision]:
    """The test that a record keeps, and its decision. Raises InputError for what cannot be marked
    and printed."""
    # A supervisor's login can write anything there.
    try:
        test = of_plain(json.loads(form)["test"], houses)
        house = houses[test.house]
        filled_form(MarkedTest(test, house, debriefs(test, house)))
    except _NOT_READ:
        test = None
    if test is None or test.decided is None:
        words = say("Its house or its cards cannot be read by today's rules.")
        raise InputError([Problem((), "unreadable", words)])
    return test, test.decided


def _facts(test: TableTest, rounds: Sequence[Debrief]) -> dict[str, Any]:
    assert test.decided is not None, "only what is signed is recorded"
    return {
        "test": test.id,
        "account": test.dealer.account,
        "house": test.house,
        "form": form_text(test, rounds),
        "outcome": test.decided.outcome.value,
    }


def form_text(test: TableTest, rounds: Sequence[Debrief]) -> str:
    """The whole test as JSON, without names, and the result of its rounds."""
    made = tally(rounds)
    came_to = {
        "critical": made.critical,
        "serious": made.serious,
        "minor": made.minor,
        "right": made.right,
        "lines": made.lines,
        "players_short_cents": made.players_short.cents,
        "house_short_cents": made.house_short.cents,
        "mistakes": [
            {"round": each.number, **_mistake(mistake)}
            for each in rounds
            for mistake in each.mistakes
        ],
    }
    form = {"test": without_names(to_plain(test)), "came_to": came_to}
    return json.dumps(form, ensure_ascii=False)


def _mistake(mistake: MistakeShown) -> dict[str, Any]:
    return {
        "code": mistake.code,
        "severity": mistake.severity.value,
        "seat": mistake.seat,
        "wager": None if mistake.wager is None else mistake.wager.value,
        "money_cents": None if mistake.money is None else mistake.money.cents,
        "rule": mistake.rule,
    }
