"""The screen of a round: the felt and the panel beside it, one snapshot in, one signal out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import worn
from trainer.ui.table.drawing.felt_prints import tables_without_room
from trainer.ui.table.geometry import panel_width
from trainer.ui.table.key_guide import HEIGHT, KeyGuide, keys_now
from trainer.ui.table.keys import Bound
from trainer.ui.table.panel.panel import Panel
from trainer.ui.table.panel.panel_shown import LiveShown, PanelShown
from trainer.ui.table.pieces.people import People, band
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table.table import TableWidget
from trainer.ui.table.touches import Asked, Moved, Touch


class TableScreen(QWidget):
    """The screen of a round. ``touched`` carries a value of ``touches`` for every act, ``guided``
    if the key guide was just pinned or put away."""

    touched = Signal(object)
    guided = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table.screen")
        self.table = TableWidget(self)
        self._theme = worn()
        self._panel_shown: PanelShown | None = None
        self.guide_allowed = True
        self.replays: Callable[[], bool] = lambda: False
        self._make_panel()
        self.guide = KeyGuide(self)
        self.guide.hide()
        self.guide.pressed.connect(self._do)
        self._live: LiveShown | None = None
        self.people = People(self, self.table, self.table.address)
        self.table.attended.connect(self._look_at_people)
        self.table.attended.connect(self._guide)
        self.table.attended.connect(self._post)
        self.table.touched.connect(self._touched)
        self.setFocusProxy(self.table)

    def present(self, table: TableShown, panel: PanelShown) -> None:
        """Show this table, and this panel beside it."""
        self._panel_shown = panel
        if (panel.live is None) != (self._live is None):
            self._live = panel.live
            self._lay()
        self.table.present(table)
        self.panel.addressed = self.table.addressed
        self.panel.present(panel, table, self.table.here)
        self.tick_live(panel.live)

    def tick(self, clock: str) -> None:
        self.panel.tick(clock)

    def tick_live(self, live: LiveShown | None) -> None:
        """Show the players of a live table as they are now; None if there are none."""
        self._live = live
        self.people.present(live, self.table.places, self.table.addressed)
        if live is not None:
            self.panel.tick_live(live, self.table.addressed)

    def changeEvent(self, event: QEvent) -> None:
        """Make the panel anew in another theme: its words have style sheets of their own."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.PaletteChange or self._theme is worn():
            return
        self._theme, old = worn(), self.panel
        self._make_panel()
        put_away(old)
        if self._panel_shown is not None and self.table.shown is not None:
            self.panel.present(self._panel_shown, self.table.shown, self.table.here)
        self._lay()
        self._post()
        self.panel.show()

    def pin_guide(self, *, pinned: bool) -> None:
        """Pin the key guide along the table's edge, or put it away; it stays away if it is not
        allowed."""
        pinned = pinned and self.guide_allowed
        if pinned != self.guide.isVisibleTo(self):
            self.guide.setVisible(pinned)
            self._lay()
            self._guide()

    def _look_at_people(self) -> None:
        """Show that another player is chosen, or none."""
        if self._live is not None:
            self.tick_live(self._live)

    def _guide(self) -> None:
        """Show the keys of the trainee's place in the guide."""
        if self.guide.isVisibleTo(self) and self.table.shown is not None:
            self.guide.present(keys_now(self.table.shown, self.table.here, self.table.keyboard))

    def _post(self) -> None:
        """Show in the panel the posts for which the felt has no room."""
        places, shown = self.table.places, self.table.shown
        if places is not None and shown is not None:
            self.panel.post(tables_without_room(places, shown.words))

    def _make_panel(self) -> None:
        self.panel = Panel(self)
        self.panel.asked.connect(self._do)
        self.panel.leaving.connect(lambda: self.touched.emit(Asked("leave")))
        self.panel.live.chosen.connect(self.table.address)
        self.panel.live.answered.connect(self.table.answer)
        self.panel.why_wanted.connect(lambda: self.touched.emit(Asked("why")))

    def _do(self, bound: Bound) -> None:
        # First the keyboard: the act may bring another page into sight.
        self.table.take_focus()
        self.table.do(bound)

    def _touched(self, touch: Touch) -> None:
        if isinstance(touch, Moved) and self.table.shown is not None:
            self.panel.look(self.table.shown, self.table.here)
        if touch == Asked("guide"):
            if self.replays() or not self.guide_allowed:
                return
            pinned = not self.guide.isVisibleTo(self)
            self.pin_guide(pinned=pinned)
            self.guided.emit(pinned)
            return
        self.touched.emit(touch)

    def _lay(self) -> None:
        beside = scaled(panel_width(self.width()))
        below = self.guide.height() if self.guide.isVisibleTo(self) else 0
        above = band(self.height()) if self._live is not None else 0
        self.table.setGeometry(0, above, self.width() - beside, self.height() - below - above)
        self.guide.setGeometry(0, self.height() - below, self.width() - beside, HEIGHT)
        self.panel.setGeometry(self.width() - beside, 0, beside, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the room above a live table."""
        QPainter(self).fillRect(0, 0, self.width(), self.table.y(), QColor(worn().room[0]))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
        self._look_at_people()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the table the keys that the panel does not use, wherever the keyboard is."""
        there = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        # Outside a dialog Qt lets only Space press a button.
        if enter and isinstance(there, QAbstractButton) and self.panel.isAncestorOf(there):
            there.click()
            return
        self.table.keyPressEvent(event)
