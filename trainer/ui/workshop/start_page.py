"""The start of a house: its document, pasted or opened; the house nearest to it; its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QWidget

from trainer.ui.felt_picture import FeltPicture
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import let_rest
from trainer.ui.kit.form_dialog import NamedField, Trouble
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.page_head import EDGE, PageHead, SquareButton
from trainer.ui.kit.painted import LineButton, LineCell
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    enter_presses,
    frame,
    label,
    row,
    wrapped,
)
from trainer.ui.workshop.house_cards import FROM_NOTHING, HouseCards, HouseToCopy
from trainer.wording import say, say_count

SIDE_WIDE, FELT_HIGH = 360, 196


class DraftOffered(Struct, frozen=True):
    """A draft, or an own house to be worked on again: its id, its name, how it stands."""

    id: str
    title: str
    state: str


class WorkshopStartPage(ScrollArea):
    """Asks what to begin from. Emits the house, the id, the name, the citation and the currency of
    a new draft; the id of one to go on with; that a file shall be opened, and that the page is
    left."""

    begun = Signal(str, str, str, str, str)
    opened = Signal(str)
    file_asked = Signal()
    left = Signal()

    def __init__(self, houses: Sequence[HouseToCopy]) -> None:
        super().__init__("workshop-start", say("Your own house"))
        self.document = StartDocument()
        self.of = HouseCards(houses)
        self.name = NamedField(
            "workshop.name", say("Name of the house"), says=say("As the floor calls it.")
        )
        self.id = NamedField(
            "workshop.id", say("Short name"), says=say("Small letters, digits and hyphens.")
        )
        self.cite = NamedField(
            "workshop.cite",
            say("How its rules are cited"),
            says=say("A word before each clause, like RIVER 3.4."),
        )
        self.currency = NamedField(
            "workshop.currency", say("Currency sign"), says=say("Before each amount, like $ or €.")
        )
        self.trouble = Trouble("workshop.start.trouble")
        self.begin = Button(say("Start"), "workshop.begin", kind="primary", key="Enter")
        self.felt = FeltPicture("workshop.start.felt", say("The felt"), QSize(200, 100))
        self._title = Elided("", "section", name="workshop.start.title")
        self._copy = Elided("", "secondary", name="workshop.start.copy")
        self._drafts = column(gap=0)
        self._going_on = _card(label(say("Continue with"), "section"), self._drafts)
        self._put_together()
        self._connect()
        self._show_copy()

    def _put_together(self) -> None:
        head = PageHead(
            SquareButton("workshop.back", "back", say("Back to the houses")),
            label(say("Your own house"), "title"),
            label(say("Made in forms beside its document, proved by rounds"), "secondary"),
        )
        head.left.connect(self.left)
        house = column(self.of.told, self.of, gap=10)
        left = column(
            self._going_on,
            _step(1, self.document.title, self.document),
            _step(2, label(say("Start from the nearest house, or from scratch"), "section"), house),
            _next(),
            None,
            gap=12,
        )
        self._side = QWidget()
        self._side.setFixedWidth(scaled(SIDE_WIDE))
        self._side.setLayout(column(self._made(), None, gap=12))
        inner = QWidget()
        both = row(gap=20, around=(EDGE, 16, EDGE, 16))
        both.addLayout(left, 1)
        both.addWidget(self._side)
        whole = column(head, gap=0)
        whole.addLayout(both, 1)
        inner.setLayout(whole)
        self.setWidget(inner)

    def _made(self) -> QWidget:
        """The house that is made: its felt, its names, and the way on."""
        self.felt.setFixedHeight(FELT_HIGH)
        narrow = row(self.id, self.cite, gap=12)
        for each in (self.id, self.cite):
            narrow.setAlignment(each, Qt.AlignmentFlag.AlignTop)
            narrow.setStretchFactor(each, 1)
        title = column(self._title, self._copy, gap=0)
        return _step(
            3, title, self.felt, self.name, narrow, self.currency, self.trouble, self.begin
        )

    def _connect(self) -> None:
        self.name.line.textEdited.connect(self._suggest)
        self.name.line.textChanged.connect(self._show_name)
        self.begin.clicked.connect(self._begin)
        self.of.file.clicked.connect(self.file_asked)
        self.of.chosen.connect(self._show_copy)

    def present(self, drafts: Sequence[DraftOffered], nearest: str = "") -> None:
        """These can be gone on with; a new one begins from that house where nothing else is
        chosen."""
        self.of.choose(nearest)
        self._show_copy()
        self.trouble.clear()
        emptied(self._drafts)
        for each in drafts:
            cells = (LineCell(each.title, 0.5, bold=True), LineCell(each.state, 0.5, quiet=True))
            line = LineButton(cells, f"workshop.draft.{each.id}", f"{each.title}: {each.state}")
            line.clicked.connect(partial(self.opened.emit, each.id))
            self._drafts.addWidget(line)
        self._going_on.setVisible(bool(drafts))

    def busy(self, *, busy: bool) -> None:
        """While a document is read, no house begins without it."""
        self.document.busy(busy=busy)
        self.begin.setEnabled(not busy)

    def show_edges(self, edges: Mapping[str, str]) -> None:
        """The wagers of each house with their edges, in words."""
        self.of.show_edges(edges)

    def clear(self) -> None:
        """A house was begun: its names and its document are not those of the next."""
        for each in (self.name, self.id, self.cite, self.currency):
            each.write("")
        self.document.clear()
        self.of.show_shared({}, "")

    def refuse(self, problems: Sequence[str]) -> None:
        self.trouble.tell(problems)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.take_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.of.arrange(self.viewport().width() - scaled(SIDE_WIDE) - 76)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, from the fields too; Up and Down go through the houses; Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.of.has_keyboard or not enter_presses(self):
                self.begin.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.of.step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _show_copy(self) -> None:
        """The felt of the chosen house. A copy has its currency too."""
        self._show_name()
        self.currency.setVisible(self.of.value == FROM_NOTHING)
        felt = self.of.felt
        if felt is not None:
            self.felt.present(felt)

    def _show_name(self) -> None:
        self._title.setText(self.name.text.strip() or say("The new house"))
        self._copy.setText(self.of.copy)

    def _suggest(self, name: str) -> None:
        """The short name follows the name."""
        plain = "".join(each if each.isascii() and each.isalnum() else "-" for each in name.lower())
        self.id.write("-".join(filter(None, plain.split("-"))))
        first = (name.split() or [""])[0].upper()
        self.cite.write("".join(each for each in first if each.isalnum())[:12])

    def _begin(self) -> None:
        fields = (self.name, self.cite, self.currency)
        self.begun.emit(self.of.value, self.id.text, *(each.text.strip() for each in fields))


def _card(*pieces: object) -> QFrame:
    card = frame("card")
    card.setLayout(column(*pieces, gap=10, around=(18, 14, 18, 16)))  # type: ignore[arg-type]
    return card


def _step(number: int, title: QLabel | QLayout, *body: object) -> QFrame:
    """A card of what is to be done, with its number."""
    sign = label(str(number), "strong")
    sign.setProperty("badge", "number")
    sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
    sign.setFixedSize(scaled(24), scaled(24))
    head = row(sign, title, None, gap=10)
    head.setAlignment(sign, Qt.AlignmentFlag.AlignTop)
    return _card(head, *body)


def _next() -> QFrame:
    """The parts of the work, in turn."""
    steps = (
        (say("Rules"), say("Change what differs, one by one.")),
        (say("Procedure"), say("Calls, dealing and order come along.")),
        (say("Proof"), say("Confirm rounds of what changes.")),
        (say("Publish"), say("Your tables now use it.")),
    )
    parts = row(
        *(column(label(name, "strong"), wrapped(says, "secondary"), None, gap=2)
          for name, says in steps),
        gap=16,
    )  # fmt: skip
    return _card(label(say("Next"), "section"), parts)


class StartDocument(QWidget):
    """Shows what was given. Emits its text, and that a file shall be asked for."""

    given = Signal(str)
    file_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.title = label(say("Your house's document"), "section")
        self.paste = Button(say("Paste text"), "workshop.start.paste")
        self.open_file = Button(say("Open…"), "workshop.start.open")
        self._told = wrapped("", "strong", name="workshop.start.document")
        self._under = wrapped("", "secondary")
        well = frame("well")
        words = column(self._told, self._under, gap=2)
        line = row(words, self.paste, self.open_file, gap=8, around=(14, 10, 12, 10))
        line.setStretch(0, 1)
        well.setLayout(line)
        self._found = QWidget()
        self._words = Flow(6)
        self._found.setLayout(self._words)
        self.setLayout(column(well, self._found, gap=8))
        self.paste.clicked.connect(lambda: self.given.emit(QGuiApplication.clipboard().text()))
        self.open_file.clicked.connect(self.file_asked)
        self.clear()

    def clear(self) -> None:
        self.show_text("", "", 0)
        self.show_found(())

    def busy(self, *, busy: bool) -> None:
        """While a document is read, no other one is given."""
        self.open_file.setText(say("Opening…") if busy else say("Open…"))
        let_rest(self.open_file, self.paste, resting=busy)

    def show_text(self, text: str, name: str, sentences: int) -> None:
        """That document of so many sentences; ``name`` is its file's, empty for a pasted one."""
        self.text = text
        if not text:
            self._told.setText(say("No document yet"))
            later = say("Word, Excel, PDF, text or web page. You can also give it later.")
            self._under.setText(later)
            return
        self._told.setText(name or say("Pasted text"))
        count = say_count("{count} sentence", "{count} sentences", count=sentences)
        self._under.setText(count)

    def show_found(self, words: Sequence[str]) -> None:
        """These words of the houses stand in it."""
        emptied(self._words)
        if words:
            self._words.addWidget(label(say("Found in it:"), "secondary"))
        for each in words:
            badge = label(each, "dense")
            badge.setProperty("badge", "cite")
            self._words.addWidget(badge)
        self._found.setVisible(bool(words))
