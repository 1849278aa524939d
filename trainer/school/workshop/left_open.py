"""What is left to do in each part of the work on a house before it can be published."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.library.draft import Draft, aside, ties
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.school.workshop.draft_proof import unproved, waiting
from trainer.school.workshop.drafts import open_questions
from trainer.school.workshop.foreign_clauses import without_sentence
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.readings import unconfirmed


def left_open_aside(name: str, files: Mapping[str, bytes]) -> Mapping[WorkshopTab, int]:
    """``left_open`` for the draft of these files, found in a folder aside. Raises InputError."""
    with aside(name, files) as draft:
        return left_open(draft)


def left_open(draft: Draft) -> Mapping[WorkshopTab, int]:
    """By part: the rules without a sentence, the questions about them and the sentences that are
    open, and the rounds, readings and rules that the proof still lacks. Raises InputError."""
    lacks_round, sentences = bool(unproved(draft)), len(ties(draft).open_sentences)
    money = without_sentence(draft, RULES_FILE)
    chips = sum(place[0] == "chips" for place in money)
    return {
        WorkshopTab.HOUSE: chips,
        WorkshopTab.RULES: len(money) - chips + len(open_questions(draft)) + sentences,
        WorkshopTab.PROCEDURE: len(without_sentence(draft, PROCEDURE_FILE)),
        WorkshopTab.IRREGULARITIES: len(without_sentence(draft, IRREGULARITIES_FILE)),
        WorkshopTab.PROOF: len(waiting(draft)) + len(unconfirmed(draft)) + lacks_round,
    }
