"""The panel beside a round that is watched."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from trainer.ui.table_test.watch_panel import HIGH, NextButton


def test_the_words_of_the_next_act_have_the_whole_width(qtbot: QtBot) -> None:
    """In Russian at 130% the amount was cut off for the key that stood beside it."""
    button = NextButton("watch.next", "Space")
    qtbot.addWidget(button)
    button.resize(300, HIGH)
    button.tell("Seat 6", "Take the wager of 6 Card Bonus, $10,000,000")
    drawn = button.grab().toImage()
    lines = [{drawn.pixelColor(x, y).rgb() for x in range(255, 284)} for y in range(47, HIGH - 9)]
    assert any(len(each) > 1 for each in lines), "the words reach below the key"
