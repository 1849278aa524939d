"""The deliveries of a simulated station: by the courier, as any station's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Event
from trainer.records.registry.delivery import Answers, Claims, Head
from trainer.records.registry.registry import Registry
from trainer.records.registry.said import Said
from trainer.school.clock import SYSTEM
from trainer.school.station.courier import Address, Courier


class DemoPost:
    """Delivers one log to a registry that stays open."""

    def __init__(self, registry: Registry, station: str, account: str, path: Path) -> None:
        address = Address(station, account, lambda: _Door(registry))
        self._courier = Courier(path, address, SYSTEM, lambda: 0.0)

    def deliver(self) -> None:
        """Deliver everything that was finished. Raises InputError if it could not."""
        for _ in self._courier.deliver():
            pass
        told = self._courier.told
        if told is None or not told.well:
            why = told.why if told is not None else ""
            raise InputError([Problem((), "not_delivered", why)])


class _Door:
    """A view of the registry that does not close it."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def head(self, chain: str) -> Head | None:
        return self._registry.head(chain)

    def submit(
        self, chain: str, station: str, account: str, events: Sequence[Event], claims: Claims
    ) -> Answers:
        return self._registry.submit(chain, station, account, events, claims)

    def said_to(self, account: str) -> Said:
        return self._registry.said_to(account)

    def own_events(
        self, account: str, known: Mapping[str, int], at_most: int
    ) -> Sequence[FromElsewhere]:
        """Nothing: each trainee of a demo school has one station."""
        return ()

    def close(self) -> None:
        """Nothing to do: its owner closes the registry."""
