"""A debrief with what each cited clause says, in the short words of the house's book."""

from __future__ import annotations

from dataclasses import replace

from trainer.school.debrief import Debrief
from trainer.school.house_book.book import HouseBook


def quoted(debrief: Debrief, book: HouseBook) -> Debrief:
    """The debrief whose mistakes say what their clauses say, where the book has them."""
    says = {clause.cite: clause.says for clause in book.clauses}
    mistakes = tuple(
        replace(mistake, clause_text=says.get(mistake.rule)) for mistake in debrief.mistakes
    )
    return replace(debrief, mistakes=mistakes)
