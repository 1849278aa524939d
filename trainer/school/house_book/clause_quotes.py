"""A debrief with the text of each cited clause, in the short words of the house's book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from trainer.school.debrief.debrief import Debrief, MistakeShown

if TYPE_CHECKING:
    # The chapters are eight modules, which a debrief without clauses does without.
    from trainer.school.house_book.chapters import HouseBook


def with_clause_texts(debrief: Debrief, book: HouseBook) -> Debrief:
    """The debrief whose mistakes quote their clauses, where the book has them."""
    return replace(debrief, mistakes=with_clauses(debrief.mistakes, book))


def with_clauses(mistakes: Sequence[MistakeShown], book: HouseBook) -> tuple[MistakeShown, ...]:
    """The mistakes with the text of their clauses."""
    says = {clause.cite: clause.says for clause in book.clauses}
    return tuple(
        structs.replace(mistake, clause_text=says.get(mistake.rule)) for mistake in mistakes
    )
