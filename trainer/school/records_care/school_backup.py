"""Backs up a school's registry into a file while it is in use, and restores it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.records.copies import drafts, nothing_done, put_over
from trainer.records.faults import RecordsFault
from trainer.records.registry.acts import ActKind
from trainer.records.registry.care.copied import (
    erased_there,
    fill_server,
    must_be_of_one_school,
    sound_copy,
    stand_alone,
)
from trainer.records.registry.care.looking import looking
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.faults import NotSwept, RegistryFault, RegistryRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import File, Server, Where
from trainer.school.records_care.backup import (
    ITSELF,
    aside_of,
    must_be_free,
    place_of_copy,
    put_copy,
    same_file,
)
from trainer.wording import phrase, say_phrase

EVENTS_LOST = "events_lost"
_FAULTS = {
    EVENTS_LOST: phrase("a trial restore gave back fewer events"),
    "damaged": phrase("the records are damaged"),
    "disk_fault": phrase("the disk could not be read or written"),
    "disk_full": phrase("the disk is full"),
    "exists": phrase("a file of that name exists"),
    "in_use": phrase("another program is using the records"),
    "no_right": phrase("this login may not read the school's database"),
    "not_a_folder": phrase("a file is in the place of the folder"),
    "not_writable": phrase("the folder cannot be written to"),
    "too_slow": phrase("the server took too long"),
    "unreachable": phrase("the server does not answer"),
}


class CameBack(Struct, frozen=True):
    """Erased accounts that an older copy brought back: the number erased again, and the sign-in
    names of those that were not, because whoever erased them keeps no accounts there."""

    erased_again: int = 0
    still_there: tuple[str, ...] = ()


NOBODY = CameBack()


class SchoolCopied(Struct, frozen=True):
    """A finished copy and its verification; ``aside`` is the file of the records before, and
    ``back`` the erased accounts that an older copy brought back."""

    where: Where
    verified: Verified
    aside: Path | None = None
    back: CameBack = NOBODY


def back_up_school(
    at: Where,
    home: Path,
    out: Path | None,
    now: datetime,
    wall_ms: Callable[[], int],
    *,
    force: bool = False,
) -> SchoolCopied:
    """Copy a registry, wherever it is, into a file; into ``backups`` of that folder if none is
    given. The copy is verified before it gets its name. A school on a server is told that it was
    made, or why not. Raises InputError."""
    path = place_of_copy(home, out, "school", now)
    try:
        verified = _copied(at, path, wall_ms, force=force)
    except InputError as error:
        tell_school(at, wall_ms, fault_of(error.problems[0]))
        raise
    tell_school(at, wall_ms)
    return SchoolCopied(File(path), verified)


def _copied(at: Where, path: Path, wall_ms: Callable[[], int], *, force: bool) -> Verified:
    with nothing_done(path):
        must_be_free(path, at.path if isinstance(at, File) else None, force=force)
    return put_copy(path, lambda draft: sound_copy(at, draft, wall_ms), force=force)


def tell_school(at: Where, wall_ms: Callable[[], int], fault: str = "") -> None:
    """Tell a school on a server that it was backed up just now, or the fault: the pages of every
    machine show it. A login without the right for it does nothing."""
    if isinstance(at, Server):
        with suppress(RegistryFault):
            where = at.url.render_as_string(hide_password=False)
            with closing(Registry.open(where, wall_ms)) as registry:
                registry.note_backup(fault)


def restore_school(
    copy: Path,
    at: Where,
    now: datetime,
    wall_ms: Callable[[], int],
    by: str = "",
    station: str = "",
) -> SchoolCopied:
    """Put a verified copy in a registry's place. A file before it is kept, and accounts erased in
    it are erased again; it has to be of the same school, and a database empty. In a file it is an
    act of ``by`` at that station, if that is an open administrator's account in the copy too.
    Raises InputError."""
    with looking(File(copy)):
        """There is one: no folder is made for a copy that is not."""
    if isinstance(at, Server):
        return _into_server(copy, at, wall_ms)
    with nothing_done(copy):
        if same_file(at.path, copy):
            raise RecordsFault(copy, *ITSELF)
    with nothing_done(at.path), drafts(at.path.parent) as unfinished:
        draft = unfinished / "school.sqlite3"
        verified = sound_copy(File(copy), draft, wall_ms)
        must_be_of_one_school(at, File(draft))
        back = erase_again(File(draft), erased_there(at), wall_ms, station)
        told = _tell_restored(File(draft), copy, verified.events, by, wall_ms, station)
        if back.erased_again or told:
            verified = verify(File(draft))
        aside = aside_of(at.path, "before-restore", now)
        kept = put_over(draft, at.path, aside)
    return SchoolCopied(at, verified, aside if kept else None, back)


def _tell_restored(
    at: File, copy: Path, events: int, by: str, wall_ms: Callable[[], int], station: str
) -> bool:
    """Record who put the copy, which has so many events, in place; False if nobody there did."""
    if not by:
        return False
    with closing(Registry.open(at.path, wall_ms)) as registry:
        registry.station = station
        try:
            registry.act(by, ActKind.RESTORED, {"backup": copy.name, "events": events})
        except RegistryRefused:  # the account is younger than the copy, or had another role then
            return False
    stand_alone(at.path)
    return True


def _into_server(copy: Path, at: Server, wall_ms: Callable[[], int]) -> SchoolCopied:
    with nothing_done(copy), drafts(copy.parent) as unfinished:
        draft = unfinished / "copy.sqlite3"
        sound_copy(File(copy), draft, wall_ms)
        return SchoolCopied(at, fill_server(at, draft))


def erase_again(
    at: File, erasers: Mapping[str, str], wall_ms: Callable[[], int], station: str
) -> CameBack:
    """Erase those of these accounts that the registry has, by recorded acts of those who did it
    before. Raises RegistryFault."""
    if not erasers:
        return NOBODY
    with closing(Registry.open(at.path, wall_ms)) as registry:
        registry.station = station
        back = [each for each in registry.people() if _is_back(each.state, each.account, erasers)]
        left = [
            each.login or each.account
            for each in back
            if not _erased(registry, erasers[each.account], each.account)
        ]
    stand_alone(at.path)
    return CameBack(len(back) - len(left), tuple(left))


def _is_back(state: str, account: str, erasers: Mapping[str, str]) -> bool:
    return account in erasers and state != "erased"


def _erased(registry: Registry, by: str, account: str) -> bool:
    try:
        registry.erase(by, account)
    except NotSwept:
        return True
    except RegistryFault:
        return False
    return True


def fault_of(problem: Problem) -> str:
    """A code where there are words for it, so that every reader reads their own language."""
    return problem.code if problem.code in _FAULTS else problem.message


def fault_words(fault: str) -> str:
    """The fault of a backup in the reader's language; as it was told where it has no code."""
    return say_phrase(_FAULTS[fault]) if fault in _FAULTS else fault
