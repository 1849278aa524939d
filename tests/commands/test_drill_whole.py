"""``trainer drill`` with a whole round: everything that the house orders, typed."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from trainer.__main__ import main

SEED = ("--seed", "5", "--feedback", "at_the_end")
WHOLE = ("drill", "--house", "six-card-bonus", "--drill", "whole-two-seats", *SEED)


def drilled(
    lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(list(WHOLE)) == 0
    return capsys.readouterr().out


def test_a_whole_round_begins_with_wagers_and_no_cards(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = drilled([], monkeypatch, capsys).partition("Round 1")[0]
    assert "·" not in table
    assert "$" in table


def test_cards_come_one_by_one_and_players_answer(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    around = ["d 4; d 5; d d"] * 3
    shown = drilled(["bets", *around, "stub", "cover", "release", "o 4"], monkeypatch, capsys)
    seen = shown.partition("Round 1")[0].splitlines()
    assert [line.split("  ")[0] for line in seen if line.startswith("Dealer ")][1:] == [
        "Dealer ··",
        "Dealer ·· ··",
        "Dealer ·· ·· ··",
    ]
    assert "> Offer seat 5" in shown
    assert "Rack the stub                                 Rack the stub" in shown
