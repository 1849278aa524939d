"""The school's words to a trainee, kept beside the records so that they are there offline too."""

from __future__ import annotations

import json
from pathlib import Path

from trainer.atomic_file import replace_text
from trainer.records.registry.said import Said
from trainer.school.own_reviews import SAID_FILE


def keep_said(folder: Path, said: Said) -> bool:
    """Keep the school's words in that folder, whole, in place of those before; True if they are
    news. Raises OSError where it cannot be written."""
    path = folder / SAID_FILE
    text, nothing = (_written(each) for each in (said, type(said)()))
    if text == (path.read_text(encoding="utf-8") if path.exists() else nothing):
        return False
    replace_text(path, text)
    return True


def _written(said: Said) -> str:
    return json.dumps(said.plain(), ensure_ascii=False)
