"""A sentence of the document in its list: number, words, and what ties it to a rule."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from trainer.ui.theme import font, scaled
from trainer.ui.widgets import worn
from trainer.ui.workshop.tie import SentenceShown, Tie, draw_dot
from trainer.wording import say_phrase

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
        painter.drawText(
            number,
            Qt.AlignmentFlag.AlignVCenter,
            _fitted(shown.number, number, 12, at=Qt.TextElideMode.ElideLeft),
        )
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
            told = shown.rule or say_phrase(shown.tie.value)
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, _fitted(told, name, 12))
        painter.restore()

    def _is_wide(self, box: QRect) -> bool:
        return box.width() >= scaled(ROOMY)

    def _words(self, box: QRect) -> QRectF:
        """The room of the words in that of the sentence."""
        left = box.x() + EDGE + scaled(NUMBER) + GAP
        tie = SIGN + (4 + scaled(TIE) if self._is_wide(box) else 0)
        return QRectF(left, box.y(), box.right() - left - GAP - tie, box.height())


def _fitted(
    words: str, room: QRectF, px: int, at: Qt.TextElideMode = Qt.TextElideMode.ElideRight
) -> str:
    """The words as far as they fit; of a clause such as 649a.12 (b) its end tells most."""
    return QFontMetrics(font(px, bold=False)).elidedText(words, at, round(room.width()))
