"""Lists to choose one value from, high enough for a finger."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.ui.row_table import DropDown
from trainer.ui.table_test.fingers import for_fingers


def drop_down(name: str, spoken: str) -> DropDown:
    """An empty list of that name."""
    made = DropDown()
    made.setObjectName(name)
    made.setAccessibleName(spoken)
    for_fingers(made)
    return made


def filled(choice: DropDown, values: Sequence[tuple[str, str]]) -> None:
    """These values can be chosen, each with its words."""
    choice.clear()
    for value, text in values:
        choice.addItem(text, value)


def choose(choice: DropDown, value: object) -> None:
    """That value is chosen, where there is one like it."""
    at = choice.findData(value)
    if at >= 0:
        choice.setCurrentIndex(at)
