"""The duties of a round that were not tapped, as the examiner is asked about them."""

from __future__ import annotations

from trainer.dealing.procedure import StepKind
from trainer.dealing.step import Step
from trainer.school.phrases import in_column
from trainer.school.table_test.watch import Watching
from trainer.wording import say_count

_DEALS = (StepKind.DEAL, StepKind.DEAL_DEALER)


def untapped(watching: Watching) -> tuple[tuple[str, tuple[Step, ...]], ...]:
    """Each duty in words, with its steps: all missing cards are one duty."""
    rules, round_ = watching.script.house.rules, watching.script.round_
    deals = tuple(step for step in watching.missing if step.kind in _DEALS)
    others = [step for step in watching.missing if step.kind not in _DEALS]
    told = [(in_column(rules, round_, step.action, ""), (step,)) for step in others]
    if not deals:
        return tuple(told)
    words = say_count("Deal {count} card", "Deal {count} times", count=len(deals))
    return ((words, deals), *told)
