"""The cards of a round's redeals, where the house deals a round again."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.generate import with_redeals
from trainer.game.round import Round


def as_dealt(house: House, round_: Round, part: Part, seed: str) -> Round:
    """The round as it is put on the table: with the cards of its redeals, where the house allows
    one, all from the same seed."""
    if part is not Part.WHOLE or not house.redeals or round_.redeal is not None:
        return round_
    return with_redeals(house.rules, round_, seed)
