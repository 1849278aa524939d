"""Times of day as the school shows them: by the clock on the wall, with its zone on paper."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from trainer.school.words.date_words import zone


@pytest.mark.parametrize(
    ("minutes", "told"),
    [(480, "UTC+8"), (-210, "UTC-3:30"), (345, "UTC+5:45"), (0, "UTC")],
)
def test_a_zone_is_told_by_how_far_it_is_from_utc(minutes: int, told: str) -> None:
    when = datetime(2026, 11, 20, 18, 5, tzinfo=timezone(timedelta(minutes=minutes)))
    assert zone(when) == told
    assert zone(datetime(2026, 11, 20, tzinfo=UTC)) == "UTC"
