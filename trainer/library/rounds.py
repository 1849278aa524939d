"""Round files: YAML or JSON text as a dealt round, its problems with their lines."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.errors import RoundError
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.library import reader


def read_round_file(text: str, name: str, houses: Mapping[str, HouseRules]) -> Round:
    """The round in the text of a file. Raises InputError with every problem, each with its line."""
    document = reader.read_text(text, name, reader.as_value)
    try:
        return read_round(document.value, houses)
    except RoundError as error:
        raise RoundError(document.located(error.problems)) from None
