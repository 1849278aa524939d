"""The system's dialogs for a file to open or to save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.ui.main_window import LAST_FOLDER
from trainer.ui.runtime.faults import tell
from trainer.wording import say


def ask_open(window: QWidget, title: str, kinds: str) -> str:
    """Ask for a file of these kinds, in the folder of the last one; empty if none was chosen."""
    name, _ = QFileDialog.getOpenFileName(window, title, _folder(window), kinds)
    if name and Path(name).exists() and not Path(name).is_file():
        # The window would wait for a pipe that nobody writes until it is killed.
        told = say("{file} is a folder, a pipe or a device. Choose a file.", file=name)
        tell(window, title, (told,))
        return ""
    return _kept(window, name)


def ask_save(window: QWidget, title: str, name: str, ending: str) -> str:
    """Ask where to save a file of that ending, in the folder of the last one under that name; empty
    if nowhere. A file that is there already is given only if the dialog asked to replace it."""
    proposed, kinds = str(Path(_folder(window)) / f"{name}{ending}"), ending[1:].upper()
    while True:
        chosen, _ = QFileDialog.getSaveFileName(window, title, proposed, f"{kinds} (*{ending})")
        if not chosen or chosen.lower().endswith(ending):
            return _kept(window, chosen)
        # The dialog knows no ending: it has asked nothing about the file that is meant.
        proposed = f"{chosen}{ending}"
        if not Path(proposed).exists():
            return _kept(window, proposed)


def _folder(window: QWidget) -> str:
    """The folder of the last file; the user's documents before there is one."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    found = Path(window.property(LAST_FOLDER) or documents)
    return str(found if found.is_dir() else Path.home())


def _kept(window: QWidget, name: str) -> str:
    if name:
        window.setProperty(LAST_FOLDER, str(Path(name).parent))
    return name
