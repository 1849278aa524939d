"""The window: shows what the school says, sends on what was touched. The only place with Qt.

PySide6 puts itself before every ``import`` after its own, to look for its ``__feature__``: it reads
the whole source of each module that is imported, and keeps it. That is 25 MB, and time before the
school is open. Nothing here uses it, so modules are imported as Python imports them.
"""

from __future__ import annotations

import builtins
from importlib import import_module

_import = builtins.__import__
import_module("PySide6.QtCore")
builtins.__import__ = _import
