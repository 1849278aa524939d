"""Wrong answers of quick drills in the list of mistakes, from the line to fresh questions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from tests.school.test_quick import work
from tests.ui.test_quick import opened, the
from tests.ui.windows import Opened

__all__ = ["opened"]


def test_a_wrong_answer_is_listed_opened_and_asked_anew(opened: Opened) -> None:
    app = opened("mbs")
    practice = app.practice
    assert practice is not None
    work(practice.quick.start("mbs", "name-the-hand", seed=3), faults=frozenset({4}))
    app.turn_to("mistakes")
    table = the(app, "mistakes.list")
    assert isinstance(table, QTableView)
    model = table.model()
    line = [model.index(0, column).data() for column in range(model.columnCount())]
    assert line[1] == "× Answer"
    assert line[3] == "Question 4"
    assert line[2] in {skill.words for skill in practice.skills.book("mbs")}
    QTest.keyClick(the(app, "mistakes"), Qt.Key.Key_T)
    assert app.window.page == "quick"
    sitting = app.quick.sitting
    assert sitting is not None
    assert (sitting.drill.name, sitting.of) == ("name-the-hand", 3)
    app.turn_to("mistakes")
    QTest.keyClick(the(app, "mistakes"), Qt.Key.Key_Return)
    assert app.window.page == "quick-result"
