"""One's own records on a machine without accounts: handed out whole, and erased for good."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.school.exports.full_disk import nothing_half
from tests.school.exports.worked import CLOCK, work
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.faults import RecordsFault
from trainer.school.exports.bundle.re_marking import Remarking
from trainer.school.exports.bundle.reader import bundle_in
from trainer.school.exports.bundle.verification import verify_bundle
from trainer.school.practice import RECORDS, Practice
from trainer.school.privacy.own_records import erase_own, export_own, holds
from trainer.school.records_care.backup import back_up, stamp
from trainer.school.sitting import Sitting

NOTE = "kept-of-nobody-else"


@pytest.fixture(scope="module")
def worked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records, a copy of them, and settings."""
    home = tmp_path_factory.mktemp("own")
    practice = Practice.open(home, CLOCK)
    work(practice)
    practice.rebuild()
    practice.close()
    (home / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    return home


@pytest.fixture
def mine(worked: Path, tmp_path: Path) -> Path:
    """That folder, to be done with as one likes."""
    import shutil

    return Path(shutil.copytree(worked, tmp_path / "mine"))


def test_it_is_told_how_much_there_is(worked: Path, tmp_path: Path) -> None:
    told = holds(worked)
    assert (told.rounds, told.quick, told.copies) == (3, 1, ())
    assert told.events > 40
    assert holds(tmp_path).events == 0


def test_everything_is_in_one_file_that_can_be_read_without_the_program(
    worked: Path, tmp_path: Path
) -> None:
    out = tmp_path / "mine.zip"
    export_own(worked, out, 0)
    with ZipFile(out) as packed:
        assert packed.testzip() is None
        told = {name: packed.read(name).decode() for name in packed.namelist()}
    assert set(told) == {
        "README.txt",
        "rounds.csv",
        "mistakes.csv",
        "quick.csv",
        "answers.csv",
        "evidence.json",
        "settings.json",
    }
    rounds = list(csv.DictReader(io.StringIO(told["rounds.csv"], newline="")))
    assert [each["house"] for each in rounds] == ["prime", "mbs", "mbs"]
    assert "rounds.csv: Rounds" in told["README.txt"]
    shelf = load_houses()
    marks = Remarking(shelf, sound_recipes()[0])
    found = verify_bundle(bundle_in(json.loads(told["evidence.json"])), marks)
    assert (found.faults, found.remarked) == ((), 4)


def test_it_can_be_handed_out_while_the_window_is_open(mine: Path, tmp_path: Path) -> None:
    practice = Practice.open(mine, CLOCK)
    try:
        export_own(mine, tmp_path / "mine.zip", 0)
    finally:
        practice.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of zipfile's own
def test_a_full_disk_leaves_nothing_half(worked: Path, tmp_path: Path) -> None:
    out = tmp_path / "mine.zip"
    nothing_half(lambda: export_own(worked, out, 0), out, [0, 1000, 5000])


def test_nothing_of_it_is_left(mine: Path) -> None:
    from datetime import UTC, datetime

    now = datetime(2026, 11, 21, tzinfo=UTC)
    back_up(mine, None, now)
    (mine / f"records.before-restore-{stamp(now)}.sqlite3").write_bytes(b"old")
    assert len(holds(mine).copies) == 2
    erase_own(mine)
    left = sorted(str(each.relative_to(mine)) for each in mine.rglob("*") if each.is_file())
    assert left == ["settings.json"]
    erase_own(mine)


def test_records_begin_anew_and_nothing_comes_back(mine: Path) -> None:
    practice = Practice.open(mine, CLOCK)
    practice.close()
    (mine / f"{RECORDS}-wal").write_bytes((mine / RECORDS).read_bytes())
    erase_own(mine)
    anew = Practice.open(mine, CLOCK)
    try:
        assert anew.done() == ()
        sitting = anew.start("mbs", "does-the-dealer-play", seed=1)
        assert isinstance(sitting, Sitting)
    finally:
        anew.close()


def test_while_a_window_holds_the_records_they_stay(mine: Path) -> None:
    practice = Practice.open(mine, CLOCK)
    before = holds(mine)
    try:
        with pytest.raises(RecordsFault) as caught:
            erase_own(mine)
    finally:
        practice.close()
    assert caught.value.code == "in_use"
    assert holds(mine) == before
