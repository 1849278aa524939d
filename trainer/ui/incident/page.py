"""The page of an irregularity: the table where it happens, the panel, and the result."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.marking.words import paragraph, sentence
from trainer.school.one_question.screens import IncidentShown, MarkedAnswer, MarkReason
from trainer.ui.incident.controller import IncidentController
from trainer.ui.kit.focus import KeepsKeyboard
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import Button, column, emptied, label, row, wrapped
from trainer.ui.panel_words import place_words
from trainer.ui.quick.feedback import Sign, rule_line
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.table import touches as touch
from trainer.ui.table.keys import INCIDENT_KEYS
from trainer.ui.table.panel.panel_shown import PanelShown
from trainer.ui.table.screen import TableScreen
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table_overlays import AllKeys
from trainer.wording import phrase, say, say_phrase

NOW, DONE = phrase("What do you rule?"), phrase("Ruling done")


class IncidentPage(QWidget):
    """Shows one scene. Emits the answer, that the next may come, or that the drill is left."""

    answered = Signal(object)
    onward = Signal()
    left = Signal()
    waits_always = True

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("incident")
        self.motion = False
        self.screen_ = TableScreen()
        self.card = RulingCard(self)
        self._shown: QuickShown | None = None
        self._controller: IncidentController | None = None
        self._keys = True
        self.setLayout(column(self.screen_))
        self.setFocusProxy(self.screen_)
        self.screen_.touched.connect(self._touched)
        self.card.onward.connect(self.onward)

    @property
    def controller(self) -> IncidentController:
        """The controller that turns touches into rulings and acts."""
        assert self._controller is not None, "a scene is shown"
        return self._controller

    def present(self, shown: QuickShown) -> None:
        item = shown.item
        assert isinstance(item, IncidentShown), "other items have pages of their own"
        self.card.hide()
        self._shown = shown
        self.screen_.table.moves = False  # one scene does not turn into the next
        self._controller = IncidentController(item, self._show)
        self._controller.begin()
        self._controller.keys(shown=self._keys)
        self.screen_.table.moves = self.motion
        self.screen_.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self, *, at_once: bool) -> None:
        self.screen_.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, marked: MarkedAnswer, *, waits: bool) -> None:
        """Say what was right; the scene stays until the trainee goes on."""
        self.card.tell(marked)

    def quiet(self) -> None:
        self.card.hide()

    def tick(self, clock: str) -> None:
        self.screen_.tick(clock)

    # ---------------------------------------------------------------- touches

    def _touched(self, touched: touch.Touch) -> None:
        if self._controller is None:
            return None
        if self.card.isVisible():
            # The answer is told: nothing more is done here, but the trainee may leave, or read
            # the keys.
            if isinstance(touched, touch.Asked) and touched.what in ("pause", "leave", "keys"):
                self._asked(touched.what)
            return None
        if isinstance(touched, touch.Asked):
            return self._asked(touched.what)
        self._controller.touched(touched)
        if isinstance(touched, touch.Moved):
            self._show_place()
        return None

    def _show_place(self) -> None:
        """Show the trainee's new place in the panel."""
        shown = self.screen_.table.shown
        if shown is not None:
            self.screen_.panel.present(self._panel(shown), shown, self.controller.here)

    def _asked(self, what: str) -> None:
        asked: dict[str, Callable[[], None]] = {
            "finish": self._finish,
            "rack dealer": lambda: None,
            "pause": self.left.emit,
            "leave": self.left.emit,
            "hints": self._hints,
            "keys": self._all_keys,
        }
        asked[what]()

    def _finish(self) -> None:
        self.answered.emit(self.controller.acts)

    def _hints(self) -> None:
        self._keys = not self._keys
        self.controller.keys(shown=self._keys)

    def _all_keys(self) -> None:
        AllKeys(self.screen_.table.chips, self.screen_.table.seats, self).exec()
        # The table takes no key below a told answer.
        (self.card if self.card.isVisible() else self.screen_).setFocus()

    # ------------------------------------------------------------------ shown

    def _show(self, table: TableShown) -> None:
        self.screen_.present(table, self._panel(table))

    def _panel(self, table: TableShown) -> PanelShown:
        shown = self._shown
        assert shown is not None, "a scene is shown"
        here = self._controller.here if self._controller is not None else self.screen_.table.here
        scene = say("scene {number} of {all}", number=shown.number, all=shown.of)
        return PanelShown(
            house=shown.house,
            drill=f"{shown.drill}\n{scene}",
            clock=shown.clock,
            now=say_phrase(NOW),
            note=table.note,
            detail=place_words(table, here),
            last=self._controller.last if self._controller is not None else "",
            keys=self._keys,
            legends=INCIDENT_KEYS,
            finish=DONE,
            can_pause=False,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.card.isVisible():
            self.card.stand()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if control and enter and not self.card.isVisible():
            self._finish()
            return
        told = {Qt.Key.Key_Escape: "leave", Qt.Key.Key_F1: "keys"}.get(Qt.Key(event.key()))
        if told is not None and self.card.isVisible():
            self._asked(told)
            return
        super().keyPressEvent(event)


WIDE = 560
MOST_REASONS = 3
_OF_THE_PAGE = (Qt.Key.Key_Escape, Qt.Key.Key_F1)
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_End)


def panel_of_misdeal(panel: PanelShown, shown: TableShown, here: Here, last: str) -> PanelShown:
    """The panel of a round while the dealer's own misdeal is worked in it."""
    return replace(
        panel,
        now=say_phrase(NOW),
        note=shown.note,
        detail=place_words(shown, here),
        last=last,
        notice="",
        grade="",
        legends=INCIDENT_KEYS,
        finish=DONE,
        can_tell_why=False,
    )


class RulingCard(Ground):
    """Lies over the table until the trainee goes on."""

    onward = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__("card", "incident.card", parent=over)
        self._over = over
        self._body = column(gap=10, around=(24, 20, 24, 18))
        self.setLayout(self._body)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._keeps = KeepsKeyboard(self, over)
        self.hide()

    def tell(self, marked: MarkedAnswer) -> None:
        emptied(self._body)
        heading = heading_of(marked)
        title = label(heading, "section", name="incident.heading")
        self._body.addLayout(row(Sign(right=marked.right), title, None, gap=10))
        if not marked.right:
            given = marked.given or say("Nothing, time ran out")
            self._said(say("You"), given, "incident.given")
        self._said(say("The house"), marked.due, "incident.due")
        if marked.belief:
            self._body.addWidget(wrapped(sentence(marked.belief), tone="quiet"))
        for number, reason in enumerate(marked.reasons[:MOST_REASONS], 1):
            self._reason(reason, f"incident.reason{number}")
        onward = Button(say("Continue"), "incident.onward", kind="primary", key="Enter")
        onward.clicked.connect(self.onward)
        self._body.addLayout(row(None, onward))
        self._announce(paragraph(sentence(heading), sentence(marked.due), marked.reason.why))
        self.stand()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stand(self) -> None:
        """Stand in the middle of what it lies over."""
        wide = min(WIDE, self._over.width() - 40)
        self.setFixedWidth(wide)
        high = self._body.totalHeightForWidth(wide)
        left, top = (self._over.width() - wide) // 2, (self._over.height() - high) // 2
        self.setGeometry(left, max(12, top), wide, high)

    def _said(self, who: str, words: str, name: str) -> None:
        said = wrapped(words, name=name)
        caption = label(who, "caption")
        caption.setFixedWidth(72)
        line = row(caption, (said, 1), gap=8)
        self._body.addLayout(line)

    def _reason(self, reason: MarkReason, name: str) -> None:
        self._body.addWidget(wrapped(reason.why, name=f"{name}.why"))
        self._body.addWidget(rule_line(reason, name))

    def _announce(self, text: str) -> None:
        self.setAccessibleName(text)
        announce(self, text, at_once=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _GO_ON:
            self.onward.emit()
        else:
            event.setAccepted(event.key() not in _OF_THE_PAGE)


def heading_of(marked: MarkedAnswer) -> str:
    """``Right``, or the kind of wrong."""
    if marked.right:
        return say("Right")
    return say("Not right") if marked.given else say("Time ran out")
