"""A house whose rules were corrected after rounds had been worked there."""

from __future__ import annotations

import shutil
from pathlib import Path

from trainer import assets
from trainer.library.houses import HouseShelf
from trainer.library.recipes import sound_recipes
from trainer.school.curriculum import Curriculum

HOUSE = "mbs"
_ANTE = '  higher: {pays: "1:1", rule: MBS 3.14.1, table: MBS 4.1}\n'
_RIGHT_ALL_ALONG = _ANTE.replace("1:1", "2:1", 1)


def correct(houses: Path, *, same: bool = False) -> Path:
    """An added house in that folder: it pays an Ante 2 to 1; ``same``: it rules as it did, in a
    file that is another one."""
    bundled = assets.folder("procedures") / HOUSE
    rules = (bundled / "rules.yaml").read_text(encoding="utf-8")
    assert _ANTE in rules
    told = rules + "# looked over\n" if same else rules.replace(_ANTE, _RIGHT_ALL_ALONG, 1)
    folder = houses / HOUSE
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundled, folder)
    (folder / "rules.yaml").write_text(told, encoding="utf-8")
    return houses


def curriculum(houses: Path | None = None) -> Curriculum:
    """The bundled houses, and those of that folder in their place."""
    folders = [assets.folder("procedures"), *([houses] if houses else [])]
    return Curriculum(HouseShelf(*folders), sound_recipes()[0])
