"""Hands as they are called: by category, or by category and rank."""

from __future__ import annotations

import pytest

from trainer.game.cards import Rank
from trainer.game.hand_call import BadHand, SpokenHand
from trainer.game.hands import all_hands
from trainer.library.houses import load_houses

RANKING = load_houses()["mbs"].rules.ranking


@pytest.mark.parametrize(
    "word",
    ["queen_high", "pair_of_fives", "pair_of_sixes", "three_kings", "nine_high_flush",
     "ace_high_straight", "three_high_straight_flush", "straight", "high_card"],
)  # fmt: skip
def test_a_call_prints_as_it_is_read(word: str) -> None:
    assert str(SpokenHand.parse(word)) == word


@pytest.mark.parametrize("word", ["queen", "pair_of_five", "high", "king_high_pair", "stand_off"])
def test_anything_else_names_no_hand(word: str) -> None:
    with pytest.raises(BadHand):
        SpokenHand.parse(word)


def test_every_hand_has_one_true_name_with_its_rank() -> None:
    """All 22,100 hands: the name fits, and none of another rank does."""
    for cards in all_hands()[::7]:
        strength = RANKING.strength(cards)
        rank = RANKING.rank(strength)
        spoken = SpokenHand(RANKING.category(strength), rank)
        assert spoken.words == RANKING.name(strength)
        assert SpokenHand.parse(str(spoken)).fits(RANKING, strength)
        other = SpokenHand(spoken.category, Rank(16 - rank))
        assert other.fits(RANKING, strength) is (other == spoken)
