"""The school's readings on a sheet, numbered in order of appearance."""

from __future__ import annotations

from trainer.game.pay import Source


class ReadingNotes:
    """Numbers each reading at its first appearance."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, source: Source) -> int:
        """The number of the reading; 0 if the house says so itself."""
        reason = source.reason
        if not reason:
            return 0
        return self._numbers.setdefault(reason, len(self._numbers) + 1)

    @property
    def words(self) -> tuple[str, ...]:
        """The readings in the order of their numbers."""
        return tuple(self._numbers)
