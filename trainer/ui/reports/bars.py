"""Bars of the kinds of mistakes: players short and house short side by side, never netted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.game.money import Money
from trainer.school.reports.pareto import Bar, By, Pareto
from trainer.ui.paper import tip, worn
from trainer.ui.reports.board_rows import write
from trainer.ui.theme import Theme, font, scaled, tint
from trainer.wording import say, say_count, say_figure

LINE_HIGH, HEAD_HIGH, BAR_HIGH = 31, 24, 17
WORDS, FIGURE, SIDE, NARROW = 0.45, 70, 60, 540
"""The share of the words; what a figure at the bar's end and each one to its right are wide."""


class Bars(QWidget):
    """Shows the first kinds of a Pareto chart, a line each. ``currency`` is written before sums."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._pareto: Pareto | None = None
        self._bars: tuple[Bar, ...] = ()
        self._currency = "$"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def present(self, pareto: Pareto, most: int, currency: str = "$") -> None:
        """Show so many bars at most."""
        self._pareto, self._currency = pareto, currency
        self._bars = tuple(each for each in pareto.bars if each.weight(pareto.by))[:most]
        self.setAccessibleName(spoken(pareto, self._bars, currency))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, scaled(HEAD_HIGH) + max(1, len(self._bars)) * scaled(LINE_HIGH))

    def event(self, event: QEvent) -> bool:
        """A kind's words stand in full in its tooltip."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            line = (event.pos().y() - scaled(HEAD_HIGH)) // scaled(LINE_HIGH)
            there = 0 <= line < len(self._bars)
            self.setToolTip(tip(self._bars[line].words) if there else "")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()), worn())
        painter.end()

    def draw(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """The bars in that room, on a screen or in a picture."""
        if self._pareto is None:
            return
        heads = _fitting((say("times"), say("of 1000"), say("of the total")), room.width())
        left = room.right() - len(heads) * scaled(SIDE)
        head = QRectF(left, room.top(), scaled(SIDE), scaled(HEAD_HIGH))
        for place, text in enumerate(heads):
            box = head.translated(place * scaled(SIDE), 0).adjusted(-14, 0, -4, 0)
            write(painter, box, text, right=True, quiet=True, px=12, theme=theme)
        for place, bar in enumerate(self._bars):
            top = room.top() + scaled(HEAD_HIGH) + place * scaled(LINE_HIGH)
            box = QRectF(room.left(), top, room.width(), scaled(LINE_HIGH))
            self._line(painter, box, bar, theme)

    def _line(self, painter: QPainter, line: QRectF, bar: Bar, theme: Theme) -> None:
        words = QRectF(line.left(), line.top(), line.width() * WORDS - 12, line.height())
        _name(painter, words, bar, theme)
        self._bar(painter, line, bar, theme)
        figures = _fitting(_figures(bar), line.width())
        for place, text in enumerate(figures):
            left = line.right() - (len(figures) - place) * scaled(SIDE)
            box = QRectF(left, line.top(), scaled(SIDE) - 4, line.height())
            write(painter, box, text, right=True, quiet=True, theme=theme)

    def _bar(self, painter: QPainter, line: QRectF, bar: Bar, theme: Theme) -> None:
        """Players short filled, house short hatched, the figure at the end."""
        left = line.left() + line.width() * WORDS
        beside = len(_fitting(_figures(bar), line.width())) * scaled(SIDE) + scaled(FIGURE)
        room = line.width() * (1 - WORDS) - beside
        top, high = line.center().y() - scaled(BAR_HIGH) / 2, scaled(BAR_HIGH)
        colour = theme.accent
        whole = max((sum(self._parts(each)) for each in self._bars), default=1) or 1
        wide = [max(0.0, room) * part / whole for part in self._parts(bar)]
        painter.setPen(QPen(QColor(colour), 1))
        painter.setBrush(QColor(colour) if bar.vital else tint(colour, 0.35))
        painter.drawRect(QRectF(left, top, wide[0], high))
        if len(wide) > 1 and wide[1]:
            painter.setBrush(QBrush(QColor(colour), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(QRectF(left + wide[0], top, wide[1], high))
        end = QRectF(left + sum(wide) + 7, line.top(), scaled(FIGURE), line.height())
        write(painter, end, self._figure(bar), bold=True, theme=theme)

    def _parts(self, bar: Bar) -> tuple[int, ...]:
        by_count = self._pareto is not None and self._pareto.by is By.COUNT
        return (bar.mistakes,) if by_count else (bar.players_short, bar.house_short)

    def _figure(self, bar: Bar) -> str:
        if self._pareto is not None and self._pareto.by is By.COUNT:
            return say_figure(str(bar.mistakes))
        return money_text(bar.money, self._currency)


def _name(painter: QPainter, box: QRectF, bar: Bar, theme: Theme) -> None:
    """The kind in words: in two smaller lines where one does not hold them."""
    fits = QFontMetricsF(font(13, bold=bar.vital)).horizontalAdvance(bar.words) <= box.width()
    painter.setFont(font(13 if fits else 12, bold=bar.vital))
    painter.setPen(QColor(theme.text))
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, side | Qt.TextFlag.TextWordWrap, bar.words)


def money_text(cents: int, currency: str) -> str:
    return f"{currency}{say_figure(Money(cents).grouped)}"


def per_thousand(rate: float | None) -> str:
    """Mistakes of a thousand opportunities."""
    if rate is None:
        return "–"
    return say_figure(f"{1000 * rate:.1f}" if rate < 0.01 else str(round(1000 * rate)))


def _fitting(figures: tuple[str, ...], wide: float) -> tuple[str, ...]:
    """The figures that have room: the rate is left to the table where the card is narrow."""
    return figures if wide >= scaled(NARROW) else (figures[0], figures[-1])


def _figures(bar: Bar) -> tuple[str, str, str]:
    share = say("{share} %", share=round(100 * bar.upto))
    return say_figure(str(bar.mistakes)), per_thousand(bar.rate), share


def spoken(pareto: Pareto, bars: Sequence[Bar], currency: str) -> str:
    """Every bar with its figures, for who cannot see them."""
    if not bars:
        return say("Mistakes: none in this time")
    told = (
        say(
            "{mistake}: {times}, players short {players}, house short {house}",
            mistake=bar.words,
            times=say_count("{count} time", "{count} times", count=bar.mistakes),
            players=money_text(bar.players_short, currency),
            house=money_text(bar.house_short, currency),
        )
        for bar in bars
    )
    return "; ".join(told)
