"""Who signed in at a machine before: a file that does not say so is told of, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.school.people.station_people import PEOPLE, KnownPeople


@pytest.fixture
def file(home: Path) -> Path:
    (home / PEOPLE).mkdir(parents=True)
    return home / PEOPLE / "known.json"


def test_a_machine_where_nobody_signed_in_is_well(home: Path) -> None:
    assert KnownPeople(home).fault() == ""


@pytest.mark.parametrize("text", ["", "{", "[]", '{"people": [{"account": 3}]}', "\xff"])
def test_a_broken_file_is_told_of_and_put_aside(home: Path, file: Path, text: str) -> None:
    file.write_bytes(text.encode("latin-1"))
    known = KnownPeople(home)
    assert known.everybody() == ()
    told = known.fault()
    assert str(file) in told
    assert "Everybody signs in once" in told
    assert file.with_suffix(".broken").read_bytes() == text.encode("latin-1")
    assert known.fault() == ""


def test_a_file_that_cannot_be_read_is_told_of_and_stays(home: Path, file: Path) -> None:
    file.mkdir()
    told = KnownPeople(home).fault()
    assert "allow reading it" in told
    assert file.exists()
