"""The window before anything is in it: in its place, with the colour of its theme."""

from __future__ import annotations

from pathlib import Path

from trainer.settings import Settings
from trainer.ui.appearance import Wardrobe
from trainer.ui.main_window import MainWindow


class Ground:
    """The first that is painted; the rest of the program is loaded with it in sight."""

    def __init__(self, home: Path, settings: Settings) -> None:
        self.wardrobe = Wardrobe(settings, home)
        self.window = MainWindow()
        self.window.setStyleSheet(self.wardrobe.first_ground)
        self.window.stand(settings.window)
