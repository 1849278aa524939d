"""The page that says what the program is, what it is made of, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame

from trainer.school.about import FONTS, PARTS, ProgramPart, licence, version
from trainer.ui.heard.announcing import announce
from trainer.ui.help.reader import HelpReader
from trainer.ui.help.updates_card import UpdatesCard
from trainer.ui.widgets import Button, column, frame, row, tip
from trainer.wording import say, say_phrase


def about_text() -> str:
    """The program, its version, what it is made of, and its licence in full."""
    head = say("Part"), say("Purpose"), say("Licence")
    parts = "\n".join(map(_line, PARTS))
    fonts = "\n".join(f"| {name} | {say('fonts')} | {kind} |" for name, kind in FONTS)
    return f"""# {say("Dealer School")}

{say("A trainer for Three Card Poker dealers: deal, settle, be marked, by five houses' own rules.")}

{say("Version {version}.", version=version())} {say("Free software under the MIT licence.")}

| {" | ".join(head)} |
|---|---|---|
{parts}
{fonts}

{licence()}
"""


def _line(part: ProgramPart) -> str:
    name = f"{part.name} {part.version}".strip()
    return f"| {name} | {say_phrase(part.why)} | {part.licence} |"


WIDEST = 820


class AboutPage(QFrame):
    """One text, and the card of newer versions. Emits when it is left, and that a report shall be
    on the clipboard."""

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
        body = column(row(None, self.report, back), card, self.updates, gap=14)
        body.setStretch(1, 1)
        page = row(None, body, None, around=28)
        page.setStretch(1, 100)
        self.setLayout(page)

    def present(self) -> None:
        """Say it in the language that is spoken now."""
        self.reader.present(about_text())

    def say_copied(self) -> None:
        """The report is on the clipboard."""
        self.report.setText(say("Copied"))
        self.report.setAccessibleName(say("Copied"))
        announce(self.report, say("Copied"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
