"""The school that this machine belongs to: its records, while they can be reached, and its
sign-in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

from trainer.records.registry.acts import Role
from trainer.records.registry.faults import (
    NO_RIGHT,
    Refusal,
    RegistryDown,
    RegistryFault,
    RegistryRefused,
)
from trainer.records.registry.proofs import Badges
from trainer.school.people.rights import Account, AccountState
from trainer.school.people.sign_in import SchoolDoor, account_of
from trainer.school.people.station_people import KnownHere, KnownPeople
from trainer.school.station.joined import Joined, read_joined
from trainer.ui.runtime.background import Background
from trainer.ui.runtime.school_wait import SchoolWait

if TYPE_CHECKING:
    # Late: the registry is 73 modules, some 50 ms, that only a school's machine needs.
    from trainer.records.registry.registry import Registry
    from trainer.records.registry.rows.people import PersonRow

MOST_OFFERED = 8

PATIENCE_S = 0.3
"""How long somebody who leaves waits for the school to know it."""

_FIRST = (Role.SUPERVISOR, Role.ADMIN, Role.AUTHOR, Role.TRAINEE)


class SchoolHere:
    """Knows the school, if there is one; nothing of it is read before it is asked for."""

    def __init__(self, home: Path, wall_ms: Callable[[], int], background: Background) -> None:
        self._home, self._wall_ms, self._background = home, wall_ms, background
        self._wait = SchoolWait(background)
        self.joined: Joined | None = None
        self.registry: Registry | None = None
        self.refused = ""
        """Why its records cannot be opened, where somebody has to see to that first."""
        self.badges = Badges()
        self._demos: dict[Registry, bool] = {}
        self._keeps_back: Registry | None = None
        self._known = KnownPeople(home)

    def find(self) -> None:
        """Read which school the machine belongs to. Raises InputError if the file that says so
        cannot be read."""
        self.joined = read_joined(self._home)

    def reach(self) -> None:
        """Open the school's records, if they can be; ``refused`` says what is in the way if waiting
        does not help."""
        from trainer.records.registry.registry import Registry

        if self.registry is not None or self.joined is None:
            return
        self.refused = ""
        try:
            self.registry = Registry.open(
                self.joined.where(self._home),
                self._wall_ms,
                badges=self.badges,
                while_waiting=self._wait,
            )
            self.registry.station = self.joined.name
        except RegistryDown:
            self.registry = None
        except RegistryRefused as error:
            self.refused = "\n".join(map(str, error.problems))

    @property
    def is_demo(self) -> bool:
        """True if nothing in it is real, as far as its records are open."""
        registry = self.registry
        if registry is None:
            return False
        # They are asked once: a server may fall silent while the window is open.
        if registry not in self._demos:
            try:
                self._demos = {registry: registry.is_demo}
            except RegistryDown:
                return False
        return self._demos[registry]

    @property
    def is_plain(self) -> bool:
        """True if others can read the traffic, as far as its records are open."""
        return self.registry is not None and self.registry.is_plain

    @property
    def is_for_staff(self) -> bool:
        """True if a person who is no trainee may well sign in here next."""
        return self.is_demo or any(not one.account.is_trainee for one in self.known())

    def door(self) -> SchoolDoor:
        """The school's sign-in."""
        self.reach()
        return SchoolDoor(self.registry, self._known, self._wall_ms)

    def leave(self, account: Account) -> None:
        """Ask for nothing in that account's name until it signs in again. A school that does not
        answer is not waited for; it ends that itself some hours later."""
        if self.registry is not None:
            telling = self._background.run(partial(_sign_out, self.registry, account.id))
            self._background.wait(telling, PATIENCE_S)

    def fault_of_known(self) -> str:
        """The fault of the file of people who signed in here, if there is any."""
        return self._known.fault()

    def known(self) -> tuple[KnownHere, ...]:
        """The people who signed in here before, the last one first."""
        return self._known.everybody()[:MOST_OFFERED]

    def offered(self) -> tuple[Account, ...]:
        """The people offered by name: those who signed in here before, and in a demo school the
        others too, its staff first."""
        known = [each.account for each in self.known()]
        there = {each.id for each in known}
        others = [each for each in self._of_demo() if each.id not in there]
        return (*known, *others)

    def somebody(self, account: str) -> Account | None:
        """The account of that id; None if the school cannot be reached, or has no such account."""
        row = self._row(account)
        return account_of(row) if row is not None else None

    def as_now(self, account: Account) -> Account | None:
        """That account, signed in here, with its present role and state; None if the school cannot
        be asked."""
        if (found := self.somebody(account.id)) is not None:
            return found
        if self.registry is None or self.registry is not self._keeps_back:
            return None
        try:
            now = self.registry.account_now(account.id)
        except RegistryFault as fault:
            erased = fault.code == Refusal.NOT_THERE
            return structs.replace(account, standing=AccountState.ERASED) if erased else None
        standing = AccountState.OPEN if now.is_open else AccountState.CLOSED
        return structs.replace(account, role=now.role, standing=standing)

    def has_pin(self, account: str) -> bool:
        """True if the school says that this account has a PIN."""
        row = self._row(account)
        return row is not None and row.has_pin

    def _row(self, account: str) -> PersonRow | None:
        if self.registry is None or self.registry is self._keeps_back:
            return None
        try:
            return self.registry.person(account)
        except RegistryFault as fault:
            # A station's login at a server reads no accounts: each try would fill the server's log.
            if fault.code == NO_RIGHT[0]:
                self._keeps_back = self.registry
        return None

    def remember(self, account: Account) -> None:
        """Know somebody who signed in here by the role of now, and nobody by a closed account."""
        with suppress(OSError):  # the next sign-in writes it
            if account.standing is not AccountState.OPEN:
                self._known.forget(account.id)
            for each in self._known.everybody():
                if each.account.id == account.id:
                    self._known.change(replace(each, account=account))

    def _of_demo(self) -> Iterator[Account]:
        if self.is_demo:
            there = (each for each in self._accounts() if each.standing is AccountState.OPEN)
            yield from sorted(there, key=lambda each: _FIRST.index(each.role))

    def _accounts(self) -> Sequence[Account]:
        """The school's accounts; none while it does not answer."""
        try:
            there = self.registry.people() if self.registry is not None else ()
        except RegistryDown:
            return ()
        return [account_of(each) for each in there]

    def close(self) -> None:
        if self.registry is not None:
            self.registry.close()
            self.registry = None


def _sign_out(registry: Registry, account: str) -> None:
    # Whoever leaves is let go even while the server is away.
    with suppress(RegistryFault):
        registry.sign_out(account)
