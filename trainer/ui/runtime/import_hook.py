"""Python's own import, with PySide6 loaded or not."""

from __future__ import annotations

import builtins
from importlib import import_module


def keep_import_plain() -> None:
    """Load PySide6, and keep its hook out of ``import``. Call it before anything imports PySide6.

    PySide6 puts a hook before every later import, which looks for its ``__feature__``: it reads the
    whole source of each module and keeps it. That is 25 MB, and time before the school is open.
    Nothing here uses it.
    """
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain
