"""Two ways of doing a thing, timed in turns so that a busy machine slows both alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

TURNS = 15


@dataclass(frozen=True, slots=True)
class Ratio:
    """What ours takes of theirs: the median of the turns' ratios. Times in seconds, each once."""

    ours: float
    theirs: float
    ratio: float

    def tell(self, what: str, *, at_most: float | None = None) -> None:
        """Prints one line."""
        limit = "" if at_most is None else f", at most {at_most:g}"
        times = f"{self.ours * 1e6:.2f} µs to {self.theirs * 1e6:.2f} µs"
        print(f"\n{what}: {self.ratio:.3f}{limit} ({times})", end="")


def compare(ours: Callable[[], object], theirs: Callable[[], object], times: int) -> Ratio:
    """Both in turns, each so many times a turn, after one turn to warm up."""
    _timed(ours, times)
    _timed(theirs, times)
    turns = [(_timed(ours, times), _timed(theirs, times)) for _ in range(TURNS)]
    return Ratio(
        median(mine for mine, _ in turns),
        median(other for _, other in turns),
        median(mine / other for mine, other in turns),
    )


def _timed(run: Callable[[], object], times: int) -> float:
    begun = perf_counter()
    for _ in range(times):
        run()
    return (perf_counter() - begun) / times
