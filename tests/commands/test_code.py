"""trainer code, and trainer house print."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.calls import Call, caller


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def test_a_code_means_what_it_was_made_of(call: Call) -> None:
    code = call("code", "--house", "prime", "--drill", "folds", "--seats", "3").out.strip()
    read = call("code", "--read", code)
    assert read.status == 0
    assert read.out.startswith(f"{code}: prime, folds, 3 seats, seed ")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--read", "7WY5H-ZC508-4FZ6K"), "The code has a typing error"),
        (("--house", "mbs", "--drill", "flash-everything"), "no drill at a table"),
        (("--house", "mbs", "--seats", "8"), "write 1 to 7"),
    ],
)
def test_what_cannot_be_used_is_told(call: Call, args: tuple[str, ...], told: str) -> None:
    done = call("code", *args)
    assert done.status == 2
    assert told in done.err


@pytest.mark.parametrize("what", ["cheat-sheet", "mat"])
def test_a_house_is_printed_into_a_file(call: Call, tmp_path: Path, what: str) -> None:
    out = tmp_path / "house.pdf"
    done = call("house", "print", "posted", what, "--grey", "--out", str(out))
    assert (done.status, done.err) == (0, "")
    assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("language", ["ru", "zh_CN"])
def test_a_house_is_printed_in_every_language(language: str, tmp_path: Path) -> None:
    """In a program of its own: where a window is open already, Qt does not crash over it."""
    out = tmp_path / "house.pdf"
    words = ["house", "print", "mbs", "cheat-sheet", "--language", language, "--out", str(out)]
    done = subprocess.run([sys.executable, "-m", "trainer", *words], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("mbs", "mat", "--out", "mat.png"), "ends in .pdf"),
        (("posted", "mat", "--placard", "none", "--out", "mat.pdf"), "known: 40-30-6-3-1"),
    ],
)
def test_what_cannot_be_printed_is_told(call: Call, args: tuple[str, ...], told: str) -> None:
    done = call("house", "print", *args)
    assert done.status == 2
    assert told in done.err
