"""The pages of practice, by their classes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.ui.home.today_page import TodayPage
from trainer.ui.main_window import MainWindow
from trainer.ui.page_stack import PageName

# For types alone: at the top of the file it would load some 230 modules more.
if TYPE_CHECKING:
    from trainer.ui.debrief.page import DebriefPage
    from trainer.ui.house_book.page import HousesPage
    from trainer.ui.replay.page import ReplayPage
    from trainer.ui.settings_page import SettingsPage
    from trainer.ui.table_page import TablePage

TODAY: PageName[TodayPage] = PageName("today")
TABLE: PageName[TablePage] = PageName("table")
DEBRIEF: PageName[DebriefPage] = PageName("debrief")
REPLAY: PageName[ReplayPage] = PageName("replay")
HOUSES: PageName[HousesPage] = PageName("houses")
SETTINGS: PageName[SettingsPage] = PageName("settings")


class Pages:
    """The pages of practice in a window, each built when it is first asked for."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @property
    def today(self) -> TodayPage:
        return self._window.pages.page(TODAY)

    @property
    def table(self) -> TablePage:
        return self._window.pages.page(TABLE)

    @property
    def debrief(self) -> DebriefPage:
        return self._window.pages.page(DEBRIEF)

    @property
    def replay(self) -> ReplayPage:
        return self._window.pages.page(REPLAY)

    @property
    def houses(self) -> HousesPage:
        return self._window.pages.page(HOUSES)

    @property
    def settings(self) -> SettingsPage:
        return self._window.pages.page(SETTINGS)
