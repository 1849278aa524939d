"""The folder in which the dialogs for files begin."""

from __future__ import annotations

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
    assert ask_save(window, "Save", "mat.pdf") == str(other / "mat.pdf")
    assert begun == [str(documents), str(documents), str(other / "mat.pdf")]
