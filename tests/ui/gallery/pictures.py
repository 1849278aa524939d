"""Which pictures the gallery has: every screen, in light and dark, at three sizes and scale 2."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from trainer.shots.names import NAMES
from trainer.shots.scenes import Drawing

ROOT = Path(__file__).parents[3]
SIZES = ((1280, 720), (1600, 1000), (1920, 1080))
AT_SCALE_2 = (1280, 720)
ONE_BATCH = 12


@dataclass(frozen=True)
class Picture:
    """One screen in one look. ``scale`` is how many pixels go to one of the window's."""

    drawing: Drawing
    scale: int = 1

    @property
    def look(self) -> str:
        """``1280x720, dark``."""
        wide, high = self.drawing.size
        sharp = f" at scale {self.scale}" if self.scale > 1 else ""
        return f"{wide}x{high}{sharp}, {'dark' if self.drawing.dark else 'light'}"

    @property
    def file(self) -> str:
        wide, high = self.drawing.size
        look = f"{wide}x{high}@{self.scale}-{'dark' if self.drawing.dark else 'light'}"
        return f"{self.drawing.scene}-{look}.png"


def every_picture(scenes: Iterable[str] = NAMES) -> tuple[Picture, ...]:
    """All pictures of these scenes."""
    return tuple(
        Picture(Drawing(scene, size, dark=dark), scale)
        for scene in scenes
        for size, scale in (*((size, 1) for size in SIZES), (AT_SCALE_2, 2))
        for dark in (False, True)
    )


def draw_apart(pictures: Sequence[Picture], folder: Path) -> None:
    """The pictures are in the folder, drawn by programs of their own, one for each processor."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        for done in [at_once.submit(_draw_batch, each, folder) for each in _batches(pictures)]:
            done.result()


def _batches(pictures: Sequence[Picture]) -> list[list[Picture]]:
    """A program has one scale."""
    alike = [[each for each in pictures if each.scale == scale] for scale in (1, 2)]
    starts = [(same, start) for same in alike for start in range(0, len(same), ONE_BATCH)]
    return [same[start : start + ONE_BATCH] for same, start in starts]


def _draw_batch(pictures: Sequence[Picture], folder: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    env |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(pictures[0].scale), "TZ": "UTC"}
    command = [sys.executable, "-m", "tests.ui.gallery", "--into", str(folder)]
    names = [each.file for each in pictures]
    subprocess.run([*command, *names], cwd=ROOT, env=env, check=True)
