"""An override is laid over the marks; the marks as delivered never change."""

from __future__ import annotations

from typing import Any

from tests.records.registry.school import School


def _round_with_two(school: School) -> str:
    """Two critical mistakes: seat 1 was paid $20 short, the house $5 at seat 2."""
    attempt = school.round(
        right=8,
        tenths=800,
        passed=0,
        mistakes=2,
        critical=2,
        players_short_cents=2000,
        house_short_cents=500,
    )
    school.mistake(attempt, 1, money_cents=-2000)
    school.mistake(attempt, 2, money_cents=500)
    return attempt


def _row(school: School, table: str, attempt: str) -> dict[str, Any] | None:
    sql = f"SELECT * FROM {table} WHERE attempt = ?"
    with school.reading() as db:
        found = db.exec_driver_sql(sql, (attempt,)).mappings().first()
    return None if found is None else dict(found)


def _now(school: School, attempt: str) -> tuple[object, ...]:
    row = _row(school, "rounds_in_force", attempt)
    assert row is not None
    names = ("right", "tenths", "passed", "mistakes", "critical")
    return (*(row[each] for each in names), row["players_short_cents"], row["house_short_cents"])


def test_without_an_override_the_marks_are_in_force_as_they_were_delivered(school: School) -> None:
    attempt = _round_with_two(school)
    in_force = _row(school, "rounds_in_force", attempt)
    assert in_force is not None
    assert in_force.pop("overridden") == 0
    assert in_force == _row(school, "rounds", attempt)


def test_a_lifted_mistake_gives_the_wager_and_its_money_back_and_nothing_is_netted(
    school: School,
) -> None:
    attempt = _round_with_two(school)
    delivered = _row(school, "rounds", attempt)
    school.override(attempt, 1, "none")
    assert _now(school, attempt) == (9, 900, 0, 1, 1, 0, 500)
    school.override(attempt, 2, "none")
    assert _now(school, attempt) == (10, 1000, 1, 0, 0, 0, 0)
    assert _row(school, "rounds", attempt) == delivered


def test_a_milder_mistake_lets_a_round_pass_and_its_money_stays_short(school: School) -> None:
    attempt = _round_with_two(school)
    school.override(attempt, 1, "minor")
    school.override(attempt, 2, "advice")
    assert _now(school, attempt) == (8, 800, 1, 1, 0, 2000, 500)


def test_a_fold_that_was_not_collected_gives_back_all_its_wagers(school: School) -> None:
    """It left three of them wrong, and stands as one mistake."""
    attempt = school.round(right=7, tenths=700, passed=0, mistakes=1, critical=1)
    school.mistake(attempt, 1, wager=None, code="missing", money_cents=1500)
    school.override(attempt, 1, "none", code="missing")
    assert _now(school, attempt)[0] == 10


def test_of_two_overrides_the_later_holds_and_one_that_is_taken_back_holds_no_more(
    school: School,
) -> None:
    attempt = _round_with_two(school)
    school.override(attempt, 1, "none")
    school.override(attempt, 1, "serious")
    assert _now(school, attempt) == (8, 800, 0, 2, 1, 2000, 500)
    school.override(attempt, 1, "marked")
    row = _row(school, "rounds_in_force", attempt)
    assert row is not None
    assert (row["overridden"], row["critical"]) == (0, 2)


def test_a_result_that_was_set_holds_whatever_the_mistakes_are(school: School) -> None:
    attempt = _round_with_two(school)
    school.override(attempt, 0, "passed")
    assert _now(school, attempt)[:4] == (8, 800, 1, 2)
    faultless = school.round()
    school.override(faultless, 0, "failed")
    assert _now(school, faultless)[2] == 0


def test_a_void_round_counts_nowhere(school: School) -> None:
    attempt = _round_with_two(school)
    school.override(attempt, 0, "void")
    assert _row(school, "rounds_in_force", attempt) is None
    assert _row(school, "rounds", attempt) is not None


def test_an_override_of_a_mistake_that_is_another_one_by_now_holds_no_more(school: School) -> None:
    """Marked again by corrected rules, number 1 is another mistake: of another kind, or the same
    at another seat or with another wager."""
    for now in ({"code": "out_of_order"}, {"seat": 5}, {"seat": None}, {"wager": "play"}):
        attempt = _round_with_two(school)
        school.override(attempt, 1, "none")
        assert _now(school, attempt)[3] == 1
        school.marked_anew(attempt, 1, **now)
        row = _row(school, "rounds_in_force", attempt)
        assert row is not None
        assert (row["mistakes"], row["right"]) == (2, 8), now


def test_an_override_of_older_times_holds_for_the_number_and_the_kind(school: School) -> None:
    """It does not say the seat."""
    attempt = _round_with_two(school)
    school.override(attempt, 1, "none", seat=None, wager=None)
    assert _now(school, attempt)[3] == 1
