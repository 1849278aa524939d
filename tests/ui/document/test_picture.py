"""Drawings of Documents as pictures, and the colours of their cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trainer.document import BarLine, BarList, Drawing, HeatCell, HeatMap, HeatRow
from trainer.records.faults import RecordsFault
from trainer.school.reports.pages.learning import learning_chart
from trainer.shots import sample_reports as samples
from trainer.ui.document.canvas import LEAST_CONTRAST, contrast, shade
from trainer.ui.document.picture import save_picture
from trainer.ui.theme import DARK, LIGHT, Palette

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
