"""Records looked over while they are in use: nothing damaged is found only when it is needed.

``verified`` says all that is wrong, and where; this is its first question, asked in passing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from trainer.records.event import BEFORE_ALL
from trainer.records.faults import DAMAGED, PAGES_DAMAGED, RecordsFault
from trainer.records.reading import Reader, reading
from trainer.records.shape import page_flaws

AT_A_TIME = 200
"""Events between two rests: a millisecond's work."""


def look_over(path: Path, rest: Callable[[], None]) -> None:
    """Raises RecordsFault where any event or any page of that file is not as it was written.

    It calls ``rest`` between some hundred events, so that a thread may do it beside a window.
    """
    try:
        _look_once(path, rest)
    except RecordsFault:  # Whoever opens the file just then may move pages.
        _look_once(path, rest)


def _look_once(path: Path, rest: Callable[[], None]) -> None:
    with reading(path) as reader:
        if not _chain_holds(reader, rest):
            raise RecordsFault(path, *DAMAGED)
        if any(page_flaws(reader.asked)):
            raise RecordsFault(path, *PAGES_DAMAGED)


def _chain_holds(reader: Reader, rest: Callable[[], None]) -> bool:
    """True if every event is sound and follows the one before it. False where any cannot be read,
    too."""
    before, place = BEFORE_ALL, 0
    try:
        while rows := reader.rows_after(place, AT_A_TIME):
            for row in rows:
                place += 1
                if row.place != place or row.before != before or not row.sound:
                    return False
                before = row.hash
            rest()
    except DatabaseError:
        return False
    return True
