"""Signing in: a proof, five tries, and the same answers about a login that nobody has."""

from __future__ import annotations

import pytest

from tests.records.registry.desks import OTHER_PROOF, PROOF, Desk, verifier
from tests.records.registry.prepared import LATER, Put
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.people import people
from trainer.records.registry.signed_in import LOCK_MS, TRIES


def test_who_proves_the_secret_is_let_in(desk: Desk) -> None:
    signed = desk.registry.sign_in("tim", "password", PROOF)
    assert signed.account == desk.registry.person(desk.trainee)
    assert desk.registry.sign_in("tim", "password", OTHER_PROOF).account is None
    assert desk.registry.sign_in("tim", "pin", PROOF).account is None, "no PIN was chosen"


def test_a_right_proof_begins_the_tries_anew(desk: Desk) -> None:
    for _ in range(TRIES - 1):
        desk.registry.sign_in("tim", "password", OTHER_PROOF)
    assert desk.registry.sign_in("tim", "password", PROOF).account is not None
    assert desk.registry.sign_in("tim", "password", OTHER_PROOF).tries_left == TRIES - 1


@pytest.mark.parametrize("login", ["tim", "nobody"])
def test_after_five_wrong_tries_nothing_is_compared_whoever_it_is(desk: Desk, login: str) -> None:
    which = ("password", "pin", "password", "pin", "password")
    answers = [desk.registry.sign_in(login, each, OTHER_PROOF) for each in which]
    assert [each.tries_left for each in answers] == [4, 3, 2, 1, 0]
    until = answers[-1].locked_until_ms
    assert until > 0
    locked = desk.registry.sign_in(login, "password", PROOF)
    assert (locked.account, locked.locked_until_ms) == (None, until)


def test_a_lock_ends_by_itself_or_by_an_act(desk: Desk) -> None:
    for _ in range(TRIES):
        desk.registry.sign_in("tim", "password", OTHER_PROOF)
    with desk.registry.transaction() as db:
        earlier = people.c.locked_until_ms - LOCK_MS - 1000
        db.execute(people.update().values(locked_until_ms=earlier))
    assert desk.registry.sign_in("tim", "password", PROOF).account is not None
    for _ in range(TRIES):
        desk.registry.sign_in("tim", "password", OTHER_PROOF)
    desk.registry.act(desk.supervisor, ActKind.ACCOUNT_UNLOCKED, {"account": desk.trainee})
    assert desk.registry.sign_in("tim", "password", PROOF).account is not None


def test_who_is_closed_is_not_let_in(desk: Desk) -> None:
    closed = {"account": desk.trainee, "reason": "left"}
    desk.registry.act(desk.admin, ActKind.ACCOUNT_CLOSED, closed)
    assert desk.registry.sign_in("tim", "password", PROOF).account is None


def test_how_a_secret_is_to_be_proved_is_told_of_any_login_alike(desk: Desk) -> None:
    known, unknown = (desk.registry.challenge(each, "password") for each in ("tim", "nobody"))
    assert known == verifier(PROOF).rpartition("$")[0]
    assert unknown == desk.registry.challenge("nobody", "password")
    assert unknown != desk.registry.challenge("another", "password")
    assert len(unknown) == len(known)
    assert unknown.rpartition("$")[0] == known.rpartition("$")[0]


def test_no_two_questions_about_nobody_are_answered_by_one_salt(desk: Desk) -> None:
    """A salt that came twice told that nobody has that login."""
    logins = ("tim", "nobody", "pin|nobody", "password|nobody", "|nobody")
    asked = [desk.registry.challenge(login, which) for login in logins for which in _SECRETS]
    assert len(set(asked)) == len(asked)
    for each in logins:
        assert desk.registry.challenge(each, "x") == desk.registry.challenge(each, "password")


_SECRETS = ("password", "pin")


def test_who_proves_one_secret_sets_another(desk: Desk) -> None:
    chosen = verifier(OTHER_PROOF)
    refused = desk.registry.change_secret("tim", "password", OTHER_PROOF, "pin", chosen)
    assert (refused.account, refused.tries_left) == (None, TRIES - 1)
    done = desk.registry.change_secret("tim", "password", PROOF, "pin", chosen)
    assert done.account is not None
    assert done.account.has_pin
    assert desk.registry.sign_in("tim", "pin", OTHER_PROOF).account is not None
    event = desk.registry.events_in(SCHOOL)[-1]
    facts = {"by": desk.trainee, "account": desk.trainee, "which": "pin"}
    assert (event.kind, event.facts) == (ActKind.SECRET_SET, facts)


def test_a_pin_is_enough_for_no_password(desk: Desk) -> None:
    """It has few digits, and is given at windows where others look on."""
    with pytest.raises(ActRefused) as refused:
        desk.registry.change_secret("sam", "pin", PROOF, "password", verifier(OTHER_PROOF))
    assert refused.value.code == "not_permitted"
    assert desk.registry.change_secret("sam", "pin", PROOF, "pin", verifier(OTHER_PROOF)).account


def test_who_is_signed_in_elsewhere_too_is_told(desk: Desk, put: Put) -> None:
    """Until he signs out there. A PIN is no sitting down."""
    assert desk.registry.sign_in("tim", "password", PROOF).elsewhere == 0
    other = Registry.open(put.at, lambda: LATER)
    assert other.sign_in("tim", "password", PROOF).elsewhere == 1
    desk.registry.sign_out(desk.trainee)
    assert other.sign_in("tim", "password", PROOF).elsewhere == 1, "his own window of before"
    desk.registry.sign_in("sam", "pin", PROOF)
    assert other.sign_in("sam", "pin", PROOF).elsewhere == 0
    other.close()
