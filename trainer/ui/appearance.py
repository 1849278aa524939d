"""Theme, type and motion of the window by the settings and the system; and the window's first
paint."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from trainer import settings as file
from trainer.settings import ReducedMotion, Settings
from trainer.settings import Theme as Chosen
from trainer.ui.kit.colours import FOUR_COLOURS, GROUND_DARK, GROUND_LIGHT
from trainer.ui.main_window import LAST_FOLDER, MainWindow

if TYPE_CHECKING:
    from trainer.ui.kit.theme import Palette


class FirstPaint:
    """The first thing painted: one colour. The rest of the program is loaded while it is in
    sight."""

    def __init__(self, home: Path, settings: Settings) -> None:
        self.appearance = Appearance(settings, home)
        self.window = MainWindow()
        self.window.setStyleSheet(self.appearance.first_ground)
        self.window.stand(settings.window)
        self.window.setProperty(LAST_FOLDER, settings.folder)


class Appearance:
    """Keeps the settings and applies them. The theme itself is loaded after the first paint."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self._folder = folder
        self._worn: Palette | None = None
        self._text_scale = 0

    @property
    def first_ground(self) -> str:
        """The style sheet of the window before its theme is loaded: its ground alone."""
        grounds = {Chosen.LIGHT: GROUND_LIGHT, Chosen.DARK: GROUND_DARK}
        colour = grounds.get(self.settings.theme)
        return f"#window {{ background: {colour}; }}" if colour else ""

    @property
    def theme(self) -> Palette:
        """Light or dark."""
        # Late: the ground needs one colour, not the theme.
        from trainer.ui.kit.theme import theme_named

        return theme_named(self.settings.theme.value)

    @property
    def motion(self) -> bool:
        """True if things may move."""
        if self.settings.reduced_motion is not ReducedMotion.SYSTEM:
            return self.settings.reduced_motion is ReducedMotion.OFF
        # Late: it loads QtDBus, and nothing moves before the first paint.
        from trainer.ui.reduced_motion import motion_is_unwanted

        return not motion_is_unwanted()

    def keep(self, settings: Settings, window: QWidget) -> None:
        """Hold these settings from now on. Raises OSError if they cannot be kept."""
        if settings == self.settings:
            return
        self.settings = settings
        self.dress(window)
        file.save(settings, self._folder)

    def follow_system(self, window: QWidget) -> None:
        """Turn dark or light with the desktop, if the settings say so, while the window is
        there."""

        def changed(*_: object) -> None:
            self.dress(window)

        scheme = QApplication.styleHints().colorSchemeChanged
        scheme.connect(changed)
        # The hints live as long as the program, and would keep the window with them.
        window.destroyed.connect(lambda: scheme.disconnect(changed))

    def dress(self, window: QWidget) -> None:
        """Apply the chosen theme and deck, if they are not applied already."""
        app = QApplication.instance()
        assert isinstance(app, QApplication), "windows come after the application"
        self._choose_deck(app)
        scale = self.settings.text_scale
        if self._worn is not None and self.theme is self._worn and scale == self._text_scale:
            return
        # Late: the style sheets are put on after the first paint.
        from trainer.ui.kit import sheet, theme

        if scale != self._text_scale:
            window.setStyleSheet("")  # what has one keeps the font that it had
        self._worn, self._text_scale = self.theme, scale
        theme.type_at(scale)
        theme.dress(app, self._worn)
        app.sendPostedEvents(window, QEvent.Type.ApplicationFontChange.value)
        # The window alone has one, and all in it inherits it: a style sheet of the program would be
        # applied to every widget once more for each that it lies in.
        whole = sheet.style_sheet(self._worn) + sheet.page_sheet(self._worn)
        window.setStyleSheet(theme.enlarged(whole))

    def _choose_deck(self, app: QApplication) -> None:
        """Show every card in the chosen deck, which to a widget is one more of its colours."""
        four = self.settings.four_colour_deck
        if bool(app.property(FOUR_COLOURS)) != four:
            app.setProperty(FOUR_COLOURS, four)
            for each in app.allWidgets():
                app.sendEvent(each, QEvent(QEvent.Type.PaletteChange))
