"""The program as a window: started, dressed, and shown."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from trainer import assets, settings
from trainer.ui.desk import Desk
from trainer.ui.last_resort import LOG, LastResort
from trainer.ui.main_window import TITLE


def run() -> int:
    """Show the window until it is closed; the status with which the program ends."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName(TITLE)
    app.setDesktopFileName("dealer-school")
    home = settings.home()
    LastResort(home / LOG).install()
    loaded = settings.load(home)
    desk = Desk(home, loaded.settings, loaded.warning)
    desk.window.show()
    desk.window.activateWindow()  # a screen without a window manager gives no window the keys
    icon = str(assets.folder("resources") / "icon.svg")
    QTimer.singleShot(0, lambda: app.setWindowIcon(QIcon(icon)))  # 12 ms, after the first paint
    return app.exec()
