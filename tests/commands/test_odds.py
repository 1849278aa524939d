"""trainer odds: the exact edges of the five houses."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.commands.calls import Call, caller


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


HANDS = {
    "straight_flush": 48,
    "three_of_a_kind": 52,
    "straight": 720,
    "flush": 1096,
    "pair": 3744,
    "high_card": 16440,
}
EDGES: dict[str, dict[str, str]] = {
    "mbs": {"ante": "686689/20358520", "pair_plus": "308/5525"},
    "six-card-bonus": {
        "ante": "778809/20358520",
        "pair_plus": "392/5525",
        "six_card_bonus": "70366/363545",
    },
    "prime": {"ante": "686689/20358520", "pair_plus": "149/5525", "prime": "405/11186"},
    "boxes": {"ante": "778809/20358520", "pair_plus": "438/5525"},
    "posted": {"ante": "686689/20358520", "pair_plus": "308/5525"},
}


@pytest.mark.parametrize("house", EDGES)
def test_hands_and_edges_are_exact(house: str, call: Call) -> None:
    placard = ["--placard", "mbs"] if house == "posted" else []
    done = call("odds", house, *placard, "--json")
    assert done.status == 0
    assert done.document["hands"] == HANDS
    wagers: dict[str, Any] = done.document["wagers"]
    assert wagers["ante"]["best_line"] == "Q-6-4"
    for wager, edge in EDGES[house].items():
        assert Fraction(wagers[wager]["edge"]) == Fraction(edge)
        assert wagers[wager]["edge_percent"] == f"{float(100 * Fraction(edge)):.4f}"
        if "results" in wagers[wager]:
            assert sum(Fraction(each) for each in wagers[wager]["results"].values()) == 1
    told = call("odds", house, *placard).out
    assert all(edge in told for edge in EDGES[house].values())


@pytest.mark.parametrize("arguments", [[], ["--placard", "nowhere"]])
def test_posted_pay_tables_need_a_placard(arguments: list[str], call: Call) -> None:
    done = call("odds", "posted", *arguments)
    assert (done.status, done.out) == (2, "")
    assert "write one of 40-30-6-3-1" in done.err


def test_a_placard_of_a_house_that_posts_nothing_is_no_call(call: Call) -> None:
    done = call("odds", "mbs", "--placard", "mbs")
    assert (done.status, done.out) == (2, "")
    assert "leave --placard out" in done.err


def test_an_unknown_house_is_one_line(call: Call) -> None:
    done = call("odds", "nowhere")
    assert (done.status, len(done.err.splitlines())) == (2, 1)
