"""The scenes of a table test, each played up to its picture."""

from __future__ import annotations

from collections.abc import Callable

from trainer.dealing.action import Action, Verb
from trainer.drills.table_form import CriterionGrade
from trainer.records.registry.acts import Role
from trainer.school.table_test.record import CriterionJudged, Dealer, TableTestOutcome
from trainer.shots import people
from trainer.ui.application import Application
from trainer.ui.routes import TABLE_TEST
from trainer.ui.table_test.controller import TableTestController
from trainer.ui.table_test.list_page import TableTestBegun
from trainer.ui.table_test.open_test import FORM, SETUP, WATCH

DEALER, SCHOOL = Dealer("Ines Moreau"), "Riverside Dealer School"
SEED = "20"
STEP_MS, SOME = 2700, 9
RECORDED_MS = 1_795_200_000_000


def play(app: Application, scene: str, house: str, wait: Callable[[int], None]) -> None:
    """Play up to that scene. ``wait`` lets so many milliseconds pass."""
    tests = app.parts.of(TABLE_TEST)
    assert isinstance(tests, TableTestController), "it makes the pages of table tests"
    if scene.endswith("school"):
        _in_a_school(app, wait)
        return
    tests.list.name_school(SCHOOL)
    form = "whole-round" if scene.endswith("whole") else "settling"
    tests.list.begin(TableTestBegun(house, form, DEALER, SEED))
    if scene == TABLE_TEST:
        tests.list.begin(TableTestBegun("mbs", "whole-round", Dealer("Luc Bernard"), SEED))
        app.turn_to(TABLE_TEST)
    elif scene.startswith(WATCH):
        _watch(tests, scene, wait)
    elif scene == FORM:
        _hold(tests, wait)
    else:
        assert scene.startswith(SETUP), "no other scene is played here"


def _in_a_school(app: Application, wait: Callable[[int], None]) -> None:
    """Put a supervisor at the window; record one test of a trainee, and open another."""
    people.a_school(app, lambda: RECORDED_MS)
    people.signed_in(app, Role.SUPERVISOR)
    tests = app.parts.of(TABLE_TEST)
    assert isinstance(tests, TableTestController), "it makes the pages of table tests"
    office = tests.at.office
    assert office is not None, "the school's records are at hand"
    first, other, *_ = office.dealers()
    tests.list.begin(TableTestBegun("mbs", "settling", first, SEED))
    _hold(tests, wait)
    tests.form.decide(TableTestOutcome.FAILED, office.examiner, "Ante taken at seat 7.", "")
    tests.list.begin(TableTestBegun("mbs", "whole-round", other, SEED))
    app.turn_to(TABLE_TEST)


def _watch(tests: TableTestController, scene: str, wait: Callable[[int], None]) -> None:
    """Watch half of the round, with a mistake in it."""
    tests.board.watch(0)
    _tap(tests, wait, SOME)
    if scene.endswith("otherwise"):
        board = tests.at.watched.board
        seat = next(each for each in board.columns if each.rest)
        tests.board.ask_spot(next(each for each in seat.spots if each.wager is not None))
    elif scene.endswith("end"):
        tests.board.ask_end()


def _tap(tests: TableTestController, wait: Callable[[int], None], taps: int) -> None:
    """Tap that many times; the first payment is taken instead."""
    slipped = False
    for _ in range(taps):
        likely = tests.at.watched.board.next
        if likely is None:
            return
        act, pays = likely.act, likely.act.verb is Verb.PAY
        wait(STEP_MS)
        tests.board.tap((Action(Verb.TAKE, act.place, act.wager) if pays and not slipped else act,))
        slipped = slipped or pays


def _hold(tests: TableTestController, wait: Callable[[int], None]) -> None:
    """End all rounds, and judge half of the criteria."""
    for number in range(len(tests.at.held.rounds)):
        tests.board.watch(number)
        _tap(tests, wait, 500)
        tests.board.end(())
    for criterion in tests.at.held.form.criteria[:2]:
        tests.form.judge(criterion.name, CriterionJudged(CriterionGrade.SOUND, "Calm, and clear."))
    tests.form.show()
