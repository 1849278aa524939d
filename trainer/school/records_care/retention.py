"""The retention of closed accounts, and the accounts past it."""

from __future__ import annotations

from trainer.records.registry.reads.event_rows import closed_at
from trainer.records.registry.registry import Registry

MONTHS = (0, 6, 12, 24, 36, 60)
MONTH_MS = 30 * 86_400_000


def expired(registry: Registry, months: int, now_ms: int) -> tuple[str, ...]:
    """The accounts that were closed more than so many months ago and still are; none for 0. The
    time is when the school heard of the closing."""
    if not months:
        return ()
    last = registry.ask(closed_at)
    closed = [each for each in registry.people() if each.state == "closed"]
    return tuple(
        each.account
        for each in closed
        if each.account in last and now_ms - last[each.account] > months * MONTH_MS
    )
