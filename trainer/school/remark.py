"""The remarks on an attempt, by the trainee and by supervisors, in order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from trainer.marking.mistake import Severity
from trainer.records.registry.said import Override, Said
from trainer.wording import Phrase, phrase, say, say_phrase


class RemarkSort(Enum):
    """The kind of a remark."""

    ASKED = "asked"
    COMMENT = "comment"
    OVERRIDE = "override"


class AMistake(Struct, frozen=True):
    """A mistake of a round by its number, kind, seat and wager; seat 0 and no wager for neither. An
    old override without these two has None."""

    number: int
    code: str
    seat: int | None
    wager: str | None

    def fits(self, other: AMistake) -> bool:
        """True if both name the same mistake."""
        if (self.number, self.code) != (other.number, other.code):
            return False
        return self.seat is None or (self.seat, self.wager) == (other.seat, other.wager)


class Remark(Struct, frozen=True):
    """One remark: on mistake ``number``, or with 0 on the whole.

    ``who`` is empty for the trainee himself. ``change`` tells the old and the new mark of an
    override; ``to`` is its word in the records. ``answered``: for a request, whether somebody
    answered it, and ``seen`` whether anybody can. ``about`` is the mistake that an override was
    made on, ``gone`` whether that no longer exists: then it changes nothing.
    """

    sort: RemarkSort
    id: str
    number: int
    who: str
    at_ms: int
    text: str
    change: str = ""
    to: str = ""
    answered: bool = False
    seen: bool = True
    about: AMistake | None = None
    gone: bool = False


def remarks(said: Said, attempt: str) -> tuple[Remark, ...]:
    """All remarks on that attempt, the oldest first."""
    found = [
        *(
            Remark(RemarkSort.ASKED, each.event, each.number, "", each.at_ms, each.text,
                   answered=each.answered_by is not None, seen=bool(each.seen))
            for each in said.requests
            if each.attempt == attempt
        ),
        *(
            Remark(RemarkSort.COMMENT, each.event, each.number, each.by_name, each.at_ms, each.text)
            for each in said.comments
            if each.attempt == attempt
        ),
        *(
            Remark(RemarkSort.OVERRIDE, each.event, each.number, each.by_name, each.at_ms,
                   each.reason, change=change_words(each.was, each.to_), to=each.to_,
                   about=_about(each))
            for each in said.overrides
            if each.attempt == attempt
        ),
    ]  # fmt: skip
    order, before = list(RemarkSort), _answered_at(said)
    return tuple(
        sorted(
            found,
            key=lambda each: (
                min(each.at_ms, before.get(each.id, each.at_ms)),
                order.index(each.sort),
                each.id,
            ),
        )
    )


def held_against(said: Iterable[Remark], there: Collection[AMistake]) -> tuple[Remark, ...]:
    """The remarks beside the round's present mistakes."""
    # An override of a vanished mistake becomes a remark on the whole, because its number may
    # be another mistake's by now.
    return tuple(_held_against(each, there) for each in said)


def _held_against(remark: Remark, there: Collection[AMistake]) -> Remark:
    about = remark.about
    if about is None or any(about.fits(each) for each in there):
        return remark
    change = say(
        "{change}. Not in effect: the round was marked again without this mistake.",
        change=remark.change,
    )
    return replace(remark, number=0, change=change, gone=True)


def _about(each: Override) -> AMistake | None:
    """The mistake of a round; results and answers of a sitting have no kind."""
    return AMistake(each.number, each.code, each.seat, each.wager) if each.code else None


def _answered_at(said: Said) -> Mapping[str, int]:
    """The time of the answer to each request."""
    # A request is placed before its answer even if the station's clock was ahead of the
    # school's.
    at = {each.event: each.at_ms for each in said.comments}
    at |= {each.event: each.at_ms for each in said.overrides}
    answered = ((each.event, each.answered_by) for each in said.requests)
    return {request: at[by] for request, by in answered if by is not None and by in at}


WORDS: Mapping[str, Phrase] = {
    "none": phrase("no mistake"),
    "advice": phrase("advice"),
    "minor": phrase("minor"),
    "serious": phrase("serious"),
    "critical": phrase("critical"),
    "passed": phrase("passed"),
    "failed": phrase("not passed"),
    "void": phrase("void"),
    "right": phrase("right"),
    "wrong": phrase("wrong"),
}
"""What a mark is, and what it is set to, as people say it."""

BACK = "marked"
"""What an override is set to that takes an earlier one back."""


def mark_words(mark: str) -> str:
    """``no mistake`` for ``none``."""
    return say_phrase(WORDS[mark]) if mark in WORDS else mark


def change_words(was: str, to: str) -> str:
    """``Marked critical, now minor``."""
    if to == BACK:
        return say("As it was marked again: {mark}", mark=mark_words(was))
    return say("Marked: {mark}. Now: {now}", mark=mark_words(was), now=mark_words(to))


def override_words(to: str, name: str, reason: str) -> str:
    """``Changed to no mistake by K. Lindqvist: The chips lay there.``"""
    mark = say("as it was marked") if to == BACK else mark_words(to)
    return say("Changed to {to} by {name}: {reason}", to=mark, name=name, reason=reason)


def in_force(said: tuple[Remark, ...], number: int) -> str | None:
    """The override in force of that number; None if its mark stands. The latest in the school's own
    order counts, as in its sums, whatever a supervisor's clock said."""
    overrides = (each for each in said if each.sort is RemarkSort.OVERRIDE and not each.gone)
    made = [each for each in overrides if each.number == number]
    last = max(made, key=lambda each: each.id, default=None)
    return last.to if last is not None and last.to != BACK else None


def severity_in_force(marked: Severity, said: tuple[Remark, ...], number: int) -> Severity | None:
    """The severity of that mistake as it counts now; None if a supervisor said that it is none."""
    to = in_force(said, number)
    if to is None:
        return marked
    return None if to == "none" else Severity(to)
