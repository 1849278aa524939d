"""Questions before something is lost: a round with work left, what is erased, what is typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QDialog, QWidget

from trainer.game.rules import HouseRules
from trainer.school.seating import LeftOff
from trainer.ui.kit.form_dialog import FormAsked, NamedField, entries_dropped
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.ui.kit.words_form import Unsent
from trainer.wording import say, say_count

WIDE = 520


class EraseAsked(Dialog):
    """Says what will be gone. It can be confirmed only once ``word`` was typed."""

    def __init__(
        self, parent: QWidget | None, heading: str, sentences: Iterable[str], word: str
    ) -> None:
        super().__init__(parent, "erase", heading)
        self._word = word
        self.field = NamedField("erase.word", say("Type {word} to continue", word=word))
        self.field.line.textChanged.connect(self._look)
        self.erase = Button(say("Erase for good"), "erase.erase", kind="primary", does=self.accept)
        self.leave = Button(say("Keep everything"), "erase.leave", does=self.reject)
        lines = [wrapped(each) for each in sentences]
        for each in lines:
            each.setFixedWidth(WIDE)
        self.setLayout(
            column(
                label(heading, "panel"),
                *lines,
                4,
                self.field,
                4,
                row(self.erase, self.leave, None, gap=10),
                gap=10,
                around=(28, 24, 28, 20),
            )
        )
        self._look()
        self.field.take_keyboard()

    def asked(self) -> bool:
        """Show the dialog; True if erasing was confirmed."""
        return self.exec() == QDialog.DialogCode.Accepted

    def _look(self, *_: object) -> None:
        typed = self.field.text.strip().casefold() == self._word.casefold()
        self.erase.setEnabled(typed)
        # Whoever typed the word and presses Enter means it.
        (self.erase if typed else self.leave).setDefault(True)


def may_lose_words(within: QWidget, *, with_window: bool = False) -> bool:
    """Ask before entries are lost that were made there and not sent; True if they may be, and they
    are dropped. ``with_window``: they would be lost with the whole window."""
    forms = within.findChildren(Unsent)
    begun = [each for each in forms if each.is_begun or (with_window and each.is_lost_with_window)]
    if not begun:
        return True
    if not entries_dropped(within):
        return False
    for form in begun:
        form.forget()
    return True


def left_words(rules: HouseRules, seats: Sequence[int]) -> str:
    """``Seats 3 and 5 are not finished.``"""
    return say_count(
        "{places} is not finished.",
        "{places} are not finished.",
        count=len(seats),
        places=rules.words.place.headed(*seats),
    )


def end_anyway(window: QWidget, left: str) -> bool:
    """Ask if the round is to end with that left; True if so."""
    words = say("{left} What is left counts as left out.", left=left)
    asked = FormAsked(
        window, say("End the round now?"), (), button=say("End the round"), says=words
    )
    return asked.asked()


def leave_anyway(window: QWidget, left: LeftOff) -> bool:
    """Ask if another table is to be dealt in the place of the round that waits; True if so."""
    words = say_count(
        "{drill}, {house}: round {number} has {count} act. You cannot return to it once "
        "another table is dealt.",
        "{drill}, {house}: round {number} has {count} acts. You cannot return to it once "
        "another table is dealt.",
        count=left.acts,
        number=left.number,
        drill=left.drill_title,
        house=left.house_title,
    )
    heading, deal = say("Leave the unfinished round?"), say("Deal another table")
    return FormAsked(window, heading, (), button=deal, says=words).asked()
