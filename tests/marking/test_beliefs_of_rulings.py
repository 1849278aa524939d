"""Wrong rules about bets and irregularities: which there are, where they show, and whether they
did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.marking.test_bet_marks import marked as bets_marked
from tests.marking.test_bet_marks import table
from tests.marking.test_habits import CASES
from tests.marking.test_ruling import faultless, marked, scene
from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.incident import lying
from trainer.dealing.irregularity import Ruling
from trainer.drills.irregularities.bets import bet_codes
from trainer.marking.belief_words import belief_words, truth_words
from trainer.marking.bet_marks import BELIEFS
from trainer.marking.exposures import Seen

OF_ORDER = {f"SQ{number:02}" for number in range(1, 24)}
OF_BETS = {f"VL{number:02}" for number in range(1, 11)}
OF_IRREGULARITIES = {f"IR{number:02}" for number in range(1, 11)}
NOT_AT_A_TABLE = {"SQ23"}
"""An act is about one stake: nobody can sweep two at once."""

WHERE = {
    "VL01": set(HOUSES),
    "VL02": {"six-card-bonus"},
    "VL03": {"prime"},
    "VL04": {"mbs"},
    "VL05": {"prime"},
    "VL06": {"boxes"},
    "VL07": {"six-card-bonus"},
    "VL08": {"six-card-bonus", "posted"},
    "VL09": {"mbs", "prime"},
    "VL10": {"boxes"},
    "IR01": {"mbs", "six-card-bonus"},
    "IR02": {"boxes"},
    "IR03": {"mbs", "six-card-bonus", "boxes"},
    "IR04": {"mbs", "six-card-bonus", "boxes"},
    "IR05": {"mbs"},
    "IR06": {"mbs"},
    "IR07": {"prime"},
    "IR08": {"six-card-bonus"},
    "IR09": {"mbs"},
    "IR10": {"boxes"},
}
"""Where each can be told from what the house says."""


def _shown_at(name: str) -> Iterator[str]:
    """Every wrong rule that a check of the bets or a scene at this house can show."""
    for code in bet_codes(house(name), ruled(name)):
        if code.code in BELIEFS:
            yield from (each for each, _ in bets_marked(name, table(name, code.code), set()).shown)
    for line in ruled(name).lines:
        found = scene(name, line.id)
        yield from (each for each, _ in marked(name, found, *faultless(name, found)).shown)


def test_each_shows_where_the_houses_differ_and_nowhere_else() -> None:
    at: dict[str, set[str]] = {}
    for name in HOUSES:
        for belief in _shown_at(name):
            at.setdefault(belief, set()).add(name)
    assert at == WHERE


def test_there_are_43_and_all_but_one_can_be_shown() -> None:
    of_order = {habit for habit, _, _ in CASES} | {"SQ16", "SQ20", "SQ21", "SQ22"}
    assert of_order == OF_ORDER - NOT_AT_A_TABLE
    assert set(WHERE) == OF_BETS | OF_IRREGULARITIES
    assert len(OF_ORDER | set(WHERE)) == 43


def test_each_is_said_in_words_with_what_is_so() -> None:
    for belief in (OF_ORDER - NOT_AT_A_TABLE) | set(WHERE):
        assert belief_words(belief) != belief
        assert truth_words(belief)


@pytest.mark.parametrize(
    ("name", "line", "ruling", "belief"),
    [
        (name, line.id, ruling, belief)
        for name in HOUSES
        for line in ruled(name).lines
        for ruling, belief in line.beliefs.items()
    ],
)
def test_a_scene_is_clean_hit_or_neither(name: str, line: str, ruling: Ruling, belief: str) -> None:
    found = scene(name, line)
    right = marked(name, found, *faultless(name, found))
    assert dict(right.shown)[belief] is Seen.CLEAN
    assert dict(marked(name, found, f"rule {ruling}").shown)[belief] is Seen.HIT
    known = {*ruled(name).named(line).beliefs, ruled(name).named(line).ruling}
    other = next(each for each in Ruling if each not in known)
    assert dict(marked(name, found, f"rule {other}").shown)[belief] is Seen.OTHER


@pytest.mark.parametrize("name", ["six-card-bonus", "boxes"])
def test_returning_the_wagers_of_the_wrong_count_alone_is_a_wrong_rule(name: str) -> None:
    found = scene(name, "wrong_count")
    (seat,) = found.places
    partly = [f"return {seat} {wager}" for wager in lying(found)[seat]]
    ruling = ruled(name).named("wrong_count").ruling
    for called in (ruling, Ruling.VOID):
        assert dict(marked(name, found, f"rule {called}", *partly).shown)["IR03"] is Seen.HIT
    right = marked(name, found, *faultless(name, found))
    assert dict(right.shown)["IR03"] is Seen.CLEAN


def test_paying_in_a_round_that_does_not_count_is_a_wrong_rule() -> None:
    found = scene("six-card-bonus", "shuffler_malfunction")
    trace = [*faultless("six-card-bonus", found), f"pay {found.round_.seats[0].number} ante 5"]
    assert dict(marked("six-card-bonus", found, *trace).shown)["IR04"] is Seen.HIT


def test_a_bet_is_found_let_pass_or_suspected_for_another_reason() -> None:
    laid = table("boxes", "unequal_antes")
    (seat,) = [seat for seat, code in laid.answer if code == "unequal_antes"]
    for marks, seen in (
        (set(laid.answer), Seen.CLEAN),
        (set[tuple[int, str]](), Seen.HIT),
        ({(seat, "too_many_open")}, Seen.OTHER),
    ):
        assert dict(bets_marked("boxes", laid, marks).shown)["VL06"] is seen


@pytest.mark.parametrize("name", HOUSES)
def test_a_play_that_does_not_equal_the_ante_can_be_let_pass_and_found(name: str) -> None:
    laid = table(name, "play_not_equal_ante")
    assert dict(bets_marked(name, laid, set()).shown)["VL01"] is Seen.HIT
    assert dict(bets_marked(name, laid, set(laid.answer)).shown)["VL01"] is Seen.CLEAN
