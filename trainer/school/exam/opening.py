"""What the supervisor's side hands to the station where an exam is sat."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.errors import InputError, Problem
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class Opening:
    """One sitting that a supervisor has opened: ``blueprint`` as the records keep it, ``seed``
    drawn by the school, ``by`` the account that opened it."""

    sitting: str
    exam: str
    account: str
    blueprint: str
    seed: int
    by: str


class ExamRefused(InputError):
    """An exam that cannot be opened, gone on with or signed now, in words for people."""

    def __init__(self, why: str) -> None:
        super().__init__([Problem((), "exam_refused", why)])


def one_is_under_way() -> ExamRefused:
    return ExamRefused(
        say("An exam is under way here. It is gone on with, or discontinued, first.")
    )


def nothing_to_go_on_with() -> ExamRefused:
    return ExamRefused(say("No exam is under way here."))
