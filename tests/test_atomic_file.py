"""A small file is replaced whole or stays as it was."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trainer.atomic_file import PAUSES_S, replace_text


@pytest.mark.posix
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


def _in_use(times: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """So many times the file is open in another program, as Windows says it; the waits."""
    replace, left = os.replace, [times]
    waits: list[float] = []

    def refused(draft: str, path: str) -> None:
        left[0] -= 1
        if left[0] >= 0:
            error = PermissionError(13, "being used by another process")
            error.winerror = 32  # type: ignore[attr-defined]
            raise error
        replace(draft, path)

    monkeypatch.setattr("os.replace", refused)
    monkeypatch.setattr("trainer.atomic_file.time.sleep", waits.append)
    return waits


def test_a_file_that_another_program_reads_is_replaced_as_soon_as_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = _in_use(3, monkeypatch)
    replace_text(tmp_path / "kept.json", "new")
    assert (tmp_path / "kept.json").read_text() == "new"
    assert waits == list(PAUSES_S[:3])


def test_a_file_that_stays_open_is_given_up_after_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kept.json").write_text("old")
    waits = _in_use(99, monkeypatch)
    with pytest.raises(PermissionError):
        replace_text(tmp_path / "kept.json", "new")
    assert 1 <= sum(waits) < 1.1
    assert (tmp_path / "kept.json").read_text() == "old"
    assert os.listdir(tmp_path) == ["kept.json"]
