"""trainer quiz."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.calls import Call, caller

MADE_BY = (
    "trainer quiz --house mbs --house boxes --area rulings --area pay_tables --items 6 --seed 4"
)


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def test_what_stands_at_the_foot_makes_the_same_paper_again(call: Call) -> None:
    done = call(*MADE_BY.split()[1:])
    assert (done.status, done.err) == (0, "")
    assert done.out.rstrip().splitlines()[-1] == MADE_BY
    assert call(*MADE_BY.split()[1:]).out == done.out
    questions, key = done.out.split("\f")
    assert [line for line in questions.splitlines() if line.startswith("6.  ")]
    assert key.startswith("Answer key")
    assert "[BOX" in key
    assert "[MBS" in key
    assert "[MBS" not in questions


@pytest.mark.parametrize("ending", ["html", "txt", "pdf"])
def test_it_goes_into_a_file_of_its_ending(
    call: Call, tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    out = tmp_path / f"quiz.{ending}"
    done = call("quiz", "--house", "mbs", "--items", "4", "--seed", "1", "--out", str(out))
    assert (done.status, done.out, done.err) == (0, "", "")
    begins = {"html": b"<!DOCTYPE html>", "txt": b"Quiz\n", "pdf": b"%PDF-"}
    assert out.read_bytes().startswith(begins[ending])
    if ending == "pdf":
        assert out.read_bytes().count(b"/Type /Page\n") >= 2, "the key stands on its own page"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--house", "nowhere"), "no house 'nowhere'"),
        (("--house", "mbs", "--items", "0"), "write 1 to 100"),
        (("--house", "mbs", "--seconds", "0"), "write 1 or more"),
        (("--house", "mbs", "--area", "best_five"), "Choose a house and an area"),
        (("--house", "mbs", "--out", "quiz.docx"), "ends in .pdf, .html, .txt"),
        (("--house", "mbs", "--out", "/nowhere/quiz.txt"), "cannot be written"),
        (("--house", "mbs", "--out", "/nowhere/quiz.pdf"), "cannot be written"),
    ],
)
def test_a_call_that_cannot_be_used_says_why(call: Call, args: tuple[str, ...], says: str) -> None:
    done = call("quiz", *args)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert len(done.err.splitlines()) == 1
