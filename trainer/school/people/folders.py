"""The folders of a machine, one for the rounds of each person."""

from __future__ import annotations

from pathlib import Path

PEOPLE = "people"


def person_folder(home: Path, account: str) -> Path:
    """The folder of whoever is signed in by that account, in the machine's own folder."""
    return home / PEOPLE / account


def machine_folder(folder: Path) -> Path:
    """The machine's folder that this one of a person lies in; itself, where it is the machine's."""
    return folder.parent.parent if folder.parent.name == PEOPLE else folder
