"""A trainee who works real rounds and quick drills with slips, for what is derived from them."""

from __future__ import annotations

from trainer.dealing.action import Action
from trainer.dealing.script import faultless, script_for
from trainer.drills.questions.question import AnswerKind
from trainer.drills.stream import Stream
from trainer.game.money import Money
from trainer.game.settle import settle
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    IncidentShown,
    OrderShown,
    QuestionShown,
    SeatAsked,
)
from trainer.school.questions.sitting import QuickSitting
from trainer.school.sitting import Sitting

SLIPS = 12
"""Of a hundred acts, so many go wrong in some way."""


def work_round(sitting: Sitting, chance: Stream) -> None:
    """Work the round to its end: acts left out, swapped, paid wrongly, taken back."""
    script = script_for(
        sitting.house, sitting.round_, settle(sitting.house.rules, sitting.round_), sitting.part
    )
    elapsed_ms = 0
    for action in _with_swaps(list(faultless(script)), chance):
        elapsed_ms += 400 + chance.below(9000)
        slip = chance.below(100)
        if slip < SLIPS // 3:
            continue
        if slip < 2 * SLIPS // 3 and action.amount is not None:
            sitting.act(_misprinted(action, chance), elapsed_ms)
            if chance.below(2):
                continue
            sitting.undo(elapsed_ms + 200)
        sitting.act(action, elapsed_ms + 300)
    sitting.finish(elapsed_ms + 1000)


def _with_swaps(acts: list[Action], chance: Stream) -> list[Action]:
    for at in range(len(acts) - 1):
        if chance.below(100) < SLIPS // 3:
            acts[at], acts[at + 1] = acts[at + 1], acts[at]
    return acts


def _misprinted(action: Action, chance: Stream) -> Action:
    assert action.amount is not None
    return Action(
        action.verb, action.place, action.wager, action.amount + Money(100 + chance.below(3) * 500)
    )


def work_quick(sitting: QuickSitting, chance: Stream) -> None:
    """Answer every item, right, wrong or not at all."""
    while True:
        sitting.answer(_answer(sitting, chance), 500 + chance.below(20_000))
        if not sitting.next():
            return


def _answer(sitting: QuickSitting, chance: Stream) -> Answer | None:
    match chance.below(5):
        case 0:
            return None
        case 1:
            return _wrong(sitting, chance)
        case _:
            return sitting._asked.mark(1, None, 0).due_answer


def _wrong(sitting: QuickSitting, chance: Stream) -> Answer:
    match sitting.shown:
        case QuestionShown(kind=AnswerKind.CHOICE, choices=choices):
            return chance.choice(choices).id
        case QuestionShown(kind=AnswerKind.AMOUNT):
            return Money(100 * chance.below(50))
        case QuestionShown(hands=hands):
            return frozenset(hands[0].cards)
        case OrderShown(steps=steps):
            return tuple(chance.shuffle(range(len(steps))))
        case BetsShown():
            return frozenset()
        case IncidentShown():
            return ("rule void",)
        case SeatAsked():
            return ()
