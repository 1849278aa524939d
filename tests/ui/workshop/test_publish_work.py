"""The page of publishing: what is missing leads to its place, what changes is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.test_house_published import made_ready
from tests.ui.test_workshop import answer_questions, begun, looked_over, press, write
from tests.ui.windows import Opened
from trainer.records.registry.acts import Role
from trainer.school.workshop.drafts import mark_no_place
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.publishing import Publishing
from trainer.school.workshop.rule_links import RuleLink
from trainer.shots.people import signed_in
from trainer.shots.workshop import DOCUMENT
from trainer.ui.application import Application
from trainer.ui.workshop.part import WorkshopPart
from trainer.ui.workshop.publish_view import _signs

THREE = "workshop.pair_plus.pays.three_of_a_kind"


def publishing(opened: Opened) -> tuple[Application, WorkshopPart]:
    """Three of a kind pays 3 to 1 now, and the page of publishing is open."""
    app, part = begun(opened, of="Six Card Bonus")
    part.documents.put(DOCUMENT)
    press(app, "workshop.section.pair_plus")
    write(app, THREE, "3")
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    return app, part


def words(part: WorkshopPart) -> list[str]:
    return [each.text() for each in part.page.publish.findChildren(QLabel)]


def test_an_open_question_leads_to_its_field(opened: Opened) -> None:
    app, part = publishing(opened)
    assert not part.page.publish.publish.isEnabled()
    press(app, "workshop.publish.missing.0")
    assert part.page.tab is WorkshopTab.RULES
    section = part.page.form.section
    assert section is not None
    assert section.key == "pair_plus"
    assert app.window.focusWidget().objectName() == THREE


def test_a_round_that_waits_leads_to_that_round(opened: Opened) -> None:
    app, part = publishing(opened)
    press(app, "workshop.publish.missing.4")
    assert part.page.tab is WorkshopTab.PROOF
    looked_over(app)
    assert part.page.proof.confirm.isVisible()


@pytest.mark.parametrize("name", ["open.2", "missing.3"])
def test_a_sentence_that_nothing_ties_is_shown_in_the_document(
    name: str,
    opened: Opened,
) -> None:
    app, part = publishing(opened)
    press(app, f"workshop.publish.{name}")
    assert part.page.tab is WorkshopTab.RULES
    assert part.page.document.isVisible()
    assert part.page.document.list.hasFocus()


def test_what_changes_is_told_with_the_edge(opened: Opened) -> None:
    _, part = publishing(opened)
    told = words(part)
    for each in ("against Six Card Bonus", "Pair Plus: Three of a kind", "30 to 1", "3 to 1"):
        assert each in told
    assert "13.4480%" in told
    assert "No edition is published yet." in told


def test_sentences_that_are_not_held_are_named_and_take_no_more_room_than_there_is(
    opened: Opened,
) -> None:
    """Side by side on a button they pushed the page out of the window."""
    app, part = publishing(opened)
    assert part.draft is not None
    for clause in part.draft.clauses:
        mark_no_place(part.draft, clause)
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    page, inner = part.page.publish, part.page.publish.widget()
    assert {*part.draft.clauses} <= {*words(part)}
    assert inner is not None
    assert inner.minimumSizeHint().width() <= page.viewport().width()


def test_no_rounds_are_none_confirmed() -> None:
    """The list of the proof ticked "0 of 0 rounds confirmed"."""
    link = RuleLink(WorkshopTab.RULES)
    known = Publishing(
        "1", "", "", (), (), (0, 0), (0, 9), (0, 0), "", (), (0, 0), link, 0, 0, (), 0
    )  # fmt: skip
    done, told, _ = next(_signs(known))
    assert (done, told) == (False, "0 of 0 rounds confirmed")
    signs = _signs(replace(known, no_place=("R 3", "R 7")))
    told = "2 rules that the program does not hold"
    assert (False, told, replace(link, clause="R 3")) in [*signs]


def test_a_ready_house_is_published_by_enter_and_its_edition_stands(opened: Opened) -> None:
    app, part = begun(opened)
    answer_questions(app, part)
    assert part.draft is not None
    part.draft.put("rules.yaml", ("source",), "document.txt")
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    assert part.page.publish.publish.text() == "Publish edition 1"
    QTest.keyClick(part.page, Qt.Key.Key_Return)
    assert app.window.page == "houses"
    again = app.parts.of("workshop")
    assert isinstance(again, WorkshopPart)
    again.draft = again.workshop.reopen("riverside")
    app.turn_to("workshop")
    again.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    told = words(again)
    assert "against edition 1" in told
    assert "dealt on this machine" in told
    assert again.page.publish.publish.text() == "Publish edition 1"
    again.draft.put("rules.yaml", ("summary",), "Another text")
    again.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    assert again.page.publish.publish.text() == "Publish edition 2", "nobody types the number"
    QTest.keyClick(again.page, Qt.Key.Key_Return)
    assert part.shelf["riverside"].rules.edition == "2"
    app.turn_to("workshop")
    again = app.parts.of("workshop")
    press(app, "workshop.editions")
    assert app.pages.houses.house == "riverside"
    told = [each.text() for each in app.pages.houses.findChildren(QLabel)]
    assert any("From its own document, edition 2." in each for each in told)


def test_at_a_school_each_act_is_told_with_who_and_when(at_school: Application) -> None:
    app = at_school
    signed_in(app, Role.AUTHOR)
    part = made_ready(app)
    part.page.publish.publish.click()
    looked_over(app)
    told = words(part)
    assert "All stations of the school" in told
    assert any(each.endswith(", handed in") for each in told)
    account = app.people.account
    assert account is not None
    assert any(each.startswith(account.name) for each in told)
