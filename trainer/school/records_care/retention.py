"""The time for which the data of a closed account is kept, and the accounts whose time is over."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.reads.act_rows import closed_at
from trainer.records.registry.registry import Registry

MONTHS = (0, 6, 12, 24, 36, 60)
MONTH_MS = 30 * 86_400_000


@dataclass(frozen=True, slots=True)
class Expired:
    """An account that was closed that long ago."""

    account: str
    name: str
    closed_ms: int


def expired(registry: Registry, months: int, now_ms: int) -> tuple[Expired, ...]:
    """The accounts that were closed before so many months and still are; nobody for 0. The time is
    that at which the school heard of it."""
    if not months:
        return ()
    with registry.reading() as db:
        last = closed_at(db)
    closed = [each for each in registry.people() if each.state == "closed"]
    return tuple(
        Expired(each.account, each.name or "", last[each.account])
        for each in closed
        if each.account in last and now_ms - last[each.account] > months * MONTH_MS
    )
