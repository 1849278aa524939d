"""Commands say the words of the house that they are about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.calls import Call, caller

ROUND = """\
house: boxes
dealer: [Kh, 9d, 4c]
seats:
  - {seat: 3, cards: [8s, 7d, 6c], wagers: {ante: 10, pair_plus: 5}, decision: play}
"""


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


@pytest.fixture
def round_file(tmp_path: Path) -> Path:
    file = tmp_path / "round.yaml"
    file.write_text(ROUND, encoding="utf-8")
    return file


def test_a_settlement_names_boxes_and_the_house_s_bonus(call: Call, round_file: Path) -> None:
    settled = call("settle", round_file).out
    assert "\nBox 3  8s 7d 6c  Eight-high straight\n" in settled
    assert "\n  ANTE bonus  $10  win " in settled
    assert "Seat" not in settled


def test_a_marked_trace_names_boxes(call: Call, round_file: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    trace.write_text("reveal dealer\nreveal 3\ntake 3 play\n", encoding="utf-8")
    marked = call("check", round_file, trace).out
    assert "critical: wrong_result  box 3, BET" in marked
    assert "seat 3" not in marked


def test_the_odds_are_of_the_house_s_ante(call: Call) -> None:
    assert "house edge, of the ANTE " in call("odds", "boxes").out


def test_an_exam_s_failed_areas_are_told_in_the_words_of_its_house(call: Call) -> None:
    sheet = call("exam", "grade", "boxes", "--seed", 1).document
    assert sheet["failed_areas"][0] == "ANTE and BET against a dealer who plays"


def test_a_skill_is_told_in_the_words_of_the_house_whose_own_it_is(call: Call) -> None:
    shared, _, own = call("skills", "boxes").out.partition("Boxes (")
    assert "  ANTE and BET\n" in own
    assert "The gambler's hand is higher: ANTE and BET" in own
    of_all = call("skills").out
    assert "The gambler's hand is higher: ANTE and BET" in of_all
    assert "The player's hand is higher: Ante and Play" in of_all
    named = {each["skill"]: each["words"] for each in call("skills", "--json").document}
    assert named["game.higher@boxes"] == "The gambler's hand is higher: ANTE and BET"
    assert shared


def test_a_drill_in_text_is_short_of_gamblers_money(call: Call, tmp_path: Path) -> None:
    drilled = call("drill", "--house", "boxes", "--seed", "3", stdin="done\n").out
    assert "\nBox  Cards " in drilled
    assert "\nGamblers short $0, house short $0." in drilled


def test_the_readings_speak_of_gamblers_and_boxes(call: Call) -> None:
    told = call("house", "boxes", "--readings").out
    assert "A gambler who is asked decides in turn." in told
    assert "  box 6, BET " in told
    assert "seat 6" not in told


@pytest.mark.parametrize("seed", range(4))
def test_each_question_on_paper_is_in_its_house_s_words(call: Call, seed: int) -> None:
    areas = ("comparing", "ante_and_play", "pay_tables", "bets", "folds")
    asked = [part for area in areas for part in ("--area", area)]
    paper = call(
        "quiz", "--house", "boxes", "--house", "mbs", *asked, "--items", "30", "--seed", str(seed)
    ).out
    items = [each for page in paper.split("\f") for each in page.split("\n\n")]
    ours = [each for each in items if "Boxes  ·" in each]
    theirs = [each for each in items if "MBS  ·" in each]
    assert any("gambler's hand" in each for each in ours)
    assert any("player's hand" in each for each in theirs)
    usual = ("player", "Ante", " Play")
    assert not [each for each in ours if any(word in each for word in usual)]
    assert not [each for each in theirs if "gambler" in each or "ANTE" in each]
