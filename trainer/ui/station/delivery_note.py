"""The state of the delivery, as the side bar says it: nothing if all is well."""

from __future__ import annotations

from trainer.school.station.delivery_status import State, Told, in_words
from trainer.wording import say, say_count


def note(told: Told | None) -> str:
    """A line for the side bar; the page of settings says the rest."""
    if told is None or not told.waiting or told.state in (State.DELIVERED, State.ERASED):
        return ""
    if told.state is State.WAITING:
        return in_words(told)
    return say_count(
        "{count} round waits and cannot be delivered: see the settings.",
        "{count} rounds wait and cannot be delivered: see the settings.",
        count=told.waiting,
    )


def line(told: Told | None, school: str) -> str:
    """A line for the page of settings, with what to do where there is something to do."""
    if told is None:
        return say("Your work here is delivered to the school ({school}).", school=school)
    return in_words(told)
