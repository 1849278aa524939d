"""What crosses the wire is overheard: it opens nothing, neither again nor taken apart."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import pytest

from tests.records.registry.desks import PROOF, Desk
from tests.records.registry.prepared import Put
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.reads.own import OWN
from trainer.records.registry.registry import Door, Registry
from trainer.records.registry.rows.people import BadgeRow, SpentRow

LATER = 1_790_000_100_000
NEW = bytes(range(32, 64))


@dataclass
class Wire:
    """Stands between the program and the school's door, and keeps all that is said."""

    door: Door
    heard: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self.door, name)
        if not callable(asked):
            return asked

        def said(*told: Any) -> Any:
            self.heard.append((name, told))
            self.answers.append(asked(*told))
            return self.answers[-1]

        return said

    def call(self, name: str) -> tuple[Any, ...]:
        return next(told for said, told in self.heard if said == name)


@pytest.fixture
def wire(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Wire:
    """A trainee signed in, asked for his own, and chose another password; all was overheard."""
    wire = Wire(desk.registry._door)
    monkeypatch.setattr(desk.registry, "_door", wire)  # the desk is another test's afterwards
    assert desk.registry.sign_in("tim", "password", PROOF).account is not None
    desk.registry.assignments_of(desk.trainee)
    return wire


def _thief(put: Put) -> Registry:
    """The same school, from another connection."""
    return Registry.open(put.at, lambda: LATER)


def test_a_captured_sign_in_is_refused_when_it_is_shown_again(
    desk: Desk, put: Put, wire: Wire
) -> None:
    thief = _thief(put)
    with pytest.raises(ActRefused) as told:
        thief._door.sign_in(*wire.call("sign_in"))
    assert told.value.code == "proof_spent"
    assert desk.registry.person(desk.trainee).tries == 0  # type: ignore[union-attr]
    thief.close()


def test_a_captured_proof_is_no_proof_under_another_nonce(desk: Desk, put: Put, wire: Wire) -> None:
    login, which, _, proof = wire.call("sign_in")
    thief = _thief(put)
    assert thief._door.sign_in(login, which, thief._door.nonce(), proof).account is None
    thief.close()


def test_a_captured_question_is_answered_once(desk: Desk, put: Put, wire: Wire) -> None:
    thief = _thief(put)
    _, account, shown, read_as = wire.call("own")
    for what in OWN:
        with pytest.raises(ActRefused):
            thief._door.own(what, account, shown, read_as)
    with suppress(ActRefused):
        thief._door.sign_out(account, shown)
    assert desk.registry.count(BadgeRow) == 1, "nor does it sign anybody out"
    thief.close()


def test_neither_key_nor_badge_nor_what_is_kept_of_them_is_ever_said(
    desk: Desk, wire: Wire
) -> None:
    desk.registry.change_secret("tim", "password", PROOF, "password", _verifier(NEW))
    badge = desk.registry.sign_in("tim", "password", NEW).badge
    desk.registry.said_to(desk.trainee)
    said = repr((wire.heard, wire.answers))
    for secret in (PROOF, NEW, badge):
        for each in (secret, sha256(secret).digest()):
            assert repr(each)[2:-1] not in said
            assert each.hex() not in said
            assert _text(each) not in said


def test_a_new_secret_that_was_overheard_on_its_way_is_not_the_one_that_is_kept(
    desk: Desk, put: Put, wire: Wire
) -> None:
    """Who hears both the change and the next sign-in has no more of it than who hears neither."""
    desk.registry.change_secret("tim", "password", PROOF, "password", _verifier(NEW))
    assert desk.registry.sign_in("tim", "password", NEW).account is not None
    *_, hidden = wire.call("change_secret")
    assert hidden != sha256(NEW).digest()
    thief = _thief(put)
    with pytest.raises(ActRefused):
        thief._door.change_secret(*wire.call("change_secret"))
    thief.close()


def test_a_nonce_of_somebody_elses_making_or_of_yesterday_is_refused(desk: Desk) -> None:
    made_up = f"{'0' * 32}.{2**62}.{'0' * 64}"
    for nonce in (made_up, "", "x", "..", f"{'0' * 32}..", "\N{SNOWMAN}"):
        with pytest.raises(ActRefused) as told:
            desk.registry._door.sign_in("tim", "password", nonce, bytes(32))
        assert told.value.code == "proof_spent"


def test_what_was_spent_is_forgotten_once_it_could_not_be_shown_any_more(desk: Desk) -> None:
    from trainer.records.registry.rows.people import spent

    desk.registry.sign_in("tim", "password", PROOF)
    with desk.registry.transaction() as db:
        db.execute(spent.update().values(until_ms=1))
    desk.registry.sign_in("tim", "password", PROOF)
    assert desk.registry.count(SpentRow) == 1


def _verifier(key: bytes) -> str:
    kept = _text(sha256(key).digest())
    return f"$argon2id-sha256$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA${kept}"


def _text(raw: bytes) -> str:
    from base64 import b64encode

    return b64encode(raw).decode().rstrip("=")
