"""The page of every screen: it lists all of them, and its pictures are drawn as it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.ui.gallery.page import page
from tests.ui.gallery.pictures import SIZES, draw_apart, every_picture
from trainer.shots.names import NAMES


def test_the_page_lists_every_screen_in_every_look() -> None:
    pictures = every_picture()
    written = page(pictures)
    assert len(pictures) == len(NAMES) * (len(SIZES) + 1) * 2
    assert len({picture.file for picture in pictures}) == len(pictures)
    for picture in pictures:
        assert f'src="{picture.file}"' in written
    assert all(f'<section id="{scene}">' in written for scene in NAMES)


@pytest.mark.slow
def test_pictures_are_drawn_at_their_size_and_scale(tmp_path: Path) -> None:
    some = [p for p in every_picture(["settings"]) if p.drawing.size == SIZES[0]]
    assert {picture.scale for picture in some} == {1, 2}
    draw_apart(some, tmp_path)
    for picture in some:
        wide, high = picture.drawing.size
        drawn = QImage(str(tmp_path / picture.file))
        assert (drawn.width(), drawn.height()) == (wide * picture.scale, high * picture.scale)
        assert (drawn.pixelColor(5, 5).lightness() < 128) is picture.drawing.dark
