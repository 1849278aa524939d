"""The notes of a draft's author: a list of them written anew, and the house that was copied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trainer import assets
from trainer.library.draft import Draft
from trainer.library.formats.yaml_edit import flow
from trainer.library.houses import ADDED_HOUSES
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes


def copied_folder(draft: Draft) -> Path | None:
    """The folder of the house that the draft is a copy of; None where that is not there. Raises
    InputError."""
    of = read_notes(draft.folder / WORKSHOP_FILE).copied_from
    places = assets.folder("procedures"), draft.folder.parent.parent / ADDED_HOUSES
    found = (each / of for each in places if of and (each / of).is_dir())
    return next(found, None)


def put_note(draft: Draft, key: str, values: Sequence[str]) -> None:
    """These are noted under that key, and nothing where there are none. Raises InputError and
    OSError."""
    noted = draft.value(WORKSHOP_FILE) or {}
    if not noted and values:
        draft.write(WORKSHOP_FILE, f"{key}: {flow(list(values))}\n")
    elif values:
        draft.put(WORKSHOP_FILE, (key,), list(values))
    elif noted.keys() == {key}:
        draft.write(WORKSHOP_FILE, "")
    elif key in noted:
        draft.take(WORKSHOP_FILE, (key,))
