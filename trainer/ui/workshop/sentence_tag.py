"""The tie of a rule to a sentence of the document or to a reading, and the tag that shows it."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from trainer.school.workshop.form_pieces import Section
from trainer.ui.kit.theme import RADIUS_LABEL, font, scaled
from trainer.ui.kit.widgets import worn
from trainer.wording import phrase, say, say_phrase

DOT = 6.5


class Tie(Enum):
    """The tie of a sentence to the rules."""

    RULE = phrase("rule")
    READING = phrase("reading")
    NO_RULE = phrase("no rule")
    NO_PLACE = phrase("not held here")
    OPEN = phrase("still open")


SIGNS = {Tie.RULE: "●", Tie.READING: "◌", Tie.NO_RULE: "–", Tie.NO_PLACE: "×", Tie.OPEN: "○"}


class SentenceShown(Struct, frozen=True):
    """A sentence with its number and its tie; ``number`` is the clause as printed, ``rule`` the
    name of what cites it, or of one still open why nothing is proposed from it."""

    clause: str
    number: str
    says: str
    tie: Tie
    rule: str = ""


def draw_dot(painter: QPainter, at: QPointF, tie: Tie) -> None:
    """Filled for a rule, a ring for none yet, dashed for a reading, a stroke for no rule, a cross
    for one that the program cannot hold."""
    theme = worn()
    if tie is Tie.RULE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.cite))
        painter.drawEllipse(at, DOT - 1.5, DOT - 1.5)
        return
    if tie is Tie.NO_RULE:
        painter.setPen(QPen(QColor(theme.text_2), 1.6))
        painter.drawLine(at - QPointF(4, 0), at + QPointF(4, 0))
        return
    if tie is Tie.NO_PLACE:
        painter.setPen(QPen(QColor(theme.text), 1.6))
        for down in (-4, 4):
            painter.drawLine(at - QPointF(4, down), at + QPointF(4, down))
        return
    edge = QPen(QColor(theme.reading_edge if tie is Tie.READING else theme.text), 1.8)
    if tie is Tie.READING:
        edge.setDashPattern([1.6, 1.2])
    painter.setPen(edge)
    painter.setBrush(QColor(theme.surface))
    painter.drawEllipse(at, DOT - 2, DOT - 2)


HIGH, PADDING, SIGN = 22, 8, 5.0


class Tag(Struct, frozen=True):
    """The words of a tag, and the tie that it shows."""

    words: str
    tie: Tie

    @classmethod
    def of(cls, section: Section) -> Tag | None:
        """The tag of a section; None where nothing is to be tied."""
        if section.assumed:
            return cls(say("assumed"), Tie.OPEN)
        if not section.tied:
            return cls(say_phrase(Tie.OPEN.value), Tie.OPEN)
        if section.reading:
            return cls(say_phrase(Tie.READING.value), Tie.READING)
        return cls(section.sentence, Tie.RULE) if section.sentence else None

    @property
    def font(self) -> QFont:
        return font(12, bold=self.tie is Tie.OPEN)

    @property
    def around(self) -> int:
        """The room for its ring, or at both sides of its words."""
        return scaled(18) if self.tie is Tie.OPEN else scaled(2 * PADDING)

    @property
    def width(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.words) + self.around + 2


def draw_tag(painter: QPainter, tag: Tag, room: QRectF, *, right: bool = False) -> None:
    """The tag in the middle of the room, at its left or right edge; long words are cut."""
    theme, is_open = worn(), tag.tie is Tie.OPEN
    type_, around, metrics = tag.font, tag.around, QFontMetricsF(tag.font)
    words = metrics.elidedText(tag.words, Qt.TextElideMode.ElideRight, room.width() - around)
    wide, high = metrics.horizontalAdvance(words) + around + 1, float(scaled(HIGH))
    x = room.right() - wide if right else room.x()
    box = QRectF(x, room.center().y() - high / 2, wide, high)
    if is_open:
        _ring(painter, box)
        text = box.adjusted(scaled(18), 0, 1, 0)
        ink = theme.text
    else:
        reading = tag.tie is Tie.READING
        painter.setBrush(Qt.BrushStyle.NoBrush if reading else QColor(theme.cite_ground))
        edge = QPen(QColor(theme.reading_edge if reading else theme.line), 1)
        edge.setStyle(Qt.PenStyle.DashLine if reading else Qt.PenStyle.SolidLine)
        painter.setPen(edge)
        corner = high / 2 if reading else RADIUS_LABEL
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        text = box.adjusted(scaled(PADDING), 0, 1, 0)
        ink = theme.reading if reading else theme.cite
    painter.setPen(QColor(ink))
    painter.setFont(type_)
    painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def _ring(painter: QPainter, box: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(worn().text), 1.8))
    painter.drawEllipse(QPointF(box.x() + SIGN + 1, box.center().y()), SIGN, SIGN)


def tag_words(section: Section) -> str:
    """The tag's words read aloud; empty where there is none."""
    tag = Tag.of(section)
    return "" if tag is None else tag.words
