"""A house's directions around the table, as its author may choose them: each has a script, or the
house is refused with what cannot be kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from msgspec import structs

from trainer.dealing.house import House
from trainer.dealing.procedure import Direction
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.errors import InputError
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.marking.mark import mark_round


def ways(house: House) -> list[House]:
    """The house with each choice of its directions."""
    orders = house.procedure.seat_order
    return [
        replace(house, procedure=structs.replace(house.procedure, seat_order=tuple(turned)))
        for chosen in product(Direction, repeat=len(orders))
        for turned in [
            [structs.replace(o, direction=d) for o, d in zip(orders, chosen, strict=True)]
        ]
    ]


def refusal(house: House) -> str | None:
    """What cannot be kept; else None, and the script's own acts are without fault."""
    round_ = next(iter(deal(house.rules, 3, 1, 5, ())))
    try:
        script = script_for(house, round_, settle(house.rules, round_))
    except InputError as error:
        return str(error)
    trace = [str(act) for act in faultless(script)]
    assert mark_round(house, round_, trace).mistakes == ()
    return None


def test_every_choice_of_directions_is_dealt_without_fault_or_refused_with_the_steps() -> None:
    told = [refusal(each) for house in load_houses().values() for each in ways(house)]
    refused = [each for each in told if each is not None]
    assert (len(told), len(refused)) == (44, 24)
    assert all("no order of these steps keeps every rule" in each for each in refused)
