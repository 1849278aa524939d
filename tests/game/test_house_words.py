"""A house's own words in sentences of other houses."""

from __future__ import annotations

import pytest

from trainer.game.house_words import HouseWords, PlayerWord, spoken_words
from trainer.game.wagers import Wager


def test_people_have_the_house_s_word_with_a_capital_where_the_other_had_one() -> None:
    words = HouseWords(player=PlayerWord.GUEST)
    assert words.in_calls("Players bet. A player folds.") == "Guests bet. A guest folds."


@pytest.mark.parametrize(
    ("usual", "own"),
    [
        ("With an Ante, a player looks.", "With a Blind, a player looks."),
        ("An Ante of 3", "A Blind of 3"),
        ("a Play wager", "an Extra wager"),
        ("With Play on the cards", "With Extra on the cards"),
        ("Nothing: Play on", "Nothing: Play on"),
        ("a Pair Plus", "a Pair Plus"),
    ],
)
def test_a_wager_s_own_word_has_the_article_that_it_needs(usual: str, own: str) -> None:
    words = spoken_words({Wager.ANTE: "Blind", Wager.PLAY: "Extra"}, HouseWords())
    assert words.put(usual, usual, "en") == own
