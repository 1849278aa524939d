"""The school's answers, understood: go on, go back, or stop and say why."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from trainer.records.reading import Reader
from trainer.records.registry.delivery import Answer, Answers
from trainer.records.registry.delivery import Head as SchoolHead
from trainer.school.station.delivery_status import State, Status
from trainer.school.station.outbox import Head, Parcel, is_here
from trainer.wording import say


class Stopped(Exception):
    """Somebody has to see to it before anything more is delivered. Nothing is lost."""

    def __init__(self, status: Status) -> None:
        super().__init__(status.why)
        self.status = status

    @classmethod
    def because(cls, why: str, *, needs_new_log: bool = False) -> Stopped:
        return cls(Status(State.STOPPED, why=why, needs_new_log=needs_new_log))

    @classmethod
    def lost(cls, place: int) -> Stopped:
        """The school does not keep what it is given."""
        return cls.because(
            say(
                "The school's server keeps asking for event {place}. Nothing is lost. Run "
                "`trainer doctor` on the school's records.",
                place=place,
            )
        )


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
            raise _misread(path, last.place)
        case Answer.CONFLICT:
            raise parted(last.place)
        case Answer.REFUSED:
            raise _refused(path, last.place, answers.why)
    assert_never(last.answer)


def parted(place: int) -> Stopped:
    """The school has another event there."""
    # The records were used in two places.
    return Stopped.because(
        say(
            "These records and the school's differ from event {place} on. They were used in two "
            "places, or restored from an older copy. Nothing is lost. Choose Start new records "
            "in Settings. In a terminal: `trainer school deliver --new-log`.",
            place=place,
        ),
        needs_new_log=True,
    )


def _refused(path: Path, place: int, why: str) -> Stopped:
    """The school takes no such event."""
    if why == "not_signed_in_here":
        return Stopped.because(
            say(
                "The school has no sign-in of yours from this station. Nothing is lost. Sign "
                "out and in again while the school can be reached."
            )
        )
    if why == "too_much_today":
        return Stopped.because(
            say("The school accepts no more today. Nothing is lost. The rest follows tomorrow.")
        )
    if why == "wrong_clock":
        return Stopped.because(
            say(
                "This machine's clock was wrong at event {place}. Nothing is lost. Set the "
                "clock, then choose Start new records in Settings. In a terminal: `trainer "
                "school deliver --new-log`.",
                place=place,
            ),
            needs_new_log=True,
        )
    if why == "bad_story":
        return Stopped.because(
            say(
                "Event {place} of these records does not follow from those before. The school "
                "refused it. Nothing is lost. Choose Start new records in Settings. In a "
                "terminal: `trainer school deliver --new-log`.",
                place=place,
            ),
            needs_new_log=True,
        )
    return Stopped.because(
        say(
            "The school refused event {place} ({why}). Nothing is lost. Use one version of the "
            "program here and at the school. `trainer verify {file}` checks the records here.",
            place=place,
            why=why,
            file=path,
        )
    )


def _misread(path: Path, place: int) -> Stopped:
    return Stopped.because(
        say(
            "The school's server reads event {place} differently. Nothing is lost. Use one "
            "version of the program here and at the school. `trainer verify {file}` checks the "
            "records here.",
            place=place,
            file=path,
        )
    )
