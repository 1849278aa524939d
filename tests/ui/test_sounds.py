"""Sounds: made here, off by default, never waited for, and silent where nothing can play them."""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.dealing.action import Action
from trainer.settings import Settings
from trainer.ui.sounds import RATE, Sound, Sounds, samples, sound_of, write_wave


def at_once(work: Callable[[], None]) -> None:
    work()


def test_sounds_are_off_by_default() -> None:
    assert Settings().sound == 0
    with pytest.raises(ValueError, match="sound"):
        Settings(sound=101)


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_a_short_wave_and_always_the_same(sound: Sound, tmp_path: Path) -> None:
    file = tmp_path / "made.wav"
    write_wave(file, samples(sound), 100)
    with wave.open(str(file)) as made:
        assert made.getframerate() == RATE
        assert 0 < made.getnframes() < RATE // 4
    assert samples(sound) == samples(sound)
    assert max(map(abs, samples(sound))) > 0.1


def test_acts_with_chips_and_cards_are_heard_and_words_are_not() -> None:
    heard = [sound_of(Action.parse(act)) for act in ("pay 7 ante 5", "clear 7", "call 7 flush")]
    assert heard == [Sound.CHIPS, Sound.CARDS, None]


@pytest.mark.skipif(sys.platform == "win32", reason="plays by itself there")
def test_a_player_of_the_system_is_begun_and_not_waited_for(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path, at_once, lambda: (sys.executable, "-c", "import sys"))
    sounds.play(Sound.CHIPS)
    assert not list(tmp_path.iterdir())
    sounds.volume = 50
    sounds.play(Sound.CHIPS)
    (file,) = tmp_path.iterdir()
    assert file.name == "chips-50.wav"
    (begun,) = sounds._heard
    assert begun.wait(60) == 0


def test_without_a_player_it_is_silent(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path, at_once, lambda: None)
    sounds.volume = 100
    sounds.play(Sound.CARDS)
    assert not sounds.can_be_heard
    assert not list(tmp_path.iterdir())


def test_a_player_that_cannot_be_begun_is_none(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path, at_once, lambda: (str(tmp_path / "gone"),))
    sounds.volume = 100
    if sys.platform != "win32":
        sounds.play(Sound.TICK)
        assert not sounds.can_be_heard
