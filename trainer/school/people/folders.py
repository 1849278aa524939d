"""The folders of a machine: one for each person's records."""

from __future__ import annotations

from pathlib import Path

PEOPLE = "people"


def person_folder(home: Path, account: str) -> Path:
    """The folder of that account within the machine's own folder."""
    return home / PEOPLE / account


def machine_folder(folder: Path) -> Path:
    """The machine's folder around this folder of a person; itself if it is the machine's."""
    return folder.parent.parent if folder.parent.name == PEOPLE else folder
