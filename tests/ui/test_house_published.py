"""A house goes from its author to the class: handed in by one, published by another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from tests.ui.test_workshop import looked_over
from trainer.library.house import RULES_FILE
from trainer.records.registry.acts import Role
from trainer.school.workshop import draft_proof
from trainer.school.workshop.forms import WorkshopTab
from trainer.shots.people import signed_in
from trainer.ui.application import Application
from trainer.ui.house_book_controller import HouseBookController
from trainer.ui.routes import WORKSHOP
from trainer.ui.workshop.part import WorkshopPart


def made_ready(app: Application) -> WorkshopPart:
    """A draft in the author's window, its own worked rounds proving every rule."""
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    part.draft = part.workshop.begin("boxes", "riverside", "Riverside", "")
    app.turn_to(WORKSHOP)
    for at, proof in enumerate(draft_proof.draft_rounds(part.draft)):
        draft_proof.confirm(part.draft, proof, f"Round {at}")
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    return part


def press(app: Application) -> None:
    button = app.window.findChild(QPushButton, "houses.publish.riverside")
    assert button is not None
    button.click()


def hand_in(app: Application, edition: str) -> None:
    """The author gives the draft that edition and hands it in, and leaves."""
    signed_in(app, Role.AUTHOR)
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    part.draft = part.workshop.reopen("riverside")
    part.draft.put(RULES_FILE, ("edition",), edition)
    app.turn_to(WORKSHOP)
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    part.page.publish.publish.click()
    looked_over(app)
    app.people.leave()


def in_force(app: Application) -> str:
    """The edition by which this station deals."""
    assert app.practice is not None
    return app.practice.curriculum.shelf["riverside"].rules.edition


def test_what_one_hands_in_another_publishes(at_school: Application) -> None:
    app = at_school
    signed_in(app, Role.AUTHOR)
    part = made_ready(app)
    assert part.page.publish.publish.text().startswith("Hand in")
    part.page.publish.publish.click()
    looked_over(app)
    assert "waits for a supervisor" in part.page.publish.told.text()
    assert not part.page.publish.publish.isEnabled(), "it is handed in already"
    assert part.draft is not None
    part.draft.put(RULES_FILE, ("summary",), "Another text")
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    told_now = part.page.publish.told.text()
    assert told_now.endswith("Edition 1 has other rules, so this is edition 2.")
    assert part.page.publish.publish.text() == "Hand in edition 2"
    part.draft.undo()
    assert "riverside" not in part.shelf
    app.people.leave()
    signed_in(app, Role.SUPERVISOR)
    app.turn_to("houses")
    button = app.window.findChild(QPushButton, "houses.publish.riverside")
    assert button is not None
    assert button.text() == "Publish Riverside…"
    told: list[str] = []

    def answered(*, yes: bool) -> Callable[[QDialog], bool]:
        def answer(asked: QDialog) -> bool:
            told.extend(each.text() for each in asked.findChildren(QLabel))
            return yes

        return answer

    app.parts.one("houses", HouseBookController).ask = answered(yes=False)
    press(app)
    assert app.practice is not None
    assert "riverside" not in app.practice.curriculum.shelf
    app.parts.one("houses", HouseBookController).ask = answered(yes=True)
    press(app)
    assert app.pages.houses.house == "riverside"
    assert "riverside" in app.practice.curriculum.shelf
    assert any("differences from" in each for each in told)


def test_an_earlier_edition_is_looked_at_and_brought_back(at_school: Application) -> None:
    app = at_school
    signed_in(app, Role.AUTHOR)
    made_ready(app).page.publish.publish.click()
    looked_over(app)
    app.people.leave()
    told: list[str] = []

    def agree(asked: QDialog) -> bool:
        told[:] = [each.text() for each in asked.findChildren(QLabel)]
        return True

    def open_book() -> None:
        app.turn_to("houses")
        app.parts.one("houses", HouseBookController).ask = agree

    signed_in(app, Role.SUPERVISOR)
    open_book()
    press(app)
    first = in_force(app)
    assert app.window.findChild(QPushButton, "houses.earlier") is None
    app.people.leave()
    hand_in(app, "later")
    signed_in(app, Role.SUPERVISOR)
    open_book()
    press(app)
    assert in_force(app) == "later"
    assert f"differences from Riverside, edition {first}" in " ".join(told)
    open_book()
    back = app.window.findChild(QAction, f"houses.earlier.riverside.{first}")
    assert back is not None
    back.trigger()
    assert told[0] == f"Go back to Riverside, edition {first}?"
    assert in_force(app) == first
    open_book()
    assert app.window.findChild(QAction, "houses.earlier.riverside.later") is not None


def test_a_house_is_withdrawn_and_brought_back(at_school: Application) -> None:
    app = at_school
    told: list[str] = []

    def agree(asked: QDialog) -> bool:
        told[:] = [each.text() for each in asked.findChildren(QLabel)]
        return True

    def open_book() -> None:
        app.turn_to("houses")
        app.parts.one("houses", HouseBookController).ask = agree

    signed_in(app, Role.AUTHOR)
    made_ready(app).page.publish.publish.click()
    looked_over(app)
    app.turn_to("houses")
    assert not app.pages.houses.withdraw.isVisible(), "an author may not"
    app.people.leave()
    signed_in(app, Role.SUPERVISOR)
    open_book()
    press(app)
    open_book()
    assert app.pages.houses.withdraw.isVisible()
    app.pages.houses.withdraw.click()
    assert told[0] == "Withdraw Riverside?"
    assert app.practice is not None
    assert "riverside" not in app.practice.curriculum.shelf.names
    assert app.pages.houses.house != "riverside"
    assert not app.pages.houses.withdraw.isVisible()
    open_book()
    back = app.window.findChild(QAction, "houses.earlier.riverside.1")
    assert back is not None
    back.trigger()
    assert app.practice is not None
    assert "riverside" in app.practice.curriculum.shelf.names
