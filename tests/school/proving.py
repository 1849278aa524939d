"""Somebody signs in at the school, as the window does it."""

from __future__ import annotations

from trainer.records.registry.registry import Registry
from trainer.school.people.secrets import Challenge, Secret


def prove(registry: Registry, login: str, password: str) -> None:
    """The school knows that this one is signed in here."""
    challenge = Challenge.parse(registry.challenge(login, Secret.PASSWORD))
    signed = registry.sign_in(login, Secret.PASSWORD, challenge.prove(password))
    assert signed.account is not None, "that is the password"
