"""The head of a section of the forms: its name, its value in words, its sentence."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from trainer.school.workshop.form_pieces import Section
from trainer.ui.kit.painted import PaintedButton, draw_ground
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import tip, worn
from trainer.ui.workshop.sentence_tag import Tag, draw_tag, tag_words
from trainer.wording import say

HIGH, NAME, TAG, FOLD, EDGE, GAP = 42, 168, 168, 18, 10, 12


class SectionHead(PaintedButton):
    """Opens and closes its section. A ``?`` stands behind the name where something is asked."""

    def __init__(self, section: Section, *, opened: bool, asked: bool) -> None:
        super().__init__()
        self._section, self._opened = section, opened
        self._name = f"{section.title}  ?" if asked else section.title
        self.setObjectName(f"workshop.section.{section.key}")
        spoken = say("{name}: {value}", name=section.title, value=section.says)
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(tag_words(section))
        self.setToolTip(tip(section.clause))
        self.setText(spoken)

    def sizeHint(self) -> QSize:
        return QSize(300, scaled(HIGH))

    def paint(self, painter: QPainter) -> None:
        draw_ground(painter, self)
        room = QRectF(self.rect()).adjusted(scaled(EDGE), 0, -scaled(EDGE), 0)
        theme, middle = worn(), Qt.AlignmentFlag.AlignVCenter
        name = QRectF(room.x(), 0, max(scaled(NAME), room.width() * 0.32), room.height())
        end = room.right() - scaled(FOLD)
        tag, wide = Tag.of(self._section), 0.0
        if tag is not None:
            wide = min(tag.width, scaled(TAG), room.width() * 0.3)
            draw_tag(painter, tag, QRectF(end - wide, 0, wide, room.height()), right=True)
        value = QRectF(name.right() + GAP, 0, 0, room.height())
        value.setRight(end - (wide + GAP if tag is not None else 0))
        self._give_room(name, value)
        for words, place, bold in ((self._name, name, True), (self._section.says, value, False)):
            type_ = _type(bold=bold)
            painter.setFont(type_)
            painter.setPen(QColor(theme.text if bold else theme.text_2))
            cut = Qt.TextElideMode.ElideRight
            painter.drawText(
                place, middle, QFontMetricsF(type_).elidedText(words, cut, place.width())
            )
        self._fold(painter, QPointF(room.right() - 5, room.center().y()))

    def _give_room(self, name: QRectF, value: QRectF) -> None:
        """Let a long name have what a short value does not need."""
        lacks = QFontMetricsF(_type(bold=True)).horizontalAdvance(self._name) - name.width()
        needs = QFontMetricsF(_type(bold=False)).horizontalAdvance(self._section.says)
        given = max(0.0, min(lacks + 1, value.width() - needs))
        name.setRight(name.right() + given)
        value.setLeft(value.left() + given)

    def _fold(self, painter: QPainter, at: QPointF) -> None:
        """An arrow down where the section is open, to the side where it is not."""
        painter.setPen(QPen(QColor(worn().text_2), 1.6))
        ways = [(-4, -2), (0, 2), (4, -2)] if self._opened else [(-2, -4), (2, 0), (-2, 4)]
        painter.drawPolyline([at + QPointF(x, y) for x, y in ways])


def _type(*, bold: bool) -> QFont:
    return font(14 if bold else 13, bold=bold)
