"""Small files that are replaced whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

UNFINISHED = ".new-"
"""The beginning of the name of a file that is being written; a killed program leaves one behind."""


def replace_text(path: Path, text: str) -> None:
    """Put that text, in UTF-8 with its line ends as they are, in the place of the file, durably and
    readable by its owner alone. Raises OSError; then the file is as it was."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, data: bytes) -> None:
    """The same for any bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f"{UNFINISHED}{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise
    _folder_to_disk(path.parent)


def _folder_to_disk(folder: Path) -> None:
    # A new name outlives a power cut only once its folder is on the disk; Windows opens no folder.
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
