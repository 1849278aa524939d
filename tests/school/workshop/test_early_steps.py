"""What a dealer of a draft is told of a step that comes too soon."""

from __future__ import annotations

from pathlib import Path

from tests.some_houses import shelf
from trainer.dealing.procedure import StepKind
from trainer.library.cases import load_cases
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.early_steps import early_step_marks
from trainer.school.workshop.step_changes import ANY, put_step_order


def test_the_mark_follows_the_order_of_the_draft(home: Path) -> None:
    """6CB Dealing procedures ¶3: the stub is racked after the deal; loosened, nothing is told."""
    draft = Workshop(home, shelf()).begin("six-card-bonus", "riverside", "Riverside", "RIVER")
    cases = load_cases(draft.folder)
    told = early_step_marks(draft.house(), cases)
    assert told[StepKind.RACK_STUB].why.startswith("You racked the stub too soon.")
    assert told[StepKind.RACK_STUB].clause == "RIVER Dealing procedures ¶3"
    assert told[StepKind.RELEASE_CARDS].reading
    assert StepKind.COVER_DEALER not in told, "the cut card may come before the stub"
    put_step_order(StepKind.RACK_STUB, StepKind.DEAL, draft, ANY)
    assert StepKind.RACK_STUB not in early_step_marks(draft.house(), cases)


def test_a_draft_without_rounds_is_told_by_one_that_is_dealt(home: Path) -> None:
    """It said that every step may come at any time."""
    draft = Workshop(home, shelf()).begin("", "riverside", "Riverside", "RIVER", "$")
    told = early_step_marks(draft.house(), ())
    assert told[StepKind.OFFER].why.startswith("You offered Play")
