"""What a round of the proof proves, in words."""

from __future__ import annotations

from trainer.game.hands import Category
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_phrase

_SITUATIONS = {
    Situation.FOLDED: phrase("{wager} of a folded hand"),
    Situation.NOT_QUALIFIED: phrase("{wager} where the dealer does not play"),
    Situation.HIGHER: phrase("{wager} of a higher hand"),
    Situation.LOWER: phrase("{wager} of a lower hand"),
    Situation.TIE: phrase("{wager} of an equal hand"),
}


def key_words(rules: HouseRules, key: str) -> str:
    """The key of a rule in words: ``Pair Plus: flush``, ``A straight beats a flush``."""
    match key.split("."):
        case ["hands", better, "over", worse]:
            return say(
                "{better} beats {worse}",
                better=Category(better).heading,
                worse=Category(worse).words,
            )
        case ["dealer_qualifies", "lowest"]:
            return say("The lowest hand with which the dealer plays")
        case ["dealer_qualifies", _]:
            return say("The best hand with which the dealer does not play")
        case ["bets", code]:
            return say("What may not stand: {code}", code=code.replace("_", " "))
        case ["reading", question, *_]:
            return say("The reading “{question}”", question=question.replace("_", " "))
        case [wager, "pays", hand]:
            return f"{_name(rules, wager)}: {Combination(hand).words}"
        case [wager, "loses"]:
            return say("{wager} that loses", wager=_name(rules, wager))
        case [wager, "due", situation]:
            return say_phrase(_SITUATIONS[Situation(situation)], wager=_name(rules, wager))
        case [wager, situation]:
            return say_phrase(_SITUATIONS[Situation(situation)], wager=_name(rules, wager))
        case _:
            return key


def _name(rules: HouseRules, wager: str) -> str:
    found = Wager(wager)
    return rules.spots.get(found, found.words)
