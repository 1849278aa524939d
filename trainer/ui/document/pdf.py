"""A Document on paper, A4: words and tables as rich text, charts as drawings that stay sharp."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QTextDocument

from trainer.document import (
    NO_ROWS,
    BarList,
    Block,
    Chart,
    Document,
    EntryList,
    FigureRow,
    HeatMap,
    Medium,
    Notice,
    Paragraph,
    Section,
    SideBySide,
    TableBlock,
    every_block,
)
from trainer.school.printout import STYLE, column_widths, line, table, unbroken, visible
from trainer.school.words.figure_words import cell_words
from trainer.ui.document.canvas import Canvas
from trainer.ui.document.chart_drawing import bars_high, draw_bars, draw_chart
from trainer.ui.document.heat_drawing import HeatLayout, draw_foot, draw_heads, draw_row
from trainer.ui.printing.whole_pdf import SMALL_POINTS, laid_out, page_layout, paper_type
from trainer.wording import say, say_list, say_phrase

PIXELS_PER_MM = 4.15
"""The pixels of the design in a millimetre of paper."""
ROWS_AT_A_TIME, MOST_UPRIGHT = 30, 5
"""Rows of a table that are never torn apart; columns that an upright sheet has room for."""
TALLY_POINTS = 15
GAP_MM, FOOT_MM, TALLY_MM = 2.0, 7.0, 22.0

Shape = TypeVar("Shape", Chart, BarList)


class PdfPiece(Struct, frozen=True):
    """A piece that is never torn apart by the end of a sheet: ``html``, or what ``draw`` draws,
    ``high`` pixels high.

    ``leads``: it stands on the same sheet as what follows. ``again``: it is repeated at the head of
    a new sheet, up to the piece that ``ends``.
    """

    html: str = ""
    draw: Callable[[Canvas, float], None] | None = None
    high: float = 0.0
    leads: bool = False
    again: bool = False
    ends: bool = False


class DocumentPaper(Struct, frozen=True):
    """A Document to be printed; ``foot`` says by whom and when."""

    document: Document
    foot: str = ""

    @property
    def title(self) -> str:
        return visible(self.document.title)

    @property
    def landscape(self) -> bool:
        """True if the Document says so, or a table has many columns."""
        return self.document.landscape or any(
            len(_columns(each)) > MOST_UPRIGHT for each in _printed_tables(self.document)
        )

    @property
    def layout(self) -> QPageLayout:
        """A4, upright or across."""
        return page_layout(landscape=self.landscape)

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        """Paint sheet after sheet. The number of sheets is known before the first is painted."""
        pieces = (*_head(self.document), *_pieces(self.document.blocks))
        sheets = _Sheets(device, painter, self)
        laid = sheets.arranged(pieces)
        for number, sheet in enumerate(laid, 1):
            if number > 1:
                device.newPage()
            sheets.paint(sheet, number, len(laid))


def _printed_tables(document: Document) -> Iterator[TableBlock]:
    for each in every_block(document.blocks):
        if isinstance(each, TableBlock) and Medium.PAPER in each.medium:
            yield each


def _head(document: Document) -> Iterator[PdfPiece]:
    yield PdfPiece(line(visible(document.title), "title"), leads=True)
    of_it = " · ".join(document.notes).removeprefix(say_list([document.title, ""], ""))
    yield PdfPiece(line(visible(of_it)), leads=True)


# ----------------------------------------------------------------------- blocks as pieces


def _pieces(blocks: Iterable[Block]) -> Iterator[PdfPiece]:
    for block in blocks:
        if Medium.PAPER in block.medium:
            yield from _of(block)


def _of(block: Block) -> Iterator[PdfPiece]:
    match block:
        case Section():
            yield from _section(block)
        case SideBySide():
            for column in block.columns:
                yield from _pieces(column)
        case Paragraph():
            small = "small" if block.role == "caption" else ""
            yield PdfPiece(line(visible(block.words), small))
        case Notice():
            yield PdfPiece(line(visible(block.words)))
        case FigureRow():
            yield PdfPiece(_figures(block))
        case TableBlock():
            yield from _table(block)
        case EntryList():
            for each in block.entries:
                said = (
                    each.name,
                    each.under.replace("\n", " "),
                    each.title,
                    each.words,
                    each.state,
                )
                yield PdfPiece(line(visible(say_list([words for words in said if words], ""))))
        case Chart():
            yield _drawn(draw_chart, block, block.high)
        case BarList():
            yield _drawn(draw_bars, block, bars_high(1, block))
        case HeatMap():
            yield from _heat_map(block)


def _drawn(draw: Callable[[Canvas, QRectF, Shape], None], block: Shape, high: float) -> PdfPiece:
    return PdfPiece(
        draw=lambda canvas, wide: draw(canvas, QRectF(0, 0, wide, high), block), high=high
    )


def _section(section: Section) -> Iterator[PdfPiece]:
    if section.title and Medium.PAPER in section.title_on:
        caption = f" ({section.caption})" if section.caption else ""
        yield PdfPiece(line(visible(section.title + caption), "head"), leads=True)
    yield from _pieces(section.blocks)


def _figures(block: FigureRow) -> str:
    names, values = zip(*block.pairs, strict=True)
    widths = [100 // len(block.pairs)] * len(block.pairs)
    lines = [[unbroken(visible(each)) for each in cells] for cells in (names, values)]
    return table(lines, widths, head=True)


def _columns(block: TableBlock) -> tuple[int, ...]:
    return tuple(at for at, each in enumerate(block.columns) if Medium.PAPER in each.medium)


def _table(block: TableBlock) -> Iterator[PdfPiece]:
    """The title, and thirty rows at a time under the titles of the columns."""
    places = _columns(block)
    heads = [visible(block.columns[at].title) for at in places]
    rows = [
        [unbroken(visible(cell_words(block.columns[at], row.cells[at]))) for at in places]
        for row in block.rows
    ]
    widths = column_widths(heads, rows)
    yield PdfPiece(line(visible(block.title), "head"), leads=True)
    for first in range(0, max(1, len(rows)), ROWS_AT_A_TIME):
        some = rows[first : first + ROWS_AT_A_TIME]
        yield PdfPiece(table([heads, *some], widths, head=True))
    if not rows:
        yield PdfPiece(line(say_phrase(NO_ROWS)))


def _heat_map(heat: HeatMap) -> Iterator[PdfPiece]:
    """Row by row; every further sheet repeats the titles of the columns."""
    layout = HeatLayout(heat, 0, on_paper=True)
    heads, row_high = layout.head_high, layout.row_high
    yield PdfPiece(draw=partial(draw_heads, heat), high=heads, leads=True, again=True)
    for row in heat.rows:
        yield PdfPiece(draw=partial(draw_row, heat, row), high=row_high)
    yield PdfPiece(draw=partial(draw_foot, heat), high=row_high if heat.foot else 0, ends=True)


# --------------------------------------------------------------------- pieces on sheets


class _Placed(Struct, frozen=True):
    """A piece at its height on a sheet, in dots of the device."""

    piece: PdfPiece
    top: float


class _Sheets:
    """Arranges pieces below one another, and paints them."""

    def __init__(self, device: QPagedPaintDevice, painter: QPainter, paper: DocumentPaper) -> None:
        self._device, self._painter, self._paper = device, painter, paper
        self._mm = device.logicalDpiX() / 25.4
        self._wide = float(device.width())
        self._high = device.height() - FOOT_MM * self._mm

    def arranged(self, pieces: Iterable[PdfPiece]) -> list[list[_Placed]]:
        """The pieces, sheet by sheet."""
        sheets: list[list[_Placed]] = [[]]
        y, again = 0.0, None
        for group in _led(pieces):
            room = sum(map(self._height, group))
            if sheets[-1] and y + room > self._high:
                sheets.append([])
                y = 0.0
                group = [again, *group] if again is not None else group
            for piece in group:
                sheets[-1].append(_Placed(piece, y))
                y += self._height(piece)
                again = piece if piece.again else None if piece.ends else again
        return sheets

    def paint(self, sheet: Iterable[_Placed], number: int, of: int) -> None:
        if number == 1:
            self._paint_tally()
        for placed in sheet:
            self._painter.save()
            self._painter.translate(0, placed.top)
            self._paint_piece(placed.piece)
            self._painter.restore()
        self._paint_foot(number, of)

    def _paint_piece(self, piece: PdfPiece) -> None:
        if piece.draw is None:
            self._laid(piece.html).drawContents(self._painter)
            return
        scale = self._mm / PIXELS_PER_MM
        self._painter.scale(scale, scale)
        piece.draw(Canvas.of_paper(self._painter), self._wide / scale)

    def _height(self, piece: PdfPiece) -> float:
        if piece.draw is not None:
            return piece.high * self._mm / PIXELS_PER_MM
        return float(self._laid(piece.html).size().height()) + GAP_MM * self._mm

    def _laid(self, html: str) -> QTextDocument:
        return laid_out(html, STYLE, self._device, self._wide)

    def _paint_tally(self) -> None:
        """Counts at the upper right, each above its word."""
        tally = self._paper.document.tally
        wide, high = TALLY_MM * self._mm, TALLY_MM / 3 * self._mm
        for place, (count, words) in enumerate(tally):
            left = self._wide - wide * (len(tally) - place)
            self._write(QRectF(left, 0, wide, high), count, TALLY_POINTS, bold=True)
            self._write(QRectF(left, high, wide, high / 2), words, SMALL_POINTS)

    def _paint_foot(self, number: int, of: int) -> None:
        room = QRectF(0, self._high, self._wide, FOOT_MM * self._mm)
        self._write(room, self._paper.foot, SMALL_POINTS, left=True)
        self._write(room, say("Page {number} of {all}", number=number, all=of), SMALL_POINTS)

    def _write(
        self, room: QRectF, words: str, points: int, *, bold: bool = False, left: bool = False
    ) -> None:
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        self._painter.setFont(paper_type(points, bold=bold))
        self._painter.setPen(Qt.GlobalColor.black)
        self._painter.drawText(room, side | Qt.AlignmentFlag.AlignBottom, visible(words))


def _led(pieces: Iterable[PdfPiece]) -> Iterator[list[PdfPiece]]:
    """Each piece with those that lead to it, so that no heading ends a sheet."""
    group: list[PdfPiece] = []
    for piece in pieces:
        group.append(piece)
        if not piece.leads:
            yield group
            group = []
    if group:
        yield group
