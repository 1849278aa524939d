"""A stretch of a chain, without what came before it: whether it holds in itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.records.chain import Chain, Row
from trainer.records.flaw import Flaw, Wrong

OF_THE_STORY = frozenset(
    {
        Wrong.UNKNOWN_KIND,
        Wrong.BAD_BODY,
        Wrong.NOT_BEGUN,
        Wrong.BEGUN_TWICE,
        Wrong.OTHER_KIND,
        Wrong.AFTER_END,
        Wrong.NOTHING_UNDONE,
        Wrong.BAD_ANSWER,
    }
)
"""What is wrong with what events tell, not with how they hang together."""


class Runs:
    """Follows the stretches of one chain, each from wherever it begins. ``acts``: it tells what was
    done at the school's desk, which is no story of rounds."""

    def __init__(self, *, acts: bool = False) -> None:
        self._chain = Chain()
        self._acts = acts

    def flaws(self, run: Iterable[Row]) -> Iterator[Flaw]:
        """The flaws of the next stretch. Its first event is taken at its word for what came before
        it; from the first of a chain on, nothing came before."""
        first = True
        for row in run:
            if first and row.place != 1 and isinstance(row.place, int):
                self._chain.place, self._chain.head = row.place - 1, row.before
            first = False
            yield from (flaw for flaw in self._chain.flaws(row) if self._counts(flaw))

    def _counts(self, flaw: Flaw) -> bool:
        return not (self._acts and flaw.wrong in OF_THE_STORY)
