"""The page of settings: each takes effect at once, and is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.game.pay import Teaching
from trainer.settings import TEXT_SCALES, Language, ReducedMotion, Settings, Theme
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    centred,
    column,
    frame,
    hairline,
    label,
    row,
    section_card,
    setting_line,
    wrapped,
)
from trainer.ui.language import own_names
from trainer.ui.people.settings_card import SettingsCard
from trainer.ui.sounds import player
from trainer.wording import say

WIDE, WIDEST, NARROWEST = 1000, 1420, 680
"""The widths of one column, of two, and the least of each of two."""
TARGETS = (10, 15, 20, 30)


class SettingLine(Struct, frozen=True):
    """A setting by the name of its field: its title, its meaning, and its values with words."""

    field: str
    title: str
    says: str
    values: Sequence[tuple[Any, str]]


class SettingsPage(ScrollArea):
    """Shows the settings. Emits them whole when one of them is changed."""

    changed = Signal(object)
    data_asked = Signal()

    def __init__(self) -> None:
        super().__init__("settings", say("Settings"), sideways=True)
        self._settings = Settings()
        self.choices: dict[str, Segments] = {}
        self._can_be_heard = player() is not None
        self.school = SettingsCard()
        self._kept_in = wrapped("", "secondary", name="settings.kept_in")
        self.delivery = _DeliveryCard()
        self.data = Button(say("My data"), "settings.my_data", does=self.data_asked)
        self._put_together()

    def present(self, settings: Settings, kept_in: str) -> None:
        """Show these settings, and the folder that keeps them and all rounds."""
        self._settings = settings
        for name, choice in self.choices.items():
            choice.show_chosen(getattr(settings, name))
        sound = self.choices["sound"]
        if not self._can_be_heard:
            sound.show_chosen(0)
        sound.setEnabled(self._can_be_heard)
        self._kept_in.setText(say("Settings and rounds are kept in {folder}", folder=kept_in))

    def say_delivery(self, stands: str, wrong: str, *, stuck: bool) -> None:
        """Show the state of the delivery to the school, above everything else if something is wrong
        with it; nothing on a machine that belongs to no school. ``stuck``: it goes on with new
        records alone."""
        self.delivery.present(stands, wrong, stuck=stuck)
        place = self._top if wrong else self._foot
        if place.indexOf(self.delivery) < 0:
            place.addWidget(self.delivery)

    def _choose(self, field: str, value: Any) -> None:
        self._settings = replace(self._settings, **{field: value})
        self.changed.emit(self._settings)

    def _card(self, title: str, lines: Iterable[SettingLine]) -> QFrame:
        return section_card(title, *map(self._line, lines))

    def _line(self, line: SettingLine) -> QVBoxLayout:
        control = Segments(f"settings.{line.field}", line.title, line.values)
        control.chosen.connect(partial(self._choose, line.field))
        self.choices[line.field] = control
        return setting_line(line.title, line.says, control)

    def _put_together(self) -> None:
        looks = self._card(say("Appearance"), _looks())
        practice = self._card(say("Practice"), _practice(can_be_heard=self._can_be_heard))
        content = QWidget()
        self._top, self._foot = column(gap=0), column(self.delivery, gap=0)
        self._rest = QWidget()
        self._rest.setLayout(column(self.school, self._foot, self._kept(), gap=16))
        self._left, self._right = column(looks, None, gap=16), column(practice, None, gap=16)
        self._columns = row(self._left, self._right, gap=16)
        title = label(say("Settings"), "title")
        body = column(title, 4, self._top, self._columns, None, gap=16, around=(36, 28, 36, 28))
        content.setLayout(body)
        self._content = content
        self.hold(centred(content))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set two columns of much the same height where each has room for its lines; else one, as
        wide as the page, with the lines of the school last."""
        two = self.viewport().width() >= scaled(2 * NARROWEST)
        under = self._left if two else self._right
        if under.indexOf(self._rest) < 0:
            under.insertWidget(1, self._rest)
        way = QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        self._content.setMaximumWidth((WIDEST if two else WIDE) + 72)

    def _kept(self) -> QFrame:
        """The folder of all data, and the way to its description."""
        line = row((self._kept_in, 1), gap=20, around=(20, 16, 20, 16))
        line.addWidget(self.data, 0, Qt.AlignmentFlag.AlignVCenter)
        return frame("card", line)


class _DeliveryCard(Ground):
    """The state of the delivery to the school, and the remedy if it does not go on."""

    def __init__(self) -> None:
        super().__init__("card")
        self._mark = label("", tone="serious", name="settings.delivery.mark")
        self._stands = wrapped("", "strong", name="settings.delivery.stands")
        self._wrong = wrapped("", name="settings.delivery.wrong")
        title = label(say("Delivery to the school"), "section")
        stands = row(gap=8)
        stands.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        stands.addWidget(self._stands, 1)
        self.new_records = Button(say("Start new records"), "settings.delivery.new_records")
        button = row(self.new_records, None, gap=0)
        body = column(
            title, hairline(), stands, self._wrong, button, gap=8, around=(20, 16, 20, 16)
        )
        self.setLayout(body)
        self.hide()

    def present(self, stands: str, wrong: str, *, stuck: bool) -> None:
        """Show this; hide without words."""
        self.new_records.setVisible(stuck)
        self._stands.setText(stands)
        self._wrong.setText(wrong)
        self._mark.setText("▲" if wrong else "")
        for piece in (self._wrong, self._mark):
            piece.setVisible(bool(wrong))
        self.setVisible(bool(stands))


def _on_off() -> Sequence[tuple[bool, str]]:
    return [(True, say("On")), (False, say("Off"))]


def _looks() -> Iterator[SettingLine]:
    system = say("System default")
    yield SettingLine(
        "language",
        say("Language"),
        say("The language of the program. Houses keep their own words."),
        [(Language.SYSTEM, system), *((Language(code), name) for code, name in own_names())],
    )
    yield SettingLine(
        "theme",
        say("Theme"),
        say("Light or dark colours around the table."),
        [(Theme.SYSTEM, system), (Theme.LIGHT, say("Light")), (Theme.DARK, say("Dark"))],
    )
    yield SettingLine(
        "text_scale",
        say("Text size"),
        say("Not on the felt, which grows with the window."),
        [(scale, say("{share}%", share=scale)) for scale in TEXT_SCALES],
    )
    yield SettingLine(
        "reduced_motion",
        say("Reduce motion"),
        say("Chips and cards move without animation."),
        [
            (ReducedMotion.SYSTEM, system),
            (ReducedMotion.ON, say("On")),
            (ReducedMotion.OFF, say("Off")),
        ],
    )
    deck, says = say("Four-colour deck"), say("Clubs green and diamonds blue.")
    yield SettingLine("four_colour_deck", deck, says, _on_off())


def _practice(*, can_be_heard: bool) -> Iterator[SettingLine]:
    yield SettingLine(
        "feedback",
        say("Feedback"),
        say("When a new table shows your mistakes."),
        [(Feedback.AT_THE_END, say("At the end")), (Feedback.AT_ONCE, say("At once"))],
    )
    yield SettingLine(
        "teaching",
        say("The school's order"),
        say("Right to left, losing wagers first, where a house mandates no order."),
        [
            (Teaching.OFF, say("Not taught")),
            (Teaching.ADVICE, say("As advice")),
            (Teaching.ENFORCED, say("Enforced")),
        ],
    )
    yield SettingLine(
        "target_minutes",
        say("Minutes a day"),
        say("Your daily goal. Today shows your progress."),
        [(0, say("No target")), *((minutes, str(minutes)) for minutes in TARGETS)],
    )
    total, says = say("Total of the cut"), say("The amount in front of the bank, in figures.")
    yield SettingLine("show_cut_total", total, says, _on_off())
    yield SettingLine(
        "chip_marks",
        say("How payments are laid"),
        say("Fewest chips, one value a stack, the highest nearest the wager."),
        [
            (ChipMarks.OFF, say("Not marked")),
            (ChipMarks.ADVICE, say("As advice")),
            (ChipMarks.MINOR, say("As minor mistakes")),
        ],
    )
    why, says = say("Say why first"), say("Choose one reason of three, and say how sure you are.")
    yield SettingLine("say_why", why, says, _on_off())
    heard = say("Chips, cards and a quiet tick; never the only sign of anything.")
    silent = say("This system has no program to play sounds. You hear nothing.")
    yield SettingLine(
        "sound",
        say("Sounds"),
        heard if can_be_heard else silent,
        [(0, say("Off")), (25, say("Soft")), (50, say("Medium")), (100, say("Loud"))],
    )
    keys, says = say("Key guide"), say("Useful keys along the table's edge (F2).")
    yield SettingLine("key_guide", keys, says, _on_off())
