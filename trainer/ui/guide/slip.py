"""The slip on the felt: how the next act is done by mouse and by key, as a film and in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import chain, pairwise

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygon
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QLabel, QWidget

from trainer.game.money import Money
from trainer.ui.guide.film import WIDE, Film, Gesture
from trainer.ui.guide.next_act import GuidedAct
from trainer.ui.kit.colours import HERE, WHITE
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import column, emptied, keycap, label, wrapped
from trainer.ui.table.drawing.felt_prints import on_felt, rect, sentence_band
from trainer.ui.table.geometry import around as box_around
from trainer.ui.table.keys import Legend
from trainer.ui.table.pieces.cut_zone import CutPiece
from trainer.ui.table.pieces.piece import Piece
from trainer.ui.table.pieces.seat_print import labels_box
from trainer.ui.table.table import TableWidget
from trainer.wording import say

AROUND, GAP, STEP = 12, 30, 12
"""The slip's margin, its least distance from what it points at, and the grid of its places."""
EDGE, CORNER, TRIED = 8, 16, 24
"""The line ends so far from the lit place and begins so far from the slip's corner; so many places
are tried for a line with a corner."""


class GuideSlip(Ground):
    """A note beside the next act, where nothing is that the trainee looks at. The mouse goes
    through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__("card", "guide.slip", parent=page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.film, self._mouse, self._keys = Film(), wrapped("", "strong"), QHBoxLayout()
        self._keys.setSpacing(4)
        lines = QGridLayout()
        lines.setHorizontalSpacing(10)
        lines.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        lines.addWidget(label(say("Mouse"), "secondary"), 0, 0, top)
        lines.addWidget(self._mouse, 0, 1)
        lines.addWidget(label(say("Key"), "secondary"), 1, 0, top)
        lines.addLayout(self._keys, 1, 1)
        self._lines = column(self.film, lines, gap=10, around=AROUND)
        self.setLayout(self._lines)
        self.setFixedWidth(scaled(WIDE) + 2 * AROUND)
        self._line = _Line(page)
        self._told: tuple[str, Gesture, Money | None] | None = None
        self._shown_keys: Sequence[Legend] = ()
        self.hide()

    def tell(
        self, to_do: GuidedAct | None, felt: str, values: tuple[Money, ...], *, still: bool
    ) -> None:
        """Tell how the act is done; a film that was played before waits until it is asked for."""
        if to_do is None or to_do.gesture is None:
            self.put_away()
            return
        self.film.felt, self.film.values = felt, values
        self.tell_how(to_do.mouse, to_do.keys)
        shown = to_do.on, to_do.gesture, to_do.chip
        if shown != self._told:
            self._told = shown
            self.film.show_gesture(*shown[1:], still=still)

    def tell_how(self, words: str, keys: Sequence[Legend]) -> None:
        """Say what the mouse does, and which keys do the same."""
        self._mouse.setText(words)
        if keys != self._shown_keys:
            self._shown_keys = keys
            emptied(self._keys)
            for number, each in enumerate(keys):
                if number:
                    self._keys.addWidget(label("›", "secondary"))
                for key, _ in each.keys:
                    self._keys.addWidget(keycap(key))
            self._keys.addStretch(1)
        self.setAccessibleName(say("{name}: {value}", name=say("Mouse"), value=words))

    def replay(self, *, still: bool) -> None:
        """Play the film once more; skip one that plays."""
        if self.film.plays:
            self.film.skip()
        elif self._told is not None:
            self.film.show_gesture(*self._told[1:], still=still)

    def put_away(self) -> None:
        self.hide()
        self._line.hide()

    def stand(
        self, lit: QRect, room: QRect, taken: Sequence[QRect], blank: Collection[QRect] = ()
    ) -> None:
        """Stand as near to the lit place as nothing is covered; hide if there is no free place.

        Its line may run over what is ``blank``.
        """
        walls = tuple(each for each in taken if each not in blank)
        # New words count in the height only once the layout is worked out, which Qt would do later.
        self._lines.activate()
        size = QSize(self.width(), self._lines.totalHeightForWidth(self.width()))
        place, points = place_and_line(lit, size, room, tuple(taken), walls)
        if place is None:
            self.put_away()
            return
        self.setGeometry(QRect(place, size))
        self._line.run(points)
        self._line.setVisible(bool(points))
        for each in (self._line, self):
            each.raise_()
        self.show()


@lru_cache(maxsize=128)
def place_and_line(
    lit: QRect, size: QSize, room: QRect, taken: tuple[QRect, ...], walls: tuple[QRect, ...]
) -> tuple[QPoint | None, tuple[QPoint, ...]]:
    """Where a slip of that size stands, and the points of its line; None if there is no place."""
    place = free_place(lit, size, room, taken, walls)
    return place, () if place is None else leader(QRect(place, size), lit, walls)


def free_place(
    lit: QRect, size: QSize, room: QRect, taken: Sequence[QRect], around: Sequence[QRect]
) -> QPoint | None:
    """The nearest free place of that size beside the lit one; None if there is none.

    A place with a line to the lit one that goes around everything, straight or with a corner, is
    taken first.
    """
    near, walls = lit.adjusted(-GAP, -GAP, GAP, GAP), _walls(lit, around)
    is_free = _free_of(walls)
    places = sorted(_free_places(lit, size, room, (near, *taken)))
    boxes = [QRect(QPoint(x, y), size) for _, x, y in places]
    straight = (box for box in boxes if _is_clear(joined(box, lit), walls))
    cornered = (box for box in boxes[:TRIED] if any(map(is_free, _both_ways(_over, box, lit))))
    found = next(chain(straight, cornered, boxes), None)
    return None if found is None else found.topLeft()


def leader(box: QRect, lit: QRect, around: Sequence[QRect]) -> tuple[QPoint, ...]:
    """The points of a line between the two that goes around these, except what is lit; none if
    there is no such line."""
    walls, line = _walls(lit, around), joined(box, lit)
    if _is_clear(line, walls):
        return line.p1().toPoint(), line.p2().toPoint()
    free = partial(filter, _free_of(walls))
    ways = (free(_both_ways(runs, box, lit)) for runs in (_over, _aside))
    found = (min(lines, key=_length, default=()) for lines in ways)
    return tuple(QPoint(x, y) for x, y in next(filter(None, found), ()))


# The points of a line. Thousands of lines are tried at a touch: a QPoint each took most of it.
_Run = tuple[tuple[int, int], ...]


def _both_ways(
    runs: Callable[[QRect, QRect], Iterator[_Run]], box: QRect, lit: QRect
) -> Iterator[_Run]:
    """Lines that reach the lit place from above or below, and lines that reach it from a side."""
    return chain(runs(box, lit), map(_turned, runs(_turn(box), _turn(lit))))


def _free_of(walls: Sequence[QRect]) -> Callable[[_Run], bool]:
    """Whether a line crosses none of these."""
    boxes = _corners(walls)

    @cache  # lines have their parts in common
    def is_free(start: tuple[int, int], end: tuple[int, int]) -> bool:
        (ax, ay), (bx, by) = start, end
        begins, ends = min(ax, bx) - 4, max(ax, bx) + 4
        highest, lowest = min(ay, by) - 4, max(ay, by) + 4
        return not any(
            left <= ends and begins <= right and top <= lowest and highest <= bottom
            for left, top, right, bottom in boxes
        )

    return lambda line: all(map(is_free, line, line[1:]))


def _length(line: _Run) -> int:
    return sum(abs(bx - ax) + abs(by - ay) for (ax, ay), (bx, by) in pairwise(line))


_Corners = list[tuple[int, int, int, int]]


def _corners(boxes: Sequence[QRect]) -> _Corners:
    """The left, top, right and bottom of each."""
    found = (each for each in boxes if not each.isNull())
    return [(each.left(), each.top(), each.right(), each.bottom()) for each in found]


def _over(box: QRect, lit: QRect) -> Iterator[_Run]:
    """Lines that leave the slip's left or right side and reach the lit place from above or
    below."""
    down = lit.center().y() > box.center().y()
    below = lit.top() - EDGE if down else lit.bottom() + EDGE
    rows = range(box.top() + CORNER, box.bottom() - CORNER + 1, STEP)
    reached = [y for y in rows if (y < below if down else y > below)]
    for x in range(lit.left() + STEP, lit.right() - STEP + 1, STEP):
        if box.left() <= x <= box.right():
            continue
        side = box.right() if x > box.right() else box.left()
        yield from (((side, y), (x, y), (x, below)) for y in reached)


def _aside(box: QRect, lit: QRect) -> Iterator[_Run]:
    """Lines that go up or down, then sideways, to the lit place."""
    down = lit.center().y() > box.center().y()
    foot, end = (box.bottom(), lit.top() - EDGE) if down else (box.top(), lit.bottom() + EDGE)
    if down is not (end > foot):
        return
    for start in _starts(box, lit, foot - CORNER if down else foot + CORNER, foot):
        x, _ = start[-1]
        for to in range(lit.left() + STEP, lit.right() - STEP + 1, STEP):
            for y in range(min(foot, end) + STEP // 2, max(foot, end), STEP // 2):
                yield *start, (x, y), (to, y), (to, end)


def _starts(box: QRect, lit: QRect, near_foot: int, foot: int) -> Iterator[_Run]:
    """Starting points at the foot or the head of the slip, and at its sides."""
    for x in range(box.left() + CORNER, box.right() - CORNER + 1, STEP):
        yield ((x, foot),)
    for x in range(box.right() + STEP, lit.left(), STEP):
        yield (box.right(), near_foot), (x, near_foot)
    for x in range(lit.right(), box.left() - STEP, STEP):
        yield (box.left(), near_foot), (x, near_foot)


def _turn(box: QRect) -> QRect:
    return QRect(box.y(), box.x(), box.height(), box.width())


def _turned(line: _Run) -> _Run:
    return tuple((y, x) for x, y in line)


def _walls(lit: QRect, taken: Sequence[QRect]) -> list[QRect]:
    """All but what is lit; labels that only reach into it are walls."""
    return [each for each in taken if not each.intersects(lit) or not _within(each, lit)]


def _within(thing: QRect, lit: QRect) -> bool:
    """True if the thing covers a third of the lit place, or is covered by it."""
    both = thing.intersected(lit)
    least = min(thing.width() * thing.height(), 2 * lit.width() * lit.height())
    return 6 * both.width() * both.height() >= least


def _is_clear(line: QLineF, walls: Sequence[QRect]) -> bool:
    start, end = line.p1().toPoint(), line.p2().toPoint()
    span = QRect(start, end).normalized().adjusted(-1, -1, 1, 1)
    # Few walls are near a line: to ask each for its crossings took 0.6 s of a touch.
    return not any(_crosses(line, QRectF(each)) for each in filter(span.intersects, walls))


def joined(slip: QRect, lit: QRect) -> QLineF:
    """The shortest line from the slip's edge to the lit place, and not from a corner."""
    start = _nearest(slip, lit.center())
    if start.x() in (slip.left(), slip.right()):
        start.setY(max(slip.top() + CORNER, min(start.y(), slip.bottom() - CORNER)))
    return QLineF(start, _nearest(lit.adjusted(-EDGE, -EDGE, EDGE, EDGE), start))


def _crosses(line: QLineF, box: QRectF) -> bool:
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    edges = (QLineF(corners[k - 1], corners[k]) for k in range(4))
    meets = QLineF.IntersectionType.BoundedIntersection
    inside = box.contains(line.p1()) or box.contains(line.p2())
    return inside or any(_meeting(line, edge) is meets for edge in edges)


def _meeting(line: QLineF, edge: QLineF) -> QLineF.IntersectionType:
    kind, _ = line.intersects(edge)
    return kind


def taken_on(table: TableWidget) -> list[QRect]:
    """All that must stay in sight: the seats that play, all furniture, and all prints."""
    places, shown = table.places, table.shown
    if places is None or shown is None:
        return []
    empty = tuple(f"seat{seat.number}" for seat in shown.seats if not seat.in_use)
    pieces = [each for each in table.findChildren(Piece) if each.isVisible()]
    standing = [each.geometry() for each in pieces if each.objectName().split(".")[0] not in empty]
    labels = [labels_box(places, seat.number) for seat in shown.seats if seat.in_use]
    printed = [box for box, _ in on_felt(places, shown.words)]
    title = box_around(places.title, 4.6 * places.u, 0.7 * places.u)
    boxes = [rect(box).toAlignedRect() for box in (*labels, *printed, title, sentence_band(places))]
    return [each.translated(table.pos()) for each in (*standing, *boxes)]


def words_on(panel: QWidget, page: QWidget) -> list[QRect]:
    """All that is read or pressed on the panel of that page."""
    read: list[QLabel | QAbstractButton]
    read = [*panel.findChildren(QLabel), *panel.findChildren(QAbstractButton)]
    return [
        QRect(each.mapTo(page, QPoint(0, 0)), each.size())
        for each in read
        if each.isVisible() and each.text()
    ]


def blank_on(table: TableWidget) -> list[QRect]:
    """The empty outline in front of the bank, where nothing is read."""
    shown = table.shown
    empty = shown is not None and not shown.cut.chips
    cuts = table.findChildren(CutPiece) if empty else []
    return [each.geometry().translated(table.pos()) for each in cuts]


# Thousands of places, forty times a round: with a QRect for each, 60 ms a time.
def _free_places(
    lit: QRect, size: QSize, room: QRect, taken: Sequence[QRect]
) -> Iterator[tuple[int, int, int]]:
    """The places of the grid where nothing is covered, each after its distance from the lit one;
    places side by side count as nearer than above each other."""
    wide, high, middle = size.width() - 1, size.height() - 1, lit.center().y()
    covered = _corners(taken)
    for x in range(room.left(), room.right() - wide + 1, STEP):
        beside = [
            (top, bottom) for left, top, right, bottom in covered if left <= x + wide and x <= right
        ]
        across = max(lit.left() - x - wide, x - lit.right(), 0)
        for y in range(room.top(), room.bottom() - high + 1, STEP):
            if any(top <= y + high and y <= bottom for top, bottom in beside):
                continue
            down = max(lit.top() - y - high, y - lit.bottom(), 0)
            aside = abs((2 * y + high) // 2 - middle) // 4
            yield across * across + 2 * down * down + aside, x, y


class _Line(Painted, QWidget):
    """A hairline with a tip, from the slip to what it speaks of."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("guide.line")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._points: list[QPointF] = []
        self.hide()

    def run(self, points: Sequence[QPoint]) -> None:
        """Run through these points of the page."""
        room = QPolygon(list(points)).boundingRect().adjusted(-10, -10, 10, 10)
        self.setGeometry(room)
        self._points = [QPointF(each - room.topLeft()) for each in points]
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(WHITE), 1.6))
        painter.drawPolyline(self._points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(HERE))
        for tip in self._points[-1:]:
            painter.drawEllipse(tip, 3.5, 3.5)


def _nearest(box: QRect, to: QPoint) -> QPoint:
    """The point of the box that is nearest to that one."""
    return QPoint(
        min(max(to.x(), box.left()), box.right()), min(max(to.y(), box.top()), box.bottom())
    )
