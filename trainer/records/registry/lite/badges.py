"""Badges in a registry in a file: handed out, held against what is asked for, taken back."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from trainer.records.registry.badges import (
    BADGE_BYTES,
    BADGE_HOLDS_MS,
    PIN_HOLDS_MS,
    kept_badge,
)
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.people import badges, people
from trainer.records.registry.signed_in import PIN


def hand_out(db: Connection, account: str, which: str, now_ms: int) -> str:
    """A new badge for whoever proved that secret. Those that ran out are cleared away."""
    badge = secrets.token_hex(BADGE_BYTES)
    until = now_ms + (PIN_HOLDS_MS if which == PIN else BADGE_HOLDS_MS)
    db.execute(badges.delete().where(badges.c.until_ms <= now_ms))
    row = {"badge": kept_badge(badge), "account": account, "which": which, "until_ms": until}
    db.execute(badges.insert(), row)
    return badge


def must_hold(db: Connection, badge: str, account: str, which: str, now_ms: int) -> None:
    """Nothing happens where that badge is this account's, which is open. Raises Refused."""
    held = (
        select(badges.c.badge)
        .join(people, people.c.account == badges.c.account)
        .where(badges.c.badge == kept_badge(badge), badges.c.account == account)
        .where(badges.c.which == which, badges.c.until_ms > now_ms, people.c.state == "open")
    )
    if db.execute(held).first() is None:
        raise Refused(Refusal.NOT_SIGNED_IN)


def take_back(db: Connection, badge: str) -> None:
    """Nobody shows that badge any more."""
    db.execute(badges.delete().where(badges.c.badge == kept_badge(badge)))


def take_all_back(db: Connection, account: str, but: str = "") -> None:
    """Nobody shows a badge of that account any more, ``but`` that one."""
    own = badges.c.account == account
    db.execute(badges.delete().where(own, badges.c.badge != kept_badge(but)))
