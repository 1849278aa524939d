"""The window: painted at once, then given its side bar and pages; it opens where it was closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QMoveEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.touch_targets import TouchTargets
from trainer.ui.page_stack import DoubleClicks, PageStack
from trainer.wording import phrase

# For types alone: at the top of the file it would load some 10 modules more.
if TYPE_CHECKING:
    from trainer.ui.page_fade import PageFade
    from trainer.ui.side_bar import SideBar

TITLE = phrase("Dealer School")
SMALLEST = (1120, 680)
LAST_FOLDER = "folder"
"""The window's property that has the folder of the last file that was opened or saved."""


class MainWindow(QWidget):
    """Shows one page. Emits its first paint, that the school can be opened, that a page is asked
    for, that Enter is left to it, and its end.

    It is painted before it is furnished: what the pages need is loaded while the window is in
    sight.
    """

    painted = Signal()
    ready = Signal()
    asked = Signal(str)
    entered = Signal()
    closing = Signal()
    bar: SideBar
    pages: PageStack

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle(TITLE)
        self.setMinimumSize(*SMALLEST)
        self._was_painted = False
        self.page = ""
        self._fits = True
        self.home = "today"
        self._fade: PageFade | None = None
        self._strip: QLabel | None = None
        self.may_close: Callable[[], bool] = lambda: True
        # A window has no handle before it is shown.
        self.painted.connect(self._watch_presses)

    def furnish(
        self,
        builders: Mapping[str, Callable[[], QWidget]],
        bar: Callable[[], SideBar],
        still: Callable[[], bool],
    ) -> None:
        """Make the side bar and the place of the pages. ``still``: nothing may move."""

        self._still, self._builders, self._new_bar = still, builders, bar
        self.bar, self.pages = bar(), PageStack(builders)
        self._whole, self._row = QVBoxLayout(self), QHBoxLayout()
        for layout in (self._whole, self._row):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        self._whole.addLayout(self._row, 1)
        self._place()

    def mark(self, note: str) -> None:
        """Put that line above every page; none for an empty one."""
        if self._strip is None and note:
            # Late: the ground has no text.
            from trainer.ui.kit.widgets import label

            self._strip = label("", "caption", tone="serious", name="window.mark")
            self._strip.setProperty("kind", "mark")
            self._whole.insertWidget(0, self._strip)
        if self._strip is not None:
            self._strip.setText(note)
            self._strip.setVisible(bool(note))

    def refurnish(self) -> None:
        """Make the side bar and the pages anew: in another language, or for another person."""
        for piece in (self.bar, self.pages):
            self._row.removeWidget(piece)
            put_away(piece)
        self.bar, self.pages = self._new_bar(), PageStack(self._builders)
        self._place()

    def _place(self) -> None:
        self._row.addWidget(self.bar)
        self._row.addWidget(self.pages, 1)
        for piece in (self.bar, self.pages):
            # A layout would not before the next event: keys go to what is shown, and a bar without
            # the pages beside it is painted in the middle.
            piece.show()
        self.bar.asked.connect(self.asked)

    def _show_in_bar(self, page: str) -> None:
        # Late: the table of routes knows accounts and rights, which the ground does without.
        from trainer.ui.routes import route_of

        route = route_of(page) if page else None
        self.bar.setVisible(route is None or not route.alone)
        self.bar.show_place(page if route is None else route.under or page)

    def turn_to(self, page: str) -> None:
        """Show that page, which can be used at once while the last one fades away over it. Some
        have the whole window, such as the table."""
        if self._fade is not None:
            self._fade.lift()
        fades = page != self.page and self.page and self.isVisible() and not self._still()
        picture = self.grab() if fades else None
        self.page = page
        self._show_in_bar(page)
        self.pages.turn_to(page)
        if picture is not None:
            # Late: its animation loads 15 ms of Qt, and nothing fades before the first paint.
            from trainer.ui.page_fade import PageFade

            self._fade = PageFade(picture, self)

    def stand(self, geometry: str) -> None:
        """Put the window where ``place`` said, else large on its screen."""
        if geometry and self.restoreGeometry(QByteArray.fromBase64(geometry.encode())):
            return
        room = QGuiApplication.primaryScreen().availableGeometry()
        wide, high = room.width() * 9 // 10, room.height() * 9 // 10
        self.resize(
            min(max(wide, 1280), room.width(), 1600), min(max(high, 720), room.height(), 1000)
        )
        self.move(room.center() - self.rect().center())
        self._fits = False

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        frame, inside = self.frameGeometry(), self.geometry()
        if self._fits or frame == inside or not self.isVisible():
            return
        self._fits = True  # the frame is known from here on
        room = self.screen().availableGeometry()
        over = frame.size() - frame.size().boundedTo(room.size())
        self.resize(inside.size() - over)
        if not room.contains(frame):
            self.move(room.center() - QRect(QPoint(0, 0), frame.size() - over).center())

    @property
    def place(self) -> str:
        """The geometry of the window, to be kept."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the page a key that the side bar does not use. Esc leads home, F1 to the help and
        Enter presses the button with the keyboard, on pages that have no other use for them."""
        from PySide6.QtCore import Qt  # a fifth of a bare window's start: not before the paint

        if self._is_of_page(event):
            return
        if event.key() == Qt.Key.Key_Escape and self.page not in ("", self.home):
            self.asked.emit(self.home)
        elif event.key() == Qt.Key.Key_F1 and self.page:
            self.asked.emit("help")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.page:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _is_of_page(self, event: QKeyEvent) -> bool:
        """True if the page took a key that was pressed with the keyboard on the side bar."""
        # PySide's types say that Qt always has one: mypy would call the test for None dead.
        page: QWidget | None = self.pages.currentWidget()
        focused: QWidget | None = self.focusWidget()
        if page is None or focused is None or not self.bar.isAncestorOf(focused):
            return False
        page.keyPressEvent(event)
        return event.isAccepted()

    def _watch_presses(self) -> None:
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(TouchTargets(self))
            handle.installEventFilter(DoubleClicks(self, lambda: self.page))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            # After this event: the frame is on the screen before the rest of the window is read.
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()  # a field writes once the keyboard leaves it; the cross takes none
        if not self.may_close():
            if focused is not None:
                focused.setFocus()
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
