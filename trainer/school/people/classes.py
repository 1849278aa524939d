"""The classes of a school, with their trainees and supervisors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.people import ClassRow
from trainer.records.uuid7 import Uuid7
from trainer.school.people.names import clean_name, wrong_with_name
from trainer.school.people.people import BadAccount
from trainer.school.people.rights import Account, AccountState, Right, may
from trainer.school.people.sign_in import account_of
from trainer.wording import say


class SchoolClass(Struct, frozen=True):
    """A class and its members, by name. ``house`` is the one that it learns, or empty."""

    id: str
    title: str
    house: str
    open: bool
    trainees: tuple[Account, ...]
    supervisors: tuple[Account, ...]

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts that are in it, supervisors first."""
        return (*self.supervisors, *self.trainees)

    @property
    def members(self) -> frozenset[str]:
        """The ids of the accounts that are in it."""
        return frozenset(each.id for each in self.accounts)


class Classes:
    """The work of ``by`` with classes. Every method raises NotAllowed if he may not, BadAccount for
    what cannot be, and what the registry raises."""

    def __init__(self, registry: Registry, by: Account, wall_ms: Callable[[], int]) -> None:
        self.registry, self.by = registry, by
        self._new_id = Uuid7(wall_ms)

    def mine(self) -> tuple[SchoolClass, ...]:
        """The classes that he keeps: a supervisor's own, or all if he is the only supervisor; an
        administrator's all. Open ones come first, by title."""
        may(self.by, Right.KEEP_CLASSES)
        every = self._every()
        if self.by.role is Role.SUPERVISOR and not self._is_only_supervisor():
            every = [each for each in every if self.by.id in each.members]
        return tuple(sorted(every, key=lambda each: (not each.open, each.title.casefold())))

    def taught(self) -> tuple[SchoolClass, ...]:
        """The open classes that a supervisor is in: he sees, assigns and tests the work of their
        trainees. This holds for a school's only supervisor too: other classes he keeps, but sees no
        work there until he joins."""
        may(self.by, Right.SEE_RESULTS)
        open_ = [each for each in self._every() if each.open and self.by.id in each.members]
        return tuple(sorted(open_, key=lambda each: each.title.casefold()))

    def of(self, class_: str) -> SchoolClass:
        """That class. Raises KeyError if it is not his."""
        return {each.id: each for each in self.mine()}[class_]

    def could_join(self, class_: SchoolClass) -> tuple[Account, ...]:
        """Open accounts of trainees and supervisors that are not in it, by name, without trainees
        of other supervisors: those, or an administrator, must let them go first."""
        may(self.by, Right.KEEP_CLASSES)
        without = class_.members | self._taught_by_others()
        return tuple(
            each for each in self._accounts().values() if _learns(each) and each.id not in without
        )

    def open(self, title: str, house: str = "") -> str:
        """Open a class; its id. The supervisor is in it from the start."""
        may(self.by, Right.KEEP_CLASSES)
        class_ = self._new_id()
        facts = {"class": class_, "title": self._sound(title), "house": house}
        if self.by.role is Role.SUPERVISOR:
            facts["account"] = self.by.id
        self._act(ActKind.CLASS_OPENED, facts)
        return class_

    def rename(self, class_: str, title: str) -> None:
        """Give the class that title."""
        may(self.by, Right.KEEP_CLASSES)
        self._act(ActKind.CLASS_RENAMED, {"class": class_, "title": self._sound(title, class_)})

    def close(self, class_: str) -> None:
        """Close the class: nobody learns in it any more, and its records stay."""
        may(self.by, Right.KEEP_CLASSES)
        self._act(ActKind.CLASS_CLOSED, {"class": class_})

    def enrol(self, class_: str, accounts: Iterable[str]) -> None:
        """Put these accounts in the class: all of them, or none."""
        may(self.by, Right.KEEP_CLASSES)
        joining, known = list(accounts), self._accounts()
        if not all(_learns(known.get(each)) for each in joining):
            raise BadAccount(
                say("Only open accounts of trainees and supervisors can join a class.")
            )
        with self.registry.transaction():
            for account in joining:
                self.join(class_, account)

    def join(self, class_: str, account: str) -> None:
        """Put one account in the class that is known to be able to join."""
        self._act(ActKind.JOINED_CLASS, {"class": class_, "account": account})

    def leave(self, class_: str, accounts: Iterable[str]) -> None:
        """Take these accounts out of the class: all of them, or none."""
        may(self.by, Right.KEEP_CLASSES)
        with self.registry.transaction():
            for account in accounts:
                self._act(ActKind.LEFT_CLASS, {"class": class_, "account": account})

    def _every(self) -> list[SchoolClass]:
        members: dict[str, set[str]] = {}
        for row in self.registry.members():
            if row.until_ms is None:
                members.setdefault(row.class_, set()).add(row.account)
        accounts = self._accounts().values()
        return [
            _class(row, [each for each in accounts if each.id in members.get(row.class_, ())])
            for row in self.registry.classes()
        ]

    def _taught_by_others(self) -> frozenset[str]:
        if self.by.role is not Role.SUPERVISOR:
            return frozenset()
        taught = [each for each in self._every() if each.open and _is_staffed(each)]
        own = {each.id for one in taught if self.by.id in one.members for each in one.trainees}
        return frozenset(each.id for one in taught for each in one.trainees) - own

    def _accounts(self) -> Mapping[str, Account]:
        """Everybody, by name."""
        there = [account_of(row) for row in self.registry.people() if row.state != "erased"]
        return {each.id: each for each in sorted(there, key=lambda each: each.name.casefold())}

    def _is_only_supervisor(self) -> bool:
        there = [
            each.id
            for each in self._accounts().values()
            if each.role is Role.SUPERVISOR and each.standing is AccountState.OPEN
        ]
        return there == [self.by.id]

    def _sound(self, title: str, but: str = "") -> str:
        """The title as it is kept. Raises BadAccount for an invalid one, or one in use."""
        clean = clean_name(title)
        if wrong_with_name(clean):
            raise BadAccount(say("A class needs a title with letters or digits."))
        others = [each.title for each in self._every() if each.open and each.id != but]
        there = next((each for each in others if each.casefold() == clean.casefold()), "")
        if there:
            raise BadAccount(
                say("A class called {title} exists already. Choose another title.", title=there)
            )
        return clean

    def _act(self, kind: ActKind, facts: Mapping[str, str]) -> None:
        self.registry.act(self.by.id, kind, facts)


def _learns(account: Account | None) -> bool:
    """True if the account can be in a class."""
    if account is None or account.standing is not AccountState.OPEN:
        return False
    return account.role in (Role.TRAINEE, Role.SUPERVISOR)


def _is_staffed(class_: SchoolClass) -> bool:
    return any(each.standing is AccountState.OPEN for each in class_.supervisors)


def _class(row: ClassRow, members: list[Account]) -> SchoolClass:
    return SchoolClass(
        id=row.class_,
        title=row.title,
        house=row.house,
        open=row.state == "open",
        trainees=tuple(each for each in members if each.is_trainee),
        supervisors=tuple(each for each in members if not each.is_trainee),
    )
