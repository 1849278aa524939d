"""A table as a small picture: the round as it was left, or the bare felt of a house."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from trainer.dealing.house import House
from trainer.school.seating import LeftOff
from trainer.ui.felt_picture import bare_felt, drawn_large
from trainer.ui.home.next_card import WIDE
from trainer.ui.kit.theme import Palette
from trainer.ui.kit.widgets import has_four_colours, worn
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.wording import now_speaking


def picture_of(house: House, left_off: LeftOff | None, dpr: float) -> QPixmap:
    """The picture, drawn anew only where something on it differs."""
    return _drawn(_shown(house, left_off), worn(), now_speaking(), has_four_colours(), dpr)


# 60 ms, asked for whenever somebody comes back to the page of today.
@lru_cache(maxsize=4)
def _drawn(
    shown: TableShown, _theme: Palette, _language: object, _four_colours: bool, dpr: float
) -> QPixmap:
    """Draw the table large, and make the picture small."""
    drawn = drawn_large(shown)
    small = drawn.scaledToWidth(round(WIDE * dpr), Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(dpr)
    return small


def _shown(house: House, left_off: LeftOff | None) -> TableShown:
    if left_off is not None:
        return table_shown(DealtShown.at(house, left_off.round_, left_off.view), hints=False)
    return bare_felt(house)
