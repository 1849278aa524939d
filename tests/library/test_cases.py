"""Every bundled worked round comes out as its file says; a round that does not is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.copies import BUNDLED, copied, edit
from trainer.errors import InputError
from trainer.library.cases import Case, failures, load_cases, read_case_file
from trainer.library.houses import HouseShelf

CASES = [(name, case) for name in BUNDLED.names for case in load_cases(BUNDLED.folder(name))]


@pytest.mark.parametrize(("house", "case"), CASES, ids=[f"{h}: {c.title}" for h, c in CASES])
def test_every_case_holds(house: str, case: Case) -> None:
    assert [str(each) for each in failures(BUNDLED[house], (case,))] == []


@pytest.mark.parametrize("house", BUNDLED.names)
def test_every_house_has_its_worked_rounds(house: str) -> None:
    assert sum(name == house for name, _ in CASES) >= (25 if house == "posted" else 40)


@pytest.mark.parametrize("house", BUNDLED.names)
def test_every_code_under_bets_is_proven(house: str) -> None:
    refused = {code for name, case in CASES if name == house for code in case.refused or ()}
    assert {rule.code for rule in BUNDLED[house].rules.bets} <= refused


def test_a_case_that_no_longer_holds_is_named_with_its_line(tmp_path: Path) -> None:
    """A supervisor changes what boxes pay for three of a kind: the cases say where."""
    folder = copied("boxes", tmp_path)
    edit(folder / "rules.yaml", 'three_of_a_kind: "20:1"', 'three_of_a_kind: "25:1"')
    house = HouseShelf(tmp_path)["boxes"]
    found = read_case_file(folder / "cases.yaml").failures(house)
    assert found
    assert all(each.line and "pair_plus" in each.message for each in found)


CASE = """\
cases:
  - case: One
    proves: [BOX ¶2]
    round:
      dealer: [Jh, 7s, 2d]
      seats:
        - {seat: 3, cards: [Kd, 9c, 4s], wagers: {ante: 10}, decision: play}
    dealer: Jack high, does not qualify
    settles:
      3: [play push, ante win 10]
    does: [reveal dealer, reveal 3, pay 3 ante 10, clear 3]
"""


def found_in(text: str, folder: Path) -> list[str]:
    file = folder / "cases.yaml"
    file.write_text(text, encoding="utf-8")
    try:
        found = read_case_file(file).failures(BUNDLED["boxes"])
    except InputError as error:
        found = list(error.problems)
    return [str(each).removeprefix(f"{file}:") for each in found]


def test_a_sound_case_has_no_problem(tmp_path: Path) -> None:
    assert found_in(CASE, tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Jack high, does not qualify", "Jack high, qualifies", "8: cases[0].dealer: comes out as"),
        ("ante win 10]", "ante win 15]", "10: cases[0].settles.3: seat 3 comes out as play push"),
        ("  3: [play", "  4: [play", "cases[0].settles.4: seat 4 comes out as nothing"),
        ("pay 3 ante 10", "pay 3 ante 15", "11: cases[0].does: is marked with wrong_amount 3 ante"),
        ("clear 3]", "clear 3]\n    mistakes: [missing 3 ante]", "is marked with no mistake"),
        ("{ante: 10}", "{ante: 0}", "7: cases[0].round.seats[0].wagers.ante: 0 is not a stake"),
        ("play push,", "play pushes,", "'play pushes' is no line; write it like: ante win 5"),
        (
            "  3: [play",
            "  a: [play",
            "cases[0].settles.a: 'a' is not a seat; write its number, 1 to 7",
        ),
        ("ante win 10]", "ante win]", "'ante win' is no line"),
        ("settles:", "setles:", "9: cases[0].setles: no such key in a case; did you mean settles?"),
        ("    proves: [BOX ¶2]\n", "", "cases[0].proves: is missing"),
        ("    round:", "    round:\n      house: boxes", "no round without house:"),
        ("    does:", "    refused: [limits]\n    does:", "a refused round settles nothing"),
        ("    does: ", "    # ", ""),
    ],
)
def test_a_slip_in_a_case_is_named(old: str, new: str, says: str, tmp_path: Path) -> None:
    assert CASE.count(old) == 1
    found = found_in(CASE.replace(old, new), tmp_path)
    assert any(says in each for each in found) if says else found == []


def test_a_refusal_is_compared_code_by_code(tmp_path: Path) -> None:
    head, _, _ = CASE.partition("    dealer: Jack")
    broken = head.replace("ante: 10", "pair_plus: 10").replace(", decision: play", "")
    assert found_in(broken + "    refused: [no_base_wager]\n", tmp_path) == []
    wrong = found_in(broken + "    refused: [no_base_wager, limits]\n", tmp_path)
    assert "is refused with no_base_wager" in wrong[0]
    sound = found_in(head + "    refused: [no_base_wager]\n", tmp_path)
    assert "the round is not refused" in sound[0]


def test_a_case_without_an_outcome_proves_nothing(tmp_path: Path) -> None:
    head, _, _ = CASE.partition("    dealer: Jack")
    assert "proves nothing; write settles:" in found_in(head, tmp_path)[0]


def test_no_two_cases_are_called_alike(tmp_path: Path) -> None:
    twice = CASE + CASE.removeprefix("cases:\n").replace("BOX ¶2", "BOX ¶3")
    assert "cases[1].case: appears twice" in found_in(twice, tmp_path)[0]
