"""Shapes written as path data are the shapes that Qt draws of the same calls."""

from __future__ import annotations

from typing import get_args

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from trainer.game.cards import Rank, Suit
from trainer.ui.kit.icons import _SHAPES, IconName
from trainer.ui.kit.path_data import shape
from trainer.ui.table.drawing.pips import crest, pip


def test_every_letter_draws_what_qt_draws() -> None:
    path = QPainterPath(QPointF(1, 2))
    path.lineTo(3, 4)
    path.cubicTo(5, 6, 7, 8, 9, 10)
    path.cubicTo(1, 1, 2, 2, 3, 3)
    path.quadTo(4, 5, 6, 7.5)
    path.lineTo(1, 9)
    path.closeSubpath()
    path.addEllipse(QPointF(5, 5), 2, 2)
    path.addRoundedRect(QRectF(1, 2, 3, 4), 0.5, 0.5)
    data = "M1 2 3 4 C5 6 7 8 9 10 1 1 2 2 3 3 Q4 5 6 7.5 L1 9 Z O5 5 2 R1 2 3 4 0.5"
    assert shape(data) == path


def test_no_icon_is_left_out_or_leaves_its_grid_and_every_sign_is_drawn() -> None:
    assert set(_SHAPES) == set(get_args(IconName))
    grid = QRectF(0, 0, 20, 20)
    assert all(grid.contains(shape(data).boundingRect()) for data in _SHAPES.values())
    signs = [*map(pip, Suit), *map(crest, (Rank.JACK, Rank.QUEEN, Rank.KING))]
    assert len({sign.length() for sign in signs}) == len(signs)
    assert all(QRectF(0, 0, 100, 100).contains(sign.boundingRect()) for sign in signs)
