"""The rounds of a window: dealt, worked, finished, opened again, and which comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.wording import say

if TYPE_CHECKING:
    from trainer.school.debrief import Debrief
    from trainer.school.sitting import Sitting
    from trainer.ui.desk import Desk
    from trainer.ui.home.snapshot import RoundAsked


class Rounds:
    """Knows the round on the table, and the debrief in sight."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.sitting: Sitting | None = None
        self._debrief: Debrief | None = None
        self._came_from = "today"

    def forget(self) -> None:
        """Whoever worked here is gone: no round is at hand."""
        self.sitting = self._debrief = None

    def deal(self, wanted: RoundAsked) -> None:
        """The table that is wanted is dealt; a quick drill begins."""
        self._desk.remember(wanted)
        self._desk.catch_up()
        practice = self._desk.practice
        if practice is not None and not self._desk.quick.begin(wanted.house, wanted.drill):
            self.sit(
                lambda: practice.start(
                    wanted.house,
                    wanted.drill,
                    seats=wanted.seats,
                    feedback=wanted.feedback,
                    teaching=self._desk.settings.teaching,
                    chip_marks=self._desk.settings.chip_marks,
                )
            )

    def practise(self, house: str, drill: str) -> None:
        """The drill is dealt at that house, as it is when nothing else is chosen."""
        # Late: the window is first painted without it.
        from trainer.ui.home.snapshot import RoundAsked

        self.deal(RoundAsked(house, drill, None, self._desk.settings.feedback))

    def go_on(self) -> None:
        """The round that was left is on the table again, or the question that waited asked."""
        practice = self._desk.practice
        if practice is not None and not self._desk.quick.go_on():
            self.sit(practice.resume, asks=False)

    def start_over(self) -> None:
        """The drill that was left begins again."""
        practice = self._desk.practice
        if self._desk.quick.start_over():
            return
        left = practice.left_off() if practice is not None else None
        if left is not None and left.in_session:
            self._desk.sessions.begin(left.house)
            return
        if practice is not None and left is not None:
            self.sit(
                lambda: practice.start(
                    left.house,
                    left.drill,
                    feedback=left.feedback,
                    teaching=self._desk.settings.teaching,
                    chip_marks=self._desk.settings.chip_marks,
                ),
                asks=False,
            )

    def next_round(self) -> None:
        """After a round its next one; a round that was opened again is dealt again. After the
        guided one the trainee chooses; after the last of a session stands what it gained."""
        if self.sitting is not None and self.sitting.guided:
            self._desk.turn_to("today")
        elif self.sitting is not None:
            if not self._desk.sessions.end(self.sitting):
                self.sit(self._after(self.sitting))
        elif self._debrief is not None:
            self.again(self._debrief.attempt_id)

    def _after(self, sitting: Sitting) -> Callable[[], Sitting]:
        """The maker of the round after that one, by the house as the school reads it now."""
        practice = self._desk.practice if self._desk.catch_up() else None
        if practice is None:
            return sitting.next
        return lambda: practice.after(sitting.attempt_id)

    def same_traps(self) -> None:
        """Fresh cards with what this round showed."""
        practice, debrief = self._desk.practice, self._debrief
        if practice is not None and debrief is not None:
            self.sit(lambda: practice.same_traps(debrief.attempt_id))

    def again(self, attempt: str) -> None:
        """The very same round once more; a quick drill with fresh questions."""
        practice = self._desk.practice
        if practice is not None and not self._desk.quick.again(attempt):
            self.sit(lambda: practice.again(attempt))

    def sit(self, sitting: Callable[[], Sitting | None], *, asks: bool = True) -> None:
        """The round that this deals is on the table; where none can be dealt, it says why. A round
        that waits cannot be gone on with afterwards: unless ``asks`` is not set, it is asked."""
        with self._desk.told(say("This table cannot be dealt")):
            if asks and not self._may_leave():
                return
            dealt = sitting()
            if dealt is None:
                return
            self.sitting = dealt
            self._desk.pages.table.sit_down(dealt)
            self._desk.window.turn_to("table")
            self._desk.pages.table.setFocus()

    def _may_leave(self) -> bool:
        # Late: the window is first painted without it.
        from trainer.ui.work_left import leave_anyway

        practice = self._desk.practice
        left = practice.left_off() if practice is not None else None
        return left is None or not left.acts or leave_anyway(self._desk.window, left)

    def finish(self) -> None:
        """The round is over: its debrief is shown."""
        sitting = self.sitting
        if sitting is None:
            return
        with self._desk.told(say("The round cannot be recorded")):
            self._debrief = sitting.finish()
            self._came_from = "today"
            self._desk.pages.show_debrief(self._explained(self._debrief), _onward(sitting))
            self._desk.window.turn_to("debrief")
            if sitting.guided:
                self._desk.pages.explain_debrief()

    def open_round(self, attempt: str) -> None:
        """The debrief of a round that was finished before."""
        practice = self._desk.practice
        if practice is None:
            return
        heading = say("This round cannot be opened")
        with self._desk.told(heading):
            if self._desk.quick.open(attempt):
                return
            debrief = practice.results.debrief(attempt)
            if debrief is None:
                where = say("Its house or its cards cannot be read by today’s rules.")
                self._desk.tell(heading, (where,))
                return
            self.sitting, self._debrief = None, debrief
            self._came_from = self._desk.window.page
            self._desk.pages.show_debrief(self._explained(debrief), say("Deal it again"))
            self._desk.window.turn_to("debrief")

    def _explained(self, debrief: Debrief) -> Debrief:
        """With the wrong rules that its mistakes fit, and what each cited clause says."""
        if self._desk.practice is None:
            return debrief
        return self._desk.review.with_remarks(self._desk.practice.explained(debrief))

    def leave_debrief(self) -> None:
        """Back to where the debrief was opened from."""
        self._desk.turn_to(self._came_from)


def _onward(sitting: Sitting) -> str:
    """The text of the debrief's button that leads on."""
    if sitting.guided:
        return say("Choose a table")
    if sitting.in_session and sitting.is_last:
        return say("What the session gained")
    return say("Deal another") if sitting.is_last else say("Next round")
