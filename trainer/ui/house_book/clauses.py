"""The chapter of the clauses: what each says, what rests on it, and the drills that exercise it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trainer.school.house_book.chapters import ClauseEntry, DrillNamed, HouseBook
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.house_book.sheet import BookSheet, cell
from trainer.ui.kit.widgets import Button, column, row, tip, wrapped
from trainer.ui.runtime.background import Background
from trainer.wording import phrase, say, say_count, say_list, say_phrase

SHARES = (3, 6, 4)
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
        sheet = BookSheet(title, SHARES, intro)
        for clause in book.clauses:
            self._add(sheet, clause)
        return sheet

    def _add(self, sheet: BookSheet, clause: ClauseEntry) -> None:
        """Add a row; brass for the clause that the reader came for."""
        lit = clause.cite == self._lit
        cite = cell(clause.cite, "strong", indent=12 if lit else 0)
        if lit:
            cite.setObjectName(LIT)
        sheet.add((cite, _says(clause), self._drills(clause)), here=lit)

    def _drills(self, clause: ClauseEntry) -> QWidget:
        if not clause.drills:
            return cell(say("no drill") if self._searched and clause.is_gap else "", tone="serious")
        holder = QWidget()
        links = [row(self._link(clause.cite, drill), None) for drill in clause.drills[:MOST_LINKS]]
        more = _more(clause.drills[MOST_LINKS:])
        holder.setLayout(column(*links, *more, gap=0, around=(0, 4, 0, 4)))
        return holder

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
