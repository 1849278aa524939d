"""The chapters of a book as cards: entries with their signs, readings with their reasons."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from trainer.game.pay import Source
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.sections import BookSection, Chapter, Entry
from trainer.ui.house_book.sheet import PART_IN, BookSheet, badge, cell, chip
from trainer.wording import say

SHARES = (5, 4, 0, 0)
READING_SHARES = (4, 6, 0)


def chapter_cards(book: HouseBook, chapter: Chapter) -> Iterator[QWidget]:
    """The cards of that chapter, for all chapters but the clauses."""
    if chapter is Chapter.READINGS:
        yield _readings(book)
    else:
        yield from (_section(book, section) for section in book.sections[chapter])


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
    signs = (chip(book, name, entry.source), badge(name, entry.source))
    sheet.add((what, says, *signs), line=depth == 0)
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
