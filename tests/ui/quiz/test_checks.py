"""What lays itself out by its width comes to rest, whatever scroll bar comes and goes with that."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from trainer.ui.quiz.checks import BAR, Checks, _wide

HOUSES = [(name, f"The {name} Casino") for name in ("first", "second", "third", "fourth", "fifth")]


def test_a_column_comes_back_only_where_a_scroll_bar_has_room_too(qtbot: QtBot) -> None:
    """Else the bar, which comes with fewer columns, would go with more, without end: in a window of
    1120 x 680 that was a crash."""
    checks = Checks("checks", "Houses", 3)
    qtbot.addWidget(checks)
    checks.offer(HOUSES, [])
    needed = _wide(list(checks._boxes.values()), 3)
    columns = []
    for wide in (needed, needed - 1, needed, needed + BAR - 1, needed + BAR):
        checks.resize(wide, 400)
        checks._lay()
        columns.append(checks._across)
    assert columns == [3, 2, 2, 2, 3]
