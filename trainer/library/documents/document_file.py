"""A house's document from its author's file: Word, PDF by its text layer, a web page, a sheet of
cells, or text."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trainer.errors import InputError
from trainer.library.documents.extracted_text import CELL_BELOW, CELL_BESIDE, in_rows, with_rows
from trainer.library.documents.markup_text import html_text, rtf_text
from trainer.library.documents.sheet_text import csv_text, xlsx_text
from trainer.library.documents.word_text import word_text
from trainer.library.formats import source
from trainer.library.sentences import MOST, sentences
from trainer.wording import say

if TYPE_CHECKING:
    from pypdf import PageObject

_PDF = b"%PDF-"
_ZIP = b"PK\3\4"
_OLDER = b"\xd0\xcf\x11\xe0"
"""The beginning of .doc and .xls, and of what Word and Excel lock with a password."""
_RICH = b"{\\rtf"
_SHEETS = b"xl/workbook.xml"
_CELLS = (".csv", ".tsv")
_PAGE = re.compile(r"\s*<(?:!doctype html|html|head|body|meta|h[1-6]|p|div|table)\b", re.IGNORECASE)
_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([\w-]{2,20})", re.IGNORECASE)
OPENED = "*.docx *.pdf *.txt *.md *.rtf *.html *.htm *.xlsx *.csv *.tsv"
"""The files that the window offers to open."""
_FIGURE, _ROWS = re.compile(r"\d\)?\s*$", re.MULTILINE), 3
"""The end of a table's row, and as many as one has at least."""
# The rules of one game are some tens of pages.
_MOST_PAGES = 200
_MANY = 20_000
"""The number of bytes that tell a text's encoding."""


def document_text(file: Path) -> str:
    """The document's text. Raises InputError where it cannot be read, or a PDF has no text."""
    data = source.bytes_of(file)
    if data.startswith(_PDF) or (data and file.suffix.lower() == ".pdf"):
        return _of_pdf(file, data)
    if data.startswith(_OLDER):
        message = say("is locked, or of an older Office; save it as .docx, .xlsx or PDF")
        raise source.unusable(file, message)
    if data.startswith(_ZIP):
        # A file that was cut off may end before the names of its sheets: its ending tells then.
        is_sheet = _SHEETS in data or file.suffix.lower() == ".xlsx"
        return _of_sheets(file, data) if is_sheet else _of_word(file, data)
    if data.startswith(_RICH):
        return rtf_text(data)
    text = _of_text(file, data)
    if file.suffix.lower() in _CELLS:
        return csv_text(text)
    return html_text(text) if _PAGE.match(text) else text


def _of_word(file: Path, data: bytes) -> str:
    try:
        return word_text(data)
    except ValueError as error:
        message = say("cannot be read as a Word document ({why}); paste its words", why=str(error))
        raise source.unusable(file, message) from None


def _of_sheets(file: Path, data: bytes) -> str:
    try:
        return xlsx_text(data)
    except ValueError as error:
        message = say("cannot be read as a spreadsheet ({why}); save it as CSV", why=str(error))
        raise source.unusable(file, message) from None


def _of_text(file: Path, data: bytes) -> str:
    """The text in the encoding that it is in: UTF-8 or UTF-16, or that of an older program."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    else:
        named = _CHARSET.search(data[:_MANY])
        own = [named[1].decode()] if named else []
        encodings = ["utf-8-sig", *own, _older_encoding(data[:_MANY])]
    is_none = b"\0" in data and encodings != ["utf-16"]
    for encoding in () if is_none else encodings:
        # LookupError: a page may name an encoding that Python does not know.
        with suppress(UnicodeDecodeError, LookupError):
            return data.decode(encoding)
    message = say("is not text; save it as Word (.docx), PDF or text, or paste it")
    raise source.unusable(file, message)


def _older_encoding(data: bytes) -> str:
    """The encoding in which the letters beyond ASCII are common ones: in Western text they stand
    alone among others, in Russian and Chinese text side by side."""
    runs = re.findall(rb"[\x80-\xff]+", data)
    if sum(len(each) == 1 for each in runs) * 2 >= sum(map(len, runs)):
        return "cp1252"
    found = {each: _small_letters(data, each) for each in ("cp1251", "koi8-r", "cp866")}
    hanzi = data.decode("gb2312", "ignore").encode("gb2312")
    found["gb18030"] = 2 * sum(
        0xB0 <= each[0] <= 0xD7 for each in re.findall(rb"[\x80-\xff]{2}", hanzi)
    )
    return max(found, key=lambda each: found[each])


def _small_letters(data: bytes, encoding: str) -> int:
    return len(re.findall("[а-яё]", data.decode(encoding, "replace")))


_CELL_ALONE = re.compile(r"[^\d.]{1,30}|[\d ,]+")
"""A line that may be a cell of a table of which each cell is a line."""
_WIDE_GAP = 2
_LIST_SIGN = re.compile(r"\w{1,5}[.)]|[•◦▪·]")
"""A piece that is the number of a list's entry, or its bullet."""


def _of_pdf(file: Path, data: bytes) -> str:
    # Late: pypdf takes 80 ms, and few documents are PDF.
    from pypdf import PdfReader, errors

    try:
        pages = [*_pages(file, PdfReader(io.BytesIO(data)).pages)]
    # The first is pypdf's where it lacks the library for that kind of encryption.
    except (errors.DependencyError, errors.FileNotDecryptedError):
        message = say("is encrypted; save it as a PDF without a password, or paste its words")
        raise source.unusable(file, message) from None
    except (errors.PyPdfError, OSError, ValueError, KeyError) as error:
        raise _unreadable(file, str(error)) from None
    text = "\f".join(pages).strip()
    if not text:
        raise source.unusable(file, say("has no text in it, only pictures; paste its words"))
    return text


def _pages(file: Path, pages: Sequence[PageObject]) -> Iterator[str]:
    """The text of each page. Raises InputError as soon as they are more than one game's rules."""
    # A page takes 10 ms, and one that places each letter by itself 100.
    if len(pages) > _MOST_PAGES:
        told = say(
            "has more than {most} pages; use only the part about this game", most=_MOST_PAGES
        )
        raise source.unusable(file, told)
    count = 0
    for page in pages:
        text = _of_page(page)
        body, _, last = text.rstrip().rpartition("\n")
        if len(pages) == 1 and last.strip() == "1":
            text = text if _CELL_ALONE.fullmatch(body.rpartition("\n")[2].strip()) else body
        count += len(sentences(text, ""))
        if count > MOST:
            told = say(
                "has more than {most} sentences; use only the part about this game", most=MOST
            )
            raise source.unusable(file, told)
        yield text


def _of_page(page: PageObject) -> str:
    """Its text. pypdf ends a line at each change of font: where the next words stand close behind
    on the same line, they go on with it. Further to the right they are a cell beside it."""
    pieces: list[str] = []
    begun, end, broken, letters = (0.0, 0.0), (0.0, 0.0), False, 0

    def seen(text: str, cm: Sequence[float], tm: Sequence[float], _: Any, size: float) -> None:
        nonlocal begun, end, broken, letters
        place = (tm[4] * cm[0] + cm[4], tm[5] * cm[3] + cm[5])
        if text.strip():
            em = abs(size * cm[0])
            if broken and abs(place[1] - end[1]) < em / 4 and 0 <= place[0] - end[0] < em:
                pieces.pop()
                if pieces and _LIST_SIGN.fullmatch(pieces[-1]):
                    text = f" {text}"  # Qt writes none
            elif abs(place[1] - begun[1]) < em / 4:
                # A letter is half as wide as high, more or less.
                text = _parted(pieces, text, (place[0] - begun[0]) / em - letters / 2)
            begun, broken, letters = place, False, len(text.strip())
        elif text == "\n":
            broken = True
        if text:
            pieces.append(text)
        if not broken:
            end = place

    page.extract_text(visitor_text=seen)
    text = in_rows("".join(pieces).replace("\t", " "))  # Qt writes its spaces as tabs
    if len(_FIGURE.findall(text)) < _ROWS:
        return text
    # The layout has a table's rows, and mixes columns of sentences.
    return with_rows(text, page.extract_text(extraction_mode="layout").replace("\t", " "))


def _parted(pieces: list[str], text: str, gap: float) -> str:
    """The words after a gap of so many letters' height: a cell, if the line that ended last goes on
    with them, or it is a wide one."""
    if pieces and pieces[-1].endswith("\n"):
        pieces[-1] = pieces[-1][:-1] + CELL_BELOW
    elif text.startswith(" ") and gap >= _WIDE_GAP:
        return CELL_BESIDE + text[1:]
    return text


def _unreadable(file: Path, why: str) -> InputError:
    return source.unusable(file, say("cannot be read as a PDF ({why}); paste its words", why=why))
