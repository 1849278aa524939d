"""trainer perform and trainer check, to the letter of the contract."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands.calls import ROUND, Call, caller, changed

FAULTLESS = [
    "reveal dealer",
    "reveal 7",
    "take 7 six_card_bonus",
    "pay 7 play 5",
    "pay 7 ante 5",
    "pay 7 ante_bonus 5",
    "pay 7 pair_plus 30",
    "clear 7",
]
OVERPAID = [act.replace("pair_plus 30", "pair_plus 40") for act in FAULTLESS]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


@pytest.fixture
def round_file(tmp_path: Path) -> Path:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    return file


def line(**fields: Any) -> str:
    return json.dumps({"round": ROUND, "trace": FAULTLESS, **fields})


# ------------------------------------------------------------------- bad traces


def test_a_trace_of_ten_thousand_lines_is_marked_at_once(call: Call, round_file: Path) -> None:
    """Each payment was once held against all others of its wager: minutes."""
    done = call("check", "--jsonl", stdin=[line(trace=["pay 7 ante 3"] * 10_000)])
    assert len(done.document["mistakes"]) > 9_999


# ----------------------------------------------------------------------- perform


def test_perform_prints_a_trace_without_fault(call: Call, round_file: Path) -> None:
    done = call("perform", round_file)
    assert (done.status, done.out.splitlines()) == (0, FAULTLESS)
    assert call("perform", round_file, "--json").document == {"trace": FAULTLESS}


def test_perform_reads_a_round_a_line_or_one_with_its_part(call: Call) -> None:
    lines = [
        json.dumps(ROUND),
        json.dumps({"round": ROUND}),
        json.dumps({"round": ROUND, "part": "whole"}),
        json.dumps({"round": ROUND, "part": "hole"}),
        json.dumps(changed(house="nowhere")),
        json.dumps({"round": changed(house="nowhere")}),
    ]
    done = call("perform", "--jsonl", stdin=lines)
    assert done.status == 0
    plain, wrapped, whole, *bad = done.documents
    assert plain == wrapped == {"trace": FAULTLESS}
    assert whole["trace"][0] == "check bets"
    assert whole["trace"][-len(FAULTLESS) :] == FAULTLESS
    paths = [each["error"]["problems"][0]["path"] for each in bad]
    assert paths == ["part", "house", "round.house"]


def test_perform_can_be_asked_for_the_whole_round(call: Call, round_file: Path) -> None:
    whole = call("perform", round_file, "--part", "whole").out.splitlines()
    assert whole[0] == "check bets"
    assert whole.count("deal 7") == 3
    assert call("perform", round_file, "--part", "hole").status == 2


def test_what_perform_prints_check_passes(call: Call, round_file: Path) -> None:
    for part in ("settlement", "whole"):
        trace = call("perform", round_file, "--part", part).out
        done = call("check", round_file, "-", "--part", part, "--json", stdin=trace)
        assert done.status == 0
        assert done.document == {"score": 100.0, "passed": True, "mistakes": []}


# ------------------------------------------------------------------------- check


def test_the_example_of_the_contract(call: Call, round_file: Path) -> None:
    done = call("check", round_file, "-", "--json", stdin=OVERPAID)
    assert done.status == 1
    assert (done.document["score"], done.document["passed"]) == (80.0, False)
    [mistake] = done.document["mistakes"]
    why = mistake.pop("why")
    assert "$10" in why
    assert mistake == {
        "code": "wrong_amount",
        "severity": "critical",
        "seat": 7,
        "wager": "pair_plus",
        "at": 6,
        "expected": "pay 7 pair_plus 30",
        "got": "pay 7 pair_plus 40",
        "money": "10",
        "rule": "6CB Pay Tables, Pair Plus",
    }


def test_as_text_each_mistake_says_what_was_due_and_why(call: Call, round_file: Path) -> None:
    done = call("check", round_file, "-", stdin=OVERPAID)
    assert done.status == 1
    lines = done.out.splitlines()
    assert lines[0] == "80.0  not passed, 1 mistake; 4 of 5 lines right"
    assert lines[2] == "critical: wrong_amount  seat 7, Pair Plus"
    assert lines[3:5] == [
        "  due    pay 7 pair_plus 30",
        "  done   pay 7 pair_plus 40 (action 7)",
    ]
    assert max(map(len, lines)) <= 100
    assert lines[-1] == "  rule   6CB Pay Tables, Pair Plus"


def test_a_sound_trace_is_status_0(call: Call, round_file: Path) -> None:
    done = call("check", round_file, "-", stdin=FAULTLESS)
    assert (done.status, done.out) == (0, "100.0  passed, no mistake; 5 of 5 lines right\n")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("t.txt", "\n".join(FAULTLESS)),
        ("t", "# mine\n\n" + "\r\n".join(FAULTLESS) + "\n\n"),
        ("t.yaml", "- " + "\n- ".join(FAULTLESS) + "\n"),
        ("t.yaml", f"[{', '.join(FAULTLESS)}]"),
        ("t.json", json.dumps(FAULTLESS)),
        ("t", json.dumps(FAULTLESS, indent=1)),
    ],
)
def test_a_trace_is_one_action_a_line_or_a_list(
    name: str, text: str, call: Call, round_file: Path, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert call("check", round_file, tmp_path / name).status == 0


def test_the_round_may_come_from_standard_input_and_the_trace_from_a_file(
    call: Call, tmp_path: Path
) -> None:
    (tmp_path / "t").write_text("\n".join(FAULTLESS), encoding="utf-8")
    assert call("check", "-", tmp_path / "t", stdin=json.dumps(ROUND)).status == 0


@pytest.mark.parametrize("text", ["- pay: 3\n", "- [a]\n", "- &a b\n- *a\n", "[", "{}]"])
def test_a_trace_that_is_none_is_a_problem(
    text: str, call: Call, round_file: Path, tmp_path: Path
) -> None:
    (tmp_path / "t.yaml").write_text(text, encoding="utf-8")
    done = call("check", round_file, tmp_path / "t.yaml")
    assert done.status in (1, 2)
    assert "Traceback" not in done.err + done.out


@pytest.mark.parametrize(
    "arguments",
    [["check"], ["check", "-"], ["check", "-", "-"], ["check", "r", "--jsonl"], ["perform"]],
)
def test_a_call_that_cannot_be_used_is_status_2(arguments: list[str], call: Call) -> None:
    done = call(*arguments)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


BAD_LINES = [
    ("[]", ["bad_shape "]),
    ("{}", ["bad_shape round", "bad_shape trace"]),
    (json.dumps({"round": ROUND}), ["bad_shape trace"]),
    (json.dumps({"trace": FAULTLESS}), ["bad_shape round"]),
    (line(trace=None), ["bad_shape trace"]),
    (line(trace="reveal dealer"), ["bad_shape trace"]),
    (line(trace={"0": "reveal dealer"}), ["bad_shape trace"]),
    (line(trace=["reveal dealer", 7, None]), ["bad_shape trace[1]", "bad_shape trace[2]"]),
    (line(part="hole"), ["bad_shape part"]),
    (line(part=None), ["bad_shape part"]),
    (line(part=["whole"]), ["bad_shape part"]),
    (line(parts="whole"), ["unknown_field parts"]),
    (line(round=None), ["bad_shape round"]),
    (line(round=changed(house="x"), part=5), ["unknown_house round.house", "bad_shape part"]),
    ("nonsense", ["bad_shape "]),
]


def test_a_bad_line_is_answered_in_its_place_and_the_rest_go_on(call: Call) -> None:
    lines = [each for bad, _ in BAD_LINES for each in (bad, line(trace=OVERPAID))]
    done = call("check", "--jsonl", stdin=lines)
    assert (done.status, done.err) == (0, "")
    for (bad, expected), answer in zip(BAD_LINES, done.documents[::2], strict=True):
        problems = answer["error"]["problems"]
        assert [f"{each['code']} {each['path']}" for each in problems] == expected, bad
    assert {answer["score"] for answer in done.documents[1::2]} == {80.0}


def test_what_is_outside_the_grammar_is_a_mistake_and_no_error(call: Call) -> None:
    trace = [*FAULTLESS, "dance 3", "pay 9 ante 5", "", "pay 7 ante lots", "💥"]
    [answer] = call("check", "--jsonl", stdin=[line(trace=trace)]).documents
    assert [each["code"] for each in answer["mistakes"]] == ["bad_action"] * 5
    assert [each["at"] for each in answer["mistakes"]] == [8, 9, 10, 11, 12]


def test_part_may_be_said_by_the_line_or_by_the_call(call: Call) -> None:
    whole = call("perform", "--jsonl", "--part", "whole", stdin=[json.dumps(ROUND)])
    trace = whole.documents[0]["trace"]
    said_by_line = call("check", "--jsonl", stdin=[line(trace=trace, part="whole")])
    said_by_call = call("check", "--jsonl", "--part", "whole", stdin=[line(trace=trace)])
    for done in (said_by_line, said_by_call):
        assert done.documents[0]["mistakes"] == []


def test_an_empty_trace_has_everything_missing_in_the_order_of_the_round(call: Call) -> None:
    [answer] = call("check", "--jsonl", stdin=[line(trace=[])]).documents
    assert {each["code"] for each in answer["mistakes"]} == {"missing"}
    assert all(each["at"] is None for each in answer["mistakes"])
    assert answer["score"] == 0.0


def test_an_entry_of_several_causes_names_the_wagers_that_it_covers(call: Call) -> None:
    taken = {"pay 7 play 5": "take 7 play", "pay 7 ante 5": "take 7 ante"}
    wrong = [taken.get(act, act) for act in FAULTLESS]
    one, two = call("check", "--jsonl", stdin=[line(trace=wrong), line(trace=OVERPAID)]).documents
    assert [each.get("covers") for each in one["mistakes"]] == [["play", "ante"]]
    assert "covers" not in two["mistakes"][0]
