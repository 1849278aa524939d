"""A house goes from its author to the class: handed in by one, published by another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from tests.ui.test_workshop import looked_over
from trainer.school.people.account import Role
from trainer.school.workshop import drafts
from trainer.school.workshop.forms import WorkshopTab
from trainer.shots.people import signed_in
from trainer.ui.desk import Desk
from trainer.ui.house_book_controller import HouseBookDesk
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

    desk.parts.one("houses", HouseBookDesk).ask = answered(yes=False)
    press(desk)
    assert desk.practice is not None
    assert "riverside" not in desk.practice.curriculum.shelf
    desk.parts.one("houses", HouseBookDesk).ask = answered(yes=True)
    press(desk)
    assert desk.pages.houses.house == "riverside"
    assert "riverside" in desk.practice.curriculum.shelf
    assert any("differences to" in each for each in told)
