"""The queue of skills that come back with new cards after a mistake.

A skill that went wrong comes back two rounds later; after a right answer four rounds later, then
eight. A wrong answer starts again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

GAPS = (2, 4, 8)
# Only the latest come back in the session: what failed before them is due tomorrow anyway.
MOST = 12

Seen = Mapping[str, bool]
"""The skills that a round asked for, and whether each was right there every time."""


class Returning(Struct, frozen=True):
    """A skill that comes back, at the round of that number or later, for its ``turn``."""

    skill: str
    failed_at: int
    at: int
    turn: int = 0

    def again(self, now: int) -> Returning | None:
        """Its next return, after a right answer in round ``now``; None after the last."""
        if now < self.at:
            return self
        turn = self.turn + 1
        if turn >= len(GAPS):
            return None
        return Returning(self.skill, self.failed_at, now + GAPS[turn], turn)


class Queue(Struct, frozen=True):
    """The skills that come back, and the number of rounds so far."""

    rounds: int = 0
    returning: tuple[Returning, ...] = ()

    def after(self, seen: Seen) -> Queue:
        """The queue after one more round."""
        now = self.rounds + 1
        kept = (_kept(each, seen, now) for each in self.returning)
        failed = (
            Returning(skill, now, now + GAPS[0]) for skill, right in seen.items() if not right
        )
        returning = sorted((*filter(None, kept), *failed), key=lambda each: each.failed_at)
        return Queue(now, tuple(returning[-MOST:]))

    @property
    def ready(self) -> tuple[Returning, ...]:
        """The skills that may come back in the next round, the longest waiting first."""
        due = [each for each in self.returning if each.at <= self.rounds + 1]
        return tuple(sorted(due, key=lambda each: each.at))


EMPTY = Queue()


def queue_after(rounds: Iterable[Seen]) -> Queue:
    """The queue after these rounds, the oldest first."""
    queue = EMPTY
    for seen in rounds:
        queue = queue.after(seen)
    return queue


def _kept(each: Returning, seen: Seen, now: int) -> Returning | None:
    if each.skill not in seen:
        return each
    return each.again(now) if seen[each.skill] else None
