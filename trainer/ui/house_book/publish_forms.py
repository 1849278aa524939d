"""The questions before a house is published, and before it is withdrawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

from trainer.records.registry.reads.own import HouseAct
from trainer.school.house_book.two_houses import HousesLine
from trainer.ui.confirm import KeepAsked
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.wording import say, say_count

MOST_HIGH = 360


class PublishAsked(QDialog):
    """Shows the changes against the edition in force, or the house that it began as, and asks.

    Later is the first answer. ``again``: it was published before.
    """

    def __init__(
        self,
        window: QWidget,
        act: HouseAct,
        other: str,
        changes: Sequence[HousesLine],
        *,
        again: bool = False,
    ) -> None:
        super().__init__(window)
        self.setObjectName("handed_in")
        heading = say("Publish {house}, edition {edition}?", house=act.title, edition=act.edition)
        if again:
            heading = say(
                "Back to {house}, edition {edition}?", house=act.title, edition=act.edition
            )
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self.later = Button(say("Later"), "handed_in.later", key="Esc")
        self.publish = Button(say("Publish"), "handed_in.publish", kind="primary")
        self.later.clicked.connect(self.reject)
        self.publish.clicked.connect(self.accept)
        words = say(
            "{name} made it. Every station deals by it from the next round on.", name=act.by_name
        )
        count = say_count(
            "{count} difference from {house}", "{count} differences from {house}",
            count=len(changes), house=other,
        )  # fmt: skip
        parts: list[QWidget] = [label(heading, "panel"), wrapped(words)]
        if other:
            parts.append(label(count, "section"))
            parts.append(_listed(changes))
        line = row(None, self.later, self.publish, gap=12)
        self.setLayout(column(*parts, line, gap=14, around=(28, 24, 28, 22)))
        self.setMinimumWidth(620)
        self.later.setFocus(Qt.FocusReason.OtherFocusReason)


def _listed(changes: Sequence[HousesLine]) -> QScrollArea:
    """Each change in two lines, which scroll if there are many."""
    body, scroll = QWidget(), QScrollArea()
    lines = [
        column(
            wrapped(each.what), wrapped(f"{each.one.says} → {each.other.says}", "secondary"), gap=0
        )
        for each in changes
    ]
    body.setLayout(column(*lines, None, gap=8))
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidget(body)
    scroll.setMaximumHeight(MOST_HIGH)
    scroll.setObjectName("handed_in.changes")
    return scroll


def withdraw_asked(window: QWidget, title: str) -> KeepAsked:
    """Say what becomes of drills, exams and records, and ask."""
    heading = say("Withdraw {house}?", house=title)
    sentences = (
        say("No new round, quiz or exam uses it."),
        say("Rounds and exams that are under way go on by it to their end."),
        say("Every record stays, and is read by the edition it was worked by."),
        say("To bring it back, publish it again."),
    )
    asked = KeepAsked(window, "withdrawing", "withdraw", heading, sentences, say("Withdraw it"))
    asked.setMinimumWidth(520)
    return asked
