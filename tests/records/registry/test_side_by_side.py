"""Counts that are added up two at a time come apart as what they were."""

from __future__ import annotations

from sqlalchemy import BigInteger, create_engine, func, literal, select, union_all

from trainer.records.registry.reads.report_sums import apart, beside, side_by_side
from trainer.records.registry.tallies import BY_AREA

MOST = 2_000_000_000


def test_counts_are_paired_in_their_order_and_money_and_time_stay_alone() -> None:
    asked = ("rounds", "hands", "elapsed_ms", "right", "house_short_cents", "lines", "passed")
    assert side_by_side(asked) == (
        ("rounds", "hands"),
        ("elapsed_ms",),
        ("right",),
        ("house_short_cents",),
        ("lines", "passed"),
    )
    assert len(side_by_side(BY_AREA)) == len(BY_AREA) / 2
    assert side_by_side(()) == ()


def test_sums_of_two_come_apart_as_the_sums_of_each() -> None:
    rows = [("tim", 3, 0), ("tim", 0, 7), ("ana", MOST, MOST), ("ana", MOST // 100, MOST)]
    given = union_all(
        *(
            select(
                literal(name).label("of"),
                literal(upper, BigInteger).label("upper"),
                literal(lower, BigInteger).label("lower"),
            )
            for name, upper, lower in rows
        )
    ).subquery()
    both = func.sum(beside(given.c.upper, given.c.lower))
    query = select(given.c.of, both).group_by(given.c.of).order_by(given.c.of)
    with create_engine("sqlite://").connect() as db:
        found = db.execute(query).all()
    expected = (("ana", MOST + MOST // 100, 2 * MOST), ("tim", 3, 7))
    assert apart(found, (("of",), ("upper", "lower"))) == expected
    assert apart([], (("of",), ("upper", "lower"))) == ()
