"""Shapes written as SVG path data."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def shape(data: str) -> QPainterPath:
    """The path of absolute ``M``, ``L``, ``C``, ``Q`` and ``Z``; besides these of ``O x y radius``,
    a circle, and of ``R x y wide high corner``, a rectangle."""
    path = QPainterPath()
    for letter, numbers in re.findall("([A-Z])([^A-Z]*)", data):
        n = [float(each) for each in numbers.split()]
        match letter:
            case "M" | "L":
                for at in range(0, len(n), 2):
                    (path.lineTo if at or letter == "L" else path.moveTo)(n[at], n[at + 1])
            case "C":
                for at in range(0, len(n), 6):
                    path.cubicTo(*n[at : at + 6])
            case "Q":
                for at in range(0, len(n), 4):
                    path.quadTo(*n[at : at + 4])
            case "O":
                path.addEllipse(QPointF(n[0], n[1]), n[2], n[2])
            case "R":
                path.addRoundedRect(QRectF(*n[:4]), n[4], n[4])
            case "Z":
                path.closeSubpath()
    return path
