"""Pages that show Documents: routes are followed, deeds done, and figures read beside the
window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from trainer.document import (
    BarList,
    Chart,
    Deed,
    Document,
    Drawing,
    HeatMap,
    Paragraph,
    Route,
    Target,
    every_block,
)
from trainer.errors import InputError
from trainer.marking.words import paragraph, sentence
from trainer.paper.sheet import sheets_of
from trainer.records.faults import RecordsFault
from trainer.school.words.date_words import in_ms, zoned
from trainer.ui.application import Application
from trainer.ui.document.canvas import Canvas
from trainer.ui.document.chart_drawing import draw_bars, draw_chart
from trainer.ui.document.heat_drawing import HeatLayout, draw_foot, draw_heads, draw_row
from trainer.ui.document.page import DocumentPage
from trainer.ui.document.pdf import DocumentPaper
from trainer.ui.printing.export_button import Exporting, Format
from trainer.ui.printing.whole_pdf import write_whole_pdf
from trainer.ui.runtime.loading import Loading
from trainer.wording import Phrase, phrase, say, say_phrase

OWN_RECORDS = phrase("The records cannot be read")


class PageSpec(Struct, frozen=True):
    """A page by its name in the window.

    ``first`` is its first route. ``load`` reads the figures of a route beside the window, never of
    a widget, and may settle what the route leaves open; ``tell`` makes the Document of them.
    ``save`` writes more than the Document has.
    """

    title: Phrase
    routes: tuple[type[Route], ...]
    first: Callable[[], Route]
    load: Callable[[Any, Any], tuple[Route, Any]]
    tell: Callable[[Any, Any], Document]
    save: Callable[[Format], None] | None = None


class _PageState(Struct):
    """The present route of a page, and the figures that were read for it."""

    route: Route
    figures: Any = None


class DocumentPart:
    """Shows Documents on pages.

    ``service`` is what figures are read from, None while it is out of reach. ``does`` does deeds,
    and leads to pages that show no Documents. ``at_once``: figures are read in the window's own
    thread.
    """

    unreadable: Phrase = phrase("The school's records cannot be read")
    out_of_reach: Phrase | None = None
    """Said where there is nothing to read figures of."""

    def __init__(
        self,
        app: Application,
        pages: Mapping[str, PageSpec],
        service: Callable[[], Any],
        does: Mapping[type[Route] | type[Deed], Callable[[Any], object]],
        *,
        at_once: bool = True,
    ) -> None:
        self._app, self._pages, self.service, self._does = app, pages, service, does
        self._shown: dict[str, _PageState] = {}
        self._name_of = {route: name for name, page in pages.items() for route in page.routes}
        window = app.window
        self.loading = Loading(
            app.background, self._tell_problem, lambda: window.pages.page(window.page)
        )
        self.loading.at_once = at_once
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            name: partial(self._build, name) for name in pages
        }

    def open(self, name: str) -> None:
        """Read the figures of that page anew, before it comes into sight."""
        self._read(name, self.route(name))

    def route(self, name: str) -> Route:
        shown = self._shown.get(name)
        return shown.route if shown is not None else self._pages[name].first()

    def go(self, to: Target) -> None:
        """Follow that route, or do that deed."""
        if isinstance(to, Route) and type(to) in self._name_of:
            self._look(self._name_of[type(to)], to)
        elif to is not None:
            self._does[type(to)](to)

    def page(self, name: str) -> DocumentPage:
        page = self._app.window.pages.page(name)
        assert isinstance(page, DocumentPage), f"{name} shows Documents"
        return page

    def forget(self) -> None:
        """Show nobody what is still being read."""
        # The person who asked is gone.
        self.loading.drop()

    def save_picture(self, key: str, ending: str) -> None:
        """Save the drawing of that key on the page in sight."""
        document = self.page(self._app.window.page).document
        assert document is not None, "who saves a drawing sees it"
        there = (each for each in every_block(document.blocks) if each.key == key)
        drawing: Any = next(there, None)
        if drawing is None:  # the menu was open when figures came that are not drawn
            return
        says = getattr(drawing, "says", "") or drawing.title
        write = partial(save_picture, drawing=drawing, says=says, note=" · ".join(document.notes))
        self._exporting.write(document.name, ending, write)

    # --- looking

    def _look(self, name: str, to: Route) -> None:
        """Show figures that were read for the same question anew; read the others."""
        shown = self._shown.get(name)
        known = shown is not None and _asks_the_same(shown.route, to) and shown.figures is not None
        self._shown[name] = _PageState(to, shown.figures if known and shown is not None else None)
        if self._app.window.page != name:
            self._app.turn_to(name)
        elif known:
            self._present(name)
        else:
            self._read(name, to)

    def _read(self, name: str, route: Route) -> None:
        self._speak(name, route)
        service, load = self.service(), self._pages[name].load
        if service is None:
            words = say_phrase(self.out_of_reach) if self.out_of_reach else ""
            self.page(name).present(self._words_alone(name, words))
            return
        self.loading.load(partial(load, service, route), partial(self._take, name))

    def _take(self, name: str, loaded: tuple[Route, Any]) -> None:
        self._shown[name] = _PageState(*loaded)
        self._present(name)

    def _present(self, name: str) -> None:
        shown = self._shown[name]
        self._speak(name, shown.route)  # the house may be chosen only when the figures are read
        self.page(name).present(self._pages[name].tell(shown.figures, shown.route))

    def _speak(self, name: str, route: Route) -> None:
        self._app.speak_at(name, getattr(route, "house", ""))

    def _words_alone(self, name: str, words: str) -> Document:
        none = Paragraph(words, key=f"{name}.none")
        return Document(name, say_phrase(self._pages[name].title), (none,), exports=False)

    def _build(self, name: str) -> QWidget:
        page = DocumentPage(name, say_phrase(self._pages[name].title), self.go)
        page.exported.connect(self._pages[name].save or partial(self._export, page))
        return page

    # --- files

    @property
    def _exporting(self) -> Exporting:
        return Exporting(self._app.window, self._app.tell)

    def _export(self, page: DocumentPage, format_: Format) -> None:
        document = page.document
        if document is not None and format_ is Format.PDF:
            paper = DocumentPaper(document, self._printed_by())
            write = partial(write_whole_pdf, paper, force=True)
            self._exporting.write(document.name, format_.value, write)
        elif document is not None:
            self._exporting.put(sheets_of(document), format_, document.name)

    def _printed_by(self) -> str:
        account, now = self._app.people.account, zoned(in_ms(self._app.now()))
        if account is None:
            return now
        return say("Printed by {name}, {when}.", name=account.name, when=now)

    def _tell_problem(self, error: InputError) -> None:
        """Tell it in a dialog. A page that has shown nothing yet keeps the words behind it."""
        name, heading = self._app.window.page, say_phrase(self.unreadable)
        if name in self._pages and self.page(name).document is None:
            words = paragraph(sentence(heading), *(each.message for each in error.problems))
            self.page(name).present(self._words_alone(name, words))
        self._app.tell(heading, error.problems)


def _asks_the_same(one: Route, other: Route) -> bool:
    return type(one) is type(other) and one.asked == other.asked


SIZE, SHARPNESS = QSize(1000, 520), 2

Paint = Callable[[QPainter], None]


def save_picture(path: Path, drawing: Drawing, says: str, note: str) -> None:
    """Save the drawing in that file, in light colours for paper, with a sentence above it and the
    choices below.

    Raises RecordsFault.
    """
    paint = partial(_paint, drawing, says, note)
    save = _save_svg if path.suffix.lower() == ".svg" else _save_png
    if not save(path, paint, says):
        raise RecordsFault(path, "not_written", say("the picture cannot be written here"))


def _save_png(path: Path, paint: Paint, title: str) -> bool:
    image = QImage(SIZE * SHARPNESS, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return bool(image.save(str(path)))


def _save_svg(path: Path, paint: Paint, title: str) -> bool:
    made, written = QSvgGenerator(), QBuffer()
    made.setOutputDevice(written)  # a file that cannot be written is our fault to tell, not Qt's
    made.setSize(SIZE)
    made.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
    made.setTitle(title)
    painter = QPainter(made)
    paint(painter)
    painter.end()
    try:
        path.write_bytes(bytes(written.data().data()))
    except OSError:
        return False
    return True


def _paint(drawing: Drawing, says: str, note: str, painter: QPainter) -> None:
    canvas = Canvas.of_paper(painter)
    page = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(16, 12, -16, -12)
    canvas.write(QRectF(page.left(), page.top(), page.width(), 24), says, px=14)
    room = page.adjusted(0, 34, 0, -30)
    match drawing:
        case Chart():
            draw_chart(canvas, room, drawing)
        case BarList():
            draw_bars(canvas, room, drawing)
        case HeatMap():
            _draw_heat_map(canvas, room, drawing)
    canvas.write(page.adjusted(0, page.height() - 20, 0, 0), note, px=12, quiet=True)


def _draw_heat_map(canvas: Canvas, room: QRectF, heat: HeatMap) -> None:
    layout = HeatLayout.on(canvas, heat, room.width())
    canvas.painter.save()
    canvas.painter.translate(room.topLeft())
    draw_heads(heat, canvas, room.width())
    canvas.painter.translate(0, layout.head_high)
    for row in heat.rows:
        draw_row(heat, row, canvas, room.width())
        canvas.painter.translate(0, layout.row_high)
    draw_foot(heat, canvas, room.width())
    canvas.painter.restore()
