"""What nobody answers for is told and written down, whichever thread it ended."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.runtime import faults
from trainer.ui.runtime.last_resort import LastResort


def _fail() -> None:
    raise KeyError("a parcel")


def test_an_error_in_a_thread_is_told_by_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, bool]] = []
    own = threading.get_ident()
    for module, name in ((sys, "excepthook"), (threading, "excepthook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    monkeypatch.setattr(
        faults, "tell", lambda _, heading, __: told.append((heading, threading.get_ident() == own))
    )
    log = tmp_path / "trainer.log"
    LastResort(log).install()
    thread = threading.Thread(target=_fail, name="delivering")
    thread.start()
    qtbot.waitUntil(lambda: bool(told))
    thread.join()
    assert told == [("Something went wrong", True)]
    assert "KeyError: 'a parcel'" in log.read_text(encoding="utf-8")
