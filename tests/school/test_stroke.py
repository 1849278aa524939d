"""One gesture over several wagers is one durable write: every act of it, or none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.records.broken import broken_at
from tests.school.tables import DRILL, SIX_CARD, Ticking, open_practice
from trainer.dealing.action import Action
from trainer.library.houses import HouseShelf
from trainer.records.event import Kind
from trainer.records.faults import RecordsFault
from trainer.records.file import RecordsFile
from trainer.school.practice import RECORDS, Practice
from trainer.school.sitting import Sitting

SWEPT = ("take 7 six_card_bonus", "take 6 six_card_bonus", "take 4 six_card_bonus")


def begin(practice: Practice) -> Sitting:
    return practice.start(str(SIX_CARD["house"]), DRILL.name, seed=7)


def sweep(sitting: Sitting, after: Callable[[int], None] = lambda number: None) -> None:
    with sitting.stroke():
        for number, text in enumerate(SWEPT):
            after(number)
            sitting.act(Action.parse(text))


def test_a_sweep_is_committed_once_and_stands_as_single_acts(practice: Practice) -> None:
    sitting = begin(practice)
    commits: list[object] = []
    file = practice._log.file
    assert isinstance(file, RecordsFile)
    event.listen(file._db.engine, "commit", commits.append)
    sweep(sitting)
    assert len(commits) == 1
    told = [each.kind for each in practice._log.of_attempt(sitting.attempt_id)]
    assert told == [Kind.DEALT, *[Kind.ACTED] * len(SWEPT)]
    assert not broken_at(practice._log.events())


@pytest.mark.parametrize("at", range(len(SWEPT)))
def test_a_sweep_that_fails_half_way_leaves_nothing(
    practice: Practice, shelf: HouseShelf, home: Path, clock: Ticking, at: int
) -> None:
    sitting = begin(practice)
    lies = sitting.view

    def fail(number: int) -> None:
        if number == at:
            raise RecordsFault(home / RECORDS, "disk_full", "The disk is full.")

    with pytest.raises(RecordsFault):
        sweep(sitting, fail)
    assert sitting.view == lies
    assert not sitting.acts
    practice.close()
    again = open_practice(shelf, home, clock)
    try:
        resumed = again.resume()
        assert resumed is not None
        assert not resumed.acts
        sweep(resumed)
        assert len(resumed.acts) == len(SWEPT)
    finally:
        again.close()
