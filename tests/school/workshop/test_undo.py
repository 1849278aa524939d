"""Undo and redo over every kind of change of a draft."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.some_houses import shelf
from trainer.errors import InputError
from trainer.library.draft import Draft
from trainer.school.workshop import drafts, forms, pay_table_forms, section_sources
from trainer.school.workshop.form_pieces import Choice, FormPiece, PaidTable
from trainer.school.workshop.forms import WorkshopTab, sections

STEPS = 6
FORMS = (WorkshopTab.HOUSE, WorkshopTab.RULES, WorkshopTab.PROCEDURE, WorkshopTab.IRREGULARITIES)
DOCUMENT = "1. The dealer plays with a Queen.\n2. Ties push.\n3. Guests may not smoke.\n"
TYPED = ("7", "10, 20, 50", "A: b #", "")


@pytest.mark.parametrize("of", ["prime", ""])
def test_what_is_undone_and_redone_is_what_was_there(of: str, home: Path) -> None:
    """A change that is refused leaves nothing to undo."""
    draft, random = (
        drafts.Workshop(home, shelf()).begin(of, "river", "River", "RIV", "$"),
        Random(19),
    )
    seen = [draft.files]
    while len(seen) <= STEPS:
        change = drafted(draft, random)
        try:
            with draft.together():
                change(draft)
                draft.house()
        except (ValueError, KeyError, InputError):
            assert draft.files == seen[-1]
        if draft.files != seen[-1]:
            seen.append(draft.files)
    for before in reversed(seen[:-1]):
        draft.undo()
        assert draft.files == before
    assert not draft.can_undo
    for after in seen[1:]:
        draft.redo()
        assert draft.files == after
    assert not draft.can_redo


def drafted(draft: Draft, random: Random) -> Callable[[Draft], object]:
    """A change by its document, by a citation, or by a field of a form."""
    section = random.choice(sections(draft, random.choice(FORMS)))
    match random.randrange(6):
        case 0:
            return lambda draft: drafts.put_document(draft, DOCUMENT)
        case 1:
            return lambda draft: drafts.mark_no_rule(draft, "RIV 3")
        case 2 if section.cites:
            return lambda draft: section_sources.cite(draft, section, "RIV 2")
        case _:
            return by_field(random.choice(section.pieces), random)


def by_field(piece: FormPiece, random: Random) -> Callable[[Draft], object]:
    if isinstance(piece, PaidTable):
        row, preset = random.choice(piece.rows), random.choice(piece.presets)
        return random.choice(
            [
                lambda draft: pay_table_forms.put_pays(draft, row, "3"),
                lambda draft: pay_table_forms.remove_row(draft, row),
                lambda draft: pay_table_forms.put_preset(draft, piece, preset),
            ]
        )
    values = [value for value, _ in piece.options] if isinstance(piece, Choice) else TYPED
    value = random.choice([*values, piece.value])
    return lambda draft: forms.put_field(draft, piece, value)
