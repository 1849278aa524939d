"""Rounds from a recipe and a seed: the same everywhere, and such as a table might show."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.drills.shown import shows
from tests.some_houses import HOUSES, house
from trainer.drills.events.events import EVENTS
from trainer.drills.generate import check_recipe, deal, generate, key, shoe, wish
from trainer.drills.recipe import FoldChances, Recipe, Seats, Stakes, WagerChances, WeighedEvents
from trainer.errors import InputError
from trainer.game.bets import breaches
from trainer.game.cards import Rank
from trainer.game.hands import strength_of_ranks
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.game.wagers import Wager

TOP = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden_rounds.jsonl"
"""Rounds as version 1 of the stream deals them, each with what was asked for.

They may change only with that version: a seed that somebody wrote down must go on dealing its
round. Then write them anew: ``python -m tests.drills.test_generate``.
"""

ASKED = [
    ("boxes", ["tie"], 5),
    ("boxes", [], 7),
    ("mbs", ["envy", "fold_with_live_wager"], None),
    ("mbs", [], 3),
    ("posted", ["pair_plus_only"], None),
    ("posted", ["beaten_with_ante_bonus"], 2),
    ("prime", ["prime_both"], 4),
    ("prime", ["same_category_kicker", "dealer_queen_high"], 6),
    ("six-card-bonus", ["six_card_full_house"], 3),
    ("six-card-bonus", ["six_card_two_pair", "fold_with_live_wager"], 7),
]


def _asked() -> Iterator[str]:
    for name, wants, seats in ASKED:
        for round_ in deal(house(name).rules, 2026, 2, seats, wants):
            asked = {"wants": wants, "seats": seats, "round": round_to_plain(round_)}
            yield json.dumps(asked, separators=(",", ":"))


def test_a_seed_goes_on_dealing_its_round() -> None:
    assert [*_asked()] == GOLDEN.read_text().splitlines()


def test_nothing_hangs_on_how_python_orders_its_sets() -> None:
    told = "from tests.drills.test_generate import _asked; print(*_asked(), sep=chr(10))"
    for hash_seed in ("1", "2"):
        dealt = subprocess.run(
            [sys.executable, "-c", told],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TOP)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert dealt.stdout == GOLDEN.read_text()


def _plain(name: str, recipe: Recipe, count: int) -> list[Round]:
    return [generate(house(name).rules, recipe, number) for number in range(count)]


@pytest.mark.parametrize("name", HOUSES)
def test_dealt_rounds_may_stand_and_can_be_read_again(name: str) -> None:
    rules = house(name).rules
    for round_ in _plain(name, wish(None, []), 200):
        assert not breaches(rules, round_)
        assert read_round(round_to_plain(round_), {name: rules}) == round_


def test_the_number_of_a_round_is_part_of_its_seed() -> None:
    rules = house("mbs").rules
    five = [*deal(rules, 1, 5, 3, [])]
    assert [*deal(rules, 1, 2, 3, [])] == five[:2]
    assert len({str(round_to_plain(round_)) for round_ in five}) == 5
    assert five[0] == generate(rules, wish(3, []), "1:1")


def test_another_order_of_the_wants_is_not_another_wish_for_seats() -> None:
    for round_ in deal(house("mbs").rules, 9, 20, 4, []):
        numbers = [seat.number for seat in round_.seats]
        assert numbers == sorted({*numbers})
        assert len(numbers) == 4
        assert all(1 <= number <= 7 for number in numbers)


def test_a_recipe_may_name_its_seats() -> None:
    recipe = replace(wish(3, ["tie"]), seats=Seats.just(7, 1, 4))
    for round_ in _plain("mbs", recipe, 20):
        assert [seat.number for seat in round_.seats] == [1, 4, 7]


# --------------------------------------------------------------------------------- players


def test_weak_hands_are_mostly_folded_and_good_ones_played() -> None:
    rules = house("mbs").rules
    good = strength_of_ranks(rules.ranking, (Rank.QUEEN, Rank.SIX, Rank.FOUR))
    folded: dict[bool, Counter[bool]] = defaultdict(Counter)
    for round_ in _plain("mbs", wish(7, []), 400):
        for seat in round_.seats:
            if seat.decision is not None:
                folded[rules.ranking.strength(seat.cards) >= good][seat.folded] += 1
    assert 0.87 < folded[False][True] / folded[False].total() < 0.93
    assert folded[True][True] / folded[True].total() < 0.05


def test_one_gamblers_antes_are_equal_and_the_fourth_box_is_closed() -> None:
    """BOX 2."""
    recipe = replace(wish(7, []), several_hands=80)
    closed = 0
    for round_ in _plain("boxes", recipe, 100):
        by_owner = defaultdict(list)
        for seat in round_.seats:
            by_owner[seat.owner].append(seat)
        for seats in by_owner.values():
            assert len({seat.stakes[Wager.ANTE] for seat in seats}) == 1
            assert [seat.closed for seat in seats] == [place >= 3 for place in range(len(seats))]
            closed += sum(seat.closed for seat in seats)
    assert closed > 50


def test_every_player_has_one_hand_where_the_house_says_so() -> None:
    """PRIME 4."""
    for round_ in _plain("prime", replace(wish(7, []), several_hands=100), 20):
        assert all(seat.player is None for seat in round_.seats)


def test_a_meter_is_shown_where_a_wager_is_paid_from_it() -> None:
    """MBS 4.4."""
    for round_ in _plain("mbs", wish(2, []), 60):
        progressive = any(Wager.PROGRESSIVE in seat.stakes for seat in round_.seats)
        assert (round_.jackpot is not None) is progressive


def test_every_placard_hangs_in_turn() -> None:
    """POSTED 9."""
    hung = {round_.placard for round_ in _plain("posted", wish(2, []), 80)}
    assert hung == set(house("posted").rules.placards)


def test_a_six_card_bonus_equals_its_pair_plus() -> None:
    """6CB 6 Card Bonus Wager 1."""
    for round_ in _plain("six-card-bonus", wish(5, []), 60):
        for seat in round_.seats:
            stakes = seat.stakes
            if Wager.SIX_CARD_BONUS in stakes:
                assert stakes[Wager.SIX_CARD_BONUS] == stakes[Wager.PAIR_PLUS]


# --------------------------------------------------------------------------------- recipes


def _weighed(**weights: int) -> tuple[WeighedEvents, ...]:
    return tuple(
        WeighedEvents(() if name == "plain" else (name,), weight)
        for name, weight in weights.items()
    )


def test_chances_of_a_wager_are_in_per_cent_of_the_seats() -> None:
    recipe = replace(wish(7, []), wagers=WagerChances(ante=100, pair_plus=25, own=0))
    staked = Counter(
        wager
        for round_ in _plain("mbs", recipe, 200)
        for seat in round_.seats
        for wager in seat.stakes
    )
    assert staked[Wager.ANTE] == 1400
    assert staked[Wager.PROGRESSIVE] == 0
    assert 290 < staked[Wager.PAIR_PLUS] < 410


def test_stakes_may_be_alike_or_the_smallest() -> None:
    same = replace(wish(7, []), stakes=Stakes.SAME)
    smallest = replace(wish(7, []), stakes=Stakes.SMALLEST)
    for round_ in _plain("posted", same, 30):
        assert all(len({*seat.stakes.values()}) == 1 for seat in round_.seats)
    for round_ in _plain("six-card-bonus", smallest, 30):
        assert {amount for seat in round_.seats for amount in seat.stakes.values()} == {
            Money.parse("2")
        }


def test_events_come_as_often_as_they_are_weighed() -> None:
    recipe = replace(wish(3, []), events=_weighed(plain=1, straight_flush=3, tie=0))
    shown = sum(
        shows(house("mbs").rules, round_, "straight_flush") for round_ in _plain("mbs", recipe, 400)
    )
    assert 260 < shown < 340


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_can_show_what_a_plan_of_its_rounds_finds(name: str) -> None:
    """Each event alone, and beside the one before: told without a plan, which takes longer."""
    asked = [*pairwise(EVENTS), *((each,) for each in EVENTS)]
    for seats in (1, 3):
        dealt = shoe(house(name).rules, wish(seats, ()))
        for events in asked[:: 1 if seats == 1 else 3]:
            assert dealt.goes_together(events) is (dealt._planned(events) is not None), events


def test_what_a_house_cannot_show_is_left_out_there() -> None:
    recipe = replace(wish(3, []), events=_weighed(prime_both=9, tie=1))
    rules = house("mbs").rules
    check_recipe(rules, recipe)
    assert all(shows(rules, round_, "tie") for round_ in _plain("mbs", recipe, 20))


def test_a_recipe_of_which_a_house_can_show_nothing_is_refused() -> None:
    recipe = replace(wish(3, []), events=_weighed(prime_both=1, six_card_royal=1))
    with pytest.raises(InputError) as error:
        check_recipe(house("mbs").rules, recipe)
    assert [problem.path for problem in error.value.problems] == [
        "events.prime_both",
        "events.six_card_royal",
    ]
    with pytest.raises(InputError):
        generate(house("mbs").rules, recipe, 1)


def test_several_events_at_once_and_the_later_go_where_they_exclude_each_other() -> None:
    recipe = replace(
        wish(5, []), events=_weighed(tie=1, dealer_not_qualified=1, mini_royal=1), at_once=3
    )
    rules = house("mbs").rules
    for round_ in _plain("mbs", recipe, 25):
        shown = [shows(rules, round_, key(event)) for event in recipe.events]
        assert sum(shown) == 2
        assert shows(rules, round_, "tie") != shows(rules, round_, "dealer_not_qualified")


def test_nobody_folds_where_the_recipe_says_so() -> None:
    recipe = replace(wish(5, []), folds=FoldChances(weak=0, good=0))
    assert not any(seat.folded for round_ in _plain("mbs", recipe, 40) for seat in round_.seats)
    with pytest.raises(InputError):
        generate(house("mbs").rules, replace(recipe, events=_weighed(fold_with_live_wager=1)), 1)


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{line}\n" for line in _asked()))


def test_a_drill_that_changes_its_seats_and_back_is_planned_once() -> None:
    """Every round of such a drill has a recipe of its own, equal to one before."""
    rules = house("mbs").rules
    first = {seats: shoe(rules, wish(seats, ["tie"])) for seats in range(1, 8)}
    for seats in (3, 5, 3, 7, 1):
        assert shoe(rules, wish(seats, ["tie"])) is first[seats]
    assert len({id(each) for each in first.values()}) == 7


def test_the_plans_of_one_house_are_no_others() -> None:
    """Also where a house was read anew in the place of one that is gone."""
    recipe = wish(3, [])
    for name in HOUSES:
        rules = house(name).rules
        assert shoe(rules, recipe).rules is rules
        again = replace(rules)
        assert shoe(again, recipe).rules is again
