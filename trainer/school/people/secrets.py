"""Passwords and PINs: their verifiers, and proofs that never send the secret.

A *verifier* is kept of a secret: the parameters of argon2id, a salt, and the SHA-256 of argon2id's
output. At sign-in the station gets the *challenge*, the verifier without its last part, and sends
the *proof*, argon2id's output for the typed secret. A stolen verifier signs nobody in.
"""

from __future__ import annotations

import re
import unicodedata
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from hmac import compare_digest
from itertools import pairwise
from secrets import choice, token_bytes

from trainer.errors import InputError, Problem
from trainer.wording import say


class Secret(StrEnum):
    """The kind of secret: a password for signing in, a PIN at another person's window."""

    PASSWORD = "password"
    PIN = "pin"


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of argon2id (version 19, RFC 9106): KiB of memory, passes over it, lanes."""

    memory: int
    passes: int
    lanes: int

    @property
    def bearable(self) -> bool:
        """True if it is neither weak enough to guess a proof, nor heavy enough to stop a
        machine."""
        fits = 8 * 1024 <= self.memory <= 1024 * 1024
        return fits and 1 <= self.passes <= 16 and 1 <= self.lanes <= 16

    def __str__(self) -> str:
        return f"m={self.memory},t={self.passes},p={self.lanes}"


# RFC 9106's second recommended option: its first takes 2 GiB of memory.
COST = Cost(memory=64 * 1024, passes=3, lanes=4)

# Start passwords have 59 random bits, so they need no costly hash; with it a list of 5,000 takes a
# minute. At the first sign-in a password of one's own replaces them. They are known by their form,
# and challenges for them are like all others: whoever asks for one learns of no account by it.
START_COST = Cost(memory=8 * 1024, passes=1, lanes=1)

SALT_BYTES, PROOF_BYTES = 16, 32
LEAST_PASSWORD, LEAST_PIN, LONGEST_PASSWORD = 8, 6, 200
# Without i, l, o, 0 and 1, which are easily taken for one another on paper.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_START_SIGNS, _GROUP = 12, 4
_START = re.compile(rf"[{_LETTERS}]{{4}}(?:-[{_LETTERS}]{{4}}){{2}}")

_WRITTEN = re.compile(
    r"\$argon2id-sha256\$v=19\$m=([0-9]{1,8}),t=([0-9]{1,3}),p=([0-9]{1,3})"
    r"\$([A-Za-z0-9+/]{22})(?:\$([A-Za-z0-9+/]{43}))?"
)


class BadVerifier(ValueError):
    """A text that is no verifier, or one whose cost is not bearable."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """The recipe that turns a secret into its proof."""

    cost: Cost
    salt: bytes

    @classmethod
    def parse(cls, text: str) -> Challenge:
        """Read ``$argon2id-sha256$v=19$m=65536,t=3,p=4$SALT``. Raises BadVerifier for anything
        else."""
        found = _WRITTEN.fullmatch(text)
        if not found or found[5]:
            raise BadVerifier(text)
        return cls(_cost(found), _bytes(found[4]))

    def prove(self, secret: str) -> bytes:
        """The proof of that secret, made by argon2id: at the cost of start passwords for what has
        their form."""
        # Late: argon2 takes 5 ms, and nobody proves a secret before a sign-in.
        from argon2.low_level import Type, hash_secret_raw

        cost = START_COST if is_start(secret) else self.cost
        return hash_secret_raw(
            secret=normalized(secret).encode(),
            salt=self.salt,
            time_cost=cost.passes,
            memory_cost=cost.memory,
            parallelism=cost.lanes,
            hash_len=PROOF_BYTES,
            type=Type.ID,
            version=19,
        )

    def __str__(self) -> str:
        return f"$argon2id-sha256$v=19${self.cost}${_text(self.salt)}"


@dataclass(frozen=True, slots=True)
class Verifier:
    """The kept part of a secret: enough to tell a proof of it from any other bytes."""

    challenge: Challenge
    key: bytes

    @classmethod
    def parse(cls, text: str) -> Verifier:
        """Read a challenge with its key. Raises BadVerifier for anything else."""
        found = _WRITTEN.fullmatch(text)
        if not found or not found[5]:
            raise BadVerifier(text)
        return cls(Challenge(_cost(found), _bytes(found[4])), _bytes(found[5]))

    @classmethod
    def of(cls, secret: str, cost: Cost = COST, salt: bytes = b"") -> Verifier:
        """A new verifier of that secret, with a salt of its own where none is given."""
        challenge = Challenge(cost, salt or token_bytes(SALT_BYTES))
        return cls.by(challenge, challenge.prove(secret))

    @classmethod
    def by(cls, challenge: Challenge, proof: bytes) -> Verifier:
        """The verifier that this proof fits."""
        return cls(challenge, sha256(proof).digest())

    def fits(self, proof: bytes) -> bool:
        """True if that is the proof of the secret."""
        # In equal time: how long a comparison takes would tell how much is right.
        return compare_digest(self.key, sha256(proof).digest())

    def __str__(self) -> str:
        return f"{self.challenge}${_text(self.key)}"


class BadSecret(InputError):
    """An invalid password or PIN, with the remedy."""

    def __init__(self, message: str) -> None:
        super().__init__([Problem((), "bad_secret", message)])


def normalized(secret: str) -> str:
    """The secret as it is hashed: in one Unicode form, whatever the keyboard sends."""
    return unicodedata.normalize("NFC", secret)


def check_password(secret: str, login: str) -> None:
    """Do nothing for a valid password. Raises BadSecret otherwise."""
    if not LEAST_PASSWORD <= len(normalized(secret)) <= LONGEST_PASSWORD:
        raise BadSecret(
            say(
                "A password has {least} to {most} characters.",
                least=LEAST_PASSWORD,
                most=LONGEST_PASSWORD,
            )
        )
    if secret.casefold() == login.casefold() or len(set(secret)) < 3:
        raise BadSecret(say("That password is easy to guess. Use a few words only you know."))


def check_pin(secret: str) -> None:
    """Do nothing for a valid PIN. Raises BadSecret otherwise."""
    if not (secret.isascii() and secret.isdigit() and LEAST_PIN <= len(secret) <= 12):
        raise BadSecret(say("A PIN has {least} to {most} digits.", least=LEAST_PIN, most=12))
    steps = {ord(b) - ord(a) for a, b in pairwise(secret)}
    if len(steps) == 1:
        raise BadSecret(say("That PIN is easy to guess. Avoid digits in a row."))


def check(which: Secret, secret: str, login: str = "") -> None:
    """Do nothing for a valid secret of that kind. Raises BadSecret otherwise."""
    if which is Secret.PIN:
        check_pin(secret)
    else:
        check_password(secret, login)


def start_password() -> str:
    """A random password for the first sign-in that is easy to read: ``k7mw-9qhd-x3vt``."""
    drawn = [choice(_LETTERS) for _ in range(_START_SIGNS)]
    groups = ("".join(drawn[at : at + _GROUP]) for at in range(0, _START_SIGNS, _GROUP))
    return "-".join(groups)


def is_start(secret: str) -> bool:
    """True if the secret has the form of a start password, which the program draws."""
    return _START.fullmatch(secret) is not None


def _cost(found: re.Match[str]) -> Cost:
    cost = Cost(int(found[1]), int(found[2]), int(found[3]))
    if not cost.bearable:
        raise BadVerifier(found[0])
    return cost


def _text(raw: bytes) -> str:
    return b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    try:
        return b64decode(text + "=" * (-len(text) % 4), validate=True)
    except NotBase64 as error:
        raise BadVerifier(text) from error
