"""The folders and files made beside a registry."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.where import Server, Where


@dataclass(frozen=True, slots=True)
class MadeBeside:
    """``server`` is what keeps it; ``before`` the tables' version that was there, empty for none;
    ``roles`` are a server's group roles."""

    where: Where
    server: str
    before: str
    now: str
    roles: tuple[str, ...] = ()

    @property
    def is_new(self) -> bool:
        return not self.before

    @property
    def is_on_server(self) -> bool:
        return isinstance(self.where, Server)
