"""A house as a person wants to read it: what is paid, done and ruled, and on whose word."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from trainer.commands.text import wrapped_rows
from trainer.school.house_book.chapters import ClauseEntry, HouseBook
from trainer.school.house_book.sections import BookSection, Chapter, Entry

WIDTH = 100
MOST = (54, 34, 48)
NO_DRILL = "no drill"
_PART_IN = "    "


def house_text(book: HouseBook, *, drills: bool = False) -> str:
    """The whole book, chapter by chapter; with the drills of each clause on request."""
    parts = [_head(book)]
    for chapter in Chapter:
        lines = list(_chapter(book, chapter, drills=drills))
        if lines:
            parts.append("\n".join([_heading(chapter), *lines]).rstrip())
    return "\n\n".join(parts)


def _head(book: HouseBook) -> str:
    rules = book.of.rules
    return "\n".join(
        [
            f"{rules.title} ({rules.house}): {rules.summary}",
            f"Document {rules.document}, cited as {rules.cite}; edition {rules.edition}",
            *(str(problem) for problem in book.problems),
        ]
    )


def _heading(chapter: Chapter) -> str:
    return f"{chapter.heading.upper()}\n"


def _chapter(book: HouseBook, chapter: Chapter, *, drills: bool) -> Iterator[str]:
    match chapter:
        case Chapter.READINGS:
            yield from _readings(book)
        case Chapter.CLAUSES:
            yield from _clauses(book.clauses, drills=drills)
        case _:
            for section in book.sections[chapter]:
                yield from _section(section)
                yield ""


def _section(section: BookSection) -> Iterator[str]:
    yield section.title
    if section.intro:
        yield fill(section.intro, WIDTH, initial_indent="  ", subsequent_indent="  ")
    numbered = section.key == "step"
    entries = [
        (f"{number:>2}  {entry.what}" if numbered else entry.what, entry)
        for number, entry in enumerate(section.entries, start=1)
    ]
    flat = [row for what, entry in entries for row in _rows(what, entry, "")]
    for lines, (_, entry) in zip(
        wrapped_rows([cells for cells, _ in flat], MOST), flat, strict=True
    ):
        yield from (line.rstrip() for line in lines)
        if entry.note:
            yield fill(entry.note, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)


_Row = tuple[tuple[str, str, str], Entry]


def _rows(what: str, entry: Entry, margin: str) -> Iterator[_Row]:
    """The entry and those below it, each as its three cells."""
    sources = ", ".join(str(source) for source in entry.sources)
    yield (margin + what, entry.says, sources), entry
    for part in entry.parts:
        yield from _rows(part.what, part, margin + _PART_IN)


def _readings(book: HouseBook) -> Iterator[str]:
    for reading in book.readings:
        rule = f" ({reading.cite})" if reading.cite else ""
        decides = "; ".join(reading.decides)
        yield fill(f"{decides}{rule}", WIDTH, initial_indent="  ", subsequent_indent="  ")
        yield fill(reading.reason, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)


def _clauses(clauses: tuple[ClauseEntry, ...], *, drills: bool) -> Iterator[str]:
    if not drills:
        told = [(clause.cite, clause.says) for clause in clauses if clause.says]
        for lines in wrapped_rows(told, (34, 100)):
            yield from (line.rstrip() for line in lines)
        return
    rows = [(clause.cite, clause.says, _drills(clause)) for clause in clauses]
    for lines in wrapped_rows(rows, (34, 54, 48)):
        yield from (line.rstrip() for line in lines)


def _drills(clause: ClauseEntry) -> str:
    if clause.is_gap:
        return NO_DRILL
    return ", ".join(drill.title for drill in clause.drills)
