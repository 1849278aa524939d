"""A house whose rules were corrected after rounds had been worked there."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

from tests.school.privacy.one_school import BEGAN_MS, OneSchool, deliver
from trainer import assets
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.people.station_people import person_folder
from trainer.school.practice import Practice
from trainer.school.questions.sitting import QuickSitting

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


DECK_COUNT = "irr.deck_count"
_VOID = "  - id: deck_count\n"


def correct_ruling(houses: Path) -> Path:
    """An added house in that folder: for a deck of the wrong count it calls the supervisor."""
    bundled = assets.folder("procedures") / HOUSE
    folder = houses / HOUSE
    shutil.copytree(bundled, folder)
    file = folder / "irregularities.yaml"
    before, ruled = file.read_text(encoding="utf-8").split(_VOID)
    corrected = ruled.replace("ruling: void", "ruling: call_supervisor", 1)
    file.write_text(f"{before}{_VOID}{corrected}", encoding="utf-8")
    return houses


def sit_rulings(school: OneSchool, skill: str) -> tuple[str, int]:
    """The trainee rules without a fault, and it is delivered: which sitting that is, and how often
    it asked for that."""
    ticks = count(BEGAN_MS + 10**8)
    clock = Clock(running=lambda: next(ticks), wall=lambda: next(ticks))
    practice = Practice.open(person_folder(school.home, school.trainee.id), clock)
    sitting = practice.quick.start(HOUSE, "rulings-against-time", seed=5)
    asked = _answer_all(sitting).count(skill)
    assert asked, "another seed asks for it"
    practice.close()
    deliver(school, clock)
    return sitting.attempt_id, asked


def _answer_all(sitting: QuickSitting) -> list[str]:
    """Without a fault; what was asked."""
    asked, more = [], True
    while more:
        asked.append(sitting._asked.skill)
        sitting.answer(sitting._asked.mark(1, None, 0).due_answer, 900)
        more = sitting.next()
    return asked


def curriculum(houses: Path | None = None) -> Curriculum:
    """The bundled houses, and those of that folder in their place."""
    folders = [assets.folder("procedures"), *([houses] if houses else [])]
    return Curriculum(HouseShelf(*folders), sound_recipes()[0])
