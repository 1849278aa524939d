"""Two houses side by side as cards, with the differences lit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.two_houses import HouseComparison, HousesGroup, HouseSide, HousesLine
from trainer.ui.house_book.sheet import BookSheet, cell
from trainer.ui.widgets import tip
from trainer.wording import phrase, say, say_phrase

SHARES = (4, 3, 3)
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
        yield BookSheet(chapter.heading, (1,), say_phrase(NOTHING))


def _card(comparison: HouseComparison, group: HousesGroup, *, everything: bool) -> BookSheet:
    sheet = BookSheet(group.title, SHARES)
    titles = (comparison.one.title, comparison.other.title)
    heads = (None, *(cell(title, "caption") for title in titles))
    sheet.add(heads, line=False)
    for line in group.lines if everything else group.differences:
        sheet.add(_cells(line), lit=everything and line.differs)
    return sheet


def _cells(line: HousesLine) -> tuple[QWidget, QWidget, QWidget]:
    role = "strong" if line.differs else "body"
    return cell(line.what, indent=6), _side(line.one, role), _side(line.other, role)


def _side(side: HouseSide, role: str) -> QWidget:
    """One house's word, its clause in the tooltip; a dagger if the school reads it so."""
    source = side.source
    if source is None:
        return cell(side.says, role)
    reading = source.reason
    told = cell(side.says if reading is None else f"{side.says} {DAGGER}", role)
    told.setToolTip(
        tip(
            str(source)
            if reading is None
            else say("{name}: {value}", name=str(source), value=reading)
        )
    )
    told.setAccessibleDescription(str(source))
    return told
