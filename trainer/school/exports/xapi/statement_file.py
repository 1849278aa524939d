"""Statements in a file, as a learning record store takes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.paper.whole_file import write_text
from trainer.school.exports.bundle.evidence import Plain

_PAGE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")


def write_statements(told: Iterable[Plain], path: Path, *, force: bool = False) -> int:
    """They are in that file, one JSON array; how many. Raises RecordsFault."""
    listed = list(told)
    text = json.dumps(listed, indent=1, ensure_ascii=False) + "\n"
    write_text(path, text, force=force)
    return len(listed)


def home_page(text: str) -> str:
    """The page that accounts live on, without a slash at its end. Raises InputError for what is no
    address."""
    if not _PAGE.fullmatch(text):
        message = f"{text!r} is no address; write it like https://school.example"
        raise InputError([Problem((), "home_page", message)])
    return text.rstrip("/")
