"""Of the three reasons for a wager exactly one is right: the others are those of other rules."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from msgspec.structs import replace

from tests.some_houses import HOUSES, house
from trainer.drills.generate import deal
from trainer.game.notation import read_round
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import SeatSettlement, settle
from trainer.game.wagers import Wager
from trainer.marking.look_alikes import Reasons, reasons
from trainer.school.debrief.reasoning import mixed

AGAINST = (Wager.PLAY, Wager.ANTE)


def every(name: str, seed: int = 4, count: int = 60) -> list[tuple[HouseRules, SeatSettlement]]:
    rules = house(name).rules
    return [
        (rules.at_table(round_.placard), seat)
        for round_ in deal(rules, seed, count, None, ())
        for seat in settle(rules, round_).seats
    ]


def found(rules: HouseRules, seat: SeatSettlement, wager: Wager) -> Reasons:
    made = reasons(rules, seat, wager)
    assert made is not None, (rules.house, seat, wager)
    return made


@pytest.mark.parametrize("name", HOUSES)
def test_every_settled_wager_has_three_reasons_that_differ(name: str) -> None:
    for rules, seat in every(name):
        for line in seat.lines:
            told = found(rules, seat, line.wager)
            assert len(set(told.all)) == 3
            assert sorted(mixed(told, "a")) == sorted(told.all)
            if line.odds is not None and line.result is Result.WIN and not line.wager.is_bonus:
                assert line.odds.words in told.right


@pytest.mark.parametrize("name", HOUSES)
def test_no_look_alike_is_right_for_the_same_wager_elsewhere(name: str) -> None:
    """Against the dealer a reason names the situation: it is right there and nowhere else."""
    right: dict[tuple[Wager, str], Situation | None] = {}
    seats = every(name, count=150)
    for rules, seat in seats:
        for wager in AGAINST:
            if seat.line(wager):
                reason = found(rules, seat, wager).right
                assert right.setdefault((wager, reason), seat.situation) is seat.situation
    for rules, seat in seats:
        for wager in AGAINST:
            for other in found(rules, seat, wager).others if seat.line(wager) else ():
                assert right.get((wager, other)) is not seat.situation


@pytest.mark.parametrize("name", HOUSES)
def test_a_bonus_that_is_due_is_never_explained_by_winning(name: str) -> None:
    for rules, seat in every(name, count=300):
        told = reasons(rules, seat, Wager.ANTE_BONUS)
        if told is not None and seat.situation not in (None, Situation.FOLDED):
            due = seat.line(Wager.ANTE_BONUS) is not None
            earns = "earns the" in told.right
            assert earns is due


@pytest.mark.parametrize(
    ("due", "cards", "dealer", "right"),
    [
        (list(Situation), "5h 5c 3s", "Kh 7s 2d", "earns no Ante Bonus: it is too low."),
        (list(Situation), "5h 6c 7d", "Kh 7s 2d", "earns the Ante Bonus."),
        ([Situation.HIGHER], "5h 6c 7d", "Jh 7s 2d", "had the dealer qualified."),
        ([Situation.LOWER], "5h 6c 7d", "Jh 7s 2d", "had it won."),
        ([Situation.HIGHER], "5h 6c 7d", "9h 9s 9d", "had it won."),
    ],
)
def test_a_bonus_hangs_on_the_hand_or_on_what_the_house_asks_besides(
    due: Collection[Situation], cards: str, dealer: str, right: str
) -> None:
    """At the houses here it hangs on the hand alone; at one that is made it may not."""
    rules = house("mbs").rules
    asked = {each: why for each, why in rules.ante_bonus.due.items() if each in due}
    rules = replace(rules, ante_bonus=replace(rules.ante_bonus, due=asked))
    seat = {"seat": 3, "cards": cards.split(), "wagers": {"ante": 5}, "decision": "play"}
    plain = {"house": "mbs", "dealer": dealer.split(), "seats": [seat]}
    (settled,) = settle(rules, read_round(plain, {"mbs": rules})).seats
    told = found(rules, settled, Wager.ANTE_BONUS)
    assert told.right.endswith(right)
    assert right not in " ".join(told.others)


def test_a_seat_without_an_ante_has_no_reason_about_play() -> None:
    seat = {"seat": 3, "cards": ["5h", "5c", "3s"], "wagers": {"pair_plus": 5}}
    plain = {"house": "mbs", "dealer": ["Kh", "7s", "2d"], "seats": [seat]}
    rules = house("mbs").rules
    (settled,) = settle(rules, read_round(plain, {"mbs": rules})).seats
    assert reasons(rules, settled, Wager.PLAY) is None
    assert reasons(rules, settled, Wager.PROGRESSIVE) is None


@pytest.mark.parametrize("name", HOUSES)
def test_only_of_a_folded_hand_is_it_said_that_the_fold_gives_a_wager_up(name: str) -> None:
    for rules, seat in every(name):
        for side in (each for each in rules.sides if seat.line(each.wager)):
            told = found(rules, seat, side.wager)
            texts = " ".join((told.right, *told.others))
            if seat.situation is not Situation.FOLDED:
                assert "The fold gives up" not in texts


def test_the_order_tells_nothing() -> None:
    rules, seat = every("mbs")[0]
    told = found(rules, seat, seat.lines[0].wager)
    places = {mixed(told, str(seed)).index(told.right) for seed in range(40)}
    assert places == {0, 1, 2}


def test_other_cards_are_said_to_bring_the_other_result() -> None:
    """Which cards a side wager looks at is only worth asking where they would change the result."""
    for rules, seat in every("six-card-bonus"):
        for line in seat.lines:
            told = found(rules, seat, line.wager)
            by_cards = [each for each in told.others if " cards:" in each]
            assert by_cards or line.wager is not Wager.SIX_CARD_BONUS
            if line.result is Result.LOSE:
                assert all(each.endswith("is paid.") for each in by_cards)
            elif rules.side(line.wager) is not None:
                asked = [each for each in by_cards if _cards(each) != _cards(told.right)]
                assert all(each.endswith("is taken.") for each in asked)


def test_a_side_wager_is_mistaken_for_the_next_higher_row_of_its_table() -> None:
    """MBS 4.3: a flush pays 4 to 1, a straight 5 to 1, three of a kind 30 to 1."""
    for cards, higher in (("9h 5h 3h", "5 to 1"), ("9h 8c 7d", "30 to 1")):
        seat = {"seat": 3, "cards": cards.split(), "wagers": {"pair_plus": 5}}
        plain = {"house": "mbs", "dealer": ["Kh", "7s", "2d"], "seats": [seat]}
        rules = house("mbs").rules
        (settled,) = settle(rules, read_round(plain, {"mbs": rules})).seats
        assert any(
            each.endswith(f"{higher}.") for each in found(rules, settled, Wager.PAIR_PLUS).others
        )


def _cards(reason: str) -> bool:
    return "best five" in reason
