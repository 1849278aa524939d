"""The page of the live wall: a tile for each station of a class, and one opened large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.records.registry.rows.live import MOST_NOTE
from trainer.school.live_wall.wall import WallShown
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import NamedWidget, ScrollArea
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import QWIDGETSIZE_MAX, Button, column, label, row, text_line, wrapped
from trainer.ui.live_wall import words
from trainer.ui.live_wall.station_view import NearView
from trainer.ui.live_wall.tile_view import TileView, size
from trainer.wording import say

GAP, AROUND = 12, 36
# While a station is opened, whole columns of tiles take so much of the page at most, and room for
# their scroll bar: three tiles at 1600 pixels. The rest is the table's.
BESIDE, BAR = 0.54, 18


class LivePage(NamedWidget):
    """Shows a class. Emits another class, a station that is opened (or none), an order at the
    opened one, that all are paused or resumed, and if the page is in sight."""

    chose = Signal(str)
    opened = Signal(str)
    paused = Signal(str)
    let_go_on = Signal(str)
    noted = Signal(str, str, str)
    all_paused = Signal()
    all_let_go_on = Signal()
    seen = Signal(bool)

    def __init__(self) -> None:
        super().__init__("live", say("Live"))
        self.class_ = DropDown("live.class", say("Class"))
        self.class_.setMinimumWidth(scaled(180))
        self.pause_all = Button(say("Pause all"), "live.pause_all", does=self.all_paused)
        self.pause_all.setToolTip(say("Every table but exams is covered, and its clock stops."))
        self.go_on_all = Button(say("Resume all"), "live.go_on_all", does=self.all_let_go_on)
        self.note_all = Button(say("Note to all"), "live.note_all")
        self.note_all.setToolTip(say("A note to every station that is not in an exam. Shift+N"))
        self.all_note = AllNote()
        # A note half written is there when its station is opened again.
        self._notes: dict[str, str] = {}
        self._line = wrapped("", "secondary", name="live.summary")
        self._empty = wrapped("", tone="quiet", name="live.empty")
        self.near = NearView()
        self._tiles: dict[str, TileView] = {}
        self._flow = Flow(GAP)
        self._opened = ""
        self._put_together()
        self._connect()

    # ------------------------------------------------------------------- shown

    def _give_keyboard_to_tiles(self) -> None:
        if self.window().focusWidget() is self and self._tiles:
            near = self._tiles.get(self._opened) or next(iter(self._tiles.values()))
            near.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer(self, classes: Sequence[tuple[str, str]], chosen: str) -> None:
        self.class_.offer(classes)
        self.class_.choose(chosen)
        self.class_.setVisible(len(classes) > 1)

    def say_nothing(self, why: str) -> None:
        self._keep(())
        self._line.setText("")
        self._empty.setText(why)
        self._empty.show()

    def present(self, wall: WallShown, of: str) -> None:
        """Show the class as it is; the opened table is that of the account ``of``."""
        self._line.setText(words.summary(wall))
        self._empty.setVisible(not wall.stations)
        self._empty.setText(say("No trainee is in this class."))
        self._keep([each.account for each in wall.stations])
        for each in wall.stations:
            self._tiles[each.account].present(each, wall.now_ms)
        station = wall.station(self._opened)
        if station is not None:
            self.near.present(station, wall.opened, wall.now_ms, of == self._opened)

    def open_station(self, account: str) -> None:
        """Open that station; none for an empty one."""
        before, self._opened = self._opened, account if account in self._tiles else ""
        if before != self._opened:
            self._notes[before] = self.near.note.text()
        for each in self._tiles.values():
            each.setChecked(each.account == self._opened)
        self.near.setVisible(bool(self._opened))
        self._share_room()
        if self._opened and self._opened != before:
            self.near.begin("", self._notes.pop(self._opened, ""))
        elif before in self._tiles and not self._opened:
            self._tiles[before].setFocus(Qt.FocusReason.OtherFocusReason)
        self.opened.emit(self._opened)

    def _keep(self, accounts: Sequence[str]) -> None:
        """Keep tiles of these accounts, in that order."""
        if list(self._tiles) == list(accounts):
            return
        for tile in self._tiles.values():
            self._flow.removeWidget(tile)
            tile.deleteLater()
        self._tiles = {account: self._tile(account) for account in accounts}
        for tile in self._tiles.values():
            self._flow.addWidget(tile)
        self.open_station(self._opened)
        self._give_keyboard_to_tiles()

    def _tile(self, account: str) -> TileView:
        tile = TileView(account)
        tile.clicked.connect(lambda: self.open_station(account))
        tile.moved.connect(lambda x, y: self._move(account, x, y))
        return tile

    # -------------------------------------------------------------------- keys

    def _move(self, account: str, across: int, down: int) -> None:
        """Move the keyboard to the next tile that way; an opened station goes along."""
        there = list(self._tiles.values())
        at = there.index(self._tiles[account])
        to = at + across + down * self._columns
        if 0 <= to < len(there):
            there[to].setFocus(Qt.FocusReason.OtherFocusReason)
            if self._opened:
                self.open_station(there[to].account)

    @property
    def _columns(self) -> int:
        first = next(iter(self._tiles.values())).y()
        return sum(tile.y() == first for tile in self._tiles.values()) or 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, tile = event.key(), self.focusWidget()
        here = tile.account if isinstance(tile, TileView) else self._opened
        if key == Qt.Key.Key_Escape and self.all_note.isVisible():
            self.all_note.hide()
            self.note_all.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key == Qt.Key.Key_Escape and self._opened:
            self.open_station("")
        elif key == Qt.Key.Key_P and here:
            self.open_station(here)
            self.near.pause.click()
        elif key == Qt.Key.Key_N and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.all_note.open()
        elif key == Qt.Key.Key_N and here:
            self.open_station(here)
            self.near.note.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def _share_room(self) -> None:
        """Leave whole columns of tiles beside an opened table."""
        tile, room = size().width(), self.width() - 2 * AROUND
        columns = max(1, int((BESIDE * room - BAR + GAP) // (tile + GAP)))
        wide = columns * (tile + GAP) - GAP + BAR
        self._scroll.setMaximumWidth(wide if self._opened else QWIDGETSIZE_MAX)
        self._scroll.setMinimumWidth(wide if self._opened else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # not where the page was turned to from
        self._give_keyboard_to_tiles()
        self.seen.emit(self.isVisible())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(self.isVisible())

    # ------------------------------------------------------------------- built

    def _connect(self) -> None:
        self.class_.activated.connect(lambda _: self.chose.emit(str(self.class_.currentData())))
        self.note_all.clicked.connect(self.all_note.open)
        self.near.closed.connect(lambda: self.open_station(""))
        self.near.paused.connect(lambda: self.paused.emit(self._opened))
        self.near.let_go_on.connect(lambda: self.let_go_on.emit(self._opened))
        self.near.noted.connect(lambda text, when: self.noted.emit(self._opened, text, when))

    def _put_together(self) -> None:
        head = row((column(label(say("Live"), "title"), self._line, gap=2), 1), gap=8)
        for each in (self.class_, self.note_all, self.pause_all, self.go_on_all):
            head.addWidget(each)
        self._scroll = scroll = ScrollArea("live.tiles")
        scroll.hold(self._flow)
        # Half of the room, however wide its felt would like to be.
        self.near.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.near.hide()
        parts = row((scroll, 1), (self.near, 1), gap=16)
        body = column(head, self.all_note, self._empty, gap=14, around=(AROUND, 24, AROUND, 24))
        body.addLayout(parts, 1)
        self.setLayout(body)


class AllNote(QWidget):
    """Hidden until it is opened. Emits the note."""

    sent = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        hint = say("A note to every station, shown after the hand")
        self.text = text_line("live.all_note", say("Note to all"), hint=hint, most=MOST_NOTE)
        self.send = Button(say("Send to all"), "live.all_note.send", kind="primary", key="Enter")
        self.told = label("", "caption", tone="quiet", name="live.all_note.told")
        line = row(self.text, self.send, self.told, gap=8)
        line.setStretch(0, 1)
        self.setLayout(line)
        self.send.clicked.connect(self._send)
        self.text.returnPressed.connect(self._send)
        self.hide()

    def open(self) -> None:
        self.told.clear()
        self.show()
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def tell(self, outcome: str) -> None:
        self.told.setText(outcome)

    def _send(self) -> None:
        note = self.text.text().strip()
        if note:
            self.sent.emit(note)
            self.text.clear()
