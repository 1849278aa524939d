"""An account of the school."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.records.registry.acts import Role


class AccountState(StrEnum):
    """The state of an account."""

    OPEN = "open"
    CLOSED = "closed"
    ERASED = "erased"


@dataclass(frozen=True, slots=True)
class Account:
    """A person of the school. ``id`` stands in every record; ``name`` and ``login`` in none."""

    id: str
    login: str
    name: str
    role: Role
    standing: AccountState = AccountState.OPEN
    language: str = ""

    @property
    def is_trainee(self) -> bool:
        return self.role is Role.TRAINEE
