"""At a school a supervisor chooses among the readings; its records keep the edition."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.commands.calls import Call, Called, caller
from tests.school.privacy.one_school import LOGIN, template
from trainer.library.house import CHOICES
from trainer.library.house_files.choices import read_choices
from trainer.library.houses import load_houses
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.review import HousePublishedRow
from trainer.school.house_book.reading_choices import bring_choices
from trainer.school.station.joined import SCHOOL_FILE

PICK = ("house", "mbs", "--choose", "folded_pair_plus=lost", "--why", "our floor does")


@pytest.fixture
def school(home: Path) -> Path:
    shutil.copytree(template().home, home)
    return home


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def choose(call: Call, login: str, password: str) -> Called:
    return call(*PICK, "--as", login, stdin=f"{password}\n")


def published(home: Path) -> list[tuple[str, str]]:
    registry = Registry.open(home / SCHOOL_FILE, lambda: 0)
    try:
        return [(each.edition, each.fingerprint) for each in registry.rows(HousePublishedRow)]
    finally:
        registry.close()


def test_a_supervisor_chooses_and_the_school_keeps_the_edition(call: Call, school: Path) -> None:
    done = choose(call, "sue", "long enough too")
    assert (done.status, done.err) == (0, "")
    house = load_houses()["mbs"]
    assert published(school) == [("1.1", house.fingerprint)]
    (made,) = read_choices(school / CHOICES).made
    assert (made.answer, made.why) == ("lost", "our floor does")
    looked = call("school", "re-mark", "--dry-run", "--as", "sue", stdin="long enough too\n")
    assert looked.status == 0
    assert "mbs: today's rules are" in looked.out


def test_nobody_else_chooses(call: Call, school: Path) -> None:
    assert "--as LOGIN" in call(*PICK).err
    for login, password in (("ada", "long enough"), (LOGIN, "long enough too")):
        refused = choose(call, login, password)
        assert refused.status == 2
        assert "supervisor" in refused.err
    assert published(school) == []
    assert not (school / CHOICES).exists()


def test_the_choices_come_to_every_station_with_their_edition(
    call: Call, school: Path, tmp_path: Path
) -> None:
    """There and back again: both are in the school's records, and the station reads as it does."""
    choose(call, "sue", "long enough too")
    station = tmp_path / "station"
    registry = Registry.open(school / SCHOOL_FILE, lambda: 0)
    assert bring_choices(station, registry)
    assert not bring_choices(station, registry)
    there = load_houses(station / "houses")["mbs"]
    (made,) = registry.choices_made()
    assert (made.edition, made.fingerprint) == (there.rules.edition, there.fingerprint)
    assert there.fingerprint == load_houses()["mbs"].fingerprint
    for answer in ("stays", "lost", "stays"):
        back = ("house", "mbs", "--choose", f"folded_pair_plus={answer}", "--as", "sue")
        assert call(*back, stdin="long enough too\n").status == 0
    assert [each.answer for each in registry.choices_made()] == ["lost", "stays", "lost", "stays"]
    assert bring_choices(station, registry)
    assert read_choices(station / CHOICES).made[-1].answer == "stays"
    assert load_houses(station / "houses")["mbs"].fingerprint == load_houses()["mbs"].fingerprint
    registry.close()
