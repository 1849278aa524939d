"""A wager settled in a pass of its own, at a house that settles from the left."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from trainer.dealing.action import Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Direction
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.marking.mark import mark_round
from trainer.marking.mistake import Severity


def from_the_left(house: House) -> House:
    procedure = house.procedure
    turned = (
        structs.replace(each, direction=Direction.LEFT_TO_RIGHT)
        if each.direction is Direction.RIGHT_TO_LEFT
        else each
        for each in procedure.seat_order
    )
    return replace(house, procedure=structs.replace(procedure, seat_order=tuple(turned)))


def with_the_bonus_last(house: House, round_: Round) -> list[str]:
    """Its acts without fault, but the 6 Card Bonus of all seats comes after all other wagers, and
    then the cards."""
    acts = faultless(script_for(house, round_, settle(house.rules, round_)))
    own = [act for act in acts if act.wager is Wager.SIX_CARD_BONUS]
    cards = [act for act in acts if act.verb is Verb.CLEAR]
    rest = [act for act in acts if act not in own and act not in cards]
    return [str(act) for act in (*rest, *own, *cards)]


def test_it_goes_in_the_houses_own_turn() -> None:
    """Such a pass is a slip by reading and nothing worse, whichever side the house begins at."""
    houses = load_houses()
    for house in (houses["six-card-bonus"], from_the_left(houses["six-card-bonus"])):
        for round_ in deal(house.rules, 11, 12, 5, ()):
            marking = mark_round(house, round_, with_the_bonus_last(house, round_))
            assert {each.severity for each in marking.mistakes} <= {Severity.MINOR}
            assert marking.score.passed
