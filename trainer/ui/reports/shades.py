"""The colours of a share: the more is right, the fuller; what is written on it can always be
read."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor

from trainer.ui.theme import Theme

LOWEST, HIGHEST = 60, 98
"""Per cent: what has no colour, and what has all of it."""
LEAST_CONTRAST = 4.5
_STEP = 0.02


@cache
def shade(per_cent: int, theme: Theme) -> tuple[QColor, QColor]:
    """The ground of that share, and the ink on it."""
    filled = min(1.0, max(0.0, (per_cent - LOWEST) / (HIGHEST - LOWEST)))
    while True:
        ground = _mixed(theme.surface, theme.accent, filled)
        inks = [QColor(theme.text), QColor(theme.on_accent)]
        ink = max(inks, key=lambda each: contrast(ground, each))
        if contrast(ground, ink) >= LEAST_CONTRAST or filled >= 1.0:
            return ground, ink
        filled = min(1.0, filled + _STEP)


def contrast(one: QColor, other: QColor) -> float:
    """How far two colours stand apart, from 1 to 21 (WCAG)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _mixed(one: str, other: str, share: float) -> QColor:
    a, b = QColor(one), QColor(other)
    parts = zip((a.red(), a.green(), a.blue()), (b.red(), b.green(), b.blue()), strict=True)
    return QColor(*(round(low + (high - low) * share) for low, high in parts))


def _luminance(colour: QColor) -> float:
    red, green, blue = (_linear(each) for each in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
