"""The point of each round of the proof, in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularity
from trainer.drills.irregularities.bets import code_words
from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import Combination
from trainer.game.round import Decision
from trainer.game.rules import HouseRules, Situation
from trainer.game.settle import Settlement, settle
from trainer.game.wagers import Wager
from trainer.marking.words import at_seat, capital, money, spot
from trainer.school.workshop.proof import ProofRound
from trainer.wording import phrase, say, say_list, say_phrase

_FOLD = Decision.FOLD.value

_SITUATIONS = {
    Situation.FOLDED: phrase("{wager} of a folded hand"),
    Situation.NOT_QUALIFIED: phrase("{wager} where the dealer does not play"),
    Situation.HIGHER: phrase("{wager} of a higher hand"),
    Situation.LOWER: phrase("{wager} of a lower hand"),
    Situation.TIE: phrase("{wager} of an equal hand"),
}


def key_words(house: House, key: str) -> str:
    """The key of a rule in words: ``Pair Plus: flush``, ``A straight beats a flush``."""
    rules, ruled = house.rules, house.irregularities
    match key.split("."):
        case ["irregularities", name]:
            lines = [each for each in (ruled.lines if ruled is not None else ()) if each.id == name]
            return next((_ruled(each) for each in lines), key)
        case ["begun_anew"]:
            return say("A round that does not count")
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
            return say("What may not stand: {code}", code=code_words(rules, code))
        case ["bets", code, wager]:
            words = say("{name}: {value}", name=code_words(rules, code), value=_name(rules, wager))
            return say("What may not stand: {code}", code=words)
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


def round_name(rules: HouseRules, proof: ProofRound) -> str:
    """The name of a round of the cover: ``Queen high: straight, pair (folded)``."""
    if proof.ruled is not None:
        return proof.ruled.title
    if proof.refused:
        return refused_told(rules, proof)
    came = settled(rules, proof.round_)
    folded = {each["seat"] for each in proof.round_["seats"] if each.get("decision") == _FOLD}
    hands = [
        say("{hand} (folded)", hand=seat.category.words)
        if seat.seat in folded
        else seat.category.words
        for seat in came.seats
    ]
    return say("{dealer}: {hands}", dealer=came.dealer.name, hands=say_list(hands, ""))


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it where it is taken."""
    numbered = (name if n == 1 else f"{name} ({n})" for n in range(1, len(taken) + 2))
    return next(each for each in numbered if each not in taken)


def refused_told(rules: HouseRules, proof: ProofRound) -> str:
    """Why the bets of that round may not stand: ``Refused: Outside the limits``."""
    why = say_list([code_words(rules, each) for each in sorted(proof.refused)])
    return say("Refused: {why}", why=why)


def bets_told(rules: HouseRules, proof: ProofRound) -> tuple[str, ...]:
    """The bets of each seat of such a round: ``Seat 1: Ante $200, Play $200``."""
    rows = [
        (seat["seat"], [f"{_name(rules, wager)} {money(rules, Money.of(stake))}"
                        for wager, stake in seat["wagers"].items()])
        for seat in proof.round_["seats"]
    ]  # fmt: skip
    return tuple(
        say("{name}: {value}", name=capital(at_seat(rules, number)),
            value=say_list(bets, "") or say("none"))
        for number, bets in rows
    )  # fmt: skip


def dealer_told(rules: HouseRules, proof: ProofRound) -> str:
    """The dealer's hand of a round that is settled, and whether it plays."""
    dealer = settled(rules, proof.round_).dealer
    if dealer.qualifies:
        return say("{hand}: the dealer plays", hand=dealer.name)
    return say("{hand}: the dealer does not play", hand=dealer.name)


def settled(rules: HouseRules, round_: Mapping[str, Any]) -> Settlement:
    """The settlement of that round by these rules. Raises RoundError where it may not stand."""
    return settle(rules, read_round({"house": rules.house, **round_}, {rules.house: rules}))


def _ruled(line: Irregularity) -> str:
    return say("{name}: {value}", name=line.heading, value=line.ruling.words)


def _name(rules: HouseRules, wager: str) -> str:
    return spot(rules, Wager(wager))
