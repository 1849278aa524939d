"""The notes of a draft's author: one list of them, written anew."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.library.draft import Draft
from trainer.library.formats.yaml_edit import flow
from trainer.library.workshop_file import WORKSHOP_FILE


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
