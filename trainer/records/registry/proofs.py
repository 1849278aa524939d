"""Proofs that are shown once: who overhears one can show nothing by it.

What the registry keeps of a secret is the SHA-256 of its key. Whoever knows the key proves it under
a nonce, as SCRAM does (RFC 5802): the key, hidden by a keystream that follows from what is kept and
from the nonce. The registry takes the key out again, and accepts no nonce twice. A badge is proved
in the same way, and is never sent: both sides make it of the key and the nonce of signing in.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

NONCE_HOLDS_MS = 2 * 60 * 1000
"""So long after it was asked for a proof is accepted."""

NONCE_BYTES = 16


def proof_of(key: bytes, said: str) -> bytes:
    """That key, hidden: it proves that whoever says that knows it."""
    return _hidden(key, sha256(key).digest(), said)


def proved_key(kept: bytes, said: str, proof: bytes) -> bytes | None:
    """The key that was shown; None where it is not the one whose SHA-256 is ``kept``."""
    key = _hidden(proof, kept, said)
    # In constant time: how long it takes tells nothing of where they differ.
    return key if hmac.compare_digest(sha256(key).digest(), kept) else None


def badge_of(key: bytes, nonce: str) -> bytes:
    """The proof, from now on, that somebody signed in by that key, under that nonce."""
    return hmac.digest(key, f"badge|{nonce}".encode(), "sha256")


def new_key_hidden(key: bytes, nonce: str, kept: bytes) -> bytes:
    """A new secret's verifier, hidden by the old ``key``; applied twice it is the same again."""
    return bytes(a ^ b for a, b in zip(kept, _stream(key, f"new|{nonce}"), strict=True))


def sign_in_said(login: str, which: str, nonce: str) -> str:
    """The text to which a proof of signing in is bound."""
    return f"sign_in|{login}|{which}|{nonce}"


def change_said(login: str, by: str, which: str, how: str, hidden: bytes, nonce: str) -> str:
    """The text to which a proof of changing a secret is bound: the new one too."""
    return f"change|{login}|{by}|{which}|{how}|{hidden.hex()}|{nonce}"


def shown_said(account: str, which: str, nonce: str) -> str:
    """The text to which a proof of having signed in is bound."""
    return f"shown|{account}|{which}|{nonce}"


@dataclass(frozen=True, slots=True)
class Shown:
    """A badge proved once, as it is sent: ``NONCE.PROOF``, both in hexadecimal."""

    nonce: str
    proof: bytes

    @classmethod
    def of(cls, badge: bytes, account: str, which: str) -> Shown:
        nonce = secrets.token_hex(NONCE_BYTES)
        return cls(nonce, proof_of(badge, shown_said(account, which, nonce)))

    @classmethod
    def parse(cls, text: str) -> Shown | None:
        """Read it; None for anything else."""
        nonce, _, proof = text.partition(".")
        try:
            found = cls(nonce, bytes.fromhex(proof))
        except ValueError:
            return None
        return found if len(found.proof) == sha256().digest_size else None

    def __str__(self) -> str:
        return f"{self.nonce}.{self.proof.hex()}"


def _hidden(key: bytes, kept: bytes, said: str) -> bytes:
    return bytes(a ^ b for a, b in zip(key, _stream(kept, said), strict=False))


def _stream(key: bytes, said: str) -> bytes:
    return hmac.digest(key, said.encode(), "sha256")


# So long a password lets a window ask for what is its trainee's own: a day and a night, so that it
# may stay open all day and the server be away meanwhile. Signing out and locking end it before.
BADGE_HOLDS_MS = 24 * 60 * 60 * 1000

# So long after a supervisor's PIN was proved one exam can be opened by it.
PIN_HOLDS_MS = 5 * 60 * 1000


def kept_badge(badge: bytes) -> str:
    """The registry's record of a badge."""
    return sha256(badge).hexdigest()


class Badges:
    """The badges of this program, by account and secret, in memory alone; for any thread."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], bytes] = {}

    def keep(self, account: str, which: str, badge: bytes) -> None:
        """That is the one to show from now on."""
        self._held[account, which] = badge

    def shown(self, account: str, which: str) -> str:
        """The badge of that account, proved once; empty where it has none."""
        badge = self._held.get((account, which), b"")
        return str(Shown.of(badge, account, which)) if badge else ""

    def drop(self, account: str, which: str) -> str:
        """That badge is held no more, and is proved a last time; empty where there was none."""
        shown = self.shown(account, which)
        self._held.pop((account, which), None)
        return shown
