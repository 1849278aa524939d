"""Blocks below or beside one another.

A refresh changes the widgets that are there: a block of the same type and key keeps its widget, and
so the keyboard and the scroll position stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from trainer.document import (
    BarList,
    Block,
    Chart,
    CommandRow,
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
)
from trainer.ui.document.drawing_views import BarListView, ChartView, HeatLegendView, HeatMapView
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.document.tile_views import TileLegendView, TileMapView
from trainer.ui.document.view import Go, Page
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.widgets import column, row

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
