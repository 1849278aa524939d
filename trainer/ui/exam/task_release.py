"""The release of an exam's next task, by the school or by the supervisor's PIN, and the page that
waits for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from trainer.school.exam.release import ByPin, FromSchool, Seeds, Wait, locked_by
from trainer.school.exam.room import ExamWaiting
from trainer.school.exam.sitting import ExamSitting
from trainer.school.people.rights import Account, Right
from trainer.school.people.secrets import Verifier
from trainer.ui.application import Application
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, Elided, column, frame, row, wrapped
from trainer.ui.people.exam_handover import Opener
from trainer.wording import say

AGAIN_MS = 5_000
"""The time until a school that did not answer is asked for the next task again."""


class Releasing:
    """Gives an exam its tasks at this window."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._timer = QTimer(app.window, interval=AGAIN_MS)
        self._timer.timeout.connect(self._ask_again)
        self._sitting: ExamSitting | None = None
        self._then: Callable[[], None] = lambda: None

    # ------------------------------------------------------------------ seeds

    def seeds(self, sitting: str) -> Seeds:
        """The source of that sitting's tasks. Raises RegistryFault."""
        people = self._app.people
        assert people.account is not None, "who sits an exam is signed in"
        assert people.registry is not None, "an exam goes on where its school can be reached"
        school = FromSchool(people.registry, people.account.id, sitting, self._deliver)
        lock = people.registry.lock_of(sitting)
        return ByPin(school, Verifier.parse(lock)) if lock else school

    def _deliver(self) -> None:
        """Bring the work so far to the school."""
        self._app.station.deliver_own()

    # -------------------------------------------------------------------- PIN

    def opener(self, heading: str) -> Opener | None:
        """Ask for a supervisor who opens an exam here; None if nobody gave a PIN."""
        given: list[str] = []
        by = self._app.people.ask_pin(Right.OPEN_EXAMS, heading, given=given.append)
        return None if by is None else self.as_opener(by, given[0])

    def as_opener(self, by: Account, pin: str) -> Opener:
        """The supervisor who has just given that PIN, as an opener."""
        joined = self._app.people.joined
        alone = joined is not None and joined.is_here
        return Opener(by, locked_by(pin) if alone else None)

    def let_go_on(self, sitting: str, opened_by: str) -> tuple[Account, Seeds] | None:
        """Ask for a supervisor who lets that exam go on, and find the source of its tasks.

        Without a server that is the person who opened it. None if nobody gave a PIN. Raises
        RegistryFault.
        """
        heading = say("A supervisor lets the exam continue")
        seeds = self.seeds(sitting)
        by = self._unlocked(seeds, heading, opened_by)
        return None if by is None else (by, seeds)

    def release(self, seeds: Seeds, opened_by: str) -> bool:
        """Ask for the PIN that opened the exam; True if it released the next task."""
        return self._unlocked(seeds, say("Release the next task"), opened_by) is not None

    def _unlocked(self, seeds: Seeds, heading: str, opened_by: str) -> Account | None:
        people, given = self._app.people, list[str]()
        alone = isinstance(seeds, ByPin)
        only = people.school.somebody(opened_by) if alone else None
        by = people.ask_pin(Right.OPEN_EXAMS, heading, by=only, given=given.append)
        if by is not None and isinstance(seeds, ByPin) and not seeds.unlock(given[0]):
            remedy = say("If the PIN has changed, set the old one again to continue.")
            other = say("This is not the PIN that opened the exam.")
            self._app.tell(heading, (other, remedy))
            return None
        return by

    # ----------------------------------------------------------------- waiting

    def watch(self, sitting: ExamSitting, then: Callable[[], None]) -> None:
        """Ask a school that does not answer again and again; call ``then`` once the next task is
        there."""
        self._sitting, self._then = sitting, then
        if sitting.waits is Wait.SCHOOL:
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._sitting = None

    def _ask_again(self) -> None:
        """Ask beside the window, which a slow server does not hold up."""
        sitting = self._sitting
        seeds = sitting.seeds if sitting is not None else None
        if sitting is None or not isinstance(seeds, FromSchool):
            self.stop()
            return
        self._timer.stop()
        number = sitting.number
        self._app.background.run(
            lambda: seeds.fetch(number), lambda answered: self._go_on(sitting, answered)
        )

    def _go_on(self, sitting: ExamSitting, answered: bool) -> None:
        if self._sitting is not sitting:
            return
        if answered:
            self.stop()
            self._then()
        else:
            self._timer.start()


def between(sitting: ExamSitting, opener: str) -> WaitShown:
    """The texts of the wait for the next task; ``opener`` opened the exam."""
    title = f"{sitting.blueprint.heading}: " + say(
        "task {number} of {all}", number=sitting.number, all=sitting.of
    )
    held = sitting.held
    why = held.why if held is not None else ""
    if sitting.waits is Wait.PIN:
        says = say(
            "Your work is recorded. The next task needs the PIN of {name}, who opened this "
            "exam. The clock is stopped.",
            name=opener,
        )
        return WaitShown(title, says, ("release", "leave"), why)
    if sitting.waits is Wait.SIGN_IN:
        says = say(
            "Your work is recorded. Your sign-in at the school has ended. Sign out, then sign in "
            "again. A supervisor then lets the exam continue. The clock is stopped."
        )
        return WaitShown(title, says, ("sign_out",))
    says = say(
        "Your work is recorded. The school does not answer. The next task is requested every "
        "few seconds. The clock is stopped."
    )
    return WaitShown(title, says, ("leave",), why)


def after_kill(waiting: ExamWaiting, words: str, stuck: str) -> WaitShown:
    """The texts about an exam that was under way when the program was killed.

    It can only be gone on with; it can be discontinued only if ``stuck`` says why it cannot go on.
    Whoever has it at another station may leave this one. ``words`` tell where it stands.
    """
    title = say("{what}, {house}", what=waiting.title, house=waiting.house_title)
    first: Wish = "discontinue" if stuck else "go_on"
    offers: tuple[Wish, ...] = (first, "sign_out") if waiting.elsewhere else (first,)
    return WaitShown(title, stuck or words, offers)


WIDE = 560

Wish = Literal["release", "go_on", "discontinue", "leave", "sign_out"]


class WaitShown(Struct, frozen=True):
    """The texts and offers of the page, the expected act as the first."""

    title: str
    says: str
    offers: Sequence[Wish]
    why: str = ""


class WaitPage(NamedWidget):
    """Emits what is wanted of the exam. It offers nothing else."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__("exam-wait", say("Exam"))
        self._title = Elided("", "title", name="exam-wait.title", lines=3)
        self._says = wrapped("", name="exam-wait.says")
        self._why = wrapped("", tone="quiet", name="exam-wait.why")
        self.buttons: dict[str, Button] = {
            "release": Button(say("Release by PIN"), "exam-wait.release", kind="primary", key="G"),
            "go_on": Button(say("Resume"), "exam-wait.go-on", kind="primary", key="G"),
            "discontinue": Button(say("Discontinue"), "exam-wait.discontinue"),
            "leave": Button(say("Leave the exam"), "exam-wait.leave"),
            "sign_out": Button(say("Sign out"), "exam-wait.sign-out"),
        }
        for wish, button in self.buttons.items():
            button.clicked.connect(lambda _=False, wish=wish: self.wanted.emit(wish))
        self._put_together()

    def present(self, shown: WaitShown) -> None:
        self._title.setText(shown.title)
        self._says.setText(shown.says)
        self._why.setText(shown.why)
        self._why.setVisible(bool(shown.why))
        for wish, button in self.buttons.items():
            button.setVisible(wish in shown.offers)
        self.buttons[shown.offers[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown = (each for each in self.buttons.values() if each.isVisible() and each.key)
        asked = next((each for each in shown if each.key == event.text().upper()), None)
        if asked is not None:
            asked.click()
        else:
            super().keyPressEvent(event)

    def _put_together(self) -> None:
        card: QFrame = frame("card")
        card.setMaximumWidth(scaled(WIDE))
        body: QVBoxLayout = column(
            self._title,
            self._says,
            self._why,
            row(*self.buttons.values(), None, gap=8),
            gap=14,
            around=(28, 24, 28, 24),
        )
        card.setLayout(body)
        whole: QVBoxLayout = column(None, row(None, card, None), around=(36, 28, 36, 24))
        whole.addStretch(2)
        self.setLayout(whole)
