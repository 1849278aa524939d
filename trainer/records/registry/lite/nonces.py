"""Nonces of a registry in a file: given out, known again, and accepted once."""

from __future__ import annotations

import hmac
import secrets

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trainer.records.registry.proofs import NONCE_BYTES, NONCE_HOLDS_MS
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import settings
from trainer.records.registry.rows.people import spent
from trainer.records.registry.signed_in import NONCE_SECRET


def fresh(db: Connection, now_ms: int) -> str:
    """A nonce that this registry knows as its own for a while."""
    told = f"{secrets.token_hex(NONCE_BYTES)}.{now_ms + NONCE_HOLDS_MS}"
    return f"{told}.{_seal(db, told)}"


def must_be_fresh(db: Connection, nonce: str, now_ms: int) -> None:
    """It is accepted now, and never again. Raises Refused."""
    told, _, seal = nonce.rpartition(".")
    until = told.rpartition(".")[2]
    # In constant time: how long a wrong seal takes must not tell how much of it is right.
    if not hmac.compare_digest(seal.encode(), _seal(db, told).encode()) or not until.isdecimal():
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


def _seal(db: Connection, told: str) -> str:
    secret = db.scalar(select(settings.c.value).where(settings.c.name == NONCE_SECRET)) or ""
    return hmac.digest(bytes.fromhex(secret), told.encode(), "sha256").hex()
