"""trainer settle, to the letter of the contract."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands.calls import ROUND, Call, caller, changed, seat


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


SETTLED = {
    "house": "six-card-bonus",
    "dealer": {"hand": "high_card", "name": "Queen high", "qualifies": True},
    "seats": [
        {
            "seat": 7,
            "hand": "straight",
            "name": "Ace-high straight",
            "lines": [
                ["play", "win", "5", "5", "1 to 1", "6CB Round of Play ¶8"],
                ["ante", "win", "5", "5", "1 to 1", "6CB Round of Play ¶8"],
                ["ante_bonus", "win", "5", "5", "1 to 1", "6CB Round of Play ¶8"],
                ["pair_plus", "win", "5", "30", "6 to 1", "6CB Pair Plus Wager ¶2"],
                ["six_card_bonus", "lose", "5", "0", None, "6CB Pay Tables, 6 Card Bonus"],
            ],
        }
    ],
}
NAMES = ["wager", "result", "stake", "pays", "odds", "rule"]


def flat(document: dict[str, Any]) -> dict[str, Any]:
    """The settlement with each line as its values, the names of which are held to the contract."""
    for each in document["seats"]:
        assert all(list(line) == NAMES for line in each["lines"])
        each["lines"] = [list(line.values()) for line in each["lines"]]
    return document


def test_the_example_of_the_contract(call: Call) -> None:
    done = call("settle", "-", "--json", stdin=json.dumps(ROUND))
    assert (done.status, done.err) == (0, "")
    assert flat(done.document) == SETTLED


def test_a_round_is_yaml_or_json_in_a_file_or_on_standard_input(call: Call, tmp_path: Path) -> None:
    yaml = (
        "house: six-card-bonus\ndealer: [Q♥, 7s, 2d]\nseats:\n  - seat: 7\n"
        "    cards: [Ah, Kh, Qs]   # as dealt\n    decision: play\n"
        '    wagers: {ante: 5.00, pair_plus: "5", six_card_bonus: 5}\n'
    )
    for name, text in (("r.yaml", yaml), ("r.json", json.dumps(ROUND)), ("r", yaml)):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert flat(call("settle", tmp_path / name, "--json").document) == SETTLED
    assert flat(call("settle", "-", "--json", stdin=yaml).document) == SETTLED


def test_as_text_it_is_aligned_and_every_line_has_its_rule(call: Call) -> None:
    lines = call("settle", "-", stdin=json.dumps(ROUND)).out.splitlines()
    assert lines[:2] == ["Six Card Bonus", "Dealer  Qh 7s 2d  Queen high, qualifies"]
    assert lines[3] == "Seat 7  Ah Kh Qs  Ace-high straight"
    assert lines[7] == "  Pair Plus     $5  win   pay $30  6 to 1  6CB Pair Plus Wager ¶2"
    assert len({line.index("6CB") for line in lines[4:]}) == 1


def test_as_text_large_money_is_grouped(call: Call) -> None:
    """As the window and the explanations write it; the documents for programs stay plain."""
    rich = {
        "house": "mbs",
        "dealer": ["Qh", "7s", "2d"],
        "seats": [
            {
                "seat": 1,
                "cards": ["As", "Ks", "Qs"],
                "wagers": {"ante": 5, "progressive": 5},
                "decision": "play",
            }
        ],
        "jackpot": "12345.50",
    }
    assert "pay $12,345.50" in call("settle", "-", stdin=json.dumps(rich)).out
    assert '"12345.50"' in call("settle", "-", "--json", stdin=json.dumps(rich)).out


LOW_ACES = {
    "six-card-bonus": ("6CB Round of Play ¶8", "6CB Round of Play ¶8", "6CB Pair Plus Wager ¶2"),
    "boxes": ("BOX •3", "BOX ¶4", "BOX ¶5"),
    "prime": ("PRIME ¶18", "PRIME ¶22", "PRIME ¶20"),
}


@pytest.mark.parametrize("house", LOW_ACES)
def test_a_low_ace_is_a_reading_where_the_document_is_silent(house: str, call: Call) -> None:
    """``six-card-bonus`` and ``boxes`` say nothing of 3-2-A; PRIME ¶12 does. Between Ace high and
    Queen high the ace need not be low."""
    wagers = {"ante": 5, "pair_plus": 5}
    hand = {"seat": 1, "cards": ["3h", "2c", "As"], "wagers": wagers, "decision": "play"}

    def rules(dealer: list[str]) -> dict[str, str]:
        asked = {"house": house, "dealer": dealer, "seats": [hand]}
        settled = call("settle", "-", "--json", stdin=json.dumps(asked)).document
        return {line["wager"]: line["rule"] for line in settled["seats"][0]["lines"]}

    play, bonus, pair_plus = LOW_ACES[house]
    said = "{}" if house == "prime" else "School's reading ({})"
    assert rules(["Kh", "Kd", "9s"]) == {
        "play": said.format(play),
        "ante": said.format(play),
        "ante_bonus": said.format(bonus),
        "pair_plus": said.format(pair_plus),
    }
    assert rules(["Qh", "Jd", "9s"])["play"] == play


def test_a_low_ace_among_five_cards_is_a_reading(call: Call) -> None:
    """5-4-3-2-A rests on it; the flush in which it also lies does not."""
    wagers = {"pair_plus": 5, "six_card_bonus": 5}
    for dealer, rule in (
        (["5d", "4h", "Ks"], "School's reading (6CB Pay Tables, 6 Card Bonus)"),
        (["5s", "4s", "Ks"], "6CB Pay Tables, 6 Card Bonus"),
    ):
        hand = {"seat": 1, "cards": ["3s", "2s", "Ac"], "wagers": wagers}
        asked = {"house": "six-card-bonus", "dealer": dealer, "seats": [hand]}
        settled = call("settle", "-", "--json", stdin=json.dumps(asked)).document
        line = settled["seats"][0]["lines"][1]
        assert (line["result"], line["rule"]) == ("win", rule)


def test_all_problems_of_a_file_are_said_with_their_lines(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "r.yaml"
    file.write_text(
        "house: prime\ndealer: [Qh, Qh, 1d]\nseats:\n  - seat: 9\n    cards: [Ah, Kh]\n"
        "    wagers: {ante: 0, play: 5}\n    dicision: play\n",
        encoding="utf-8",
    )
    done = call("settle", file)
    assert (done.status, done.out) == (2, "")
    assert [line.split(": ")[:2] for line in done.err.splitlines()] == [
        [f"{file}:2", "dealer[1]"],
        [f"{file}:2", "dealer[2]"],
        [f"{file}:7", "seats[0].dicision"],
        [f"{file}:4", "seats[0].seat"],
        [f"{file}:5", "seats[0].cards"],
        [f"{file}:6", "seats[0].wagers.ante"],
        [f"{file}:6", "seats[0].wagers.play"],
        [f"{file}:4", "seats[0].decision"],
    ]


def test_a_value_is_quoted_as_the_file_writes_it(call: Call) -> None:
    odd = {"house": "prime", "dealer": ["Qh", "7s", None], "seats": [
        {"seat": 1, "cards": ["Ah", "Kh", "Qs"], "wagers": {"ante": True}, "decision": False},
    ]}  # fmt: skip
    told = call("settle", "-", stdin=json.dumps(odd)).err.splitlines()
    assert [line.split(": ")[2].split(";")[0] for line in told] == [
        "null is not a card", "true is not an amount", "false is not a decision",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text", ["", "[", "nonsense", "42", "null", "[]", "\x00", "a: &a b\nc: *a\n", "[" * 9999]
)
def test_rubbish_is_a_problem_and_no_traceback(text: str, call: Call) -> None:
    done = call("settle", "-", stdin=text)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("standard input")


@pytest.mark.parametrize("arguments", [[], ["--json"], ["r.yaml", "--jsonl"], ["nowhere.yaml"]])
def test_a_call_that_cannot_be_used_is_status_2(arguments: list[str], call: Call) -> None:
    done = call("settle", *arguments)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


def test_json_and_jsonl_exclude_each_other(call: Call) -> None:
    assert call("settle", "--json", "--jsonl").status == 2


# ----------------------------------------------------------------------- --jsonl


def codes(answer: dict[str, Any]) -> list[str]:
    return sorted({problem["code"] for problem in answer["error"]["problems"]})


BAD_LINES: list[tuple[str, list[str]]] = [
    ("", ["bad_shape"]),
    ("nonsense", ["bad_shape"]),
    ("{", ["bad_shape"]),
    ('{"house": "mbs"', ["bad_shape"]),
    ("null", ["bad_shape"]),
    ("[]", ["bad_shape"]),
    ("{}", ["bad_shape"]),
    ('"mbs"', ["bad_shape"]),
    ("[" * 50_000, ["bad_shape"]),
    ('{"a":' * 50_000, ["bad_shape"]),
    ("9" * 6000, ["bad_shape"]),
    ('{"house": "mbs", "house": "mbs"}', ["bad_shape"]),
    (json.dumps(changed(house="elsewhere")), ["unknown_house"]),
    (json.dumps(changed(house=["mbs"])), ["bad_shape"]),
    (json.dumps(changed(placard=["mbs"])), ["bad_shape"]),
    (json.dumps(changed(seats=[])), ["bad_shape"]),
    (json.dumps(changed(seats={"7": {}})), ["bad_shape"]),
    (json.dumps(changed(seats=[None])), ["bad_shape"]),
    (json.dumps(changed(dealer="Qh 7s 2d")), ["bad_shape"]),
    (json.dumps(changed(dealer=["Qh", "7s"])), ["card_count"]),
    (json.dumps(changed(dealer=["Qh", "7s", "1d"])), ["bad_card"]),
    (json.dumps(changed(dealer=["Qh", "7s", None])), ["bad_card"]),
    (json.dumps(changed(dealer=["Qh", "7s", {"rank": 2}])), ["bad_card"]),
    (json.dumps(changed(dealer=["Qh", "7s", 10**40])), ["bad_card"]),
    (json.dumps(changed(dealer=["Qh", "7s", "Kh"])), ["duplicate_card"]),
    (json.dumps(changed(jackpot="lots")), ["bad_stake"]),
    (json.dumps(changed(extra=1)), ["unknown_field"]),
    (json.dumps(seat(seat=8)), ["bad_seat"]),
    (json.dumps(seat(seat="7")), ["bad_shape"]),
    (json.dumps(seat(seat=7.0)), ["bad_shape"]),
    (json.dumps(seat(seat=True)), ["bad_shape"]),
    (json.dumps(seat(closed=False)), ["unknown_field"]),
    (json.dumps(seat(decision="raise")), ["decision"]),
    (json.dumps(seat(decision=["play"])), ["decision"]),
    (json.dumps(seat(decision=None)), ["decision"]),
    (json.dumps(seat(wagers={"ante": "five"})), ["bad_stake"]),
    (json.dumps(seat(wagers={"ante": -5})), ["bad_stake"]),
    (json.dumps(seat(wagers={"ante": 5.005})), ["bad_stake"]),
    (json.dumps(seat(wagers={"ante": [5]})), ["bad_stake"]),
    (json.dumps(seat(wagers={"ante": 10**100})), ["bad_stake"]),
    (json.dumps(seat(wagers={"ante": 5, "play": 10})), ["play_not_equal_ante"]),
    (json.dumps(seat(wagers={"ante": 5, "play": "five"})), ["bad_stake"]),
    (json.dumps(seat(wagers={"ante": 5, "play": 5}, decision="fold")), ["decision"]),
    (json.dumps(seat(wagers={"pair_plus": 5, "play": 5}, decision=None)), ["decision"]),
    (json.dumps(seat(wagers={"ante": 5, "prime": 5})), ["unknown_wager"]),
    (json.dumps(seat(wagers={"ante": 4})), ["ante_amount"]),
    (json.dumps(seat(wagers={"ante": 5, "six_card_bonus": 5})), ["six_card_without_pair_plus"]),
    (json.dumps(seat(wagers=5)), ["bad_shape"]),
    (json.dumps(seat(player=7)), ["bad_shape"]),
    (json.dumps(seat(tender="cheque")), ["bad_shape"]),
    (json.dumps(ROUND).replace('"ante": 5', '"ante": 1e999999999999999999999'), ["bad_stake"]),
    (json.dumps(ROUND).replace('"ante": 5', '"ante": ' + "5" * 6000), ["bad_stake"]),
    (json.dumps(ROUND).replace('"ante": 5', '"ante": NaN'), ["bad_shape"]),
    (json.dumps(ROUND).replace('"ante": 5', '"ante": 5, "ante": 5'), ["bad_shape"]),
    (json.dumps(ROUND).replace("2d", "\\ud800"), ["bad_card"]),
]


def test_each_line_is_answered_in_its_place_whatever_the_others_hold(call: Call) -> None:
    lines: list[str] = []
    for bad, _ in BAD_LINES:
        lines += [bad, json.dumps(ROUND)]
    done = call("settle", "--jsonl", stdin=lines)
    assert (done.status, done.err) == (0, "")
    assert len(done.documents) == len(lines)
    for (bad, expected), answer in zip(BAD_LINES, done.documents[::2], strict=True):
        assert codes(answer) == expected, bad[:200]
        for problem in answer["error"]["problems"]:
            assert list(problem) == ["path", "code", "message"]
            assert problem["message"]
    assert all(flat(answer) == SETTLED for answer in done.documents[1::2])


def test_a_problem_of_a_line_has_its_path(call: Call) -> None:
    done = call("settle", "--jsonl", stdin=[json.dumps(seat(wagers={"ante": 4}))])
    [problem] = done.documents[0]["error"]["problems"]
    assert problem["path"] == "seats[0].wagers.ante"


def test_no_lines_give_no_answers(call: Call) -> None:
    assert call("settle", "--jsonl", stdin="").out == ""


def test_a_byte_order_mark_other_line_ends_and_a_last_line_without_an_end(call: Call) -> None:
    text = "\ufeff" + json.dumps(ROUND) + "\r\n" + json.dumps(ROUND)
    assert [flat(answer) for answer in call("settle", "--jsonl", stdin=text).documents] == [
        SETTLED,
        SETTLED,
    ]


def test_exact_money_stays_exact(call: Call) -> None:
    """Nothing is rounded: 2.50 at 40 to 1 is 100, and 0.07 stays 0.07."""
    for stake, text in ((0.07, "0.07"), ("2.50", "2.50"), (12345678901234567890, None)):
        round_ = {
            "house": "mbs",
            "dealer": ["Qh", "7s", "2d"],
            "seats": [{"seat": 1, "cards": ["9h", "8h", "7h"], "wagers": {"pair_plus": stake}}],
        }
        [line] = call("settle", "--jsonl", stdin=[json.dumps(round_)]).documents[0]["seats"][0][
            "lines"
        ]
        assert line["stake"] == (text or str(stake))
    assert line["pays"] == str(12345678901234567890 * 40)


def test_a_faulty_house_of_one_s_own_is_said_where_it_is_named(call: Call, home: Path) -> None:
    """The others go on."""
    folder = home / "houses" / "ours"
    folder.mkdir(parents=True)
    (folder / "rules.yaml").write_text("house: [", encoding="utf-8")
    lines = [json.dumps(changed(house="ours")), json.dumps(ROUND)]
    done = call("settle", "--jsonl", stdin=lines)
    assert done.status == 0
    assert "rules.yaml" in json.dumps(done.documents[0]) or codes(done.documents[0])
    assert flat(done.documents[1]) == SETTLED


@pytest.mark.parametrize(
    ("house", "clause"),
    [
        ("mbs", "MBS 3.10"),
        ("six-card-bonus", "6CB Round of Play ¶2"),
        ("prime", "PRIME ¶10"),
        ("posted", "POSTED 3"),
        ("boxes", "BOX ¶3"),
    ],
)
def test_a_play_wager_equals_the_ante_by_the_house_s_own_clause(
    call: Call, house: str, clause: str
) -> None:
    """Equal it is read as if it were left out; of another size it is refused."""
    plain = {**ROUND, "house": house, "placard": "mbs"}
    plain["seats"] = [{**ROUND["seats"][0], "wagers": {"ante": 5, "play": 5}}]
    left_out = [{**ROUND["seats"][0], "wagers": {"ante": 5}}]
    same = [call("settle", "-", stdin=json.dumps({**plain, "seats": s})) for s in
            (plain["seats"], left_out)]  # fmt: skip
    assert same[0].status == 0
    assert same[0].out == same[1].out
    plain["seats"] = [{**ROUND["seats"][0], "wagers": {"ante": 5, "play": 10}}]
    refused = call("settle", "-", stdin=json.dumps(plain))
    assert refused.status == 2
    assert f"({clause})" in refused.err
