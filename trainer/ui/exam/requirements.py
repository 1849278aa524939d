"""The requirements of an exam: decisions in each area, events that must come up; their problems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.drills.events.events import EVENTS, event_words
from trainer.drills.exam.areas import WITH_DECISIONS, ExamArea
from trainer.drills.exam.blueprint import MOST_DECISIONS, MOST_ROUNDS, Blueprint, ItemWanted
from trainer.school.exam.forms import FormWeight
from trainer.ui.exam.numbers import ItemField
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, emptied, frame, hairline, label, row, wrapped
from trainer.wording import phrase, say, say_list, say_phrase


class AskedFor(Ground):
    """Shows what a blueprint asks for, to be changed; it knows what else the house can show.

    ``seen`` is a card of its own: the events of every form.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__("card")
        self.areas: dict[ExamArea, ItemField] = {
            area: ItemField(f"exam-set.{area}", area.words, MOST_DECISIONS)
            for area in WITH_DECISIONS
        }
        self.shows: dict[str, ItemField] = {}
        self.seen = frame("card")
        self.more = DropDown("exam-set.more", say("What else is to be seen"), narrow=True)
        self.add_ = Button(say("Add"), "exam-set.add", does=self._ask_more)
        self.clear = Button(say("Ask for none of these"), "exam-set.clear", does=self._clear)
        self.clear.setProperty("small", "true")
        self._size = label("", "secondary", name="exam-set.size")
        self._sum = wrapped("", "strong", name="exam-set.sum")
        self._starred = wrapped("", tone="quiet", name="exam-set.starred")
        self._events: QVBoxLayout = column()
        self._listed: QVBoxLayout = self._events
        for item in self.areas.values():
            item.changed.connect(self.changed)
        self._put_together()

    def present(self, blueprint: Blueprint, there: Iterable[str]) -> None:
        """Show what that blueprint asks for; ``there`` is all that its house can show. Everything
        is called as that house calls it, if it is the one that is spoken of."""
        for area, item in self.areas.items():
            item.entitle(area.words)
            item.show_wanted(blueprint.areas.get(area))
        self.shows.clear()
        listed: QVBoxLayout = column(gap=4)
        by_stars = sorted(blueprint.shows.items(), key=lambda each: not each[1].starred)
        for event, wanted in by_stars:
            listed.addWidget(self._item(event, wanted))
        self._list(listed)
        self.offer(there)

    def offer(self, there: Iterable[str]) -> None:
        """Offer all events that the house can show, but those asked for already."""
        more = frozenset(there) - self.shows.keys()
        self.more.clear()
        self.more.offer((event, event_words(event)) for event in EVENTS if event in more)
        self.add_.setEnabled(self.more.count() > 0)

    def show_held(self, weight: FormWeight | None, size: str, total: str) -> None:
        """Show what every form holds of each area, its rounds and seats, and the whole."""
        for area, item in self.areas.items():
            item.show_held(weight.areas.get(area, 0) if weight is not None else None)
        self._size.setText(size)
        self._sum.setText(total)
        starred = starred_words(self.areas_wanted, self.shows_wanted)
        self._starred.setText(starred)
        self._starred.setVisible(bool(starred))

    @property
    def areas_wanted(self) -> dict[ExamArea, ItemWanted]:
        return _wanted(self.areas)

    @property
    def shows_wanted(self) -> dict[str, ItemWanted]:
        return _wanted(self.shows)

    def add(self, event: str) -> None:
        """Ask for that event too, in one round at least."""
        self._listed.addWidget(self._item(event, ItemWanted()))
        self.shows[event].count.setFocus(Qt.FocusReason.OtherFocusReason)
        self.more.removeItem(self.more.findData(event))
        self.add_.setEnabled(self.more.count() > 0)

    def _list(self, listed: QVBoxLayout) -> None:
        """Put the whole list in the place of the one before."""
        emptied(self._events)
        # Items put into the window one by one would each be styled on its own: 0.8 s.
        holder = QWidget()
        holder.setLayout(listed)
        self._listed = listed
        self._events.addWidget(holder)

    def _item(self, event: str, wanted: ItemWanted) -> ItemField:
        item = ItemField(f"exam-set.{event}", event_words(event), MOST_ROUNDS)
        item.show_wanted(wanted)
        item.changed.connect(self.changed)
        self.shows[event] = item
        return item

    def _ask_more(self, *_: object) -> None:
        event = self.more.currentData()
        if event is not None:
            self.add(str(event))

    def _clear(self, *_: object) -> None:
        # A short exam by hand begins so.
        for item in (*self.areas.values(), *self.shows.values()):
            item.show_wanted(None)

    def _put_together(self) -> None:
        title = wrapped(say("What a form holds"), "section")
        head = row((column(title, self._size, gap=0), 1), self.clear, gap=8)
        body: QVBoxLayout = column(head, gap=2, around=(20, 8, 20, 10))
        body.addSpacing(6)
        body.addLayout(_heads(say("Area"), say("At least")))
        body.addSpacing(2)
        for item in self.areas.values():
            body.addWidget(item)
        body.addSpacing(4)
        body.addWidget(hairline())
        body.addSpacing(6)
        body.addWidget(self._sum)
        body.addWidget(self._starred)
        self.setLayout(body)
        more = row((self.more, 1), self.add_, gap=8)
        heads = _heads(say("Seen in every form"), say("Rounds"))
        self.seen.setLayout(column(heads, self._events, more, gap=6, around=(20, 12, 20, 14)))


def _heads(what: str, count: str) -> QHBoxLayout:
    """The titles of the columns of counters."""
    made = row((label(what, "caption"), 1), gap=10)
    for words in (count, say("★ Starred")):
        head = label(words, "caption")
        head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head.setFixedWidth(scaled(STEPPER_WIDE) if scaled(100) > 100 else STEPPER_WIDE)
        made.addWidget(head)
    return made


STEPPER_WIDE = 100


_Name = TypeVar("_Name", ExamArea, str)


def _wanted(items: Mapping[_Name, ItemField]) -> dict[_Name, ItemWanted]:
    found = ((name, item.wanted) for name, item in items.items())
    return {name: wanted for name, wanted in found if wanted is not None}


_STAR_ON = {
    "ace_low_straight": phrase("a hand of 3-2-A"),
    "beaten_with_ante_bonus": phrase("Ante Bonus of a beaten hand"),
    "dealer_not_qualified": phrase("Ante where the dealer does not qualify"),
    "fold_with_live_wager": phrase("a wager that stays in play after a fold"),
    "low_pair_qualifies": phrase("Play against a low pair"),
    "low_queen_qualifies": phrase("Play against Q-3-2 to Q-6-3"),
    "low_hand_qualifies": phrase("Play against one of the lowest hands that qualify"),
    "tie": phrase("Play of an equal hand"),
}
"""The wager that is starred, of the events that the floor tests star."""


def starred_words(areas: Mapping[ExamArea, ItemWanted], shows: Mapping[str, ItemWanted]) -> str:
    """``The star is on: Play of an equal hand; Ante Bonus of a beaten hand.`` Nothing for none."""
    on = [area.words for area, wanted in areas.items() if wanted.starred]
    for event, wanted in shows.items():
        if wanted.starred:
            words = _STAR_ON.get(event)
            on.append(say_phrase(words) if words else event_words(event).removesuffix("."))
    return say("The star is on: {wagers}.", wagers=say_list(on, ";")) if on else ""
