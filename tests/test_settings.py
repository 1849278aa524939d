from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from trainer.drills.drill_options import Feedback
from trainer.goal import Goal
from trainer.settings import (
    OWN_FILE,
    Loaded,
    ReducedMotion,
    Settings,
    Theme,
    home,
    load,
    save,
    save_own,
    with_own,
)

CHOSEN = Settings(
    theme=Theme.DARK,
    four_colour_deck=True,
    reduced_motion=ReducedMotion.ON,
    feedback=Feedback.AT_ONCE,
    show_cut_total=False,
    last_house="boxes",
    last_drill="two-seats",
    last_seats=7,
    window="AdnQywADAAA=",
)


def write(folder: Path, text: str) -> None:
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(text, encoding="utf-8")


def test_the_folder_is_where_trainer_home_says(tmp_path: Path) -> None:
    assert home({"TRAINER_HOME": str(tmp_path)}) == tmp_path


def test_without_trainer_home_the_system_says_where() -> None:
    assert home({}).name == "dealer-school"
    assert home({"TRAINER_HOME": ""}) == home({})


def test_settings_come_back_as_they_were_saved(home: Path) -> None:
    save(CHOSEN, home)
    assert load(home).settings == CHOSEN
    assert not load(home).warning


def test_a_new_trainee_has_defaults_and_no_warning_and_is_asked_for_a_goal(home: Path) -> None:
    assert load(home).settings == Settings(goal=Goal.ASK)
    assert not load(home).warning
    assert not home.exists()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1 column 1"),
        ('{"theme": "dark"', "line 1 column"),
        ("[1, 2]", "is not a JSON object"),
        ('{"last_seats": ' + "9" * 6000 + "}", "has a number that is too long"),
        ('{"theme": "blue"}', "theme: 'blue' is not one of system, light, dark"),
        ('{"theme": ["dark"]}', "theme: ['dark'] is not one of"),
        ('{"last_seats": "3"}', "last_seats: '3' is not a whole number"),
        ('{"last_seats": true}', "last_seats: True is not a whole number"),
        ('{"last_seats": 8}', "last_seats: 8 is not a number from 0 to 7"),
        ('{"four_colour_deck": 1}', "four_colour_deck: 1 is not true or false"),
        ('{"last_house": null}', "last_house: None is not a text"),
        ("[" * 100_000, "is nested too deeply"),
    ],
)
def test_a_broken_file_is_named_put_aside_and_replaced_by_defaults(
    home: Path, text: str, reason: str
) -> None:
    write(home, text)
    loaded = load(home)
    assert loaded.settings == Settings()
    assert str(home / "settings.json") in loaded.warning
    assert reason in loaded.warning
    assert "kept as settings.broken.json" in loaded.warning
    assert (home / "settings.broken.json").read_text(encoding="utf-8") == text
    assert not load(home).warning


def test_bytes_that_are_no_text_are_a_broken_file(home: Path) -> None:
    write(home, "")
    (home / "settings.json").write_bytes(b"\xff\xfe\x00")
    warning = load(home).warning
    assert "is not text in UTF-8; defaults are used" in warning
    assert "settings.broken.json" in warning


def test_a_place_that_cannot_be_read_gives_defaults_and_says_why(home: Path) -> None:
    (home / "settings.json").mkdir(parents=True)
    assert load(home).settings == Settings()
    assert "cannot be read" in load(home).warning


def test_a_setting_of_a_newer_program_is_passed_over(home: Path) -> None:
    write(home, '{"theme": "dark", "sound": "loud"}')
    assert load(home).settings == Settings(theme=Theme.DARK)
    assert not load(home).warning


def test_a_save_that_fails_leaves_what_was_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(CHOSEN, home)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(Settings(), home)
    assert load(home).settings == CHOSEN
    assert [path.name for path in home.iterdir()] == ["settings.json"]


def test_a_value_that_cannot_be_used_costs_no_other(home: Path) -> None:
    write(home, '{"last_seats": 8, "theme": "dark", "last_house": "mbs"}')
    loaded = load(home)
    assert loaded.settings == Settings(theme=Theme.DARK, last_house="mbs")
    assert "last_seats: 8" in loaded.warning
    assert load(home) == Loaded(loaded.settings)


def test_what_everybody_has_alone_is_kept_beside_their_records(tmp_path: Path) -> None:
    """A file that cannot be read is as none: the goal is asked for."""
    mine = Settings(goal=Goal.SHARP, last_house="mbs", theme=Theme.DARK)
    save_own(mine, tmp_path)
    assert with_own(Settings(), tmp_path) == replace(mine, theme=Theme.SYSTEM)
    (tmp_path / OWN_FILE).write_text("[", encoding="utf-8")
    assert with_own(mine, tmp_path) == replace(mine, goal=Goal.ASK)
