"""A house's own words in sentences of other houses."""

from __future__ import annotations

from trainer.game.house_words import HouseWords, PlayerWord


def test_people_have_the_house_s_word_with_a_capital_where_the_other_had_one() -> None:
    words = HouseWords(player=PlayerWord.GUEST)
    assert words.in_calls("Players bet. A player folds.") == "Guests bet. A guest folds."
