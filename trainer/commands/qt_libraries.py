"""Qt loaded for a command: Python's import kept plain, and advice where a system's library is
missing."""

from __future__ import annotations

import builtins
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from trainer.errors import InputError, Problem


def keep_import_plain() -> None:
    """Load PySide6, and keep its hook out of ``import``. Call it before anything imports
    PySide6."""
    # PySide6 puts a hook before every later import, which looks for its ``__feature__``: it reads
    # the whole source of each module and keeps it. That is 25 MB, and time before the school is
    # open. Nothing here uses it.
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain


DEBIAN = (
    "libgl1 libegl1 libfontconfig1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"
)


@contextmanager
def qt_libraries() -> Iterator[None]:
    """A context for importing the window: raises InputError that names a missing shared library and
    its package."""
    try:
        keep_import_plain()
        yield
    except ImportError as missing:
        # Any other import that fails is our own error, and no library of the system's.
        if ".so" not in str(missing):
            raise
        message = f"{missing}; on Debian or Ubuntu install it with: apt install {DEBIAN}"
        raise InputError([Problem(("qt",), "missing_library", message)]) from missing


@contextmanager
def drawing() -> Iterator[None]:
    """A context for a command that draws without a window. Raises InputError like
    ``qt_libraries``."""
    # Before Qt is loaded: without a display it aborts, unless it was told to need none.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with qt_libraries():
        yield
