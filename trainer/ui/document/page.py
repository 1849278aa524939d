"""A Document as a page: its title, its choices, its export menu and its blocks.

A refresh changes the widgets that are there: a block of the same type and key keeps its widget, and
so the keyboard and the scroll position stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLayout, QWidget

from trainer.document import (
    BarList,
    Block,
    Chart,
    CommandRow,
    Document,
    EntryList,
    FigureRow,
    Hairline,
    HeatLegend,
    HeatMap,
    Medium,
    Notice,
    Paragraph,
    SearchField,
    Section,
    Selector,
    SideBySide,
    TableBlock,
    TileLegend,
    TileMap,
    fills_page,
)
from trainer.ui.document.block_views import (
    EntryListView,
    FigureRowView,
    HairlineView,
    ParagraphView,
    SectionView,
    SideBySideView,
)
from trainer.ui.document.control_views import (
    CommandRowView,
    NoticeView,
    SearchFieldView,
    SelectorView,
    command_button,
)
from trainer.ui.document.drawing_views import BarListView, ChartView, HeatLegendView, HeatMapView
from trainer.ui.document.table_view import ENTER, TableBlockView
from trainer.ui.document.tile_views import TileLegendView, TileMapView
from trainer.ui.document.view import Go, Page
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import controls_of
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    BY_MOUSE,
    Button,
    Elided,
    centred,
    column,
    emptied,
    enter_presses,
    row,
)
from trainer.ui.printing.export_button import ExportMenu

Key = tuple[type, str]


class Stack(QWidget):
    """Shows blocks."""

    def __init__(self, go: Go, layout: QLayout) -> None:
        super().__init__()
        self._page = Page(go, lambda gap: Stack(go, column(gap=gap)), lambda: Stack(go, row()))
        self._views: dict[Key, Any] = {}
        self._shown: dict[Key, Block] = {}
        self._layout = layout
        self.setLayout(layout)

    def present(self, blocks: tuple[Block, ...]) -> None:
        """Show these blocks, as far as they are for a screen."""
        wanted = {(type(e), e.key): e for e in blocks if Medium.SCREEN in e.medium}
        for key in [each for each in self._views if each not in wanted]:
            self._drop(key)
        for place, (key, block) in enumerate(wanted.items()):
            self._put(place, key, block)

    def _put(self, place: int, key: Key, block: Block) -> None:
        view = self._views.get(key)
        if view is None:
            view = self._views[key] = VIEWS[key[0]](self._page)
            inner = getattr(view, "names_its_control", False)
            view.setObjectName(f"{block.key}.block" if inner else block.key)
        # A press has moved the choice already, also where its page went and comes back as it was.
        if self._shown.get(key) != block or isinstance(block, Selector):
            self._shown[key] = block
            view.present(block)
        if self._layout.indexOf(view) != place:
            _insert(self._layout, place, view)
            if self.isVisible():
                view.show()  # a layout would not before the next event, and keys go to the shown
        if isinstance(self._layout, QBoxLayout):
            self._layout.setStretchFactor(view, int(fills_page((block,))))

    def _drop(self, key: Key) -> None:
        view = self._views.pop(key)
        del self._shown[key]
        self._layout.removeWidget(view)
        put_away(view)


def _insert(layout: QLayout, place: int, view: QWidget) -> None:
    if isinstance(layout, QBoxLayout):
        layout.insertWidget(place, view)
        return
    items = [layout.takeAt(place) for _ in range(layout.count() - place)]
    layout.addWidget(view)
    for item in items:
        if item is not None:
            layout.addItem(item)


VIEWS: Mapping[type, Callable[[Page], Any]] = MappingProxyType(
    {
        Paragraph: ParagraphView,
        Hairline: HairlineView,
        FigureRow: FigureRowView,
        Selector: SelectorView,
        SearchField: SearchFieldView,
        CommandRow: CommandRowView,
        Notice: NoticeView,
        TableBlock: TableBlockView,
        HeatMap: HeatMapView,
        HeatLegend: HeatLegendView,
        BarList: BarListView,
        Chart: ChartView,
        EntryList: EntryListView,
        TileMap: TileMapView,
        TileLegend: TileLegendView,
        Section: SectionView,
        SideBySide: SideBySideView,
    }
)


WIDEST, TITLE_WIDEST = 1420, 300
ESCAPE = "Esc"


class _Title(Elided):
    """A title of up to two lines, which leaves room for choices on its right."""

    def __init__(self, name: str) -> None:
        super().__init__("", "title", name=name, lines=2)
        self.setMinimumWidth(0)
        self.shares_line = False

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() if self.shares_line else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(min(hint.width(), scaled(TITLE_WIDEST)), hint.height())


class DocumentPage(ScrollArea):
    """Shows a Document, and the next in its place. Emits the format to save it in."""

    exported = Signal(object)

    def __init__(self, name: str, spoken: str, go: Go) -> None:
        super().__init__(name, spoken)
        self._go = go
        self.document: Document | None = None
        self._back, self._title = row(), _Title(f"{name}.title")
        self._under = Elided("", "caption", name=f"{name}.under")
        self._beside_line = row(gap=12)
        self._beside = Stack(go, self._beside_line)
        self._filters, self._blocks = (
            Stack(go, Flow(8, at_right=True, in_columns=True)),
            Stack(go, column(gap=14)),
        )
        self.export = ExportMenu(f"{name}.export")
        self.export.asked.connect(self.exported)
        self.export.hide()
        self._put_together()

    def present(self, document: Document) -> None:
        if self.document is None or self.document.back != document.back:
            emptied(self._back)
            if document.back is not None:
                self._back.addWidget(command_button(document.back, self._go))
        here = self._has_keyboard()
        self.document = document
        self._title.shares_line = bool(document.filters)
        self._title.setText(document.title)
        self._under.setText(document.under)
        self._under.setVisible(bool(document.under))
        self._beside.setVisible(bool(document.beside))
        self._beside.present(document.beside)
        self._beside_line.setStretch(0, 1)
        self._filters.present(document.filters)
        self._blocks.present(document.blocks)
        self.export.setVisible(document.exports)
        top = Qt.AlignmentFlag.AlignTop
        self._head.setAlignment(self.export, Qt.AlignmentFlag(0) if document.beside else top)
        fills = fills_page(document.blocks)
        self._whole.setStretch(1, int(fills))
        self._whole.setStretch(2, int(not fills))
        self._put_export_last()
        waits = self.window().focusWidget() in (None, self)
        if waits or (here and not self._has_keyboard()):
            self._lead()

    def showEvent(self, event: QShowEvent) -> None:
        """Lead at once where a page comes back."""
        # Its figures may come only after the keyboard, or when another page has it.
        had: QWidget | None = self.focusWidget()
        if self.document is not None and (had is None or not self._blocks.isAncestorOf(had)):
            self._lead()
        super().showEvent(event)

    def _has_keyboard(self) -> bool:
        focused: QWidget | None = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _lead(self) -> None:
        """Give the keyboard to the button that leads on, to the list that fills the page, to the
        chosen filter, or to the first control below the title."""
        views = [each for each in self.findChildren(TableBlockView) if each.isVisibleTo(self)]
        if self.focusWidget() in [each.table for each in views]:
            return  # a person comes back to the list that the way began at
        tables = (each.table for each in views if each.fills)
        chosen = (each for each in self._filters.findChildren(QAbstractButton) if each.isChecked())
        first: QWidget | None = (
            self._button_of(ENTER, self._beside)
            or next(tables, None)
            or next(chosen, None)
            or next(controls_of(self._blocks), None)
        )
        # Else Enter would press the way back, or what lies beside the page.
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_export_last(self) -> None:
        """Let Tab come to the button last, though it stands first."""
        chain: dict[QWidget, None] = {self.export: None}
        following = self.export.nextInFocusChain()
        while following is not None and self.isAncestorOf(following) and following not in chain:
            chain[following] = None
            following = following.nextInFocusChain()
        last = next(reversed(chain))
        if last is not self.export:
            self.setTabOrder(last, self.export)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button with the keyboard, else the chosen row; other keys press the
        row's commands.

        A button's own key comes before the rows of tables without the keyboard, and Enter before a
        row that was clicked.
        """
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        key = ENTER if entered else event.text().upper()
        back = self.document.back if self.document is not None else None
        if event.key() == Qt.Key.Key_Escape and back is not None and back.shortcut == ESCAPE:
            self._go(back.to)
            return
        tables = [each for each in self.findChildren(TableBlockView) if each.isVisible()]
        focused = [each for each in tables if each.table.hasFocus()]
        by_keys = [each for each in focused if not (entered and each.table.property(BY_MOUSE))]
        if not (
            (entered and enter_presses(self))
            or any(each.press_key(key) for each in by_keys)
            or self._press_command(key)
            or any(each.press_key(key) for each in (*focused, *tables))
        ):
            super().keyPressEvent(event)

    def _press_command(self, key: str) -> bool:
        """Press the button that shows this key, or write where it leads. True if there is one."""
        shown = self._button_of(key, self)
        fields = (each for each in self.findChildren(SearchFieldView) if each.isVisible())
        field = next((each for each in fields if key and each.block.shortcut == key), None)
        if shown is not None:
            shown.click()
        elif field is not None:
            field.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return shown is not None or field is not None

    def _button_of(self, key: str, inside: QWidget) -> Button | None:
        buttons = [each for each in inside.findChildren(Button) if key and each.key == key]
        there = (each for each in buttons if each.isVisibleTo(self) and each.isEnabled())
        return next(there, None)

    def _put_together(self) -> None:
        self._head = head = row(
            self._back, column(None, self._title, self._under, None, gap=0), gap=8
        )
        head.addWidget(self._filters, 1)
        head.addWidget(self._beside, 1000)
        head.addWidget(self.export)
        inside = QWidget()
        self._whole = column(head, self._blocks, None, gap=14)
        inside.setLayout(self._whole)
        inside.setMaximumWidth(WIDEST)
        self.hold(centred(inside, (36, 24, 36, 24)))
