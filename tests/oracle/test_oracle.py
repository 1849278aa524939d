"""The oracle by itself: facts of three and five cards, and rounds worked by hand."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.oracle.adversarial import DECK, sound_round, sound_rounds
from tests.oracle.fault import table
from tests.oracle.faults import every_kind
from tests.oracle.naive_check import next_permitted, order_allowed, perfect, permitted, reordered
from tests.oracle.naive_problems import CODES, problems
from tests.oracle.naive_settle import (
    HOUSES,
    Json,
    best_five_of_six,
    card,
    category,
    cents,
    five_card_name,
    money,
    qualifies,
    settle,
    strength,
)
from tests.oracle.refused_rounds import single_faults
from tests.oracle.sample_placards import SAMPLE_PLACARDS
from tests.sampled import sampled

# --- facts ---------------------------------------------------------------------------------------


def hand(text: str) -> list[tuple[int, str]]:
    return [card(word) for word in text.split()]


def test_the_22100_hands_are_counted_as_everybody_counts_them() -> None:
    counts = Counter(category(list(cards)) for cards in combinations(map(card, DECK), 3))
    assert counts == {
        "straight_flush": 48,
        "three_of_a_kind": 52,
        "straight": 720,
        "flush": 1096,
        "pair": 3744,
        "high_card": 16440,
    }


def test_the_dealer_has_no_game_with_a_high_card_of_jack_or_lower() -> None:
    """Three ranks from 2 to J, not in a row, in 60 ways of suits that are not all one."""
    no_game = sum(not qualifies(list(cards)) for cards in combinations(map(card, DECK), 3))
    lower = sum(1 for ranks in combinations(range(2, 12), 3) if ranks[2] - ranks[0] > 2)
    assert no_game == lower * 60


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ah Kh Qh", "Kc Qc Jc"),
        ("3h 2h Ah", "Ac Ad As"),
        ("2c 2d 2h", "Ah Kd Qc"),
        ("4h 3d 2c", "3s 2h Ad"),
        ("3s 2h Ad", "Ah Kh Jh"),
        ("5h 3h 2h", "Ac Ad Kh"),
        ("3h 3d 2s", "2h 2d As"),
        ("9h 9d 4s", "9c 9s 3s"),
        ("2h 2d 3c", "Ah Kd Js"),
        ("Ah 5d 3s", "Ac 5h 2s"),
        ("Ah 3d 2h", "Kh Ad 2c"),
    ],
)
def test_the_better_hand(better: str, worse: str) -> None:
    assert strength(hand(better)) > strength(hand(worse))


def test_suits_never_break_a_tie_and_the_ace_never_wraps() -> None:
    assert strength(hand("Ah Ks Qd")) == strength(hand("Qs Ad Kc"))
    assert category(hand("2h Ad Kc")) == "high_card"
    assert category(hand("2h Ah Kh")) == "flush"


def test_five_card_names_are_counted_as_everybody_counts_them() -> None:
    """All 2,598,960 would be slow here: the deck of the ranks 2 to 6 has one straight only."""
    low = [card(text) for text in DECK if text[0] in "23456"]
    counts = Counter(five_card_name(list(five)) for five in combinations(low, 5))
    assert counts["straight_flush"] == 4
    assert counts["four_of_a_kind"] == 5 * 16
    assert counts["full_house"] == 5 * 4 * 4 * 6
    assert counts["straight"] == 4**5 - 4
    assert counts["three_of_a_kind"] == 5 * 4 * 6 * 16


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Ah Kh Qh Jh Th 9h", "royal_flush"),
        ("Kh Qh Jh Th 9h Ac", "straight_flush"),
        ("Ah 2h 3h 4h 5h 9c", "straight_flush"),
        ("Ah 2d 3h 4s 5h 9c", "straight"),
        ("Kh Ah 2d 3h 4s 9c", "less"),
        ("9h 9d 9c 9s 2d 2h", "four_of_a_kind"),
        ("9h 9d 9c 2s 2d 2h", "full_house"),
        ("9h 9d 9c 2s 2d 3h", "full_house"),
        ("Ah Kh 9h 5h 4h 2h", "flush"),
        ("Ah 2h 3h 4h 5d 9h", "flush"),
        ("9h 9d 9c 2s 4d 6h", "three_of_a_kind"),
        ("9h 9d 2c 2s 4d 4h", "less"),
    ],
)
def test_the_best_five_of_six(cards: str, name: str) -> None:
    assert best_five_of_six(hand(cards)) == name


@pytest.mark.parametrize(
    ("value", "amount"),
    [(5, 500), ("2.50", 250), (2.5, 250), ("2.5", 250), ("0", None), (-5, None), ("x", None)],
)
def test_money_is_exact(value: Any, amount: int | None) -> None:
    assert cents(value) == amount


def test_money_is_written_as_the_contract_writes_it() -> None:
    assert [money(500), money(250), money(-5), money(0)] == ["5", "2.50", "-0.05", "0"]


# --- rounds worked by hand -----------------------------------------------------------------------


def one_seat(
    house: str, dealer: str, cards: str, decision: str | None = None, **wagers: Any
) -> Json:
    seat: Json = {"seat": 3, "cards": cards.split(), "wagers": wagers}
    if decision:
        seat["decision"] = decision
    round_: Json = {"house": house, "dealer": dealer.split(), "seats": [seat]}
    return round_ | {"jackpot": "25000", "placard": "plain"}


def lines(round_: Json, seat: int = 0) -> list[str]:
    settled = settle(round_, SAMPLE_PLACARDS)["seats"][seat]["lines"]
    return [
        " ".join(str(line[key]) for key in ("wager", "result", "pays", "odds")) for line in settled
    ]


def test_the_round_of_the_contract() -> None:
    """The dealer's Queen high plays; A-K-Q is a straight, in six cards with 7 and 2 nothing."""
    round_ = one_seat(
        "six-card-bonus", "Qh 7s 2d", "Ah Kh Qs", "play", ante=5, pair_plus=5, six_card_bonus=5
    )
    assert settle(round_)["dealer"] == {"hand": "high_card", "qualifies": True}
    assert lines(round_) == [
        "play win 5 1 to 1",
        "ante win 5 1 to 1",
        "ante_bonus win 5 1 to 1",
        "pair_plus win 30 6 to 1",
        "six_card_bonus lose 0 None",
    ]


@pytest.mark.parametrize("house", HOUSES)
def test_a_dealer_without_a_game_pays_the_ante_and_leaves_play(house: str) -> None:
    """MBS 3.13, 6CB Round of Play ¶6 ¶7, PRIME ¶16, POSTED 8, BOX •2."""
    round_ = one_seat(house, "Jh 7s 2d", "9h 8c 4s", "play", ante=10)
    assert lines(round_) == ["play push 0 None", "ante win 10 1 to 1"]


@pytest.mark.parametrize("house", HOUSES)
def test_a_full_tie_pushes_and_still_pays_the_bonus(house: str) -> None:
    """PRIME ¶19, MBS 3.14.4."""
    round_ = one_seat(house, "6h 5s 4d", "6c 5h 4s", "play", ante=10)
    assert lines(round_) == ["play push 0 None", "ante push 0 None", "ante_bonus win 10 1 to 1"]


@pytest.mark.parametrize("house", HOUSES)
def test_a_beaten_straight_is_paid_its_bonus(house: str) -> None:
    """MBS 3.14.4, POSTED 4."""
    round_ = one_seat(house, "7h 6s 5d", "6c 5h 4s", "play", ante="2.50")
    assert lines(round_)[-1] == "ante_bonus win 2.50 1 to 1"


def test_what_a_fold_forfeits() -> None:
    """MBS 3.8, 6CB Round of Play ¶3 and 6 Card Bonus Wager ¶2, PRIME ¶9 ¶11."""
    stakes: Json = {"ante": 5, "pair_plus": 5}
    assert lines(one_seat("mbs", "Kh 9s 5d", "2c 2h 4s", "fold", **stakes, progressive=1)) == [
        "ante lose 0 None",
        "pair_plus win 5 1 to 1",
        "progressive lose 0 None",
    ]
    six = one_seat("six-card-bonus", "2d 9s 5d", "2c 2h 4s", "fold", **stakes, six_card_bonus=5)
    assert lines(six) == [
        "ante lose 0 None",
        "pair_plus lose 0 None",
        "six_card_bonus win 25 5 to 1",
    ]
    assert lines(one_seat("prime", "Kh 9d 5d", "2d 2h 4h", "fold", **stakes, prime=5)) == [
        "ante lose 0 None",
        "pair_plus win 5 1 to 1",
        "prime win 20 4 to 1",
    ]


def test_prime_of_two_colours_is_three_to_one() -> None:
    assert lines(one_seat("prime", "Kh 9d 5d", "2s 9c 4c", pair_plus=5, prime=5)) == [
        "pair_plus lose 0 None",
        "prime win 15 3 to 1",
    ]


def test_mini_royal_of_any_suit() -> None:
    round_ = one_seat("six-card-bonus", "2d 9s 5d", "Qc Ac Kc", pair_plus=10)
    assert lines(round_) == ["pair_plus win 500 50 to 1"]


@pytest.mark.parametrize(
    ("cards", "due"),
    [
        ("As Ks Qs", "win 25000"),
        ("Ah Kh Qh", "win 1250"),
        ("Ks Qs Js", "win 175"),
        ("2s 2h 2d", "win 150"),
        ("Ah Ks Qs", "win 15"),
        ("Ah 9h 2h", "lose 0"),
    ],
)
def test_the_progressive_is_fixed_money(cards: str, due: str) -> None:
    """MBS 4.4."""
    round_ = one_seat("mbs", "Jh 7s 2c", cards, "fold", ante=5, progressive=5)
    assert f"progressive {due} None" in lines(round_)


def test_envy_is_between_players() -> None:
    """MBS 1.1.3, 3.16, 3.17: none from a hand of one's own or with only Pair Plus."""
    round_: Json = {
        "house": "mbs",
        "dealer": ["Jh", "7s", "2c"],
        "jackpot": 1000,
        "seats": [
            {
                "seat": 1,
                "player": "A",
                "decision": "fold",
                "wagers": {"ante": 5},
                "cards": ["As", "Ks", "Qs"],
            },
            {
                "seat": 2,
                "player": "A",
                "decision": "play",
                "wagers": {"ante": 5, "progressive": 1},
                "cards": ["Ah", "Kh", "Qh"],
            },
            {
                "seat": 3,
                "decision": "fold",
                "wagers": {"ante": 5, "progressive": 1},
                "cards": ["2h", "9h", "4s"],
            },
            {"seat": 4, "wagers": {"pair_plus": 5}, "cards": ["Ac", "Kc", "Qc"]},
            {"seat": 5, "decision": "play", "wagers": {"ante": 5}, "cards": ["3h", "9d", "4d"]},
        ],
    }
    assert problems(round_) == set()
    assert [text for seat in range(5) for text in lines(round_, seat) if "envy" in text] == [
        "envy_bonus win 300 None"
    ]
    assert lines(round_, 2)[-1] == "envy_bonus win 300 None"


def test_the_placard_decides_at_posted() -> None:
    """POSTED 9, 10."""
    round_ = one_seat("posted", "Jh 7s 2d", "Ah Kh Qh", "play", ante=5, pair_plus=5)
    assert lines(round_)[-2:] == ["ante_bonus win 25 5 to 1", "pair_plus win 200 40 to 1"]
    round_["placard"] = "royal"
    assert lines(round_)[-2:] == ["ante_bonus win 20 4 to 1", "pair_plus win 250 50 to 1"]


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", HOUSES)
def test_sound_rounds_have_no_problem_and_can_be_settled(house: str) -> None:
    for round_ in sound_rounds(house, 1, 300, SAMPLE_PLACARDS):
        assert problems(round_, SAMPLE_PLACARDS) == set()
        assert settle(round_, SAMPLE_PLACARDS)["seats"]


def test_each_fault_gives_the_code_that_it_is_made_for() -> None:
    seen = set()
    for round_, codes, made_for, name in single_faults(1, 2000, SAMPLE_PLACARDS):
        if name in ("_two_hands", "_without_jackpot") and not codes:
            continue
        extra = (
            {"ante_amount", "limits", "decision", "missing_jackpot"}
            if name == "_card_twice"
            else set()
        )
        assert made_for <= codes | extra, (name, round_)
        assert codes <= CODES
        seen |= codes
    assert len(seen) >= 14


def test_a_prime_or_progressive_alone_breaks_two_rules() -> None:
    assert problems(one_seat("prime", "Jh 7s 2d", "Ah Kh Qh", prime=5)) == {
        "no_base_wager",
        "prime_without_base",
    }
    assert problems(one_seat("mbs", "Jh 7s 2d", "Ah Kh Qh", progressive=5)) == {
        "no_base_wager",
        "progressive_without_ante",
    }


# --- the table work ------------------------------------------------------------------------------


def test_the_perfect_trace_of_a_round_worked_by_hand() -> None:
    """6CB: collect and tuck, reveal, right to left, takes before pays."""
    round_: Json = {
        "house": "six-card-bonus",
        "dealer": ["Kh", "9s", "9d"],
        "seats": [
            {
                "seat": 2,
                "decision": "fold",
                "wagers": {"ante": 5, "pair_plus": 5, "six_card_bonus": 5},
                "cards": ["9c", "2h", "4s"],
            },
            {"seat": 5, "decision": "fold", "wagers": {"ante": 5}, "cards": ["3c", "5h", "7s"]},
            {
                "seat": 6,
                "decision": "play",
                "wagers": {"ante": 5, "pair_plus": 2},
                "cards": ["6c", "5c", "4d"],
            },
        ],
    }
    trace = perfect(round_)
    assert trace == [
        "collect 2",
        "collect 5",
        "tuck 2",
        "reveal dealer",
        "reveal 6",
        "pay 6 play 5",
        "pay 6 ante 5",
        "pay 6 ante_bonus 5",
        "pay 6 pair_plus 12",
        "clear 6",
        "reveal 2",
        "pay 2 six_card_bonus 25",
        "clear 2",
    ]
    assert permitted(round_, trace)
    assert permitted(round_, perfect(round_, joined=True))
    assert "pay 6 ante 10" in perfect(round_, joined=True)
    assert not permitted(round_, trace[:-1])
    assert not permitted(round_, [*trace[4:], *trace[:4]])


@sampled(8, 100)
@pytest.mark.parametrize("house", HOUSES)
def test_reorderings_are_permitted_and_faults_are_not(house: str, count: int) -> None:
    rng = random.Random(f"oracle {house}")
    kinds: Counter[str] = Counter()
    for _ in range(count):
        round_ = sound_round(rng, house, SAMPLE_PLACARDS)
        sound = table(rng, round_, SAMPLE_PLACARDS)
        assert permitted(round_, sound.trace, SAMPLE_PLACARDS)
        assert permitted(round_, next_permitted(rng, round_, sound.trace), SAMPLE_PLACARDS)
        for fault in every_kind(rng, sound):
            kinds[fault.kind] += 1
            assert fault.where
            assert not permitted(round_, fault.trace, SAMPLE_PLACARDS), fault
    assert len(kinds) >= 15


def test_houses_without_an_order_of_seats_allow_any() -> None:
    rng = random.Random("any order")
    for house, fixed in [
        ("mbs", False),
        ("prime", False),
        ("posted", False),
        ("six-card-bonus", True),
    ]:
        round_ = {
            "house": house,
            "dealer": ["Kh", "9s", "9d"],
            "placard": "plain",
            "seats": [
                {"seat": 1, "decision": "play", "wagers": {"ante": 5}, "cards": ["9c", "2h", "4s"]},
                {"seat": 2, "decision": "play", "wagers": {"ante": 5}, "cards": ["3c", "5h", "7s"]},
            ],
        }
        trace = perfect(round_, SAMPLE_PLACARDS)
        orders = {tuple(reordered(rng, round_, trace)) for _ in range(60)}
        assert (len(orders) == 1) == fixed
        assert all(order_allowed(round_, list(order)) for order in orders)
