"""The live wall's records: who may show, watch and order, and what a hostile station cannot do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import psycopg
import pytest

from tests.records.registry.busy import order_live
from tests.records.registry.desks import OTHER_PROOF, PROOF, Desk, verifier
from tests.records.registry.prepared import LATER, Put
from tests.records.registry.server import Server
from tests.records.registry.test_roles import _at, logins  # noqa: F401  (a fixture)
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import ActRefused, RegistryRefused
from trainer.records.registry.proofs import Badges
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.live import (
    LEAST_MS,
    MOST_FELT,
    MOST_NOTE,
    MOST_TILE,
    LiveAnswer,
    LiveTableRow,
)
from trainer.records.registry.where import Server as At

TILE = '{"drill":"Settle the table"}'
NOT_WATCHED = LiveAnswer(watched=False, opened=False)


def refused(asked: Callable[[], Any]) -> str:
    with pytest.raises(ActRefused) as why:
        asked()
    return why.value.code


def begin(desk: Desk) -> None:
    desk.registry.sign_in("tim", "password", PROOF)
    desk.registry.begin_live(desk.trainee)


def shown(desk: Desk) -> LiveTableRow | None:
    return desk.registry.row(LiveTableRow, account=desk.trainee)


def test_nothing_of_a_table_is_kept_that_nobody_watches(desk: Desk) -> None:
    begin(desk)
    assert desk.registry.show_live(desk.trainee, TILE, "felt") == NOT_WATCHED
    row = shown(desk)
    assert row is not None
    assert (row.tile, row.felt) == ("{}", "")


def test_who_watches_a_class_sees_the_tables_of_its_trainees(desk: Desk) -> None:
    begin(desk)
    desk.registry.watch_live(desk.supervisor, desk.class_, desk.trainee)
    answer = desk.registry.show_live(desk.trainee, TILE, "felt")
    assert (answer.watched, answer.opened) == (True, True)
    row = shown(desk)
    assert row is not None
    assert (row.tile, row.felt) == (TILE, "felt")


def test_a_connection_that_proved_nobody_shows_nothing(desk: Desk, put: Put) -> None:
    """Neither another's table nor, after it moved to another connection, one's own."""
    begin(desk)
    desk.registry.watch_live(desk.supervisor, desk.class_)
    other = Registry.open(put.at, lambda: LATER, badges=Badges())
    assert refused(lambda: other.show_live(desk.trainee, TILE, "")) == "not_signed_in"
    assert refused(lambda: other.begin_live(desk.trainee)) == "not_signed_in"
    assert refused(lambda: other.show_live(desk.stranger, TILE, "")) == "not_signed_in"
    other.close()
    assert desk.registry.show_live(desk.trainee, TILE, "").watched


def test_who_signed_out_shows_nothing_more(desk: Desk) -> None:
    begin(desk)
    desk.registry.sign_out(desk.trainee)
    assert refused(lambda: desk.registry.show_live(desk.trainee, TILE, "")) == "not_signed_in"


def test_a_flood_is_cut_to_its_bounds(desk: Desk) -> None:
    """Too large is refused, too often is not kept: one row a trainee, whatever a station sends."""
    begin(desk)
    show = desk.registry.show_live
    desk.registry.watch_live(desk.supervisor, desk.class_)
    assert refused(lambda: show(desk.trainee, "x" * (MOST_TILE + 1), "")) == "too_much"
    assert refused(lambda: show(desk.trainee, TILE, "ü" * (MOST_FELT // 2 + 1))) == "too_much"
    kept = []
    for number in range(50):
        show(desk.trainee, f'{{"number":{number}}}', "")
        kept += [each.at_ms for each in desk.registry.rows(LiveTableRow)]
    assert len(kept) == 50
    moments = sorted(set(kept))
    assert all(later - one >= LEAST_MS for one, later in pairwise(moments))


def test_of_an_exam_a_tile_says_only_that_it_is_under_way(desk: Desk) -> None:
    """Whatever the station shows, neither cards nor marks are kept."""
    registry = desk.registry
    exam = {"exam": "e", "title": "Final", "house": "mbs", "blueprint": {}}
    registry.act(desk.supervisor, ActKind.EXAM_SET, exam)
    assigned = {"exam": "e", "account": desk.trainee, "due_ms": LATER}
    registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)
    registry.sign_in("sam", "pin", PROOF)
    registry.open_exam(desk.supervisor, registry.new_id(), "e", desk.trainee, "s")
    begin(desk)
    registry.watch_live(desk.supervisor, desk.class_, desk.trainee)
    answer = registry.show_live(desk.trainee, '{"cards":"Qh"}', "Qh 7s 2d")
    row = shown(desk)
    assert row is not None
    assert (row.tile, row.felt) == ('{"exam":true}', "")
    assert not answer.opened
    for kind, facts in (
        (ActKind.LIVE_PAUSED, {}),
        (ActKind.LIVE_NOTED, {"text": "Seat 4", "when": "now"}),
    ):
        order = {"account": desk.trainee, **facts}
        assert refused(lambda: registry.act(desk.supervisor, kind, order)) == "sitting_open"  # noqa: B023


def test_orders_reach_the_table_they_are_for(desk: Desk) -> None:
    begin(desk)
    order_live(desk)
    desk.registry.act(desk.supervisor, ActKind.LIVE_PAUSED, {"account": desk.trainee})
    answer = desk.registry.show_live(desk.trainee, TILE, "")
    assert answer.paused_by == "Sam"
    assert answer.note is not None
    assert (answer.note.text, answer.note.when) == ("Look once more at seat 4.", "seat")
    desk.registry.act(desk.supervisor, ActKind.LIVE_RESUMED, {"account": desk.trainee})
    assert desk.registry.show_live(desk.trainee, TILE, "").paused_by == ""


def test_a_supervisor_orders_and_watches_in_own_classes_alone(desk: Desk) -> None:
    act, watch = desk.registry.act, desk.registry.watch_live
    stranger = {"account": desk.stranger}
    assert refused(lambda: act(desk.supervisor, ActKind.LIVE_PAUSED, stranger)) == "not_their_class"
    assert refused(lambda: watch(desk.supervisor, "another")) == "not_in_class"
    assert refused(lambda: watch(desk.trainee, desk.class_)) == "not_permitted"
    own = {"account": desk.trainee}
    assert refused(lambda: act(desk.trainee, ActKind.LIVE_PAUSED, own)) == "not_permitted"
    assert refused(lambda: act(desk.admin, ActKind.LIVE_PAUSED, own)) == "not_permitted"
    long = {**own, "text": "x" * (MOST_NOTE + 1), "when": "seat"}
    assert refused(lambda: act(desk.supervisor, ActKind.LIVE_NOTED, long)) == "too_much"


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_stations_login_neither_reads_the_wall_nor_orders(
    desk: Desk,
    logins: Server,  # noqa: F811
) -> None:
    assert isinstance(desk.registry.where, At)
    database = str(desk.registry.where.url.database)
    with _at(logins, database, "station1") as station:
        station.sign_in("tim", "password", PROOF)
        station.begin_live(desk.trainee)
        assert station.show_live(desk.trainee, TILE, "") == NOT_WATCHED
        for tried in (
            lambda: station.rows(LiveTableRow),
            lambda: station.watch_live(desk.supervisor, desk.class_),
            lambda: station.act(desk.supervisor, ActKind.LIVE_PAUSED, {"account": desk.trainee}),
        ):
            with pytest.raises(RegistryRefused) as why:
                tried()
            assert why.value.code == "no_right"
    with psycopg.connect(logins.url(database, "station1"), autocommit=True) as db:
        for table in ("live_tables", "live_watches", "live_orders"):
            for sql in ("SELECT * FROM school.{}", "DELETE FROM school.{}"):
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    db.execute(sql.format(table))
        # A link that was made up opens nothing.
        with pytest.raises(psycopg.DatabaseError, match="not_signed_in"):
            db.execute("SELECT school.show_live(%s, 'made up', '{}', '')", [desk.trainee])


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_second_account_at_a_station_shows_its_own_table_alone(desk: Desk) -> None:
    secret = {"password_hash": verifier(OTHER_PROOF)}
    which = {"account": desk.stranger, "which": "password"}
    desk.registry.act(desk.admin, ActKind.SECRET_SET, which, secret)
    begin(desk)
    desk.registry.watch_live(desk.supervisor, desk.class_)
    assert refused(lambda: desk.registry.show_live(desk.stranger, TILE, "")) == "not_signed_in"
    assert desk.registry.show_live(desk.trainee, TILE, "").watched
