"""Houses put into use whole or not at all, wherever the program is killed or the disk is full."""

from __future__ import annotations

import os
import shutil
from itertools import count
from pathlib import Path

import pytest

from tests.library.killed import killed_at
from tests.some_houses import shelf
from trainer.atomic_file import UNFINISHED
from trainer.library.blank_house import blank_files
from trainer.library.draft import put_aside
from trainer.library.house import EDITIONS, load_house
from trainer.library.houses import ADDED_HOUSES, READY
from trainer.library.own_houses import finish_houses, put_house, withdraw_house
from trainer.school.workshop.drafts import Workshop


def house(home: Path, edition: str) -> Path:
    """A finished folder with that edition."""
    texts = blank_files("riverside", "Riverside", "RIVER", "$")
    texts["rules.yaml"] = texts["rules.yaml"].replace('edition: "1"', f'edition: "{edition}"')
    folder = home / f"made-{edition}" / "riverside"
    return put_aside(folder, {file: text.encode() for file, text in texts.items()}).folder


def edition(home: Path) -> str:
    return load_house(home / ADDED_HOUSES / "riverside").rules.edition


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a killed process is a forked one")
@pytest.mark.parametrize("before", ["in use", "withdrawn", "kept already"])
def test_a_kill_at_any_point_leaves_one_edition_or_the_other(home: Path, before: str) -> None:
    seen = set()
    for point in count():
        at = home / str(point)
        (at / ADDED_HOUSES).mkdir(parents=True)
        put_house(at, house(at, "1"))
        if before == "kept already":
            put_house(at, house(at, "2"))
            put_house(at, house(at, "1"))
        if before == "withdrawn":
            withdraw_house(at, "riverside")
        made = house(at, "2")
        killed = killed_at(point, lambda: put_house(at, made))  # noqa: B023
        finish_houses(at)
        finish_houses(at)
        if before == "withdrawn" and not (at / ADDED_HOUSES / "riverside").exists():
            assert load_house(at / "withdrawn" / "riverside").rules.edition == "1"
            seen.add("1")
        else:
            seen.add(edition(at))
        assert not [*(at / ADDED_HOUSES).glob(f"{READY}*")]
        put_house(at, house(at, "3"))  # a later one finds nothing in its way
        assert edition(at) == "3"
        kept = {load_house(each).rules.edition for each in at.glob(f"{EDITIONS}/*/riverside")}
        assert kept >= seen - {"3"} if killed else kept >= {"1", "2"}
        if not killed:
            break
        seen.clear()
    assert point >= 4  # it was killed on the way indeed


def test_a_full_disk_leaves_what_was_in_use(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / ADDED_HOUSES).mkdir(parents=True)
    put_house(home, house(home, "1"))
    workshop = Workshop(home, shelf())
    draft = workshop.reopen("riverside")
    monkeypatch.setattr("trainer.school.workshop.drafts.must_be_ready", lambda draft: None)
    written: list[Path] = []

    def full(path: Path, data: bytes) -> None:
        written.append(path)
        if len(written) > 1:
            raise OSError(28, "No space left on device")
        path.touch()

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        workshop.publish(draft)
    assert len(written) == 2
    assert edition(home) == "1"
    assert not [*(home / ADDED_HOUSES).glob(f"{UNFINISHED}*")]


def test_two_programs_that_finish_the_same_house_lose_nothing(home: Path) -> None:
    (home / ADDED_HOUSES).mkdir(parents=True)
    put_house(home, house(home, "1"))
    ready = home / ADDED_HOUSES / f"{READY}a" / "riverside"
    shutil.copytree(house(home, "2"), ready)
    finish_houses(home)
    finish_houses(home)
    assert edition(home) == "2"
