"""Signing in to a registry in a file: five tries, then nothing is compared for a while; nonces and
badges, given out, proved, accepted once, taken back."""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError

from trainer.records import raw_rows
from trainer.records.event import written
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.derived.views import person_of
from trainer.records.registry.faults import Refusal, Refused
from trainer.records.registry.lite.acting import append, project_act
from trainer.records.registry.proofs import (
    BADGE_HOLDS_MS,
    NONCE_BYTES,
    NONCE_HOLDS_MS,
    PIN_HOLDS_MS,
    Shown,
    badge_of,
    change_said,
    kept_badge,
    new_key_hidden,
    proved_key,
    shown_said,
    sign_in_said,
)
from trainer.records.registry.rows.log import settings, signed_in
from trainer.records.registry.rows.people import AccountNow, badges, people, spent, strangers
from trainer.records.registry.signed_in import (
    LOCK_MS,
    MADE_UP,
    NONCE_SECRET,
    PASSWORD,
    PIN,
    STRANGERS_SALT,
    TRIES,
    SignIn,
    is_locked,
    stranger,
    strangers_salt,
)


@dataclass(frozen=True, slots=True)
class _Tried:
    """Whoever goes by a login, or nobody: both are counted alike."""

    account: str | None
    state: str
    verifier: str
    tries: int
    locked_until_ms: int


def challenge(db: Connection, login: str, which: str) -> str:
    """The recipe that turns a login's secret into its proof: steady, also of nobody's login."""
    verifier = _tried(db, login, which).verifier
    return verifier.rpartition("$")[0]


def sign_in(
    db: Connection, login: str, which: str, nonce: str, proof: bytes, now_ms: int
) -> SignIn:
    """Whoever proved a login's secret; else a try is counted. Raises Refused for an old nonce."""
    said = sign_in_said(login, which, nonce)
    return _let_in(db, login, which, nonce, said, proof, now_ms)[0]


def _let_in(
    db: Connection, login: str, which: str, nonce: str, said: str, proof: bytes, now_ms: int
) -> tuple[SignIn, bytes]:
    """Whoever proves a secret under a nonce, bound to what is ``said``; and the proved key."""
    must_be_fresh(db, nonce, now_ms)
    tried = _tried(db, login, which)
    if is_locked(tried.locked_until_ms, now_ms):
        return SignIn(None, 0, tried.locked_until_ms), b""
    key = proved_key(_kept(tried.verifier), said, proof)
    if key is not None and tried.account and tried.state == "open":
        _count(db, login, tried, 0, 0)
        badge = badge_of(key, nonce)
        keep(db, badge, tried.account, which, now_ms)
        raw_rows.put(db, signed_in, [(tried.account, "", now_ms, None, None)])
        shown = kept_badge(badge)
        elsewhere = sum(e.badge != shown for e in _held(db, tried.account, PASSWORD, now_ms))
        return SignIn(person_of(db, tried.account), TRIES, 0, elsewhere=elsewhere), key
    tries = tried.tries + 1
    until = now_ms + LOCK_MS if tries >= TRIES else 0
    _count(db, login, tried, 0 if until else tries, until)
    return SignIn(None, 0 if until else TRIES - tries, until), b""


def change_secret(
    db: Connection,
    login: str,
    by: str,
    nonce: str,
    proof: bytes,
    which: str,
    how: str,
    hidden: bytes,
    now_ms: int,
) -> SignIn:
    """The same, and the secret ``which`` is another from now on; whoever signed in by the old one
    elsewhere does so again. A PIN is enough for no password: Refused."""
    if by == PIN and which != PIN:
        raise Refused(Refusal.NOT_PERMITTED)
    said = change_said(login, by, which, how, hidden, nonce)
    signed, key = _let_in(db, login, by, nonce, said, proof, now_ms)
    if signed.account is None:
        return signed
    account = signed.account.account
    kept = b64encode(new_key_hidden(key, nonce, hidden)).decode().rstrip("=")
    column = "pin_hash" if which == PIN else "password_hash"
    own = people.c.account == account
    db.execute(people.update().where(own).values({column: f"{how}${kept}"}))
    body = written({"by": account, "account": account, "which": which})
    project_act(db, append(db, ActKind.SECRET_SET, body, now_ms))
    kept_one = kept_badge(badge_of(key, nonce))
    db.execute(badges.delete().where(badges.c.account == account, badges.c.badge != kept_one))
    return SignIn(person_of(db, account), signed.tries_left, 0)


def _tried(db: Connection, login: str, which: str) -> _Tried:
    row = db.execute(select(people).where(people.c.login == login)).first()
    if row is None:
        return _stranger(db, login, which)
    kept = row.pin_hash if which == PIN else row.password_hash
    verifier = kept or _made_up(db, login, which)
    return _Tried(row.account, row.state, verifier, row.tries, row.locked_until_ms)


def _stranger(db: Connection, login: str, which: str) -> _Tried:
    known = strangers.c.login == stranger(_secret(db), login)
    row = db.execute(select(strangers).where(known)).first()
    tries, until = (row.tries, row.locked_until_ms) if row else (0, 0)
    return _Tried(None, "", _made_up(db, login, which), tries, until)


def _made_up(db: Connection, login: str, which: str) -> str:
    """A verifier that nothing fits."""
    return f"{MADE_UP}${strangers_salt(_secret(db), login, which)}$"


def _secret(db: Connection) -> str:
    return db.scalar(select(settings.c.value).where(settings.c.name == STRANGERS_SALT)) or ""


def _kept(verifier: str) -> bytes:
    """The SHA-256 of the key; of a secret that nobody has, one that nothing fits."""
    key = verifier.rpartition("$")[2]
    return b64decode(key + "=" * (-len(key) % 4)) if key else bytes(32)


def _count(db: Connection, login: str, tried: _Tried, tries: int, until: int) -> None:
    values = {"tries": tries, "locked_until_ms": until}
    if tried.account:
        db.execute(people.update().where(people.c.account == tried.account).values(values))
        return
    added = insert(strangers).values(login=stranger(_secret(db), login), **values)
    db.execute(added.on_conflict_do_update(index_elements=["login"], set_=values))


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


def must_hold(db: Connection, shown: str, account: str, which: str, now_ms: int) -> str:
    """The record of the badge proved so, which is of this open account. Raises Refused."""
    kept = held_badge(db, shown, account, which, now_ms)
    if not _now(db, account).is_open:
        raise Refused(Refusal.NOT_SIGNED_IN)
    return kept


def account_now(db: Connection, shown: str, account: str, now_ms: int) -> AccountNow:
    """The account that is signed in by that badge, even if it was closed. Raises Refused."""
    erased = select(people.c.account).where(people.c.account == account, people.c.state == "erased")
    if db.scalar(erased) is not None:
        raise Refused(Refusal.NOT_THERE)
    held_badge(db, shown, account, PASSWORD, now_ms)
    return _now(db, account)


def _now(db: Connection, account: str) -> AccountNow:
    asked = select(people.c.role, people.c.state).where(people.c.account == account)
    role, state = db.execute(asked).one()
    return AccountNow(Role(role), state == "open")


def held_badge(db: Connection, shown: str, account: str, which: str, now_ms: int) -> str:
    """The record of the badge proved so, also of a closed account. Raises Refused."""
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
        .where(badges.c.account == account, badges.c.which == which)
        .where(badges.c.until_ms > now_ms)
    )
    return db.execute(held).all()


def take_back(db: Connection, kept: str) -> None:
    """Nobody shows that badge any more."""
    db.execute(badges.delete().where(badges.c.badge == kept))
