"""The faults of the records' file, each with its place and its remedy."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Any

from msgspec import MsgspecError
from sqlalchemy.exc import DBAPIError

from trainer.errors import InputError, Problem
from trainer.wording import Phrase, named_fault, say_phrase


class RecordsFault(InputError):
    """The records cannot be read or written. Nothing half is written, nothing recorded is lost.

    ``message`` is said in the reader's language, if it has not been yet.
    """

    def __init__(self, file: Path, code: str, message: str) -> None:
        message = say_phrase(Phrase(message))
        super().__init__([Problem((), code, message, str(file))])
        self.file = file
        self.code = code
        self.message = message


ELSEWHERE = "or set TRAINER_HOME to another folder"

IN_USE = named_fault(
    "in_use",
    "the records are open in another window of the program; close that one and try "
    "again, or set TRAINER_HOME to another folder",
)
DISK_FULL = named_fault(
    "disk_full",
    "the disk is full, so nothing more can be recorded; all that was recorded before is "
    "safe; free some space and do the last act again",
)
DISK_FAULT = named_fault(
    "disk_fault",
    "the disk could not be read or written; all that was recorded before is kept; check the "
    "disk and try again, or set TRAINER_HOME to another folder",
)
NOT_WRITABLE = named_fault(
    "not_writable",
    "the records cannot be opened for writing; allow writing to file and folder, or set "
    "TRAINER_HOME to another folder",
)
NO_FOLDER = named_fault(
    NOT_WRITABLE[0],
    "the folder of the records is not there and cannot be made; make it and allow writing "
    "there, or set TRAINER_HOME to another folder",
)
OUT_OF_PLACE = named_fault(
    "out_of_place",
    "the file of the records was moved, deleted or replaced while open; nothing more is "
    "recorded; close the window; put it back with the files named like it; or set "
    "TRAINER_HOME to another folder",
)
EMPTY = named_fault(
    "empty",
    "the file of the records holds nothing; what was in it is lost; a disk or a copy cut it "
    "off; `trainer restore FILE` puts a copy back; without a copy, move it away with the "
    "files named like it; the program then begins new records; or set TRAINER_HOME to another"
    " folder",
)
NOT_A_FOLDER = named_fault(
    "not_a_folder",
    "cannot be there: its folder, or one above it, is a file; move that file away, or set "
    "TRAINER_HOME to another folder",
)
NOT_RECORDS = named_fault(
    "not_records",
    "is not a file of this program's records and was left alone; move it away, or set "
    "TRAINER_HOME to another folder",
)
DAMAGED = named_fault(
    "damaged",
    "the records are damaged; `trainer verify` says where; `trainer restore FILE` puts a copy"
    " back and keeps this one; without a copy, move it away with the files named like it; the"
    " program then begins new records",
)
PAGES_DAMAGED = named_fault(
    "pages_damaged",
    "pages of the records' file are damaged; every round in it can still be read; close the "
    "window and write `trainer backup FILE`; then `trainer doctor` says what can be mended; "
    "check the disk",
)
DERIVED = named_fault(
    "derived",
    "what is kept of skills and wrong rules cannot be read; the rounds themselves are in the "
    "log; close the window and write `trainer doctor --mend`, which makes it again",
)
OLDER = named_fault(
    "older",
    "the records have tables from before the first release; close the window and write "
    "`trainer doctor --mend`; it makes them again by the log and keeps this file",
)
# The same of a file that is only looked at: there is nothing more to be told of it.
BEYOND_READING = named_fault(
    DAMAGED[0],
    "is so damaged that its events cannot be read; `trainer restore FILE` puts a copy there "
    "and keeps the damaged file",
)

NO_FILE = named_fault(
    "not_readable",
    "is a folder or a device, not a file of records; name a file, move this away, or set "
    "TRAINER_HOME to another folder",
)
NOT_READABLE = named_fault(
    "not_readable",
    "cannot be read; allow reading file and folder, or set TRAINER_HOME to another folder",
)
NEWER = named_fault(
    "newer",
    "a newer version of the program wrote the records; they are left as they are; install "
    "that version, or set TRAINER_HOME to another folder",
)

NETWORK_SHARE = named_fault(
    "network_share",
    "is on a network share ({kind}), where SQLite cannot rely on locks; records would be "
    "damaged; keep it on a disk of this machine; set TRAINER_HOME to a folder there",
)

# By SQLite's primary result codes, which are the same in every version.
_BY_CODE = {
    3: NOT_WRITABLE,  # PERM
    5: IN_USE,  # BUSY
    6: IN_USE,  # LOCKED
    8: NOT_WRITABLE,  # READONLY
    10: DISK_FAULT,  # IOERR
    11: DAMAGED,  # CORRUPT
    13: DISK_FULL,  # FULL
    14: NOT_WRITABLE,  # CANTOPEN
    26: NOT_RECORDS,  # NOTADB
}

_BY_ERRNO = {
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EFBIG: DISK_FULL,
    errno.EIO: DISK_FAULT,
}


def below_a_file(path: Path) -> bool:
    """True if a file stands in the place of a folder on the way to that path."""
    there = next((each for each in path.parents if os.path.lexists(each)), None)
    return there is not None and not there.is_dir()


@contextmanager
def named(file: Path, damaged: tuple[str, Phrase] = DAMAGED) -> Iterator[None]:
    """Turn what a person can mend into a RecordsFault, ``damaged`` in those words."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        fault = _fault(file, error.orig if isinstance(error, DBAPIError) else error)
        if fault is None:
            raise
        raise (RecordsFault(file, *damaged) if fault.code == DAMAGED[0] else fault) from error
    except UnicodeDecodeError as error:  # SQLite's words about a damaged name
        raise RecordsFault(file, *damaged) from error
    except MsgspecError as error:
        raise RecordsFault(file, *DERIVED) from error
    except OSError as error:
        unknown = NOT_WRITABLE if os.path.lexists(file.parent) else NO_FOLDER
        code, message = _BY_ERRNO.get(error.errno or 0, unknown)
        raise RecordsFault(file, code, f"{say_phrase(message)} ({error.strerror})") from error


def _fault(file: Path, error: Any) -> RecordsFault | None:
    # SQLite's driver has no code for a text that is none.
    if str(error).startswith("Could not decode to UTF-8 column"):
        return RecordsFault(file, *(DAMAGED if "column 'body'" in str(error)[:60] else DERIVED))
    # Nor has SQLite for a file that somebody took a table out of.
    if str(error).startswith("no such table: "):
        return RecordsFault(file, *DAMAGED)
    known = _BY_CODE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    # SQLite calls both an I/O error where a killed program left its log beside the file.
    if known is DISK_FAULT and not os.access(file.parent, os.W_OK):
        known = NOT_WRITABLE
    # So SQLite also calls it where there is no room for the memory that it shares.
    elif known is DISK_FAULT and disk_usage(file.parent).free < 1_000_000:
        known = DISK_FULL
    return RecordsFault(file, *known) if known else None
