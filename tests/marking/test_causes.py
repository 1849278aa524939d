"""Findings of one cause are one mistake, and those of two are two."""

from __future__ import annotations

import pytest

from tests.some_houses import house
from trainer.dealing.script import faultless, script_for
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.causes import entries
from trainer.marking.mark import mark_round
from trainer.marking.mistake import Mistake

TIE, WIN, LOSS, FOLD = "Kh 7d 2s", "9h 9c 4d", "Jh Tc 4d", "8h 5c 3d"


def made(cards: str, *changes: tuple[str, str], **more: object) -> tuple[Mistake, ...]:
    """The mistakes made with one hand at seat 3, against K-7-2 if no other hand is told."""
    dealer = more.pop("dealer", ["Kd", "7s", "2c"])
    seat = {"seat": 3, "cards": cards.split(), "wagers": {"ante": 5}, "decision": "play", **more}
    plain = {"house": "mbs", "dealer": dealer, "seats": [seat]}
    round_ = read_round(plain, {"mbs": house("mbs").rules})
    script = script_for(house("mbs"), round_, settle(house("mbs").rules, round_))
    trace = [str(act) for act in faultless(script)]
    for old, new in changes:
        at = trace.index(old)
        trace[at : at + 1] = [line for line in new.split("; ") if line]
    return entries(mark_round(house("mbs"), round_, trace))


BOTH = {Wager.PLAY, Wager.ANTE}


@pytest.mark.parametrize(
    ("cards", "changes", "covered"),
    [
        (WIN, [("pay 3 play 5", "take 3 play"), ("pay 3 ante 5", "take 3 ante")], [BOTH]),
        (WIN, [("pay 3 play 5", ""), ("pay 3 ante 5", "")], [BOTH]),
        (LOSS, [("take 3 play", "pay 3 play 5"), ("take 3 ante", "pay 3 ante 5")], [BOTH]),
        (LOSS, [("take 3 play", ""), ("take 3 ante", "pay 3 ante 5")], [BOTH]),
        (TIE, [("clear 3", "pay 3 play 5; pay 3 ante 5; clear 3")], [BOTH]),
        (TIE, [("clear 3", "take 3 play; take 3 ante; clear 3")], [BOTH]),
        (TIE, [("clear 3", "take 3 play; pay 3 ante 5; clear 3")], [set(), set()]),
        (LOSS, [("take 3 play", "pay 3 play 5"), ("take 3 ante", "")], [set(), set()]),
        (WIN, [("pay 3 play 5", ""), ("pay 3 ante 5", "take 3 ante")], [set(), set()]),
    ],
)
def test_play_and_ante_that_went_the_same_wrong_way_are_one_mistake(
    cards: str, changes: list[tuple[str, str]], covered: list[set[Wager]]
) -> None:
    assert [set(each.covers) for each in made(cards, *changes)] == covered


def test_a_tie_that_was_settled_was_not_declared_either() -> None:
    """MBS 3.14.3."""
    settled = ("clear 3", "pay 3 play 5; clear 3")
    assert len(made(TIE, ("call 3 stand_off", ""), settled)) == 1
    assert len(made(TIE, ("call 3 stand_off", ""))) == 1


def test_what_is_done_with_a_fold_that_was_left_is_one_mistake() -> None:
    """MBS 3.8."""
    left = ("collect 3", "")
    taken = ("collect 3", "take 3 ante")
    paid = ("collect 3", "pay 3 ante 5")
    opened = ("collect 3", "reveal 3; clear 3")
    for each in (left, taken, paid, opened):
        assert len(made(FOLD, each, decision="fold")) == 1


def test_a_seat_at_which_nothing_was_settled_was_passed_over() -> None:
    """The whole of it is one mistake, and costs what the player lacks."""
    rest = [("reveal 3", ""), ("clear 3", "")]
    (passed,) = made(WIN, *rest, ("pay 3 play 5", ""), ("pay 3 ante 5", ""))
    assert passed.why.startswith("You passed over seat 3.")
    assert passed.money == Money(-1000)
    (worked,) = made(WIN, ("pay 3 play 5", ""), ("pay 3 ante 5", ""))
    assert not worked.why.startswith("You passed over")
    (unseen,) = made(WIN, ("reveal 3", ""))
    assert unseen.money is None


def test_a_folded_hand_that_was_given_up_whole_is_one_mistake() -> None:
    """MBS 3.9: Pair Plus stays in play, so the hand is opened and settled."""
    more = {"wagers": {"ante": 5, "pair_plus": 5}, "decision": "fold"}
    gone = ("reveal 3", ""), ("clear 3", "")
    assert len(made("8h 8c 3d", ("pay 3 pair_plus 5", ""), *gone, **more)) == 1
    assert len(made("8h 8c 3d", ("pay 3 pair_plus 5", "take 3 pair_plus"), *gone, **more)) == 1
    assert len(made("8h 8c 3d", ("pay 3 pair_plus 5", "pay 3 pair_plus 10"), *gone, **more)) == 3


def test_play_and_ante_that_were_each_paid_twice_are_two_mistakes() -> None:
    twice = [(f"pay 3 {each} 5", f"pay 3 {each} 5; pay 3 {each} 5") for each in ("play", "ante")]
    assert len(made(WIN, *twice)) == 2


def test_a_tie_that_was_paid_as_a_win_is_one_mistake_with_its_bonus() -> None:
    """MBS 3.14.3, 3.14.4: the bonus alone was due, and was paid with the Ante."""
    tie = ["5d", "4h", "3d"]
    won = ("pay 3 ante_bonus 5", "pay 3 play 5; pay 3 ante 10")
    assert len(made("5h 4c 3s", won, dealer=tie)) == 1
    more = ("pay 3 ante_bonus 5", "pay 3 play 5; pay 3 ante 20")
    assert len(made("5h 4c 3s", more, dealer=tie)) == 2
    taken = ("pay 3 ante_bonus 5", "take 3 play; pay 3 ante 10")
    assert len(made("5h 4c 3s", taken, dealer=tie)) == 2
