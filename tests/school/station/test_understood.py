"""What the school answers is understood: what can never be delivered is put aside by one press."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.records.registry.delivery import Answer, Answered, Answers
from trainer.school.station.outbox import Parcel
from trainer.school.station.understood import Stopped, is_taken


@pytest.mark.parametrize(
    ("why", "never"), [("bad_story", True), ("wrong_clock", True), ("unknown_kind", False)]
)
def test_records_that_are_never_taken_are_put_aside(why: str, never: bool) -> None:
    """A newer school may take what an older one does not know."""
    answers = Answers((Answered(13, Answer.REFUSED),), 12, why)
    with pytest.raises(Stopped, match="13") as stopped:
        is_taken(answers, Parcel(), Path("records.sqlite3"))
    assert stopped.value.status.needs_new_log is never
    assert ("Start new records" in stopped.value.status.why) is never
