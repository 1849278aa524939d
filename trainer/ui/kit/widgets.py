"""The basic widgets of the pages: labels, cards, hairlines, keycaps and buttons that show their
key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from trainer.ui.kit.colours import FOUR_COLOURS
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import DARK, LIGHT, Palette, font, scaled

# Qt's own number for a size without a limit, which PySide6 does not have.
QWIDGETSIZE_MAX = (1 << 24) - 1
# What a key is wide at least.
_KEY = 22
SMALLEST_TYPE = 11
BY_MOUSE = "by_mouse"
"""The property of what a press of the mouse gave the keyboard to."""

_NAMED_KEYS: Mapping[int, str] = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Escape: "Esc",
}
# So many letters a tooltip holds in one line.
_TIP_LINE = 80

Layout = TypeVar("Layout", bound=QBoxLayout)
Does = Callable[..., object] | SignalInstance
"""What a press of a button calls, or emits."""
Piece = QWidget | QLayout | tuple[QWidget | QLayout, int] | int | None
"""A widget or a layout, with its share of the room if it stretches; a space in pixels; or None for
room that stretches."""


def worn() -> Palette:
    """The theme that the program wears now, told by its palette."""
    ground = QApplication.palette().color(QPalette.ColorRole.Window)
    return DARK if ground.lightness() < 128 else LIGHT


def has_four_colours() -> bool:
    """True if the cards that the program shows have a colour for each suit."""
    app = QApplication.instance()
    return app is not None and bool(app.property(FOUR_COLOURS))


def label(text: str, role: str = "body", *, tone: str = "", name: str = "") -> QLabel:
    """A text in one role of the type scale."""
    made = QLabel(text)
    # Else Qt takes a name with < in it for markup.
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    if tone:
        made.setProperty("tone", tone)
    if name:
        made.setObjectName(name)
    return made


def wrapped(text: str, role: str = "body", *, tone: str = "", name: str = "") -> QLabel:
    """A text that breaks into lines where its place is narrow."""
    made = label(text, role, tone=tone, name=name)
    made.setWordWrap(True)
    made.setMinimumWidth(60)
    return made


def frame(kind: str, inside: QLayout | None = None) -> QFrame:
    """A ground for other things, dressed by the style sheet."""
    made = Ground(kind)
    if inside is not None:
        made.setLayout(inside)
    return made


def repolish(widget: QWidget) -> None:
    """Dress the widget by its present properties."""
    # A style sheet reads a property once: what depends on it shows after a second polish.
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def hairline() -> QFrame:
    """One decorative line."""
    made = QFrame()
    made.setProperty("kind", "rule")
    made.setFixedHeight(1)
    return made


def keycap(text: str) -> QLabel:
    """A key as it stands on the keyboard. The control it belongs to says it to a screen reader."""
    made = _Keycap(text)
    made.setProperty("badge", "keycap")
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.setFixedHeight(scaled(22))
    return made


def keys_named(*keys: str, words: str) -> QFrame:
    """Keys with what they do, which stay in one line."""
    made = frame("plain")
    caps = row(*(keycap(key) for key in keys), gap=4)
    made.setLayout(row(caps, label(words, "secondary"), gap=8))
    return made


class _Keycap(QLabel):
    """Never narrower than what stands on it, nor than a key."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(_KEY, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def column(
    *pieces: Piece, gap: int = 8, around: int | tuple[int, int, int, int] = 0
) -> QVBoxLayout:
    """The pieces below one another."""
    return _filled(QVBoxLayout(), pieces, gap, around)


def row(*pieces: Piece, gap: int = 8, around: int | tuple[int, int, int, int] = 0) -> QHBoxLayout:
    return _filled(QHBoxLayout(), pieces, gap, around)


def cell_grid(
    across: int,
    down: int,
    *,
    wide: int | None = None,
    around: int | tuple[int, int, int, int] | None = None,
) -> QGridLayout:
    """A grid with so much room between columns and between rows; the column ``wide`` has all the
    room left over. ``around`` is Qt's own where it is not said."""
    made = QGridLayout()
    made.setHorizontalSpacing(across)
    made.setVerticalSpacing(down)
    if wide is not None:
        made.setColumnStretch(wide, 1)
    if around is not None:
        made.setContentsMargins(*((around,) * 4 if isinstance(around, int) else around))
    return made


def centred(piece: Piece, around: int | tuple[int, int, int, int] = 0) -> QHBoxLayout:
    """The piece as wide as the page and it allow; only the rest lies beside it, in halves."""
    made = row(None, piece, None, gap=0, around=around)
    made.setStretch(1, 10_000)  # a hundred left one in a hundred to each side
    return made


def _filled(
    layout: Layout, pieces: Iterable[Piece], gap: int, around: int | tuple[int, int, int, int]
) -> Layout:
    sides = (around,) * 4 if isinstance(around, int) else around
    layout.setContentsMargins(*sides)
    layout.setSpacing(gap)
    for piece in pieces:
        match piece:
            case None:
                layout.addStretch(1)
            case int():
                layout.addSpacing(piece)
            case QLayout():
                layout.addLayout(piece)
            case (QLayout() as inner, int(share)):
                layout.addLayout(inner, share)
            case (QWidget() as inner, int(share)):
                layout.addWidget(inner, share)
            case _:
                layout.addWidget(piece)
    return layout


def text_line(name: str, spoken: str, *, hint: str = "", most: int | None = None) -> QLineEdit:
    """A line to write on; ``hint`` stands in it while it is empty."""
    made = QLineEdit()
    made.setObjectName(name)
    made.setAccessibleName(spoken)
    made.setPlaceholderText(hint)
    if most is not None:
        made.setMaxLength(most)
    return made


def section_card(title: str, *lines: QLayout) -> QFrame:
    """A card with that title, each line below a rule."""
    made = frame("card")
    body = column(label(title, "section"), gap=12, around=(20, 16, 20, 18))
    for line in lines:
        body.addWidget(hairline())
        body.addLayout(line)
    made.setLayout(body)
    return made


def setting_line(title: str, says: str, control: QWidget) -> QVBoxLayout:
    """A setting: its title over what it means, and its control at the right."""
    words = column(label(title, "strong"), wrapped(says, "secondary"), gap=2)
    line = row(gap=20)
    line.addLayout(words, 1)
    line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
    return column(line)


def emptied(layout: QLayout) -> None:
    """Empty the layout, at once and all the way down."""
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if inner is not None:
            emptied(inner)
        widget = item.widget()
        if widget is not None:
            put_away(widget)


def tip(text: str) -> str:
    # What people write is never markup. Only rich text is broken into lines, so a long one is
    # escaped and then rich.
    if len(text) <= _TIP_LINE and "<" not in text and "&" not in text:
        return text
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'


def write_fitted(
    painter: QPainter, words: str, room: QRectF, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> None:
    """The words in one line, in a smaller type where the room is narrow; cut where even the
    smallest has no room."""
    type_ = painter.font()
    while QFontMetricsF(type_).horizontalAdvance(words) > room.width() and _can_shrink(type_):
        type_.setPixelSize(type_.pixelSize() - 1)
    painter.setFont(type_)
    shown = QFontMetricsF(type_).elidedText(words, Qt.TextElideMode.ElideRight, room.width() + 1)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | side, shown)


def _can_shrink(type_: QFont) -> bool:
    return type_.pixelSize() > SMALLEST_TYPE


def enter_presses(page: QWidget) -> bool:
    """Enter presses the button of the page that the keys have come to. True where there is one.

    After a click Enter is the page's again: it does what the page's keycap says.
    """
    focused = page.focusWidget()
    if not isinstance(focused, QAbstractButton) or focused.property(BY_MOUSE):
        return False
    focused.click()
    return True


def press_key(page: QWidget, event: QKeyEvent, does: Mapping[str, Callable[[], object]]) -> bool:
    """Do what this key does on the page: ``Esc``, a letter, or ``Enter`` where the keys have come
    to no button. True if it did something."""
    number = event.key()
    key = _NAMED_KEYS.get(number) or (chr(number) if number < 128 else "")
    if key == "Enter" and enter_presses(page):
        return True
    if key in does:
        does[key]()
    return key in does


class Elided(QLabel):
    """A text that gives way where its place is narrow; the whole of it stands in the tooltip. It
    has as many lines as it may have before its end is cut."""

    def __init__(self, text: str, role: str = "body", *, name: str = "", lines: int = 1) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setObjectName(name)
        self.setMinimumWidth(40)
        self._most = lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Several lines ask for their height once the width is known."""
        super().resizeEvent(event)
        if self._most > 1:
            lines = "\n".join(self._broken(event.size().width()))
            self.setMinimumHeight(self.fontMetrics().size(0, lines).height())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def shown(self) -> str:
        """The lines that have room, the last one cut where the text is longer."""
        wide = self.contentsRect().width()
        *whole, rest = self._broken(wide)
        last = self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, wide)
        return "\n".join((*whole, last))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.shown()
        self.setToolTip(tip(self.text()) if shown.endswith("…") else "")
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(
            self.contentsRect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, shown
        )
        painter.end()

    def _broken(self, wide: int) -> list[str]:
        """The text in lines; the last one holds all that is left."""
        text, ends = self.text(), [0]
        layout = QTextLayout(text, self.font())
        # Else a word that is longer than its line runs out of sight.
        breaks = QTextOption()
        breaks.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(breaks)
        layout.beginLayout()
        while len(ends) < self._most and (line := layout.createLine()).isValid():
            line.setLineWidth(wide)
            ends.append(line.textStart() + line.textLength())
        layout.endLayout()
        parts = [text[start:end].rstrip() for start, end in pairwise(ends)]
        return [*parts, text[ends[-1] :]] if text[ends[-1] :] or not parts else parts


class WordButton(QPushButton):
    """A push button whose words stand as they are written: "&" makes no key of the letter after it,
    and words that have no room end in an ellipsis."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setText(text)

    def text(self) -> str:
        return super().text().replace("&&", "&")

    def setText(self, text: str) -> None:
        super().setText(text.replace("&", "&&"))

    def paintEvent(self, event: QPaintEvent) -> None:
        lacks = self.sizeHint().width() - self.width()
        if lacks <= 0 or not self.text():
            return super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        metrics = option.fontMetrics
        room = metrics.horizontalAdvance(self.text()) - lacks
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        option.text = shown.replace("&", "&&")
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        return None


class Button(WordButton):
    """A button that shows the key which presses it, on a keycap beside its words."""

    def __init__(
        self, text: str, name: str, *, kind: str = "", key: str = "", does: Does | None = None
    ) -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setProperty("kind", kind)
        if does is not None:
            self.clicked.connect(does)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # In a dialog every push button takes Enter for itself unless it is told not to.
        self.setAutoDefault(False)
        self.key = key
        self._pressed_at = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it in a dialog."""
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        # Qt would press the default button, or none.
        if entered and isinstance(self.window(), QDialog):
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.timestamp()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take no second press whose first was meant for what lay here before."""
        # Qt gives the second press to whatever lies there by then, as a double click.
        if event.timestamp() - self._pressed_at <= QApplication.doubleClickInterval():
            super().mouseDoubleClickEvent(event)

    def show_key(self, key: str) -> None:
        """Let that key press it from now on; none where it is empty."""
        self.key = key
        self.updateGeometry()
        self.update()

    def fill(self, *, filled: bool) -> None:
        """Make it the page's one filled button, or an outlined one."""
        self.setProperty("kind", "primary" if filled else "")
        repolish(self)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint.grownBy(QMargins(0, 0, round(self._cap_width() + 8), 0)) if self.key else hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.key:
            return super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        self._write(painter)
        return None

    def _write(self, painter: QPainter) -> None:
        ink = self._ink()
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        cap = self._cap_width()
        left = (self.width() - words - 8 - cap) / 2
        painter.setPen(ink)
        painter.setFont(self.font())
        painter.drawText(
            QRectF(left, 0, words + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        self._write_cap(painter, left + words + 8)

    def _write_cap(self, painter: QPainter, left: float) -> None:
        """The key, so far from the button's left side."""
        theme, ink = worn(), self._ink()
        box = QRectF(left, (self.height() - 20) / 2, self._cap_width(), 20)
        faint = QColor(theme.outline if ink == QColor(theme.text) else ink)
        faint.setAlphaF(0.75)
        painter.setPen(QPen(faint, 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4.5, 4.5)
        painter.setPen(ink)
        painter.setFont(font(12))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)

    def _ink(self) -> QColor:
        """The colour of the words, which a filled button has otherwise."""
        theme, kind = worn(), self.property("kind")
        if kind == "primary" and self.isEnabled():
            return QColor(theme.on_accent)
        return QColor(theme.surface if kind == "segment" and self.isChecked() else theme.text)

    def _cap_width(self) -> float:
        return max(20.0, QFontMetricsF(font(12)).horizontalAdvance(self.key) + 12)
