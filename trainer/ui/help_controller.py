"""Help: opened from any page, and back to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import Signal, qVersion
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.school.program import (
    FONTS,
    PARTS,
    ProgramPart,
    fault_report,
    licence,
    program_version,
)
from trainer.ui.application import Application
from trainer.ui.help.page import READ, HelpPage, topic_of
from trainer.ui.help.reader import HelpReader
from trainer.ui.home.snapshot import FIRST_ROUND
from trainer.ui.kit.clipboard import copy
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import (
    Button,
    centred,
    column,
    frame,
    label,
    press_key,
    row,
    text_line,
    tip,
    wrapped,
)
from trainer.ui.language import spoken
from trainer.ui.newer_versions import newer_words
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.runtime.last_resort import LOG
from trainer.wording import say, say_phrase

PAGE: PageName[HelpPage] = PageName("help")
ABOUT: PageName[AboutPage] = PageName("about")


class HelpController:
    """Knows the text in sight, and the page before it."""

    def __init__(self, app: Application) -> None:
        self._shell, self._newer = app, app.newer
        self._came_from = "today"
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (made_by(PAGE, self._build_help), made_by(ABOUT, self._build_about))
        )

    @property
    def page(self) -> HelpPage:
        return self._shell.window.pages.page(PAGE)

    def open(self, page: str) -> None:
        if page != PAGE:
            return
        window = self._shell.window
        if window.page not in self.builders:
            self._came_from = window.page
        language = spoken(self._shell.settings.language).value
        self.page.present(topic_of(self._came_from), language)

    def read(self, topic: str) -> None:
        language = spoken(self._shell.settings.language).value
        self.page.present(next(each for each in READ if each.name == topic), language)

    def _build_help(self) -> HelpPage:
        page = HelpPage()
        page.back.connect(self._leave)
        page.guided.connect(self.guide)
        page.about.connect(lambda: self._shell.turn_to(ABOUT))
        return page

    def _build_about(self) -> AboutPage:
        page = AboutPage()
        page.present()
        page.back.connect(lambda: self._shell.turn_to(PAGE))
        page.report_asked.connect(self._copy_report)
        page.updates.present(self._shell.settings.updates_from, self._newer.found)
        shell = self._shell
        page.updates.address_given.connect(
            lambda address: shell.keep(replace(shell.settings, updates_from=address))
        )
        page.updates.look_asked.connect(self._look_now)
        return page

    def _look_now(self) -> None:
        card = self._shell.window.pages.page(ABOUT).updates
        self._newer.look(card.say_newer, lambda error: card.say_problem(str(error)))

    def _copy_report(self) -> None:
        """Put a report for those who mend the program on the clipboard."""
        report = fault_report(self._shell.home / LOG, qVersion())
        copy(report, self._shell.window.pages.page(ABOUT).report)

    def guide(self) -> None:
        """Deal the guided first round at the house that was chosen last."""
        practice = self._shell.practice
        if practice is not None:
            house = self._shell.settings.last_house or practice.houses()[0].id
            self._shell.practise(house, FIRST_ROUND)

    def _leave(self) -> None:
        """Go back to the page that help was asked from; a table stands as it stood."""
        if self._came_from in STANDING:
            self._shell.window.turn_to(self._came_from)
        else:
            self._shell.turn_to(self._came_from)


STANDING = frozenset(
    {
        "table",
        "debrief",
        "quick",
        "quick-result",
        "incident",
        "replay",
        "exam-set",
        "class-list",
        "set-up-school",
    }
)
"""Pages that are not brought up to date when they come into sight again."""


def about_text() -> str:
    """The program, its version, what it is made of, and its licence in full."""
    head = say("Part"), say("Purpose"), say("Licence")
    parts = "\n".join(map(_line, PARTS))
    fonts = "\n".join(f"| {name} | {say('fonts')} | {kind} |" for name, kind in FONTS)
    return f"""# {say("Dealer School")}

{say("Trains Three Card Poker dealers. Deal, settle and be marked by the rules of five houses.")}

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


class AboutPage(Ground):
    """One text, and the card of newer versions. Emits that it is left, and that a report goes on
    the clipboard."""

    back = Signal()
    report_asked = Signal()

    def __init__(self) -> None:
        super().__init__("plain", "about", say("About this program"))
        self.reader = HelpReader("about.text", widest=WIDEST)
        self.reader.setAccessibleName(say("About this program"))
        back = Button(say("Back"), "about.back", key=say("Esc"), does=self.back)
        self.report = Button(say("Copy report"), "about.report", does=self.report_asked)
        self.report.setToolTip(tip(say("Version, system and last faults, without names.")))
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
        self.reader.present(about_text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Esc": self.back.emit}):
            super().keyPressEvent(event)


class UpdatesCard(Ground):
    """Emits an address that was typed, and that it is to be asked now."""

    address_given = Signal(str)
    look_asked = Signal()

    def __init__(self) -> None:
        super().__init__("card")
        asks = say("Address of the newest version")
        self.address = text_line("about.updates_from", asks, hint="https://")
        self.address.editingFinished.connect(lambda: self.address_given.emit(self._typed))
        self.look = Button(say("Check now"), "about.look", does=self._look)
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
