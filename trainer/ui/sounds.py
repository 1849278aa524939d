"""Sounds of the table: chips, cards and a quiet tick, made here, played by the system's own player.

They are a joy and the only sign of nothing. Qt's essentials have no player, so one of the system is
started as a process: nothing waits for it, and without one it stays silent.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
import wave
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from types import MappingProxyType

from trainer.dealing.action import Action, Verb

RATE = 22_050
LOUDEST = 0.5
# More sounds than that are never heard together.
AT_ONCE = 3

PLAYERS: Mapping[str, Sequence[Sequence[str]]] = MappingProxyType(
    {
        "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
        "darwin": (("afplay",),),
    }
)


class Sound(StrEnum):
    """The sounds of the table."""

    CHIPS = "chips"
    CARDS = "cards"
    TICK = "tick"


_OF_ACTS: Mapping[Verb, Sound] = MappingProxyType(
    {
        Verb.PAY: Sound.CHIPS,
        Verb.TAKE: Sound.CHIPS,
        Verb.REVEAL: Sound.CARDS,
        Verb.DEAL: Sound.CARDS,
        Verb.CLEAR: Sound.CARDS,
        Verb.COLLECT: Sound.CARDS,
        Verb.TUCK: Sound.CARDS,
        Verb.RACK: Sound.CARDS,
    }
)


def sound_of(action: Action) -> Sound | None:
    """The sound of that act; None for a silent one."""
    return _OF_ACTS.get(action.verb)


def player() -> Sequence[str] | None:
    """The command that plays a file here; None if there is none. Windows plays without one."""
    if sys.platform == "win32":
        return ()
    known = PLAYERS.get(sys.platform, ())
    return next((each for each in known if shutil.which(each[0])), None)


class Sounds:
    """Plays sounds at a volume from 0, which is silence, to 100. ``beside`` runs work beside the
    window."""

    def __init__(
        self,
        folder: Path,
        beside: Callable[[Callable[[], None]], object],
        found: Callable[[], Sequence[str] | None] = player,
    ) -> None:
        self._folder, self._beside, self._found = folder, beside, found
        self._command: Sequence[str] | None = None
        self._looked = False
        self._heard: list[subprocess.Popen[bytes]] = []
        self.volume = 0

    @property
    def can_be_heard(self) -> bool:
        """True if this system has a player."""
        if not self._looked:
            self._command, self._looked = self._found(), True
        return self._command is not None

    def play(self, sound: Sound | None) -> None:
        """Play the sound soon, if the act has one. Nothing waits for it."""
        if sound is not None and self.volume and self.can_be_heard:
            volume = self.volume
            self._beside(lambda: self._play(sound, volume))

    def _play(self, sound: Sound, volume: int) -> None:
        self._heard = [each for each in self._heard if each.poll() is None]
        if self._command is None or len(self._heard) >= AT_ONCE:
            return
        try:
            file = self._file(sound, volume)
            if sys.platform == "win32":
                _play_on_windows(file)
            else:
                self._heard.append(_begin([*self._command, str(file)]))
        except OSError:
            self._command = None  # a player that cannot be begun is none

    def _file(self, sound: Sound, volume: int) -> Path:
        file = self._folder / f"{sound.value}-{volume}.wav"
        if not file.is_file():
            self._folder.mkdir(parents=True, exist_ok=True)
            # Under another name first: what a player reads is whole.
            draft = file.with_suffix(".new")
            write_wave(draft, samples(sound), volume)
            draft.replace(file)
        return file


def samples(sound: Sound) -> list[float]:
    """The samples of the sound, from -1 to 1: always the same."""
    match sound:
        case Sound.CHIPS:
            return _mixed([(0.0, _clay(2_900)), (0.045, _clay(3_400)), (0.085, _clay(3_100))])
        case Sound.CARDS:
            return _slide()
        case Sound.TICK:
            return _clay(1_800, seconds=0.03)


def write_wave(file: Path, made: Sequence[float], volume: int) -> None:
    loud = 32_767 * LOUDEST * volume / 100
    frames = b"".join(round(each * loud).to_bytes(2, "little", signed=True) for each in made)
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)


def _clay(pitch: float, seconds: float = 0.07) -> list[float]:
    """Two clay chips that touch: a short bright ring that begins with a little noise."""
    dice, count = Random(round(pitch)), round(RATE * seconds)
    made = []
    for number in range(count):
        at = number / RATE
        ring = math.sin(math.tau * pitch * at) + 0.5 * math.sin(math.tau * pitch * 1.58 * at)
        noise = dice.uniform(-1, 1) * math.exp(-at * 900)
        made.append(0.45 * ring * math.exp(-at * 90) + 0.3 * noise)
    return made


def _slide() -> list[float]:
    """A card over the felt: soft noise that comes and goes."""
    dice, count = Random(52), round(RATE * 0.12)
    made, before = [], 0.0
    for number in range(count):
        before += 0.35 * (dice.uniform(-1, 1) - before)
        made.append(0.8 * before * math.sin(math.pi * number / count) ** 2)
    return made


def _mixed(parts: Sequence[tuple[float, Sequence[float]]]) -> list[float]:
    length = max(round(begins * RATE) + len(part) for begins, part in parts)
    made = [0.0] * length
    for begins, part in parts:
        first = round(begins * RATE)
        for number, each in enumerate(part):
            made[first + number] += each
    return [max(-1.0, min(1.0, each)) for each in made]


def _begin(command: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _play_on_windows(file: Path) -> None:
    if sys.platform == "win32":
        # Late: only Windows has it.
        import winsound

        winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)
