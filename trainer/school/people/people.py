"""The accounts of a school: opened, renamed, given a role, closed, with new secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.people import PersonRow
from trainer.records.registry.signed_in import is_locked
from trainer.records.uuid7 import Uuid7
from trainer.school.people.names import (
    clean_login,
    clean_name,
    login_for,
    wrong_with_login,
    wrong_with_name,
)
from trainer.school.people.rights import Account, AccountState, Right, has_right, may
from trainer.school.people.secrets import COST, Cost, Secret, Verifier, check, start_password
from trainer.school.people.sign_in import account_of, new_verifier
from trainer.wording import say


class Person(Struct, frozen=True):
    """An account, as an administrator sees it."""

    account: Account
    has_password: bool
    has_pin: bool
    locked_until_ms: int
    classes: tuple[str, ...] = ()

    def locked(self, now_ms: int) -> bool:
        """True if no secret is accepted for it now, after too many wrong tries."""
        return is_locked(self.locked_until_ms, now_ms)


class StartPassword(Struct, frozen=True):
    """The password for the first sign-in. It is shown once and kept nowhere."""

    account: Account
    password: str


class BadAccount(InputError):
    """An invalid account, or change of one, with the remedy."""

    def __init__(self, message: str) -> None:
        super().__init__([Problem((), "bad_account", message)])


class People:
    """The work of ``by`` with accounts. Every method raises NotAllowed if he may not, and what the
    registry raises; those that change something raise BadAccount."""

    def __init__(
        self,
        registry: Registry,
        by: Account,
        wall_ms: Callable[[], int],
        cost: Cost = COST,
    ) -> None:
        self.registry, self.by = registry, by
        self._wall_ms, self._cost = wall_ms, cost
        self._new_id = Uuid7(wall_ms)

    # --- who there is

    def everybody(self) -> tuple[Person, ...]:
        """Everybody but erased accounts, by name."""
        may(self.by, Right.SEE_PEOPLE)
        classes = self._classes()
        there = [
            self._person(row, classes) for row in self.registry.people() if row.state != "erased"
        ]
        return tuple(sorted(there, key=lambda each: each.account.name.casefold()))

    def accounts(self) -> tuple[Account, ...]:
        """The same as accounts, unordered."""
        may(self.by, Right.SEE_PEOPLE)
        return tuple(map(account_of, self._rows()))

    # --- what is done with an account

    def open(
        self, name: str, role: Role, login: str = "", password: str = "", language: str = ""
    ) -> StartPassword:
        """Open an account. Without a sign-in name one is made of the name; without a password one
        is drawn; without a language it is the machine's."""
        may(self.by, Right.KEEP_ACCOUNTS)
        taken = {each.login for each in self.accounts()}
        account = self.new(name, role, login or login_for(name, taken), language)
        if account.login in taken:
            raise BadAccount(_taken(account.login))
        return self.add(account, password)

    def new(self, name: str, role: Role, login: str, language: str = "") -> Account:
        """An account that is not recorded yet. Raises BadAccount for an invalid name."""
        account = Account(
            self._new_id(), clean_login(login), clean_name(name), role, language=language
        )
        wrong = wrong_with_name(account.name) or wrong_with_login(account.login)
        if wrong:
            raise BadAccount(wrong)
        return account

    def add(self, account: Account, password: str = "", email: str = "") -> StartPassword:
        """Record that account. Raises BadSecret for an invalid password, and an error if the clock
        is far off."""
        # The school takes no work from before the account was made.
        self.registry.must_agree_on_time()
        if password:
            check(Secret.PASSWORD, password, account.login)
        start = password or start_password()
        verifier = self._verifier(account, Secret.PASSWORD, start)
        self.registry.act(
            self.by.id,
            ActKind.ACCOUNT_OPENED,
            {"account": account.id, "role": account.role.value},
            private={**_naming(account), "email": email, "password_hash": str(verifier)},
        )
        return StartPassword(account, start)

    def rename(self, account: Account, name: str, login: str, language: str | None = None) -> None:
        """Set the name, the sign-in name and, if one is given, the language; an empty language
        clears it."""
        may(self.by, Right.KEEP_ACCOUNTS)
        renamed = self.new(name, account.role, login)
        others = {each.login for each in self.accounts() if each.id != account.id}
        if renamed.login in others:
            raise BadAccount(_taken(renamed.login))
        self.registry.act(
            self.by.id,
            ActKind.ACCOUNT_RENAMED,
            {"account": account.id},
            private={
                "name": renamed.name,
                "login": renamed.login,
                "language": account.language if language is None else language,
            },
        )

    def give_role(self, account: Account, role: Role) -> None:
        """Set the role."""
        may(self.by, Right.KEEP_ACCOUNTS)
        if role is not Role.ADMIN:
            self._keep_an_admin(account)
        self._act(ActKind.ROLE_GIVEN, {"account": account.id, "role": role.value})

    def close(self, account: Account, reason: str) -> None:
        """Close the account: nobody can sign in by it, and its records stay."""
        may(self.by, Right.KEEP_ACCOUNTS)
        if account.id == self.by.id:
            raise BadAccount(say("You cannot close your own account. Another administrator can."))
        if not reason.strip():
            raise BadAccount(say("Say why the account is closed. The reason stays on record."))
        self._act(ActKind.ACCOUNT_CLOSED, {"account": account.id, "reason": reason.strip()})

    def reopen(self, account: Account) -> None:
        """Open the closed account again."""
        may(self.by, Right.KEEP_ACCOUNTS)
        self._act(ActKind.ACCOUNT_REOPENED, {"account": account.id})

    def unlock(self, account: Account) -> None:
        """Accept five tries again at once."""
        may(self.by, Right.UNLOCK)
        if self.by.role is Role.SUPERVISOR and not account.is_trainee:
            raise BadAccount(
                say(
                    "Supervisors unlock trainees of their classes. Administrators unlock everybody."
                )
            )
        self._act(ActKind.ACCOUNT_UNLOCKED, {"account": account.id})

    def reset_password(self, account: Account) -> StartPassword:
        """Set a new start password."""
        may(self.by, Right.KEEP_ACCOUNTS)
        start = start_password()
        self._set(account, "password_hash", Secret.PASSWORD, start)
        return StartPassword(account, start)

    def set_pin(self, account: Account, pin: str) -> None:
        """Set the PIN of somebody who opens exams. Raises BadSecret for an invalid one."""
        may(self.by, Right.KEEP_ACCOUNTS)
        check(Secret.PIN, pin)
        if not has_right(account, Right.OPEN_EXAMS):
            raise BadAccount(say("Only people who open exams have a PIN."))
        self._set(account, "pin_hash", Secret.PIN, pin)

    # --- how

    def _set(self, account: Account, column: str, which: Secret, secret: str) -> None:
        facts = {"account": account.id, "which": which.value}
        private = {column: str(self._verifier(account, which, secret))}
        self.registry.act(self.by.id, ActKind.SECRET_SET, facts, private=private)

    def _verifier(self, account: Account, which: Secret, secret: str) -> Verifier:
        return new_verifier(self.registry, account.login, which, secret, self._cost)

    def _act(self, kind: ActKind, facts: Mapping[str, str]) -> None:
        self.registry.act(self.by.id, kind, facts)

    def _keep_an_admin(self, account: Account) -> None:
        """Do nothing if somebody else keeps the accounts. Raises BadAccount otherwise."""
        admins = [
            each
            for each in self.accounts()
            if each.role is Role.ADMIN and each.standing is AccountState.OPEN
        ]
        if [each.id for each in admins] == [account.id]:
            raise BadAccount(say("This is the only administrator. Appoint another one first."))

    def _rows(self) -> list[PersonRow]:
        """All but erased accounts."""
        return [row for row in self.registry.people() if row.state != "erased"]

    def _classes(self) -> Mapping[str, tuple[str, ...]]:
        """The titles of the open classes that each account is in."""
        there = self.registry.classes()
        titles = {row.class_: row.title for row in there if row.state == "open"}
        found: dict[str, list[str]] = {}
        for member in self.registry.members():
            if member.until_ms is None and member.class_ in titles:
                found.setdefault(member.account, []).append(titles[member.class_])
        return {account: tuple(sorted(told)) for account, told in found.items()}

    def _person(self, row: PersonRow, classes: Mapping[str, tuple[str, ...]]) -> Person:
        return Person(
            account_of(row),
            row.has_password,
            row.has_pin,
            row.locked_until_ms,
            classes.get(row.account, ()),
        )


def _naming(account: Account) -> dict[str, str]:
    return {"login": account.login, "name": account.name, "language": account.language}


def _taken(login: str) -> str:
    return say("The sign-in name {login} is in use. Choose another.", login=login)
