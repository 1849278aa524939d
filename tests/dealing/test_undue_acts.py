"""The clause by which a payment is not due."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.dealing.check import check
from trainer.dealing.comparison import is_optional_deed
from trainer.dealing.finding import Finding
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses

HOUSES = load_houses()
BOTH = {"ante": 5, "progressive": 5}
ROYAL, PAIR = ["Ah", "Kh", "Qh"], ["9h", "9c", "4d"]


def seat(number: int, cards: list[str], wagers: dict[str, int], **more: str) -> dict[str, Any]:
    told = {"decision": "play"} if "ante" in wagers else {}
    return {"seat": number, "cards": cards, "wagers": wagers, **told, **more}


def clause(act: str, *seats: dict[str, Any], house: str = "mbs") -> str:
    """The clause of the one finding, where the act is done besides all that is due."""
    plain = {"house": house, "dealer": ["Jd", "7s", "2c"], "jackpot": 9000, "seats": list(seats)}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES[house], round_, settle(HOUSES[house].rules, round_))
    (finding,) = check(script, [*map(str, faultless(script)), act]).findings
    assert finding.got == act
    return str(finding.source)


@pytest.mark.parametrize("house", sorted(HOUSES.rules))
def test_one_fold_collected_at_the_wrong_time_and_again_is_one_mistake(house: str) -> None:
    """LETTER 6.: one cause is one entry. There were two where every collecting was too late."""
    seats = [seat(1, PAIR, {"ante": 5}), seat(3, ["8h", "6c", "4s"], {"ante": 5}, decision="fold")]
    plain = {"house": house, "dealer": ["Qd", "7s", "3c"], "jackpot": 9000, "seats": seats}
    rules = HOUSES[house].rules
    if rules.posts_pay_tables:
        plain["placard"] = next(iter(rules.placards))
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES[house], round_, settle(rules, round_), Part.WHOLE)
    kept = [each for act in faultless(script) if (each := str(act)) != "collect 3"]
    opened = kept.index("reveal dealer") + 1
    late = check(script, [*kept[:opened], *3 * ["collect 3"], *kept[opened:]]).findings
    early = check(script, [*2 * ["collect 3"], *kept]).findings
    assert [[str(each.code) for each in found] for found in (late, early)] == 2 * [["out_of_order"]]


SPADES = ["As", "Ks", "Qs"]
TWO_ENVIED = [
    seat(2, ROYAL, {"ante": 5}, decision="fold"),
    seat(3, SPADES, {"ante": 5}),
    seat(5, PAIR, BOTH),
]


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"pay 5 envy_bonus 300": "pay 5 envy_bonus 250; pay 5 envy_bonus 50"}, []),
        ({"pay 5 envy_bonus 300": "pay 5 envy_bonus 50; pay 5 envy_bonus 250"}, []),
        ({"pay 5 envy_bonus 300": "pay 5 envy_bonus 200; pay 5 envy_bonus 100"}, ["wrong_amount"]),
        ({"reveal 5": "reveal 2; reveal 5"}, []),
        ({"reveal dealer": "reveal 2; reveal dealer"}, ["unexpected"]),
    ],
    ids=["hand by hand", "in the other order", "in other parts", "fold shown", "shown too soon"],
)
def test_an_envy_bonus_for_two_hands(changes: dict[str, str], codes: list[str]) -> None:
    """MBS 3.16: which hand comes first, and that a fold is shown for it, the document leaves
    open."""
    plain = {"house": "mbs", "dealer": ["Jd", "7s", "2c"], "jackpot": 9000, "seats": TWO_ENVIED}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    lines = [changes.get(text, text) for text in map(str, faultless(script))]
    trace = [act for line in lines for act in line.split("; ")]
    assert [each.code for each in check(script, trace).findings] == codes


ENVY = "pay 5 envy_bonus 50"


@pytest.mark.parametrize(
    ("seats", "right"),
    [
        ([seat(2, PAIR, BOTH), seat(5, ["8h", "8c", "4s"], BOTH)], "MBS 4.4"),
        (
            [seat(2, ROYAL, BOTH, player="A"), seat(5, PAIR, BOTH, player="A")],
            "School's reading (MBS 3.16, MBS 1.1.3)",
        ),
        ([seat(2, ROYAL, {"pair_plus": 5}), seat(5, PAIR, BOTH)], "MBS 3.17"),
        ([seat(2, ROYAL, BOTH), seat(5, PAIR, {"ante": 5})], "MBS 3.16"),
    ],
    ids=["no hand", "own hand", "a hand without an Ante", "no Progressive"],
)
def test_an_envy_bonus_that_is_not_due(seats: list[dict[str, Any]], right: str) -> None:
    """MBS 3.16, 3.17, 4.4."""
    assert clause(ENVY, *seats) == right


@pytest.mark.parametrize(
    ("players", "due", "paid", "right"),
    [
        ("ABC", 300, 350, "School's reading (MBS 3.16)"),
        ("AAC", 250, 300, "School's reading (MBS 3.16, MBS 1.1.3)"),
    ],
    ids=["another's hand twice", "one's own hand too"],
)
def test_an_envy_bonus_that_is_paid_for_a_hand_too_many(
    players: str, due: int, paid: int, right: str
) -> None:
    """MBS 4.4: 50 for A-K-Q of hearts at seat 2, 250 for that of spades at seat 6."""
    hands = [(2, ROYAL), (5, PAIR), (6, ["As", "Ks", "Qs"])]
    seats = [
        seat(number, cards, BOTH, player=player)
        for (number, cards), player in zip(hands, players, strict=True)
    ]
    plain = {"house": "mbs", "dealer": ["Jd", "7s", "2c"], "jackpot": 9000, "seats": seats}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    trace = [*map(str, faultless(script))]
    trace[trace.index(f"pay 5 envy_bonus {due}")] = f"pay 5 envy_bonus {paid}"
    (finding,) = check(script, trace).findings
    assert str(finding.source) == right


@pytest.mark.parametrize(
    ("act", "wagers", "right"),
    [
        ("pay 5 ante_bonus 5", {"ante": 5}, "MBS 4.2"),
        ("pay 5 ante_bonus 5", {"pair_plus": 5}, "MBS 1.1.2"),
        ("pay 5 six_card_bonus 5", {"ante": 5}, "MBS 2.2.1"),
        ("take 5 progressive", {"ante": 5}, "MBS 3.5"),
        ("take 5 ante", {"pair_plus": 5}, "MBS 3.4"),
        ("reveal 2", {"ante": 5}, "MBS 3.4"),
    ],
)
def test_a_wager_that_does_not_stand_there(act: str, wagers: dict[str, int], right: str) -> None:
    assert clause(act, seat(5, PAIR, wagers)) == right


@pytest.mark.parametrize(
    ("dealer", "act", "money"),
    [("Jd 7s 2c", "pay 2 ante 5", 500), ("Kd Kh 2c", "take 2 ante", None)],
)
def test_what_is_paid_twice_costs_the_payment_and_what_is_taken_twice_nothing(
    dealer: str, act: str, money: int | None
) -> None:
    plain = {"house": "mbs", "dealer": dealer.split(), "seats": [seat(2, PAIR, {"ante": 5})]}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    trace = [*map(str, faultless(script))]
    at = trace.index(act)
    (finding,) = check(script, [*trace[: at + 1], act, *trace[at + 1 :]]).findings
    assert (finding.again, finding.money) == (True, None if money is None else Money(money))


ANTE, PAIR_PLUS = {"ante": 5}, {"ante": 5, "pair_plus": 10}


@pytest.mark.parametrize(
    ("stakes", "due", "acts", "told"),
    [
        (ANTE, "", "pay 2 play 5, take 2 play", "wrong_result 0 put right"),
        (ANTE, "", "take 2 play, pay 2 play 5", "wrong_result 0 put right"),
        (ANTE, "", "pay 2 play 8, take 2 play", "wrong_result 8, wrong_result -5"),
        (ANTE, "pay 2 ante 5", "pay 2 ante 10, take 2 ante", "wrong_amount 5 put right"),
        (ANTE, "pay 2 ante 5", "take 2 ante, pay 2 ante 10", "wrong_result 0 put right"),
        (ANTE, "pay 2 ante 5", "pay 2 ante 3, pay 2 ante 2", "wrong_amount -2 put right"),
        (ANTE, "pay 2 ante 5", "pay 2 ante 5, pay 2 ante 5, take 2 ante", "unexpected 0 put right"),
        (ANTE, "pay 2 ante 5", "pay 2 ante 8, take 2 ante", "wrong_amount 3, wrong_result -5"),
        (PAIR_PLUS, "pay 2 pair_plus 10", "pay 2 pair_plus 40, take 2 pair_plus",
         "wrong_amount 30, wrong_result -10"),
        (ANTE, "", "pay 2 pair_plus 5, take 2 pair_plus", "unexpected 0 put right"),
        (ANTE, "", "take 2 pair_plus, pay 2 pair_plus 5", "unexpected -, unexpected 5"),
        (ANTE, "", "pay 4 ante 5, take 4 ante", "unexpected 0 put right"),
        # A payment of nothing is an act as well: not due, or of a wrong amount.
        (ANTE, "pay 2 ante 5", "pay 2 ante 5, pay 2 ante 0", "unexpected 0 put right"),
        (ANTE, "pay 2 ante 5", "pay 2 ante 0", "wrong_amount -5"),
        (ANTE, "", "pay 2 play 0", "wrong_result 0"),
    ],
)  # fmt: skip
def test_what_is_put_right_to_the_dollar_is_one_mistake(
    stakes: dict[str, int], due: str, acts: str, told: str
) -> None:
    """MBS 3.13.1, 3.13.2. A take removes the stake; where none lies, what was paid there."""
    plain = {"house": "mbs", "dealer": ["Jd", "7s", "2c"], "seats": [seat(2, PAIR, stakes)]}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    trace = [*map(str, faultless(script))]
    at = trace.index(due or "pay 2 ante 5")
    done = [*trace[:at], *acts.split(", "), *trace[at + bool(due) :]]
    assert ", ".join(map(_told, check(script, done).findings)) == told


def test_a_bonus_that_is_taken_back_costs_the_player_what_was_paid() -> None:
    """MBS 3.13.3."""
    straight = seat(2, ["9h", "8c", "7d"], ANTE)
    plain = {"house": "mbs", "dealer": ["Jd", "7s", "2c"], "seats": [straight]}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    trace = [*map(str, faultless(script))]
    at = trace.index("clear 2")
    done = [*trace[:at], "take 2 ante_bonus", *trace[at:]]
    assert ", ".join(map(_told, check(script, done).findings)) == "wrong_result -5"


CHAIN = ("stop game", "rule call_supervisor", "explain MBS 5.5", "announce ruling", "resume")


@pytest.mark.parametrize("part", list(Part))
def test_what_goes_with_a_needless_call_for_the_supervisor_is_no_mistake_of_its_own(
    part: Part,
) -> None:
    plain = {"house": "mbs", "dealer": ["Jd", "7s", "2c"], "seats": [seat(2, PAIR, ANTE)]}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_), part)
    trace = [*map(str, faultless(script))]
    found = check(script, [*trace[:1], *CHAIN, *trace[1:]]).findings
    assert [each.got for each in found] == ["rule call_supervisor"]
    without = check(script, [*trace[:1], "resume", "rack cards", *trace[1:]]).findings
    assert [str(each.code) for each in without] == ["bad_action", "bad_action"]


def test_a_losing_wager_that_was_paid_and_then_taken_with_the_payment_was_put_right() -> None:
    """MBS 3.14.2."""
    plain = {"house": "mbs", "dealer": ["Kd", "Kh", "2c"], "seats": [seat(2, PAIR, ANTE)]}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES["mbs"], round_, settle(HOUSES["mbs"].rules, round_))
    trace = [*map(str, faultless(script))]
    at = trace.index("take 2 ante")
    done = [*trace[:at], "take 2 ante", "pay 2 ante 5", "take 2 ante", *trace[at + 1 :]]
    assert ", ".join(map(_told, check(script, done).findings)) == "wrong_result 0 put right"


def _told(finding: Finding) -> str:
    money = "-" if finding.money is None else finding.money
    return f"{finding.code} {money}{' put right' * finding.put_right}"


def test_a_hand_is_put_in_its_area_only_where_the_whole_round_is_worked() -> None:
    """MBS 3.10, 3.11."""
    plain = {"house": "mbs", "dealer": ["Jd", "7s", "2c"], "seats": [seat(5, PAIR, {"ante": 5})]}
    round_ = read_round(plain, HOUSES.rules)
    settled = settle(HOUSES["mbs"].rules, round_)
    parts = {part: script_for(HOUSES["mbs"], round_, settled, part) for part in Part}
    dealt = ["announce no_more_bets", "deal 5", "deal dealer"]
    optional = {part for part, each in parts.items() if is_optional_deed(each, dealt, "place 5")}
    assert optional == {Part.WHOLE}
    assert not is_optional_deed(parts[Part.WHOLE], dealt, "place 3")
    assert not is_optional_deed(parts[Part.WHOLE], dealt, "stop 5")
    assert not is_optional_deed(parts[Part.WHOLE], dealt, "no deed")


def test_the_other_deck_is_taken_before_a_card_is_dealt() -> None:
    """6CB Irregularities: the same deck twice in a row."""
    plain = {"house": "six-card-bonus", "dealer": ["Jd", "7s", "2c"], "seats": [SIX_CARD_SEAT]}
    round_ = read_round(plain, HOUSES.rules)
    known = HOUSES["six-card-bonus"]
    script = script_for(known, round_, settle(known.rules, round_), Part.WHOLE)
    assert is_optional_deed(script, ["announce no_more_bets"], "change_decks")
    assert not is_optional_deed(script, ["announce no_more_bets", "deal 5"], "change_decks")


SIX_CARD_SEAT = seat(5, PAIR, {"ante": 5})
