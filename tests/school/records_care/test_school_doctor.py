"""What should hold of a school's records, and what breaks it."""

from __future__ import annotations

from trainer.records.flaw import Wrong
from trainer.school.records_care.school_doctor import BY_FLAW


def test_every_flaw_that_a_chain_can_have_breaks_something_that_should_hold() -> None:
    """An event outside its exam is one: the examination knows it, and does not end at it."""
    assert set(Wrong) == set(BY_FLAW)
