"""The rules for every widget of a block: it shows one block, and the next in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from trainer.document import Target

Go = Callable[[Target], None]
"""Look there, or do that."""


class Page(Struct, frozen=True):
    """The page of a view.

    ``go`` follows what is pressed; ``stack`` makes a place for blocks below one another, ``line``
    one for blocks side by side.
    """

    go: Go
    stack: Callable[[int], Any]
    line: Callable[[], Any]
