"""The page where an exam is set comes at once: what a house can show is worked out beside it."""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.school.exam.soon import draw_soon
from tests.ui.exam.halls import Hall
from trainer.drills.events.events import EVENTS
from trainer.drills.exam.areas import ExamArea
from trainer.game.round import Round
from trainer.school.exam.drawn_pattern import drawn_pattern
from trainer.school.reports.pages.class_page import ClassRoute
from trainer.ui.report_pages import ReportPages
from trainer.ui.routes import EXAM_SET, EXAMS
from trainer.wording import speak


def test_what_a_house_can_show_is_worked_out_beside_the_window(
    hall: Hall, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took the window's thread for a second and more."""
    worked: list[int] = []

    def every_event(_: object) -> frozenset[str]:
        worked.append(get_ident())
        return frozenset(EVENTS)

    monkeypatch.setattr("trainer.ui.exam.office_setting.events_of", every_event)
    hall.app.people.seat(hall.supervisor)
    hall.app.turn_to(EXAM_SET)
    asked = hall.office.setting.page.asked
    qtbot.waitUntil(lambda: asked.more.count() > 0)
    assert get_ident() not in worked
    assert asked.more.count() == len(EVENTS) - len(asked.shows)


def test_what_was_worked_out_for_a_page_that_is_gone_harms_no_page(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by the monkey, seeds 346 and 480: another language or person makes the pages anew."""
    begun: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []

    def answer() -> None:
        """All that was begun until now is worked out."""
        for work, then in [begun.pop(0) for _ in range(len(begun))]:
            then(work())

    hall.app.people.seat(hall.supervisor)
    with monkeypatch.context() as beside:
        beside.setattr(
            hall.app.background, "run", lambda work, then, **_: begun.append((work, then))
        )
        hall.app.turn_to(EXAM_SET)
        hall.app.window.refurnish()
        answer()
        hall.app.turn_to(EXAM_SET)
        assert begun, "the new page asks anew"
        answer()
    page = hall.office.setting.page
    assert page._weight is not None
    assert page.asked.more.count() > 0


@pytest.mark.parametrize("changed", [False, True])
def test_the_class_s_own_house_is_chosen_once_its_exam_is_derived(
    hall: Hall, changed: bool
) -> None:
    """Boxes stood there for a class that learns the school's own house."""
    hall.app.people.seat(hall.supervisor)
    hall.app.turn_to(EXAM_SET)
    page = hall.office.setting.page
    bundled = page.blueprint
    if changed:
        page.numbers["errors"].write(1)
    page.offer_too([(replace(bundled, house="ours"), "Ours"), (bundled, "Another")], "ours")
    assert page.blueprint.house == (bundled.house if changed else "ours")
    page.offer_too([(replace(bundled, house="theirs"), "Theirs")], "theirs")
    assert page.blueprint.house == (bundled.house if changed else "ours")


def test_a_ready_exam_has_its_title_in_the_language_of_the_window(hall: Hall) -> None:
    """It is kept in English, unless somebody writes another."""
    hall.app.people.seat(hall.supervisor)
    speak(lambda text, count: text.replace("The floor test", "За столом"))
    try:
        hall.app.turn_to(EXAM_SET)
        page = hall.office.setting.page
        assert page.title.text() == "За столом"
        assert page.blueprint.title == "The floor test"
        page.title.setText("Другой")
        assert page.blueprint.title == "Другой"
    finally:
        speak(None)


def test_three_other_forms_are_shown_when_they_are_asked_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks with an equal blueprint, not with the one that was weighed."""
    drawn: list[int] = []
    shown: list[int] = []

    def form(_at: object, _blueprint: object, seed: int) -> int:
        drawn.append(seed)
        return seed

    monkeypatch.setattr("trainer.ui.exam.office_setting.drawn_form", form)
    card = "trainer.ui.exam.forms_card.FormsCard.show_forms"
    monkeypatch.setattr(card, lambda _, forms: shown.extend(forms))
    hall.app.people.seat(hall.supervisor)
    hall.office.setting.at_once = True
    hall.app.turn_to(EXAM_SET)
    assert shown == [1, 2, 3]
    hall.office.setting.page.forms._others.click()
    assert shown == drawn == [1, 2, 3, 4, 5, 6]


def test_an_exam_of_another_size_is_set_once_its_forms_are_drawn(
    hall: Hall, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would take the window's thread for two seconds and more."""
    drawn_in: list[int] = []

    def drawn(*asked: Any) -> list[Round]:
        drawn_in.append(get_ident())
        return drawn_pattern(*asked)

    monkeypatch.setattr("trainer.school.exam.forms.drawn_pattern", drawn)
    hall.app.people.seat(hall.supervisor)
    hall.app.turn_to(EXAM_SET)
    page, office = hall.office.setting.page, hall.office.at.office
    assert office is not None
    page.take(next(each for each, _ in page._shown.blueprints if each.house == "boxes"))
    page.numbers["rounds"].write(17)
    page.numbers["seats"].write(3)
    page.do.click()
    told = page.exposure.findChild(QLabel, "exam-set.rule")
    assert told is not None
    assert told.text() == "Drawing the forms…"
    assert office.exams() == ()
    qtbot.waitUntil(lambda: hall.app.window.page == EXAMS, timeout=20_000)
    (exam,) = office.exams()
    assert exam.blueprint.pattern is not None
    assert len(exam.blueprint.pattern.rounds) == 17
    assert get_ident() not in drawn_in


@pytest.mark.parametrize("left", [False, True])
def test_what_is_changed_or_left_before_its_forms_are_drawn_is_not_set(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    begun: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
    draw_soon(monkeypatch)
    hall.app.people.seat(hall.supervisor)
    with monkeypatch.context() as beside:
        beside.setattr(
            hall.app.background, "run", lambda work, then, **_: begun.append((work, then))
        )
        hall.app.turn_to(EXAM_SET)
        page, office = hall.office.setting.page, hall.office.at.office
        assert office is not None
        page.do.click()
        if left:
            page.left.emit()
        else:
            page.numbers["rounds"].write(11)
        for work, then in begun:
            then(work())
    assert office.exams() == ()


def test_an_exam_is_set_in_the_words_of_its_house(hall: Hall) -> None:
    """Its areas kept the usual names of the wagers, and those of an own house too."""
    hall.app.people.seat(hall.supervisor)
    hall.office.setting.at_once = True
    hall.app.turn_to(EXAM_SET)
    page = hall.office.setting.page
    ready = {each.house: each for each, _ in page._shown.blueprints}
    item = page.asked.areas[ExamArea.ANTE_AND_PLAY]
    for house, words in (("boxes", "ANTE and BET against"), ("mbs", "Ante and Play against")):
        page.take(ready[house])
        assert item.count.box.accessibleName().startswith(words)
        assert item.stars.box.accessibleName().startswith(words)
        assert any(each.text().startswith(words) for each in item.findChildren(QLabel))


def test_an_exam_is_set_at_the_house_in_view_after_the_language_changed_too(hall: Hall) -> None:
    """The pages are made anew then: it began at the house of a class until Class was opened."""
    hall.app.people.seat(hall.supervisor)
    part = hall.app.parts.one("class", ReportPages)
    part.loading.at_once = True
    hall.app.turn_to("class")
    of = part.route("class")
    assert isinstance(of, ClassRoute)
    part.go(replace(of, house="prime"))
    for _ in range(2):
        hall.app.turn_to(EXAM_SET)
        assert hall.office.setting.page.blueprint.house == "prime"
        hall.app.reword()
