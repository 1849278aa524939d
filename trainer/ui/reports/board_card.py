"""The class board as a card: how ready each trainee is, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.school.reports.board import Board, BoardRow
from trainer.school.reports.readiness import LOW, Readiness, rule_words
from trainer.school.reports.relapses import Relapse
from trainer.ui.paper import column, emptied, hairline, label, row, worn, wrapped
from trainer.ui.reports.board_rows import BoardFoot, BoardHead, BoardLine, draw_mark, write
from trainer.ui.reports.cards import dated
from trainer.ui.reports.shades import HIGHEST, LOWEST, shade
from trainer.ui.segments import Segments
from trainer.ui.theme import scaled
from trainer.wording import say, say_count, say_figure

ALL, NOT_READY = "", "not_ready"


class BoardCard(QFrame):
    """Shows a board, all of it or those who are so far. Emits the account that is pressed."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("board")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Readiness by skill area"))
        self._board: Board | None = None
        self._which = Segments("board.which", say("Show"), _choices(None))
        self._which.show_chosen(ALL)
        self._who = column(gap=0)
        self._rows = column(gap=0)
        self._relapsed = wrapped("", "body", tone="critical", name="board.relapsed")
        self._relapsed.hide()
        self._why = wrapped("", "body", name="board.why")
        self._why.setMinimumHeight(scaled(40))
        self._rule = wrapped(rule_words(), "caption", tone="quiet", name="board.rule")
        head = row(
            label(say("Readiness by skill area"), "section"),
            label(say("per cent right, the last days weigh most"), "caption", tone="quiet"),
            None,
            Legend(),
            gap=12,
        )
        pieces = (head, self._who, self._rows, self._relapsed, self._why, hairline(), self._rule)
        self.setLayout(column(*pieces, gap=8, around=(20, 16, 20, 14)))

    @property
    def lines(self) -> tuple[BoardLine, ...]:
        """The rows in sight."""
        return tuple(self.findChildren(BoardLine))

    def present(self, board: Board) -> None:
        """Show that board."""
        self._board = board
        chosen = self._which.value
        emptied(self._who)
        self._which = Segments("board.which", say("Show"), _choices(board))
        self._which.show_chosen(chosen)
        self._which.chosen.connect(lambda _: self._list())
        self._who.addWidget(self._which)
        self._list()

    def warn(self, relapsed: Sequence[Relapse]) -> None:
        """These passed an exam and fell back."""
        told = (
            say("{name} since {day}", name=each.name, day=dated(each.control.since or 0))
            for each in relapsed
        )
        text = say("▲ Relapsed after the exam: {trainees}.", trainees=", ".join(told))
        self._relapsed.setText(text if relapsed else "")
        self._relapsed.setVisible(bool(relapsed))

    def _list(self) -> None:
        board = self._board
        if board is None:
            return
        emptied(self._rows)
        rows = [each for each in board.rows if self._is_asked(each)]
        self._rows.addWidget(BoardHead(board.areas))
        for each in rows:
            self._rows.addWidget(self._line(each, board))
        if not rows:
            self._rows.addWidget(wrapped(say("Nobody."), tone="quiet"))
        self._rows.addWidget(BoardFoot(board))
        if self._tells_all:
            self._why.setText("\n".join(map(_why, rows)))
        else:
            self._why.setText(say("Point at a trainee to see what would help most."))

    def _is_asked(self, each: BoardRow) -> bool:
        chosen = self._which.value
        if chosen == NOT_READY:
            return each.readiness is not Readiness.READY
        return chosen in (ALL, each.readiness)

    @property
    def _tells_all(self) -> bool:
        """Whether it stands below the rows what is in the way of each of them: who asks for those
        that are not ready asks why too."""
        return self._which.value in (NOT_READY, Readiness.NEARLY, Readiness.LEARNING)

    def _line(self, each: BoardRow, board: Board) -> BoardLine:
        line = BoardLine(each, board.areas)
        line.looked_at.connect(partial(self._tell, each))
        line.clicked.connect(lambda: self.pressed.emit(each.account))
        return line

    def _tell(self, of: BoardRow) -> None:
        """What stands in the way of whoever is looked at."""
        if not self._tells_all:
            self._why.setText(_why(of))


def _why(of: BoardRow) -> str:
    if not of.judged.why:
        return say("{name}: choose a house to see the chance of passing its exam.", name=of.name)
    return say("{name}: {reasons}.", name=of.name, reasons="; ".join(of.judged.why))


def _choices(board: Board | None) -> tuple[tuple[object, str], ...]:
    if board is None:
        return ((ALL, say("All")),)
    ready = board.count(Readiness.READY)
    counted = ((each, f"{each.words} {say_figure(str(board.count(each)))}") for each in Readiness)
    return (
        (ALL, say_count("{count} trainee", "{count} trainees", count=len(board.rows))),
        (NOT_READY, say("Not ready {count}", count=say_figure(str(len(board.rows) - ready)))),
        *counted,
    )


class Legend(QWidget):
    """What the colours and the mark mean."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(scaled(268), scaled(20))
        self.setAccessibleName(
            say(
                "{low} to {high} per cent; a mark where it is below {limit}",
                low=LOWEST,
                high=HIGHEST,
                limit=LOW,
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, theme = self.height(), worn()
        write(painter, QRectF(0, 0, scaled(26), high), say_figure(str(LOWEST)), right=True, px=12)
        strip = QRectF(scaled(32), high / 2 - 6, scaled(108), 12)
        for at in range(int(strip.width())):
            share = LOWEST + round((HIGHEST - LOWEST) * at / strip.width())
            painter.fillRect(QRectF(strip.x() + at, strip.y(), 1.5, 12), shade(share, theme)[0])
        painter.setPen(QColor(theme.outline))
        painter.drawRect(strip)
        after = strip.right() + 6
        write(painter, QRectF(after, 0, scaled(24), high), say_figure(str(HIGHEST)), px=12)
        draw_mark(painter, QRectF(after + scaled(38), 0, 0, high).center(), theme.critical)
        below = say("below {limit}", limit=LOW)
        write(painter, QRectF(after + scaled(46), 0, scaled(72), high), below, px=12, quiet=True)
        painter.end()
