"""Copies of records: made beside their place, verified, and put in it at once or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from trainer.atomic_file import folder_to_disk, move
from trainer.records.faults import DAMAGED, NOT_RECORDS, RecordsFault, below_a_file, named
from trainer.records.reading import reading
from trainer.records.verified import LogVerified, verify
from trainer.wording import named_fault, phrase

DRAFTS = ".records-"
"""Folders of this name hold what was not finished."""

_PATIENCE_S = 0.5
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)
_NOTHING_DONE = {
    "disk_full": phrase("the disk is full, so nothing was put here; free some space and try again"),
    "disk_fault": phrase(
        "the disk could not be read or written; nothing was put here; check the disk"
    ),
    "not_writable": phrase(
        "cannot be written, so nothing was put here; allow writing to its folder"
    ),
    "in_use": phrase("the records are open in another program; close that one and try again"),
}
_BELOW_A_FILE = named_fault(
    "not_a_folder",
    "cannot be there: its folder, or one above it, is a file; nothing was put here; name "
    "another place, or move that file away",
)
_NO_FOLDER = phrase(
    "its folder is missing and cannot be made; nothing was put here; make that folder and "
    "allow writing to it, or name another place"
)
_UNSOUND = phrase("these records are not sound, so nothing was changed")


class UnsoundCopy(RecordsFault):
    """Records that are not as they were written, so that nothing was put anywhere."""

    def __init__(self, file: Path, verified: LogVerified) -> None:
        super().__init__(file, DAMAGED[0], _UNSOUND)
        self.verified = verified


@contextmanager
def nothing_done(path: Path) -> Iterator[None]:
    """Whatever cannot be written is a RecordsFault that says so of that file."""
    try:
        with named(path):
            yield
    except RecordsFault as fault:
        said = _NOTHING_DONE.get(fault.code)
        if said is None:
            raise
        if fault.code == "not_writable" and below_a_file(path):
            raise RecordsFault(path, *_BELOW_A_FILE) from fault
        if fault.code == "not_writable" and not os.path.lexists(path.parent):
            said = _NO_FOLDER
        raise RecordsFault(path, fault.code, said) from fault


@contextmanager
def drafts(folder: Path) -> Iterator[Path]:
    """A folder for what is not finished, in that folder; it is gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=DRAFTS, dir=folder))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def sound_copy(source: Path, draft: Path) -> LogVerified:
    """Copy records to a new file, durably, and verify the copy. Raises UnsoundCopy where it is not
    as it was written, RecordsFault where it cannot be made."""
    with reading(source) as reader:
        reader.copy_into(draft)
    try:
        copied = verify(draft)
    except RecordsFault as fault:
        raise RecordsFault(source, fault.code, fault.message) from fault
    if not copied.sound:
        raise UnsoundCopy(source, copied)
    to_disk(draft)
    return copied


def put_new(draft: Path, path: Path) -> None:
    """Give a finished file its name, where nothing is yet. Raises FileExistsError."""
    if any(journal.exists() for journal in _journals(path)):
        raise FileExistsError(f"{path} has a journal")
    with ExitStack() as undone:
        _second_name(draft, path)
        undone.callback(path.unlink)
        folder_to_disk(path.parent)
        undone.pop_all()


def put_over(draft: Path, path: Path, aside: Path) -> bool:
    """Give a finished file its name in place of what has it, which is kept aside under another, if
    there is something to keep. At any moment the one or the other is there whole, where SQLite can
    read what was there; the records must be held."""
    there = [each for each in (path, *_journals(path)) if each.exists()]
    with ExitStack() as undone:
        if there:
            undone.callback(_put_back, path, aside)
            keep_aside(path, aside)
        else:
            undone.callback(path.unlink, missing_ok=True)
        move(draft, path)
        folder_to_disk(path.parent)
        undone.pop_all()
    return bool(there)


def keep_aside(path: Path, aside: Path) -> None:
    """Give what is in its journal to the file, or the journal to the name aside, and that name to
    the file, which may keep its own."""
    if path.exists() and _fold(path):
        _second_name(path, aside)
        return
    for each, kept in zip((path, *_journals(path)), (aside, *_journals(aside)), strict=True):
        if each.exists():
            move(each, kept)


def _put_back(path: Path, aside: Path) -> None:
    """Put the file back as it was, however far it had come. Two names of one file stay two."""
    for each, kept in zip((path, *_journals(path)), (aside, *_journals(aside)), strict=True):
        if kept.exists():
            move(kept, each)
            kept.unlink(missing_ok=True)


def _fold(path: Path) -> bool:
    """Bring what is in the journal into the file, so that it stands alone. False where SQLite
    cannot read it. Raises RecordsFault where another reads it just now."""
    try:
        with named(path), closing(sqlite3.connect(path, timeout=_PATIENCE_S)) as db:
            # A checkpoint would bring all of it into the file too, but leave the journal beside it.
            db.execute("PRAGMA journal_mode=DELETE")
    except RecordsFault as fault:
        if fault.code in (DAMAGED[0], NOT_RECORDS[0]):
            return False
        raise
    return not any(journal.exists() for journal in _journals(path))


def _journals(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))


def _second_name(path: Path, other: Path) -> None:
    """One more name for the same file; a copy, where the disk knows no such thing."""
    try:
        os.link(path, other)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        _copy(path, other)


def _copy(path: Path, other: Path) -> None:
    with ExitStack() as undone, path.open("rb") as source, other.open("xb") as made:
        undone.callback(other.unlink, missing_ok=True)
        shutil.copyfileobj(source, made)
        made.flush()
        os.fsync(made.fileno())
        undone.pop_all()


def to_disk(path: Path) -> None:
    """Write the file through to the disk, so that it outlives the machine."""
    # Windows writes through to the disk only what is open for writing.
    with path.open("r+b") as file:
        os.fsync(file.fileno())
