"""trainer house --readings and --choose, and that every command follows the choice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.calls import Call, caller

MIXED = {
    "house": "prime",
    "dealer": ["Kc", "9s", "4c"],
    "seats": [{"seat": 2, "cards": ["Qh", "8d", "3h"], "wagers": {"pair_plus": 5, "prime": 5}}],
}
TAKEN = ("house", "prime", "--choose", "red_against_black=four_to_one", "--why", "our floor does")


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def settled(call: Call) -> tuple[str, str]:
    document = call("settle", "--jsonl", stdin=[json.dumps(MIXED)]).documents[0]
    prime = document["seats"][0]["lines"][-1]
    return prime["pays"], prime["rule"]


def test_the_questions_are_told_with_what_each_answer_changes(call: Call) -> None:
    """The edges are `trainer odds`' own: 3.8255% with the bonus on both, 3.8953% on a tie only."""
    done = call("house", "six-card-bonus", "--readings")
    assert (done.status, done.err) == (0, "")
    assert "Is the Ante Bonus paid on a beaten or tied hand?" in done.out
    assert "edge of Ante and Play: 3.8255% -> 3.8953%" in done.out
    assert "seat 7, Ante Bonus  $10 -> none" in done.out


def test_programs_are_told_the_same_exactly(call: Call) -> None:
    document = call("house", "six-card-bonus", "--readings", "--json").document
    assert (document["house"], document["edition"]) == ("six-card-bonus", "1")
    bonus = document["readings"][0]
    assert (bonus["taken"], bonus["in_force"], bonus["chosen"]) == ("both", "both", None)
    neither = bonus["answers"][2]
    assert neither["changes"]["wagers"] == ["ante_bonus"]
    odds = call("odds", "six-card-bonus", "--json").document["wagers"]
    assert bonus["answers"][0]["edges"]["ante"] == odds["ante"]["edge"]
    assert neither["edges"]["pair_plus"] == odds["pair_plus"]["edge"]
    assert neither["edges"]["ante"] != odds["ante"]["edge"]


def test_a_choice_is_dealt_settled_checked_and_told_by(call: Call) -> None:
    assert settled(call) == ("15", "School's reading (PRIME ¶25, PRIME opening paragraph)")
    assert call(*TAKEN).out == "prime is dealt and marked by edition 1.1 from now on\n"
    assert settled(call) == ("20", "School's reading (PRIME ¶25, PRIME opening paragraph)")
    trace = ["reveal dealer", "call dealer high_card", "reveal 2", "take 2 pair_plus"]
    asked = {"round": MIXED, "trace": [*trace, "pay 2 prime 20", "clear 2"]}
    assert call("check", "--jsonl", stdin=[json.dumps(asked)]).documents[0]["mistakes"] == []
    assert call("odds", "prime", "--json").document["wagers"]["prime"]["edge"] == "5/1666"
    assert "edition 1.1" in call("house", "prime").out
    told = call("house", "prime", "--readings", "--json").document["readings"][0]
    assert told["in_force"] == "four_to_one"
    assert told["chosen"]["why"] == "our floor does"


def test_odds_are_told_by_an_answer_that_is_not_in_force(call: Call) -> None:
    named = ("odds", "prime", "--reading", "red_against_black=four_to_one", "--json")
    assert call(*named).document["wagers"]["prime"]["edge"] == "5/1666"
    assert call("odds", "prime", "--json").document["wagers"]["prime"]["edge"] != "5/1666"
    refused = call("odds", "prime", "--reading", "red_against_black=six")
    assert (refused.status, "six" in refused.err) == (2, True)


def test_another_answer_is_taken_back(call: Call) -> None:
    call(*TAKEN)
    call("house", "prime", "--choose", "red_against_black=three_to_one")
    assert settled(call)[0] == "15"
    assert "edition 1\n" in call("house", "prime").out


WRONG = {
    "red_against_black": "write --choose READING=ANSWER",
    "red=four": "no reading 'red'",
    "red_against_black=six": "no answer 'six'",
    "red_against_black=three_to_one": "already in use",
}


@pytest.mark.parametrize("pick", WRONG)
def test_what_cannot_be_chosen_is_refused_in_words(call: Call, home: Path, pick: str) -> None:
    done = call("house", "prime", "--choose", pick)
    assert (done.status, done.out) == (2, "")
    assert WRONG[pick] in done.err
    assert not (home / "choices.yaml").exists()
