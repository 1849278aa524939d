"""A window that a supervisor hands over: a trainee signs in next, and an exam begins."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.people.account import Account

HOLDS_MS = 10 * 60_000
"""So long the trainee may take to sign in."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Which exam ``by`` opens for whom, once that trainee has signed in; ``title`` as people say
    it. Until then nothing is recorded."""

    exam: str
    title: str
    candidate: str
    login: str
    name: str
    by: Account
    until_ms: int

    def holds(self, account: Account | None, now_ms: int) -> bool:
        """Whether the exam begins for whoever sits here now."""
        return account is not None and account.id == self.candidate and now_ms <= self.until_ms
