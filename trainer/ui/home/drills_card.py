"""The drills of a house in columns of their kinds, searched in place, and the one to be dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout

from trainer.drills.drill_options import Feedback
from trainer.marking.words import paragraph, sentence
from trainer.ui.home.snapshot import DrillOffered, RoundAsked
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import PaintedButton, draw_ground
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    cell_grid,
    column,
    emptied,
    keycap,
    label,
    row,
    text_line,
    tip,
    worn,
    wrapped,
    write_fitted,
)
from trainer.wording import say, say_count

LISTED = 5
COLUMN = 210
"""The least width of a column, at the usual type."""
ROW, RESULT = 33, 52
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class DrillsCard(Ground):
    """Shows the drills, and the table that the chosen one deals.

    Emits the id of the chosen one; a second press, or Enter, begins it.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("card", "drills")
        self.start = StartCard()
        self._drills: tuple[DrillOffered, ...] = ()
        self._chosen = ""
        self._whole: set[str] = set()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, DrillRow] = {}
        self._places: dict[str, list[str]] = {}
        self._columns = cell_grid(28, 14)
        self._across = 4
        self.search = text_line("drills.search", say("Search drills"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(scaled(230))
        self.search.textChanged.connect(self._arrange)
        self.search.installEventFilter(self)
        self._none = label("", tone="quiet", name="drills.none")
        self._house = Elided("", "secondary", name="drills.house")
        head = row(label(say("Drills"), "section"), (self._house, 1), self.search, keycap("/"))
        body = column(head, self._none, self._columns, self.start, gap=10, around=(20, 16, 20, 16))
        self.setLayout(body)

    def present(self, drills: tuple[DrillOffered, ...], chosen: str, house: str) -> None:
        self._house.setText(house)
        count = len(drills)
        asked = say_count("Search {count} drill", "Search {count} drills", count=count)
        self.search.setPlaceholderText(asked)
        self._chosen = chosen
        if drills != self._drills:
            self._drills = drills
            self._arrange()
        if chosen in self._buttons:
            self._buttons[chosen].setChecked(True)

    def look_for(self) -> None:
        """Give the keyboard to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        across = max(1, min(4, (self.width() - 12) // (scaled(COLUMN) + 28)))
        across = 2 if across == 3 else across
        if across != self._across:
            self._across = across
            self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = watched is self.search and event.type() is QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and self._searched(event.key()):
            return True
        return super().eventFilter(watched, event)

    def _move(self, drill: str, across: int, down: int) -> None:
        """Move the keyboard from a drill that way; up from the first of a column, to the search."""
        columns = list(self._places.values())
        at = next(k for k, ids in enumerate(columns) if drill in ids)
        row = columns[at].index(drill) + down
        ids = columns[min(max(0, at + across), len(columns) - 1)]
        if row < 0:
            self.look_for()
            return
        there = self._buttons[ids[min(row, len(ids) - 1)]]
        there.setFocus(Qt.FocusReason.TabFocusReason)
        there.click()

    def _searched(self, key: int) -> bool:
        """Handle a key of the search field. True if it is one."""
        first = next(iter(self._buttons.values()), None)
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        if key == Qt.Key.Key_Down and first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if key in ENTER and self.search.text() and first is not None:
            self._begin(first.drill.id)
        return key in ENTER

    def _arrange(self) -> None:
        """Arrange the drills that the search leaves in columns."""
        emptied(self._columns)
        self._buttons, self._places = {}, {}
        found = _found(self._drills, self.search.text())
        self._none.setText(say("No drill found. Try another word."))
        self._none.setVisible(bool(self._drills) and not found)
        for turn, (group, drills) in enumerate(found.items()):
            place = turn // self._across, turn % self._across
            self._columns.addLayout(self._column(group, drills), *place, Qt.AlignmentFlag.AlignTop)
        for across in range(4):
            self._columns.setColumnStretch(across, 1 if across < self._across else 0)
        if self._chosen in self._buttons:
            self._buttons[self._chosen].setChecked(True)

    def _column(self, group: str, drills: Sequence[DrillOffered]) -> QVBoxLayout:
        made = column(label(group, "strong"), 4, gap=0)
        whole = bool(self.search.text().strip()) or group in self._whole
        for drill in drills if whole else drills[:LISTED]:
            made.addWidget(self._row(drill))
            self._places.setdefault(group, []).append(drill.id)
        if len(drills) > LISTED and not self.search.text().strip():
            words = say("Fewer") if whole else say("All {count}", count=len(drills))
            more = Button(words, f"drills.all.{group.lower().replace(' ', '_')}", kind="link")
            more.setAccessibleName(say("{name}: {value}", name=group, value=words))
            more.clicked.connect(lambda _=False: self._turn(group))
            made.addLayout(row(more, None, around=(0, 4, 0, 0)))
        return made

    def _turn(self, group: str) -> None:
        self._whole ^= {group}
        self._arrange()

    def _row(self, drill: DrillOffered) -> DrillRow:
        made = DrillRow(drill)
        made.clicked.connect(lambda _=False: self.chosen.emit(drill.id))
        made.begun.connect(lambda: self._begin(drill.id))
        made.moved.connect(lambda across, down: self._move(drill.id, across, down))
        self._group.addButton(made)
        self._buttons[drill.id] = made
        return made

    def _begin(self, drill: str) -> None:
        self.chosen.emit(drill)
        self.start.deal.click()


def _found(drills: Sequence[DrillOffered], words: str) -> Mapping[str, list[DrillOffered]]:
    """The drills that contain every word, by their kind."""
    wanted = words.casefold().split()
    found: dict[str, list[DrillOffered]] = {}
    for drill in drills:
        text = f"{drill.title} {drill.teaches} {drill.group}".casefold()
        if all(word in text for word in wanted):
            found.setdefault(drill.group, []).append(drill)
    return found


class DrillRow(PaintedButton):
    """One drill: its title, and how the last one went. A second press, or Enter, begins it."""

    begun = Signal()
    moved = Signal(int, int)
    accessible_role = QAccessible.Role.RadioButton

    def __init__(self, drill: DrillOffered) -> None:
        super().__init__(
            f"drill.{drill.id}", say("{name}: {value}", name=drill.title, value=drill.teaches)
        )
        self.drill = drill
        self.setToolTip(tip(paragraph(sentence(drill.title), drill.teaches)))
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(scaled(COLUMN), scaled(ROW))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Far down the page a drill is chosen with the button that deals out of sight.
        self.begun.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.begun.emit()
        elif event.key() in ARROWS:
            self.moved.emit(*ARROWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        draw_ground(painter, self)
        result = scaled(RESULT) if self.drill.result else 0
        painter.setPen(QColor(worn().text))
        painter.setFont(font(13, bold=self.isChecked()))
        room = QRectF(10, 0, self.width() - result - 16, self.height())
        write_fitted(painter, self.drill.title, room)
        painter.setPen(QColor(worn().text_2))
        painter.setFont(font(13))
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        place = QRectF(self.width() - result - 6, 0, result, self.height())
        painter.drawText(place, side, self.drill.result)


ANY = "any"


class StartCard(Ground):
    """Shows the chosen drill and its choices. Emits the wanted table when it is to be dealt."""

    wanted = Signal(object)
    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__("well", "start")
        self._want: RoundAsked | None = None
        self.title = Elided("", "strong", name="start.drill")
        self.teaches = wrapped("", tone="quiet", name="start.teaches")
        numbers: list[tuple[object, str]] = [(number, str(number)) for number in range(1, 8)]
        self.seats = Segments("start.seats", say("Seats"), [(ANY, say("Any")), *numbers])
        self.feedback = Segments(
            "start.feedback",
            say("Feedback"),
            [(Feedback.AT_THE_END, say("At the end")), (Feedback.AT_ONCE, say("At once"))],
        )
        self.deal = Button(say("Deal the table"), "start.deal", key="D", does=self._ask)
        self.deal.setMinimumHeight(42)
        for control in (self.seats, self.feedback, self.deal):
            control.setEnabled(False)
        self._put_together()
        self.seats.chosen.connect(self._seats_chosen)
        self.feedback.chosen.connect(self._feedback_chosen)

    def present(self, want: RoundAsked, drill: DrillOffered) -> None:
        """Show this table; seats that the drill never deals cannot be chosen."""
        seats = want.seats if want.seats in drill.seats else None
        self._want = replace(want, seats=seats)
        for control in (self.seats, self.feedback, self.deal):
            control.setEnabled(True)
        self.title.setText(drill.title)
        self.teaches.setText(drill.teaches)
        self._asks.setText(drill.quick)
        for choice, chosen_for in (
            (self._asks, bool(drill.quick)),
            (self._choices, not drill.quick),
        ):
            choice.setVisible(chosen_for)
        self.deal.setText(say("Start the drill") if drill.quick else say("Deal the table"))
        self.deal.setAccessibleName(self.deal.text())
        self.seats.allow((ANY, *drill.seats))
        self.seats.show_chosen(ANY if seats is None else seats)
        self.feedback.show_chosen(want.feedback)

    def _put_together(self) -> None:
        seats, feedback = _named(say("Seats"), self.seats), _named(say("Feedback"), self.feedback)
        self._choices = QFrame()
        self._choices.setLayout(Flow(16, seats, feedback))
        self._asks = wrapped("", tone="quiet", name="start.asks")
        self._asks.hide()
        words = column(self.title, self.teaches, gap=2)
        asked = row((self._choices, 1), (self._asks, 1), gap=16)
        asked.addWidget(self.deal, 0, Qt.AlignmentFlag.AlignBottom)
        self.setLayout(column(words, asked, gap=8, around=(14, 10, 14, 12)))

    def _seats_chosen(self, value: object) -> None:
        if self._want is not None:
            self._set(replace(self._want, seats=value if isinstance(value, int) else None))

    def _feedback_chosen(self, value: object) -> None:
        if self._want is not None and isinstance(value, Feedback):
            self._set(replace(self._want, feedback=value))

    def _set(self, want: RoundAsked) -> None:
        self._want = want
        self.changed.emit(want)

    def _ask(self) -> None:
        if self._want is not None:
            self.wanted.emit(self._want)


def _named(text: str, control: Segments) -> QFrame:
    made = QFrame()
    made.setLayout(column(label(text, "caption"), control, gap=3))
    return made
