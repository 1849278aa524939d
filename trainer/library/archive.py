"""A house as one file to pass on: a zip of its folder, checked before anything is written."""

from __future__ import annotations

import io
import re
import shutil
import tempfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Collection
from pathlib import Path, PurePosixPath

from trainer.atomic_file import UNFINISHED, move
from trainer.errors import InputError, Problem
from trainer.library.formats import source
from trainer.library.house import CASES_FILE, PLACARDS, PROCEDURE_FILE, RULES_FILE, load_house
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.house_files.rules_file import HOUSE_ID, is_house_id
from trainer.library.lint import lint
from trainer.library.readings_file import READINGS_FILE
from trainer.library.sentences import must_be_one_game
from trainer.library.workshop_file import WORKSHOP_FILE
from trainer.wording import say

ENDING = ".house"
DOCUMENT = "document.txt"

_FILES = frozenset(
    {
        RULES_FILE,
        PROCEDURE_FILE,
        CASES_FILE,
        IRREGULARITIES_FILE,
        CLAUSES_FILE,
        READINGS_FILE,
        WORKSHOP_FILE,
        DOCUMENT,
    }
)
_PLACARD = re.compile(rf"{PLACARDS}/[A-Za-z0-9][A-Za-z0-9-]{{0,63}}\.yaml")
_MOST_FILES = 40
# A house's files are some 50 kB; looking over a much larger one would take minutes.
_LARGEST, LARGEST_DOCUMENT = 2**18, 2**21
_TOLD_AT_MOST = 50
# A ZIP of some kilobytes may unpack to gigabytes.
_AT_MOST = 8 * 2**20
# One date for all: the same house packed twice is the same file.
_WHEN = (1980, 1, 1, 0, 0, 0)


def packed(folder: Path, placards: tuple[Path, ...] = ()) -> bytes:
    """The house of that folder as an archive, with its placards from elsewhere. Raises InputError
    if a file cannot be read."""
    own = {f"{PLACARDS}/{each.name}": each for each in placards}
    own |= {name: folder / name for name in _FILES if (folder / name).is_file()}
    if RULES_FILE not in own:
        raise source.unusable(
            folder, say("is not a house's folder; it has no {file}", file=RULES_FILE)
        )
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(own):
            entry = zipfile.ZipInfo(f"{folder.resolve().name}/{name}", _WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, source.bytes_of(own[name]))
    return made.getvalue()


def unpacked(file: Path, into: Path, taken: Collection[str] = ()) -> Path:
    """Put the archive's house into a new folder under ``into``; the folder.

    Nothing is written unless every file of it is sound. Raises InputError: it is no archive, is too
    large, holds files that no house has, its house is faulty, or a house of that id exists or is
    ``taken``.
    """
    name, files = _read(file)
    folder = into / name
    # A file from elsewhere never replaces a house that is known here.
    if name in taken:
        message = say("'{name}' is another house's id here; ask for another id", name=name)
        raise source.unusable(file, message)
    if folder.exists():
        message = say(
            "'{name}' is there already; take {folder} away first", name=name, folder=folder
        )
        raise source.unusable(file, message)
    try:
        into.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=into, prefix=UNFINISHED))
    except OSError as error:
        raise source.unwritable(into, error) from None
    try:
        _write(draft / name, files)
        _refuse_faulty(file, draft / name)
        move(draft / name, folder)
    except OSError as error:
        raise source.unwritable(into, error) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return folder


def _write(folder: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _refuse_faulty(file: Path, folder: Path) -> None:
    """The problems of the unpacked house, under the names of its files in the archive."""
    try:
        load_house(folder, tuple(sorted(folder.glob(f"{PLACARDS}/*.yaml"))))
        if (folder / DOCUMENT).is_file():
            must_be_one_game(source.text_of(folder / DOCUMENT))
        problems = lint([folder]).problems
    except InputError as error:
        problems = error.problems
    if problems:
        raise InputError(_inside(file, folder, each) for each in problems[:_TOLD_AT_MOST])


def _inside(file: Path, folder: Path, problem: Problem) -> Problem:
    inner = Path(problem.file)
    known = inner.is_relative_to(folder)
    name = inner.relative_to(folder.parent).as_posix() if known else inner.name
    where = f"{file.name}/{name}"
    return Problem(problem.where, problem.code, problem.message, where, problem.line)


# --------------------------------------------------------------------------------- reading


def _read(file: Path) -> tuple[str, dict[str, bytes]]:
    """The house's id and its files. Raises InputError."""
    data = source.bytes_of(file)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _entries(file, archive)
    # ValueError: an archive with a piece cut out of its middle is sought before its beginning.
    except (
        zipfile.BadZipFile,
        zlib.error,
        # zipfile's word for a compression that it does not know, as a spoilt header tells it.
        NotImplementedError,
        RuntimeError,
        EOFError,
        ValueError,
    ):
        message = say("is not a {ending} file, or is damaged; ask for it again", ending=ENDING)
        raise source.unusable(file, message) from None


def _entries(file: Path, archive: zipfile.ZipFile) -> tuple[str, dict[str, bytes]]:
    # Not is_dir(): in Python 3.11 it ends in an IndexError where an entry has no name.
    entries = [each for each in archive.infolist() if not each.filename.endswith("/")]
    if len(entries) > _MOST_FILES:
        message = say(
            "holds {count} files; a house has at most {most}", count=len(entries), most=_MOST_FILES
        )
        raise source.unusable(file, message)
    # By what the archive says of itself: nothing is unpacked yet, and a small one can hold
    # gigabytes.
    if sum(each.file_size for each in entries) > _AT_MOST:
        raise source.unusable(file, say("would take more than 8 MB; no house is so large"))
    houses = {PurePosixPath(each.filename).parts[:1] for each in entries}
    if len(houses) != 1 or () in houses:
        raise source.unusable(file, say("does not hold one house's folder; pack it again"))
    ((house,),) = houses
    if not is_house_id(house):
        raise source.unusable(file, f"{house[:80]!r} is not a house's id; {HOUSE_ID.right}")
    names = [_name(file, house, each) for each in entries]
    _refuse_twice(file, names)
    files = {name: _bytes(file, archive, each) for name, each in zip(names, entries, strict=True)}
    if RULES_FILE not in files or PROCEDURE_FILE not in files:
        message = say(
            "has no {rules} or no {procedure}; pack it again",
            rules=RULES_FILE,
            procedure=PROCEDURE_FILE,
        )
        raise source.unusable(file, message)
    return house, files


def _name(file: Path, house: str, entry: zipfile.ZipInfo) -> str:
    """The entry's name in the house's folder, one that a house can have."""
    name = entry.filename.removeprefix(f"{house}/")
    if name not in _FILES and not _PLACARD.fullmatch(name):
        message = say(
            "holds {name}, which no house has; pack it again without it",
            name=repr(entry.filename[:80]),
        )
        raise source.unusable(file, message)
    return name


def _refuse_twice(file: Path, names: list[str]) -> None:
    """Raises InputError if two of the names are one file."""
    # Windows and macOS do not tell capitals from small letters.
    for name, times in Counter(each.lower() for each in names).items():
        if times > 1:
            message = say(
                "has {name} {times} times; a house has it once; pack it again",
                name=repr(name),
                times=times,
            )
            raise source.unusable(file, message)


def _bytes(file: Path, archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The entry's bytes."""
    # A damaged stream of bzip2 or LZMA ends in errors of their own, and nothing here packs so.
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        message = say(
            "{name} is packed in a way that no house is; pack it again", name=entry.filename
        )
        raise source.unusable(file, message)
    # The size in its header is not trusted: it may be false, and the data endless.
    most = LARGEST_DOCUMENT if entry.filename.endswith(DOCUMENT) else _LARGEST
    with archive.open(entry) as inner:
        # One byte more than is allowed: what the archive says of its own sizes proves nothing.
        data = inner.read(most + 1)
    if len(data) > most:
        message = say(
            "{name} is larger than {most} kB; no file of a house is",
            name=entry.filename,
            most=most // 1024,
        )
        raise source.unusable(file, message)
    return data
