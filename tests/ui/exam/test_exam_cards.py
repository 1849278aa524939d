"""The cards of an exam: its chance of passing, what its forms show, and what a failure leads to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.school.exam.soon import draw_soon
from tests.ui.access.stages import played
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import RATES, Blueprint, ExamCounts, PassRule, chance
from trainer.records.registry.said import Remedial
from trainer.school.exam.exam_words import passing_figure
from trainer.school.exam.forms import FormWeight, RuleShown
from trainer.school.exam_remedies import _of_area
from trainer.settings import Language
from trainer.ui.application import Application
from trainer.ui.exam.candidate_part import CandidatePart
from trainer.ui.exam.chance_card import ChanceCurve, aim_words
from trainer.ui.exam.exposure_card import ExposureCard
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.exam.set_page import SetPage, SetShown, _bounds
from trainer.ui.exam.sheet_page import SheetPage
from trainer.ui.kit.widgets import Button
from trainer.ui.language import speak
from trainer.ui.routes import EXAMS, MY_EXAMS

Key = Qt.Key


@pytest.fixture(scope="module")
def begun(qapp: QApplication) -> Iterator[tuple[SetPage, Blueprint]]:
    """One page for all tests of this file, and what is set on it at first."""
    with played("exam-set") as app:
        part = app.parts.of(EXAMS)
        assert isinstance(part, OfficePart)
        yield part.setting.page, part.setting.page.blueprint


@pytest.fixture
def page(begun: tuple[SetPage, Blueprint]) -> SetPage:
    """That page, with nothing of the test before."""
    page, blueprint = begun
    page.take(blueprint)
    return page


@pytest.mark.parametrize("language", list(Language))
def test_numbers_are_as_wide_as_one_another_and_hold_their_words(
    page: SetPage, language: Language
) -> None:
    """Two were twice as wide as the two beside them, and cut the form in a small window."""
    box, *others = (each.box for each in page.numbers.values())
    assert {each.width() for each in others} == {box.width()}
    speak(language)
    wide = box.fontMetrics().horizontalAdvance
    assert max(wide(none) for _, _, _, none in _bounds().values()) <= box.width() - 8


@pytest.fixture(scope="module")
def sheet(qapp: QApplication) -> Iterator[Application]:
    with played("exam-sheet") as app:
        yield app


@pytest.mark.parametrize("errors", [0, 3, 150])
def test_the_figures_on_the_curve_never_lie_on_one_another(qapp: QApplication, errors: int) -> None:
    curve = ChanceCurve()
    curve.resize(curve.sizeHint())
    curve.present(ExamCounts(150, 12, 1), PassRule(errors, errors))
    (good, _), (poor, told) = curve.names()
    assert not good.intersects(poor)
    assert curve.rect().toRectF().contains(good.united(poor))
    assert (told == "5%: 100.0%") is (errors == 150)


def texts(of: object) -> list[str]:
    assert hasattr(of, "findChildren")
    return [each.text() for each in of.findChildren(QLabel) if not each.isHidden()]


def test_the_figures_are_those_of_the_forms_own_counts(page: SetPage) -> None:
    """150 decisions, 12 starred, at most 3 errors and 1 on a star: 99.2, 93.2, 64.2, 5.4, 0.0."""
    shown = texts(page.chance)
    as_set = [
        passing_figure(chance(ExamCounts(150, 12, 1), PassRule(3, 1), rate)) for rate in RATES
    ]
    assert as_set == ["99.2%", "93.2%", "64.2%", "5.4%", "0.0%"]
    assert set(as_set) <= set(shown)
    for figure in as_set:
        assert figure in page.chance.curve.accessibleName()
    assert "✓" in page.chance.aims.text()


def test_a_change_is_told_at_once_and_an_aim_not_met_is_named(page: SetPage) -> None:
    page.numbers["errors"].write(5)
    page.numbers["critical"].write(5)
    assert "▲ A 5% dealer passes" in page.chance.aims.text()
    page.numbers["errors"].write(1)
    assert "▲ A 1% dealer passes" in page.chance.aims.text()
    assert aim_words(ExamCounts(150, 12, 1), PassRule(3, 1)).startswith("✓")


def test_every_wrong_rule_has_a_cell_that_tells_it(page: SetPage) -> None:
    rules = [rule for each in page.exposure.rows for rule in each._rules]
    assert len(rules) >= 80
    assert min(each.times for each in rules) >= 2
    first = page.exposure.rows[0]
    first.setFocus()
    QTest.keyClick(first, Key.Key_Right)
    named = page.exposure.findChild(QLabel, "exam-set.rule")
    assert named is not None
    assert first._rules[1].belief in named.text()
    QTest.mouseMove(first, first._cell(0).center().toPoint())
    assert first._rules[0].belief in named.text()
    low = next(each for each in rules if each.id == "HR01")
    assert "Ante" in low.wagers
    assert ", ".join(low.wagers[:-1]) in named.text()
    assert low.wagers[-1] in named.text()


@pytest.mark.parametrize("typed", ["²", "9" * 5000])
def test_what_is_no_number_is_not_read_as_one(page: SetPage, typed: str) -> None:
    box = page.numbers["errors"].box
    box.selectAll()
    box.insert(typed)
    box.textEdited.emit(box.text())
    assert page.blueprint.passing.errors == 0


def test_an_exam_of_an_older_program_is_set_anew_with_forms_of_equal_weight(page: SetPage) -> None:
    before = page.blueprint
    page.take(replace(before, exposes=0, decisions=before.decisions - before.rulings))
    assert page.blueprint == before
    assert page.exposure.rows


def test_what_no_form_can_hold_is_said_where_the_cells_would_be(
    page: SetPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_soon(monkeypatch)
    page.numbers["rounds"].write(1)
    assert page.exposure.rows == []
    assert "at most" in " ".join(texts(page.exposure))
    page.do.click()
    assert "at most" in page.trouble.text()
    page.numbers["rounds"].write(10)
    assert not page.trouble.text()
    assert page.exposure.rows


def test_wrong_rules_that_the_exam_will_not_catch_are_named_before_it_is_set() -> None:
    rules = [RuleShown(f"HR{at:02}", f"belief {at}", at, ()) for at in range(9)]
    card = ExposureCard()
    card.present(FormWeight(20, tuple(rules[1:])))
    told = " ".join(texts(card))
    assert "catch 1 wrong rule. A dealer who follows it may pass: " in told
    assert "belief 1." in told.casefold()
    assert "belief 2" not in told.casefold()
    card.present(FormWeight(20, tuple(replace(each, times=0) for each in rules)))
    told = " ".join(texts(card))
    assert "catch 9 wrong rules" in told
    assert "belief 5. …" in told.casefold()


# --------------------------------------------------------------------- what a failure leads to


def remedy_buttons(page: object) -> list[Button]:
    assert hasattr(page, "findChildren")
    return [e for e in page.findChildren(Button) if ".remedy." in e.objectName()]


def test_a_failed_area_leads_the_trainee_to_a_drill(qapp: QApplication) -> None:
    with played("exam-result") as app:
        part = app.parts.of(MY_EXAMS)
        assert isinstance(part, CandidatePart)
        areas = [each.objectName().rpartition(".")[2] for each in remedy_buttons(part.result)]
        assert areas == [each.value for each in _failed(part)]
        assert app.practice is not None
        left_alone = _of_area(ExamArea.TIES, "mbs", [], app.practice)
        assert left_alone is not None
        assert left_alone.words == "A random table"
        button = remedy_buttons(part.result)[0]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert app.window.page == "table"
        assert app.rounds.sitting is not None


def _failed(part: CandidatePart) -> tuple[ExamArea, ...]:
    assert part._sheet is not None
    return part._sheet.grade.failed_areas


def test_a_supervisor_assigns_it_from_the_sheet(sheet: Application) -> None:
    part = sheet.parts.of(EXAMS)
    assert isinstance(part, OfficePart)
    before = len(_assigned(sheet))
    button = remedy_buttons(part.sheet.page)[0]
    button.setFocus()
    QTest.keyClick(button, Key.Key_Space)
    assert not button.isEnabled()
    assert "Assigned" in button.text()
    assert len(_assigned(sheet)) == before + 1


def _assigned(app: Application) -> list[Remedial]:
    from trainer.school.review.review_book import ReviewBook

    people = app.people
    assert people.registry is not None
    assert people.account is not None
    return list(ReviewBook(people.registry, people.account.id).remedials(still_open=True))


def test_a_signed_sheet_keeps_its_cards_of_mistakes(sheet: Application) -> None:
    """A hundred of them were built again, in a second, for a signature that changes none."""
    page = sheet.window.findChild(SheetPage)
    assert page is not None
    shown = page._shown
    assert shown is not None
    cards = _cards(page)
    assert len(cards) > 1
    page.present(replace(shown, may_sign=False))
    assert _cards(page) == cards
    page.present(replace(shown, overridden={("other", 1): "Lifted"}))
    assert _cards(page) != cards
    page.present(shown)


def _cards(page: SheetPage) -> list[object]:
    items = [page._mistakes.itemAt(at) for at in range(page._mistakes.count())]
    return [each.widget() for each in items if each is not None]


def test_an_exam_of_a_house_that_is_gone_is_not_offered_to_be_set_again(
    sheet: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To set it was an error of the program."""
    part = sheet.parts.of(EXAMS)
    assert isinstance(part, OfficePart)
    assert part.at.office is not None
    offered: list[SetShown] = []
    monkeypatch.setattr(SetPage, "present", lambda _, shown: offered.append(shown))
    found = part.at.office.exams()
    part.setting.show()
    gone = tuple(replace(each, blueprint=replace(each.blueprint, house="gone")) for each in found)
    monkeypatch.setattr(type(part.at.office), "exams", lambda _: gone)
    part.setting.show()
    with_them, without = (len(shown.blueprints) for shown in offered)
    assert found
    assert with_them - without == len(found)


def test_every_area_of_a_sheet_is_in_sight(sheet: Application) -> None:
    part = sheet.parts.of(EXAMS)
    assert isinstance(part, OfficePart)
    assert part.sheet.page.area_table.verticalScrollBar().maximum() == 0
