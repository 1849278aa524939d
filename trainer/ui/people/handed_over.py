"""A window that a supervisor hands over: a trainee signs in next, and an exam begins."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.people.account import Account
from trainer.ui.exam.releasing import Opener


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
