"""Remarks on how the chips of payments were laid, if a drill or the trainee asks for them.

They are never mistakes by the house's rules, and change neither score nor amounts.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import pairwise
from typing import assert_never

from msgspec import Struct

from trainer.dealing.action import Action, Verb
from trainer.drills.drill_options import ChipMarks
from trainer.game.chips import Stack, Stacks, fewest
from trainer.game.money import Money, total
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.marking.words import money, spot
from trainer.school.debrief.debrief import DebriefAct, HandlingShown
from trainer.wording import say, say_count

_SEVERITY = {ChipMarks.ADVICE: Severity.ADVICE, ChipMarks.MINOR: Severity.MINOR}


class _Payment(Struct, frozen=True):
    """One payment of known chips, with the chips of the stake that it was laid beside."""

    rules: HouseRules
    action: Action
    laid: Stacks
    stake: Stack


def chip_remarks(
    rules: HouseRules, round_: Round, acts: Iterable[DebriefAct], marks: ChipMarks
) -> tuple[HandlingShown, ...]:
    """The remarks on untidy payments, in the order they were made; none if marks are off.

    A payment whose amount was typed has no chips to speak of.
    """
    if marks is ChipMarks.OFF:
        return ()
    found = []
    for act in acts:
        if act.action is not None and act.action.verb is Verb.PAY and act.chips:
            payment = _Payment(rules, act.action, act.chips, _stake(rules, round_, act.action))
            kinds = untidy(payment.laid, payment.stake, rules.chips)
            found += [_remark(payment, kind, marks) for kind in kinds]
    return tuple(found)


def _stake(rules: HouseRules, round_: Round, action: Action) -> Stack:
    """The chips that the payment was laid beside: a bonus lies beside another's stake."""
    wager = action.wager
    if wager is Wager.ANTE_BONUS:
        wager = Wager.ANTE
    seat = round_.seat(action.place or 0)
    stake = seat.stake(wager) if seat is not None and wager is not None else None
    return fewest(stake, rules.chips) if stake else ()


def _remark(payment: _Payment, kind: Untidy, marks: ChipMarks) -> HandlingShown:
    rules, action = payment.rules, payment.action
    assert action.wager is not None, "payments name their wager"
    assert action.place is not None, "payments go to a seat"
    return HandlingShown(
        severity=_SEVERITY[marks],
        title=_title(kind),
        where=say(
            "{place}, {spot}, {amount}",
            place=rules.words.place.headed(action.place),
            spot=spot(rules, action.wager),
            amount=money(rules, worth(payment.laid)),
        ),
        why=_why(payment, kind),
        laid=payment.laid,
        better=_better(payment),
    )


def _better(payment: _Payment) -> Stacks:
    """The amount in the fewest chips, a stack a value, the dearest nearest."""
    chips = fewest(worth(payment.laid), payment.rules.chips)
    return tuple(
        tuple(chip for chip in chips if chip == value) for value in sorted(set(chips), reverse=True)
    )


def _title(kind: Untidy) -> str:
    match kind:
        case Untidy.MORE_CHIPS:
            return say("More chips than needed")
        case Untidy.NOT_BROKEN_DOWN:
            return say("Not broken down by value")
        case _ as never:
            assert_never(never)


def _why(payment: _Payment, kind: Untidy) -> str:
    match kind:
        case Untidy.MORE_CHIPS:
            laid = sum(map(len, payment.laid))
            needed = sum(map(len, _better(payment)))
            return say_count(
                "You used {laid} chips. {count} is enough.",
                "You used {laid} chips. {count} are enough.",
                count=needed,
                laid=laid,
            )
        case Untidy.NOT_BROKEN_DOWN:
            return say("One value a stack, the highest nearest the wager.")
        case _ as never:
            assert_never(never)


MOST_SIZED = 5


class Untidy(StrEnum):
    """A remark on chips that are worth the right amount."""

    MORE_CHIPS = "more_chips"
    NOT_BROKEN_DOWN = "not_broken_down"


def untidy(laid: Stacks, stake: Stack, values: tuple[Money, ...]) -> tuple[Untidy, ...]:
    """The faults in chips laid for a stake of those chips; nothing laid is never untidy."""
    if not laid:
        return ()
    found = []
    if not _sized(laid, stake) and sum(map(len, laid)) > len(fewest(worth(laid), values)):
        found.append(Untidy.MORE_CHIPS)
    if not _broken_down(laid, stake):
        found.append(Untidy.NOT_BROKEN_DOWN)
    return tuple(found)


def worth(laid: Stacks) -> Money:
    """The value of the chips."""
    return total(chip for stack in laid for chip in stack)


def _sized(laid: Stacks, stake: Stack) -> bool:
    return len(laid) <= MOST_SIZED and all(stack == stake for stack in laid)


def _broken_down(laid: Stacks, stake: Stack) -> bool:
    pure = all(stack == stake or len(set(stack)) == 1 for stack in laid)
    return pure and all(near[0] >= far[0] for near, far in pairwise(laid))
