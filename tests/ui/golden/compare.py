"""Whether two pictures are the same to the eye, and a picture of where they are not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtGui import QImage, QPainter

FAINT = 32
SHARE = 0.0006


def difference(kept: QImage, drawn: QImage) -> QImage:
    """What of one is not in the other: black where they are the same."""
    made = kept.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, drawn.convertToFormat(QImage.Format.Format_RGB32))
    painter.end()
    return made


def share_that_differs(kept: QImage, drawn: QImage) -> float:
    """The share of pixels that an eye could tell apart; 1 where the sizes differ."""
    if kept.isNull() or kept.size() != drawn.size():
        return 1.0
    shown = difference(kept, drawn)  # its bits live as long as it does
    seen = Counter(memoryview(shown.constBits()).cast("I"))
    apart = sum(times for colour, times in seen.items() if _strength(colour) > FAINT)
    return apart / (kept.width() * kept.height())


def _strength(colour: int) -> int:
    return max(colour >> 16 & 255, colour >> 8 & 255, colour & 255)


def told(name: str, kept: Path, drawn: Path, aside: Path) -> str:
    """Empty where the two are the same; else what differs, with the path of a picture of it."""
    old, new = QImage(str(kept)), QImage(str(drawn))
    share = share_that_differs(old, new)
    if share <= SHARE:
        return ""
    aside.mkdir(parents=True, exist_ok=True)
    now, shown = aside / f"{name}-now.png", aside / f"{name}-difference.png"
    new.save(str(now))
    difference(old, new).save(str(shown))
    return f"{name}: {share:.2%} differs from {kept}; see {shown} and {now}"
