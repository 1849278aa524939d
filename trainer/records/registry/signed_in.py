"""The results of trying to sign in."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass, field
from hashlib import sha256

from trainer.records.registry.rows.people import PersonRow

TRIES, LOCK_MS = 5, 15 * 60 * 1000
"""After so many wrong tries in a row nothing is compared for so long."""


def is_locked(until_ms: int, now_ms: int) -> bool:
    """True while nothing is compared. An end further off is that of a clock that was ahead."""
    return now_ms < until_ms <= now_ms + LOCK_MS


PASSWORD, PIN = "password", "pin"

STRANGERS_SALT = "strangers_salt"
"""The setting that the salts of logins that nobody has are made from."""

NONCE_SECRET = "nonce_secret"
"""The setting by which the registry knows its own nonces again."""

# How a secret that nobody has is asked for: as everybody's is.
MADE_UP = "$argon2id-sha256$v=19$m=65536,t=3,p=4"


@dataclass(frozen=True, slots=True)
class SignIn:
    """``account`` is whoever signed in, or None. It is told alike of a login that nobody has.
    ``badge`` is what shows from now on that he did; ``elsewhere`` counts the windows at which the
    same account signed in by its password and has not signed out."""

    account: PersonRow | None
    tries_left: int
    locked_until_ms: int
    badge: bytes = field(default=b"", repr=False)
    elsewhere: int = 0


def strangers_salt(secret: str, login: str, which: str) -> str:
    """The salt of a login that nobody has, and of that secret of his: always the same one."""
    # Of no other login or secret: equal salts would tell of strangers.
    asked = f"{PIN if which == PIN else PASSWORD}|{login}"
    return b64encode(_made_of(secret, asked)[:16]).decode().rstrip("=")


def stranger(secret: str, login: str) -> str:
    """The name that tries of such a login are counted under: one of 65,536, whatever is tried."""
    return _made_of(secret, login)[16:18].hex()


def _made_of(secret: str, login: str) -> bytes:
    return sha256((secret + login).encode()).digest()
