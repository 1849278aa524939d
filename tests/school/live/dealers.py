"""Simulated dealers at the live table: they answer well, ignore, or err under load."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trainer.dealing.action import Action, Verb
from trainer.dealing.script import faultless, script_for
from trainer.drills.live.tempers import WishAnswer
from trainer.drills.live.wishes import OpenWish, due
from trainer.drills.stream import Stream
from trainer.game.money import Money
from trainer.game.settle import settle
from trainer.school.live.table import LiveTable
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting

ACT_MS, ANSWER_MS = 1_800, 900


@dataclass(frozen=True, slots=True)
class Dealer:
    """Errors per thousand takes and payments, quiet and under load; so many of a hundred wishes
    are answered, and as many of these rightly as ``right`` says."""

    quiet: int = 20
    load: int = 20
    answers: int = 100
    right: int = 100


ANSWERS_WELL = Dealer()
IGNORES = Dealer(answers=0)
ERRS_UNDER_LOAD = Dealer(load=160, answers=85, right=70)


def work_shift(
    practice: Practice, house: str, drill: str, seed: int, dealer: Dealer, chance: Stream
) -> str:
    """Work rounds until the shift is over; the sitting."""
    sitting = practice.start(house, drill, seed)
    while not work_round(sitting, dealer, chance):
        sitting = sitting.next()
    return sitting.sitting_id


def work_round(sitting: Sitting, dealer: Dealer, chance: Stream) -> bool:
    """Work one round; True if it was the last of the shift."""
    live = sitting.live
    assert live is not None
    at_ms = 0
    for action in acts_of(sitting):
        under = bool(live.open)
        at_ms = _answer(sitting, live, dealer, chance, at_ms)
        at_ms += ACT_MS + chance.below(1_200)
        errs = chance.below(1000) < (dealer.load if under else dealer.quiet)
        sitting.act(wrong(action) if errs else action, at_ms)
    sitting.finish(at_ms + 500)
    return live.over(at_ms + 500)


def acts_of(sitting: Sitting) -> tuple[Action, ...]:
    """The acts of a faultless dealer."""
    settled = settle(sitting.house.rules, sitting.round_)
    return faultless(script_for(sitting.house, sitting.round_, settled, sitting.part))


def wrong(action: Action) -> Action:
    """The act done wrong: paid too much, or paid in place of taken."""
    if action.verb is Verb.PAY and action.amount is not None:
        return Action(Verb.PAY, action.place, action.wager, action.amount + Money(100))
    if action.verb is Verb.TAKE:
        return Action(Verb.PAY, action.place, action.wager, Money(500))
    return action


def _answer(sitting: Sitting, live: LiveTable, dealer: Dealer, chance: Stream, at_ms: int) -> int:
    for wish in live.open:
        if chance.below(100) < dealer.answers:
            at_ms += ANSWER_MS
            live.answer(wish.of.seat, said(sitting, live, wish, dealer, chance.below), at_ms)
    return at_ms


def said(
    sitting: Sitting,
    live: LiveTable,
    wish: OpenWish,
    dealer: Dealer,
    below: Callable[[int], int],
) -> WishAnswer:
    owed = due(sitting.house, live.tempers.wishes[wish.of.wish])
    if below(100) < dealer.right:
        return owed.answers[0]
    return next(each for each in reversed(WishAnswer) if each not in owed.answers)
