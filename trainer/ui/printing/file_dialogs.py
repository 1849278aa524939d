"""The system's dialogs for a file to open or to save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.ui.main_window import LAST_FOLDER


def ask_open(window: QWidget, title: str, kinds: str) -> str:
    """Ask for a file of these kinds, in the folder of the last one; empty if none was chosen."""
    name, _ = QFileDialog.getOpenFileName(window, title, _folder(window), kinds)
    return _kept(window, name)


def ask_save(window: QWidget, title: str, name: str, kinds: str = "") -> str:
    """Ask where to save a file, in the folder of the last one under that name; empty if nowhere."""
    proposed = str(Path(_folder(window)) / name)
    chosen, _ = QFileDialog.getSaveFileName(window, title, proposed, kinds)
    return _kept(window, chosen)


def _folder(window: QWidget) -> str:
    """The folder of the last file; the user's documents before there is one."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    found = Path(window.property(LAST_FOLDER) or documents)
    return str(found if found.is_dir() else Path.home())


def _kept(window: QWidget, name: str) -> str:
    if name:
        window.setProperty(LAST_FOLDER, str(Path(name).parent))
    return name
