"""What is paid on the Ante's spot where a bonus is due that no act names."""

from __future__ import annotations

import pytest

from trainer.dealing.check import check
from trainer.dealing.finding import Finding, Verdict
from trainer.dealing.script import script_for
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses

HOUSES = load_houses()
HOUSE = HOUSES["mbs"]


def _codes(dealer: list[str], cards: list[str], *acts: str) -> list[str]:
    return [f"{each.code} {each.wager}" for each in _findings(dealer, cards, *acts)]


def _findings(dealer: list[str], cards: list[str], *acts: str) -> tuple[Finding, ...]:
    return _verdict(dealer, cards, *acts).findings


def _verdict(dealer: list[str], cards: list[str], *acts: str) -> Verdict:
    """What is wrong with a round of one hand at seat 2, Ante 10, settled by these acts."""
    seat = {"seat": 2, "cards": cards, "wagers": {"ante": 10}, "decision": "play"}
    round_ = read_round({"house": "mbs", "dealer": dealer, "seats": [seat]}, HOUSES.rules)
    script = script_for(HOUSE, round_, settle(HOUSE.rules, round_))
    trace = ["reveal dealer", f"call dealer {script.settlement.dealer.category}", "reveal 2"]
    return check(script, [*trace, *acts, "clear 2"])


WINS = (["Kh", "7s", "2d"], ["9h", "9c", "9d"])
BEATEN = (["Ah", "As", "Ad"], ["9h", "8c", "7d"])


@pytest.mark.parametrize(
    "paid",
    [
        ("pay 2 ante 50",),
        ("pay 2 ante 10", "pay 2 ante_bonus 40"),
        ("pay 2 ante 10", "pay 2 ante 40"),
        ("pay 2 ante 40", "pay 2 ante 10"),
    ],
)
def test_ante_and_bonus_together_or_one_after_the_other(paid: tuple[str, ...]) -> None:
    assert _codes(*WINS, "pay 2 play 10", *paid) == []


def test_two_payments_that_come_to_the_sum_put_a_wrong_one_right() -> None:
    assert _codes(*WINS, "pay 2 play 10", "pay 2 ante 20", "pay 2 ante 30") == ["wrong_amount ante"]


def test_a_beaten_hands_bonus_may_be_paid_on_the_spot_of_the_taken_ante() -> None:
    """MBS 3.14.4: irrespective of the dealer's hand."""
    assert _codes(*BEATEN, "take 2 play", "take 2 ante", "pay 2 ante 10") == []


def test_a_beaten_ante_that_is_paid_instead_of_taken_is_one_mistake() -> None:
    assert _codes(*BEATEN, "take 2 play", "pay 2 ante 20") == ["wrong_result ante"]


def test_the_opposite_of_what_was_done_right_is_a_mistake_of_its_own() -> None:
    won = ("pay 2 play 10", "take 2 play", "pay 2 ante 50")
    assert _codes(*WINS, *won) == ["wrong_result play"]
    lost = ("take 2 play", "pay 2 play 10", "take 2 ante", "pay 2 ante_bonus 10")
    assert _codes(*BEATEN, *lost) == ["wrong_result play"]


def test_a_bonus_paid_right_and_then_again_is_no_beaten_ante_that_was_paid() -> None:
    twice = ("take 2 play", "pay 2 ante 10", "pay 2 ante 20")
    assert _codes(*BEATEN, *twice) == ["unexpected ante_bonus", "missing ante"]


def test_a_payment_that_is_made_again_costs_its_amount_and_a_second_taking_nothing() -> None:
    won = _findings(*WINS, "pay 2 play 10", "pay 2 play 10", "pay 2 ante 50")
    lost = _findings(*BEATEN, "take 2 play", "take 2 play", "take 2 ante", "pay 2 ante_bonus 10")
    assert [(each.code, each.money) for each in won] == [("unexpected", Money(1000))]
    assert [(each.code, each.money) for each in lost] == [("unexpected", None)]


def test_a_stand_off_that_is_paid_twice_is_wrong_and_then_one_too_many() -> None:
    """MBS 3.13.5."""
    found = _findings(
        ["9d", "8h", "7s"],
        ["9h", "8c", "7d"],
        "pay 2 play 10",
        "pay 2 play 10",
        "pay 2 ante_bonus 10",
    )
    assert [(each.code, each.wager, each.money) for each in found if each.wager] == [
        ("wrong_result", "play", Money(1000)),
        ("unexpected", "play", Money(1000)),
    ]


def test_each_of_two_payments_on_the_antes_spot_does_its_own_step() -> None:
    both = ("pay 2 play 10", "pay 2 ante 10", "pay 2 ante 40")
    verdict = _verdict(*WINS, *both)
    assert set(range(len(verdict.trace))) == set(verdict.done.values())


def test_a_wager_settled_the_wrong_way_twice_is_wrong_and_then_one_too_many() -> None:
    twice = ("pay 2 play 10", "pay 2 play 10", "take 2 ante", "pay 2 ante_bonus 10")
    assert _codes(*BEATEN, *twice) == ["wrong_result play", "unexpected play"]
    taken = ("take 2 play", "take 2 play", "pay 2 ante 50")
    assert _codes(*WINS, *taken) == ["wrong_result play", "unexpected play"]


def test_the_supervisor_is_needlessly_called_to_a_sound_round_but_not_to_an_error_put_right() -> (
    None
):
    sound = ("pay 2 play 10", "pay 2 ante 50", "rule call_supervisor")
    assert _codes(*WINS, *sound) == ["unexpected None"]
    mended = ("pay 2 play 10", "pay 2 ante 20", "pay 2 ante 30", "rule call_supervisor")
    assert _codes(*WINS, *mended) == ["wrong_amount ante"]


def test_a_seat_moved_whole_with_ante_and_bonus_paid_together_is_one_slip_of_the_whole_seat() -> (
    None
):
    """6CB Round of Play ¶11."""
    house = HOUSES["six-card-bonus"]
    seats = [
        {"seat": seat, "cards": cards, "wagers": {"ante": 10}, "decision": "play"}
        for seat, cards in ((2, ["Qh", "Qc", "Qs"]), (5, ["9h", "9c", "9d"]))
    ]
    plain = {"house": "six-card-bonus", "dealer": ["Kh", "7s", "2d"], "seats": seats}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(house, round_, settle(house.rules, round_))
    trace = ["reveal dealer"]
    for seat in (2, 5):
        trace += [f"reveal {seat}", f"pay {seat} play 10", f"pay {seat} ante 40", f"clear {seat}"]
    (found,) = check(script, trace).findings
    assert (found.code, found.wager, found.at) == ("out_of_order", None, 5)
