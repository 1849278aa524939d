"""How the window looks and moves, as the settings and the system have it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from trainer import settings as file
from trainer.settings import ReducedMotion, Settings
from trainer.ui import theme
from trainer.ui.page_sheet import page_sheet
from trainer.ui.page_stack import motion_is_unwelcome


class Wardrobe:
    """Keeps the settings and puts them on."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self._folder = folder
        self._worn: theme.Theme | None = None

    @property
    def theme(self) -> theme.Theme:
        """Light or dark."""
        return theme.theme_named(self.settings.theme.value)

    @property
    def motion(self) -> bool:
        """Whether things may move."""
        if self.settings.reduced_motion is ReducedMotion.SYSTEM:
            return not motion_is_unwelcome()
        return self.settings.reduced_motion is ReducedMotion.OFF

    @property
    def page_sheet(self) -> str:
        """The style sheet of the pages."""
        return page_sheet(self.theme)

    def keep(self, settings: Settings, window: QWidget) -> None:
        """These settings from now on. Raises OSError where they cannot be kept."""
        if settings == self.settings:
            return
        self.settings = settings
        if self.dress():
            window.setStyleSheet(self.page_sheet)
        file.save(settings, self._folder)

    def dress(self) -> bool:
        """The program has the chosen theme. True where it had another before."""
        if self.theme is self._worn:
            return False
        self._worn = self.theme
        app = QApplication.instance()
        assert isinstance(app, QApplication), "windows come after the application"
        theme.dress(app, self._worn)
        return True
