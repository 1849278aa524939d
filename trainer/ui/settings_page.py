"""The page of settings: each takes effect at once, and is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

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


class SettingsPage(ScrollArea):
    """Shows the settings. Emits them whole when one of them is changed."""

    changed = Signal(object)
    data_asked = Signal()

    def __init__(self) -> None:
        super().__init__("settings", say("Settings"), sideways=True)
        self._settings = Settings()
        self.language = Segments(
            "settings.language",
            say("Language"),
            [
                (Language.SYSTEM, say("System default")),
                *((Language(code), name) for code, name in own_names()),
            ],
        )
        self.theme = Segments(
            "settings.theme",
            say("Theme"),
            [
                (Theme.SYSTEM, say("System default")),
                (Theme.LIGHT, say("Light")),
                (Theme.DARK, say("Dark")),
            ],
        )
        self.text_scale = Segments(
            "settings.text_scale",
            say("Text size"),
            [(scale, say("{share}%", share=scale)) for scale in TEXT_SCALES],
        )
        self.motion = Segments(
            "settings.motion",
            say("Reduce motion"),
            [
                (ReducedMotion.SYSTEM, say("System default")),
                (ReducedMotion.ON, say("On")),
                (ReducedMotion.OFF, say("Off")),
            ],
        )
        self.feedback = Segments(
            "settings.feedback",
            say("Feedback"),
            [(Feedback.AT_THE_END, say("At the end")), (Feedback.AT_ONCE, say("At once"))],
        )
        self.teaching = Segments(
            "settings.teaching",
            say("The school's order"),
            [
                (Teaching.OFF, say("Not taught")),
                (Teaching.ADVICE, say("As advice")),
                (Teaching.ENFORCED, say("Enforced")),
            ],
        )
        self.target = Segments(
            "settings.target",
            say("Minutes a day"),
            [(0, say("No target")), *((minutes, str(minutes)) for minutes in TARGETS)],
        )
        self.four_colours = _switch("settings.four_colours", say("Four-colour deck"))
        self.chips = Segments(
            "settings.chips",
            say("How payments are laid"),
            [
                (ChipMarks.OFF, say("Not marked")),
                (ChipMarks.ADVICE, say("As advice")),
                (ChipMarks.MINOR, say("As minor mistakes")),
            ],
        )
        self.say_why = _switch("settings.say_why", say("Say why first"))
        self.sound = Segments(
            "settings.sound",
            say("Sounds"),
            [(0, say("Off")), (25, say("Soft")), (50, say("Medium")), (100, say("Loud"))],
        )
        self._can_be_heard = player() is not None
        self.key_guide = _switch("settings.key_guide", say("Key guide"))
        self.cut_total = _switch("settings.cut_total", say("Show the total of the cut"))
        self.school = SettingsCard()
        self._kept_in = wrapped("", "secondary", name="settings.kept_in")
        self.delivery = _DeliveryCard()
        self.data = Button(say("My data"), "settings.my_data", does=self.data_asked)
        self._put_together()
        self._connect()

    def present(self, settings: Settings, kept_in: str) -> None:
        """Show these settings, and the folder that keeps them and all rounds."""
        self._settings = settings
        for name, choice in self._choices.items():
            choice.show_chosen(getattr(settings, name))
        if not self._can_be_heard:
            self.sound.show_chosen(0)
        self.sound.setEnabled(self._can_be_heard)
        self._kept_in.setText(say("Settings and rounds are kept in {folder}", folder=kept_in))

    def say_delivery(self, stands: str, wrong: str = "", *, stuck: bool = False) -> None:
        """Show the state of the delivery to the school, above everything else if something is wrong
        with it; nothing on a machine that belongs to no school. ``stuck``: it goes on with new
        records alone."""
        self.delivery.present(stands, wrong, stuck=stuck)
        place = self._top if wrong else self._foot
        if place.indexOf(self.delivery) < 0:
            place.addWidget(self.delivery)

    @property
    def _choices(self) -> Mapping[str, Segments]:
        """The choices, by the names of their settings."""
        return {
            "language": self.language,
            "theme": self.theme,
            "text_scale": self.text_scale,
            "reduced_motion": self.motion,
            "feedback": self.feedback,
            "teaching": self.teaching,
            "target_minutes": self.target,
            "four_colour_deck": self.four_colours,
            "chip_marks": self.chips,
            "say_why": self.say_why,
            "key_guide": self.key_guide,
            "sound": self.sound,
            "show_cut_total": self.cut_total,
        }

    def _connect(self) -> None:
        for name, choice in self._choices.items():
            choice.chosen.connect(partial(self._choose, name))

    @property
    def _sound_words(self) -> str:
        if not self._can_be_heard:
            return say("This system has no program that plays sounds, so nothing can be heard.")
        return say("Chips, cards and a quiet tick; never the only sign of anything.")

    def _choose(self, name: str, value: Any) -> None:
        self._settings = replace(self._settings, **{name: value})
        self.changed.emit(self._settings)

    def _put_together(self) -> None:
        looks = section_card(
            say("Appearance"),
            setting_line(
                say("Language"),
                say("The language of the program. Houses keep their own words."),
                self.language,
            ),
            setting_line(say("Theme"), say("Light or dark colours around the table."), self.theme),
            setting_line(
                say("Text size"),
                say("Not on the felt, which grows with the window."),
                self.text_scale,
            ),
            setting_line(
                say("Reduce motion"), say("Chips and cards move without animation."), self.motion
            ),
            setting_line(
                say("Four-colour deck"), say("Clubs green and diamonds blue."), self.four_colours
            ),
        )
        practice = section_card(
            say("Practice"),
            setting_line(
                say("Feedback"), say("When a new table shows your mistakes."), self.feedback
            ),
            setting_line(
                say("The school's order"),
                say("Right to left, losing wagers first, where a house mandates no order."),
                self.teaching,
            ),
            setting_line(
                say("Minutes a day"),
                say("Your daily goal. Today shows your progress."),
                self.target,
            ),
            setting_line(
                say("Total of the cut"),
                say("The amount in front of the bank, in figures."),
                self.cut_total,
            ),
            setting_line(
                say("How payments are laid"),
                say("Fewest chips, one value a stack, the highest nearest the wager."),
                self.chips,
            ),
            setting_line(
                say("Say why first"),
                say("Choose one reason of three, and say how sure you are."),
                self.say_why,
            ),
            setting_line(say("Sounds"), self._sound_words, self.sound),
            setting_line(
                say("Key guide"), say("Useful keys along the table's edge (F2)."), self.key_guide
            ),
        )
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
        self.new_records = Button(say("Begin new records"), "settings.delivery.new_records")
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


def _switch(name: str, spoken: str) -> Segments:
    return Segments(name, spoken, [(True, say("On")), (False, say("Off"))])
