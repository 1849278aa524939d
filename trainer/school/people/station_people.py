"""The people whom a station remembers, so that they can sign in while the school is away; and the
folder of each.

The file holds names and, of trainees, the verifier of their last right password; only the user of
the machine may read it. Wrong tries are counted in it, so that a restart forgets none. Other roles
work at the school, so their password is remembered only while the program runs, to open a lock. A
PIN is never remembered: it is short enough to guess, so only the school checks it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from trainer.atomic_file import move, replace_text
from trainer.school.people.rights import Account
from trainer.school.people.secrets import BadVerifier, Verifier
from trainer.wording import say

PEOPLE = "people"


def person_folder(home: Path, account: str) -> Path:
    """The folder of that account within the machine's own folder."""
    return home / PEOPLE / account


def machine_folder(folder: Path) -> Path:
    """The machine's folder around this folder of a person; itself if it is the machine's."""
    return folder.parent.parent if folder.parent.name == PEOPLE else folder


# The registry counts wrong tries with the same limits; a test holds them equal.
TRIES = 5

LOCK_MS = 15 * 60 * 1000
MOST_REMEMBERED = 200
_BROKEN = (ValueError, TypeError, KeyError, RecursionError, ValidationError)


@dataclass(frozen=True, slots=True)
class KnownHere:
    """Somebody who signed in here, and the verifier of the last right password; empty if none is
    remembered."""

    account: Account
    verifier: str = ""
    tries: int = 0
    locked_until_ms: int = 0
    last_ms: int = 0

    def is_locked(self, now_ms: int) -> bool:
        """True while no password is tried. An end further off is that of a clock that was ahead."""
        return now_ms < self.locked_until_ms <= now_ms + LOCK_MS

    def fits(self, password: str) -> bool:
        """True if that was the last right password. False if none is remembered."""
        try:
            verifier = Verifier.parse(self.verifier)
        except BadVerifier:
            return False
        return verifier.fits(verifier.challenge.prove(password))


class KnownPeople:
    """The file of remembered people; a broken one remembers nobody. Writing raises OSError."""

    def __init__(self, home: Path) -> None:
        self._file = home / PEOPLE / "known.json"
        self._in_memory: dict[str, str] = {}

    def everybody(self) -> tuple[KnownHere, ...]:
        """Everybody who signed in here, the latest first."""
        try:
            return tuple(map(self._recalled, self._kept()))
        except (OSError, *_BROKEN):
            return ()

    def fault(self) -> str:
        """The fault of the file, if there is any. A broken one is put aside."""
        try:
            self._kept()
        except FileNotFoundError:
            return ""
        except OSError as error:
            return say(
                "{file}: cannot be read ({why}); nobody who signed in here is known; allow "
                "reading it",
                file=self._file,
                why=error.strerror,
            )
        except _BROKEN:
            return self._put_aside()
        return ""

    def _kept(self) -> tuple[KnownHere, ...]:
        document = json.loads(self._file.read_text(encoding="utf-8"))
        return convert(document["people"], tuple[KnownHere, ...])

    def _put_aside(self) -> str:
        aside = self._file.with_suffix(".broken")
        try:
            move(self._file, aside)
        except OSError:
            aside = self._file
        return say(
            "{file}: does not say who signed in here, so nobody is known; it is kept as {aside}. "
            "Everybody signs in once while the school can be reached",
            file=self._file,
            aside=aside.name,
        )

    def by_login(self, login: str) -> KnownHere | None:
        return next((each for each in self.everybody() if each.account.login == login), None)

    def remember(self, known: KnownHere) -> None:
        """Remember a sign-in, in place of an earlier one of the account."""
        if not known.account.is_trainee:
            self._in_memory[known.account.id] = known.verifier
        others = [each for each in self.everybody() if each.account.id != known.account.id]
        self._write([known, *others][:MOST_REMEMBERED])

    def change(self, known: KnownHere) -> None:
        """Replace the remembered person, at the same place in the order."""
        there = self.everybody()
        self._write([known if each.account.id == known.account.id else each for each in there])

    def forget(self, account: str) -> None:
        """Forget that account."""
        self._in_memory.pop(account, None)
        there = self.everybody()
        if any(each.account.id == account for each in there):
            self._write([each for each in there if each.account.id != account])

    def _recalled(self, known: KnownHere) -> KnownHere:
        """The person with the verifier that is in no file."""
        if known.account.is_trainee:
            return known
        return replace(known, verifier=self._in_memory.get(known.account.id, ""))

    def _write(self, people: list[KnownHere]) -> None:
        text = json.dumps({"people": [_plain(each) for each in people]}, ensure_ascii=False)
        replace_text(self._file, text)


def tried_in_vain(known: KnownHere, now_ms: int) -> KnownHere:
    """The person after one more wrong try; the fifth in a row locks for a while."""
    tries = known.tries + 1
    if tries < TRIES:
        return replace(known, tries=tries, locked_until_ms=0)
    return replace(known, tries=0, locked_until_ms=now_ms + LOCK_MS)


def _plain(known: KnownHere) -> dict[str, Any]:
    told: dict[str, Any] = to_builtins(known)
    return told if known.account.is_trainee else told | {"verifier": ""}
