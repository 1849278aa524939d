"""The panel that finds anything: a field, the kinds, and the finds below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trainer.ui.find.index import Find, FindIndex, FindKind, FoundGroup
from trainer.ui.kit.focus import KeepsKeyboard
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import column, emptied, keycap, keys_named, label, row, text_line, worn
from trainer.wording import say, say_list

WIDE, TOP, ROW, HEAD = 720, 52, 44, 28
DIM = QColor(18, 20, 23, 107)
STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 6,
    Qt.Key.Key_PageUp: -6,
}
_FIND = Qt.ItemDataRole.UserRole


class FindPanel(Painted, QWidget):
    """Lies over the window. Emits what is to be opened, once, and that it was closed."""

    opened = Signal(object)
    closed = Signal()

    def __init__(self, window: QWidget, index: FindIndex, latest: Sequence[Find]) -> None:
        super().__init__(window)
        self.setObjectName("find")
        self._index, self._latest = index, tuple(latest)
        self._kind: FindKind | None = None
        self._kinds: list[FindKind] = []
        self.read = ""
        hint = say("A rule, a drill, a card, a setting")
        self.field = text_line("find.field", say("Find anything"), hint=hint)
        self.field.setFont(font(18))
        self.field.setFrame(False)
        self.field.setMinimumHeight(scaled(44))
        self.list = FoundList()
        self.list.setObjectName("find.list")
        self.list.setAccessibleName(say("Found"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setItemDelegate(FindRow(self))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._take)
        self._kinds_row = row(gap=4)
        self._none = label("", tone="quiet", name="find.none")
        self._put_together()
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        # It lies over the window and in no layout: it follows the size by itself.
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self._search("")
        self.setFocusProxy(self.field)
        self._keeps = KeepsKeyboard(self, window)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def words(self) -> str:
        return self.field.text()

    @property
    def finds(self) -> tuple[Find, ...]:
        """The listed finds, from the top."""
        items = (self.list.item(at).data(_FIND) for at in range(self.list.count()))
        return tuple(each for each in items if isinstance(each, Find))

    def renew(self, index: FindIndex) -> None:
        # More is known than when it was opened.
        self._index = index
        self._search(self.words)

    # ------------------------------------------------------------------ keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() is QEvent.Type.Resize:
            self.setGeometry(self.window().rect())
            self._fit()
        pressed = watched is self.field and event.type() is QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and self._press(Qt.Key(event.key())):
            return True
        return super().eventFilter(watched, event)

    def _press(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.list.currentItem())
        elif key in STEPS:
            self._move(STEPS[key])
        elif key == Qt.Key.Key_Tab:
            self._narrow(1)
        elif key == Qt.Key.Key_Backtab:
            self._narrow(-1)
        else:
            return False
        return True

    def _move(self, by: int) -> None:
        rows = [at for at in range(self.list.count()) if self.list.item(at).data(_FIND)]
        if rows:
            now = self.list.currentRow()
            at = rows.index(now) if now in rows else 0
            self.list.setCurrentRow(rows[min(max(0, at + by), len(rows) - 1)])

    def _narrow(self, by: int) -> None:
        """List only the next kind; after the last one all of them."""
        choices = [None, *self._kinds]
        at = choices.index(self._kind) if self._kind in choices else 0
        self._kind = choices[(at + by) % len(choices)]
        self._show()

    def _take(self, item: QListWidgetItem | None) -> None:
        found = item.data(_FIND) if item is not None else None
        if isinstance(found, Find):
            self.opened.emit(found.opens)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close it on a click beside it."""
        if not self._card.geometry().contains(event.position().toPoint()):
            self.closed.emit()

    # ----------------------------------------------------------------- shown

    def _search(self, words: str) -> None:
        self.read = words
        found = self._index.search(words)
        if words.strip() and not found:
            self.read = self._index.nearest(words)
            found = self._index.search(self.read)
        self._kinds = [each.kind for each in found]
        if self._kind not in self._kinds:
            self._kind = None
        self._groups = found
        self._show()

    def _show(self) -> None:
        groups, words = self._groups, self.words
        if self._kind is not None:
            groups = self._index.search(self.read, self._kind)
        if not words.strip() and self._latest:
            groups = (FoundGroup(FindKind.ROUND, self._latest, len(self._latest)),)
        self.list.clear()
        for group in groups:
            heading = QListWidgetItem(group.kind.words)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(heading)
            for each in group.finds:
                item = QListWidgetItem(say_list([each.title, each.where], ""))
                item.setData(_FIND, each)
                self.list.addItem(item)
        self._move(0)
        self._show_kinds()
        nearest = say('No match for this. Showing "{words}" instead.', words=self.read)
        none = say("No match. Try a card, a drill or a rule.")
        self._none.setText(nearest if groups else none)
        self._none.setVisible(bool(words.strip()) and (not groups or self.read != words))
        self.list.setVisible(bool(groups))
        self._fit()

    def _show_kinds(self) -> None:
        """Show the kinds that have finds, each with their number; the listed one is chosen."""
        every = sum(each.count for each in self._groups)
        kinds: list[tuple[FindKind | None, str]] = [(None, say("All {count}", count=every))]
        kinds += [(each.kind, f"{each.kind.words} {each.count}") for each in self._groups]
        emptied(self._kinds_row)
        for kind, words in kinds if self._groups else ():
            button = KindButton(words)
            button.setObjectName(f"find.kind.{kind.value if kind else 'all'}")
            button.setAccessibleName(words)
            button.setProperty("kind", "choice")
            button.setCheckable(True)
            button.setChecked(kind is self._kind)
            # The field keeps the keyboard: who presses a kind goes on typing.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(partial(self._list_only, kind))
            self._kinds_row.addWidget(button)
            button.show()  # a layout would not before the next event, and the card is measured now

    def _list_only(self, kind: FindKind | None, *_: object) -> None:
        self._kind = kind
        self._show()

    def _fit(self) -> None:
        """Take the size that it needs, within the window."""
        wide = min(scaled(WIDE), self.width() - 32)
        rows = sum(self.list.sizeHintForRow(at) for at in range(self.list.count()))
        self.list.setFixedHeight(min(rows + 6, max(120, self.height() - 2 * TOP - scaled(150))))
        self._card.setFixedWidth(wide)
        layout = self._card.layout()
        assert layout is not None, "it was put together"
        # Now, not at the next event: the size below is that of the new rows.
        layout.activate()
        self._card.resize(wide, layout.sizeHint().height())
        self._card.move((self.width() - wide) // 2, TOP)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), DIM)

    def _put_together(self) -> None:
        self._card = QFrame(self)
        self._card.setProperty("kind", "card")
        self._card.setObjectName("find.card")
        head = row(self.field, keycap("Esc"), gap=12)
        kinds = row(self._kinds_row, None, keys_named("Tab", words=say("kind")))
        foot = row(
            keys_named("↑", "↓", words=say("choose")), keys_named("Enter", words=say("open")), None
        )
        pieces = (head, kinds, self._none, self.list, foot)
        self._card.setLayout(column(*pieces, gap=8, around=(18, 10, 18, 12)))


class FoundList(QListWidget):
    """The finds. The arrow keys of the field move through it."""

    repeats = True


class KindButton(QPushButton):
    """One kind, for the mouse: Tab in the field goes from kind to kind."""

    repeats = True


class FindRow(QStyledItemDelegate):
    """Paints one find: its title with the typed words in bold, and where it is."""

    def __init__(self, panel: FindPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(200, scaled(ROW if index.data(_FIND) is not None else HEAD))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, found = worn(), index.data(_FIND)
        box = QRect(option.rect)
        painter.save()
        if not isinstance(found, Find):
            painter.setFont(font(12, bold=True))
            painter.setPen(QColor(theme.text_2))
            painter.drawText(box.adjusted(6, 0, 0, 0), _LOW, str(index.data()))
            painter.restore()
            return
        if index.row() == self._panel.list.currentRow():
            painter.fillRect(box, QColor(theme.here_wash))
            painter.fillRect(QRect(box.x(), box.y(), 4, box.height()), QColor(theme.here_edge))
        side = self._side(painter, box, found)
        title = QRectF(box.x() + 14, box.y() + 4, box.width() - side - 28, scaled(20))
        _draw_bold(painter, title, found.title, self._panel.read)
        painter.setFont(font(12))
        painter.setPen(QColor(theme.text_2))
        where = QRect(box.x() + 14, box.y() + scaled(22), box.width() - side - 28, scaled(18))
        painter.drawText(where, _LEFT, _cut(painter, found.where, where.width()))
        painter.restore()

    def _side(self, painter: QPainter, box: QRect, found: Find) -> int:
        painter.setFont(font(13))
        painter.setPen(QColor(worn().text_2))
        painter.drawText(box.adjusted(0, 0, -10, 0), _RIGHT, found.side)
        return painter.fontMetrics().horizontalAdvance(found.side) + 12


def _draw_bold(painter: QPainter, room: QRectF, text: str, words: str) -> None:
    """Write the text in one line, the typed words in bold."""
    painter.setPen(QColor(worn().text))
    plain, bold = font(14), font(14, bold=True)
    word = next(iter(words.casefold().split()), "")
    at = text.casefold().find(word) if word else -1
    pieces: list[tuple[str, QFont]] = [(text, plain)]
    if at >= 0:
        end = at + len(word)
        pieces = [(text[:at], plain), (text[at:end], bold), (text[end:], plain)]
    x = room.x()
    for piece, type_ in pieces:
        painter.setFont(type_)
        left = room.right() - x
        shown = _cut(painter, piece, int(left))
        painter.drawText(QRectF(x, room.y(), left, room.height()), _LEFT, shown)
        x += painter.fontMetrics().horizontalAdvance(shown)


def _cut(painter: QPainter, text: str, wide: int) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, wide)


_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_LOW = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
