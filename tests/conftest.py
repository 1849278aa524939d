"""Every test runs without a display, in English and far from the user's own records."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"  # the system speaks English, whoever runs the tests
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The trainee's folder of this test: empty, its own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TRAINER_HOME", str(folder))
    return folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes by its nature may take an hour; everything else hangs if it does."""
    for item in items:
        if item.get_closest_marker("slow") or item.get_closest_marker("bench"):
            item.add_marker(pytest.mark.timeout(3600))
