"""How late the school heard of a chain's events."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.records.registry.desks import STATION
from trainer.records.declared import plain
from trainer.records.registry.reads import event_rows
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow, EventRow, chains, events


def _heard(registry: Registry, after_ms: Sequence[int]) -> None:
    with registry.transaction() as db:
        db.execute(chains.insert(), plain(ChainRow("a", "tim", STATION, 0)))
        for place, late in enumerate(after_ms, 1):
            at_ms, hash_ = 9_000 * place, bytes([place] * 32)
            row = EventRow("a", place, f"{place}", "r", "acted", at_ms, "{}", b"", hash_, at_ms)
            db.execute(events.insert(), {**plain(row), "received_at_ms": at_ms + late})


def test_what_was_heard_before_it_was_or_long_before_is_no_measure(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    _heard(registry, (20, -5000, 90, 60, 40))
    assert [registry.heard_after_ms("a", place) for place in (2, 4, 5)] == [20, 20, 20]
    monkeypatch.setattr(event_rows, "_NEAR", 1)
    assert [registry.heard_after_ms("a", place) for place in (2, 4, 5)] == [20, 60, 40]
