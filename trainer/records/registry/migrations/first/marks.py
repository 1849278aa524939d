"""Tables of marks: rounds, mistakes, quick sittings, and each trainee's standing."""

from __future__ import annotations

from alembic import op
from sqlalchemy import text as sql

from trainer.records.registry.migrations.columns import real, text, truth, whole, wholes

_OF_ROUND = """
    seen_reading right_reading seen_comparing right_comparing seen_qualifying right_qualifying
    seen_best_five right_best_five seen_multiplying right_multiplying seen_ante_and_play
    right_ante_and_play seen_pay_tables right_pay_tables seen_folds right_folds seen_steps
    right_steps seen_calls right_calls seen_order right_order seen_bets right_bets
    seen_rulings right_rulings seen_manner right_manner asked_table asked_play asked_ante
    asked_ante_bonus asked_pair_plus asked_six_card_bonus asked_prime asked_progressive
    asked_envy_bonus
"""

_OF_QUICK = """
    seen_reading right_reading seen_comparing right_comparing seen_qualifying right_qualifying
    seen_best_five right_best_five seen_multiplying right_multiplying seen_ante_and_play
    right_ante_and_play seen_pay_tables right_pay_tables seen_folds right_folds seen_steps
    right_steps seen_calls right_calls seen_order right_order seen_bets right_bets
    seen_rulings right_rulings seen_manner right_manner
"""


def make() -> None:
    _rounds()
    _round_mistakes()
    _round_items()
    _quick()
    _standings()
    _open_beliefs()


def _rounds() -> None:
    op.create_table(
        "rounds",
        text("attempt", key=True),
        text("account"),
        text("station"),
        text("chain"),
        text("taught"),
        text("marked_by"),
        whole("dealt_at_ms"),
        whole("day"),
        text("house"),
        text("drill"),
        text("mode"),
        text("sitting"),
        text("exam", empty=True),
        text("remedial", empty=True),
        whole("right"),
        whole("lines"),
        whole("tenths"),
        truth("passed"),
        whole("players_short_cents"),
        whole("house_short_cents"),
        whole("hands"),
        whole("elapsed_ms"),
        truth("clean", empty=True),
        text("source"),
        whole("mistakes"),
        whole("critical"),
        whole("serious"),
        whole("minor"),
        *wholes(_OF_ROUND, default="0"),
        sqlite_strict=True,
    )
    op.create_index(
        "rounds_by_account_dealt_at_ms_exam",
        "rounds",
        [
            "account",
            "dealt_at_ms",
            "exam",
            "attempt",
            "house",
            "drill",
            "mistakes",
            "critical",
            "right",
            "lines",
            "passed",
        ],
    )
    op.create_index("rounds_by_dealt_at_ms", "rounds", ["dealt_at_ms"])
    _listed_where_there("rounds", "exam")
    _listed_where_there("rounds", "remedial")
    op.create_index("rounds_by_house_marked_by", "rounds", ["house", "marked_by"])


def _round_mistakes() -> None:
    op.create_table(
        "round_mistakes",
        text("attempt", key=True),
        whole("number", key=True),
        text("code"),
        text("severity"),
        whole("seat", empty=True),
        text("wager", empty=True),
        whole("money_cents", empty=True),
        text("rule"),
        text("title"),
        text("where_"),
        text("misreading", empty=True),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _round_items() -> None:
    op.create_table(
        "round_items",
        text("attempt", key=True),
        text("skill", key=True),
        whole("answers"),
        whole("right"),
        truth("rest_clean"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _quick() -> None:
    op.create_table(
        "quick",
        text("attempt", key=True),
        text("account"),
        text("station"),
        text("chain"),
        text("taught"),
        text("marked_by"),
        text("house"),
        text("drill"),
        text("exercise"),
        text("remedial", empty=True),
        whole("right"),
        whole("items"),
        whole("median_ms"),
        whole("elapsed_ms"),
        whole("at_ms"),
        whole("day"),
        truth("clean", empty=True),
        *wholes(_OF_QUICK, default="0"),
        sqlite_strict=True,
    )
    op.create_index(
        "quick_by_account_at_ms_attempt",
        "quick",
        ["account", "at_ms", "attempt", "house", "drill", "right", "items"],
    )
    op.create_index("quick_by_at_ms", "quick", ["at_ms"])
    _listed_where_there("quick", "remedial")
    op.create_index("quick_by_house_marked_by", "quick", ["house", "marked_by"])


def _standings() -> None:
    op.create_table(
        "standings",
        text("account", key=True),
        text("skill", key=True),
        text("house"),
        text("level"),
        real("ema"),
        whole("observations"),
        whole("last_at_ms"),
        whole("due_at_ms"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _open_beliefs() -> None:
    op.create_table(
        "open_beliefs",
        text("account", key=True),
        text("house", key=True),
        text("misreading", key=True),
        text("verdict"),
        whole("since_ms"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _listed_where_there(table: str, column: str) -> None:
    """An index of the few rows that have it."""
    there = sql(f"{column} IS NOT NULL")
    op.create_index(
        f"{table}_by_{column}", table, [column], sqlite_where=there, postgresql_where=there
    )
