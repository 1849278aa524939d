"""The evidence of attempts about wrong rules: kept beside the results, and made again with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import select

from trainer.records import raw_rows
from trainer.records.log import Log
from trainer.records.observation import ExposureSeen
from trainer.records.shown_rows import exposure_rows, exposures_in
from trainer.records.tables import exposures


class ExposedStore:
    """Exposures beside a log. Raises RecordsFault as the log does."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def add(self, seen: Iterable[ExposureSeen]) -> None:
        """Add what an attempt showed. What it had shown before at the same houses is replaced."""
        with self._log.transaction() as db:
            raw_rows.put(db, exposures, exposure_rows(seen))

    def read(
        self,
        house: str | None = None,
        attempt: str | None = None,
    ) -> tuple[ExposureSeen, ...]:
        """The exposures for which all of that holds, by attempt from the oldest."""
        at = exposures.c
        query = select(at.attempt, at.house, at.at_ms, at.seen).order_by(at.attempt, at.house)
        if house is not None:
            query = query.where(at.house == house)
        if attempt is not None:
            query = query.where(at.attempt == attempt)
        with self._log.transaction() as db:
            rows = db.execute(query).all()
            return tuple(each for row in rows for each in exposures_in(*row))

    def latest(self, house: str, most: int) -> Mapping[str, ShownThen]:
        """The evidence of so many of the latest attempts at a house, the oldest first."""
        with self._log.transaction() as db:
            found = raw_rows.every(db, _LATEST, house, most)
        return {attempt: (at_ms, seen) for attempt, at_ms, seen in reversed(found)}


ShownThen = tuple[int, str]
"""The time of an attempt's evidence, and its exposures as a line of JSON."""
_LATEST = "SELECT attempt, at_ms, seen FROM exposures WHERE house = ? ORDER BY attempt DESC LIMIT ?"
