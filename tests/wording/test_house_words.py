"""A house's own words in every sentence of the program, in its three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.some_houses import shelf
from tests.wording.texts import texts
from trainer.game.hands import Category
from trainer.game.house_words import HAND_CALLS, HouseWords, PlayerWord, spoken_words
from trainer.game.wagers import STAKED, Wager
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.wording import say, say_count, speak, speaking_of

OWN = {
    Wager.PLAY: "Raise",
    Wager.ANTE: "Stake",
    Wager.PAIR_PLUS: "Twins",
    Wager.SIX_CARD_BONUS: "Six",
    Wager.PRIME: "Colours",
    Wager.PROGRESSIVE: "Jackpot bet",
}
HANDS = {each: f"z{each.replace('_', '')}" for each in HAND_CALLS}
CALLS = {"place_your_bets": "Faites vos jeux", "no_more_bets": "Rien ne va plus"}
WORDS = HouseWords(player=PlayerWord.GUEST, own={"ante_bonus": "Extra", **HANDS, **CALLS})
SPOKEN = spoken_words(OWN, WORDS)

WAGERS = "|".join(each.usual for each in (*STAKED, Wager.ANTE_BONUS) if each is not Wager.PLAY)
PLAY = r"Play(?!s\b| on\b| \(| commences)"
USUAL = re.compile(rf"(?<![A-Za-z{{])(?:{WAGERS}|{PLAY})(?![A-Za-z])")
PEOPLE = re.compile(r"(?<!\{)\b(?:player|gambler)s?\b", re.IGNORECASE)
SAID = re.compile(r"place your bets|no more bets", re.IGNORECASE)
HAND = re.compile(
    r"(?<!royal )(?<!two )(?<!\{)\b(?:straight|flush|three of a kind|pair|high card)\b",
    re.IGNORECASE,
)
DOUBLED = re.compile(r"Jackpot bet Jackpot|Faites vos jeux, please|(?<![A-Za-z{])stand-offs?\b")
"""What is left beside a word of the house where a sentence said more than the usual one."""
NAMED_BY_THE_HOUSE = {"Player", "Gambler", "players", "gamblers", "player", "Play"}
NAMED_BY_THE_HOUSE |= {shelf()["mbs"].rules.summary}
"""What is said where a house has just that word, and the button of a film."""


@pytest.fixture(params=[None, Language.RUSSIAN, Language.CHINESE], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    chosen = request.param
    speak(catalogue(chosen) if chosen else None, language=chosen.value if chosen else "en")
    yield chosen.value if chosen else "en"
    speak(None)


def _told() -> Iterator[str]:
    for text in texts().values():
        if text.source not in NAMED_BY_THE_HOUSE:
            yield say(text.source)


def test_no_sentence_says_the_usual_word_where_the_house_has_its_own(language: str) -> None:
    with speaking_of(SPOKEN):
        told = [*_told()]
    assert len(told) > 3000
    found = [each for each in told if USUAL.search(each) or DOUBLED.search(each)]
    if language == "en":
        found += [each for each in told for usual in (PEOPLE, SAID, HAND) if usual.search(each)]
    assert not found


def test_the_places_of_a_sentence_stay_as_they_are() -> None:
    """Names and clauses are values, and a sentence has the same places in every house's words."""
    places = re.compile(r"\{[^{}]*\}")
    for text in texts().values():
        usual = say(text.source)
        with speaking_of(SPOKEN):
            assert places.findall(say(text.source)) == places.findall(usual), usual


def test_words_alone_are_the_houses_in_each_language_that_it_gives(language: str) -> None:
    given = HouseWords(own=HANDS, translated={"ru": {"straight": "Лесенка"}})
    with speaking_of(spoken_words({}, given)):
        told = Category.STRAIGHT.heading, Category.FLUSH.words
    assert told == ("Лесенка" if language == "ru" else "Zstraight", "zflush")
    with speaking_of(SPOKEN):
        assert Wager.ANTE.words == "Stake"
        assert Wager.ANTE_BONUS.words == "Extra"
        assert say_count("{count} Ante", "{count} Antes", count=2).endswith("2 Stakes")
    assert Wager.ANTE.words == "Ante"


def test_a_hand_written_with_a_capital_has_it_where_the_usual_word_has(language: str) -> None:
    """Straight flush, three of a kind, One pair, No pair: the author wrote them as on a form."""
    given = HouseWords(own={"pair": "One pair", "straight": "Top Run"})
    with speaking_of(spoken_words({}, given)):
        assert (Category.PAIR.words, Category.PAIR.heading) == ("one pair", "One pair")
        assert Category.STRAIGHT.words == "Top Run"
        if language == "en":
            assert say("A hand is a pair.") == "A hand is one pair."


def test_a_house_that_calls_one_wager_as_others_call_another_is_understood() -> None:
    swapped = spoken_words({Wager.PLAY: "Raise", Wager.ANTE: "Play"}, HouseWords())
    with speaking_of(swapped):
        assert "Play" in say("Ante and Play")
        assert "Raise" in say("Ante and Play")
        assert say("Play on") == say("Play on")
