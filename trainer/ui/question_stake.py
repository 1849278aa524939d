"""The stake of a question on its spot, and the pay table that hangs at the table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from trainer.drills.questions.question import StakeShown
from trainer.game.chips import fewest
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.marking.wager_handling import WagerAsked
from trainer.school.one_question.screens import QuestionShown
from trainer.ui.kit.colours import BLACK, CARD, CARD_INK, CARD_INK_2
from trainer.ui.kit.theme import INK, felt_font, font, scaled, tint
from trainer.ui.table.drawing.chip_stacks import Pile, draw_pile
from trainer.ui.table.drawing.outlines import LIT, is_double, outline
from trainer.ui.table.drawing.words import FeltWords, PrintedTable, reading_note
from trainer.wording import say, say_figure, say_list

# A bonus lies with the wager that it is paid on.
_SHAPE_OF = {Wager.ANTE_BONUS: Wager.ANTE}


def draw_stake(
    painter: QPainter, asked: QuestionShown, room: QRectF, dpr: float, grown: float
) -> None:
    """Draw the wager's name, its chips on the spot, the amount under them, and the meter. The
    words are ``grown`` times as large at most, however large the type is."""
    stake = asked.stake
    assert stake is not None, "drawn where there is a stake"

    def type_(px: int) -> QFont:
        return felt_font(min(scaled(px), px * grown), bold=True)

    across = room.width() / 1.9
    middle = room.left() + across * 0.72
    _line(painter, stake.spot, room.top() + 4, middle, type_(17), room.left())
    u = across * (1.02 if stake.meter is None else 0.80)
    centre_y = room.top() + 34 + u * 0.62
    _spot(painter, _SHAPE_OF.get(stake.wager, stake.wager), QPointF(middle, centre_y), u)
    below = centre_y + u * 0.56
    if stake.amount is not None:
        chips = fewest(stake.amount, asked.chips)
        pile = Pile(chips, asked.chips, 0.335 * u, dpr)
        draw_pile(painter, pile, QRectF(middle - 0.46 * u, centre_y - 0.5 * u, 0.92 * u, u))
        said = f"{asked.currency}{say_figure(stake.amount.grouped)}"
        _line(painter, said, below, middle, type_(24), room.left())
        below += 34
    if stake.meter is not None:
        said = say(
            "Jackpot meter {amount}",
            amount=f"{asked.currency}{say_figure(stake.meter.grouped)}",
        )
        _line(painter, said, below + 2, middle, type_(14), room.left())


def _spot(painter: QPainter, wager: Wager, centre: QPointF, u: float) -> None:
    """Draw the wager's own shape on the felt, larger than on a table."""
    half, wide = 0.49 * u, min(4.0, max(1.5, 0.03 * u))
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(tint(INK, LIT), wide))
    painter.setBrush(tint(BLACK, 0.2))
    painter.drawPath(outline(wager, half))
    if is_double(wager):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(INK, LIT), wide * 0.6))
        painter.drawPath(outline(wager, half * 0.88))
    painter.restore()


def _line(
    painter: QPainter, text: str, top: float, middle: float, type_: QFont, left: float
) -> None:
    painter.setPen(tint(INK, 0.97))
    painter.setFont(type_)
    half = max(40.0, middle - left + 14)
    box = QRectF(middle - half, top, 2 * half, 60)
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(box, flags, text)


def posted_table(words: FeltWords, stake: StakeShown) -> PrintedTable | None:
    """The posted table of that wager, where the placard has one."""
    heading = stake.wager.words.lower()
    return next((table for table in words.printed if table.heading.lower() == heading), None)


def hanging(words: FeltWords, round_: Round, wagers: Iterable[WagerAsked]) -> list[str]:
    """The pay tables of these wagers in a line each, where they are posted at the table."""
    if round_.placard is None:
        return []
    stakes = [StakeShown(each.wager, each.spot, each.amount) for each in wagers]
    tables = [posted_table(words, stake) for stake in stakes]
    return [
        say(
            "{name}: {value}",
            name=table.heading,
            value=say_list([f"{row.text} {row.value}" for row in table.rows], ""),
        )
        for table in tables
        if table is not None
    ]


def draw_posted(painter: QPainter, placard: str, table: PrintedTable, room: QRectF) -> None:
    """Draw the pay table on its placard: paper on the felt, as it hangs at the table."""
    high = 22.0
    card = QRectF(room.left(), room.top() + 16, room.width(), 58 + high * len(table.rows))
    painter.setPen(QPen(tint(BLACK, 0.3), 1))
    painter.setBrush(QColor(CARD))
    painter.drawRoundedRect(card, 8, 8)
    ink, inner = QColor(CARD_INK), card.adjusted(14, 8, -14, -8)
    painter.setPen(QColor(CARD_INK_2))
    painter.setFont(font(12))
    painter.drawText(inner, Qt.AlignmentFlag.AlignLeft, placard)
    painter.setPen(ink)
    painter.setFont(font(14, bold=True))
    painter.drawText(inner.adjusted(0, 16, 0, 0), Qt.AlignmentFlag.AlignLeft, table.heading)
    y = inner.top() + 40
    for row in table.rows:
        line = QRectF(inner.left(), y, inner.width(), high)
        text = row.text + (" †" if row.reading else "")
        value = font(13, bold=True)
        room_left = inner.width() - QFontMetricsF(value).horizontalAdvance(row.value) - 8
        painter.setFont(font(13))
        shown = QFontMetricsF(font(13)).elidedText(text, Qt.TextElideMode.ElideRight, room_left)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setFont(value)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, right, row.value)
        y += high
    if table.has_reading:
        painter.setPen(tint(INK, 0.9))
        painter.setFont(font(12))
        painter.drawText(card.translated(0, card.height() + 2), 0, reading_note())
