"""The point of each round of the proof, in words."""

from __future__ import annotations

from typing import assert_never

from trainer.game.hands import Category
from trainer.game.notation import read_round
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.school.workshop.proof import ProofRound
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
            return say('The reading "{question}"', question=question.replace("_", " "))
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


def dealer_told(rules: HouseRules, proof: ProofRound) -> str:
    """The dealer's hand of a round that is settled, and whether it plays."""
    dealt = read_round({"house": rules.house, **proof.round_}, {rules.house: rules})
    dealer = settle(rules, dealt).dealer
    if dealer.qualifies:
        return say("{hand}: the dealer plays", hand=dealer.name)
    return say("{hand}: the dealer does not play", hand=dealer.name)


def hands_told(rules: HouseRules, proof: ProofRound) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each hand of a round that is settled, and the fate of each of its wagers."""
    dealt = read_round({"house": rules.house, **proof.round_}, {rules.house: rules})
    return tuple(
        (
            say("{place}: {hand}", place=str(seat.seat), hand=seat.name),
            tuple(_line_told(rules, line) for line in seat.lines),
        )
        for seat in settle(rules, dealt).seats
    )


def _line_told(rules: HouseRules, line: Line) -> str:
    match line.result:
        case Result.WIN:
            fate = say("pays {amount}", amount=f"{rules.currency}{line.pays}")
        case Result.PUSH:
            fate = say("pushes")
        case Result.LOSE:
            fate = say("lost")
        case _ as never:
            assert_never(never)
    return f"{_name(rules, line.wager.value)}: {fate}"


def _name(rules: HouseRules, wager: str) -> str:
    found = Wager(wager)
    return rules.spots.get(found, found.words)
