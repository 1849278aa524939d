"""Help: opened from any page, and back to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from trainer.school.program.about import fault_report
from trainer.ui.application import Application
from trainer.ui.help.about_page import AboutPage
from trainer.ui.help.page import READ, HelpPage, topic_of
from trainer.ui.home.snapshot import FIRST_ROUND
from trainer.ui.kit.clipboard import copy
from trainer.ui.language import spoken
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.runtime.last_resort import LOG

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
        """Show the text about the page in sight."""
        if page != PAGE:
            return
        window = self._shell.window
        if window.page not in self.builders:
            self._came_from = window.page
        language = spoken(self._shell.settings.language).value
        self.page.present(topic_of(self._came_from), language)

    def read(self, topic: str) -> None:
        """Show the text of that topic."""
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
        page.updates.address_given.connect(self._keep_address)
        page.updates.look_asked.connect(self._look_now)
        return page

    def _keep_address(self, address: str) -> None:
        self._shell.keep(replace(self._shell.settings, updates_from=address))

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
