"""Backs up the records while they are in use, and restores them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from trainer.paper.whole_file import EXISTS
from trainer.records.copies import drafts, keep_aside, nothing_done, put_new, put_over, sound_copy
from trainer.records.faults import RecordsFault
from trainer.records.hold import holding
from trainer.records.verified import LogVerified
from trainer.school.practice import RECORDS
from trainer.wording import phrase

Made = TypeVar("Made")

BACKUPS = "backups"

ITSELF = ("itself", phrase("is the file of the records itself; name another"))


class RecordsCopied(Struct, frozen=True):
    """A finished copy, and what was verified of it."""

    path: Path
    verified: LogVerified


class Restored(Struct, frozen=True):
    """The restored records; ``aside`` is the file of those before, if there were any."""

    path: Path
    aside: Path | None
    verified: LogVerified


def back_up(home: Path, out: Path | None, now: datetime, *, force: bool = False) -> RecordsCopied:
    """Copy the records of that folder to a file, or into a folder; into ``backups`` beside them if
    none is given. The copy is verified before it gets its name. Raises RecordsFault."""
    source = home / RECORDS
    with nothing_done(source if out is None else out):
        path = place_of_copy(home, out, "records", now)
        must_be_free(path, source, force=force)
    return RecordsCopied(path, put_copy(path, partial(sound_copy, source), force=force))


def restore(home: Path, file: Path, now: datetime) -> Restored:
    """Put a verified copy in the records' place, and keep the records before. Raises RecordsFault,
    Unsound for a damaged copy, and in-use while another program holds the records."""
    path = home / RECORDS
    with nothing_done(file):
        if same_file(path, file):
            raise RecordsFault(file, *ITSELF)
    with nothing_done(path), drafts(home) as unfinished, holding(path):
        draft = unfinished / RECORDS
        verified = sound_copy(file, draft)
        aside = aside_of(path, "before-restore", now)
        kept = put_over(draft, path, aside)
    return Restored(path, aside if kept else None, verified)


NEW_LOG = "before-new-log"
"""Why records that can never be delivered on are put aside."""


def put_aside(path: Path, why: str, now: datetime) -> Path:
    """Give the records another name: new ones begin in their place. Raises RecordsFault where
    another program has them open."""
    aside = aside_of(path, why, now)
    with nothing_done(path), holding(path):
        keep_aside(path, aside)
        path.unlink(missing_ok=True)
    return aside


def aside_of(path: Path, why: str, now: datetime) -> Path:
    """An unused name beside that file, with the time in it."""
    stem = f"{path.stem}.{why}-{stamp(now)}"
    aside, more = path.with_name(f"{stem}{path.suffix}"), 1
    while aside.exists():
        more += 1
        aside = path.with_name(f"{stem}-{more}{path.suffix}")
    return aside


def stamp(now: datetime) -> str:
    """A time, as it stands in the name of a file."""
    return f"{now:%Y%m%dT%H%M%SZ}"


def place_of_copy(home: Path, out: Path | None, of: str, now: datetime) -> Path:
    """The file of a copy: ``out``, or a name with the time in that folder, or in ``backups``."""
    name = f"{of}-{stamp(now)}.sqlite3"
    if out is None:
        return home / BACKUPS / name
    return out / name if out.is_dir() else out


def must_be_free(path: Path, source: Path | None, *, force: bool) -> None:
    """Do nothing if a copy of that source may be put there. Raises RecordsFault otherwise."""
    if source is not None and same_file(path, source):
        raise RecordsFault(path, *ITSELF)
    if path.exists() and not force:
        raise RecordsFault(path, *EXISTS)


def same_file(one: Path, other: Path) -> bool:
    """True if both exist and are the same file."""
    return one.exists() and other.exists() and one.samefile(other)


def put_copy(path: Path, copy: Callable[[Path], Made], *, force: bool) -> Made:
    """Make a file by ``copy``, and give it that name once it is verified. Raises RecordsFault."""
    with nothing_done(path), drafts(path.parent) as unfinished:
        draft = unfinished / "copy.sqlite3"
        made = copy(draft)
        try:
            if force:
                put_over(draft, path, unfinished / "before")
            else:
                put_new(draft, path)
        except FileExistsError as error:
            raise RecordsFault(path, *EXISTS) from error
    return made
