"""A house goes from its author to the class: handed in by one, published by another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from tests.ui.test_workshop import looked_over
from trainer.library.house import RULES_FILE
from trainer.records.registry.acts import Role
from trainer.school.workshop import drafts
from trainer.school.workshop.forms import WorkshopTab
from trainer.shots.people import signed_in
from trainer.ui.desk import Desk
from trainer.ui.house_book_controller import HouseBookController
from trainer.ui.routes import WORKSHOP
from trainer.ui.workshop.part import WorkshopPart


def made_ready(desk: Desk) -> WorkshopPart:
    """A draft in the author's window, its own worked rounds proving every rule."""
    part = desk.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    part.draft = part.workshop.begin("boxes", "riverside", "Riverside", "")
    desk.turn_to(WORKSHOP)
    for at, proof in enumerate(drafts.draft_rounds(part.draft)):
        drafts.confirm(part.draft, proof, f"Round {at}")
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(desk)
    return part


def press(desk: Desk) -> None:
    button = desk.window.findChild(QPushButton, "houses.publish.riverside")
    assert button is not None
    button.click()


def hand_in(desk: Desk, edition: str) -> None:
    """The author gives the draft that edition and hands it in, and leaves."""
    signed_in(desk, Role.AUTHOR)
    part = desk.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    part.draft = part.workshop.reopen("riverside")
    part.draft.put(RULES_FILE, ("edition",), edition)
    desk.turn_to(WORKSHOP)
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(desk)
    part.page.publish.publish.click()
    looked_over(desk)
    desk.people.leave()


def in_force(desk: Desk) -> str:
    """The edition by which this station deals."""
    assert desk.practice is not None
    return desk.practice.curriculum.shelf["riverside"].rules.edition


def test_what_one_hands_in_another_publishes(at_school: Desk) -> None:
    desk = at_school
    signed_in(desk, Role.AUTHOR)
    part = made_ready(desk)
    assert part.page.publish.publish.text().startswith("Hand in")
    part.page.publish.publish.click()
    looked_over(desk)
    assert "waits for a supervisor" in part.page.publish.told.text()
    assert "riverside" not in part.shelf
    desk.people.leave()
    signed_in(desk, Role.SUPERVISOR)
    desk.turn_to("houses")
    told: list[str] = []

    def answered(*, yes: bool) -> Callable[[QDialog], bool]:
        def answer(asked: QDialog) -> bool:
            told.extend(each.text() for each in asked.findChildren(QLabel))
            return yes

        return answer

    desk.parts.one("houses", HouseBookController).ask = answered(yes=False)
    press(desk)
    assert desk.practice is not None
    assert "riverside" not in desk.practice.curriculum.shelf
    desk.parts.one("houses", HouseBookController).ask = answered(yes=True)
    press(desk)
    assert desk.pages.houses.house == "riverside"
    assert "riverside" in desk.practice.curriculum.shelf
    assert any("differences to" in each for each in told)


def test_an_earlier_edition_is_looked_at_and_brought_back(at_school: Desk) -> None:
    desk = at_school
    signed_in(desk, Role.AUTHOR)
    made_ready(desk).page.publish.publish.click()
    looked_over(desk)
    desk.people.leave()
    told: list[str] = []

    def agree(asked: QDialog) -> bool:
        told[:] = [each.text() for each in asked.findChildren(QLabel)]
        return True

    def open_book() -> None:
        desk.turn_to("houses")
        desk.parts.one("houses", HouseBookController).ask = agree

    signed_in(desk, Role.SUPERVISOR)
    open_book()
    press(desk)
    first = in_force(desk)
    assert desk.window.findChild(QPushButton, "houses.earlier") is None
    desk.people.leave()
    hand_in(desk, "later")
    signed_in(desk, Role.SUPERVISOR)
    open_book()
    press(desk)
    assert in_force(desk) == "later"
    assert f"differences to Riverside, edition {first}" in " ".join(told)
    open_book()
    back = desk.window.findChild(QAction, f"houses.earlier.riverside.{first}")
    assert back is not None
    back.trigger()
    assert told[0] == f"Back to riverside, edition {first}?"
    assert in_force(desk) == first
    open_book()
    assert desk.window.findChild(QAction, "houses.earlier.riverside.later") is not None


def test_a_house_is_withdrawn_and_brought_back(at_school: Desk) -> None:
    desk = at_school
    told: list[str] = []

    def agree(asked: QDialog) -> bool:
        told[:] = [each.text() for each in asked.findChildren(QLabel)]
        return True

    def open_book() -> None:
        desk.turn_to("houses")
        desk.parts.one("houses", HouseBookController).ask = agree

    signed_in(desk, Role.AUTHOR)
    made_ready(desk).page.publish.publish.click()
    looked_over(desk)
    desk.turn_to("houses")
    assert not desk.pages.houses.withdraw.isVisible(), "an author may not"
    desk.people.leave()
    signed_in(desk, Role.SUPERVISOR)
    open_book()
    press(desk)
    open_book()
    assert desk.pages.houses.withdraw.isVisible()
    desk.pages.houses.withdraw.click()
    assert told[0] == "Withdraw Riverside?"
    assert desk.practice is not None
    assert "riverside" not in desk.practice.curriculum.shelf.names
    assert desk.pages.houses.house != "riverside"
    assert not desk.pages.houses.withdraw.isVisible()
    open_book()
    back = desk.window.findChild(QAction, "houses.earlier.riverside.1")
    assert back is not None
    back.trigger()
    assert desk.practice is not None
    assert "riverside" in desk.practice.curriculum.shelf.names
