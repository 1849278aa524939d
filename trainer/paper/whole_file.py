"""A file that is written whole or not at all, and never over another unless that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from trainer.atomic_file import move
from trainer.records.copies import drafts, nothing_done, put_new, to_disk
from trainer.records.faults import RecordsFault
from trainer.wording import phrase

EXISTS = (
    "exists",
    phrase("is there already; name another file, or write --force to replace it"),
)
NO_FILE = ("not_a_file", phrase("is a folder; name a file in it"))

Fill = Callable[[Path], None]
"""Writes the draft that it is given, in a folder of its own."""


def write_whole(path: Path, fill: Fill, *, force: bool) -> None:
    """Write a file by ``fill``, durably, under that name once it is finished; else nothing was
    done. Raises RecordsFault: exists, not_a_file, disk_full, disk_fault, not_writable."""
    with nothing_done(path):
        _must_be_free(path, force=force)
        with drafts(path.parent) as unfinished:
            draft = unfinished / f"draft{path.suffix}"
            fill(draft)
            to_disk(draft)
            _name(draft, path, force=force)


def write_text(path: Path, text: str, *, force: bool = False) -> None:
    """Write that text in UTF-8, with its line ends as they are."""
    write_whole(path, lambda draft: _write(draft, text.encode()), force=force)


def _write(draft: Path, data: bytes) -> None:
    with draft.open("wb") as file:
        file.write(data)


def _must_be_free(path: Path, *, force: bool) -> None:
    if path.is_dir():
        raise RecordsFault(path, *NO_FILE)
    if path.exists() and not force:
        raise RecordsFault(path, *EXISTS)


def _name(draft: Path, path: Path, *, force: bool) -> None:
    if force:
        move(draft, path)
        return
    try:
        put_new(draft, path)
    except FileExistsError as error:
        raise RecordsFault(path, *EXISTS) from error
