"""What is a trainee's own is told to whoever is signed in as him, and to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.records.registry.desks import OTHER_PROOF, PROOF, STATION, Desk, verifier
from tests.records.registry.prepared import LATER, Put
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.proofs import BADGE_HOLDS_MS, PIN_HOLDS_MS, Badges, kept_badge
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.people import AccountNow, BadgeRow, badges
from trainer.records.registry.said import Said

ASKED: tuple[Callable[[Registry, str], Any], ...] = (
    Registry.assignments_of,
    Registry.sittings_of,
    Registry.said_to,
    lambda registry, account: registry.own_events(account, {}, 9),
)


def _refused(asked: Callable[[], Any]) -> str:
    with pytest.raises(ActRefused) as why:
        asked()
    return why.value.code


def _nothing_is_told(registry: Registry, account: str) -> None:
    for ask in ASKED:
        assert _refused(lambda ask=ask: ask(registry, account)) == "not_signed_in"  # type: ignore[misc]


def _signed_in(desk: Desk) -> bytes:
    """The badge that the trainee was handed."""
    return desk.registry.sign_in("tim", "password", PROOF).badge


def _pretending(put: Put, account: str, badge: bytes) -> Registry:
    """A station that goes past the program, and shows a badge of its choice."""
    shown = Badges()
    shown.keep(account, "password", badge)
    return Registry.open(put.at, lambda: LATER, badges=shown)


def test_nothing_is_told_to_who_did_not_sign_in(desk: Desk) -> None:
    _nothing_is_told(desk.registry, desk.trainee)
    _signed_in(desk)
    assert [ask(desk.registry, desk.trainee) for ask in ASKED] == [(), (), Said(), ()]


def test_a_badge_opens_nobody_elses(desk: Desk, put: Put) -> None:
    badge = _signed_in(desk)
    for account, shown in ((desk.stranger, badge), (desk.trainee, bytes(32)), (desk.trainee, b"")):
        other = _pretending(put, account, shown)
        _nothing_is_told(other, account)
        other.close()


def test_a_pin_lets_nobody_read(desk: Desk, put: Put) -> None:
    badge = desk.registry.sign_in("sam", "pin", PROOF).badge
    other = _pretending(put, desk.supervisor, badge)
    _nothing_is_told(other, desk.supervisor)
    other.close()


def test_a_badge_is_kept_as_its_hash_and_ends_when_one_signs_out(desk: Desk, put: Put) -> None:
    badge = _signed_in(desk)
    (row,) = desk.registry.rows(BadgeRow)
    assert (row.badge, row.account, row.which) == (kept_badge(badge), desk.trainee, "password")
    assert len(badge) == 32
    desk.registry.sign_out(desk.trainee)
    assert desk.registry.count(BadgeRow) == 0
    other = _pretending(put, desk.trainee, badge)
    _nothing_is_told(other, desk.trainee)
    other.close()


@pytest.mark.parametrize("end", ["out of time", "closed", "another secret", "own secret"])
def test_a_badge_ends(desk: Desk, put: Put, end: str) -> None:
    badge = _signed_in(desk)
    act = desk.registry.act
    match end:
        case "out of time":
            with desk.registry.transaction() as db:
                ended = badges.c.until_ms - BADGE_HOLDS_MS - 1000
                db.execute(badges.update().values(until_ms=ended))
        case "closed":
            act(desk.admin, ActKind.ACCOUNT_CLOSED, {"account": desk.trainee, "reason": "left"})
        case "another secret":
            told = {"account": desk.trainee, "which": "password"}
            secret = {"password_hash": verifier(OTHER_PROOF)}
            act(desk.admin, ActKind.SECRET_SET, told, secret)
        case _:
            chosen = verifier(OTHER_PROOF)
            desk.registry.change_secret("tim", "password", PROOF, "password", chosen)
            assert desk.registry.said_to(desk.trainee) == Said(), "who changed it is signed in"
    other = _pretending(put, desk.trainee, badge)
    _nothing_is_told(other, desk.trainee)
    other.close()


def test_who_is_signed_in_is_told_the_own_role_and_whether_the_account_is_open(
    desk: Desk, put: Put
) -> None:
    registry, trainee = desk.registry, desk.trainee
    badge = _signed_in(desk)
    assert registry.account_now(trainee) == AccountNow(Role.TRAINEE, is_open=True)
    registry.act(desk.admin, ActKind.ROLE_GIVEN, {"account": trainee, "role": "supervisor"})
    assert registry.account_now(trainee) == AccountNow(Role.SUPERVISOR, is_open=True)
    registry.act(desk.admin, ActKind.ACCOUNT_CLOSED, {"account": trainee, "reason": "left"})
    assert registry.account_now(trainee) == AccountNow(Role.SUPERVISOR, is_open=False)
    for account, shown in ((desk.stranger, badge), (trainee, bytes(32))):
        other = _pretending(put, account, shown)
        assert _refused(lambda other=other, of=account: other.account_now(of)) == "not_signed_in"  # type: ignore[misc]
        other.close()
    registry.sign_out(trainee)
    assert registry.count(BadgeRow) == 0, "of a closed account too"
    assert _refused(lambda: registry.account_now(trainee)) == "not_signed_in"


def test_who_is_signed_in_is_told_that_the_account_was_erased(desk: Desk, put: Put) -> None:
    _signed_in(desk)
    desk.registry.erase(desk.admin, desk.trainee)
    assert _refused(lambda: desk.registry.account_now(desk.trainee)) == "not_there"


def test_what_ran_out_is_cleared_away(desk: Desk) -> None:
    _signed_in(desk)
    with desk.registry.transaction() as db:
        db.execute(badges.update().values(until_ms=1))
    _signed_in(desk)
    assert desk.registry.count(BadgeRow) == 1


def test_a_pin_opens_one_exam_where_it_was_given(desk: Desk, put: Put) -> None:
    facts = {"title": "Final", "house": "mbs", "blueprint": "{}"}
    for exam in ("e", "f"):
        desk.registry.act(desk.supervisor, ActKind.EXAM_SET, {"exam": exam, **facts})
        assigned = {"exam": exam, "account": desk.trainee, "due_ms": 9}
        desk.registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)
    desk.registry.sign_in("sam", "pin", PROOF)
    elsewhere = Registry.open(put.at, lambda: LATER)
    of_e = (desk.supervisor, "s1", "e", desk.trainee, STATION)
    assert _refused(lambda: elsewhere.open_exam(*of_e)) == "not_signed_in"
    elsewhere.close()
    desk.registry.open_exam(*of_e)
    of_f = (desk.supervisor, "s2", "f", desk.trainee, STATION)
    assert _refused(lambda: desk.registry.open_exam(*of_f)) == "not_signed_in"
    desk.registry.sign_in("sam", "pin", PROOF)
    with desk.registry.transaction() as db:
        db.execute(badges.update().values(until_ms=badges.c.until_ms - PIN_HOLDS_MS))
    assert _refused(lambda: desk.registry.open_exam(*of_f)) == "not_signed_in"


def test_who_is_erased_leaves_no_badge_and_no_typed_name(desk: Desk) -> None:
    from trainer.records.registry.rows.people import StrangerRow

    desk.registry.sign_in("timothy", "password", PROOF)
    _signed_in(desk)
    assert (desk.registry.count(StrangerRow), desk.registry.count(BadgeRow)) == (1, 1)
    desk.registry.erase(desk.admin, desk.trainee)
    assert (desk.registry.count(StrangerRow), desk.registry.count(BadgeRow)) == (0, 0)
