"""Findings of one cause are one mistake, and those of two are two."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from tests.some_houses import house
from trainer.dealing.script import Script, faultless, script_for
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.causes import entries
from trainer.marking.mark import mark, mark_round
from trainer.marking.mistake import Mistake, Severity

TIE, WIN, LOSS, FOLD = "Kh 7d 2s", "9h 9c 4d", "Jh Tc 4d", "8h 5c 3d"
LIVE = "5h 5s 3d"
"""A fold whose Pair Plus stays in play."""


def made(cards: str, *changes: tuple[str, str], **more: object) -> tuple[Mistake, ...]:
    """The mistakes made with one hand at seat 3, against K-7-2 if no other hand is told."""
    dealer, name = more.pop("dealer", ["Kd", "7s", "2c"]), str(more.pop("at", "mbs"))
    seat = {"seat": 3, "cards": cards.split(), "wagers": {"ante": 5}, "decision": "play", **more}
    plain = {"house": name, "dealer": dealer, "seats": [seat]}
    round_ = read_round(plain, {name: house(name).rules})
    script = script_for(house(name), round_, settle(house(name).rules, round_))
    trace = [str(act) for act in faultless(script)]
    for old, new in changes:
        at = trace.index(old)
        trace[at : at + 1] = [line for line in new.split("; ") if line]
    return entries(mark_round(house(name), round_, trace))


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


def test_what_follows_from_a_hand_collected_as_a_fold_is_one_mistake() -> None:
    """MBS 3.8: its stakes went with it, and what it won was not paid."""
    put_away = [("reveal dealer", "collect 3; reveal dealer"), ("reveal 3", ""), ("clear 3", "")]
    (won,) = made(WIN, *put_away, ("pay 3 play 5", ""), ("pay 3 ante 5", ""))
    assert (won.got, won.money, set(won.covers)) == ("collect 3", Money(-2000), BOTH)
    assert won.why.endswith("You did not pay the Play. Pay $5. You did not pay the Ante. Pay $5.")
    (lost,) = made(LOSS, *put_away, ("take 3 play", ""), ("take 3 ante", ""))
    assert (lost.got, lost.money, lost.severity) == ("collect 3", None, Severity.SERIOUS)
    again = [("reveal dealer", "collect 3; collect 3; reveal dealer"), *put_away[1:]]
    first, then = made(WIN, *again, ("pay 3 play 5", ""), ("pay 3 ante 5", ""))
    assert (first.money, then.money) == (won.money, None)


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
    apart = ("pay 3 ante_bonus 5", "pay 3 ante 5; pay 3 ante_bonus 10")
    assert len(made("5h 4c 3s", apart, dealer=tie)) == 2
    taken = ("pay 3 ante_bonus 5", "take 3 play; pay 3 ante 10")
    assert len(made("5h 4c 3s", taken, dealer=tie)) == 2
    lost = (("take 3 play", "pay 3 play 5"), ("pay 3 ante_bonus 5", "pay 3 ante_bonus 10"))
    assert len(made("5h 4c 3s", *lost, dealer=["6d", "5c", "4s"])) == 2


LEFT = "collect 3"
UNSEEN = [("reveal 3", ""), ("clear 3", "")]
LIVE_BET: dict[str, object] = {"wagers": {"ante": 5, "pair_plus": 5}, "decision": "fold"}
FOLDED: dict[str, object] = {"decision": "fold"}
SIX: dict[str, object] = {
    "at": "six-card-bonus",
    "wagers": {"ante": 5, "pair_plus": 5, "six_card_bonus": 5},
    "decision": "fold",
}


@pytest.mark.parametrize(
    ("cards", "changes", "more", "causes"),
    [
        (TIE, [("clear 3", "pay 3 play 5; pay 3 ante 5; clear 3")], {}, ["play+ante 10 no call"]),
        (TIE, [("clear 3", "pay 3 ante 5; clear 3")], {}, ["ante 5 no call"]),
        (
            TIE,
            [("clear 3", "take 3 play; pay 3 ante 5; clear 3")],
            {},
            ["play -5 no call", "ante 5"],
        ),
        (TIE, UNSEEN, {}, ["call 3 stand_off passed over no call"]),
        (
            WIN,
            [*UNSEEN, ("pay 3 play 5", ""), ("pay 3 ante 5", "")],
            {},
            ["play+ante -10 passed over"],
        ),
        (WIN, [("pay 3 play 5", "take 3 play"), ("pay 3 ante 5", "")], {}, ["play -10", "ante -5"]),
        (WIN, [("pay 3 play 5", ""), ("pay 3 ante 5", "take 3 ante")], {}, ["ante -10", "play -5"]),
        (
            WIN,
            [("pay 3 play 5", ""), ("pay 3 ante 5", "pay 3 ante 5; pay 3 ante 5")],
            {},
            ["ante 5", "play -5"],
        ),
        (LOSS, [("take 3 play", ""), ("take 3 ante", "pay 3 ante 5")], {}, ["play+ante 15"]),
        (LIVE, [(LEFT, "pay 3 ante 5")], LIVE_BET, ["collect 3+ante 10"]),
        (
            LIVE,
            [(LEFT, ""), *UNSEEN, ("pay 3 pair_plus 5", "")],
            LIVE_BET,
            ["collect 3+pair_plus 0 passed over"],
        ),
        (LIVE, [(LEFT, ""), UNSEEN[0]], LIVE_BET, ["collect 3 5", "reveal 3"]),
        (LIVE, [*UNSEEN, ("pay 3 pair_plus 5", "")], LIVE_BET, ["pair_plus -5"]),
        (
            LIVE,
            [UNSEEN[0], ("pay 3 pair_plus 5", "take 3 pair_plus")],
            LIVE_BET,
            ["pair_plus -10"],
        ),
        (FOLD, [(LEFT, "pay 3 play 5")], FOLDED, ["collect 3+play 10"]),
        (FOLD, [(LEFT, "take 3 play")], FOLDED, ["collect 3+play 5"]),
        (FOLD, [(LEFT, "pay 3 ante_bonus 5")], FOLDED, ["collect 3+ante_bonus 10"]),
        (FOLD, [(LEFT, "call 3 pair")], FOLDED, ["call 3 high_card", "collect 3 5"]),
        (
            FOLD,
            [(LEFT, ""), ("reveal dealer", "reveal dealer; collect 3; pay 3 ante 5")],
            FOLDED,
            ["collect 3 before reveal dealer", "ante 5"],
        ),
        (FOLD, [(LEFT, ""), ("tuck 3", "")], SIX, ["collect 3 10"]),
        (FOLD, [("tuck 3", "")], SIX, ["tuck 3"]),
    ],
)
def test_each_cause_is_told_by_its_gravest_finding_with_the_money_of_all(
    cards: str, changes: list[tuple[str, str]], more: dict[str, object], causes: list[str]
) -> None:
    """MBS 3.8, 3.9, 3.14: the first of a cause, the wagers that it covers, the dollars of all."""
    silent = [("call 3 stand_off", "")] if cards == TIE else []
    assert [*map(cause, made(cards, *silent, *changes, **more))] == causes


def cause(told: Mistake) -> str:
    first = told.wager or (told.expected or "").split(" 5")[0]
    beside = "".join(f"+{each}" for each in told.covers if each is not told.wager)
    money = "" if told.money is None else f" {told.money}"
    over = " passed over" if told.why.startswith("You passed over seat 3.") else ""
    call = " no call" if "You did not declare a stand-off" in told.why else ""
    return f"{first}{beside}{money}{over}{call}"


# ---------------------------------------------------------------- two seats, two causes

HANDS = {
    TIE: "Kc 7h 2h",
    WIN: "8d 8s 4h",
    LOSS: "Js Td 4c",
    FOLD: "8c 6d 3s",
    LIVE: "6c 6h 3h",
}
"""A hand of each kind for seat 3, and one for seat 5."""

SPOILT = {
    TIE: ["call stand_off", "clear > pay play 5; pay ante 5; clear", "clear > take play; clear"],
    WIN: [
        "pay play 5 > take play",
        "pay ante 5",
        "pay play 5; pay ante 5",
        "pay play 5 > pay play 10",
        "reveal; pay play 5; pay ante 5; clear",
        "reveal; clear > clear; reveal",
        "pay ante 5; clear > clear; pay ante 5",
    ],
    LOSS: ["take play", "take ante > pay ante 5", "take play > pay play 5", "clear"],
    FOLD: ["collect", "collect > take ante", "collect > pay ante 5", "collect > reveal; clear"],
    LIVE: [
        "collect",
        "reveal; pay pair_plus 5; clear",
        "pay pair_plus 5 > take pair_plus",
        "pay pair_plus 5 > clear; pay pair_plus 5",
    ],
}
"""What goes wrong with it: acts left out, or done as others."""

Told = list[tuple[object, ...]]


@cache
def both_seats(one: str, other: str) -> Script:
    seats = [
        {
            "seat": seat,
            "cards": cards.split(),
            "wagers": {"ante": 5} | ({"pair_plus": 5} if kind == LIVE else {}),
            "decision": "fold" if kind in (FOLD, LIVE) else "play",
        }
        for seat, cards, kind in ((3, one, one), (5, HANDS[other], other))
    ]
    plain = {"house": "mbs", "dealer": ["Kd", "7s", "2c"], "seats": seats}
    round_ = read_round(plain, {"mbs": house("mbs").rules})
    return script_for(house("mbs"), round_, settle(house("mbs").rules, round_))


def told(one: str, other: str, *spoilt: tuple[int, str]) -> Told:
    """The mistakes of a round with both hands, where at each of those seats that went wrong."""
    script = both_seats(one, other)
    trace = [str(act) for act in faultless(script)]
    for seat, change in spoilt:
        old, _, new = change.partition(" > ")
        first, *more = (at_seat(seat, act) for act in old.split("; "))
        trace = [act for act in trace if act not in more]
        at = trace.index(first)
        trace[at : at + 1] = [at_seat(seat, act) for act in new.split("; ") if act]
    found = entries(mark(script, trace))
    return sorted((e.seat, e.code, str(e.wager), len(e.covers), e.money, e.why) for e in found)


def at_seat(seat: int, act: str) -> str:
    verb, _, rest = act.partition(" ")
    return f"{verb} {seat} {rest}".strip()


@pytest.mark.parametrize(("one", "other"), [*product(HANDS, repeat=2)])
def test_what_went_wrong_at_two_seats_is_told_of_each_as_if_it_were_alone(
    one: str, other: str
) -> None:
    """MBS 3.14: one seat after the other."""
    alone = {(5, change): told(one, other, (5, change)) for change in SPOILT[other]}
    for change in SPOILT[one]:
        first = told(one, other, (3, change))
        assert first, change
        for then in SPOILT[other]:
            if change == then == "call stand_off":
                continue  # a duty left out at every seat is one mistake, whatever its seats
            assert told(one, other, (3, change), (5, then)) == sorted([*first, *alone[5, then]])
