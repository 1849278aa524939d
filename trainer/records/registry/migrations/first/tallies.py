"""Tables of the sums of rounds and sittings."""

from __future__ import annotations

from alembic import op
from sqlalchemy import UniqueConstraint

from trainer.records.registry.migrations.columns import text, whole, wholes

_FIGURES = """
    rounds right lines critical serious minor passed players_short_cents house_short_cents
    hands elapsed_ms asked_table asked_play asked_ante asked_ante_bonus asked_pair_plus
    asked_six_card_bonus asked_prime asked_progressive asked_envy_bonus pace_0 pace_1 pace_2
    pace_3 pace_4 pace_5 pace_6 pace_7 pace_8 pace_9 pace_10 pace_11 sittings items
    items_right seen_reading right_reading seen_comparing right_comparing seen_qualifying
    right_qualifying seen_best_five right_best_five seen_multiplying right_multiplying
    seen_ante_and_play right_ante_and_play seen_pay_tables right_pay_tables seen_folds
    right_folds seen_steps right_steps seen_calls right_calls seen_order right_order seen_bets
    right_bets seen_rulings right_rulings seen_manner right_manner
"""


def make() -> None:
    _tallies()
    _kind_tallies()
    _item_tallies()


def _tallies() -> None:
    op.create_table(
        "tallies",
        text("account", key=True),
        text("grain", key=True),
        whole("at", key=True),
        text("house", key=True),
        text("drill", key=True),
        *wholes(_FIGURES),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _kind_tallies() -> None:
    op.create_table(
        "kind_tallies",
        text("account", key=True),
        text("grain", key=True),
        whole("at", key=True),
        text("house", key=True),
        text("drill", key=True),
        text("kind", key=True),
        text("misreading", key=True),
        whole("mistakes"),
        whole("players_short_cents"),
        whole("house_short_cents"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _item_tallies() -> None:
    """The subject of sums of items stands once, with a number."""
    op.create_table(
        "item_scopes",
        whole("scope", key=True),
        text("account"),
        text("grain"),
        whole("at"),
        text("house"),
        text("drill"),
        text("source"),
        UniqueConstraint(
            *("account", "grain", "at", "house", "drill", "source"),
            name="item_scopes_only_account_grain_at",
        ),
        sqlite_strict=True,
    )
    op.create_table(
        "item_tallies",
        whole("scope", key=True),
        text("skill", key=True),
        whole("answers"),
        whole("right"),
        whole("clean_answers"),
        whole("clean_right"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
