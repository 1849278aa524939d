"""The findings of a check as facts, one for each cause."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from trainer.dealing.action import Action
from trainer.dealing.procedure import MisdealRule, Step
from trainer.dealing.script import Script
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.settle import Line
from trainer.game.wagers import Wager


class Code(StrEnum):
    """The kinds of mistake."""

    MISSING = "missing"
    UNEXPECTED = "unexpected"
    WRONG_AMOUNT = "wrong_amount"
    WRONG_RESULT = "wrong_result"
    WRONG_CALL = "wrong_call"
    OUT_OF_ORDER = "out_of_order"
    BAD_ACTION = "bad_action"


class Act(Struct, frozen=True):
    """One line of the trace: its index, its text, and its action if it can be read."""

    at: int
    text: str
    action: Action


class Finding(Struct, frozen=True):
    """One departure from the script.

    ``money`` is the player's money after the trace less that after a faultless one. ``due`` is the
    step concerned, ``line`` what its wager is owed, ``bonus`` what is owed with it. For
    ``out_of_order``, ``rival`` is the step on the wrong side of it, ``moved`` all the steps that
    moved together, and ``acts`` the acts that are on the wrong sides of one another.

    ``stopped`` is the rule by which the round is stopped, and ``cards`` how many lie there or are
    seen; ``grave`` an order that may not be broken; ``in_doubt`` that another reading of the
    document would have it so; ``whole_duty`` that nothing of it was done, at ``seats``.
    """

    code: Code
    source: Source
    seat: int | None = None
    wager: Wager | None = None
    at: int | None = None
    expected: str | None = None
    got: str | None = None
    money: Money | None = None
    due: Step | None = None
    line: Line | None = None
    bonus: Line | None = None
    rival: Step | None = None
    due_first: bool = True
    moved: tuple[Step, ...] = ()
    put_right: bool = False
    again: bool = False
    reason: str = ""
    acts: tuple[int, ...] = ()
    stopped: MisdealRule | None = None
    cards: int = 0
    grave: bool = False
    in_doubt: bool = False
    seats: tuple[int, ...] = ()
    whole_duty: bool = False


class Verdict(Struct, frozen=True, eq=False):
    """Everything that checking found; ``done`` maps each step to the act that did it. One is equal
    to itself alone, so that what is read from it can be kept."""

    script: Script
    trace: tuple[str, ...]
    findings: tuple[Finding, ...]
    done: Mapping[int, int]
