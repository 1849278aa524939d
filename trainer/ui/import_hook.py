"""Import as Python imports, with PySide6 or without."""

from __future__ import annotations

import builtins
from importlib import import_module


def keep_import_plain() -> None:
    """PySide6 is read, and ``import`` is what it was before. Call it before anything reads PySide6.

    It puts itself before every ``import`` after its own, to look for its ``__feature__``: it reads
    the whole source of each module that is imported, and keeps it. That is 25 MB, and time before
    the school is open. Nothing here uses it.
    """
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain
