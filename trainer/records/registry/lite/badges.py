"""Nonces and badges of a registry in a file: given out, proved, accepted once, taken back."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import IntegrityError

from trainer.records.registry.badges import BADGE_HOLDS_MS, PIN_HOLDS_MS, kept_badge
from trainer.records.registry.proofs import (
    NONCE_BYTES,
    NONCE_HOLDS_MS,
    Shown,
    proved_key,
    shown_said,
)
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import settings
from trainer.records.registry.rows.people import badges, people, spent
from trainer.records.registry.signed_in import NONCE_SECRET, PASSWORD, PIN


def fresh(db: Connection, now_ms: int) -> str:
    """A nonce that this registry knows as its own for a while."""
    words = f"{secrets.token_hex(NONCE_BYTES)}.{now_ms + NONCE_HOLDS_MS}"
    return f"{words}.{_seal(db, words)}"


def must_be_fresh(db: Connection, nonce: str, now_ms: int) -> None:
    """It is accepted now, and never again. Raises Refused."""
    signed, _, seal = nonce.rpartition(".")
    until = signed.rpartition(".")[2]
    # In constant time: how long a wrong seal takes must not tell how much of it is right.
    if not hmac.compare_digest(seal.encode(), _seal(db, signed).encode()) or not until.isdecimal():
        raise Refused(Refusal.PROOF_SPENT)
    if int(until) <= now_ms:
        raise Refused(Refusal.PROOF_SPENT)
    spend(db, nonce, int(until), now_ms)


def spend(db: Connection, nonce: str, until_ms: int, now_ms: int) -> None:
    """Nothing is accepted under that nonce again. Raises Refused where it was spent before."""
    db.execute(spent.delete().where(spent.c.until_ms <= now_ms))
    try:
        with db.begin_nested():
            db.execute(spent.insert(), {"nonce": nonce, "until_ms": until_ms})
    except IntegrityError as error:
        raise Refused(Refusal.PROOF_SPENT) from error


def _seal(db: Connection, words: str) -> str:
    secret = db.scalar(select(settings.c.value).where(settings.c.name == NONCE_SECRET)) or ""
    return hmac.digest(bytes.fromhex(secret), words.encode(), "sha256").hex()


def keep(db: Connection, badge: bytes, account: str, which: str, now_ms: int) -> None:
    """Whoever proved that secret shows that badge. Those that ran out are cleared away."""
    until = now_ms + (PIN_HOLDS_MS if which == PIN else BADGE_HOLDS_MS)
    db.execute(badges.delete().where(badges.c.until_ms <= now_ms))
    row = {"badge": kept_badge(badge), "account": account, "which": which, "until_ms": until}
    db.execute(badges.insert(), row)


def others(db: Connection, account: str, but: bytes, now_ms: int) -> int:
    """The number of badges of that account's password beside that one."""
    kept = kept_badge(but)
    return sum(row.badge != kept for row in _held(db, account, PASSWORD, now_ms))


def must_hold(db: Connection, shown: str, account: str, which: str, now_ms: int) -> str:
    """The record of the badge that is proved so; it is this account's, which is open. Raises
    Refused."""
    proved = Shown.parse(shown)
    if proved is None:
        raise Refused(Refusal.NOT_SIGNED_IN)
    said = shown_said(account, which, proved.nonce)
    for row in _held(db, account, which, now_ms):
        if proved_key(bytes.fromhex(row.badge), said, proved.proof) is not None:
            spend(db, proved.nonce, row.until_ms, now_ms)
            return str(row.badge)
    raise Refused(Refusal.NOT_SIGNED_IN)


def _held(db: Connection, account: str, which: str, now_ms: int) -> Sequence[Row[Any, Any]]:
    held = (
        select(badges.c.badge, badges.c.until_ms)
        .join(people, people.c.account == badges.c.account)
        .where(badges.c.account == account, badges.c.which == which)
        .where(badges.c.until_ms > now_ms, people.c.state == "open")
    )
    return db.execute(held).all()


def take_back(db: Connection, kept: str) -> None:
    """Nobody shows that badge any more."""
    db.execute(badges.delete().where(badges.c.badge == kept))


def take_all_back(db: Connection, account: str, but: bytes = b"") -> None:
    """Nobody shows a badge of that account any more, ``but`` that one."""
    own = badges.c.account == account
    db.execute(badges.delete().where(own, badges.c.badge != kept_badge(but)))
