"""The cheat sheet of a house on paper: two sides of A4."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from trainer.game.money import Money
from trainer.marking.words import card_sign
from trainer.school.handouts.cheat_sheet import CheatSheet, Fate, FateCell, SheetLine, SheetList
from trainer.school.handouts.pay_sheets import PayRow, PaySheet
from trainer.ui.handouts.ink import HEAD, MIDDLE, NOTE, RIGHT, TABLE, Ink, Pen
from trainer.ui.handouts.settling_path import LEAST, MOST, draw_way
from trainer.ui.kit.colours import SHEET_LIGHT, SHEET_WELL
from trainer.ui.table.drawing.outlines import is_double, outline
from trainer.wording import say, say_figure, say_list

Notes = tuple[tuple[int, str], ...]
SheetPart = SheetList | Notes
"""A list, or the readings by number."""
WIDE, HIGH, EDGE, GAP = 2100.0, 2970.0, 95.0, 50.0
LOW = HIGH - 126.0
ROW = 52.0


class PrintedCheatSheet(Struct, frozen=True):
    """The sheet, in the house's colours or in grey; ``foot`` says when and by whom."""

    sheet: CheatSheet
    grey: bool = False
    foot: str = ""

    @property
    def title(self) -> str:
        return self.sheet.title

    @property
    def layout(self) -> QPageLayout:
        """A4 upright to its edges: the sheet has margins of its own."""
        a4, none = QPageSize(QPageSize.PageSizeId.A4), QMarginsF(0, 0, 0, 0)
        upright = QPageLayout.Orientation.Portrait
        layout = QPageLayout(a4, upright, none, QPageLayout.Unit.Millimeter)
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        """Paint both sides; a house with more to say takes further sheets."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(device.width() / WIDE, device.height() / HIGH)
        pen = Pen(painter, Ink.of(self.sheet.rules.felt.colours[1], grey=self.grey))
        sides = _Sides(self, pen)
        rest = sides.front()
        for number in sides.back(rest, device.newPage):
            sides.print_foot(number)


class _Sides:
    """Lays out and draws the sides."""

    def __init__(self, printed: PrintedCheatSheet, pen: Pen) -> None:
        self._printed, self._sheet, self._pen = printed, printed.sheet, pen

    def front(self) -> Notes:
        """The fates, pay tables, order and hands; returns the readings that had no room."""
        y = self._banner(1)
        y = self._fates(y + 18)
        y = self._tables(y + 26)
        y = self._order(y + 10)
        rest = self._bottom(y + 30)
        self.print_foot(1)
        return rest

    def back(self, notes: Notes, turn: Callable[[], object]) -> Iterator[int]:
        """The whole round, the bets, the irregularities and these readings, in two columns."""
        lists: list[SheetPart] = [*self._sheet.back]
        lists += [notes] if notes else []
        number = 2
        while lists:
            turn()
            top = self._banner(number) + 30
            lists = self._fill(lists, top)
            yield number
            number += 1

    # ------------------------------------------------------------------ parts

    def _banner(self, number: int) -> float:
        pen, rules = self._pen, self._sheet.rules
        room = QRectF(EDGE, 80, WIDE - 2 * EDGE, 150)
        pen.box(room, fill=pen.ink.deep, round_by=22)
        light = QColor(SHEET_LIGHT) if not self._printed.grey else QColor("white")
        inner = room.adjusted(46, 0, -46, 0)
        half = QRectF(inner.x(), room.y() + 18, 0.66 * inner.width(), 70)
        pen.write(half, rules.felt.title.upper(), 17, bold=True, colour=light)
        pen.write(
            half.translated(0, 66).adjusted(0, 0, 0, -16), rules.felt.sentence, 9, colour=light
        )
        right = QRectF(inner.x() + 0.66 * inner.width(), room.y() + 20, 0.34 * inner.width(), 64)
        pen.write(right, rules.title, 13, bold=True, colour=light, side=RIGHT)
        edition = say("Edition {edition}, side {number}", edition=rules.edition, number=number)
        placard = self._sheet.placard
        posted = say("Placard {name}", name=rules.placards[placard].odds) if placard else ""
        words = f"{posted} · {edition}" if posted else edition
        pen.write(
            right.translated(0, 62).adjusted(0, 0, 0, -14), words, 8.5, colour=light, side=RIGHT
        )
        return room.bottom()

    def _fates(self, y: float) -> float:
        rows = [list(row) for _, row in groupby(self._sheet.fates, lambda cell: cell.situation)]
        wide = (WIDE - 2 * EDGE) * 0.27
        step = (WIDE - 2 * EDGE - wide) / len(rows[0])
        for k, cell in enumerate(rows[0]):
            self._head(QRectF(EDGE + wide + k * step, y, step, 90), cell)
        y += 96
        self._pen.rule(EDGE, y, WIDE - 2 * EDGE, strong=True)
        for row in rows:
            self._pen.write(QRectF(EDGE, y, wide - 10, 60), row[0].situation, bold=True)
            for k, cell in enumerate(row):
                self._fate(QRectF(EDGE + wide + k * step, y, step, 60), cell)
            y += 60
            self._pen.rule(EDGE, y, WIDE - 2 * EDGE)
        return y

    def _head(self, room: QRectF, cell: FateCell) -> None:
        painter, middle = self._pen.painter, QPointF(room.center().x(), room.y() + 24)
        if cell.wager.is_bonus:
            above = QRectF(room.x(), room.y(), room.width(), 48)
            self._pen.write(above, "+", 12, bold=True, colour=self._pen.ink.deep, side=MIDDLE)
        else:
            painter.save()
            painter.translate(middle)
            self._pen.path(outline(cell.wager, 22))
            if is_double(cell.wager):
                self._pen.path(outline(cell.wager, 14))
            painter.restore()
        name = QRectF(room.x() + 4, room.y() + 48, room.width() - 8, 42)
        self._pen.write(name, cell.head, 9, bold=True, side=MIDDLE)

    def _fate(self, room: QRectF, cell: FateCell) -> None:
        pen, box = self._pen, room.adjusted(22, 6, -22, -6)
        words = f"{cell.words} †{cell.note}" if cell.note else cell.words
        match cell.fate:
            case Fate.PAY:
                pen.box(box, fill=pen.ink.pale)
            case Fate.TAKE:
                pen.box(box, edge=pen.ink.text)
            case Fate.PUSH:
                pen.box(box, edge=pen.ink.quiet, dashed=True)
            case Fate.OTHER:
                pass
        plain = cell.fate is Fate.OTHER
        colour = pen.ink.quiet if plain else None
        inner = box.adjusted(6, 0, -6, 0)
        pen.write(inner, words, TABLE - 0.4, bold=not plain, colour=colour, side=MIDDLE)

    def _tables(self, y: float) -> float:
        """Two columns; the next table goes under the shorter one."""
        ends = [y, y]
        wide = (WIDE - 2 * EDGE - GAP) / 2
        for table in self._sheet.tables:
            k = 0 if ends[0] <= ends[1] else 1
            ends[k] = self._table(EDGE + k * (wide + GAP), ends[k], wide, table) + 24
        return max(ends)

    def _table(self, x: float, y: float, wide: float, table: PaySheet) -> float:
        pen = self._pen
        pen.write(QRectF(x, y, wide, 54), table.title, HEAD, bold=True, colour=pen.ink.deep)
        beside = pen.wide(table.title, HEAD, bold=True) + 20
        caption = f"{table.caption} †{table.note}" if table.note else table.caption
        room, y = QRectF(x + beside, y + 6, wide - beside, 48), y + 54
        if pen.wide(caption, NOTE + 0.6) <= room.width():
            pen.write(room, caption, NOTE + 0.6, colour=pen.ink.quiet)
        else:
            room = QRectF(x, y, wide, 0)
            y += pen.wrap(room, caption, NOTE, colour=pen.ink.quiet)
        places = _columns(x, wide, len(table.stakes))
        pen.write(places[0].translated(0, y), say("Hand"), 8, colour=pen.ink.quiet)
        pen.write(places[1].translated(0, y), say("Pays"), 8, colour=pen.ink.quiet, side=RIGHT)
        for place, stake in zip(places[2:], table.stakes, strict=True):
            on = say("on {stake}", stake=self._money(stake))
            pen.write(place.translated(0, y), on, 8, colour=pen.ink.quiet, side=RIGHT)
        y += ROW - 4
        pen.rule(x, y, wide, strong=True)
        for row in table.rows:
            y = self._pay_row(places, y, row)
            pen.rule(x, y, wide)
        return y

    def _pay_row(self, places: list[QRectF], y: float, row: PayRow) -> float:
        pen = self._pen
        name = f"{row.name} †{row.note}" if row.note else row.name
        high = max(ROW, pen.high(name, places[0].width(), TABLE, bold=True) + 8)
        here = [QRectF(p.x(), y, p.width(), high) for p in places]
        if high > ROW:
            pen.wrap(here[0].adjusted(0, 4, 0, 0), name, bold=True)
        else:
            pen.write(here[0], name, bold=True)
        pen.write(here[1], row.pays, side=RIGHT)
        for room, amount in zip(here[2:], row.amounts, strict=True):
            words = "–" if amount is None else self._money(amount)
            pen.write(room, words, bold=True, side=RIGHT)
        return y + high

    def _money(self, amount: Money) -> str:
        return f"{self._sheet.rules.currency}{say_figure(amount.grouped)}"

    def _order(self, y: float) -> float:
        """The steps of the settlement side by side, and the way around the table."""
        pen, part = self._pen, self._sheet.settlement
        across = 3 if len(part.lines) <= 6 else 4
        wide = (WIDE - 2 * EDGE - 60 - 10 * (across - 1)) / across
        rows = [part.lines[k : k + across] for k in range(0, len(part.lines), across)]
        heights = [max(self._step_high(line, wide - 90) for line in row) for row in rows]
        around = self._sheet.around
        lines = [*around.lines] or [SheetLine(around.caption)]
        words = [_around_words(line) for line in lines]
        below = sum(pen.high(each, WIDE - 2 * EDGE - 80, NOTE + 0.8) + 8 for each in words)
        high = 70 + sum(heights) + 14 * len(rows) + below + 54
        pen.box(QRectF(EDGE, y, WIDE - 2 * EDGE, high), fill=QColor(SHEET_WELL), round_by=22)
        head = QRectF(EDGE + 40, y + 12, WIDE - 2 * EDGE - 80, 56)
        pen.write(head, part.title, HEAD, bold=True, colour=pen.ink.deep)
        aside = pen.wide(part.title, HEAD, bold=True) + 24
        pen.write(head.adjusted(aside, 4, 0, 0), part.caption, NOTE + 0.8, colour=pen.ink.quiet)
        at, number = y + 72, 1
        for row, tall in zip(rows, heights, strict=True):
            for k, line in enumerate(row):
                self._step(QRectF(EDGE + 30 + k * (wide + 10), at, wide, tall), line, number)
                number += 1
            at += tall + 14
        name = QRectF(EDGE + 40, at, WIDE - 2 * EDGE - 80, 44)
        pen.write(name, around.title, TABLE, bold=True, colour=pen.ink.deep)
        at += 46
        for each in words:
            room = QRectF(EDGE + 40, at, WIDE - 2 * EDGE - 80, 0)
            at += pen.wrap(room, each, NOTE + 0.8) + 8
        return y + high

    def _step_high(self, line: SheetLine, wide: float) -> float:
        what = f"{line.what} †{line.note}" if line.note else line.what
        high = self._pen.high(what, wide, TABLE - 0.6, bold=True)
        return high + (self._pen.high(line.says, wide, NOTE + 0.6) if line.says else 0) + 20

    def _step(self, room: QRectF, line: SheetLine, number: int) -> None:
        pen = self._pen
        pen.box(room, fill=QColor("white"), edge=pen.ink.line, thick=2)
        pen.number(room.x() + 38, room.y() + 32, number)
        text = room.adjusted(72, 10, -14, 0)
        what = f"{line.what} †{line.note}" if line.note else line.what
        high = pen.wrap(text, what, TABLE - 0.6, bold=True)
        if line.says:
            under = text.adjusted(0, high, 0, 0)
            pen.wrap(under, line.says, NOTE + 0.6, colour=pen.ink.quiet)

    def _bottom(self, y: float) -> Notes:
        wide = (WIDE - 2 * EDGE - GAP) / 2
        left = 0.86 * wide
        self._around(EDGE, self._hands(EDGE, y, left) + 60, left)
        right = WIDE - EDGE - (EDGE + left + GAP)
        _, rest = self._column(EDGE + left + GAP, y, right, LOW, self._sheet.notes)
        assert not isinstance(rest, SheetList), "readings are left of readings"
        return rest or ()

    def _hands(self, x: float, y: float, wide: float) -> float:
        pen, note = self._pen, self._sheet.hands_note
        title = say("Three-card hands")
        title = f"{title} †{note}" if note else title
        pen.write(QRectF(x, y, wide, 54), title, HEAD, bold=True, colour=pen.ink.deep)
        y += 56
        for number, hand in enumerate(self._sheet.hands, 1):
            pen.rule(x, y, wide)
            pen.write(QRectF(x, y, 40, ROW + 4), str(number), 8, colour=pen.ink.quiet)
            pen.write(QRectF(x + 44, y, 0.5 * wide, ROW + 4), hand.name, bold=True)
            for k, card in enumerate(hand.cards):
                room = QRectF(x + 0.62 * wide + k * 78, y + 5, 74, ROW - 6)
                pen.box(room, fill=QColor("white"), edge=pen.ink.line, round_by=8, thick=2)
                red = pen.ink.red if card.suit.red else pen.ink.text
                pen.write(room, card_sign(card), TABLE - 0.4, bold=True, colour=red, side=MIDDLE)
            y += ROW + 4
        return y

    def _around(self, x: float, y: float, wide: float) -> None:
        """Draw the table with the way of the settlement, where the sheet has room for it."""
        high, sheet = min(LOW - y, MOST), self._sheet
        if not sheet.way or high < LEAST:
            return
        place = sheet.rules.words.place
        first, last = place.headed(sheet.way[0]), place.numbered(sheet.way[-1])
        words = say("{first} first, {last} last", first=first, last=last)
        draw_way(self._pen, QRectF(x, y, wide, high), sheet.way, words)

    # -------------------------------------------------------------- the back

    def _fill(self, lists: list[SheetPart], top: float) -> list[SheetPart]:
        """Fill both columns line by line; the rest is for the next sheet."""
        wide = (WIDE - 2 * EDGE - GAP) / 2
        low = min(LOW, top + self._all_high(lists, wide) / 2 + 120)  # both columns about as long
        for k in range(2):
            x, y = EDGE + k * (wide + GAP), top
            while lists:
                y, rest = self._column(x, y, wide, low, lists[0])
                if rest is not None:
                    lists[0] = rest
                    break
                lists.pop(0)
                y += 26
        return lists

    def _all_high(self, lists: Sequence[SheetPart], wide: float) -> float:
        return sum(
            86
            + sum(
                self._line_high(line, wide, numbered=_is_numbered(part)) for line in _lines_of(part)
            )
            for part in lists
        )

    def _column(
        self, x: float, y: float, wide: float, low: float, part: SheetPart
    ) -> tuple[float, SheetPart | None]:
        """The end of the column, and the rest of the part that had no room in it."""
        pen = self._pen
        title = part.title if isinstance(part, SheetList) else say("† School's readings")
        lines = _lines_of(part)
        if not lines:
            return y, None
        if y + 150 > low:
            return y, part
        pen.write(QRectF(x, y, wide, 54), title, HEAD, bold=True, colour=pen.ink.deep)
        if isinstance(part, SheetList) and part.caption:
            beside = pen.wide(title, HEAD, bold=True) + 20
            room = QRectF(x + beside, y + 6, wide - beside, 48)
            pen.write(room, part.caption, NOTE + 0.6, colour=pen.ink.quiet)
        y += 56
        pen.rule(x, y, wide, strong=True)
        y += 4
        for k, line in enumerate(lines):
            high = self._line_high(line, wide, numbered=_is_numbered(part))
            if y + high > low:
                return y, _from(part, k)
            self._line(x, y, wide, line, _number(part, k))
            y += high
        return y, None

    def _line_high(
        self, line: SheetLine | tuple[int, str], wide: float, *, numbered: bool
    ) -> float:
        pen = self._pen
        if not isinstance(line, SheetLine):
            return pen.high(line[1], wide - 56, NOTE) + 5
        left, right = _shares(wide, line, numbered=numbered)
        high = pen.high(_marked(line), left, 8.2, bold=True)
        says = pen.high(line.says, right, 8.2) if line.says else 0
        under = pen.high(say_list(line.under, ";"), wide - 50, NOTE) if line.under else 0
        return max(high, says) + under + 11

    def _line(
        self, x: float, y: float, wide: float, line: SheetLine | tuple[int, str], number: int
    ) -> None:
        pen = self._pen
        if not isinstance(line, SheetLine):
            pen.wrap(QRectF(x, y, 56, 0), f"†{line[0]}", NOTE, bold=True)
            pen.wrap(QRectF(x + 56, y, wide - 56, 0), line[1], NOTE)
            return
        left, right = _shares(wide, line, numbered=bool(number))
        start = x + (50 if number else 0)
        if number:
            pen.wrap(QRectF(x, y + 3, 48, 0), str(number), 8.2, colour=pen.ink.quiet)
        high = pen.wrap(QRectF(start, y + 3, left, 0), _marked(line), 8.2, bold=True)
        if line.says:
            beside = QRectF(x + wide - right, y + 3, right, 0)
            high = max(high, pen.wrap(beside, line.says, 8.2))
        if line.under:
            low = QRectF(x + 50, y + 3 + high, wide - 50, 0)
            high += pen.wrap(low, say_list(line.under, ";"), NOTE, colour=pen.ink.quiet)
        pen.rule(x, y + high + 7, wide)

    def print_foot(self, number: int) -> None:
        """Print the source, and the day of printing."""
        rules, pen = self._sheet.rules, self._pen
        room = QRectF(EDGE, HIGH - 72, WIDE - 2 * EDGE, 36)
        words = say("Source: {document} ({cite})", document=rules.felt.title, cite=rules.cite)
        pen.write(room, words, NOTE, colour=pen.ink.quiet)
        pen.write(room, self._printed.foot, NOTE, colour=pen.ink.quiet, side=RIGHT)


def _columns(x: float, wide: float, stakes: int) -> list[QRectF]:
    """The rooms of a row: the hand, its pay, and a column for each stake."""
    shares = [0.34, 0.19, *([0.47 / stakes] * stakes)] if stakes else [0.55, 0.45]
    rooms, left = [], x
    for k, share in enumerate(shares):
        rooms.append(QRectF(left, 0, share * wide - (10 if k == 0 else 0), ROW - 4))
        left += share * wide
    return rooms


def _marked(line: SheetLine) -> str:
    return f"{line.what} †{line.note}" if line.note else line.what


def _around_words(line: SheetLine) -> str:
    """``One seat is finished before the next: from right to left (take, pay)``."""
    words = f"{_marked(line)}: {line.says}" if line.says else _marked(line)
    steps = say_list([f"{each[:1].lower()}{each[1:]}" for each in line.under], "")
    return f"{words} ({steps})" if steps else words


def _shares(wide: float, line: SheetLine, *, numbered: bool) -> tuple[float, float]:
    """The room of a line's words, and of its text."""
    own = wide - (50 if numbered else 0)
    return (own, 0.0) if not line.says else (0.56 * own, 0.42 * own)


def _lines_of(part: SheetPart) -> Sequence[SheetLine | tuple[int, str]]:
    return part.lines if isinstance(part, SheetList) else part


def _is_numbered(part: SheetPart) -> bool:
    return isinstance(part, SheetList) and part.numbered


def _number(part: SheetPart, k: int) -> int:
    if not isinstance(part, SheetList) or not part.numbered:
        return 0
    return part.first + k


def _from(part: SheetPart, k: int) -> SheetPart:
    """The lines from there on, with their numbers."""
    if not isinstance(part, SheetList):
        return part[k:]
    return SheetList(part.title, part.lines[k:], part.caption, part.numbered, part.first + k)
