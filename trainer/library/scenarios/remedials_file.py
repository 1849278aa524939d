"""remedials.yaml: the conditions that clear a remedial."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from trainer import assets
from trainer.library.formats import reader
from trainer.library.formats.shape import Field, Record, Whole

REMEDIALS_FILE = "remedials.yaml"


class RemedialRule(Struct, frozen=True):
    """The number of rounds, or sittings of a quick drill, in a row without an error that clear a
    remedial, and the days until it is due."""

    rounds_in_a_row: int
    sittings_in_a_row: int
    due_in_days: int


PASS_RULE: Record[RemedialRule] = Record(
    "file of remedials",
    {
        "rounds_in_a_row": Field(Whole(1, 20), about="rounds in a row without an error"),
        "sittings_in_a_row": Field(Whole(1, 20), about="sittings in a row without a wrong answer"),
        "due_in_days": Field(Whole(1, 365), about="days from when it is assigned"),
    },
    lambda parts: RemedialRule(**parts),
)


def read_pass_rule(path: Path) -> RemedialRule:
    """The rule of the file. Raises InputError with every problem."""
    return reader.read_file(path).shaped(PASS_RULE)


@cache
def bundled_pass_rule() -> RemedialRule:
    """The rule that comes with the program."""
    return read_pass_rule(assets.folder("resources") / REMEDIALS_FILE)
