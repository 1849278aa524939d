"""A book's chapters as cards, the clauses among them; two houses with the differences lit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trainer.game.pay import Source
from trainer.school.house_book.chapters import ClauseEntry, DrillNamed, HouseBook
from trainer.school.house_book.order_comparison import (
    HouseComparison,
    HousesGroup,
    HouseSide,
    HousesLine,
)
from trainer.school.house_book.sections import BookSection, Chapter, Entry
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.house_book.sheet import PART_IN, BookSheet, Signs, cell, chip
from trainer.ui.kit.widgets import Button, column, row, tip, wrapped
from trainer.ui.runtime.background import Background
from trainer.wording import phrase, say, say_count, say_list, say_phrase

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


CLAUSE_SHARES = (3, 6, 4)
MOST_LINKS = 3
LIT = "clause.lit"
SEARCHING = phrase("Looking for the drills that exercise each clause …")
NO_GAP = phrase("Every clause that asks for something is practised in a drill.")


class ClauseCards(QWidget):
    """Shows the clauses. Emits the id of a drill to be dealt."""

    practise = Signal(str)

    def __init__(self, book: HouseBook, *, searched: bool, lit: str = "") -> None:
        super().__init__()
        self._searched, self._lit = searched, lit
        cards = [*self._gaps(book), self._all(book)]
        self.setLayout(column(*cards, gap=16))

    def _gaps(self, book: HouseBook) -> Iterator[BookSheet]:
        """The clauses that no drill exercises, once they are known."""
        if not self._searched or not book.gaps:
            return
        sheet = BookSheet(say("No drill exercises these"), (3, 8))
        for clause in book.gaps:
            sheet.add((cell(clause.cite, "strong"), cell(_in_words(clause))))
        yield sheet

    def _all(self, book: HouseBook) -> BookSheet:
        searched = "" if book.gaps else say_phrase(NO_GAP)
        intro = searched if self._searched else say_phrase(SEARCHING)
        title = say_count("{count} clause", "{count} clauses", count=len(book.clauses))
        sheet = BookSheet(title, CLAUSE_SHARES, intro)
        for clause in book.clauses:
            self._add(sheet, clause)
        return sheet

    def _add(self, sheet: BookSheet, clause: ClauseEntry) -> None:
        """Add a row; brass for the clause that the reader came for."""
        lit = clause.cite == self._lit
        cite = cell(clause.cite, "strong", indent=12 if lit else 0)
        if lit:
            cite.setObjectName(LIT)
        sheet.add((cite, _says(clause), *self._drills(clause)), here=lit)

    def _drills(self, clause: ClauseEntry) -> Iterator[QWidget]:
        """The last cell of a clause, if it is known."""
        if not clause.drills:
            if self._searched and clause.is_gap:
                yield cell(say("no drill"), tone="serious")
            return
        holder = QWidget()
        links = [row(self._link(clause.cite, drill), None) for drill in clause.drills[:MOST_LINKS]]
        more = _more(clause.drills[MOST_LINKS:])
        holder.setLayout(column(*links, *more, gap=0, around=(0, 4, 0, 4)))
        yield holder

    def _link(self, cite: str, drill: DrillNamed) -> Button:
        link = Button(drill.title, f"practise.{cite}.{drill.id}", kind="link")
        link.setAccessibleName(say("Practise {rule}: {drill}", rule=cite, drill=drill.title))
        link.setToolTip(tip(say("Practise this")))
        link.clicked.connect(lambda _=False: self.practise.emit(drill.id))
        return link


def _says(clause: ClauseEntry) -> QWidget:
    holder = QWidget()
    said = [cell(clause.says)] if clause.says else []
    under = [wrapped(each, "secondary") for each in clause.decides]
    holder.setLayout(column(*said, *under, gap=0, around=(0, 0 if said else 8, 0, 7)))
    return holder


def _in_words(clause: ClauseEntry) -> str:
    return clause.says or say_list(clause.decides, ";")


def _more(drills: Sequence[DrillNamed]) -> list[QWidget]:
    if not drills:
        return []
    words = wrapped(
        say_count("and {count} more", "and {count} more drills", count=len(drills)), "secondary"
    )
    words.setToolTip(tip(say_list([drill.title for drill in drills], "")))
    return [words]


class DrillSearch(QObject):
    """Emits the house whose drills are known now, in the window's own thread."""

    found = Signal(str)

    def __init__(self, background: Background) -> None:
        super().__init__()
        self._background = background
        self._searching: set[str] = set()

    def begin(self, shelf: Bookshelf, house: str) -> None:
        """Look for the drills of that house, unless that is under way."""
        if house in self._searching:
            return
        self._searching.add(house)
        search = partial(shelf.search_drills, house)
        self._background.run(search, partial(self._found, house), owner=self)

    def _found(self, house: str, _: object) -> None:
        self._searching.discard(house)
        self.found.emit(house)
