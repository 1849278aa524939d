"""A window that a supervisor hands over: a trainee signs in next, and an exam begins."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.people.account import Account
from trainer.ui.exam.releasing import Opener


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Which exam ``by``, who has just given his PIN, opens for whom once that trainee has signed
    in; ``title`` as people say it. Until then nothing is recorded."""

    exam: str
    title: str
    candidate: Account
    opener: Opener

    @property
    def by(self) -> Account:
        return self.opener.account

    def is_for(self, account: Account | None) -> bool:
        """Whether the exam begins for whoever sits here now."""
        return account is not None and account.id == self.candidate.id
