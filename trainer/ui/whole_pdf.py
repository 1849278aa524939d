"""A printout as a PDF file that is written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from trainer.paper.whole_file import write_whole
from trainer.school.printout import Printout
from trainer.ui.printing import Drawn, write_pdf

_END, _TAIL = b"%%EOF", 1024


def write_whole_pdf(paper: Printout | Drawn, path: Path, *, force: bool = False) -> None:
    """The paper is in that file, A4. Raises RecordsFault."""
    write_whole(path, lambda draft: _fill(paper, draft), force=force)


def _fill(paper: Printout | Drawn, draft: Path) -> None:
    """Qt does not say what it could not write: a file that is whole has its end."""
    if not write_pdf(paper, draft) or not _ends(draft):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _ends(draft: Path) -> bool:
    with draft.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _TAIL))
        return _END in file.read()
