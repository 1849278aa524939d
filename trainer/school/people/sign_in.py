"""Signing in at the school: the right secret, in at most five tries.

Wrong tries are counted with the account in the registry. If that is out of reach, a station checks
against the people it remembers, and says so; then it counts by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.records.registry.acts import Role
from trainer.records.registry.faults import RegistryDown
from trainer.school.people.names import clean_login
from trainer.school.people.rights import Account, AccountState, Right, may
from trainer.school.people.secrets import (
    COST,
    BadVerifier,
    Challenge,
    Cost,
    Secret,
    Verifier,
    check,
    is_start,
)
from trainer.school.people.station_people import TRIES, KnownHere, KnownPeople, tried_in_vain
from trainer.wording import phrase, say, say_count, say_phrase

# For types alone: at the top of the file it would load some 70 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.records.registry.rows.people import PersonRow


_WRONG = {
    Secret.PASSWORD: phrase("Wrong name or password."),
    Secret.PIN: phrase("Wrong name or PIN."),
}
_WRONG_ALONE = {
    Secret.PASSWORD: phrase("Wrong password."),
    Secret.PIN: phrase("Wrong PIN."),
}
"""Where no name was asked for."""


class SignedIn(Struct, frozen=True):
    """Somebody who knew the secret. ``by_start``: it was a start password, to be changed now.
    ``away``: the school is out of reach, and the station checked; ``elsewhere``: the account is
    signed in at another window, or did not sign out there."""

    account: Account
    by_start: bool = False
    away: bool = False
    elsewhere: bool = False


class SignInRefused(InputError):
    """A failed sign-in: the secret was wrong, or the account is locked for a while; ``code`` is
    wrong, locked or away."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__([Problem((), code, message)])


class SchoolDoor:
    """Checks and changes secrets. Besides SignInRefused, methods raise the registry's errors, and
    OSError if the station's own file cannot be written."""

    def __init__(
        self,
        registry: Registry | None,
        known: KnownPeople,
        wall_ms: Callable[[], int],
        cost: Cost = COST,
    ) -> None:
        self._registry, self._known = registry, known
        self._wall_ms, self._cost = wall_ms, cost

    def let_in(
        self, login: str, secret: str, which: Secret = Secret.PASSWORD, *, named: bool = True
    ) -> SignedIn:
        """The account with that secret; without a name the secret alone decides. Raises
        SignInRefused."""
        who = clean_login(login)
        if self._registry is not None:
            try:
                return self._asked(self._registry, who, secret, which, named=named)
            # Then by what this machine remembers of people who signed in here before.
            except RegistryDown:
                pass
        return self._remembered(who, secret, which, named=named)

    def for_right(self, login: str, pin: str, right: Right, *, named: bool = True) -> Account:
        """The account with that PIN, if it has the right: a supervisor at a trainee's window.
        Raises SignInRefused and NotAllowed."""
        account = self.let_in(login, pin, Secret.PIN, named=named).account
        may(account, right)
        return account

    def change(self, account: Account, old: str, new: str, which: Secret, by: Secret) -> None:
        """Replace the ``old`` secret of that account by the new one. Raises BadSecret for an
        invalid one, SignInRefused if the old one is wrong or the school out of reach."""
        check(which, new, account.login)
        if self._registry is None:
            raise _away()
        challenge = _read(self._registry.challenge(account.login, by))
        verifier = new_verifier(self._registry, account.login, which, new, self._cost)
        self._set(self._registry, account, challenge.prove(old), verifier, which, by)
        self._remember(account, which, verifier)

    # --- the registry is asked

    def _asked(
        self, registry: Registry, login: str, secret: str, which: Secret, *, named: bool
    ) -> SignedIn:
        challenge = _read(registry.challenge(login, which))
        proof = challenge.prove(secret)
        answer = registry.sign_in(login, which, proof)
        if answer.account is None:
            raise self._refused(which, answer.tries_left, answer.locked_until_ms, named=named)
        account = account_of(answer.account)
        by_start = is_start(secret)
        verifier = Verifier.by(challenge, proof)
        if challenge.cost != self._cost and not by_start:
            verifier = Verifier.of(secret, self._cost, challenge.salt)
            self._set(registry, account, proof, verifier, which, which)
        self._remember(account, which, verifier)
        return SignedIn(account, by_start=by_start, elsewhere=answer.elsewhere > 0)

    def _set(
        self,
        registry: Registry,
        account: Account,
        proof: bytes,
        verifier: Verifier,
        which: Secret,
        by: Secret,
    ) -> None:
        answer = registry.change_secret(account.login, by, proof, which, str(verifier))
        if answer.account is None:
            raise self._refused(by, answer.tries_left, answer.locked_until_ms, named=False)

    def _remember(self, account: Account, which: Secret, verifier: Verifier) -> None:
        """Remember the password; of a PIN, only that somebody signed in by one."""
        before = next((e for e in self._known.everybody() if e.account.id == account.id), None)
        kept = before.verifier if before is not None else ""
        if which is Secret.PASSWORD:
            kept = str(verifier)
        self._known.remember(KnownHere(account, kept, last_ms=self._wall_ms()))

    # --- out of reach

    def _remembered(self, login: str, secret: str, which: Secret, *, named: bool) -> SignedIn:
        if which is Secret.PIN:
            raise _no_pin_now()
        known = self._known.by_login(login)
        if known is None or not known.verifier:
            raise _away()
        now = self._wall_ms()
        if known.is_locked(now):
            raise self._refused(which, 0, known.locked_until_ms, named=named)
        if not known.fits(secret):
            known = tried_in_vain(known, now)
            self._known.change(known)
            raise self._refused(which, TRIES - known.tries, known.locked_until_ms, named=named)
        self._known.remember(replace(known, tries=0, locked_until_ms=0, last_ms=now))
        return SignedIn(known.account, away=True)

    def _refused(
        self, which: Secret, tries_left: int, locked_until_ms: int, *, named: bool
    ) -> SignInRefused:
        minutes = -(-(locked_until_ms - self._wall_ms()) // 60_000)
        if minutes > 0:
            return SignInRefused("locked", _locked(minutes))
        wrong = say_phrase((_WRONG if named else _WRONG_ALONE)[which])
        if 0 < tries_left < TRIES:
            left = say_count("{count} try is left.", "{count} tries are left.", count=tries_left)
            wrong = f"{wrong} {left}"
        return SignInRefused("wrong", wrong)


def account_of(row: PersonRow) -> Account:
    """The account as the school knows it."""
    return Account(
        id=row.account,
        login=row.login or "",
        name=row.name,
        role=Role(row.role),
        standing=AccountState(row.state),
        language=row.language,
    )


def new_verifier(
    registry: Registry, login: str, which: Secret, secret: str, cost: Cost
) -> Verifier:
    """The verifier of a new secret, under the salt that this login is asked for already."""
    # A salt that changed would tell whoever looks on which logins somebody has.
    return Verifier.of(secret, cost, _read(registry.challenge(login, which)).salt)


def _read(challenge: str) -> Challenge:
    try:
        return Challenge.parse(challenge)
    except BadVerifier as error:
        message = say("This program is too old to sign in to this school.")
        raise SignInRefused("wrong", message) from error


def _locked(minutes: int) -> str:
    return say_count(
        "After {tries} wrong tries the account is locked for {count} minute. A supervisor or "
        "administrator can unlock it.",
        "After {tries} wrong tries the account is locked for {count} minutes. A supervisor or "
        "administrator can unlock it.",
        count=minutes,
        tries=TRIES,
    )


def _away() -> SignInRefused:
    return SignInRefused(
        "away",
        say(
            "The school's records cannot be reached. Only trainees who signed in here before "
            "can sign in. Practise without an account, or try again later."
        ),
    )


def _no_pin_now() -> SignInRefused:
    return SignInRefused(
        "away",
        say(
            "The school's records cannot be reached. The PIN cannot be checked. The exam is "
            "kept as it is. Try again later."
        ),
    )
