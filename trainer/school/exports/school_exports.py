"""What a school's registry holds, as tables: of everybody, of a class, of one trainee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from trainer.records.registry.rows.exams import (
    ExamRow,
    SignatureRow,
    SittingRow,
    TableTestRow,
)
from trainer.records.registry.rows.marks import MistakeRow, QuickRow, RoundRow
from trainer.records.registry.rows.people import ClassRow, MemberRow
from trainer.school.exports.bundle.of_registry import NotThere
from trainer.school.exports.done_sheets import (
    Named,
    People,
    mistakes_sheet,
    quick_sheet,
    rounds_sheet,
)
from trainer.school.exports.school_sheets import exams_sheet, people_sheet, table_tests_sheet
from trainer.school.exports.sheet import Sheet
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry

MOST_IN_ONE_GO = 500


@dataclass(frozen=True, slots=True)
class Which:
    """What is asked for: of the class, of the house, of the account, since then; None for any."""

    class_: str | None = None
    house: str | None = None
    account: str | None = None
    since_ms: int | None = None


class SchoolExports:
    """Reads a registry. Every method raises what the registry does, and NotThere."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def rounds(self, which: Which) -> Sheet:
        return rounds_sheet(self._rounds(which), self.names())

    def mistakes(self, which: Which) -> Sheet:
        rounds = {each.attempt: each for each in self._rounds(which)}
        return mistakes_sheet(self._mistakes(sorted(rounds)), rounds, self.names())

    def quick(self, which: Which) -> Sheet:
        found = self._registry.rows(QuickRow, order="at_ms", **self._filters(which))
        since = which.since_ms or 0
        return quick_sheet([each for each in found if each.at_ms >= since], self.names())

    def exams(self, which: Which) -> Sheet:
        exams = {each.exam: each for each in self._registry.rows(ExamRow)}
        sittings = [each for each in self._sittings(which) if _at(exams, each, which.house)]
        titles = {exam: row.title for exam, row in exams.items()}
        signatures = self._registry.rows(SignatureRow, order="at_ms")
        return exams_sheet(sittings, titles, signatures, self.names())

    def table_tests(self, which: Which) -> Sheet:
        found = self._registry.rows(TableTestRow, order="at_ms", **self._filters(which))
        since = which.since_ms or 0
        return table_tests_sheet([each for each in found if each.at_ms >= since], self.names())

    def people(self, which: Which) -> Sheet:
        accounts = self._accounts(which)
        listed = [
            each
            for each in self._registry.people()
            if each.state != "erased" and (accounts is None or each.account in accounts)
        ]
        return people_sheet(listed, self._classes_of())

    def names(self) -> People:
        """Everybody by account. Who was erased has no name."""
        return {
            each.account: Named(each.login or "", each.name) for each in self._registry.people()
        }

    # --- what is asked for

    def _rounds(self, which: Which) -> list[RoundRow]:
        found = self._registry.rows(RoundRow, order="dealt_at_ms", **self._filters(which))
        since = which.since_ms or 0
        return [each for each in found if each.dealt_at_ms >= since]

    def _mistakes(self, attempts: Sequence[str]) -> Iterator[MistakeRow]:
        for first in range(0, len(attempts), MOST_IN_ONE_GO):
            some = attempts[first : first + MOST_IN_ONE_GO]
            yield from self._registry.rows(MistakeRow, attempt=some, order=("attempt", "number"))

    def _sittings(self, which: Which) -> list[SittingRow]:
        filters = {name: value for name, value in self._filters(which).items() if name != "house"}
        found = self._registry.rows(SittingRow, order="opened_at_ms", **filters)
        since = which.since_ms or 0
        return [each for each in found if each.opened_at_ms >= since]

    def _filters(self, which: Which) -> dict[str, Any]:
        accounts = self._accounts(which)
        found: dict[str, Any] = {}
        if accounts is not None:
            found["account"] = tuple(sorted(accounts))
        if which.house is not None:
            found["house"] = which.house
        return found

    def _accounts(self, which: Which) -> frozenset[str] | None:
        """Those who are asked for; None for everybody. Raises NotThere for nobody at all."""
        if which.account is not None:
            return frozenset({which.account})
        if which.class_ is None:
            return None
        if self._registry.row(ClassRow, class_=which.class_) is None:
            raise NotThere(say("there is no class {id}", id=repr(which.class_)))
        members = self._registry.members(which.class_)
        return frozenset(each.account for each in members if each.until_ms is None)

    def class_named(self, name: str) -> str:
        """The id of the class of that title or id. Raises NotThere, and where several have it."""
        classes = self._registry.classes()
        found = [each.class_ for each in classes if name in (each.class_, each.title)]
        if len(found) == 1:
            return found[0]
        known = ", ".join(sorted(each.title for each in classes)) or say("none")
        if found:
            raise NotThere(say("several classes are called {name}; name one by its id", name=name))
        raise NotThere(say("there is no class {name}; there are: {known}", name=name, known=known))

    def account_named(self, name: str) -> str:
        """The id of the account of that sign-in name or id. Raises NotThere."""
        for each in self._registry.people():
            if name in (each.account, each.login):
                return each.account
        raise NotThere(say("nobody signs in as {name}", name=name))

    def _classes_of(self) -> Mapping[str, list[str]]:
        titles = {each.class_: each.title for each in self._registry.classes()}
        found: dict[str, list[str]] = {}
        for each in _there(self._registry.rows(MemberRow)):
            found.setdefault(each.account, []).append(titles.get(each.class_, each.class_))
        return found


def _there(members: Iterable[MemberRow]) -> Iterator[MemberRow]:
    return (each for each in members if each.until_ms is None)


def _at(exams: Mapping[str, ExamRow], sitting: SittingRow, house: str | None) -> bool:
    return house is None or (sitting.exam in exams and exams[sitting.exam].house == house)
