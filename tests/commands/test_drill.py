from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.school.tables import FAULTLESS, Ticking, open_practice
from trainer.__main__ import main
from trainer.library.houses import HouseShelf, load_houses
from trainer.school.practice import Practice

Typed = Callable[..., str]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(scope="module")
def shelf() -> HouseShelf:
    return load_houses()


@pytest.fixture
def drill(
    shelf: HouseShelf,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Typed:
    """Run the drill on the tests' own round; what was typed or piped in, what was printed."""

    def opened(home: Path) -> Practice:
        return open_practice(shelf, home, Ticking())

    def run(lines: Iterable[str], *args: str, terminal: bool = False) -> str:
        text = "".join(f"{line}\n" for line in lines)
        monkeypatch.setattr("sys.stdin", Terminal(text) if terminal else io.StringIO(text))
        assert main(["drill", *args]) == 0
        return capsys.readouterr().out

    monkeypatch.setattr(Practice, "open", opened)
    return run


def test_a_round_through_a_pipe(drill: Typed) -> None:
    shown = drill(FAULTLESS, "--house", "six-card-bonus", "--drill", "settle-the-table")
    assert "Six Card Bonus, Settle the table, round 1 of 3" in shown
    assert "Score 100: 16 of 16 wager decisions right" in shown


@pytest.mark.parametrize("args", [[], ["--drill", "folds"], ["--list"]])
def test_a_house_that_is_none_is_told(
    drill: Typed, args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a drill it was a traceback."""
    drill([])
    assert main(["drill", "--house", "nowhere", *args]) == 2
    assert "no house 'nowhere'; known: " in capsys.readouterr().err


def test_nothing_is_seen_of_a_hand_before_it_is_turned(drill: Typed) -> None:
    table = drill([]).partition("Dealer")[0]
    assert "7    ·· ·· ··   $10" in table
    assert "A♥" not in table


def test_faults_are_told_with_their_rule(drill: Typed) -> None:
    trace = ["p 7 pp 50" if act == "pay 7 pair_plus 60" else act for act in FAULTLESS]
    shown = drill(trace)
    assert "1. Straight paid 5 to 1 (critical)" in shown
    assert "Rule: 6CB Pay Tables, Pair Plus, the house says so." in shown


def test_what_is_no_act_is_said_with_its_line_and_passed_over(
    drill: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("dance 3\n" + "\n".join(FAULTLESS)))
    assert main(["drill"]) == 0
    said = capsys.readouterr()
    assert said.err.startswith("-:1: no action 'dance'")
    assert "Score 100" in said.out


def test_several_acts_in_a_line_and_one_taken_back(drill: Typed) -> None:
    shown = drill([";".join(FAULTLESS[:7]), "p 7 pp 50", "undo", *FAULTLESS[7:]])
    assert "Taken back." in shown
    assert "Score 100" in shown


def test_feedback_at_once(drill: Typed) -> None:
    trace = [*FAULTLESS[:7], "p 7 pp 50"]
    before_the_debrief = drill(trace, "--feedback", "at_once").partition("Required")[0]
    assert "1. Straight paid 5 to 1" in before_the_debrief


def test_a_trainee_at_a_terminal_chooses_settles_and_leaves(drill: Typed) -> None:
    shown = drill(["2", "", "?", *FAULTLESS, "done", "q"], terminal=True)
    assert "House, by its number" in shown
    assert "An act is VERB SEAT" in shown
    assert "Score 100" in shown


def test_a_trainee_who_leaves_goes_on_later(drill: Typed) -> None:
    first = drill([*FAULTLESS[:5], "quit"], "--house", "six-card-bonus", "--drill",
                  "settle-the-table", terminal=True)  # fmt: skip
    assert "The round is kept as it lies" in first
    second = drill(["", *FAULTLESS[5:], "done", "q"], terminal=True)
    assert "You left off at Six Card Bonus, Settle the table, round 1." in second
    assert "Score 100" in second


def test_a_whole_sitting_is_summed_up(drill: Typed) -> None:
    paid_first = [*FAULTLESS[:4], FAULTLESS[5], FAULTLESS[4], *FAULTLESS[6:]]
    rounds = [*paid_first, "done", ""] * 3
    shown = drill([*rounds, "quit"], "--house", "six-card-bonus", "--drill", "settle-the-table",
                  terminal=True)  # fmt: skip
    assert "The sitting: 3 rounds, not passed." in shown
    assert '"Paid before taking" 3 times' in shown


def test_the_same_round_again(drill: Typed) -> None:
    shown = drill(["done", "a", "done", "q"], "--house", "mbs", "--drill", "settle-the-table",
                  terminal=True)  # fmt: skip
    assert shown.count("MBS, Settle the table, round 1") == 2


def test_a_house_that_does_not_exist_is_named(
    drill: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["drill", "--house", "atlantis", "--drill", "x"]) == 2
    assert capsys.readouterr().err.startswith("no house 'atlantis'; known: boxes, mbs")


def test_what_is_wrong_with_a_house_of_ones_own_is_said(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = home / "houses" / "ours"
    folder.mkdir(parents=True)
    for file in ("rules.yaml", "procedure.yaml"):
        (folder / file).write_text("house: [", encoding="utf-8")
    assert main(["drill", "--house", "ours"]) == 2
    assert "houses/ours/rules.yaml:2: not YAML" in capsys.readouterr().err


def test_the_list_of_drills(drill: Typed) -> None:
    shown = drill([], "--list")
    assert "six-card-bonus: Six Card Bonus\n  settle-the-table: Settle the table" in shown
