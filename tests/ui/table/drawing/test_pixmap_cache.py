"""Pictures drawn once: a thing of no size is a picture of nothing."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from trainer.ui.table.drawing.pixmap_cache import bake


def test_a_thing_of_no_size_is_not_painted(qapp: QApplication) -> None:
    painted: list[QPainter] = []
    assert bake(0, 0, 2.0, painted.append).pixmap.isNull()
    assert painted == []
    assert not bake(3, 4, 2.0, painted.append).pixmap.isNull()
    assert len(painted) == 1
