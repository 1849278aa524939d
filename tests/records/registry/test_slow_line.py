"""A server that is far away, or says nothing: few questions, and nobody waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from tests.records.registry.desks import PROOF, Desk
from tests.records.registry.prepared import BUSY, OnServer, clock
from tests.records.registry.server import Server as Running
from tests.records.registry.server import database_in
from tests.records.registry.slow_line import SlowLine, slow_line
from trainer.records.registry.acts import ActKind
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.postgres import engine
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow


@pytest.fixture
def line(server: Running) -> Iterator[SlowLine]:
    with slow_line(server) as opened:
        yield opened


@pytest.fixture
def desk(on_server: OnServer, tmp_path: Path, line: SlowLine) -> Iterator[Desk]:
    put = on_server.put(BUSY, tmp_path)
    with closing(Registry.open(line.url(database_in(put.at)), clock())) as registry:
        registry.now_ms  # noqa: B018
        yield Desk(registry, **put.ids)


def _comment(desk: Desk) -> None:
    first = desk.registry.rows(RoundRow, order="attempt")[0]
    said = {"attempt": first.attempt, "number": 0, "text": "Again."}
    desk.registry.act(desk.supervisor, ActKind.COMMENTED, said)


def test_an_act_is_one_question_a_sign_in_four_and_a_view_three(desk: Desk, line: SlowLine) -> None:
    first = desk.registry.rows(RoundRow, order="attempt")[0]
    said = {"attempt": first.attempt, "number": 0, "text": "Again."}
    before = line.turns
    desk.registry.act(desk.supervisor, ActKind.COMMENTED, said)
    assert line.turns == before + 1
    desk.registry.challenge("sam", "pin")
    desk.registry.sign_in("sam", "pin", PROOF)
    assert line.turns == before + 5
    desk.registry.rows(RoundRow, order="attempt")
    assert line.turns == before + 8


def test_a_view_is_of_one_moment_and_changes_nothing_and_an_act_after_it_does(desk: Desk) -> None:
    asked = (
        "SELECT current_setting('transaction_isolation'), current_setting('transaction_read_only')"
    )
    with desk.registry.reading() as db:
        assert tuple(db.exec_driver_sql(asked).one()) == ("repeatable read", "on")
    with desk.registry.transaction() as db:
        assert tuple(db.exec_driver_sql(asked).one()) == ("read committed", "off")
    _comment(desk)


def test_a_server_that_says_nothing_is_given_up(
    desk: Desk, line: SlowLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    line.silence()
    with monkeypatch.context() as hasty:
        hasty.setattr(engine, "SILENT_S", 0.2)
        with pytest.raises(RegistryDown) as told:
            _comment(desk)
    assert told.value.code == "unreachable"
    line.speak()
    _comment(desk)


def test_a_server_that_was_started_anew_is_asked_anew_without_a_fault(
    desk: Desk, line: SlowLine
) -> None:
    with desk.registry.reading(), desk.registry.transaction():
        pass  # two lines are open
    line.hang_up()
    _comment(desk)
    assert desk.registry.sign_in("sam", "pin", PROOF).account is not None


def test_an_answer_that_comes_late_is_waited_for_and_the_wait_is_told(
    on_server: OnServer, tmp_path: Path, line: SlowLine
) -> None:
    put = on_server.put(BUSY, tmp_path)
    told = Event()

    def while_waiting() -> None:
        told.set()
        line.speak()

    at = line.url(database_in(put.at))
    with closing(Registry.open(at, clock(), while_waiting=while_waiting)) as registry:
        told.clear()
        line.silence()
        assert registry.people()
    assert told.is_set()


def test_what_is_done_meanwhile_cannot_have_the_line_that_waits(
    on_server: OnServer, tmp_path: Path, line: SlowLine
) -> None:
    put = on_server.put(BUSY, tmp_path)
    refused = ["not yet"]

    def while_waiting() -> None:
        if refused:
            return
        refused.append("")
        try:
            with registry.transaction() as db:
                db.exec_driver_sql("SELECT 1")
        except RegistryDown as error:
            refused[0] = error.code
        line.speak()

    at = line.url(database_in(put.at))
    registry = Registry.open(at, clock(), while_waiting=while_waiting)
    with closing(registry), registry.transaction() as db:
        refused.clear()
        line.silence()
        assert db.exec_driver_sql("SELECT 7").scalar() == 7
    assert refused == ["unreachable"]
