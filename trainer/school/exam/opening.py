"""The order that the supervisor's side hands to the station of an exam."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.errors import InputError, Problem
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class Opening:
    """One sitting that a supervisor has opened: ``blueprint`` as the records keep it, ``seed`` of
    its first task alone, ``by`` the account that opened it; ``alone``: without a server."""

    sitting: str
    exam: str
    account: str
    blueprint: str
    seed: int
    by: str
    alone: bool = False


class ExamRefused(InputError):
    """An exam that cannot be opened, gone on with or signed now, in words for people."""

    def __init__(self, why: str) -> None:
        super().__init__([Problem((), "exam_refused", why)])


class ExamStuck(ExamRefused):
    """An exam under way that can never go on: it can only be discontinued."""


def one_is_under_way() -> ExamRefused:
    return ExamRefused(say("An exam is under way here. Resume or discontinue it first."))


def nothing_to_go_on_with() -> ExamRefused:
    return ExamRefused(say("No exam is under way here."))


def school_is_away() -> ExamRefused:
    return ExamRefused(
        say("The school is out of reach, so the PIN cannot be checked. Try again later.")
    )
