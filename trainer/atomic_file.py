"""Small files that are replaced whole or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

# The beginning of the name of a file that is being written; a killed program leaves one behind.
UNFINISHED = ".new-"

IN_USE = (5, 32)
"""Windows' numbers for access denied and for a file that another program has open."""

# A second in all: those who read a new file by themselves are through with it by then.
PAUSES_S = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.4)


def replace_text(path: Path, text: str) -> None:
    """Put that text, in UTF-8 with its line ends as they are, in the place of the file, durably and
    readable by its owner alone. Raises OSError; then the file is as it was."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, data: bytes) -> None:
    """Replace the file whole by these bytes, or leave it as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f"{UNFINISHED}{path.name}-")
    with ExitStack() as undone:
        undone.callback(os.unlink, draft)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            # Before it gets its name: else a power cut may leave that name with nothing behind it.
            os.fsync(file.fileno())
        move(Path(draft), path)
        undone.pop_all()
    folder_to_disk(path.parent)


def move(draft: Path, path: Path) -> None:
    """Give a finished file that name, in place of a file that has it, or a folder a name that is
    free. Raises OSError; then nothing was done."""
    for pause in PAUSES_S:
        try:
            os.replace(draft, path)
            return
        except PermissionError as error:
            # On Windows nothing is renamed while a virus scanner or an index reads it.
            if getattr(error, "winerror", None) not in IN_USE:
                raise
        time.sleep(pause)
    os.replace(draft, path)


def folder_to_disk(folder: Path) -> None:
    """Have the folder keep the names in it through a power cut."""
    with suppress(PermissionError):  # Windows opens no folder, and needs none
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
