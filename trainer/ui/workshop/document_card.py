"""The house's document, sentence by sentence, each painted with what ties it to a rule."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from trainer.marking.words import paragraph
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import let_rest
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, column, keys_named, label, row, tip, worn, wrapped
from trainer.ui.workshop.sentence_tag import SIGNS, SentenceShown, Tie, draw_dot
from trainer.wording import say, say_count, say_phrase


class DocumentCard(QFrame):
    """Shows the sentences. Emits the clause that the open rule shall rest on, or on it too, one
    that can be read in two ways, one that gives no rule or one that the program cannot hold, and
    that a document shall be opened or pasted."""

    cited = Signal(str)
    cited_too = Signal(str)
    read = Signal(str)
    no_rule = Signal(str)
    no_place = Signal(str)
    opened = Signal()
    pasted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("workshop.document")
        self.title = label(say("Document"), "section")
        self.counted = label("", "caption", name="workshop.counted")
        self.empty = wrapped(
            say("Paste or open the house's document (Word, Excel, PDF, text, web page)."),
            "secondary",
        )
        self.list = _Sentences()
        self.open_file = Button(say("Open…"), "workshop.document.open")
        self.paste = Button(say("Paste"), "workshop.document.paste")
        self.cite = Button(say("Cite"), "workshop.document.cite", key="Enter")
        self.too = Button(say("Cite too"), "workshop.document.too", key="A")
        self.reading = Button(say("Reading…"), "workshop.document.reading", key="R")
        self.plain = Button(say("No rule"), "workshop.document.no_rule", key="X")
        self.unheld = Button(say("Not held here"), "workshop.document.no_place", key="P")
        self.unheld.setToolTip(
            tip(say("It gives a rule that the program cannot hold. Publish lists these."))
        )
        self._shown: tuple[SentenceShown, ...] = ()
        top = row(self.title, None, self.counted, gap=8)
        files = row(self.open_file, self.paste, None, gap=8)
        self.keys = keys_named("O", words=say("next open"))
        acts = Flow(8, self.cite, self.too, self.reading, self.plain, self.unheld, self.keys)
        self._body = column(top, files, self.empty, self.list, acts, gap=8, around=(12, 12, 12, 12))
        self.setLayout(self._body)
        self._connect()

    def _connect(self) -> None:
        self.open_file.clicked.connect(self.opened)
        self.paste.clicked.connect(self.pasted)
        self.cite.clicked.connect(lambda: self._emit(self.cited))
        self.too.clicked.connect(lambda: self._emit(self.cited_too))
        self.plain.clicked.connect(lambda: self._emit(self.no_rule))
        self.unheld.clicked.connect(lambda: self._emit(self.no_place))
        self.reading.clicked.connect(lambda: self._emit(self.read))
        self.list.read.connect(lambda: self._emit(self.read))
        self.list.cited.connect(lambda: self._emit(self.cited))
        self.list.cited_too.connect(lambda: self._emit(self.cited_too))
        self.list.no_rule.connect(lambda: self._emit(self.no_rule))
        self.list.no_place.connect(lambda: self._emit(self.no_place))
        self.list.next_open.connect(self.to_next_open)

    def present(self, sentences: Sequence[SentenceShown]) -> None:
        """These sentences; the chosen one stays chosen."""
        at, before = self.list.currentRow(), [each.says for each in self._shown]
        self._shown = tuple(sentences)
        if [each.says for each in self._shown] == before:
            # Rows that are there stay: a pointer finds the next sentence where it was.
            for row_, each in enumerate(self._shown):
                _fill(self.list.item(row_), each)
        else:
            self.list.clear()
            for each in self._shown:
                self.list.addItem(_fill(QListWidgetItem(), each))
            self.list.setCurrentRow(at if 0 <= at < len(self._shown) else 0)
        self._bring_into_sight()
        left = sum(each.tie is Tie.OPEN for each in self._shown)
        count = len(self._shown)
        words = say_count("{count} sentence", "{count} sentences", count=count)
        self.counted.setText(say("{sentences}, {open} open", sentences=words, open=left))
        ties = (self.cite, self.too, self.reading, self.plain, self.unheld)
        for piece in (self.list, *ties, self.keys, self.counted):
            piece.setVisible(bool(self._shown))
        self.empty.setVisible(not self._shown)
        self._body.setAlignment(
            Qt.AlignmentFlag.AlignTop if not self._shown else Qt.AlignmentFlag(0)
        )

    def busy(self, *, busy: bool) -> None:
        """While a file is read, no other one is given."""
        self.open_file.setText(say("Opening…") if busy else say("Open…"))
        let_rest(self.open_file, self.paste, resting=busy)

    def show_clause(self, clause: str) -> None:
        """The sentence of that clause is chosen and in sight."""
        for at, each in enumerate(self._shown):
            if each.clause == clause:
                self.list.setCurrentRow(at)
                self._bring_into_sight()

    def choose_none(self) -> None:
        """No sentence is chosen."""
        # Enter would cite the sentence that the rule before was given.
        self.list.setCurrentRow(-1)

    def _bring_into_sight(self) -> None:
        chosen = self.list.currentItem()
        if chosen is not None:
            self.list.scrollToItem(chosen)

    def sentence(self, clause: str) -> str:
        """The words of that sentence. Raises StopIteration where there is none."""
        return next(each.says for each in self._shown if each.clause == clause)

    def hold(self, *, held: bool) -> None:
        """While a reading is made, no other sentence is tied to anything."""
        for piece in (self.cite, self.too, self.reading, self.plain, self.unheld, self.list):
            piece.setEnabled(not held)

    def to_next_open(self) -> None:
        """The next sentence that nothing ties is chosen."""
        now = self.list.currentRow()
        later = [*range(now + 1, len(self._shown)), *range(now + 1)]
        at = next((each for each in later if self._shown[each].tie is Tie.OPEN), None)
        if at is not None:
            self.list.setCurrentRow(at)

    def _emit(self, signal: SignalInstance) -> None:
        at = self.list.currentRow()
        if 0 <= at < len(self._shown):
            signal.emit(self._shown[at].clause)


def _fill(item: QListWidgetItem, each: SentenceShown) -> QListWidgetItem:
    item.setData(SHOWN, each)
    item.setText(f"{SIGNS[each.tie]}  {each.clause}   {each.says}")
    item.setToolTip(tip(_told(each)))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(each))
    return item


def _spoken(each: SentenceShown) -> str:
    words = say("{name}: {value}", name=each.clause, value=each.says)
    return paragraph(words, _told(each))


def _told(each: SentenceShown) -> str:
    is_plain = each.tie is not Tie.OPEN or not each.rule
    return say_phrase(each.tie.value) if is_plain else each.rule


class _Sentences(QListWidget):
    """A list whose letters do something with the chosen sentence."""

    cited = Signal()
    cited_too = Signal()
    read = Signal()
    no_rule = Signal()
    no_place = Signal()
    next_open = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop.sentences")
        self.setAccessibleName(say("Sentences of the document"))
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        self.setItemDelegate(SentenceDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences break otherwise now; the chosen one stays in sight."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter cites it, A cites it too, R makes a reading of it, X says that it gives no rule, P
        that the program cannot hold it, O goes to the next open one."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.cited.emit()
        elif event.key() == Qt.Key.Key_A and not event.modifiers():
            self.cited_too.emit()
        elif event.key() == Qt.Key.Key_R and not event.modifiers():
            self.read.emit()
        elif event.key() == Qt.Key.Key_X and not event.modifiers():
            self.no_rule.emit()
        elif event.key() == Qt.Key.Key_P and not event.modifiers():
            self.no_place.emit()
        elif event.key() == Qt.Key.Key_O and not event.modifiers():
            self.next_open.emit()
        elif event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


EDGE, GAP, NUMBER, TIE, SIGN, ROOMY = 8, 8, 46, 112, 16, 330
SHOWN = Qt.ItemDataRole.UserRole
_WORDS = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
Index = QModelIndex | QPersistentModelIndex


class SentenceDelegate(QStyledItemDelegate):
    """Paints a sentence. The rule's name stands beside it where the list is wide enough."""

    def __init__(self, of: QListWidget) -> None:
        super().__init__(of)
        self._list = of

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._list.viewport().width()
        shown = index.data(SHOWN)
        room = QRect(0, 0, round(self._words(QRect(0, 0, wide, 20)).width()), 2000)
        high = QFontMetrics(font(13)).boundingRect(room, _WORDS, shown.says).height()
        return QSize(wide, high + scaled(12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown: SentenceShown = index.data(SHOWN)
        box: QRect = option.rect
        theme, top = worn(), box.y() + scaled(6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(theme.here_wash))
            painter.fillRect(QRect(box.x(), box.y(), 4, box.height()), QColor(theme.here_edge))
        is_open = shown.tie is Tie.OPEN
        painter.setPen(QColor(theme.text_2))
        painter.setFont(font(12))
        number = QRectF(box.x() + EDGE, top, scaled(NUMBER), scaled(18))
        clause = end_of(shown.number, round(number.width()))
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, clause)
        painter.setPen(QColor(theme.text if is_open else theme.text_2))
        painter.setFont(font(13))
        words = self._words(box)
        painter.drawText(words.adjusted(0, scaled(6), 0, 0), _WORDS, shown.says)
        tie = QRectF(words.right() + GAP, top, box.right() - words.right() - GAP, scaled(18))
        draw_dot(painter, QPointF(tie.x() + SIGN / 2, tie.center().y()), shown.tie)
        if self._is_wide(box):
            name = tie.adjusted(SIGN + 4, 0, 0, 0)
            painter.setFont(font(12, bold=is_open))
            inks = {Tie.RULE: theme.cite, Tie.READING: theme.reading, Tie.NO_RULE: theme.text_2}
            painter.setPen(QColor(inks.get(shown.tie, theme.text)))
            sentence = shown.rule or say_phrase(shown.tie.value)
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, _fitted(sentence, name, 12))
        painter.restore()

    def _is_wide(self, box: QRect) -> bool:
        return box.width() >= scaled(ROOMY)

    def _words(self, box: QRect) -> QRectF:
        left = box.x() + EDGE + scaled(NUMBER) + GAP
        tie = SIGN + (4 + scaled(TIE) if self._is_wide(box) else 0)
        return QRectF(left, box.y(), box.right() - left - GAP - tie, box.height())


def end_of(clause: str, wide: int) -> str:
    """The clause as far as it fits: of 649a.12 (b) its end tells most, ``…12 (b)``."""
    metrics = QFontMetrics(font(12))
    parts = re.split(r"(?<=[ .])", clause)
    ends = [clause, *(f"…{''.join(parts[at:])}" for at in range(1, len(parts)))]
    short = Qt.TextElideMode.ElideLeft
    fitting = (each for each in ends if metrics.horizontalAdvance(each) <= wide)
    return next(fitting, metrics.elidedText(clause, short, wide))


def _fitted(words: str, room: QRectF, px: int) -> str:
    metrics = QFontMetrics(font(px, bold=False))
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, round(room.width()))
