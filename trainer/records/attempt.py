"""One round as the log has it: what was dealt, what was done and when, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from msgspec import Struct

from trainer.records.event import OF_ROUNDS, Event, Kind


class AttemptState(StrEnum):
    """The progress of a round."""

    OPEN = "open"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The round as plain values, and everything that it was dealt from and is marked by.

    It is the ``number``-th ``of`` a sitting. ``seats`` is what the trainee chose, if anything;
    ``repeats`` the attempt whose round, or whose traps, this is; ``part`` how much of it is done;
    ``teaching`` how the school held to its own order where the house mandates none; ``chip_marks``
    whether it looked at how payments were laid; ``zone_min`` how many minutes the trainee's clock
    on the wall was ahead of UTC; ``chosen`` why the program chose the round, where it did; ``exam``
    the sitting of an exam that it belongs to, ``remedial`` what a supervisor assigned it for;
    ``moved_from`` the attempt that was left open at another station and goes on as this one.
    """

    round: dict[str, Any]
    house: str
    edition: str
    fingerprint: str
    drill: str
    seed: int
    mode: str
    feedback: str
    sitting: str
    number: int
    of: int
    program: str
    seats: int | None = None
    repeats: str | None = None
    part: str = "settlement"
    teaching: str = "off"
    chip_marks: str = "off"
    zone_min: int = 0
    chosen: dict[str, Any] | None = None
    exam: str | None = None
    remedial: str | None = None
    moved_from: str | None = None

    @property
    def first_seed(self) -> int:
        """The seed of the sitting's first round."""
        return self.seed - self.number + 1


class Timed(Struct, frozen=True):
    """One act as it was written, with the time since the round was shown. ``chips``: the stacks
    that a payment was laid in, where they are known."""

    action: str
    elapsed_ms: int
    chips: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last act that stood was taken back, so long after the round was shown."""

    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class Interrupted:
    """Something happened to a player's wish: the ``number``-th of the round, of that seat. ``step``
    is what: asked, answered with ``answer``, landed or lapsed; ``said`` the place of its words."""

    number: int
    seat: int
    wish: str
    said: int
    wager: str
    step: str
    answer: str
    elapsed_ms: int


Move = Timed | TakenBack
"""What the trainee did at one moment."""


@dataclass(frozen=True, slots=True)
class AttemptEnded:
    """The event that finished a round or a sitting: its moment, and the time of day."""

    event: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """The evidence of one round. ``acts`` are those that stand; ``undone`` counts the others.

    ``moves`` are all of it as it happened: acts that were taken back too, and their taking back.
    ``ended`` is None until the round is finished. ``interrupted``: what players wanted, each step
    with the number of moves before it.
    """

    id: str
    dealt_at_ms: int
    dealt: Dealt
    acts: tuple[Timed, ...]
    undone: int
    elapsed_ms: int
    state: AttemptState
    moves: tuple[Move, ...] = ()
    ended: AttemptEnded | None = None
    interrupted: tuple[tuple[int, Interrupted], ...] = ()

    @property
    def trace(self) -> tuple[str, ...]:
        return tuple(act.action for act in self.acts)


def replay(events: Iterable[Event]) -> Attempt:
    """The round of these events, all of one attempt in order, without what was said of it later."""
    first, *later = (event for event in events if event.kind in OF_ROUNDS)
    assert first.kind is Kind.DEALT, "a round begins with its deal"
    acts: list[Timed] = []
    moves: list[Move] = []
    undone, elapsed_ms, state = 0, 0, AttemptState.OPEN
    ended: AttemptEnded | None = None
    interrupted: list[tuple[int, Interrupted]] = []
    for event in later:
        facts = event.facts
        elapsed_ms = facts["elapsed_ms"]
        match event.kind:
            case Kind.ACTED:
                acts.append(Timed(facts["action"], elapsed_ms, _stacks(facts)))
                moves.append(acts[-1])
            case Kind.UNDONE:
                acts.pop()
                moves.append(TakenBack(elapsed_ms))
                undone += 1
            case Kind.REASONED:
                pass  # said beside the work: no act of it
            case Kind.INTERRUPTED:
                interrupted.append((len(moves), Interrupted(**facts)))
            case Kind.FINISHED:
                state = AttemptState.FINISHED
                ended = AttemptEnded(event.moment, event.at_ms)
            case Kind.ABANDONED:
                state = AttemptState.ABANDONED
            case _:
                raise AssertionError("a round is dealt once, and nothing is asked in it")
    dealt = Dealt(**first.facts)
    return Attempt(
        id=first.attempt,
        dealt_at_ms=first.at_ms,
        dealt=dealt,
        acts=tuple(acts),
        undone=undone,
        elapsed_ms=elapsed_ms,
        state=state,
        moves=tuple(moves),
        ended=ended,
        interrupted=tuple(interrupted),
    )


def _stacks(facts: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(stack) for stack in facts.get("chips", ()))
