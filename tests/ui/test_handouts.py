"""Handouts on paper: two sides for every house in every language, and a mat at true size."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trainer.dealing.house import House
from trainer.library.houses import load_houses
from trainer.school.handouts.cheat_sheet import cheat_sheet
from trainer.settings import Language
from trainer.ui.handouts.cheat_sheet import PrintedCheatSheet
from trainer.ui.handouts.practice_mat import HIGH, RULER, WIDE, MatPage, PracticeMat
from trainer.ui.language import speak
from trainer.ui.printing.whole_pdf import write_pdf

HOUSES = load_houses(None)
LANGUAGES = [each for each in Language if each is not Language.SYSTEM]
DOTS_PER_MM = 2


def placard(house: House) -> str | None:
    return next(iter(house.rules.placards), None) if house.rules.posts_pay_tables else None


def sheets(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", file.read_bytes()))


class Photographed:
    """Paper that can be looked at: the first sheet as a picture."""

    def __init__(self, wide_mm: float, high_mm: float) -> None:
        size = round(wide_mm * DOTS_PER_MM), round(high_mm * DOTS_PER_MM)
        self.picture = QImage(*size, QImage.Format.Format_RGB32)
        self.picture.fill(0xFFFFFFFF)
        self.pages = 1

    def width(self) -> int:
        return self.picture.width()

    def height(self) -> int:
        return self.picture.height()

    def newPage(self) -> bool:
        self.pages += 1
        return True


def photographed(paper: Any, wide_mm: float, high_mm: float) -> Photographed:
    made = Photographed(wide_mm, high_mm)
    painter = QPainter(made.picture)
    paper.paint(made, painter)
    painter.end()
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", list(HOUSES))
def test_a_cheat_sheet_has_two_sides(qapp: QApplication, house: str, language: Language) -> None:
    speak(language)
    made = photographed(
        PrintedCheatSheet(cheat_sheet(HOUSES[house], placard(HOUSES[house]))), 210, 297
    )
    assert made.pages == 2


def test_in_grey_there_is_no_colour(qapp: QApplication) -> None:
    sheet = cheat_sheet(HOUSES["mbs"])
    for grey in (True, False):
        picture = photographed(PrintedCheatSheet(sheet, grey=grey), 210, 297).picture
        dots = [picture.pixelColor(x, y) for x in range(0, 420, 3) for y in range(20, 560, 7)]
        coloured = [dot for dot in dots if dot.saturation() > 40 and dot.lightness() < 240]
        assert bool(coloured) is not grey


def test_an_arrow_leads_around_the_drawn_table(qapp: QApplication) -> None:
    told = [cheat_sheet(HOUSES["six-card-bonus"])]
    told.append(replace(told[0], way=()))
    drawn = [photographed(PrintedCheatSheet(each), 210, 297).picture for each in told]
    differs = {
        (x, y)
        for x in range(0, drawn[0].width(), 4)
        for y in range(0, drawn[0].height(), 4)
        if drawn[0].pixel(x, y) != drawn[1].pixel(x, y)
    }
    assert differs
    assert min(y for _, y in differs) > 0.8 * drawn[0].height(), "below the hands"


def test_the_mat_is_of_true_size_on_one_sheet(qapp: QApplication) -> None:
    """The ruler that it prints is 100 mm long."""
    picture = photographed(PracticeMat(HOUSES["mbs"].rules, page=MatPage.A1), 841, 594).picture
    top = (5940 - HIGH) / 2
    row = round((top + 4480) / 10 * DOTS_PER_MM)
    dark = [x for x in range(500) if picture.pixelColor(x, row).lightness() < 128]
    left = round(((8410 - WIDE) / 2 + 180) / 10 * DOTS_PER_MM)
    assert abs(dark[0] - left) <= 1
    assert abs((dark[-1] - dark[0]) - RULER / 10 * DOTS_PER_MM) <= 1


@pytest.mark.parametrize("house", list(HOUSES))
def test_the_mat_is_nine_sheets_or_one(qapp: QApplication, tmp_path: Path, house: str) -> None:
    rules = HOUSES[house].rules
    for page, count in ((MatPage.A4, 9), (MatPage.A1, 1)):
        file = tmp_path / f"{page.value}.pdf"
        assert write_pdf(PracticeMat(rules, placard(HOUSES[house]), page), file)
        assert sheets(file) == count
