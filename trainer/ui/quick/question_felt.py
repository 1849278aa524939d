"""The felt of a question: the stake on its spot, the hands beside it, and the posted tables."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFocusEvent, QPainter, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.drills.questions.question import AnswerKind
from trainer.game.cards import Card
from trainer.school.one_question.screens import QuestionShown
from trainer.ui.kit.colours import BLACK, ON_HERE
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import HERE, INK, KEYCAP, RADIUS_DIALOG, font, scaled, tint
from trainer.ui.kit.widgets import worn
from trainer.ui.question_stake import draw_posted, draw_stake, posted_table
from trainer.ui.quick.snapshot import QuickShown, key_of
from trainer.ui.table.drawing.cards import CardCut, face
from trainer.ui.table.drawing.words import PrintedTable
from trainer.ui.table.geometry import CARD_SHAPE
from trainer.wording import say, say_figure, say_list

LARGEST = 220.0
CAPTION = 30.0
BETWEEN_CARDS, BETWEEN_HANDS = 0.10, 0.55
STAKE_WIDE, POSTED_WIDE = 1.9, 2.2
EDGE = 28.0
SMALLEST, USUAL = 120, 200
"""The least height, and that from which the margins are whole and the words grow with the type."""
LONG_ASK = 150


class FeltLayout(Struct, frozen=True):
    """The layout of the stage, in pixels: the card's width decides all of it."""

    card: float
    left: float
    top: float

    @property
    def high(self) -> float:
        return self.card * CARD_SHAPE


class QuestionFelt(Painted, QWidget):
    """Shows the question's cards and chips. Emits when other cards are pointed at."""

    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quick.stage")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(SMALLEST)
        self._shown: QuickShown | None = None
        self._cards: list[list[CardView]] = []

    def present(self, shown: QuickShown) -> None:
        """Show this item's cards; on a new item none is pointed at."""
        self._shown = shown
        for hand in self._cards:
            for card in hand:
                put_away(card)
        self._cards = self._dealt(shown)
        self.setAccessibleName(self._spoken())
        self._lay()
        for hand in self._cards:
            for card in hand:
                card.show()
        self.update()

    @property
    def chosen(self) -> frozenset[Card]:
        return frozenset(view.card for view in self._views if view.isChecked())

    def point(self, place: int) -> bool:
        """Point at the card at that place, or stop. True if there is one."""
        views = self._views
        if not 0 <= place < len(views) or not views[place].isCheckable():
            return False
        views[place].click()
        return True

    def show_cards(self, cards: frozenset[Card]) -> None:
        for view in self._views:
            view.setChecked(view.card in cards)

    def hold(self, *, still: bool) -> None:
        """Let no cards be pointed at while ``held``."""
        for view in self._views:
            view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, still)

    @property
    def _views(self) -> list[CardView]:
        return [view for hand in self._cards for view in hand]

    @property
    def _question(self) -> QuestionShown | None:
        item = self._shown.item if self._shown is not None else None
        return item if isinstance(item, QuestionShown) else None

    def _dealt(self, shown: QuickShown) -> list[list[CardView]]:
        asked = self._question
        if asked is None:
            return []
        pointed = asked.kind is AnswerKind.CARDS
        place, hands = 0, []
        for hand in asked.hands:
            views = []
            for card in hand.cards:
                view = CardView(card, key_of(place) if pointed else "", self)
                view.clicked.connect(self._tell)
                views.append(view)
                place += 1
            hands.append(views)
        return hands

    def _tell(self) -> None:
        self.pointed.emit(self.chosen)

    def _spoken(self) -> str:
        asked = self._question
        if asked is None:
            return ""
        words = [
            say(
                "{name}: {value}",
                name=hand.caption,
                value=say_list([v.accessibleName() for v in views], ""),
            )
            for hand, views in zip(asked.hands, self._cards, strict=True)
        ]
        if asked.stake is not None:
            amount = asked.stake.amount
            staked = [] if amount is None else [f"{asked.currency}{say_figure(str(amount))}"]
            words.insert(0, say_list([asked.stake.spot, *staked], ""))
        return ". ".join(words)

    # ---------------------------------------------------------------- places

    @property
    def _posted(self) -> PrintedTable | None:
        asked, shown = self._question, self._shown
        if asked is None or shown is None or asked.stake is None or asked.stake.placard is None:
            return None
        return posted_table(shown.words, asked.stake)

    def _units(self) -> float:
        """The breadth of everything, in cards."""
        asked = self._question
        hands = sum(len(views) + BETWEEN_CARDS * (len(views) - 1) for views in self._cards)
        gaps = BETWEEN_HANDS * max(0, len(self._cards) - 1)
        stake = STAKE_WIDE if asked is not None and asked.stake is not None else 0.0
        return hands + gaps + stake + (POSTED_WIDE if self._posted else 0.0)

    def _places(self) -> FeltLayout:
        units = self._units() or 1.0
        foot = 30.0 if self._views and self._views[0].isCheckable() else 0.0
        edges = 2 * EDGE * min(1.0, self.height() / USUAL)
        by_height = (self.height() - edges - CAPTION - foot) / CARD_SHAPE
        card = max(40.0, min(LARGEST, (self.width() - 2 * EDGE) / units, by_height))
        left = (self.width() - card * units) / 2
        high = CAPTION + card * CARD_SHAPE + foot
        return FeltLayout(card, left, (self.height() - high) / 2 + CAPTION)

    def _lay(self) -> None:
        asked, shown = self._question, self._shown
        if asked is None or shown is None:
            return
        at = self._places()
        x = at.left + (STAKE_WIDE * at.card if asked.stake is not None else 0.0)
        for views in self._cards:
            for view in views:
                view.stand(x, at.top, at.card)
                x += at.card * (1 + BETWEEN_CARDS)
            x += at.card * (BETWEEN_HANDS - BETWEEN_CARDS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    # ----------------------------------------------------------------- paint

    def paint(self, painter: QPainter) -> None:
        if self._shown is not None:
            self._felt(painter, self._shown)
            self._print(painter, self._shown)

    def _felt(self, painter: QPainter, shown: QuickShown) -> None:
        centre, middle, edge = shown.words.colours_in(worn())
        reach = max(self.width(), self.height()) * 0.62
        shade = QRadialGradient(QPointF(self.rect().center()), reach)
        for at, colour in ((0.0, centre), (0.6, middle), (1.0, edge)):
            shade.setColorAt(at, QColor(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shade))
        painter.drawRoundedRect(QRectF(self.rect()), RADIUS_DIALOG, RADIUS_DIALOG)

    def _print(self, painter: QPainter, shown: QuickShown) -> None:
        asked = self._question
        if asked is None:
            return
        at = self._places()
        painter.setPen(tint(INK, 0.97))
        if not asked.hands:
            long = len(asked.ask) > LONG_ASK
            painter.setFont(font(24 if long else 34, bold=True))
            self._write_on_card(painter, asked.ask)
        painter.setFont(font(15, bold=True))
        x = at.left + (STAKE_WIDE * at.card if asked.stake is not None else 0.0)
        for hand in asked.hands:
            wide = at.card * (len(hand.cards) + BETWEEN_CARDS * (len(hand.cards) - 1))
            box = QRectF(x, at.top - CAPTION, wide, CAPTION - 8)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, hand.caption)
            x += wide + at.card * BETWEEN_HANDS
        if asked.stake is not None:
            room = QRectF(at.left, at.top - CAPTION, STAKE_WIDE * at.card, at.high + CAPTION)
            grown = max(1.0, self.height() / USUAL)
            draw_stake(painter, asked, room, self.devicePixelRatioF(), grown)
        table = self._posted
        if table is not None:
            x -= at.card * (BETWEEN_HANDS - 0.25)
            room = QRectF(x, at.top - CAPTION, (POSTED_WIDE - 0.25) * at.card, at.high + CAPTION)
            draw_posted(painter, shown.words.placard, table, room)

    def _write_on_card(self, painter: QPainter, words: str) -> None:
        aside = max(40, (self.width() - scaled(CARD_WIDE)) // 2)
        inner = self.rect().adjusted(aside, 20, -aside, -20)
        wrap = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        card = painter.boundingRect(inner, wrap, words).adjusted(-28, -18, 28, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn().surface))
        painter.drawRoundedRect(card, RADIUS_DIALOG, RADIUS_DIALOG)
        painter.setPen(QColor(worn().text))
        painter.drawText(inner, wrap, words)
        painter.setPen(tint(INK, 0.97))


CARD_WIDE = 860
CARD_EDGE = 10
FOOT = 34


class CardView(Painted, QAbstractButton):
    """An open card. Checked, it is one of those pointed at."""

    def __init__(self, card: Card, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.key = key
        self._width = 100.0
        self.setObjectName(f"quick.card.{card}")
        self.setAccessibleName(card.words)
        self.setCheckable(bool(key))
        self.setEnabled(bool(key))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key else Qt.FocusPolicy.NoFocus)
        if key:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(lambda _: self.update())

    def stand(self, x: float, y: float, width: float) -> None:
        """Put the card's top left there; its ring and its key have room around it."""
        self._width = width
        foot = FOOT if self.key else CARD_EDGE
        high = width * CARD_SHAPE
        self.setGeometry(
            round(x) - CARD_EDGE,
            round(y) - CARD_EDGE,
            round(width) + 2 * CARD_EDGE,
            round(high) + CARD_EDGE + foot,
        )

    def paint(self, painter: QPainter) -> None:
        cut = CardCut(self._width, self.devicePixelRatioF(), index=0.45)
        face(self.card, cut).draw(painter, CARD_EDGE, CARD_EDGE)
        if self.key:
            self._ring(painter)
            self._keycap(painter)

    def _ring(self, painter: QPainter) -> None:
        box = QRectF(CARD_EDGE, CARD_EDGE, self._width, self._width * CARD_SHAPE)
        corner = 0.085 * self._width
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(HERE), 5))
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), corner + 4, corner + 4)
        if self.hasFocus():
            painter.setPen(QPen(tint(INK, 0.95), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(-8, -8, 8, 8), corner + 8, corner + 8)

    def _keycap(self, painter: QPainter) -> None:
        box = QRectF(self.width() / 2 - 13, self.height() - 25, 26, 23)
        painter.setPen(QPen(tint(BLACK, 0.35), 1))
        painter.setBrush(QColor(HERE if self.isChecked() else KEYCAP))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor(ON_HERE))
        painter.setFont(font(14, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
