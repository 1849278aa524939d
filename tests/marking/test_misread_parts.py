"""What the parts of wrong rules do to a house's rules, each by an example."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec import structs
from msgspec.structs import replace

from tests.marking.some_trainees import misread
from tests.some_houses import house
from trainer.game.best_five import FiveCategory, worth
from trainer.game.cards import DECK, Card
from trainer.game.demands import AnyOf
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.notation import read_round
from trainer.game.pay import Award, Combination, Source
from trainer.game.rules import BetRule, HouseRules
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.belief_words import belief_words, is_about_money, pattern_id, truth_words
from trainer.marking.exposures import WagerAct
from trainer.marking.misreadings.ante import _from_pair_plus
from trainer.marking.misreadings.arithmetic import _first_digits, _for_one, _tenfold, _tenth
from trainer.marking.misreadings.misreading import AtSeat, Change, OnWager, Rules
from trainer.marking.misreadings.rule_changes import (
    award,
    hanging,
    paid,
    renamed,
    side,
    swapped,
    without,
)
from trainer.marking.misreadings.side_wagers import (
    PAIR_PLUS_RULES,
    PRIME_RULES,
    SIX_CARD,
    _category,
)
from trainer.marking.misreadings.words import words_of
from trainer.marking.wager_handling import PUSH, TAKE, Done, at_spot, dones, pay

MBS, PRIME, SIX = (house(name).rules for name in ("mbs", "prime", "six-card-bonus"))
MBS_BONUS = hanging(MBS.ante_bonus.table)
TRIPS, STRAIGHT, FLUSH = (
    Combination.THREE_OF_A_KIND,
    Combination.STRAIGHT,
    Combination.FLUSH,
)


def believed(change: Change, rules: HouseRules) -> HouseRules:
    assert isinstance(change, Rules)
    return change.believed(rules)


def pays(rules: HouseRules, wager: Wager, hand: Combination) -> Award | None:
    known = rules.side(wager)
    assert known is not None
    return award(hanging(known.table), hand)


def test_a_changed_row_leaves_all_other_rows_and_wagers_as_they_are() -> None:
    changed = believed(paid(Wager.PAIR_PLUS, swapped(FLUSH, STRAIGHT)), MBS)
    assert pays(changed, Wager.PAIR_PLUS, FLUSH) == pays(MBS, Wager.PAIR_PLUS, STRAIGHT)
    assert pays(changed, Wager.PAIR_PLUS, STRAIGHT) == pays(MBS, Wager.PAIR_PLUS, FLUSH)
    assert pays(changed, Wager.PAIR_PLUS, TRIPS) == pays(MBS, Wager.PAIR_PLUS, TRIPS)
    others = [each for each in MBS.sides if each.wager is not Wager.PAIR_PLUS]
    assert [each for each in changed.sides if each.wager is not Wager.PAIR_PLUS] == others


def test_a_row_left_out_is_gone_and_no_other() -> None:
    gone = believed(paid(Wager.PAIR_PLUS, without(FLUSH)), MBS)
    assert pays(gone, Wager.PAIR_PLUS, FLUSH) is None
    assert pays(gone, Wager.PAIR_PLUS, STRAIGHT) == pays(MBS, Wager.PAIR_PLUS, STRAIGHT)


def test_a_row_taken_for_another_hand_pays_that_one() -> None:
    changed = believed(renamed(Wager.PAIR_PLUS, FLUSH, Combination.PAIR), MBS)
    assert pays(changed, Wager.PAIR_PLUS, FLUSH) is None
    assert pays(changed, Wager.PAIR_PLUS, STRAIGHT) == pays(MBS, Wager.PAIR_PLUS, STRAIGHT)


def test_only_the_named_side_wager_is_changed() -> None:
    changed = side(
        Wager.PAIR_PLUS, lambda each: replace(each, folded=replace(each.folded, forfeits=True))
    )
    for each, before in zip(believed(changed, MBS).sides, MBS.sides, strict=True):
        assert (each == before) is (each.wager is not Wager.PAIR_PLUS)


def test_two_pair_is_believed_to_pay_as_three_of_a_kind() -> None:
    """SC07; the Six Card Bonus has no row for two pair."""
    changed = believed(SIX_CARD["SC07"].change, SIX)
    assert pays(SIX, Wager.SIX_CARD_BONUS, Combination.TWO_PAIR) is None
    three = pays(SIX, Wager.SIX_CARD_BONUS, TRIPS)
    assert three is not None
    assert pays(changed, Wager.SIX_CARD_BONUS, Combination.TWO_PAIR) == three


def test_prime_is_believed_to_pay_the_higher_row_always_or_both_rows() -> None:
    """PM02 and PM04."""
    hands = (Combination.ONE_COLOUR, Combination.SIX_ONE_COLOUR)
    one, six = (pays(PRIME, Wager.PRIME, hand) for hand in hands)
    assert one != six
    higher = believed(PRIME_RULES["PM02"].change, PRIME)
    assert [pays(higher, Wager.PRIME, hand) for hand in hands] == [six, six]
    both = believed(PRIME_RULES["PM04"].change, PRIME)
    assert isinstance(one, Odds)
    assert isinstance(six, Odds)
    added = Odds(one.num * six.den + six.num * one.den, one.den * six.den)
    assert [pays(both, Wager.PRIME, hand) for hand in hands] == [one, added]


def test_both_rows_are_added_whatever_their_odds_are_over() -> None:
    """PM04: 3 to 2 and 5 to 4 come to 11 to 4."""
    odds = {Combination.ONE_COLOUR: Odds(3, 2), Combination.SIX_ONE_COLOUR: Odds(5, 4)}
    over = believed(paid(Wager.PRIME, lambda row, _: odds.get(row.hand, row.award)), PRIME)
    both = pays(believed(PRIME_RULES["PM04"].change, over), Wager.PRIME, Combination.SIX_ONE_COLOUR)
    assert isinstance(both, Odds)
    assert both.ratio == Odds(11, 4).ratio


def test_hands_each_of_one_colour_are_believed_to_pay_as_six_of_one() -> None:
    """PM05: its row stands above all others, of which none is changed."""
    prime, changed = PRIME.side(Wager.PRIME), believed(PRIME_RULES["PM05"].change, PRIME)
    wrong = changed.side(Wager.PRIME)
    assert prime is not None
    assert wrong is not None
    first, *others = hanging(wrong.table).rows
    six = award(hanging(prime.table), Combination.SIX_ONE_COLOUR)
    assert (first.hand, first.award) == (Combination.EACH_ONE_COLOUR, six)
    kept = [row for row in hanging(prime.table).rows if row.hand is not first.hand]
    assert others == kept


def test_two_colours_pay_no_more_where_the_rows_are_equal_or_none_is_higher() -> None:
    """PM05."""
    alike = believed(PRIME_RULES["PM03"].change, PRIME)
    hands = (Combination.ONE_COLOUR, Combination.SIX_ONE_COLOUR)
    assert [pays(alike, Wager.PRIME, hand) for hand in hands] == [
        pays(PRIME, Wager.PRIME, hands[0])
    ] * 2
    alone = believed(paid(Wager.PRIME, without(Combination.SIX_ONE_COLOUR)), PRIME)
    for rules in (alike, alone):
        assert believed(PRIME_RULES["PM05"].change, rules) == rules


def test_only_a_pair_row_that_corrects_a_misprint_is_read_as_printed() -> None:
    """PP14; 6CB Pay Tables: the last row is read as a pair."""
    pair_plus = SIX.side(Wager.PAIR_PLUS)
    assert pair_plus is not None
    table = hanging(pair_plus.table)
    rows = (
        replace(
            row, source=replace(row.source, reading="" if row.hand is Combination.PAIR else "R")
        )
        for row in table.rows
    )
    read_elsewhere = believed(
        side(Wager.PAIR_PLUS, lambda each: replace(each, table=replace(table, rows=(*rows,)))), SIX
    )
    as_printed = PAIR_PLUS_RULES["PP14"].change
    assert believed(as_printed, read_elsewhere) == read_elsewhere
    assert believed(as_printed, SIX) != SIX


def test_pair_plus_stands_alone_only_where_no_rule_asks_for_another_wager() -> None:
    """PP16."""
    alone = PAIR_PLUS_RULES["PP16"].change
    ante_first = BetRule("ante", AnyOf((Wager.ANTE,)), Source("a rule"))
    assert isinstance(alone, OnWager)
    assert alone.offered(MBS)
    assert not alone.offered(replace(MBS, bets=(*MBS.bets, ante_first)))


@pytest.mark.parametrize(
    ("believed", "odds", "wrong"),
    [
        (_for_one, Odds(3, 2), "2.50"),
        (_for_one, Odds(1, 1), None),
        (_first_digits, Odds(10, 1), "5"),
        (_first_digits, Odds(9, 1), None),
        (_tenfold, Odds(20, 1), "1000"),
        (_tenth, Odds(20, 1), "10"),
        (_tenth, Odds(19, 1), None),
    ],
)
def test_an_amount_is_misreckoned_from_the_odds_only_where_it_can_be(
    believed: Callable[[AtSeat, Line, Odds], Money | None], odds: Odds, wrong: str | None
) -> None:
    """A stake of 5."""
    seat = {"seat": 1, "cards": ["5h", "5c", "3s"], "wagers": {"pair_plus": 5}}
    plain = {"house": "mbs", "dealer": ["Kh", "7s", "2d"], "seats": [seat]}
    dealt = misread("mbs").look(read_round(plain, {"mbs": MBS}))
    line = dealt.seats[0].settled.line(Wager.PAIR_PLUS)
    assert line is not None
    paid_so = structs.replace(line, pays=odds.pays(Money(500)))
    assert believed(dealt.seats[0], paid_so, odds) == (
        None if wrong is None else Money.parse(wrong)
    )


ROYAL = tuple(map(Card.parse, ("Th", "Jh", "Qh", "Kh", "Ah")))


def test_a_hand_of_five_has_the_category_that_the_rules_give_it() -> None:
    """An independent reckoning, on hands at random and on one of every rare kind."""
    chance = random.Random(20)
    hands = [tuple(chance.sample(DECK, 5)) for _ in range(1500)]
    hands += [ROYAL, *(tuple(each for each in DECK if each.suit is s)[:5] for s in {ROYAL[0].suit})]
    named = list(reversed(FiveCategory))
    for hand in hands:
        assert _category(hand) is named[worth(hand)[0]], hand
    assert _category(ROYAL) is FiveCategory.ROYAL_FLUSH
    wheel = tuple(map(Card.parse, ("Ah", "2h", "3h", "4h", "5h")))
    nine = tuple(map(Card.parse, ("5c", "6c", "7c", "8c", "9c")))
    assert _category(wheel) is _category(nine) is FiveCategory.STRAIGHT_FLUSH
    broken = tuple(map(Card.parse, ("5c", "6c", "7c", "8c", "9d")))
    assert _category(broken) is FiveCategory.STRAIGHT


def test_a_belief_and_the_truth_are_told_of_payments_of_habits_and_of_rulings() -> None:
    for belief in ("PP02", "SQ05", "IR04"):
        assert belief_words(belief) != truth_words(belief)
        assert belief not in truth_words(belief) + belief_words(belief)
    assert truth_words("SQ05") == "The dealer's hand is revealed first"
    assert truth_words("IR04") == "A round that does not count pays nothing"
    shared = belief_words(pattern_id(0b10001))
    assert shared == "Often wrong: against Queen high, when the dealer does not qualify"
    assert (belief_words("of a later version"), truth_words("of a later version")) == (
        "of a later version",
        "",
    )


def test_beliefs_about_money_are_told_from_habits() -> None:
    assert is_about_money("SC07")
    assert is_about_money("AB01.prime")
    assert not is_about_money("no_such_belief")


TEN, FIVE = pay(Money(1000)), pay(Money(500))


@pytest.mark.parametrize(
    ("done", "due", "act"),
    [
        (TAKE, TAKE, WagerAct.RIGHT),
        (TEN, TEN, WagerAct.RIGHT),
        (PUSH, TAKE, WagerAct.LEFT),
        (PUSH, TEN, WagerAct.LEFT),
        (TAKE, PUSH, WagerAct.TAKEN),
        (TAKE, TEN, WagerAct.TAKEN),
        (TEN, TAKE, WagerAct.PAID),
        (TEN, PUSH, WagerAct.PAID),
        (TEN, FIVE, WagerAct.OVERPAID),
        (FIVE, TEN, WagerAct.UNDERPAID),
    ],
)
def test_an_act_is_named_by_what_was_due(done: Done, due: Done, act: WagerAct) -> None:
    assert WagerAct.of(done, due) is act


def test_an_ante_and_its_bonus_are_one_spot() -> None:
    given = dones(["pay ante 10", "pay ante_bonus 40", "take play", "leave pair_plus"])
    assert at_spot(given, Wager.ANTE) == Done(False, Money(5000))
    assert at_spot(given, Wager.PLAY) == Done(True, NOTHING)
    both = dones(["take ante", "pay ante_bonus 40"])
    assert at_spot(both, Wager.ANTE) == Done(True, Money(4000))
    assert at_spot(given, Wager.PAIR_PLUS) == Done(False, NOTHING)


def test_a_bonus_by_the_table_of_pair_plus_pays_what_that_pays() -> None:
    pair_plus = MBS.side(Wager.PAIR_PLUS)
    assert pair_plus is not None
    there, bonus = hanging(pair_plus.table), hanging(_from_pair_plus(MBS).ante_bonus.table)
    assert award(bonus, STRAIGHT) == award(there, STRAIGHT) != award(MBS_BONUS, STRAIGHT)
    alone = replace(MBS, sides=tuple(each for each in MBS.sides if each is not pair_plus))
    assert _from_pair_plus(alone) is alone


def test_the_neighbour_whose_stake_is_taken_is_the_next_above_or_else_below() -> None:
    """AR07."""
    seats = [
        {"seat": seat, "cards": cards.split(), "wagers": {"ante": ante}, "decision": "play"}
        for seat, cards, ante in ((1, "9h 9c 4d", 5), (3, "8h 8c 4s", 10), (6, "7h 7c 5s", 25))
    ]
    plain = {"house": "mbs", "dealer": ["Kh", "6s", "2d"], "seats": seats}
    round_ = read_round(plain, {"mbs": MBS})
    seen = misread("mbs")
    believed = next(each for each in seen.offered() if each.id == "AR07")
    predicted = seen.look(round_).predicted(believed)
    paid = {seat: str(predicted[seat, Wager.PLAY].paid) for seat in (1, 3, 6)}
    assert paid == {1: "10", 3: "25", 6: "10"}


def test_a_table_of_another_house_is_named_by_its_title_or_its_id() -> None:
    assert "Prime Trips" in words_of("PP01.prime", "Prime Trips")[0]
    assert "prime" in words_of("PP01.prime")[0]
