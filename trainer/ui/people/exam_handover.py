"""A window that a supervisor hands over: a trainee signs in next, and an exam begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from trainer.school.people.account import Account

if TYPE_CHECKING:
    # It loads the school's registry, which a window without a school has no use for.
    from trainer.records.registry.locked import Locked


@dataclass(frozen=True, slots=True)
class Opener:
    """A supervisor who opens an exam, and what his PIN locks it with where there is no server."""

    account: Account
    locked: Locked | None = None


@runtime_checkable
class ExamHall(Protocol):
    """The part of the window in which exams are sat."""

    def hold(self) -> None:
        """Nothing but an exam that waits after the program was killed is in sight."""

    def begin_opened(self, exam: str, opener: Callable[[], Opener | None]) -> None:
        """The first task of that exam is on the screen, where somebody opens it."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """The exam that ``by``, who has just given his PIN, opens for a trainee who signs in next;
    ``title`` as people say it. Until then nothing is recorded."""

    exam: str
    title: str
    candidate: Account
    opener: Opener

    @property
    def by(self) -> Account:
        return self.opener.account

    def is_for(self, account: Account | None) -> bool:
        """True if the exam begins for the person here now."""
        return account is not None and account.id == self.candidate.id
