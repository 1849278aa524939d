"""How well a text stands out from what it stands on, by WCAG 2.2."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from tests.ui.access.painted import Text

LEAST, LEAST_LARGE = 4.5, 3.0
SEEN = 0.35


def contrast(one: QColor, other: QColor) -> float:
    """From 1, the same, to 21, black on white."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def over(colour: QColor, ground: QColor) -> QColor:
    """What the eye sees of a colour that lets the ground through."""
    share = colour.alphaF()
    pairs = zip(_parts(colour), _parts(ground), strict=True)
    red, green, blue = (round(c * share + g * (1 - share)) for c, g in pairs)
    return QColor(red, green, blue)


def ground_of(picture: QImage, room: QRect) -> tuple[QColor, Counter[int]]:
    """The colour that there is most of, and how often there is each."""
    part = picture.copy(room & picture.rect()).convertToFormat(QImage.Format.Format_RGB32)
    seen = Counter(memoryview(part.constBits()).cast("I"))
    most = max(seen, key=lambda colour: seen[colour])
    return QColor.fromRgb(most | 0xFF000000), seen


def too_faint(text: Text, picture: QImage) -> float | None:
    """The contrast of a text where it has too little; None where it is well, or not to be seen."""
    room = text.room.toAlignedRect()
    if not text.words.strip() or not picture.rect().contains(room.center()):
        return None
    ground, seen = ground_of(picture, room)
    ink = over(text.colour, ground)
    found = contrast(ink, ground)
    enough = found >= (LEAST_LARGE if text.large else LEAST)
    return None if enough or not _in_sight(seen, ink, ground) else found


def _in_sight(seen: Counter[int], ink: QColor, ground: QColor) -> bool:
    """Whether some pixel is on the way from the ground to the ink: else something covers it."""
    way = [i - g for i, g in zip(_parts(ink), _parts(ground), strict=True)]
    length = sum(w * w for w in way)
    if not length:
        return True
    return any(_along(colour, ground, way) >= SEEN * length for colour in seen)


def _along(colour: int, ground: QColor, way: list[int]) -> int:
    parts = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
    return sum((p - s) * w for p, s, w in zip(parts, _parts(ground), way, strict=True))
