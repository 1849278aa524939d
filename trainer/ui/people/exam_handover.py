"""A window that a supervisor hands over: a trainee signs in next, and an exam begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from msgspec import Struct

from trainer.school.people.rights import Account

if TYPE_CHECKING:
    # It loads the school's registry, which a window without a school has no use for.
    from trainer.records.registry.rows.exams import Locked


class Opener(Struct, frozen=True):
    """A supervisor who opens an exam; without a server the PIN locks it."""

    account: Account
    locked: Locked | None = None


@runtime_checkable
class ExamHall(Protocol):
    """The part of the window in which exams are sat."""

    def hold(self) -> None:
        """Show nothing but an exam that waits since the program was killed."""

    def begin_opened(self, exam: str, opener: Callable[[], Opener | None]) -> None:
        """Show the first task of that exam, once somebody opens it."""


class HandedOver(Struct, frozen=True):
    """The exam that ``by``, who has just given a PIN, opens for a trainee who signs in next;
    ``title`` is its name. Until then nothing is recorded."""

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
