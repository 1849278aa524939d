"""The registry that a command is about: a word, a file or a URL."""

from __future__ import annotations

from pathlib import Path

from trainer.commands.words import misused
from trainer.records.registry.care.looking import is_registry
from trainer.records.registry.where import File, Where, where
from trainer.settings import home

HERE, SCHOOL_FILE = "here", "school.sqlite3"
"""The registry on this machine, as people write it, and the name of its file."""


def named_registry(text: str) -> Where:
    """The registry of that name. Raises InputError for any other name."""
    found = registry_named(text)
    if found is None:
        raise misused(f"{text}: is no school's registry; write its URL, its file, or `here`")
    return found


def registry_place(text: str) -> Where:
    """The place of a registry that exists or will be made."""
    return File(home() / SCHOOL_FILE) if text == HERE else where(text)


def registry_named(text: str | None) -> Where | None:
    """The registry for ``here``, a URL or a file; None for anything else. Raises InputError for a
    URL that names no registry."""
    if text is None:
        return None
    if text == HERE:
        return File(home() / SCHOOL_FILE)
    if "://" in text:
        return where(text)
    return File(Path(text)) if is_registry(Path(text)) else None
