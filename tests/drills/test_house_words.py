"""The house's own words in questions, skills and refused bets, where it says other ones."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tests.some_houses import house
from trainer.drills.irregularities.bets import code_words
from trainer.drills.questions import comparing, flash
from trainer.drills.questions.question import ask
from trainer.drills.skills.pay_skills import game_skills
from trainer.drills.stream import Stream
from trainer.game.house_words import PlayerWord
from trainer.game.wagers import Wager
from trainer.wording import speaking_of

PRIME = house("prime").rules
RAISED = structs.replace(
    PRIME,
    spots={**PRIME.spots, Wager.PLAY: "Raise"},
    words=replace(PRIME.words, player=PlayerWord.GUEST),
)


def test_a_wager_is_named_as_on_the_layout() -> None:
    told = [skill.words for skill in game_skills(RAISED)]
    assert "Equal hands: Ante and Raise" in told
    assert not [each for each in told if "Play" in each]
    assert code_words(RAISED, "play_not_equal_ante") == "Raise not equal to Ante"


def test_questions_say_the_house_s_word_for_people() -> None:
    with speaking_of(RAISED.spoken):
        compared = next(iter(comparing.comparing_skills(RAISED).values()))(Stream("words"))
    assert [hand.caption for hand in compared.hands] == ["Guest", "Dealer"]
    assert compared.choices[0].words == "The guest's hand"
    paid = ask(flash.flash_skills(RAISED), "words", ["pay.pair_plus.pair"])
    assert paid.hands[0].caption == "Guest"
