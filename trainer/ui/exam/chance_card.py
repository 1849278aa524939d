"""The chance of passing, by how often a dealer errs: a curve, and exact figures beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from trainer.drills.exam.blueprint import RATES, ExamCounts, PassRule, chance
from trainer.school.exam.exam_words import AIMS, aims_met, passing_figure
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import cell_grid, column, emptied, label, row, worn, wrapped
from trainer.wording import say, say_count, say_figure, say_list

WIDE, HIGH, LOW = 232, 224, 128
LEFT, RIGHT, TOP, BELOW = 40, 14, 10, 22
_MOST = RATES[-1]
_STEPS, NAME_HIGH = 40, 17
_NAMED = frozenset(rate for rate, _ in AIMS)


class ExamChanceCard(Ground):
    """Shows how many dealers of each error rate pass an exam."""

    def __init__(self) -> None:
        super().__init__("card", "exam-set.chance")
        self.curve = ChanceCurve()
        self._figures = cell_grid(14, 3)
        self.aims = wrapped("", "dense", name="exam-set.aims")
        self._from = wrapped("", "caption", name="exam-set.counted")
        self._from.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        both = column(gap=10) if scaled(100) > 100 else row(gap=16)  # large type has no room beside
        both.addWidget(self.curve, 0, Qt.AlignmentFlag.AlignTop)
        both.addLayout(column(self._figures, None), 1)
        head = row(label(say("Chance of passing"), "section"), (self._from, 1), gap=10)
        self.setLayout(column(head, both, self.aims, gap=7, around=(20, 10, 20, 10)))

    def present(self, counts: ExamCounts, rule: PassRule) -> None:
        """Show the chances that follow from these counts."""
        words = say_count(
            "{count} decision, {starred} starred",
            "{count} decisions, {starred} starred",
            count=counts.decisions,
            starred=counts.starred,
        )
        alike = say("True for every form.")
        self._from.setText(say("{counts}. {alike}", counts=words, alike=alike))
        self.curve.present(counts, rule)
        self._show_figures(counts, rule)
        self.aims.setText(aim_words(counts, rule))

    def _show_figures(self, counts: ExamCounts, rule: PassRule) -> None:
        emptied(self._figures)
        for down, texts in enumerate(_table(counts, rule)):
            for across, text in enumerate(texts):
                self._figures.addWidget(_cell(text, down, across), down, across)


def aim_words(counts: ExamCounts, rule: PassRule) -> str:
    """The sentence about the school's aims: met, or missed and by how much."""
    if aims_met(counts, rule):
        return say("✓ Meets the school's aims. 90% or more at 1%, 6% or less at 5%.")
    (good, least), (poor, _) = AIMS
    if chance(counts, rule, good) < least:
        passing = passing_figure(chance(counts, rule, good))
        return say("▲ A 1% dealer passes in {passing}; the school asks for 90%.", passing=passing)
    passing = passing_figure(chance(counts, rule, poor))
    return say("▲ A 5% dealer passes in {passing}; the school allows 6%.", passing=passing)


def _table(counts: ExamCounts, rule: PassRule) -> Iterator[tuple[str, ...]]:
    """The errors alone in one try, what is set, and with one try more."""
    alone, lenient = replace(counts, tries=1), PassRule(rule.errors, rule.errors)
    tries = counts.tries
    more = None if tries is None else replace(counts, tries=tries + 1)
    yield (
        say("Error rate"),
        say_count("{count} error alone", "{count} errors alone", count=rule.errors),
        say("As set"),
        *([say("One try more")] if more else []),
    )
    for rate in RATES:
        passing = [chance(alone, lenient, rate), chance(counts, rule, rate)]
        passing += [chance(more, rule, rate)] if more else []
        yield (_rate(rate), *map(passing_figure, passing))


def _rate(rate: Fraction) -> str:
    return say("{part}%", part=say_figure(f"{float(100 * rate):g}"))


def _cell(text: str, down: int, across: int) -> QLabel:
    made = label(text, "caption" if down == 0 else "strong" if across == 2 else "dense")
    side = Qt.AlignmentFlag.AlignLeft if across == 0 else Qt.AlignmentFlag.AlignRight
    made.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    made.setWordWrap(down == 0)
    return made


class ChanceCurve(Painted, QWidget):
    """The curve with its five stated rates; those of the school's aims are named."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam-set.curve")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._high = HIGH
        self._line: list[tuple[Fraction, Fraction]] = []
        self._points: list[tuple[Fraction, Fraction]] = []

    def present(self, counts: ExamCounts, rule: PassRule) -> None:
        rates = [_MOST * step / _STEPS for step in range(_STEPS + 1)]
        self._line = [(rate, chance(counts, rule, rate)) for rate in rates]
        self._points = [(rate, chance(counts, rule, rate)) for rate in RATES]
        self.setAccessibleName(self.words)
        self.update()

    @property
    def words(self) -> str:
        """The whole curve for a screen reader."""
        lines = [
            say("{rate}: {passing}", rate=_rate(rate), passing=passing_figure(passing))
            for rate, passing in self._points
        ]
        return say("Chance of passing by error rate: {rates}.", rates=say_list(lines, ""))

    def show_tall(self, tall: bool) -> None:
        """Take the full height, or as little as can be read."""
        self._high = HIGH if tall else LOW
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDE), scaled(self._high))

    def paint(self, painter: QPainter) -> None:
        self._axes(painter)
        self._curve(painter)
        for rate, passing in self._points:
            self._point(painter, rate, passing)
        painter.setPen(QColor(worn().text))
        painter.setFont(font(12, bold=True))
        for room, text in self.names():
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def names(self) -> Sequence[tuple[QRectF, str]]:
        """The figures of the school's aims, each by its point, clear of the curve and of the
        other."""
        named: list[tuple[QRectF, str]] = []
        for rate, passing in self._points:
            if rate not in _NAMED:
                continue
            text = say("{rate}: {passing}", rate=_rate(rate), passing=passing_figure(passing))
            room = self._beside(rate, passing, text)
            if named and room.intersects(named[-1][0].adjusted(0, 0, 12, 0)):
                room = self._clear_of_curve(room, named[-1][0].bottom())
            named.append((room, text))
        return named

    def _beside(self, rate: Fraction, passing: Fraction, text: str) -> QRectF:
        """The place below a point with a high chance, else above it."""
        at, aim = self._at(rate, passing), self._at(rate, AIMS[0][1])
        wide = QFontMetricsF(font(12, bold=True)).horizontalAdvance(text) + 2
        room = QRectF(at.x() + 8, at.y(), wide, scaled(NAME_HIGH))
        if passing > Fraction(1, 2):
            return self._clear_of_curve(room, max(at.y(), aim.y()) + 1)
        return self._clear_of_curve(room, at.y() - 6 - room.height())

    def _clear_of_curve(self, room: QRectF, top: float) -> QRectF:
        """The room at that height right of the curve; below it if there is none at the right."""
        points = [self._at(rate, passing) for rate, passing in self._line]
        bottom = top + room.height()
        right = next((at.x() for at in points if at.y() > bottom), self._room.right())
        clear = QRectF(max(right + 5, room.left()), top, room.width(), room.height())
        if clear.right() <= self.width():
            return clear
        clear.moveRight(min(room.right(), float(self.width())))
        low = max((at.y() for at in points if at.x() <= clear.right() + 8), default=top)
        clear.moveTop(max(top, low + 4))
        return clear

    @property
    def _room(self) -> QRectF:
        sides = (scaled(LEFT), scaled(TOP), -scaled(RIGHT), -scaled(BELOW))
        return QRectF(self.rect()).adjusted(*sides)

    def _at(self, rate: Fraction, passing: Fraction) -> QPointF:
        room = self._room
        across, up = float(rate / _MOST), float(passing)
        return QPointF(room.left() + across * room.width(), room.bottom() - up * room.height())

    def _axes(self, painter: QPainter) -> None:
        theme, room = worn(), self._room
        painter.setFont(font(12))
        for passing in (Fraction(0), Fraction(1, 2), AIMS[0][1], Fraction(1)):
            aim = passing == AIMS[0][1]
            style = Qt.PenStyle.DashLine if aim else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(theme.outline if aim else theme.line), 1, style))
            y = self._at(Fraction(0), passing).y()
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(theme.text_2))
            words = QRectF(0, y - 9 + (6 if aim else 0), room.left() - 6, 18)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, right, f"{int(100 * passing)}")
        for rate in (Fraction(0), *RATES[1:]):
            x = self._at(rate, Fraction(0)).x()
            words = QRectF(x - 20, room.bottom() + 3, 40, scaled(18))
            text = f"{float(100 * rate):g}"
            text = say("{share}%", share=text) if rate == _MOST else text
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)

    def _curve(self, painter: QPainter) -> None:
        path = QPainterPath()
        for step, (rate, passing) in enumerate(self._line):
            (path.lineTo if step else path.moveTo)(self._at(rate, passing))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(worn().accent), 2))
        painter.drawPath(path)

    def _point(self, painter: QPainter, rate: Fraction, passing: Fraction) -> None:
        theme, at = worn(), self._at(rate, passing)
        named = rate in _NAMED
        painter.setPen(QPen(QColor(theme.accent), 1.8))
        painter.setBrush(QColor(theme.accent if named else theme.surface))
        painter.drawEllipse(at, 4, 4)
