"""The desk's part for help: opened from any page, and back to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from trainer.ui.desk import Desk
    from trainer.ui.help.page import HelpPage

PAGE, ABOUT = "help", "about"


class HelpDesk:
    """Knows what is read, and which page was in sight before."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._came_from = "today"
        self.builders: dict[str, Callable[[], QWidget]] = {
            PAGE: self._build_help,
            ABOUT: self._build_about,
        }

    @property
    def page(self) -> HelpPage:
        from trainer.ui.help.page import HelpPage

        page = self._desk.window.pages.page(PAGE)
        assert isinstance(page, HelpPage), "the builder made it"
        return page

    def open(self) -> None:
        """The text about the page in sight is shown."""
        from trainer.ui.help.topics import topic_of
        from trainer.ui.language import spoken

        window = self._desk.window
        if window.page not in self.builders:
            self._came_from = window.page
        language = spoken(self._desk.settings.language).value
        self.page.present(topic_of(self._came_from), language)

    def _build_help(self) -> QWidget:
        from trainer.ui.help.page import HelpPage

        page = HelpPage()
        page.back.connect(self._leave)
        page.guided.connect(self.guide)
        page.about.connect(lambda: self._desk.turn_to(ABOUT))
        return page

    def _build_about(self) -> QWidget:
        from trainer.ui.help.about_page import AboutPage

        page = AboutPage()
        page.present()
        page.back.connect(lambda: self._desk.turn_to(PAGE))
        return page

    def guide(self) -> None:
        """The guided first round is dealt at the house that was chosen last."""
        from trainer.ui.home.today_page import FIRST_ROUND

        practice = self._desk.practice
        if practice is not None:
            house = self._desk.settings.last_house or practice.houses()[0].id
            self._desk.practise(house, FIRST_ROUND)

    def _leave(self) -> None:
        """Back to the page from which help was asked; a table stands as it stood."""
        if self._came_from in STANDING:
            self._desk.window.turn_to(self._came_from)
        else:
            self._desk.turn_to(self._came_from)


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
