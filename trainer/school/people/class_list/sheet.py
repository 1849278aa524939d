"""The rows of a file as texts: CSV in any encoding and with any separator, or XLSX."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterator
from datetime import date, datetime
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.library.documents.sheet_text import BROKEN, separator_of, workbook
from trainer.paper.text_files import plain_text
from trainer.wording import say

MOST_ROWS = 5000
LONGEST_CELL = 2000


class SheetRow(Struct, frozen=True):
    """One row that is not empty, and the number of its first line in the file."""

    line: int
    cells: tuple[str, ...]


class ListSheet(Struct, frozen=True):
    """The rows of a file. ``told`` says how it was read, if that was a guess."""

    file: str
    rows: tuple[SheetRow, ...]
    told: str = ""


class BadFile(InputError):
    """A file that is not a list, with the remedy."""

    def __init__(self, file: Path, message: str, line: int | None = None) -> None:
        super().__init__([Problem((), "bad_file", message, str(file), line)])


def too_many() -> str:
    return say("The file has more than {most} rows. Split it into several files.", most=MOST_ROWS)


MARKED = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
GUESSED = ("cp1251", "gb18030", "cp1252")
"""Of lists that are not in UTF-8: Russian, Chinese, Western."""

_OTHERS = (b"\xd0\xcf\x11\xe0", b"%PDF", b"{\\rtf", b"\x89PNG")


def read_csv(path: Path, raw: bytes, encoding: str) -> ListSheet:
    """The rows of that file, in that encoding, else in the most plausible one. Raises BadFile."""
    if raw.startswith(_OTHERS):
        raise BadFile(path, say("The file is not a list. Save it as CSV (UTF-8) or XLSX."))
    used = encoding or _marked(raw) or _found(raw)
    text = _decoded(path, raw, used)
    separator = separator_of(text)
    rows = tuple(_rows(path, text, separator))
    guessed = used in GUESSED and not encoding
    return ListSheet(str(path), rows, say("Read as {encoding}.", encoding=used) if guessed else "")


def _rows(path: Path, text: str, separator: str) -> Iterator[SheetRow]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    line = 1
    count = 0
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                count += 1
                if count > MOST_ROWS + 1:
                    raise BadFile(path, too_many())
                yield SheetRow(line, tuple(map(plain_text, cells)))
            line = reader.line_num + 1
    except csv.Error as error:
        message = say("This row cannot be read. Look for an unclosed quotation mark.")
        raise BadFile(path, message, line) from error


def _decoded(path: Path, raw: bytes, encoding: str) -> str:
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        message = say("The file is not in {encoding}; save it as CSV in UTF-8.", encoding=encoding)
        raise BadFile(path, message, line) from error
    # Python has a codec named "undefined", which raises a bare UnicodeError.
    except (LookupError, UnicodeError) as error:
        message = say(
            "Unknown encoding {encoding}. Try utf-8 or cp1251.",
            encoding=encoding,
        )
        raise BadFile(path, message) from error
    if "\0" in text:
        raise BadFile(path, say("The file is not a list. Save it as CSV (UTF-8) or XLSX."))
    return text


def _marked(raw: bytes) -> str:
    """The encoding that the file's byte order mark names."""
    return next((encoding for mark, encoding in MARKED if raw.startswith(mark)), "")


def _found(raw: bytes) -> str:
    """UTF-8 if it is valid; else the encoding that makes most of its letters plausible."""
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        return max(GUESSED, key=lambda encoding: _plausible(raw, encoding))
    return "utf-8"


def _plausible(raw: bytes, encoding: str) -> float:
    """The share of letters beyond ASCII that belong to a name in that encoding."""
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError:
        return -1.0
    beyond = [char for char in text if not char.isascii()]
    fitting = sum(_fits(char, before, encoding) for before, char in _pairs(text))
    return fitting / len(beyond) if beyond else 0.0


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for at, char in enumerate(text):
        if not char.isascii():
            yield text[at - 1] if at else " ", char


def _fits(char: str, before: str, encoding: str) -> bool:
    """True if the char may follow the other in a name."""
    name = unicodedata.name(char, "")
    if encoding == "cp1251":
        begins = not before.isalpha()
        small = name.startswith("CYRILLIC SMALL") and not before.isascii()
        return (name.startswith("CYRILLIC CAPITAL") and (begins or before.isupper())) or small
    if encoding == "gb18030":
        return name.startswith("CJK UNIFIED") and not (before.isascii() and before.isalpha())
    return name.startswith("LATIN") and (before.isascii() or before.islower())


ZIP = b"PK\x03\x04"
# A small packed file may unpack to any size: its own list of sizes is added up before.
MOST_UNPACKED = 200 * 1024 * 1024
MOST_COLUMNS = 60
# Rows without anything in them, after which nothing more is looked for.
MOST_EMPTY = 2000


def looks_like_xlsx(raw: bytes) -> bool:
    return raw.startswith(ZIP)


def read_xlsx(path: Path, raw: bytes) -> ListSheet:
    """The rows of the file's first sheet. Raises BadFile."""
    _check(path, raw)
    try:
        return ListSheet(str(path), tuple(_cell_rows(path, raw)))
    except BadFile:
        raise
    except BROKEN as error:
        raise BadFile(path, _unreadable()) from error


def _check(path: Path, raw: bytes) -> None:
    try:
        with ZipFile(BytesIO(raw)) as zipped:
            unpacked = sum(each.file_size for each in zipped.infolist())
            names = zipped.namelist()
    except BROKEN as error:
        raise BadFile(path, _unreadable()) from error
    if unpacked > MOST_UNPACKED:
        raise BadFile(path, say("The file is too large for a list of people."))
    if "xl/workbook.xml" not in names:
        raise BadFile(path, say("The file is not a list. Save it as CSV (UTF-8) or XLSX."))


def _cell_rows(path: Path, raw: bytes) -> Iterator[SheetRow]:
    book = workbook(raw, formulas=True)
    count = empty = 0
    for line, values in enumerate(
        book.worksheets[0].iter_rows(values_only=True, max_col=MOST_COLUMNS), 1
    ):
        cells = tuple(_text(value) for value in values)
        if not any(cell.strip() for cell in cells):
            empty += 1
            if empty > MOST_EMPTY:
                return
            continue
        count, empty = count + 1, 0
        if count > MOST_ROWS + 1:
            raise BadFile(path, too_many())
        yield SheetRow(line, cells)


def _text(value: object) -> str:
    """The value of a cell as somebody would have typed it."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime | date):
        return value.isoformat()[:10]
    return str(getattr(value, "text", value))[:LONGEST_CELL]


def _unreadable() -> str:
    return say("The file cannot be read. Save it again as XLSX or CSV (UTF-8).")
