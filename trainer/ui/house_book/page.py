"""The page of the houses: one to read, chapter by chapter, or two side by side."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from trainer.errors import Problem
from trainer.library.archive import DOCUMENT
from trainer.marking.words import paragraph, sentence
from trainer.records.registry.reads.own import HouseAct
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.order_comparison import HouseComparison
from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.shelf import Bookshelf
from trainer.ui.handouts.menu import PrintMenu
from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.house_book.cards import (
    LIT,
    ClauseCards,
    DrillSearch,
    chapter_cards,
    difference_cards,
    legend,
)
from trainer.ui.house_book.house_list import HouseList
from trainer.ui.house_book.questions import QuestionsView
from trainer.ui.house_book.sheet import BESIDE, scrolled
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.page_head import SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.widgets import Button, Elided, column, emptied, frame, row, wrapped
from trainer.ui.printing.export_button import MenuButton
from trainer.ui.runtime.background import Background
from trainer.wording import phrase, say, say_count, say_list, say_phrase, speak_of

WIDEST, WIDEST_VIEW = 1420, 1680
"""The width of a chapter at most; of the readings, which are a list and a pane."""
COMPARED = (Chapter.PAY_TABLES, Chapter.WAGERS, Chapter.ROUND, Chapter.IRREGULARITIES)
NOBODY = phrase("Compare with …")
CHAPTER = "houses.chapter"


class HousesPage(NamedWidget):
    """Shows the book of a house. Emits the house and the drill to be dealt; the house, the
    question, the chosen answer and the reason; the house to be published or withdrawn; a faulty
    house whose problems are asked for; the house to be printed, which handout and for which
    placard; and the way back to where a clause was opened from."""

    practise = Signal(str, str)
    reading_taken = Signal(str, str, str, str)
    problems_asked = Signal(object)
    print_asked = Signal(str, object, str)
    back = Signal()
    making = Signal()
    publishing = Signal(object)
    withdrawing = Signal(str)

    def __init__(self, background: Background) -> None:
        super().__init__("houses", say("Houses"))
        self._shelf: Bookshelf | None = None
        self.house, self._against = "", ""
        self._faulty: tuple[HouseOffered, ...] = ()
        self.chapter = Chapter.PAY_TABLES
        self._cite = ""
        self.list, self.print = HouseList(), PrintMenu()
        self.which = DropDown("houses.which", say("House"))
        self.against = DropDown("houses.against", say("Compare with another house"))
        self.everything = Segments(
            "houses.everything",
            say("Show"),
            [(False, say("What differs")), (True, say("Everything"))],
        )
        self._search, self._background = DrillSearch(background), background
        self.may_choose = False
        self._published: frozenset[str] = frozenset()
        self._put_together()
        self._connect()

    def present(self, shelf: Bookshelf, house: str = "", against: str = "") -> None:
        """Show that house of the shelf, or the one shown before."""
        self._lead_back_from("")
        self._shelf = shelf
        houses = shelf.houses
        wanted = house or self.house
        self.house = wanted if wanted in houses else next(iter(houses), "")
        self._against = against if against != self.house else ""
        books = tuple(shelf.book(each) for each in houses)
        self._faulty = tuple(map(_faulty, shelf.faults.items()))
        self.list.present((*map(_offered, books), *self._faulty), self.house)
        self._offer(books)
        self._refresh()

    def offer_handed_in(self, acts: tuple[HouseAct, ...], earlier: tuple[HouseAct, ...]) -> None:
        """Offer these houses to be published, and these earlier editions to go back to."""
        emptied(self._handed_in)
        for act in acts:
            waits = Button(say("Publish {house}…", house=act.title), f"houses.publish.{act.house}")
            waits.clicked.connect(partial(self._publish, act))
            self._handed_in.addWidget(waits)
        if earlier:
            self._handed_in.addWidget(self._earlier(earlier))

    def _earlier(self, acts: tuple[HouseAct, ...]) -> MenuButton:
        made = MenuButton(say("Earlier editions"), "houses.earlier")
        menu = QMenu(made)
        menu.setObjectName("houses.earlier.menu")
        menu.setAccessibleName(made.text())
        for act in acts:
            house = self._shelf.book(act.house).title if self._shelf is not None else act.house
            words = say("{house}, edition {edition}", house=house, edition=act.edition)
            action = QAction(words.replace("&", "&&"), menu)
            action.setObjectName(f"houses.earlier.{act.house}.{act.edition}")
            action.triggered.connect(partial(self._publish, act))
            menu.addAction(action)
        made.setMenu(menu)
        return made

    def offer_withdrawing(self, houses: frozenset[str]) -> None:
        self._published = houses
        self.withdraw.setVisible(self.house in houses)

    def _publish(self, act: HouseAct, *_: object) -> None:
        self.publishing.emit(act)

    def show_clause(self, shelf: Bookshelf, house: str, cite: str) -> None:
        """Show that clause of that house, lit, with a way back."""
        self.present(shelf, house)
        self.house = house if shelf.has(house) else self.house
        self.chapter = Chapter.CLAUSES
        self._lead_back_from(cite)
        self._refresh()
        self.way_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lead_back_from(self, cite: str) -> None:
        self._cite = cite
        self.way_back.setVisible(bool(cite))

    def turn_to(self, chapter: Chapter) -> None:
        """Open that chapter, if the book has it."""
        if chapter in self._offered():
            self.chapter = chapter
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._cite:
            self._take_focus()

    def _take_focus(self) -> None:
        """Give the keyboard to the list: of the houses, or of the questions."""
        if self._in_readings:
            self.questions.take_focus()
        else:
            self.list.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a chapter by its number; read on with Page Up and Down."""
        offered = self._offered()
        if event.text().isdecimal() and 1 <= int(event.text()) <= len(offered):
            self.turn_to(offered[int(event.text()) - 1])
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar, down = self._scroll.verticalScrollBar(), event.key() == Qt.Key.Key_PageDown
            bar.setValue(bar.value() + (bar.pageStep() if down else -bar.pageStep()))
        elif event.key() == Qt.Key.Key_Escape and self._cite:
            self.back.emit()
        elif event.key() == Qt.Key.Key_Escape and self._closes_question():
            event.accept()
        else:
            super().keyPressEvent(event)

    def _closes_question(self) -> bool:
        return self._in_readings and self.questions.close_open()

    @property
    def _in_readings(self) -> bool:
        """True if the questions are in sight: a document may leave none."""
        return self._view.count() > 0

    # ------------------------------------------------------------------ choices

    def _connect(self) -> None:
        self.list.chosen.connect(self._open)
        self.against.activated.connect(self._set_against)
        self.which.activated.connect(lambda at: self._open(str(self.which.itemData(at))))
        self.everything.chosen.connect(lambda _: self._refresh())
        self._search.found.connect(self._found)
        # The lit entry has its place only once the page is laid out and the bar has its range.
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_lit)
        self.way_back.clicked.connect(self.back)
        self.print.asked.connect(lambda *asked: self.print_asked.emit(self.house, *asked))

    def _open(self, house: str) -> None:
        faulty = next((each for each in self._faulty if each.id == house), None)
        if faulty is not None:
            self.problems_asked.emit(faulty)
        elif self._shelf is not None:
            self.present(self._shelf, house, self._against)

    def _set_against(self, place: int) -> None:
        self._against = str(self.against.itemData(place) or "")
        self._refresh()

    def _found(self, house: str) -> None:
        if house == self.house and self.chapter is Chapter.CLAUSES and not self._against:
            self._refresh()

    def _offer(self, books: tuple[HouseBook, ...]) -> None:
        """Offer the other houses, to be compared with this one or opened in its place."""
        self.which.offer((book.house, book.title) for book in books)
        self.which.choose(self.house)
        others = (
            (book.house, say("Compare with {house}", house=book.title))
            for book in books
            if book.house != self.house
        )
        self.against.offer([("", say_phrase(NOBODY)), *others])
        self.against.choose(self._against)

    # -------------------------------------------------------------------- shown

    def _book(self) -> HouseBook:
        assert self._shelf is not None, "there is a shelf before there is a book"
        return self._shelf.book(self.house)

    def _comparison(self) -> HouseComparison | None:
        if self._shelf is None or not self._against:
            return None
        return compare(self._book(), self._shelf.book(self._against))

    def _offered(self) -> tuple[Chapter, ...]:
        if not self.house:
            return ()
        return COMPARED if self._against else self._book().chapters

    def _refresh(self) -> None:
        if not self.house:
            return
        book, comparison = self._book(), self._comparison()
        speak_of(book.of.rules.spoken)
        if self.chapter not in self._offered():
            self.chapter = Chapter.PAY_TABLES
        self._head(book, comparison)
        self._chapters(comparison)
        emptied(self._cards)
        emptied(self._view)
        had_keyboard = self.list.isAncestorOf(self.focusWidget())
        for card in self._shown(book, comparison):
            (self._view if isinstance(card, QuestionsView) else self._cards).addWidget(card)
        self._cards.addStretch(1)
        self._make_room(comparison)
        if had_keyboard:
            self._take_focus()
        self._scroll.verticalScrollBar().setValue(0)
        # The new cards have their heights only once the layout has run.
        QTimer.singleShot(0, self, self._show_lit)

    def _make_room(self, comparison: HouseComparison | None) -> None:
        """Give the questions the room of the list of houses, which drops down meanwhile."""
        alone = self._in_readings and comparison is None
        self._aside.setVisible(not alone)
        self._scroll.setVisible(not alone)
        self.which.setVisible(alone)
        self._book_room.setMaximumWidth(WIDEST_VIEW if alone else WIDEST)

    def _show_lit(self, *_: object) -> None:
        """Scroll the lit clause to the upper part of the page; again once the page has found its
        size."""
        lit = self.findChild(QWidget, LIT)
        if lit is not None:
            self._scroll.ensureWidgetVisible(lit, 0, self._scroll.height() // 3)

    def _shown(self, book: HouseBook, comparison: HouseComparison | None) -> list[QWidget]:
        if comparison is not None:
            everything = self.everything.value is True
            return [*difference_cards(comparison, self.chapter, everything=everything)]
        if self.chapter is Chapter.CLAUSES:
            return [self._clauses(book)]
        if self.chapter is Chapter.READINGS and self._asks(book):
            return [self._questions(book)]
        return [*chapter_cards(book, self.chapter)]

    def _clauses(self, book: HouseBook) -> ClauseCards:
        assert self._shelf is not None, "there is a shelf before there is a book"
        searched = self._shelf.knows_drills(self.house)
        if not searched:
            self._search.begin(self._shelf, self.house)
        cards = ClauseCards(book, searched=searched, lit=self._cite)
        cards.practise.connect(lambda drill: self.practise.emit(self.house, drill))
        return cards

    def _asks(self, book: HouseBook) -> bool:
        assert self._shelf is not None, "there is a shelf before there is a book"
        return bool(self._shelf.readings(book.house).base.readings.questions)

    def _questions(self, book: HouseBook) -> QuestionsView:
        assert self._shelf is not None, "there is a shelf before there is a book"
        self.questions = QuestionsView(
            self._shelf, book, self._background, may_choose=self.may_choose
        )
        self.questions.taken.connect(lambda *pick: self.reading_taken.emit(self.house, *pick))
        return self.questions

    def show_question(self, question: str) -> None:
        """Show the readings with that question open, and the keyboard on it."""
        self.turn_to(Chapter.READINGS)
        self.questions.open(question)
        # After this event: what was just made is not shown yet, and Qt focuses only what is.
        QTimer.singleShot(0, self.questions, self.questions.take_focus)

    def _head(self, book: HouseBook, comparison: HouseComparison | None) -> None:
        rules = book.of.rules
        self.print.offer(rules.placards if rules.posts_pay_tables else {})
        self._title.setText(book.title)
        if rules.document == DOCUMENT:  # the felt's words may be those of the house that was copied
            under = say(
                "{summary}. From its own document, edition {edition}.",
                summary=rules.about,
                edition=rules.edition,
            )
        else:
            under = say(
                '{summary}. From "{document}", edition {edition}.',
                summary=rules.about,
                document=rules.felt.title,
                edition=rules.edition,
            )
        if comparison is not None:
            self._title.setText(say_list([book.title, comparison.other.title]))
            count = len(comparison.differences)
            words = say_count("{count} difference", "{count} differences", count=count)
            under = paragraph(sentence(words), legend())
        self._under.setText(under)
        notes = [*map(str, book.problems)]
        if self._shelf is not None and book.house not in self._shelf.houses:
            notes.append(say("{house} is withdrawn. It takes no new work.", house=book.title))
        self._notice.setText("\n".join(notes))
        self._notice.setVisible(bool(notes))
        self.withdraw.setVisible(book.house in self._published)
        self.everything.setVisible(comparison is not None)
        if self.everything.value is None:
            self.everything.show_chosen(value=False)

    def _chapters(self, comparison: HouseComparison | None) -> None:
        """The chapters to choose from; of a comparison, with the number of changes in each. The
        keyboard stays at them."""
        held = QApplication.focusWidget()
        pressed = held is not None and held.objectName().startswith(CHAPTER)
        emptied(self._tabs)
        offered = [(chapter, _tab(chapter, comparison)) for chapter in self._offered()]
        self.chapters = Segments(CHAPTER, say("Chapter"), offered)
        self.chapters.show_chosen(self.chapter)
        self.chapters.chosen.connect(self._turn)
        self._tabs.addWidget(self.chapters)
        if pressed:
            self.chapters.focus_chosen()

    def _turn(self, chapter: object) -> None:
        assert isinstance(chapter, Chapter), "chapters are what the page offers"
        self.turn_to(chapter)

    def _put_together(self) -> None:
        self.against.setMinimumWidth(220)
        self.which.setMinimumWidth(160)
        self._title = Elided("", "panel", name="houses.title", lines=3)
        self._under = Elided("", "secondary", lines=3)
        self._notice = wrapped("", tone="serious", name="houses.notice")
        self._tabs, self._cards = column(gap=0), column(gap=16, around=(0, 0, BESIDE, 28))
        self._view = column(gap=0)
        self.way_back = SquareButton("houses.back", "back", say("Back"))
        self.way_back.hide()
        words = column(self._title, self._under, gap=2)
        head = row(self.way_back, words, self.which, self.against, self.print, gap=12)
        head.setStretch(1, 1)
        head.setContentsMargins(0, 0, BESIDE, 0)
        body = QWidget()
        body.setLayout(self._cards)
        self._scroll = scrolled(body, "houses.book")
        tabs = QWidget()
        tabs.setLayout(self._tabs)
        kinds = Flow(20, tabs, self.everything)
        lines = column(head, self._notice, kinds, self._scroll, (self._view, 1), gap=14)
        lines.setStretch(3, 1)
        self._book_room = QWidget()
        self._book_room.setLayout(lines)
        self.make = Button(say("Your own house…"), "houses.make", does=self.making)
        self.withdraw = Button(say("Withdraw this house…"), "houses.withdraw", kind="quiet")
        self.withdraw.clicked.connect(lambda: self.withdrawing.emit(self.house))
        self.withdraw.hide()
        self._handed_in = column(gap=6)
        self._aside = frame("plain")
        self._aside.setLayout(
            column(
                self.list, self._handed_in, self.make, self.withdraw, gap=12, around=(0, 0, 0, 16)
            )
        )
        page = row(self._aside, self._book_room, None, gap=28, around=(28, 28, 16, 0))
        page.setStretch(1, 100)
        self.setLayout(page)


def _offered(book: HouseBook) -> HouseOffered:
    rules = book.of.rules
    return HouseOffered(
        book.house, book.title, rules.about, rules.felt.colours, places=rules.places
    )


def _faulty(fault: tuple[str, tuple[Problem, ...]]) -> HouseOffered:
    house, problems = fault
    return HouseOffered(house, house, "", problems=tuple(map(str, problems)))


def _tab(chapter: Chapter, comparison: HouseComparison | None) -> str:
    if comparison is None:
        return chapter.words
    groups = (group for group in comparison.groups if group.chapter is chapter)
    return f"{chapter.words} {sum(len(group.differences) for group in groups)}"
