"""A book's chapters as cards, and two houses side by side with the differences lit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from trainer.game.pay import Source
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.order_comparison import (
    HouseComparison,
    HousesGroup,
    HouseSide,
    HousesLine,
)
from trainer.school.house_book.sections import BookSection, Chapter, Entry
from trainer.ui.house_book.sheet import PART_IN, BookSheet, Signs, cell, chip
from trainer.ui.kit.widgets import tip
from trainer.wording import phrase, say, say_phrase

SHARES = (5, 4, 0)
READING_SHARES = (4, 6, 0)


def chapter_cards(book: HouseBook, chapter: Chapter) -> Iterator[QWidget]:
    """The cards of that chapter, for all chapters but the clauses."""
    if chapter is Chapter.READINGS:
        yield _readings(book)
    else:
        sections = (each for each in book.sections[chapter] if each.entries or each.intro)
        yield from (_section(book, section) for section in sections)


def _section(book: HouseBook, section: BookSection) -> BookSheet:
    sheet = BookSheet(section.title, SHARES, section.intro)
    for entry in section.entries:
        _add(sheet, book, entry, heads=section.speaks or bool(entry.parts))
    return sheet


def _add(
    sheet: BookSheet, book: HouseBook, entry: Entry, *, heads: bool = False, depth: int = 0
) -> None:
    what = cell(entry.what, "strong" if heads else "body", indent=PART_IN * depth)
    says = cell(entry.says, "body" if heads else "strong") if entry.says else None
    name = f"book.{entry.key}"
    sheet.add((what, says, Signs(book, name, entry.source)), line=depth == 0)
    if entry.note:
        sheet.add_note(entry.note, upto=2)
    for part in entry.parts:
        _add(sheet, book, part, depth=depth + 1)


def _readings(book: HouseBook) -> BookSheet:
    intro = say(
        "Where the document is silent, misprinted or ambiguous. A supervisor may read differently."
    )
    sheet = BookSheet(say("The school's readings"), READING_SHARES, intro)
    for number, reading in enumerate(book.readings):
        decides = cell("\n".join(reading.decides), "strong")
        sign = chip(book, f"reading.{number}", Source(reading.cite))
        sheet.add((decides, cell(reading.reason), sign))
    return sheet


TWO_HOUSES_SHARES = (4, 3, 3)
NOTHING = phrase("Nothing changes here.")
DAGGER = "†"


def legend() -> str:
    """The meaning of the dagger."""
    return say("{sign} marks a school's reading.", sign=DAGGER)


def difference_cards(
    comparison: HouseComparison, chapter: Chapter, *, everything: bool
) -> Iterator[QWidget]:
    """The cards of that chapter: the differences, or everything if that is wanted."""
    groups = [group for group in comparison.groups if group.chapter is chapter]
    shown = [group for group in groups if everything or group.differences]
    yield from (_card(comparison, group, everything=everything) for group in shown)
    if not shown:
        yield BookSheet(chapter.words, (1,), say_phrase(NOTHING))


def _card(comparison: HouseComparison, group: HousesGroup, *, everything: bool) -> BookSheet:
    sheet = BookSheet(group.title, TWO_HOUSES_SHARES)
    titles = (comparison.one.title, comparison.other.title)
    heads = (None, *(cell(title, "caption") for title in titles))
    sheet.add(heads, line=False)
    for line in group.lines if everything else group.differences:
        sheet.add(_cells(line, 6 if everything else 0), lit=everything and line.differs)
    return sheet


def _cells(line: HousesLine, indent: int) -> tuple[QWidget, QWidget, QWidget]:
    """The cells of a line; ``indent``: where others stand on a ground of their own."""
    role = "strong" if line.differs else "body"
    return cell(line.what, indent=indent), _side(line.one, role), _side(line.other, role)


def _side(side: HouseSide, role: str) -> QWidget:
    """One house's word, its clause in the tooltip; a dagger if the school reads it so."""
    source = side.source
    if source is None:
        return cell(side.says, role)
    reading = source.reason
    words = cell(side.says if reading is None else f"{side.says} {DAGGER}", role)
    words.setToolTip(
        tip(
            str(source)
            if reading is None
            else say("{name}: {value}", name=str(source), value=reading)
        )
    )
    words.setAccessibleDescription(str(source))
    return words
