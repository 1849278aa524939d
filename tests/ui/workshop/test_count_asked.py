"""The rounds of a house that was handed in, counted by whoever publishes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton

from tests.ui.test_house_published import made_ready
from tests.ui.test_workshop import looked_over
from trainer.records.registry.acts import SCHOOL, Role
from trainer.shots.people import signed_in
from trainer.ui.application import Application
from trainer.ui.house_book_controller import HouseBookController, PublishAsked
from trainer.ui.workshop.count_asked import CountAsked


def test_a_second_person_counts_rounds_before_publishing(at_school: Application) -> None:
    """By keys; what differs is not published, and the school's records keep the count."""
    app = at_school
    signed_in(app, Role.AUTHOR)
    made_ready(app).page.publish.publish.click()
    looked_over(app)
    app.people.leave()
    signed_in(app, Role.SUPERVISOR)
    app.turn_to("houses")
    controller = app.parts.one("houses", HouseBookController)
    counts = iter((("paid", "right"), ("wrong", "wrong")))
    seen: list[tuple[str, bool]] = []

    def publish(asked: QDialog) -> bool:
        if isinstance(asked, CountAsked):
            for how in next(counts):
                count(asked, off=how == "wrong")
            return True
        assert isinstance(asked, PublishAsked)
        asked.count.click()
        seen.append((asked.counted.text(), asked.publish.isEnabled()))
        return len(seen) == 2

    controller.ask = publish
    for _ in range(2):  # left after the first part, and gone on with
        pressed = app.window.findChild(QPushButton, "houses.publish.riverside")
        assert pressed is not None
        pressed.click()
    of = seen[0][0].split()[6]
    assert seen == [
        (f"Your figures match in 2 of {of} rounds.", True),
        (f"Your figures match in 2 of {of} rounds. Not the same: round 3.", False),
    ]
    registry = app.people.registry
    assert registry is not None
    act = registry.events_in(SCHOOL, 0)[-1]
    assert (act.kind, act.facts["counted"], act.facts["rounds"]) == ("house_published", "2", of)


def count(asked: CountAsked, *, off: bool) -> None:
    """Type both amounts of the round in sight and press Enter."""
    due = asked._count.rounds[asked._at]
    assert all(f"Box {seat['seat']}: " in asked.bets.text() for seat in due.round_["seats"])
    assert not any(str(due.paid) in each.text() for each in asked.findChildren(QLineEdit))
    taken = asked.findChild(QLineEdit, "count.taken")
    paid = asked.findChild(QLineEdit, "count.paid")
    assert paid is not None
    assert taken is not None
    QTest.keyClicks(paid, f"{1 if off else ''}{due.paid}")
    QTest.keyClicks(taken, str(due.taken).replace(".", ","))
    QTest.keyClick(taken, Qt.Key.Key_Return)
    if off:
        paid.clear()
        taken.clear()
