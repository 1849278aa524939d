"""A small file is replaced whole or stays as it was."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trainer.atomic_file import replace_text


def test_the_text_stands_in_a_file_of_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "kept.json"
    replace_text(path, "one\n")
    replace_text(path, "two ♠\n")
    assert path.read_bytes() == "two ♠\n".encode()
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    replace_text(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        replace_text(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["kept.json"]
