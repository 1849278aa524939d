"""Hands, calls and acts in words, as a dealer says them."""

from __future__ import annotations

import pytest

from tests.some_houses import house
from trainer.dealing.action import Action
from trainer.game.cards import Rank
from trainer.game.hands import Category
from trainer.marking.words import act, act_done, called, called_title, hand_words


@pytest.mark.parametrize(
    ("category", "rank", "words"),
    [
        (Category.STRAIGHT, Rank.ACE, "an Ace-high straight"),
        (Category.STRAIGHT, Rank.EIGHT, "an Eight-high straight"),
        (Category.STRAIGHT, Rank.KING, "a King-high straight"),
        (Category.FLUSH, Rank.ACE, "an Ace-high flush"),
        (Category.FLUSH, Rank.TEN, "a Ten-high flush"),
        (Category.STRAIGHT_FLUSH, Rank.EIGHT, "an Eight-high straight flush"),
        (Category.STRAIGHT_FLUSH, Rank.QUEEN, "a Queen-high straight flush"),
        (Category.HIGH_CARD, Rank.JACK, "Jack high"),
        (Category.PAIR, Rank.SIX, "a pair of sixes"),
        (Category.THREE_OF_A_KIND, Rank.TWO, "three twos"),
    ],
)
def test_a_hand_is_named_with_its_article(category: Category, rank: Rank, words: str) -> None:
    assert hand_words(category, rank) == words


def test_a_call_is_told_in_a_sentence_and_by_itself() -> None:
    assert called(Action.parse("call dealer high_card")) == "high card"
    assert called_title("high_card") == "High card"
    assert called_title("flush_of_nothing") == "flush of nothing"
    assert called_title(None) == ""


def test_an_act_on_the_dealers_hand_names_the_dealer_and_a_payment_its_amount() -> None:
    rules = house("mbs").rules
    assert act_done(rules, Action.parse("pay 3 ante 25")).startswith("paid $25")
    assert "seat 3" in act_done(rules, Action.parse("reveal 3"))
    assert "seat 0" not in act(rules, Action.parse("reveal dealer"))
    assert act(rules, Action.parse("reveal dealer")) != act(rules, Action.parse("reveal 3"))
