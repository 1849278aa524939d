"""Check the bets: every code of every house, sound look-alikes, and false alarms."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.some_houses import HOUSES, house, ruled
from trainer.drills.irregularities.bet_layouts import change_of
from trainer.drills.irregularities.bets import (
    BetsTable,
    bet_codes,
    bets_table,
    code_words,
    faults_of,
)
from trainer.game.bets import breaches
from trainer.game.demands import Needs
from trainer.game.money import Money
from trainer.game.wagers import Wager

CODES = [(name, each.code) for name in HOUSES for each in bet_codes(house(name), ruled(name))]

FROM_THE_HOUSES = {
    "mbs": {"no_base_wager", "progressive_without_ante", "placed_late", "raised_late"},
    "six-card-bonus": {
        "no_base_wager",
        "ante_amount",
        "limits",
        "six_card_without_pair_plus",
        "six_card_not_equal_pair_plus",
    },
    "prime": {"no_base_wager", "prime_without_base", "one_hand_only", "placed_late"},
    "posted": {"no_base_wager", "limits", "side_bet"},
    "boxes": {"no_base_wager", "unequal_antes", "too_many_open", "not_chips"},
}


def tables(name: str, count: int, *codes: str) -> list[BetsTable]:
    return [bets_table(house(name), ruled(name), seed, codes) for seed in range(count)]


@pytest.mark.parametrize("name", HOUSES)
def test_every_rule_of_the_house_can_be_asked(name: str) -> None:
    codes = {each.code for each in bet_codes(house(name), ruled(name))}
    assert FROM_THE_HOUSES[name] | {"unknown_wager", "bad_stake"} <= codes


@pytest.mark.parametrize(("name", "code"), CODES)
def test_a_table_shows_the_fault_that_is_wanted(name: str, code: str) -> None:
    seen = tables(name, 6, code)
    assert all(code in {each for _, each in table.answer} for table in seen)
    assert len({str(table.round_.seats) for table in seen}) == 6


@pytest.mark.parametrize("name", HOUSES)
def test_what_is_wrong_is_what_the_rules_find(name: str) -> None:
    for table in tables(name, 80):
        if table.decided:
            plays = {each.number: each.stakes for each in table.round_.seats}
            assert table.answer == {
                (number, "play_not_equal_ante")
                for number, stakes in plays.items()
                if stakes.get(Wager.PLAY) not in (None, stakes.get(Wager.ANTE))
            }
            continue
        # Chips on Play before the deal are no Play wager of a wrong size.
        found = breaches(house(name).rules, table.round_)
        by_rules = {(e.seat, e.code) for e in found if e.code != "play_not_equal_ante"}
        by_rules |= {(e.seat, e.code) for e in faults_of(house(name).rules, table.round_)}
        late = {(seen.seat, f"{change_of(seen)}_late") for seen in table.changes if table.closed}
        assert table.answer == by_rules | late


PLAY_PLACED = {
    "mbs": "MBS 3.10",
    "six-card-bonus": "6CB Round of Play ¶2",
    "prime": "PRIME ¶10",
    "posted": "POSTED 3",
    "boxes": "BOX ¶3",
}


@pytest.mark.parametrize("name", HOUSES)
def test_chips_on_play_before_the_deal_break_the_clause_that_has_it_placed(name: str) -> None:
    """Every document says that it is placed by those who play on."""
    known = {each.code: each.source for each in bet_codes(house(name), ruled(name))}
    assert str(known["unknown_wager"]) == PLAY_PLACED[name]
    found = (each for table in tables(name, 150) for each in table.faults)
    early = {str(each.source) for each in found if each.code == "unknown_wager"}
    assert early == {PLAY_PLACED[name]}


@pytest.mark.parametrize("name", HOUSES)
def test_tables_without_fault_and_every_fault_come_up(name: str) -> None:
    seen = tables(name, 150)
    sound = [table for table in seen if not table.faults]
    assert 8 <= len(sound) <= 50
    assert any(table.alike for table in sound)
    codes = Counter(code for table in seen for _, code in table.answer)
    assert {each.code for each in bet_codes(house(name), ruled(name))} <= codes.keys()


def sound_bets(name: str, code: str) -> list[BetsTable]:
    return [table for table in tables(name, 200) if code in table.alike]


def test_a_pair_plus_above_the_ante_may_stand() -> None:
    """6CB Pair Plus Wager ¶1."""
    above = [
        seat
        for table in tables("six-card-bonus", 200)
        for seat in table.round_.seats
        if Wager.ANTE in seat.stakes
        and seat.stakes.get(Wager.PAIR_PLUS, Money(0)) > seat.stakes[Wager.ANTE]
        and seat.number not in {fault.seat for fault in table.faults}
    ]
    assert above


def test_the_lowest_and_the_highest_ante_may_stand() -> None:
    """6CB Game and Bonus Wager ¶1."""
    assert sound_bets("six-card-bonus", "ante_amount")


def test_three_open_boxes_and_one_closed_may_stand() -> None:
    """BOX ¶2."""
    for table in sound_bets("boxes", "too_many_open"):
        owners = Counter(seat.player for seat in table.round_.seats if seat.player)
        four = [owner for owner, count in owners.items() if count == 4]
        boxes = [seat for seat in table.round_.seats if seat.player in four]
        assert any(seat.closed for seat in boxes)


def test_a_change_while_bets_are_open_is_no_fault() -> None:
    """MBS 3.2, 5.6."""
    early = [table for table in tables("mbs", 200) if table.changes and not table.closed]
    assert early
    assert not any(code.endswith("_late") for table in early for _, code in table.answer)


def test_the_same_seed_lays_the_same_table() -> None:
    one = bets_table(house("prime"), ruled("prime"), "9")
    assert one == bets_table(house("prime"), ruled("prime"), 9)


@pytest.mark.parametrize("name", HOUSES)
def test_some_sound_tables_are_seen_with_every_play_as_large_as_its_ante(name: str) -> None:
    decided = [table for table in tables(name, 200) if table.decided and not table.faults]
    assert decided
    for table in decided:
        for seat in table.round_.seats:
            assert seat.stakes.get(Wager.PLAY, seat.stakes.get(Wager.ANTE)) == seat.stakes.get(
                Wager.ANTE
            )


def test_a_fault_names_what_its_rule_needs() -> None:
    """Where Prime stands beside the Ante alone, it was "Prime without Ante or Pair Plus" still."""
    rules = house("prime").rules
    assert code_words(rules, "prime_without_base") == "Prime without Ante or Pair Plus"
    bets = tuple(
        replace(each, demand=Needs(Wager.PRIME, (Wager.ANTE,)))
        if each.code == "prime_without_base"
        else each
        for each in rules.bets
    )
    assert code_words(replace(rules, bets=bets), "prime_without_base") == "Prime without Ante"
