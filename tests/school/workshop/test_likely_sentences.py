"""The sentence that most likely gives a rule is found by the words that they share."""

from __future__ import annotations

from pathlib import Path

from tests.some_houses import shelf
from trainer.school.workshop.drafts import Workshop, put_document
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.likely_sentences import likely_sentence

DOCUMENT = """
1. The dealer qualifies with Jack high or better.
2. A player who folds loses the Ante at once.
3. After the last decision the dealer turns over his cards and announces his hand.
4. If both hands are equal, the Ante and the Play bet stand off.

Pair Plus
Straight flush 40 to 1
Three of a kind 25 to 1
Straight 6 to 1
Flush 4 to 1
Pair 1 to 1
"""


def test_each_rule_has_the_sentence_that_gives_it(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    put_document(draft, DOCUMENT)
    found = {
        each.key: likely_sentence(draft, each)
        for tab in (WorkshopTab.RULES, WorkshopTab.PROCEDURE)
        for each in sections(draft, tab)
    }
    assert found["qualifies"] == "RIVER 1"
    assert found["outcome.tie"] == "RIVER 4"
    assert found["step.call_dealer"] == "RIVER 3", "announced is called"
    assert found["pair_plus"] == "RIVER Pair Plus ¶1"
    assert found["step.clear"] == "", "no sentence is about it"


SPOKEN = """1. Nobody plays with the cards of another player, who folds or plays a hand.
2. The cards of a player who folds are collected at once. A hand is dealt to each place.
3. Where the two hands are exactly equal, the Ante and the Play push.
4. All hands are equal before the law, and each equal hand is a hand of equals.
5. The dealer turns the dealer's three cards face up and calls the hand.
"""


def test_a_sentence_that_says_the_rule_is_before_one_with_its_words(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "spoken", "Spoken", "SP")
    put_document(draft, SPOKEN)
    found = {
        each.key: likely_sentence(draft, each)
        for tab in (WorkshopTab.RULES, WorkshopTab.PROCEDURE)
        for each in sections(draft, tab)
    }
    assert found["step.collect"] == "SP 2"
    assert found["outcome.tie"] == "SP 3"
    assert found["step.call_dealer"] == "SP 5"


def test_without_a_document_no_sentence_is_likely(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    assert {likely_sentence(draft, each) for each in sections(draft, WorkshopTab.RULES)} == {""}
