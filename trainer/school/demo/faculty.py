"""The staff of the demo school, its classes and their members. All have the same password, which
the window tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.school.demo.cast import SECOND, SUPERVISOR
from trainer.school.demo_mark import PASSWORD, PIN
from trainer.school.people.account import Account
from trainer.school.people.names import login_for
from trainer.school.people.secrets import Verifier

ADMIN = "Demo school"


@dataclass
class Faculty:
    """The accounts and classes of a registry that was empty."""

    registry: Registry
    admin: str
    password: str
    pin: str
    supervisors: list[Account] = field(default_factory=list)
    _logins: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, registry: Registry, seed: int) -> Faculty:
        """Mark the registry as a demo by its first event. Raises ActRefused if it is not empty."""
        admin = registry.new_id()
        registry.act(admin, ActKind.DEMO_SCHOOL, {"seed": seed, "rounds": "simulated"})
        faculty = cls(registry, admin, str(Verifier.of(PASSWORD)), str(Verifier.of(PIN)))
        faculty._open(admin, ADMIN, Role.ADMIN)
        for name in (SUPERVISOR, SECOND):
            id_ = faculty.open_account(name, Role.SUPERVISOR)
            faculty.supervisors.append(Account(id_, "", name, Role.SUPERVISOR))
        return faculty

    @property
    def examiner(self) -> Account:
        """The supervisor for exams, signatures and disputes."""
        return self.supervisors[0]

    def open_account(self, name: str, role: Role = Role.TRAINEE) -> str:
        """Open an account; its id."""
        account = self.registry.new_id()
        self._open(account, name, role)
        return account

    def open_class(self, title: str, house: str) -> str:
        """A class that both supervisors teach; its id."""
        class_ = self.registry.new_id()
        self._act(ActKind.CLASS_OPENED, {"class": class_, "title": title, "house": house})
        for each in self.supervisors:
            self.join(class_, each.id)
        return class_

    def join(self, class_: str, account: str) -> None:
        self._act(ActKind.JOINED_CLASS, {"class": class_, "account": account})

    def _open(self, account: str, name: str, role: Role) -> None:
        login = login_for(name, self._logins)
        self._logins.add(login)
        private = {"login": login, "name": name, "language": "", "password_hash": self.password}
        if role is Role.SUPERVISOR:
            private["pin_hash"] = self.pin
        facts = {"account": account, "role": role.value}
        self.registry.act(self.admin, ActKind.ACCOUNT_OPENED, facts, private)

    def _act(self, kind: ActKind, facts: Mapping[str, str]) -> None:
        self.registry.act(self.admin, kind, facts)
