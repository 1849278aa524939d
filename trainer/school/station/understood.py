"""The school's answers, understood: go on, go back, or stop and say why."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import assert_never

from trainer.records.reading import Reader
from trainer.records.registry.delivery import Answer, Answers
from trainer.records.registry.delivery import Head as SchoolHead
from trainer.school.station.delivery_status import State, Status
from trainer.school.station.outbox import Head, Parcel, is_here
from trainer.wording import Phrase, phrase, say_phrase

_LOST = phrase(
    "The school's server keeps asking for event {place}. Nothing is lost. Run `trainer doctor` on "
    "the school's records."
)
_PARTED = phrase(
    "These records and the school's differ from event {place} on. They were used in two places, or "
    "restored from an older copy. Nothing is lost. Choose Start new records in Settings. In a "
    "terminal: `trainer school deliver --new-log`."
)
_MISREAD = phrase(
    "The school's server reads event {place} differently. Nothing is lost. Use one version of the "
    "program here and at the school. `trainer verify {file}` checks the records here."
)
_REFUSED = phrase(
    "The school refused event {place} ({why}). Nothing is lost. Use one version of the program "
    "here and at the school. `trainer verify {file}` checks the records here."
)
# Refusals with a remedy of their own.
_WHY: Mapping[str, Phrase] = {
    "not_signed_in_here": phrase(
        "The school has no sign-in of yours from this station. Nothing is lost. Sign out and in "
        "again while the school can be reached."
    ),
    "too_much_today": phrase(
        "The school accepts no more today. Nothing is lost. The rest follows tomorrow."
    ),
    "wrong_clock": phrase(
        "This machine's clock was wrong at event {place}. Nothing is lost. Set the clock, then "
        "choose Start new records in Settings. In a terminal: `trainer school deliver --new-log`."
    ),
    "bad_story": phrase(
        "Event {place} of these records does not follow from those before. The school refused it. "
        "Nothing is lost. Choose Start new records in Settings. In a terminal: `trainer school "
        "deliver --new-log`."
    ),
}
_NEED_NEW_LOG = ("wrong_clock", "bad_story")


class Stopped(Exception):
    """Somebody has to see to it before anything more is delivered. Nothing is lost."""

    def __init__(self, status: Status) -> None:
        super().__init__(status.why)
        self.status = status

    @classmethod
    def because(cls, said: Phrase, *, needs_new_log: bool = False, **facts: object) -> Stopped:
        why = say_phrase(said, **facts)
        return cls(Status(State.STOPPED, why=why, needs_new_log=needs_new_log))

    @classmethod
    def lost(cls, place: int) -> Stopped:
        """The school does not keep what it is given."""
        return cls.because(_LOST, place=place)


def is_ours(reader: Reader, known: SchoolHead) -> Head:
    """Up to where the school has this log. Raises Stopped where that is not an event of it."""
    if known.erased:
        raise Stopped(Status(State.ERASED))
    head = Head(known.place, known.hash)
    if not is_here(reader, head):
        raise parted(known.place)
    return head


def is_taken(answers: Answers, parcel: Parcel, path: Path) -> bool:
    """True if the school has the whole parcel now; False if it has to be asked for its place.
    Raises Stopped for what a person has to see to."""
    last = answers.events[-1]
    match last.answer:
        case Answer.STORED | Answer.DUPLICATE:
            return len(answers.events) == len(parcel.events)
        case Answer.GAP:
            return False
        case Answer.ERASED:
            raise Stopped(Status(State.ERASED))
        case Answer.BAD_HASH:
            raise Stopped.because(_MISREAD, place=last.place, file=path)
        case Answer.CONFLICT:
            raise parted(last.place)
        case Answer.REFUSED:
            why, said = answers.why, _WHY.get(answers.why, _REFUSED)
            facts = {"place": last.place, "why": why, "file": path}
            raise Stopped.because(said, needs_new_log=why in _NEED_NEW_LOG, **facts)
    assert_never(last.answer)


def parted(place: int) -> Stopped:
    """The school has another event there: the records were used in two places."""
    return Stopped.because(_PARTED, needs_new_log=True, place=place)
