"""The school's data of one account: exported, erased by a recorded act, and how long it is kept.

Only an administrator does it. What a station on this machine keeps of the account is erased too.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.paper.sheet import Cells, Sheet
from trainer.records.faults import named
from trainer.records.hold import holding
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import NotSwept
from trainer.records.registry.reads.event_rows import closed_at
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import QuickRow, RoundRow
from trainer.records.registry.rows.people import PersonRow
from trainer.records.registry.said import CommentRow, OverrideRow, RemedialRow, RequestRow
from trainer.school.exports.bundle.contents import bundle_of
from trainer.school.exports.bundle.registry_evidence import NotThere, evidence_of_trainee
from trainer.school.exports.school_exports import SchoolExports, Which
from trainer.school.exports.work_sheets import SheetField, field, table
from trainer.school.marker.marker import MARKING
from trainer.school.people.rights import Account, Right, may
from trainer.school.people.station_people import KnownPeople, person_folder
from trainer.school.practice import RECORDS
from trainer.school.privacy.inventory import IN_THE_SCHOOL
from trainer.school.privacy.own_records import Packed, pack
from trainer.school.program import program_version
from trainer.wording import say


class NotErased(InputError):
    """Nothing was erased, with the remedy."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__([Problem((), code, message)])


def account_named(registry: Registry, name: str) -> str:
    """The id of the account of that sign-in name or id. Raises NotThere."""
    for each in registry.people():
        if name in (each.account, each.login):
            return each.account
    raise NotThere(say("no account has the sign-in name {name}", name=name))


class AccountData:
    """The work of ``by`` with the data of an account. Methods raise NotAllowed if he may not, and
    what the registry raises."""

    def __init__(self, registry: Registry, by: Account, home: Path) -> None:
        self._registry, self._by, self._home = registry, by, home

    def person(self, account: str) -> PersonRow:
        """The person of that account. Raises NotThere, also for an erased one."""
        may(self._by, Right.KEEP_PERSONAL_DATA)
        found = self._registry.person(account)
        if found is None or found.state == "erased":
            raise NotThere(say("there is no account {id}", id=account))
        return found

    def export(self, account: str, out: Path, now_ms: int, *, force: bool = False) -> None:
        """Write everything that the school keeps of the account to a ZIP file. Raises
        RecordsFault."""
        # The export is recorded first: no file leaves the school without a trace.
        person = self.person(account)
        self._registry.act(self._by.id, ActKind.EXPORTED, {"account": account})
        evidence = evidence_of_trainee(self._registry, account)
        packed = Packed(
            title=say("Everything that the school keeps about {name}", name=person.name),
            sheets=tuple(self._sheets(account)),
            bundle=bundle_of(evidence, made_at_ms=now_ms, program=program_version()),
            kept=IN_THE_SCHOOL,
        )
        pack(packed, out, force=force)

    def erase(self, account: str, typed: str) -> None:
        """Erase the account from the school, and delete what this machine keeps of it. ``typed`` is
        its sign-in name, typed once more. Raises NotErased; NotSwept if it is done, and traces may
        stay in the school's file for a while."""
        person = self.person(account)
        if typed.strip().casefold() != (person.login or "").casefold():
            right = say("{typed} is not the sign-in name of {name}", typed=typed, name=person.name)
            raise NotErased("other_login", right)
        if account == self._by.id:
            raise NotErased(
                "oneself", say("you cannot erase your own account; ask another administrator")
            )
        self._erase(account)

    def erase_closed(self, accounts: Iterable[str]) -> None:
        """Erase these accounts from the school and from this machine, whose time is over. One that
        cannot be erased keeps no other; the last fault is raised at the end."""
        may(self._by, Right.KEEP_PERSONAL_DATA)
        fault: InputError | None = None
        for account in accounts:
            try:
                self._erase(account)
            except InputError as error:
                fault = error
        if fault is not None:
            raise fault

    def _erase(self, account: str) -> None:
        try:
            self._registry.erase(self._by.id, account)
        except NotSwept:
            forget_here(self._home, account)
            raise
        forget_here(self._home, account)

    def _sheets(self, account: str) -> Iterator[Sheet]:
        exports, which = SchoolExports(self._registry), Which(frozenset({account}))
        yield exports.people(which)
        yield exports.rounds(which)
        yield exports.mistakes(which)
        yield exports.quick(which)
        yield exports.exams(which)
        yield exports.table_tests(which)
        yield self._said(account)
        yield self._asked(account)
        yield self._assigned(account)

    def _said(self, account: str) -> Sheet:
        """The remarks and judgements of supervisors about it."""
        attempts = self._attempts(account)
        said: list[CommentRow | OverrideRow] = [
            *self._registry.rows(CommentRow, attempt=attempts),
            *self._registry.rows(OverrideRow, attempt=attempts),
        ]
        fields = (
            field("at", say("At (UTC)"), Cells.MOMENT, "at_ms"),
            field("attempt", say("Attempt")),
            field("number", say("No."), Cells.WHOLE),
            field("text", say("Comment")),
            field("was", say("Was")),
            field("to", say("Changed to"), of="to_"),
            field("reason", say("Reason")),
        )
        ordered = sorted(said, key=lambda each: each.at_ms)
        return table("reviews", say("Reviews"), fields, ordered, None)

    def _asked(self, account: str) -> Sheet:
        fields = (
            field("at", say("At (UTC)"), Cells.MOMENT, "at_ms"),
            field("attempt", say("Attempt")),
            field("number", say("No."), Cells.WHOLE),
            field("text", say("What was asked")),
        )
        asked = self._registry.rows(RequestRow, account=account, order="at_ms")
        return table("requests", say("Reviews asked for"), fields, asked, None)

    def _assigned(self, account: str) -> Sheet:
        fields: tuple[SheetField, ...] = (
            field("at", say("At (UTC)"), Cells.MOMENT, "at_ms"),
            field("house", say("House")),
            field("drill", say("Drill")),
            field("due", say("Due (UTC)"), Cells.MOMENT, "due_ms"),
            field("state", say("State")),
            field("note", say("Note")),
        )
        assigned = self._registry.rows(RemedialRow, account=account, order="at_ms")
        return table("remedials", say("Drills assigned"), fields, assigned, None)

    def _attempts(self, account: str) -> tuple[str, ...]:
        rounds = (each.attempt for each in self._registry.rows(RoundRow, account=account))
        return *rounds, *(each.attempt for each in self._registry.rows(QuickRow, account=account))


def forget_here(home: Path, account: str) -> None:
    """Remove this machine's data of an erased account: its folder, and its remembered sign-in.
    Raises RecordsFault while its records are in use."""
    folder = person_folder(home, account)
    shutil.rmtree(home / MARKING / account, ignore_errors=True)
    with named(folder):
        if (folder / RECORDS).exists():
            with holding(folder / RECORDS):
                pass
        if folder.exists():
            shutil.rmtree(folder)
        KnownPeople(home).forget(account)


MONTHS = (0, 6, 12, 24, 36, 60)
MONTH_MS = 30 * 86_400_000


def expired(registry: Registry, months: int, now_ms: int) -> tuple[str, ...]:
    """The accounts that were closed more than so many months ago and still are; none for 0. The
    time is when the school heard of the closing."""
    if not months:
        return ()
    last = registry.ask(closed_at)
    closed = [each for each in registry.people() if each.state == "closed"]
    return tuple(
        each.account
        for each in closed
        if each.account in last and now_ms - last[each.account] > months * MONTH_MS
    )
