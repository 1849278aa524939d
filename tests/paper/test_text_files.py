"""Tables as JSON: names as keys, exact money, and days as people write them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer.paper.sheet import Cells, Column, Sheet
from trainer.paper.text_files import write_json
from trainer.records.faults import RecordsFault

COLUMNS = (
    Column("day", "Day", Cells.DAY),
    Column("short", "Players short", Cells.MONEY),
    Column("share", "Share", Cells.SHARE),
    Column("name", "Name"),
)
ROWS = ((0, -1250, 0.5, "Ines"), (None, None, float("nan"), "\ud800"))


def test_a_row_is_an_object_and_what_is_not_there_is_null(tmp_path: Path) -> None:
    write_json([Sheet("done", "Done", COLUMNS, ROWS, ("May",))], tmp_path / "done.json")
    (table,) = json.loads((tmp_path / "done.json").read_text(encoding="utf-8"))["tables"]
    assert (table["name"], table["title"], table["notes"]) == ("done", "Done", ["May"])
    first, second = table["rows"]
    assert first == {"day": "1970-01-01", "short": "-12.50", "share": 0.5, "name": "Ines"}
    assert second == {"day": None, "short": None, "share": None, "name": "\ufffd"}


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    (tmp_path / "done.json").write_text("mine")
    with pytest.raises(RecordsFault):
        write_json([], tmp_path / "done.json")
    assert (tmp_path / "done.json").read_text() == "mine"
