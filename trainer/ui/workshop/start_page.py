"""The start of a house: drafts to go on with, and houses to begin from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.ui.line_button import LineButton, LineCell
from trainer.ui.page_head import PageHead, SquareButton
from trainer.ui.people.fields import FieldChoice, NamedField, Trouble
from trainer.ui.theme import scaled
from trainer.ui.widgets import Button, column, emptied, enter_presses, frame, label, row, wrapped
from trainer.wording import say

WIDE = 620


@dataclass(frozen=True, slots=True)
class DraftOffered:
    """A draft, or an own house to be worked on again: its id, its name, how it stands."""

    id: str
    title: str
    state: str


class WorkshopStartPage(QScrollArea):
    """Asks what to begin from. Emits the house, the id, the name and the citation of a new draft;
    the id of one to go on with; that a file shall be opened, and that the page is left."""

    begun = Signal(str, str, str, str)
    opened = Signal(str)
    file_asked = Signal()
    left = Signal()

    def __init__(self, houses: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.setObjectName("workshop-start")
        self.setAccessibleName(say("Your own house"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._houses = [name for name, _ in houses]
        self.of = FieldChoice("workshop.of", say("Begin from"), houses)
        self.name = NamedField("workshop.name", say("Name"), says=say("As the floor calls it."))
        self.id = NamedField(
            "workshop.id", say("Short name"), says=say("Small letters, digits and hyphens.")
        )
        self.cite = NamedField(
            "workshop.cite",
            say("How its rules are cited"),
            says=say("A word before each clause, like RIVER 3.4."),
        )
        self.trouble = Trouble("workshop.start.trouble")
        self.begin = Button(say("Begin"), "workshop.begin", kind="primary", key="Enter")
        self.file = Button(say("Open a .house file…"), "workshop.file")
        self._drafts = column(gap=0)
        self._going_on = _card(label(say("Go on with"), "section"), self._drafts)
        self._put_together()
        self._connect()

    def _put_together(self) -> None:
        head = PageHead(
            SquareButton("workshop.back", "back", say("Back to the houses")),
            label(say("Your own house"), "title"),
            label(say("Made in forms beside its document, proved by rounds"), "secondary"),
        )
        head.left.connect(self.left)
        new = _card(
            label(say("A new house"), "section"),
            wrapped(say("Choose the house that is nearest to yours."), "secondary"),
            self.of,
            self.name,
            self.id,
            self.cite,
            self.trouble,
            row(self.begin, self.file, None, gap=8),
        )
        middle = QWidget()
        middle.setFixedWidth(scaled(WIDE))
        middle.setLayout(column(self._going_on, new, None, gap=16))
        inner = QWidget()
        inner.setLayout(column(head, row(None, (middle), None, around=(28, 16, 28, 16)), gap=0))
        self.setWidget(inner)

    def _connect(self) -> None:
        self.name.line.textEdited.connect(self._suggest)
        self.begin.clicked.connect(self._begin)
        self.file.clicked.connect(self.file_asked)

    def present(self, drafts: Sequence[DraftOffered], nearest: str = "") -> None:
        """These can be gone on with; a new one begins from that house where nothing else is
        chosen."""
        if nearest in self._houses:
            self.of.choose(nearest)
        self.trouble.clear()
        emptied(self._drafts)
        for each in drafts:
            cells = (LineCell(each.title, 0.5, bold=True), LineCell(each.state, 0.5, quiet=True))
            line = LineButton(cells, f"workshop.draft.{each.id}", f"{each.title}: {each.state}")
            line.clicked.connect(partial(self.opened.emit, each.id))
            self._drafts.addWidget(line)
        self._going_on.setVisible(bool(drafts))

    def clear(self) -> None:
        """A house was begun: its names are not those of the next."""
        for each in (self.name, self.id, self.cite):
            each.write("")

    def refuse(self, problems: Sequence[str]) -> None:
        """It was not begun."""
        self.trouble.tell(problems)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, from the fields too; Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self.begin.click()
        else:
            super().keyPressEvent(event)

    def _suggest(self, name: str) -> None:
        """The short name follows the name."""
        plain = "".join(each if each.isascii() and each.isalnum() else "-" for each in name.lower())
        self.id.write("-".join(filter(None, plain.split("-"))))
        first = (name.split() or [""])[0].upper()
        self.cite.write("".join(each for each in first if each.isalnum())[:12])

    def _begin(self) -> None:
        name, cite = self.name.text.strip(), self.cite.text.strip()
        self.begun.emit(str(self.of.value), self.id.text, name, cite)


def _card(*pieces: object) -> QFrame:
    card = frame("card")
    card.setLayout(column(*pieces, gap=10, around=(20, 16, 20, 18)))  # type: ignore[arg-type]
    return card
