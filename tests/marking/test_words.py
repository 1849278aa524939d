"""Hands, calls and acts in words, as a dealer says them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from tests.some_houses import house
from trainer.dealing.action import Action
from trainer.game.cards import Rank
from trainer.game.hands import Category, hand_words
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.misreadings.words import family_words
from trainer.marking.ruling_words import act_words
from trainer.marking.wager_handling import PUSH, TAKE, Done, dones, due_on, pay
from trainer.marking.wager_handling import act as wager_act
from trainer.marking.words import act_done, called, called_title, of_the_trainee, paragraph
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.wording import in_english, say, speak


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


def test_a_wrong_rule_has_a_subject_and_an_unknown_one_none() -> None:
    assert (family_words("PP02"), family_words("XX01")) == ("Pair Plus", "")


def test_a_call_is_told_in_a_sentence_and_by_itself() -> None:
    rules = house("mbs").rules
    assert called(rules, Action.parse("call dealer high_card")) == "high card"
    assert called_title(rules, "high_card") == "High card"
    assert called_title(rules, "flush_of_nothing") == "flush of nothing"
    assert called_title(rules, None) == ""
    own = structs.replace(rules, words=replace(rules.words, own={"high_card": "Nothing"}))
    assert called_title(own, "high_card") == "Nothing"


def test_an_act_on_the_dealers_hand_names_the_dealer_and_a_payment_its_amount() -> None:
    rules = house("mbs").rules
    assert act_done(rules, Action.parse("pay 3 ante 25")).startswith("paid $25")
    assert "seat 3" in act_done(rules, Action.parse("reveal 3"))
    assert "high card" in act_done(rules, Action.parse("call dealer high_card"))
    assert "seat 0" not in act_done(rules, Action.parse("reveal dealer"))
    assert act_done(rules, Action.parse("reveal dealer")) != act_done(
        rules, Action.parse("reveal 3")
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rule void", "Ruled: the round is void"),
        ("rule call_supervisor", "Ruled: call the supervisor"),
        ("rule no_such", "Ruled: no_such"),
        ("return 3 ante", "Return the Ante at seat 3"),
        ("stop game", "Stop the game"),
        ("no_such act", "No such act"),
        ("", ""),
    ],
)
def test_an_act_about_a_misdeal_is_told_as_a_sentence_begins(text: str, words: str) -> None:
    assert act_words(text) == words


def test_several_places_are_told_in_the_house_s_word() -> None:
    assert house("mbs").rules.words.place.numbered(2, 4, 5) == "seats 2, 4 and 5"
    assert house("mbs").rules.words.place.numbered(4) == "seat 4"
    assert house("boxes").rules.words.place.numbered(2, 4) == "boxes 2 and 4"


def test_the_handling_of_a_wager_is_written_and_read_again() -> None:
    ten = Money.parse("10")
    told = {str(each) for each in (PUSH, TAKE, pay(ten), Done(taken=True, paid=ten))}
    assert told == {"push", "take", "pay 10", "take, pay 10"}
    for done in (PUSH, TAKE, pay(ten)):
        assert dones([wager_act(Wager.ANTE, done)]) == {Wager.ANTE: done}


def test_a_line_asks_for_one_act() -> None:
    seat = {"seat": 1, "cards": ["8h", "7c", "6d"], "decision": "play"}
    plain = {"house": "mbs", "seats": [seat | {"wagers": {"ante": 5, "pair_plus": 5}}]}
    asked = {}
    for dealer in ("Jd 9c 4s", "Ad Ac As"):
        round_ = read_round({**plain, "dealer": dealer.split()}, {"mbs": house("mbs").rules})
        (settled,) = settle(house("mbs").rules, round_).seats
        asked[dealer] = [str(due_on(settled.line(each))) for each in (Wager.PLAY, Wager.ANTE)]
    assert asked == {"Jd 9c 4s": ["push", "pay 5"], "Ad Ac As": ["take", "take"]}
    assert due_on(None) == PUSH


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.ENGLISH, "The trainee left a losing Ante. Take it. The trainee paid the Play."),
        (Language.RUSSIAN, "Оставили проигравшую ставку Ante. Заберите её. Выплатили Play."),
        (Language.CHINESE, "学员没有收输掉的 Ante。应收走。学员赔了 Play。"),
    ],
)
def test_a_supervisor_is_told_what_the_trainee_did(language: Language, told: str) -> None:
    with in_english():
        if language is not Language.ENGLISH:
            speak(catalogue(language), language=language.value)
        ante = say("You left a losing {wager}.", wager="Ante")
        text = paragraph(ante, say("Take it."), say("You paid the {wager}.", wager="Play"))
        assert of_the_trainee(text) == told
