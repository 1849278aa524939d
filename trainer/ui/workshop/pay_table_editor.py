"""A pay table of a draft as a table to write in: its rows, its house edge, and the usual tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QWidget

from trainer.school.words.figure_words import exact_per_cent
from trainer.school.workshop.form_pieces import PaidRow, PaidTable
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, frame, hairline, label, row, wrapped
from trainer.ui.workshop.text_field import TextField
from trainer.wording import say, say_count, say_figure

FIELD_WIDE = 64
_LEFT = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PayTableEditor(QFrame):
    """Emits a row with the payment that was written for it, a row that shall go, a hand that shall
    have one, and a usual table that is taken. ``fields`` are those that are written in, by name."""

    row_written = Signal(object, str)
    row_removed = Signal(object)
    row_added = Signal(object, object)
    preset_taken = Signal(object, object)

    def __init__(
        self, table: PaidTable, questions_of: Callable[[PaidRow], Sequence[QWidget]]
    ) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.fields: dict[str, QWidget] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(7)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, scaled(112))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(3, 1)
        grid.setColumnStretch(4, 1)
        heads = (say("Hand"), say("Pays"), "", say("One hand in"), say("Returns"))
        for at, words in enumerate(heads):
            head = wrapped(words, "caption")
            head.setAlignment(_RIGHT if at > 2 else _LEFT)
            grid.addWidget(head, 0, at)
        for each in table.rows:
            self._row(grid, grid.rowCount(), each)
            for question in questions_of(each):
                grid.addWidget(question, grid.rowCount(), 0, 1, len(heads) + 1)
        self._ends(grid, table)
        self.setLayout(column(self._presets(table), grid, self._more(table), gap=10))

    def _row(self, grid: QGridLayout, at: int, paid: PaidRow) -> None:
        field = TextField(paid.pays, figures=True)
        key = ".".join(map(str, paid.place))
        field.setObjectName(f"workshop.{key}")
        field.setAccessibleName(say("{hand} pays", hand=paid.name))
        field.setFixedWidth(scaled(FIELD_WIDE))
        field.setMaxLength(12)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.editingFinished.connect(partial(self._row_finished, paid, field))
        self.fields[key] = field
        away = Button(say("Delete"), f"workshop.{key}.remove", kind="link")
        away.setAccessibleName(say("Delete {hand}", hand=paid.name))
        away.clicked.connect(partial(self.row_removed.emit, paid))
        one_in = "–" if paid.one_in is None else _short(float(paid.one_in))
        returns = exact_per_cent(paid.returns, 2)
        cells: tuple[QWidget, ...] = (
            wrapped(paid.name), field, label(paid.unit, "secondary"), label(one_in),
            label(returns), away,
        )  # fmt: skip
        for place, cell in enumerate(cells):
            grid.addWidget(cell, at, place, _RIGHT if place in (3, 4) else Qt.AlignmentFlag(0))

    def _ends(self, grid: QGridLayout, table: PaidTable) -> None:
        """The hands that are paid nothing, and what every bet returns: the house's edge."""
        rest = table.rest
        if rest is None:
            return
        rows = (
            (say("Anything less"), say("loses"), rest.one_in, rest.returns, "body"),
            (say("House edge"), "", None, rest.edge, "strong"),
        )
        for name, pays, one_in, returns, role in rows:
            at = grid.rowCount()
            if role == "strong":
                grid.addWidget(hairline(), at, 0, 1, 6)
                at += 1
            cells = (name, pays, "", "" if one_in is None else _short(float(one_in)))
            for place, words in enumerate((*cells, exact_per_cent(returns, 2))):
                cell = label(words, role) if place else wrapped(words, role)
                grid.addWidget(cell, at, place, _RIGHT if place > 2 else _LEFT)
            grid.setRowMinimumHeight(at, scaled(30))

    def _row_finished(self, paid: PaidRow, field: QLineEdit) -> None:
        if field.text() != paid.pays:
            self.row_written.emit(paid, field.text())

    def _presets(self, table: PaidTable) -> QWidget:
        around = frame("plain")
        line = Flow(gap=8)
        paid = "-".join(each.pays for each in table.rows)
        for preset in table.presets:
            edge = table.edges.get(preset.name)
            button = Button(preset.name, f"workshop.preset.{table.key}.{preset.name}")
            if edge is not None:
                told = say("edge {share}", share=exact_per_cent(edge))
                if preset.name == table.of_document:
                    told = say("{one}, {other}", one=say("the document's"), other=told)
                button.setText(f"{preset.name}\n{told}")
                button.setAccessibleName(say("{name}: {value}", name=preset.name, value=told))
                button.setProperty("kind", "two-lines")
            button.setEnabled(preset.name != paid)
            button.clicked.connect(partial(self.preset_taken.emit, table, preset))
            line.addWidget(button)
        around.setLayout(line)
        if not table.presets:
            around.hide()
        return around

    def _more(self, table: PaidTable) -> QWidget:
        box = DropDown(f"workshop.more.{table.key}", say("Add a hand"))
        count = len(table.more)
        box.addItem(say_count("Add a hand ({count})", "Add a hand ({count})", count=count))
        box.addItems([words for _, words in table.more])
        box.activated.connect(
            lambda at: self.row_added.emit(table, table.more[at - 1][0]) if at else None
        )
        around = frame("plain")
        around.setLayout(row(box, None, gap=8))
        if not table.more:
            around.hide()
        return around


def _short(number: float) -> str:
    """``425``, ``30.7``, ``5.90``: three figures, as many as one reads at a glance."""
    if number >= 100:
        return say_figure(f"{number:,.0f}")
    return say_figure(f"{number:.1f}" if number >= 10 else f"{number:.2f}")
