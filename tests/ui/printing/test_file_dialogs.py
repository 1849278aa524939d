"""The dialogs for files: where they begin, and what they take."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.printing.file_dialogs import ask_open, ask_save


def test_files_are_asked_for_among_the_documents_then_where_the_last_one_was(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program's own folder has no document of a house."""
    window, begun = QWidget(), list[str]()
    qtbot.addWidget(window)
    documents, other = tmp_path / "Documents", tmp_path / "other"
    documents.mkdir()
    other.mkdir()
    chosen = iter(("", str(other / "rules.pdf"), str(other / "mat.pdf")))

    def dialog(_: QWidget, title: str, at: str, kinds: str) -> tuple[str, str]:
        begun.append(at)
        return next(chosen), kinds

    monkeypatch.setattr(QFileDialog, "getOpenFileName", dialog)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    monkeypatch.setattr(
        "trainer.ui.printing.file_dialogs.QStandardPaths.writableLocation", lambda _: str(documents)
    )
    assert ask_open(window, "Open", "*") == ""
    assert ask_open(window, "Open", "*") == str(other / "rules.pdf")
    assert ask_save(window, "Save", "mat", ".pdf") == str(other / "mat.pdf")
    assert begun == [str(documents), str(documents), str(other / "mat.pdf")]


@pytest.mark.posix
def test_a_pipe_that_nobody_writes_is_refused(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window would wait for it, dead, until it is killed."""
    window, told, pipe = QWidget(), list[str](), tmp_path / "rules.pdf"
    qtbot.addWidget(window)
    os.mkfifo(pipe)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(pipe), ""))
    monkeypatch.setattr(
        "trainer.ui.printing.file_dialogs.tell", lambda _, heading, says: told.extend(says)
    )
    assert ask_open(window, "Open", "*") == ""
    assert told == [f"{pipe} is a folder, a pipe or a device. Choose a file."]


def test_a_file_that_is_there_is_replaced_only_where_the_dialog_asked(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog asks about the name as it was typed, and puts no ending to it."""
    window, proposed, there = QWidget(), list[str](), tmp_path / "class.csv"
    qtbot.addWidget(window)
    there.touch()
    typed = iter((str(tmp_path / "class"), str(there), str(tmp_path / "new"), ""))

    def dialog(_: QWidget, title: str, at: str, kinds: str) -> tuple[str, str]:
        proposed.append(at)
        return next(typed), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    assert ask_save(window, "Save", "board", ".csv") == str(there)
    assert proposed[1] == str(there), "it is asked about by its whole name"
    assert ask_save(window, "Save", "board", ".csv") == str(tmp_path / "new.csv")
    assert ask_save(window, "Save", "board", ".csv") == ""
