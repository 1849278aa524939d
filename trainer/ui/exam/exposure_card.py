"""The wrong rules that every form of an exam exposes: a cell for each, with the number of times."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.marking.misreadings.words import FAMILIES
from trainer.marking.words import paragraph, sentence
from trainer.school.exam.forms import FormWeight, RuleShown
from trainer.school.exam.wrong_rules import LEAST
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import font, scaled, tint
from trainer.ui.kit.widgets import cell_grid, column, emptied, label, row, worn, wrapped
from trainer.wording import say, say_count, say_list, say_phrase

CELL_WIDE, CELL_HIGH, GAP = 17, 19, 2
TOLD = 6
"""So many wrong rules that an exam will not catch are named; the cells before all others name the
rest."""


class ExposureCard(Ground):
    """Shows in how many answers of every form each wrong rule of the house would show."""

    def __init__(self) -> None:
        super().__init__("card", "exam-set.exposure")
        self._sum = label("", "secondary", name="exam-set.exposed")
        self._grid = cell_grid(8, 0, wide=1)
        self._named = wrapped("", "dense", name="exam-set.rule")
        self.rows: list[ExposureRow] = []
        title = wrapped(say("Wrong rules that the form shows"), "section")
        head = row((title, 1), self._sum, gap=10, around=(0, 0, 8, 0))
        self.setLayout(column(head, self._grid, self._named, gap=7, around=(20, 10, 12, 9)))

    def show_tall(self, tall: bool) -> None:
        """Set the rows apart, if the window has the room."""
        self._grid.setVerticalSpacing(5 if tall else 0)

    def present(self, weight: FormWeight | None, problem: str = "") -> None:
        """Show the common weight of every form; None if none can be made, for that problem."""
        emptied(self._grid)
        self.rows = []
        rules = weight.rules if weight is not None else ()
        self._sum.setText(_sum(rules))
        for at, (family, named) in enumerate(FAMILIES.items()):
            own = [each for each in rules if each.id.startswith(family)]
            if own:
                self._add(at, say_phrase(named), own)
        self._named.setText(problem or _advice(rules))

    def wait(self) -> None:
        """Say that the forms are being drawn."""
        self._named.setText(say("Drawing the forms…"))

    def _add(self, at: int, family: str, rules: Sequence[RuleShown]) -> None:
        made = ExposureRow(family, sorted(rules, key=lambda each: each.times >= LEAST))
        made.pointed.connect(self._name)
        self.rows.append(made)
        self._grid.addWidget(label(family, "dense"), at, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(made, at, 1)

    def _name(self, rule: RuleShown) -> None:
        self._named.setText(rule_words(rule))


def rule_words(rule: RuleShown) -> str:
    """``A full house is paid as three of a kind. Shows 2 times. On: 6 Card Bonus.``"""
    times = say_count("Shows {count} time.", "Shows {count} times.", count=rule.times)
    on = say("On: {wagers}.", wagers=say_list(rule.wagers)) if rule.wagers else ""
    return paragraph(sentence(rule.belief), times, on)


def _sum(rules: Sequence[RuleShown]) -> str:
    if not rules:
        return ""
    enough = sum(each.times >= LEAST for each in rules)
    return say("{some} of {all} at least twice", some=enough, all=len(rules))


def _advice(rules: Sequence[RuleShown]) -> str:
    """Which wrong rules the exam will not catch, before it is set."""
    few = [each for each in rules if each.times < LEAST]
    if few:
        told = [sentence(each.belief) for each in few[:TOLD]]
        told += ["…"] if len(few) > TOLD else []
        return say_count(
            "▲ Too little room to catch {count} wrong rule. A dealer who follows it may pass: "
            "{rules}",
            "▲ Too little room to catch {count} wrong rules. A dealer who follows one may pass: "
            "{rules}",
            count=len(few),
            rules=paragraph(*told),
        )
    return say("Point to a cell to read its rule. A dealer who always follows it fails.")


class ExposureRow(Painted, QWidget):
    """The wrong rules about one subject, a cell for each.

    Arrows and the mouse go from cell to cell; emits the rule pointed at.
    """

    pointed = Signal(object)
    accessible_role = QAccessible.Role.List

    def __init__(self, family: str, rules: Sequence[RuleShown]) -> None:
        super().__init__()
        self.setObjectName(f"exam-set.exposure.{rules[0].id[:2]}")
        self._rules, self._at = tuple(rules), 0
        self.setAccessibleName(say("{name}: {value}", name=family, value=_sum(rules)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(12 * self._step.width(), self.heightForWidth(12 * self._step.width()))

    def minimumSizeHint(self) -> QSize:
        return self._step

    def heightForWidth(self, width: int) -> int:
        lines = -(-len(self._rules) // self._across(width))
        return lines * self._step.height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if by:
            self._point(min(max(self._at + by, 0), len(self._rules) - 1))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point(self._at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        there = (at for at in range(len(self._rules)) if self._cell(at).contains(event.position()))
        at = next(there, None)
        if at is not None:
            self._point(at)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paint(self, painter: QPainter) -> None:
        for at, rule in enumerate(self._rules):
            self._draw(painter, self._cell(at), rule, here=self.hasFocus() and at == self._at)

    def _point(self, at: int) -> None:
        self._at = at
        self.pointed.emit(self._rules[at])
        if self.hasFocus():
            announce(self, rule_words(self._rules[at]))
        self.update()

    @property
    def _step(self) -> QSize:
        return QSize(scaled(CELL_WIDE) + GAP, scaled(CELL_HIGH) + GAP)

    def _across(self, width: int) -> int:
        return max(1, width // self._step.width())

    def _cell(self, at: int) -> QRectF:
        down, across = divmod(at, self._across(self.width()))
        corner = QPointF(across * self._step.width(), down * self._step.height())
        return QRectF(corner.x(), corner.y(), scaled(CELL_WIDE), scaled(CELL_HIGH))

    def _draw(self, painter: QPainter, box: QRectF, rule: RuleShown, *, here: bool) -> None:
        theme, few = worn(), rule.times < LEAST
        strong = rule.times >= 6
        ground = 1.0 if strong else 0.32 if rule.times >= 4 else 0.14
        edge = QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine)
        painter.setPen(edge if few else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.surface) if few else tint(theme.accent, ground))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if here:
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)
        painter.setPen(QColor(theme.on_accent if strong else theme.text))
        painter.setFont(font(12, bold=strong))
        text = "▲" if not rule.times else str(min(rule.times, 9))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
