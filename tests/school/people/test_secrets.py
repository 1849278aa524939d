"""Passwords and PINs: how hard they are to find out, and that none is ever sent or kept."""

from __future__ import annotations

import pytest

from tests.school.people.conftest import CHEAP
from trainer.records.registry import signed_in
from trainer.school.people import station_people
from trainer.school.people.secrets import (
    START_COST,
    BadSecret,
    BadVerifier,
    Challenge,
    Cost,
    Secret,
    Verifier,
    check,
    is_start,
    start_password,
)


def test_argon2id_costs_what_is_stated(own_cost: Cost) -> None:
    """RFC 9106, section 4: the second recommended option, for what somebody chose."""
    assert own_cost == Cost(memory=64 * 1024, passes=3, lanes=4)
    assert Cost(memory=8 * 1024, passes=1, lanes=1) == START_COST
    assert (own_cost.bearable, START_COST.bearable) == (True, True)


def test_the_proof_is_argon2id_as_the_library_has_it() -> None:
    """The same bytes as by argon2-cffi's own hasher, read from what that one keeps."""
    from argon2 import PasswordHasher

    hasher = PasswordHasher(1, 8 * 1024, 2, hash_len=32, salt_len=16)
    kept = hasher.hash("words", salt=b"sixteen bytes of")
    challenge = Challenge(CHEAP, b"sixteen bytes of")
    from base64 import b64encode

    assert kept.startswith("$argon2id$v=19$m=8192,t=1,p=2$")
    assert kept.endswith(b64encode(challenge.prove("words")).decode().rstrip("="))


def test_a_verifier_is_written_and_read() -> None:
    made = Verifier.of("a few words", CHEAP)
    assert Verifier.parse(str(made)) == made
    assert Challenge.parse(str(made.challenge)) == made.challenge
    assert str(made).startswith("$argon2id-sha256$v=19$m=8192,t=1,p=2$")
    assert "a few words" not in str(made)


def test_only_the_proof_of_the_secret_fits() -> None:
    made = Verifier.of("a few words", CHEAP)
    assert made.fits(made.challenge.prove("a few words"))
    assert not made.fits(made.challenge.prove("a few word"))
    assert not made.fits(made.key), "what is kept is no proof: a stolen table signs nobody in"


def test_every_verifier_has_a_salt_of_its_own() -> None:
    assert Verifier.of("the same", CHEAP) != Verifier.of("the same", CHEAP)


def test_the_same_signs_put_together_otherwise_are_the_same_secret() -> None:
    made = Verifier.of("caf\u00e9 noir", CHEAP)
    assert made.fits(made.challenge.prove("cafe\u0301 noir"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plain",
        "$argon2id$v=19$m=65536,t=3,p=4$c2l4dGVlbiBieXRlcyBvZg",
        "$argon2id-sha256$v=19$m=1024,t=1,p=1$c2l4dGVlbiBieXRlcyBvZg",  # found out in no time
        "$argon2id-sha256$v=19$m=9999999,t=99,p=4$c2l4dGVlbiBieXRlcyBvZg",  # stops the machine
        "$argon2id-sha256$v=18$m=65536,t=3,p=4$c2l4dGVlbiBieXRlcyBvZg",
    ],
)
def test_what_is_no_challenge_is_refused(text: str) -> None:
    with pytest.raises(BadVerifier):
        Challenge.parse(text)


@pytest.mark.parametrize(
    ("which", "secret"),
    [
        (Secret.PASSWORD, "short"),
        (Secret.PASSWORD, "aaaaaaaaaa"),
        (Secret.PASSWORD, "ines.moreau"),
        (Secret.PASSWORD, "x" * 201),
        (Secret.PIN, "12345"),
        (Secret.PIN, "123456"),
        (Secret.PIN, "987654"),
        (Secret.PIN, "000000"),
        (Secret.PIN, "12a456"),
        (Secret.PIN, "٣١٤١٥٩"),
    ],
)
def test_what_may_not_be_chosen_is_told_with_what_would_be_right(
    which: Secret, secret: str
) -> None:
    with pytest.raises(BadSecret) as refused:
        check(which, secret, "ines.moreau")
    assert refused.value.problems[0].message


def test_what_may_be_chosen() -> None:
    check(Secret.PASSWORD, "eight 8s")
    check(Secret.PASSWORD, "密码很长也可以用")
    check(Secret.PIN, "314159")


def test_start_passwords_are_drawn_by_chance_and_can_be_read() -> None:
    drawn = {start_password() for _ in range(200)}
    assert len(drawn) == 200
    assert all(len(each) == 14 and each[4] == each[9] == "-" for each in drawn)
    assert not any(set(each) & set("il1o0") for each in drawn)
    for each in drawn:
        check(Secret.PASSWORD, each)


def test_a_start_password_is_known_by_its_form_and_costs_little_whatever_is_said() -> None:
    assert is_start("k7mw-9qhd-x3vt")
    for own in ("my own words", "k7mw-9qhd-x3v", "k7mw-9qhd-x3vtt", "k7mw-9qhd-x3v1", "-" * 14):
        assert not is_start(own)
    dear, cheap = (Challenge(each, bytes(16)) for each in (CHEAP, START_COST))
    assert dear.prove("k7mw-9qhd-x3vt") == cheap.prove("k7mw-9qhd-x3vt")
    assert dear.prove("my own words") != cheap.prove("my own words")


def test_the_station_and_the_registry_lock_alike() -> None:
    assert (station_people.TRIES, station_people.LOCK_MS) == (signed_in.TRIES, signed_in.LOCK_MS)
