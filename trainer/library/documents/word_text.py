"""The text of a Word document (.docx): its paragraphs with their numbers, and its tables."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from msgspec import Struct, field

from trainer.wording import say

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
_LARGEST = 2**25
# Word tables have no more columns.
_WIDEST = 63
_SIGNS = {f"{_W}tab": "\t", f"{_W}br": "\n", f"{_W}cr": "\n", f"{_W}noBreakHyphen": "-"}
_NOTES = ("footnotes", "endnotes")
_LEVEL = re.compile(r"%(\d)")


def word_text(data: bytes) -> str:
    """The document's text: a paragraph a line, with the number or the letter that Word prints
    before it; a table's cells lie between tabs, a footnote below what it belongs to. Raises
    ValueError where it is no such document."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            names = file.namelist()
            if "word/document.xml" not in names:
                raise ValueError(say("it is not a Word document"))
            document, numbering, styles, *notes = (
                _part(file, f"word/{name}.xml") if f"word/{name}.xml" in names else Element("none")
                for name in ("document", "numbering", "styles", *_NOTES)
            )
    except (zipfile.BadZipFile, zlib.error, ElementTree.ParseError, NotImplementedError,
            RuntimeError, EOFError, OSError) as error:  # fmt: skip
        raise ValueError(str(error)) from None
    body = document.find(f"{_W}body")
    blocks = () if body is None else body
    try:
        read = _Numbered(_levels(numbering), _styles(styles))
        return "\n".join(_with_notes(read, blocks, dict(zip(_NOTES, notes, strict=True))))
    except RecursionError:
        raise ValueError(say("its tables are nested too deeply")) from None


def _part(file: zipfile.ZipFile, name: str) -> Element:
    with file.open(name) as part:
        data = part.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise ValueError(say("it is too large"))
    # Word writes no document type; one with entities could grow without end.
    if b"<!DOCTYPE" in data:
        raise ValueError(say("it has a DOCTYPE, which Word never writes"))
    return ElementTree.fromstring(data)


def _with_notes(
    read: _Numbered, blocks: Iterable[Element], notes: Mapping[str, Element]
) -> Iterator[str]:
    """The lines; the notes of a paragraph follow it and its table, each a sentence of its own."""
    said = {
        (kind.removesuffix("s"), each.get(f"{_W}id")): " ".join(filter(str.strip, read.lines(each)))
        for kind, written in notes.items()
        for each in written
    }
    count, waiting = 0, list[str]()
    for block in (*blocks, Element("end")):
        if block.tag != f"{_W}tbl":
            yield from waiting
            waiting = []
        yield from read.lines([block])
        for each in block.iter():
            kind = each.tag.removeprefix(_W).removesuffix("Reference")
            if note := said.get((kind, each.get(f"{_W}id"))):
                count += 1
                waiting += ["", f"[{count}] {note.strip()}", ""]


def _value(inside: Element | None, *path: str) -> str:
    """The value of the element at the end of that path; empty if it is not there."""
    for step in path:
        inside = inside.find(_W + step) if inside is not None else None
    return inside.get(f"{_W}val", "") if inside is not None else ""


def _goes_on(cell: Element) -> bool:
    """True of a cell that is one with the cell above it."""
    merged = cell.find(f"{_W}tcPr/{_W}vMerge")
    return merged is not None and merged.get(f"{_W}val", "continue") == "continue"


class _Level(Struct, frozen=True):
    """Word's count of paragraphs at one depth of a list: ``(%2)`` in small letters from 1."""

    format: str
    text: str
    start: int


_Lists = Mapping[str, Mapping[int, _Level]]


def _levels(numbering: Element) -> _Lists:
    """The levels of each list."""
    shapes = {
        each.get(f"{_W}abstractNumId", ""): {
            int(level.get(f"{_W}ilvl", "0")): _Level(
                _value(level, "numFmt"), _value(level, "lvlText"),
                int(_value(level, "start") or "1"),
            )
            for level in each.iter(f"{_W}lvl")
        }
        for each in numbering.iter(f"{_W}abstractNum")
    }  # fmt: skip
    return {
        each.get(f"{_W}numId", ""): shapes.get(_value(each, "abstractNumId"), {})
        for each in numbering.iter(f"{_W}num")
    }


class _Style(Struct, frozen=True):
    """The numbering of a paragraph by its style: its place in a list, and the rank of a heading."""

    list_id: str
    depth: str
    heads: bool


def _styles(styles: Element) -> Mapping[str, _Style]:
    written = {each.get(f"{_W}styleId", ""): each for each in styles.iter(f"{_W}style")}

    def inherited(name: str, *path: str) -> str:
        seen: set[str] = set()
        while name in written and name not in seen:
            seen.add(name)
            if found := _value(written[name], "pPr", *path):
                return found
            name = _value(written[name], "basedOn")
        return ""

    return {
        name: _Style(
            inherited(name, "numPr", "numId"),
            inherited(name, "numPr", "ilvl"),
            inherited(name, "outlineLvl") not in ("", "9"),
        )
        for name in written
    }


class _Numbered(Struct):
    """Reads paragraphs in order, and counts those of lists."""

    lists: _Lists
    styles: Mapping[str, _Style]
    counts: dict[str, dict[int, int]] = field(default_factory=dict)

    def lines(self, inside: Iterable[Element]) -> Iterator[str]:
        for each in inside:
            if each.tag == f"{_W}p":
                said = self._paragraph(each)
                # A title has no full stop: without a gap the paragraph would go on with it.
                yield from ("", said) if _ends_a_thought(said) else (said,)
            elif each.tag == f"{_W}tbl":
                yield from ("", *self._rows(each), "")
            elif each.tag in (f"{_W}sdt", f"{_W}sdtContent", f"{_W}ins", f"{_W}customXml"):
                yield from self.lines(each)

    def _rows(self, table: Element) -> Iterator[str]:
        """A row a line, with the tabs of empty and of merged cells; one that goes on below says the
        same there. What stands in a single cell is laid out by the table, and is no row."""
        above: list[list[str]] = []
        for row in table.iter(f"{_W}tr"):
            cells: list[list[str]] = []
            for cell in row.iter(f"{_W}tc"):
                said = [*filter(str.strip, self.lines(cell))]
                if not said and _goes_on(cell) and len(cells) < len(above):
                    said = above[len(cells)]
                cells.append(said)
                merged = int(_value(cell, "tcPr", "gridSpan") or "1")
                cells += [[]] * min(merged - 1, _WIDEST)
            above = cells
            filled = [each for each in cells if each]
            if len(filled) == 1:
                yield from filled[0]
            else:
                yield "\t".join(" ".join(each).replace("\t", " ") for each in cells).rstrip("\t")

    def _paragraph(self, paragraph: Element) -> str:
        style = self.styles.get(_value(paragraph, "pPr", "pStyle"), _Style("", "", heads=False))
        text = "".join(_said(paragraph)).strip(" ")
        if not text.strip():
            return ""
        list_id = _value(paragraph, "pPr", "numPr", "numId") or style.list_id
        depth = _value(paragraph, "pPr", "numPr", "ilvl") or style.depth or "0"
        number = self._number(list_id, int(depth)) if list_id in self.lists else ""
        heads = style.heads and not number and not text[0].isdigit()
        return f"{number} {text}" if number else f"# {text}" if heads else text

    def _number(self, list_id: str, depth: int) -> str:
        levels = self.lists[list_id]
        if depth not in levels:
            return ""
        if levels[depth].format in ("bullet", "none"):
            return "•" if levels[depth].format == "bullet" else ""
        counts = self.counts.setdefault(list_id, {})
        counts[depth] = counts.get(depth, levels[depth].start - 1) + 1
        for deeper in [each for each in counts if each > depth]:
            del counts[deeper]

        def counted(found: re.Match[str]) -> str:
            at = int(found[1]) - 1
            level = levels.get(at, levels[depth])
            return _figure(counts.setdefault(at, level.start), level.format)

        return _LEVEL.sub(counted, levels[depth].text)


def _ends_a_thought(paragraph: str) -> bool:
    return paragraph[:1].isupper() and paragraph.endswith(".")


def _said(inside: Element) -> Iterator[str]:
    """The words in order: what is deleted, hidden or an older version is none of them."""
    for each in inside:
        if each.tag == f"{_W}t":
            yield each.text or ""
        elif each.tag in _SIGNS:
            yield _SIGNS[each.tag]
        elif each.tag not in (f"{_W}pPr", f"{_W}del", _FALLBACK) and not (
            each.tag == f"{_W}r" and each.find(f"{_W}rPr/{_W}vanish") is not None
        ):
            yield from _said(each)


_TENS = ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc")
_ONES = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")


def _figure(count: int, format_: str) -> str:
    if format_ in ("lowerRoman", "upperRoman"):
        found = _TENS[count // 10 % 10] + _ONES[count % 10]
    elif format_ in ("lowerLetter", "upperLetter"):
        found = chr(ord("a") + (count - 1) % 26) * ((count - 1) // 26 + 1)
    elif format_ in ("russianLower", "russianUpper"):
        found = "абвгдежзиклмнопрстуфхцчшщэюя"[(count - 1) % 28]
    else:
        return str(count)
    return found.upper() if format_.startswith(("upper", "russianUpper")) else found
