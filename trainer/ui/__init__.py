"""The window: shows what the school says, sends on what was touched. The only place with Qt.

PySide6 puts itself before every ``import`` that follows its own, to look for its ``__feature__``: it
reads the whole source of each module that is imported, and keeps it (25 MB, and a fifth of a second
until the school is open). Nothing here uses that, so modules are imported as Python imports them.
"""

from __future__ import annotations

import builtins

_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401: what it puts before import is taken away again

builtins.__import__ = _import
