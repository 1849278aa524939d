"""Every answer to every question of money, against the naive settlement read that way too.

What an answer means is written here from the documents, over the naive functions: no line of the
program and none of its data is in it.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.library.copies import BUNDLED
from tests.oracle import naive_settle as naive
from tests.oracle.naive_settle import Card, Json, card, owner, stake_of
from tests.oracle.program import placards, without_words
from tests.sampled import sampled
from trainer.drills.generate import deal
from trainer.game.notation import read_round
from trainer.game.serialize import round_to_plain, settlement_to_plain
from trainer.game.settle import settle
from trainer.library.cases import Case
from trainer.library.edition import base_of
from trainer.library.readings_file import ReadingGroup

Patched = dict[str, Any]
"""The naive functions and tables that an answer replaces."""


def cards_of(texts: list[str]) -> list[Card]:
    return [card(text) for text in texts]


def against(round_: Json, seat: Json) -> str:
    """How a hand that played stands to the dealer's."""
    dealer, mine = cards_of(round_["dealer"]), cards_of(seat["cards"])
    if not naive.qualifies(dealer):
        return "not_qualified"
    ours, theirs = naive.strength(mine), naive.strength(dealer)
    return "tie" if ours == theirs else "higher" if ours > theirs else "lower"


def bonus_only(results: set[str]) -> Patched:
    """The Ante Bonus is due on these results alone."""
    known = naive._ante_bonus

    def paid(round_: Json, seat: Json, tables: Any) -> list[Json]:
        return known(round_, seat, tables) if against(round_, seat) in results else []

    return {"_ante_bonus": paid}


def a_tie_loses() -> Patched:
    known = naive._ante_and_play

    def settled(seat: Json, dealer: list[Card]) -> list[Json]:
        lines = known(seat, dealer)
        tied = naive.qualifies(dealer) and any(each["result"] == "push" for each in lines)
        return [{**each, "result": "lose"} for each in lines] if tied else lines

    return {"_ante_and_play": settled}


def a_fold_loses_pair_plus(house: str) -> Patched:
    return {"FORFEITED": {**naive.FORFEITED, house: ["ante", "pair_plus"]}}


def ace_high_only() -> Patched:
    known = naive.category

    def named(cards: list[Card]) -> str:
        if sorted(rank for rank, _ in cards) != [2, 3, 14]:
            return known(cards)
        return "flush" if len({suit for _, suit in cards}) == 1 else "high_card"

    return {"category": named}


def no_wheel() -> Patched:
    known = naive.five_card_name

    def named(cards: list[Card]) -> str:
        if sorted(rank for rank, _ in cards) != [2, 3, 4, 5, 14]:
            return known(cards)
        return "flush" if len({suit for _, suit in cards}) == 1 else "less"

    return {"five_card_name": named}


def mini_royal_of_spades() -> Patched:
    def odds(table: dict[str, int], cards: list[Card]) -> int | None:
        royal = naive.is_suited_ace_king_queen(cards) and cards[0][1] == "s"
        if royal and "mini_royal" in table:
            return 50
        return table.get(naive.category(cards))

    return {"_odds_in": odds}


def no_row_for_a_pair() -> Patched:
    table = dict(naive.PAIR_PLUS["six-card-bonus"])
    del table["pair"]
    return {"PAIR_PLUS": {**naive.PAIR_PLUS, "six-card-bonus": table}}


def red_against_black_four() -> Patched:
    def paid(seat: Json, dealer: list[Card]) -> Json:
        mine, stake = cards_of(seat["cards"]), stake_of(seat, "prime")
        if not naive.is_one_colour(mine):
            return naive._line("prime", "lose", stake)
        return naive._at_odds("prime", stake, 4 if naive.is_one_colour(dealer) else 3)

    return {"_prime": paid}


def play_paid_without_a_dealer() -> Patched:
    known = naive._ante_and_play

    def settled(seat: Json, dealer: list[Card]) -> list[Json]:
        if naive.qualifies(dealer) or seat["decision"] == "fold":
            return known(seat, dealer)
        stake = stake_of(seat, "ante")
        return [naive._at_odds("play", stake, 1), naive._at_odds("ante", stake, 1)]

    return {"_ante_and_play": settled}


def stake_in_the_amount() -> Patched:
    known = naive._progressive

    def paid(round_: Json, seat: Json) -> Json:
        line, stake = known(round_, seat), stake_of(seat, "progressive")
        if line["result"] == "lose":
            return line
        paid = naive.cents(line["pays"])
        assert paid is not None
        return naive._line("progressive", "win", stake, max(0, paid - stake))

    return {"_progressive": paid}


def envy(*, own: bool = False, several: bool = True, folded: bool = True) -> Patched:
    def paid(round_: Json, seat: Json) -> list[Json]:
        due = []
        for other in round_["seats"]:
            held = cards_of(other["cards"])
            if not naive.is_suited_ace_king_queen(held) or "ante" not in other["wagers"]:
                continue
            if owner(other) == owner(seat) and not own:
                continue
            if other["decision"] == "fold" and not folded:
                continue
            due.append(250_00 if held[0][1] == "s" else 50_00)
        total = sum(due) if several else max(due, default=0)
        return [naive._line("envy_bonus", "win", None, total)] if due else []

    return {"_envy_bonus": paid}


_PAID = {"not_qualified", "higher"}
ANSWERS: dict[tuple[str, str, str], tuple[Callable[[], Patched], tuple[str, ...]]] = {
    ("mbs", "folded_pair_plus", "lost"): (
        partial(a_fold_loses_pair_plus, "mbs"),
        ("fold_with_live_wager",),
    ),
    ("mbs", "progressive_stake", "yes"): (stake_in_the_amount, ("progressive_win",)),
    ("mbs", "envy_own_hand", "yes"): (partial(envy, own=True), ("envy",)),
    ("mbs", "envy_several", "no"): (partial(envy, several=False), ("envy",)),
    ("mbs", "envy_folded", "no"): (partial(envy, folded=False), ("envy",)),
    ("prime", "red_against_black", "four_to_one"): (
        red_against_black_four,
        ("prime_colours_differ",),
    ),
    ("prime", "play_not_qualified", "paid"): (
        play_paid_without_a_dealer,
        ("dealer_not_qualified",),
    ),
    ("posted", "tie", "lose"): (a_tie_loses, ("tie",)),
    ("posted", "ante_bonus_tied", "no"): (partial(bonus_only, {*_PAID, "lower"}), ("tie",)),
    ("posted", "folded_pair_plus", "lost"): (
        partial(a_fold_loses_pair_plus, "posted"),
        ("fold_with_live_wager",),
    ),
    ("boxes", "tie", "lose"): (a_tie_loses, ("tie",)),
    ("boxes", "ante_bonus_beaten_or_tied", "tie_only"): (
        partial(bonus_only, {*_PAID, "tie"}),
        ("beaten_with_ante_bonus",),
    ),
    ("boxes", "ante_bonus_beaten_or_tied", "neither"): (
        partial(bonus_only, _PAID),
        ("beaten_with_ante_bonus",),
    ),
    ("boxes", "folded_pair_plus", "lost"): (
        partial(a_fold_loses_pair_plus, "boxes"),
        ("fold_with_live_wager",),
    ),
    ("boxes", "ace", "high_only"): (ace_high_only, ("ace_low_straight",)),
    ("six-card-bonus", "ante_bonus_beaten_or_tied", "tie_only"): (
        partial(bonus_only, {*_PAID, "tie"}),
        ("beaten_with_ante_bonus",),
    ),
    ("six-card-bonus", "ante_bonus_beaten_or_tied", "neither"): (
        partial(bonus_only, _PAID),
        ("beaten_with_ante_bonus",),
    ),
    ("six-card-bonus", "mini_royal", "spades"): (mini_royal_of_spades, ("mini_royal",)),
    ("six-card-bonus", "pair_row", "as_printed"): (no_row_for_a_pair, ()),
    ("six-card-bonus", "five_card_wheel", "no"): (no_wheel, ()),
    ("six-card-bonus", "ace", "high_only"): (ace_high_only, ("ace_low_straight",)),
}


def test_every_answer_of_money_has_its_naive_reading() -> None:
    asked = {
        (name, question.id, answer.id)
        for name in BUNDLED.names
        for question in base_of(*BUNDLED.own(name)).readings
        for answer in question.answers
        if question.group is ReadingGroup.PAYMENTS and answer.id != question.taken
    }
    assert asked == ANSWERS.keys()


@sampled(25, 250)
@pytest.mark.parametrize("key", ANSWERS, ids=" ".join)
def test_money_agrees_under_every_answer(
    key: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    house, question, answer = key
    patched, wants = ANSWERS[key]
    rules, base = BUNDLED[house].rules, base_of(*BUNDLED.own(house))
    read = base.under({question: answer}).house.rules
    worked = base.readings.named(question).answer(answer).worked
    rounds = [
        *deal(rules, "readings", count, 7, ()),
        *(deal(rules, "wanted", count, 7, wants) if wants else ()),
        *(
            read_round({"house": house, **each.round_}, {house: read})
            for each in worked
            if isinstance(each, Case) and each.refused is None
        ),
    ]
    told = [json.loads(json.dumps(round_to_plain(each))) for each in rounds]
    usual = [naive.settle(each, placards()) for each in told]
    for name, value in patched().items():
        monkeypatch.setattr(naive, name, value)
    other = [naive.settle(each, placards()) for each in told]
    came = [without_words(settlement_to_plain(house, settle(read, each))) for each in rounds]
    assert came == other
    assert other != usual
