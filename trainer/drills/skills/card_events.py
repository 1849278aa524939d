"""The skills about cards in words, with the events of a round that show each and its
prerequisites."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.wording import Phrase, phrase


@dataclass(frozen=True, slots=True)
class CardsAsked:
    """One skill in words. No events: it is so common that ordinary rounds show it."""

    words: Phrase
    events: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


READING: Mapping[str, CardsAsked] = {
    "read.pair": CardsAsked(phrase("A pair")),
    "read.high_card": CardsAsked(phrase("A hand of three single cards")),
    "read.straight": CardsAsked(phrase("A straight")),
    "read.flush": CardsAsked(phrase("A flush")),
    "read.three_of_a_kind": CardsAsked(phrase("Three of a kind"), ("three_of_a_kind",)),
    "read.straight_flush": CardsAsked(
        phrase("A straight flush"), ("straight_flush",), ("read.straight", "read.flush")
    ),
    "read.straight.a23": CardsAsked(
        phrase("3-2-A is a straight"), ("ace_low_straight",), ("read.straight",)
    ),
    "read.straight.akq": CardsAsked(
        phrase("A-K-Q is a straight"), ("ace_high_straight_mixed",), ("read.straight",)
    ),
    "read.straight_flush.akq": CardsAsked(
        phrase("A-K-Q of one suit"), ("mini_royal",), ("read.straight_flush",)
    ),
    "read.not_straight.ka2": CardsAsked(
        phrase("2-A-K is no straight"), ("king_ace_two",), ("read.straight.a23",)
    ),
    "read.not_straight.gap": CardsAsked(
        phrase("A run with a gap is no straight"), ("one_gap_run",), ("read.straight",)
    ),
    "read.not_flush.colour": CardsAsked(
        phrase("One colour is not one suit"), ("one_colour_no_flush",), ("read.flush",)
    ),
}
COMPARING: Mapping[str, CardsAsked] = {
    "cmp.plain": CardsAsked(
        phrase("The higher hand where nothing misleads"), (), ("read.high_card", "read.pair")
    ),
    "cmp.high_card.ace": CardsAsked(phrase("An ace against none"), (), ("read.high_card",)),
    "cmp.high_card.second": CardsAsked(
        phrase("The second card decides"), ("same_category_kicker",), ("cmp.high_card.ace",)
    ),
    "cmp.high_card.third": CardsAsked(
        phrase("The third card decides"), ("top_two_equal",), ("cmp.high_card.second",)
    ),
    "cmp.pair.first": CardsAsked(
        phrase("The higher pair wins, whatever is beside it"),
        ("pairs_that_mislead",),
        ("read.pair",),
    ),
    "cmp.pair.kicker": CardsAsked(
        phrase("Equal pairs: the odd card decides"), ("pair_kicker",), ("cmp.pair.first",)
    ),
    "cmp.flush.lower_card": CardsAsked(
        phrase("Two flushes: a lower card decides"), ("flush_kicker",), ("read.flush",)
    ),
    "cmp.straight.a23": CardsAsked(
        phrase("3-2-A against a higher run"),
        ("ace_low_against_straight",),
        ("read.straight.a23",),
    ),
    "cmp.straight_v_flush": CardsAsked(
        phrase("A straight beats a flush"),
        ("straight_against_flush",),
        ("read.straight", "read.flush"),
    ),
    "cmp.three_of_a_kind_v_straight": CardsAsked(
        phrase("Three of a kind beats a straight"),
        ("trips_against_straight",),
        ("read.three_of_a_kind", "read.straight"),
    ),
    "cmp.three_of_a_kind_v_flush": CardsAsked(
        phrase("Three of a kind beats a flush"),
        ("three_of_a_kind",),
        ("read.three_of_a_kind", "read.flush"),
    ),
    "cmp.three_of_a_kind_v_straight_flush": CardsAsked(
        phrase("A straight flush beats three of a kind"),
        ("trips_against_straight_flush",),
        ("read.three_of_a_kind", "read.straight_flush"),
    ),
    "cmp.tie": CardsAsked(phrase("Equal hands"), ("tie",), ("cmp.high_card.third",)),
    "cmp.tie.pair": CardsAsked(
        phrase("Equal pairs with equal odd cards"),
        ("tie_with_pair_plus",),
        ("cmp.tie", "cmp.pair.kicker"),
    ),
    "cmp.tie.flush": CardsAsked(
        phrase("Equal flushes"), ("tie_with_pair_plus",), ("cmp.tie", "cmp.flush.lower_card")
    ),
}
QUALIFYING: Mapping[str, CardsAsked] = {
    "qual.better": CardsAsked(phrase("The dealer plays with a good hand"), (), ("read.pair",)),
    "qual.a_high": CardsAsked(phrase("The dealer has Ace high"), (), ("read.high_card",)),
    "qual.k_high": CardsAsked(phrase("The dealer has King high"), (), ("read.high_card",)),
    "qual.ten_or_lower": CardsAsked(
        phrase("The dealer has Ten high or lower"),
        ("dealer_not_qualified",),
        ("read.high_card",),
    ),
    "qual.q_high": CardsAsked(
        phrase("The dealer has Queen high"), ("dealer_queen_high",), ("qual.k_high",)
    ),
    "qual.j_high": CardsAsked(
        phrase("The dealer has Jack high"), ("dealer_jack_high",), ("qual.ten_or_lower",)
    ),
    "qual.q_low": CardsAsked(
        phrase("The dealer has Q-3-2 to Q-6-3"), ("low_queen_qualifies",), ("qual.q_high",)
    ),
    "qual.low_pair": CardsAsked(
        phrase("The dealer has a pair without a queen"),
        ("low_pair_qualifies",),
        ("qual.better",),
    ),
    "qual.low_flush": CardsAsked(
        phrase("The dealer has a flush without a queen"), (), ("qual.better", "read.flush")
    ),
    "qual.low_straight": CardsAsked(
        phrase("The dealer has a straight without a queen"),
        (),
        ("qual.better", "read.straight"),
    ),
}
BEST_FIVE: Mapping[str, CardsAsked] = {
    "five.less": CardsAsked(
        phrase("Best five of six: two pairs or less"), ("six_card_two_pair",), ("read.pair",)
    ),
    "five.three_of_a_kind": CardsAsked(
        phrase("Best five of six: three of a kind"),
        ("six_card_three_of_a_kind",),
        ("five.less",),
    ),
    "five.straight": CardsAsked(
        phrase("Best five of six: a straight"), ("six_card_straight",), ("read.straight",)
    ),
    "five.straight.wheel": CardsAsked(
        phrase("Best five of six: 5-4-3-2-A"),
        ("six_card_ace_low_straight",),
        ("five.straight",),
    ),
    "five.flush": CardsAsked(
        phrase("Best five of six: a flush"), ("six_card_flush",), ("read.flush",)
    ),
    "five.full_house": CardsAsked(
        phrase("Best five of six: a full house"),
        ("six_card_full_house",),
        ("five.three_of_a_kind",),
    ),
    "five.four_of_a_kind": CardsAsked(
        phrase("Best five of six: four of a kind"),
        ("six_card_four_of_a_kind",),
        ("five.three_of_a_kind",),
    ),
    "five.straight_flush": CardsAsked(
        phrase("Best five of six: a straight flush"),
        ("six_card_straight_flush",),
        ("five.straight", "five.flush"),
    ),
    "five.royal_flush": CardsAsked(
        phrase("Best five of six: a royal flush"),
        ("six_card_royal",),
        ("five.straight_flush",),
    ),
}
