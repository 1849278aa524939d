"""A page that is no table of cards, as a frozen value: a title and blocks.

The same Document is shown as widgets, printed as a PDF and written as CSV, XLSX and JSON. Whatever
can be pressed carries where it leads: a Route (look at something) or a Deed (do something).
``key`` names a block, a row or a command among its neighbours, so that a refresh finds the same
widget again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, Flag, auto

from msgspec import Struct
from msgspec.structs import replace

from trainer.wording import phrase

NO_ROWS = phrase("There is nothing to show here.")
"""What stands in a table without rows: nothing yet, or nothing that passes its filters."""

Value = str | int | float | bool | None
"""What a cell of a table holds: the figure itself, which a file gets as it is."""


# Structs, and no dataclasses: one takes 0.03 ms to make and a dataclass 1.4, and these are read
# before the first page is painted.
class Route(Struct, frozen=True):
    """A page and all that is chosen on it. Every page derives a route of its own."""

    @property
    def asked(self) -> object:
        """The part of the route that needs figures of its own: while it stays the same, nothing is
        read anew."""
        return self


class Deed(Struct, frozen=True):
    """Something to be done. Use cases derive from it."""


Target = Route | Deed | None


class Medium(Flag):
    """The places that a block appears in."""

    SCREEN = auto()
    PAPER = auto()
    FILE = auto()
    SEEN = SCREEN | PAPER
    WRITTEN = PAPER | FILE
    ALL = SCREEN | PAPER | FILE


class CellKind(Enum):
    """The format of a column's values on a screen and on paper."""

    TEXT = auto()
    COUNT = auto()
    MONEY = auto()
    PER_CENT = auto()
    """A share of one: ``82 %``."""
    BARE_PER_CENT = auto()
    """A share of one, where the column's title says per cent: ``82``."""
    ONE_DECIMAL = auto()
    """A share of one in per cent: ``8.2``."""
    PER_THOUSAND = auto()
    POINTS = auto()
    """A difference of shares: ``+12``."""
    SHARE = auto()
    """A share of one as it is on paper: ``82.4%``."""
    DAY = auto()
    MOMENT = auto()
    YES = auto()
    NUMBER = auto()
    FIGURES = auto()
    """Words that are mostly figures, and stand at the right: ``14 of 18``."""


class Paragraph(Struct, frozen=True):
    """Words in one role of the type scale; plain text, never markup."""

    words: str
    role: str = "body"
    tone: str = ""
    key: str = ""
    medium: Medium = Medium.SEEN


class Hairline(Struct, frozen=True):
    """One decorative line."""

    key: str = ""
    medium: Medium = Medium.SCREEN


class FigureRow(Struct, frozen=True):
    """Values beside one another, each with its name above it. ``cards``: each has a card."""

    key: str
    pairs: tuple[tuple[str, str], ...]
    medium: Medium = Medium.SEEN
    cards: bool = False


class Option(Struct, frozen=True):
    """One of the things that a selector offers."""

    value: str
    words: str
    to: Route


class Selector(Struct, frozen=True):
    """One of a few things is chosen: side by side, or from a list that drops down."""

    key: str
    name: str
    options: tuple[Option, ...]
    chosen: str = ""
    as_list: bool = False
    medium: Medium = Medium.SCREEN

    @property
    def option(self) -> Option:
        """The option that is chosen, the first of all where none is."""
        return next((each for each in self.options if each.value == self.chosen), self.options[0])


def selector(
    key: str,
    name: str,
    at: Route,
    field: str,
    offers: Iterable[tuple[object, str]],
    *,
    as_list: bool = True,
    **besides: object,
) -> Selector:
    """Choose the value of that field of the route; each value that is offered has its words.
    ``besides`` are set with every one of them."""
    options = tuple(
        Option(str(value), words, replace(at, **{field: value}, **besides))
        for value, words in offers
    )
    return Selector(key, name, options, str(getattr(at, field)), as_list)


class SearchField(Struct, frozen=True):
    """A line to write on: what is written becomes the ``field`` of the route ``to``. ``shortcut``
    brings the keyboard there."""

    key: str
    name: str
    text: str
    to: Route
    field: str
    shortcut: str = ""
    medium: Medium = Medium.SCREEN


class Command(Struct, frozen=True):
    """A button, which cannot be pressed while it leads nowhere. ``menu``: it opens these instead of
    doing something itself. ``shortcut`` is the key that presses it from anywhere on the page."""

    key: str
    words: str
    to: Target = None
    spoken: str = ""
    kind: str = ""
    menu: tuple[Command, ...] = ()
    shortcut: str = ""


class CommandRow(Struct, frozen=True):
    """Buttons at the right edge, or at the left one."""

    key: str
    commands: tuple[Command, ...]
    at_left: bool = False
    medium: Medium = Medium.SCREEN


class Notice(Struct, frozen=True):
    """Something is wrong, with its remedies beside it."""

    key: str
    words: str
    commands: tuple[Command, ...] = ()
    medium: Medium = Medium.SCREEN


class TableColumn(Struct, frozen=True):
    """``name`` is for programs and never changes; ``title`` is for people. ``share`` is that of the
    room left over, ``unit`` precedes money, and ``none`` stands where there is no value.
    ``toned``: this column alone wears the tone of its row."""

    name: str
    title: str
    kind: CellKind = CellKind.TEXT
    share: int = 1
    medium: Medium = Medium.ALL
    unit: str = ""
    none: str = "–"
    toned: bool = False


class RowCommand(Struct, frozen=True):
    """A button above a table that does something with the row that is chosen; ``shortcut`` is the
    key that presses it from anywhere on the page. ``rare``: it is out of sight while it does
    nothing with that row."""

    key: str
    words: str
    shortcut: str = ""
    kind: str = ""
    rare: bool = False


class TableRow(Struct, frozen=True):
    """A value for each column. ``to`` is what pressing the row does, ``targets`` what each of the
    table's row commands does with it: nothing for None. ``tone``: how bad it is, or ``quiet``.
    ``chosen`` leads to what is shown beside it while the row is the chosen one."""

    key: str
    cells: tuple[Value, ...]
    to: Target = None
    tone: str = ""
    targets: tuple[Target, ...] = ()
    chosen: Route | None = None


class TableBlock(Struct, frozen=True):
    """``name`` is its file's. On a screen so many rows are in sight before it scrolls; none: it has
    the rest of the page. ``dense``: its lines stand close together. ``chosen`` is the key of the
    row to be chosen; where it is empty, the choice stays what it was. Rows have as many lines as
    their words need, at most ``most_lines``."""

    key: str
    name: str
    title: str
    columns: tuple[TableColumn, ...]
    rows: tuple[TableRow, ...]
    medium: Medium = Medium.ALL
    rows_in_sight: int = 14
    commands: tuple[RowCommand, ...] = ()
    dense: bool = False
    chosen: str = ""
    most_lines: int = 3


class HeatCell(Struct, frozen=True):
    """``full``: how full its colour is, 0 to 1; None where nothing is known; ``printed``: on paper,
    if otherwise. ``weak``: too little to judge by. ``says`` tells it to a screen reader."""

    words: str
    full: float | None = None
    says: str = ""
    marked: bool = False
    weak: bool = False
    printed: float | None = None


class HeatChance(Struct, frozen=True):
    """A probability with its interval, 0 to 1, drawn on paper; ``reached`` fills its dot."""

    low: float
    chance: float
    high: float
    words: str
    between: str
    reached: bool = False


class HeatRow(Struct, frozen=True):
    """``hint`` is told while the row is pointed at or has the keyboard. On paper stand behind it
    its ``chance``, with ``standing`` in the badge's place, and ``note``."""

    key: str
    name: str
    cells: tuple[HeatCell, ...]
    figure: str = ""
    badge: str = ""
    tone: str = ""
    says: str = ""
    hint: str = ""
    note: str = ""
    standing: str = ""
    chance: HeatChance | None = None
    to: Target = None


class HeatMap(Struct, frozen=True):
    """A row for each of many, a coloured cell for each column. ``heads`` are those of the name, of
    the figure, of the badge and of the note, ``chance_heads`` of a chance and of its interval, and
    ``chance_at`` is marked on its scale; ``roomy``: few columns, wide cells, no more."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[HeatRow, ...]
    heads: tuple[str, str, str, str] = ("", "", "", "")
    chance_heads: tuple[str, str] = ("", "")
    chance_at: float = 0.9
    foot: HeatRow | None = None
    across: str = ""
    none: str = ""
    hint: str = ""
    roomy: bool = False
    medium: Medium = Medium.SEEN


class HeatLegend(Struct, frozen=True):
    """The scale of a heat map's colours, and its mark."""

    key: str
    low: str
    high: str
    mark: str
    says: str
    medium: Medium = Medium.SCREEN


class BarLine(Struct, frozen=True):
    """``parts`` are filled, then hatched; ``figure`` stands at the end, ``beside`` to the right."""

    words: str
    parts: tuple[float, ...]
    figure: str
    beside: tuple[str, ...] = ()
    strong: bool = False


class BarList(Struct, frozen=True):
    """Bars below one another, all on one scale."""

    key: str
    says: str
    heads: tuple[str, ...]
    bars: tuple[BarLine, ...]
    medium: Medium = Medium.SEEN


class LineStyle(Enum):
    """The style of a line; each differs by more than its colour. A range goes from its low end over
    its value to its high end."""

    MAIN = auto()
    OTHER = auto()
    LIMIT = auto()
    DOTS = auto()
    RANGE = auto()
    OPEN_RANGE = auto()


class ChartLine(Struct, frozen=True):
    """Points joined; the name is written at the last of them, of a limit at the first. ``names``
    says what single points are called, by their place."""

    name: str
    points: tuple[tuple[float, float], ...]
    style: LineStyle = LineStyle.MAIN
    names: tuple[tuple[int, str], ...] = ()


class ChartAxis(Struct, frozen=True):
    """The axis of a chart: its quantity, its range, and its marks."""

    name: str
    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]


class LaneEvent(Struct, frozen=True):
    """Something that happened at ``x``: its mark, a tick where it has none; what is said of it, and
    where it leads."""

    x: float
    mark: str
    says: str = ""
    to: Target = None


class ChartLane(Struct, frozen=True):
    """A row of events below a chart."""

    name: str
    events: tuple[LaneEvent, ...]


class Chart(Struct, frozen=True):
    """``alarms`` are marked with a triangle; ``columns`` stand as bars, each from one x to another;
    ``grounds`` are stretches of it on a darker ground.
    ``lanes`` stand below the lines, above the marks of the axis. ``says`` tells all of it in
    words. ``left`` is the room of the names at its left edge."""

    key: str
    says: str
    across: ChartAxis
    up: ChartAxis
    lines: tuple[ChartLine, ...] = ()
    alarms: tuple[tuple[float, float], ...] = ()
    columns: tuple[tuple[float, float, float], ...] = ()
    grounds: tuple[tuple[float, float], ...] = ()
    lanes: tuple[ChartLane, ...] = ()
    high: int = 270
    left: int = 46
    medium: Medium = Medium.SEEN


Drawing = Chart | BarList | HeatMap
"""What can be saved as a picture."""


class EntryLine(Struct, frozen=True):
    """Something that waits: of whom and since when, what, and the command that sees to it.

    ``state`` stands above the command, with a bar that is filled to ``share``, 0 to 1.
    """

    name: str
    under: str
    title: str = ""
    words: str = ""
    command: Command | None = None
    state: str = ""
    share: float | None = None
    is_bad: bool = False


class EntryList(Struct, frozen=True):
    """Lines of things that wait; ``none`` is said where nothing does. ``in_well``: on a ground of
    their own, without hairlines."""

    key: str
    entries: tuple[EntryLine, ...]
    none: str = ""
    in_well: bool = False
    medium: Medium = Medium.SCREEN


class TileLook(Enum):
    """The look of a tile: full with a tick, part filled, marked with a dot, or dashed."""

    FULL = auto()
    PART = auto()
    MARKED = auto()
    DASHED = auto()


class MapTile(Struct, frozen=True):
    """A tile to be pressed, filled to ``share``, 0 to 1, where it is part filled."""

    key: str
    words: str
    look: TileLook
    share: float
    says: str
    to: Target


class TileRow(Struct, frozen=True):
    """A name and its tiles."""

    name: str
    tiles: tuple[MapTile, ...]


class TileMap(Struct, frozen=True):
    """Rows of tiles, of which one may be chosen."""

    key: str
    rows: tuple[TileRow, ...]
    chosen: str = ""
    medium: Medium = Medium.SCREEN


class TileLegend(Struct, frozen=True):
    """The looks of tiles, and what they mean."""

    key: str
    signs: tuple[tuple[TileLook, str], ...]
    medium: Medium = Medium.SCREEN


class Section(Struct, frozen=True):
    """A card with a title. ``beside`` stands right after the title, ``aside`` at the right edge.
    ``here``: it is marked as the one that goes on now."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    caption: str = ""
    beside: tuple[Block, ...] = ()
    aside: tuple[Block, ...] = ()
    medium: Medium = Medium.SEEN
    title_on: Medium = Medium.SEEN
    here: bool = False

    @property
    def fills(self) -> bool:
        """Something in it has the rest of the page."""
        return fills_page(self.blocks)


class SideBySide(Struct, frozen=True):
    """Columns beside one another, with their shares of the room."""

    key: str
    columns: tuple[tuple[Block, ...], ...]
    shares: tuple[int, ...]
    medium: Medium = Medium.SEEN


Block = (
    Paragraph
    | Hairline
    | FigureRow
    | Selector
    | SearchField
    | CommandRow
    | Notice
    | TableBlock
    | HeatMap
    | HeatLegend
    | BarList
    | Chart
    | EntryList
    | TileMap
    | TileLegend
    | Section
    | SideBySide
)


class Document(Struct, frozen=True):
    """``name`` is what its files are called. ``under`` stands below the title, ``beside`` to its
    right, both on a screen only. ``filters`` say what it is of, ``notes`` go along with
    everything that is written of it, ``mark`` in every row of its files. ``tally`` counts what is
    in it, at the head of its paper; ``landscape``: the paper lies across. ``exports``: it can be
    saved in files."""

    name: str
    title: str
    blocks: tuple[Block, ...]
    filters: tuple[Selector | SearchField, ...] = ()
    back: Command | None = None
    notes: tuple[str, ...] = ()
    mark: str = ""
    tally: tuple[tuple[str, str], ...] = ()
    landscape: bool = False
    exports: bool = True
    under: str = ""
    beside: tuple[Block, ...] = ()


def every_block(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks and all that stand in them, in the order of reading."""
    for block in blocks:
        yield block
        match block:
            case Section():
                yield from every_block((*block.beside, *block.aside, *block.blocks))
            case SideBySide():
                for column in block.columns:
                    yield from every_block(column)


def fills_page(blocks: Iterable[Block]) -> bool:
    """One of the tables among the blocks has the rest of the page."""
    return any(isinstance(e, TableBlock) and not e.rows_in_sight for e in every_block(blocks))


def tables_of(document: Document) -> tuple[TableBlock, ...]:
    """The tables that go into files."""
    found = every_block(document.blocks)
    return tuple(
        each for each in found if isinstance(each, TableBlock) and Medium.FILE in each.medium
    )
