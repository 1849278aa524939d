"""One form of a blueprint as a trainee may get it, task by task. Nothing of it is recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from trainer.dealing.irregularity import Irregularities
from trainer.drills.events.events import EVENTS
from trainer.drills.exam.form import Form, RoundTask, every_area
from trainer.game.round import Round
from trainer.school.one_question.item import with_suits
from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, label, row, wrapped
from trainer.wording import Phrase, phrase, say, say_list, say_phrase

COLUMNS = (
    TextColumn(phrase("Task"), 14),
    TextColumn(phrase("Dealer's hand, or what happens"), 26),
    TextColumn(phrase("Decisions"), 10, figures=True),
    TextColumn(phrase("What it shows"), 50),
)


class Preview(QDialog):
    """Shows the form until it is closed."""

    def __init__(
        self,
        parent: QWidget,
        form: Form,
        ruled: Irregularities | None,
        exposed: Mapping[str, int],
    ) -> None:
        super().__init__(parent)
        heading = say("Preview: {title}", title=form.blueprint.heading)
        self.setWindowTitle(heading)
        self.setObjectName("preview")
        self.setAccessibleName(heading)
        self.table = TextTable("preview.tasks", heading, COLUMNS)
        self.table.present([*_rows(form, ruled)])
        close = Button(say("Close"), "preview.close", kind="primary", key="Enter")
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(label(heading, "panel"))
        layout.addWidget(wrapped(_sum(form, exposed), tone="quiet"))
        layout.addWidget(self.table, 1)
        layout.addLayout(row(None, close))
        self.resize(min(parent.width() - 40, scaled(1080)), min(parent.height() - 40, scaled(660)))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)


def _sum(form: Form, exposed: Mapping[str, int]) -> str:
    """``150 decisions: Ties 2, Folded hands 42. Every sitting gets other cards. Of 97 wrong rules
    each would show at least 2 times.``"""
    areas = say_list([f"{area.words} {count}" for area, count in every_area(form)], "")
    words = say(
        "{decisions} decisions: {areas}. Every sitting gets other cards.",
        decisions=form.decisions,
        areas=areas,
    )
    if not exposed:
        return words
    return (
        words
        + " "
        + say(
            "All forms weigh the same. Each of {rules} wrong rules shows in at least {times} "
            "decisions.",
            rules=len(exposed),
            times=min(exposed.values()),
        )
    )


def _rows(form: Form, ruled: Irregularities | None) -> Iterator[TextRow]:
    for at, task in enumerate(form.tasks, 1):
        if isinstance(task, RoundTask):
            shows = [
                say_phrase(Phrase(EVENTS[name].sentence))
                for name in form.blueprint.shows
                if name in task.counted.events
            ]
            yield TextRow(
                str(at),
                (
                    say("Round {number}", number=task.number),
                    _dealer(task.round_),
                    str(task.counted.decisions),
                    " ".join(shows),
                ),
            )
        else:
            heading = ruled.named(task.line).heading if ruled is not None else task.line
            title = say("Irregularity {number}", number=task.number)
            yield TextRow(str(at), (title, heading, "1", ""))


def _dealer(round_: Round) -> str:
    return with_suits(" ".join(map(str, round_.dealer)))
