"""A file of statements, in the form that a learning record store takes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.paper.whole_file import write_text
from trainer.school.exports.bundle.contents import Plain

_PAGE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")


def write_statements(made: Iterable[Plain], path: Path, *, force: bool = False) -> int:
    """Write the statements to that file as one JSON array; their number. Raises RecordsFault."""
    listed = list(made)
    text = json.dumps(listed, indent=1, ensure_ascii=False) + "\n"
    write_text(path, text, force=force)
    return len(listed)


def home_page(text: str) -> str:
    """The home page of the accounts, without a slash at its end. Raises InputError for text that is
    no address."""
    if not _PAGE.fullmatch(text):
        message = f"{text!r} is not an address; write it like https://school.example"
        raise InputError([Problem((), "home_page", message)])
    return text.rstrip("/")
