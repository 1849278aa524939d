"""What the disk itself takes: the same bytes appended to a bare file and synced, in turns with what
is measured."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter


@dataclass
class Turns:
    """Times in seconds: of ours, and of a bare append and fdatasync after each."""

    ours: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def calmest(self, slices: int = 5) -> Turns:
        """That part of the run in which both took the least: others use the machine too."""
        size = len(self.ours) // slices
        parts = [
            Turns(self.ours[at : at + size], self.bare[at : at + size], self.sizes[at : at + size])
            for at in range(0, size * slices, size)
        ]
        return min(parts, key=lambda part: part.ours_s + part.sync_s)

    @property
    def sync_s(self) -> float:
        return median(self.bare)

    @property
    def ours_s(self) -> float:
        return median(self.ours)

    def tell(self, what: str) -> None:
        p99 = sorted(self.ours)[int(len(self.ours) * 0.99)]
        size = round(median(self.sizes) / 1024)
        beyond = max(0.0, self.ours_s - self.sync_s)
        print(
            f"\n{what}: {self.ours_s * 1000:.2f} ms (p99 {p99 * 1000:.2f}), bare fdatasync of the "
            f"same {size} KiB {self.sync_s * 1000:.2f} ms: {self.ours_s / self.sync_s:.1f} times; "
            f"{beyond * 1000:.2f} ms beside the disk, so 3 times a disk of "
            f"{beyond / 2 * 1000:.2f} ms or more"
        )


class Bare:
    """A file beside the records."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=0)

    def sync(self, size: int) -> float:
        """How long it takes to append so many bytes durably."""
        data = b"x" * size
        begun = perf_counter()
        self._file.write(data)
        os.fdatasync(self._file.fileno())
        return perf_counter() - begun

    def close(self) -> None:
        self._file.close()


def written() -> int:
    """How many bytes this process has written to files so far, as Linux counts them."""
    told = Path("/proc/self/io").read_text()
    return int(next(line.split()[1] for line in told.splitlines() if line.startswith("wchar")))
