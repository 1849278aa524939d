"""The state of one trainee's deliveries, as values and in a sentence."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from trainer.marking.words import paragraph
from trainer.school.words.date_words import clock
from trainer.wording import say, say_count


class State(StrEnum):
    """``WAITING``: the school's server gave no answer, and is asked again. ``REFUSED``: it gave
    one that somebody has to see to, and is asked again. ``STOPPED``: nothing more is delivered
    until somebody has seen to it. ``ERASED``: the school has erased these records. ``DELIVERING``:
    all that can be seen is delivered, but something was written a moment ago, and a commit may not
    be visible yet."""

    DELIVERED = "delivered"
    DELIVERING = "delivering"
    WAITING = "waiting"
    REFUSED = "refused"
    STOPPED = "stopped"
    ERASED = "erased"


class Status(Struct, frozen=True):
    """The state of a delivery, and the count of finished rounds and sittings that still wait.
    ``since_ms`` is when it began to be so, by the clock on the wall; ``why`` says what is wrong and
    what to do. ``needs_new_log``: these records can never be delivered on."""

    state: State
    waiting: int = 0
    since_ms: int | None = None
    why: str = ""
    needs_new_log: bool = False

    @property
    def well(self) -> bool:
        return self.state in (State.DELIVERED, State.DELIVERING)

    def alike(self, other: Status | None) -> bool:
        """True if only the count of the waiting differs."""
        return other is not None and replace(self, waiting=0) == replace(other, waiting=0)


ALL_DELIVERED = Status(State.DELIVERED)
DELIVERING = Status(State.DELIVERING)


def in_words(status: Status, zone: tzinfo | None = None) -> str:
    """``12 rounds wait: the school's server does not answer since 14:05.``"""
    return paragraph(*what_and_why(status, zone))


def what_and_why(status: Status, zone: tzinfo | None = None) -> tuple[str, str]:
    """The state in one sentence, and what is wrong and what to do, where something is."""
    match status.state:
        case State.DELIVERED:
            return say("Everything is delivered to the school."), ""
        case State.DELIVERING:
            return say("Delivering to the school."), ""
        case State.ERASED:
            return say("The school has erased these records; nothing more is delivered."), ""
        case State.WAITING:
            return _waiting(status), _since(status, zone)
        case State.REFUSED | State.STOPPED:
            return _waiting(status), status.why


def _waiting(status: Status) -> str:
    if not status.waiting:
        stopped = status.state is State.STOPPED
        return say("Delivery has stopped.") if stopped else say("Nothing waits to be delivered.")
    return say_count(
        "{count} round waits to be delivered.",
        "{count} rounds wait to be delivered.",
        count=status.waiting,
    )


def _since(status: Status, zone: tzinfo | None) -> str:
    if status.since_ms is None:
        return say("The school's server does not answer.")
    at = datetime.fromtimestamp(status.since_ms / 1000, UTC).astimezone(zone)
    return say("The school's server has not answered since {time}.", time=clock(at))
