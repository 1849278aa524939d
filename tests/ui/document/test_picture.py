"""Drawings of Documents as pictures, and the colours of their cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from trainer.document import (
    BarLine,
    BarList,
    Chart,
    ChartAxis,
    ChartLine,
    Drawing,
    HeatCell,
    HeatMap,
    HeatRow,
)
from trainer.records.faults import RecordsFault
from trainer.school.reports.pages.learning import learning_chart
from trainer.shots import reports as samples
from trainer.ui.document.canvas import LEAST_CONTRAST, Canvas, contrast, shade
from trainer.ui.document.chart_drawing import draw_chart
from trainer.ui.document.part import save_picture
from trainer.ui.kit.theme import DARK, LIGHT, Palette

BARS = BarList("bars", "One kind", ("times",), (BarLine("The Ante Bonus", (3, 1), "$4"),))
HEAT = HeatMap("heat", "Transfer", ("MBS",), (HeatRow("mbs", "MBS", (HeatCell("2 %", 0.8),)),))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_share_can_be_read_on_its_colour(theme: Palette) -> None:
    for per_cent in range(101):
        assert contrast(*shade(per_cent / 100, theme)) >= LEAST_CONTRAST


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_picture_that_cannot_be_written_is_told(
    qapp: object, tmp_path: Path, ending: str, qtlog: Any
) -> None:
    """Nor does Qt warn of it."""
    with pytest.raises(RecordsFault, match="cannot be written"):
        save_picture(tmp_path / "no folder" / f"chart{ending}", BARS, "One kind", "")
    assert qtlog.records == []


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_drawing_is_saved_with_what_it_is_of(qapp: object, tmp_path: Path, ending: str) -> None:
    curve = learning_chart(
        "curve", samples.curves().together, samples.TODAY, weekly=False, name="All areas"
    )
    drawings: tuple[Drawing, ...] = (BARS, HEAT, curve)
    for drawing in drawings:
        file = tmp_path / f"{drawing.key}{ending}"
        save_picture(file, drawing, "All of it", "Evening class, MBS")
        data = file.read_bytes()
        assert data.startswith(b"\x89PNG") if ending == ".png" else b"Evening class, MBS" in data


@pytest.mark.parametrize(
    "points",
    [
        ((130.0, 90.0), (250.0, 93.0), (292.0, 99.0)),
        ((130.0, 99.0), (160.0, 93.0), (292.0, 90.0)),
        ((292.0, 90.0), (210.0, 93.0), (130.0, 95.0)),
    ],
)
def test_the_name_of_a_point_is_clear_of_the_line(
    qapp: object, points: tuple[tuple[float, float], ...]
) -> None:
    plain = _drawn(ChartLine("", points))
    named = _drawn(ChartLine("", points, names=((0, "20 Nov"), (2, "28 Nov"))))
    inked = [
        (x, y)
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixelColor(x, y) == QColor(LIGHT.accent)
    ]
    assert inked
    assert plain != named
    assert all(named.pixelColor(*each) == QColor(LIGHT.accent) for each in inked)


def _drawn(line: ChartLine) -> QImage:
    across, up = ChartAxis("hands per hour", 60, 300, ()), ChartAxis("per cent right", 80, 100, ())
    image = QImage(400, 240, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    chart = Chart("days", "Day by day", across, up, (line,))
    draw_chart(Canvas.of_paper(painter), QRectF(image.rect()), chart)
    painter.end()
    return image


def test_the_name_of_an_axis_is_not_cut_in_large_type(qapp: object) -> None:
    """The room of a line was that of the usual type: the tails of its letters were cut off."""
    assert _rows_inked(unit=1.3) == pytest.approx(1.3 * _rows_inked(unit=1.0), abs=1.5)


def _rows_inked(unit: float) -> int:
    """The height of the ink of an axis's name."""
    up = ChartAxis("gj", 80, 100, ())
    image = QImage(400, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    chart = Chart("days", "Day by day", ChartAxis("", 60, 300, ()), up, ())
    draw_chart(Canvas(painter, LIGHT, unit), QRectF(image.rect()), chart)
    painter.end()
    ink = QColor("white").rgb()
    above = range(round(27 * unit))
    return sum(any(image.pixel(x, y) != ink for x in range(image.width())) for y in above)
