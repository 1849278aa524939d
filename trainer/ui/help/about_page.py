"""The page about the program: what it is made of, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QLineEdit

from trainer.school.program.about import FONTS, PARTS, ProgramPart, licence, program_version
from trainer.ui.help.reader import HelpReader
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import Button, centred, column, frame, label, row, tip, wrapped
from trainer.ui.newer_versions import newer_words
from trainer.wording import say, say_phrase


def about_text() -> str:
    """The program, its version, what it is made of, and its licence in full."""
    head = say("Part"), say("Purpose"), say("Licence")
    parts = "\n".join(map(_line, PARTS))
    fonts = "\n".join(f"| {name} | {say('fonts')} | {kind} |" for name, kind in FONTS)
    return f"""# {say("Dealer School")}

{say("Trains Three Card Poker dealers: deal, settle and be marked by the rules of five houses.")}

{say("Version {version}.", version=program_version())} {say("Free software under the MIT licence.")}

| {" | ".join(head)} |
|---|---|---|
{parts}
{fonts}

{licence()}
"""


def _line(part: ProgramPart) -> str:
    name = f"{part.name} {part.version}".strip()
    return f"| {name} | {say_phrase(part.why)} | {part.licence} |"


WIDEST = 1180


class AboutPage(QFrame):
    """One text, and the card of newer versions. Emits that it is left, and that a report goes on
    the clipboard."""

    back = Signal()
    report_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("about")
        self.setProperty("kind", "plain")
        self.setAccessibleName(say("About this program"))
        self.reader = HelpReader("about.text")
        self.reader.setAccessibleName(say("About this program"))
        back = Button(say("Back"), "about.back", key=say("Esc"))
        back.clicked.connect(self.back)
        self.report = Button(say("Copy report"), "about.report")
        self.report.setToolTip(tip(say("Version, system and last faults, without names.")))
        self.report.clicked.connect(self.report_asked)
        card = frame("card")
        card.setMaximumWidth(WIDEST)
        card.setLayout(column(self.reader, around=(28, 20, 20, 20)))
        self.updates = UpdatesCard()
        self.updates.setMaximumWidth(WIDEST)
        head = frame("plain")
        head.setMaximumWidth(WIDEST)
        head.setLayout(row(label(say("About this program"), "title"), None, self.report, back))
        body = column(head, card, self.updates, gap=14)
        body.setStretch(1, 1)
        self.setLayout(centred(body, 28))

    def present(self) -> None:
        """Say it in the present language."""
        self.reader.present(about_text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class UpdatesCard(QFrame):
    """Emits an address that was typed, and that it is to be asked now."""

    address_given = Signal(str)
    look_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.address = QLineEdit()
        self.address.setObjectName("about.updates_from")
        self.address.setAccessibleName(say("Address of the newest version"))
        self.address.setPlaceholderText("https://")
        self.address.editingFinished.connect(lambda: self.address_given.emit(self._typed))
        self.look = Button(say("Check now"), "about.look")
        self.look.clicked.connect(self._look)
        self.told = wrapped("", "secondary", name="about.newer")
        says = say("This address is asked once at each start. Leave it empty to ask none.")
        head = column(label(say("Newer versions"), "section"), wrapped(says, "secondary"), gap=2)
        typed = row((self.address, 1), self.look, gap=10)
        self.setLayout(column(head, typed, self.told, gap=8, around=(20, 14, 20, 14)))

    @property
    def _typed(self) -> str:
        return self.address.text().strip()

    def present(self, address: str, newer: str) -> None:
        """Show the address, and the version that it named at the start."""
        self.address.setText(address)
        self._tell(newer_words(newer) if newer else "")

    def say_newer(self, newer: str) -> None:
        """Name the newer version; empty if there is none."""
        self._tell(newer_words(newer) if newer else say("This is the newest version."))

    def say_problem(self, problem: str) -> None:
        """Say why the address gave no version."""
        self._tell(problem)

    def _look(self) -> None:
        self.address_given.emit(self._typed)
        if self._typed:
            self.look_asked.emit()
        else:
            self._tell(say("Type an address first."))

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        self.told.setVisible(bool(words))
        if words:
            announce(self.told, words)
