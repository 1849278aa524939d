"""The program as a window: started, dressed, and shown."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from trainer import assets, settings
from trainer.settings import Loaded
from trainer.ui.appearance import FirstPaint
from trainer.ui.main_window import TITLE
from trainer.ui.runtime.last_resort import LOG, LastResort


def run() -> int:
    """Show the window until it is closed, and return the exit status."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName(TITLE)
    app.setDesktopFileName("dealer-school")
    home = settings.home()
    LastResort(home / LOG).install()
    loaded = settings.load(home)
    ground = FirstPaint(home, loaded.settings)
    held: list[object] = []
    window = ground.window
    window.painted.connect(_take_every_move)
    window.painted.connect(lambda: held.append(_furnished(home, loaded, ground)))
    window.show()
    window.activateWindow()  # a screen without a window manager gives no window the keys
    icon = str(assets.folder("resources") / "icon.svg")
    QTimer.singleShot(0, lambda: app.setWindowIcon(QIcon(icon)))  # 12 ms, after the first paint
    return app.exec()


def _take_every_move() -> None:
    """Have each move of the mouse come by itself."""
    # Late: the names of Qt's own class take a tenth of a bare window's start.
    from PySide6.QtCore import Qt

    # On X11 Qt joins the moves that came while the window was busy: a stroke over several wagers
    # lost its bends, 38 of 40 wagers in a trial. Qt switches it on itself as the program begins.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_CompressHighFrequencyEvents, on=False)


def _furnished(home: Path, loaded: Loaded, ground: FirstPaint) -> object:
    """Build the rest of the window; the caller has to hold it."""
    # Late: the ground is painted without it, in a fifth of the time.
    from trainer.ui.application import Application

    app = Application(home, loaded.settings, loaded.warning, ground=ground)
    app.open_soon()
    return app
