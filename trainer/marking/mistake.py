"""A trainee's mistake: the due act, the act done, its cost and its rule."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from trainer.dealing.finding import Code
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.wagers import Wager


class Severity(StrEnum):
    """The weight of a mistake, by its consequence. Advice is no mistake of the house's."""

    CRITICAL = "critical"
    SERIOUS = "serious"
    MINOR = "minor"
    ADVICE = "advice"


SAME_MINORS = 3
"""That many of the same minor in one sitting count as a serious mistake."""


class Mistake(Struct, frozen=True):
    """One cause, one mistake.

    ``at`` is the action's index in the trace, None where nothing was done. ``money`` is the
    player's money after the trace less that after a faultless one: above zero the house is short.
    ``covers`` names the wagers of an entry that tells several findings of its cause at once.
    """

    code: Code
    severity: Severity
    seat: int | None
    wager: Wager | None
    at: int | None
    expected: str | None
    got: str | None
    money: Money | None
    source: Source
    why: str
    covers: tuple[Wager, ...] = ()
