"""The rounds of a window: dealt, worked, finished, opened again; and which comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trainer.school.debrief.debrief import Debrief
from trainer.school.sitting import Sitting
from trainer.ui.confirm import leave_anyway
from trainer.ui.debrief_controller import DebriefController
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.quick_controller import QuickController
from trainer.ui.routes import LIVE_REPORT, place_or
from trainer.ui.session_controller import SessionController
from trainer.ui.shell import Shell
from trainer.wording import phrase, say, say_phrase

NOT_DONE = phrase("This could not be recorded and was not done")


class Rounds:
    """Knows the round on the table, and the debrief in sight."""

    def __init__(
        self,
        shell: Shell,
        quick: QuickController,
        sessions: SessionController,
        debriefs: DebriefController,
    ) -> None:
        self._shell, self._quick = shell, quick
        self._sessions, self._debriefs = sessions, debriefs
        self.sitting: Sitting | None = None
        self._debrief: Debrief | None = None
        self._came_from = "today"

    def forget(self) -> None:
        # The person who worked here is gone.
        self.sitting = self._debrief = None
        self._came_from = "today"

    def deal(self, wanted: RoundAsked) -> None:
        """Deal the table that was chosen on the page of today, which shows it again next time."""
        self._shell.remember(wanted)
        self._begin(wanted)

    def practise(self, house: str, drill: str) -> None:
        """Deal the drill at that house as it is when nothing else is chosen; the choice on the page
        of today stays."""
        self._shell.speak_of(house)
        self._begin(RoundAsked(house, drill, None, self._shell.settings.feedback))

    def _begin(self, wanted: RoundAsked) -> None:
        """Deal that table; begin a quick drill."""
        self._shell.catch_up()
        practice = self._shell.practice
        if practice is not None and not self._quick.begin(wanted.house, wanted.drill):
            self.sit(
                lambda: practice.start(
                    wanted.house,
                    wanted.drill,
                    seats=wanted.seats,
                    feedback=wanted.feedback,
                    teaching=self._shell.settings.teaching,
                    chip_marks=self._shell.settings.chip_marks,
                )
            )

    def practise_skills(self, house: str, skills: Sequence[str]) -> None:
        practice = self._shell.practice
        if practice is not None:
            self.sit(lambda: practice.on_skills(house, skills))

    def go_on(self) -> None:
        """Put the round that was left on the table again, or ask the question that waited."""
        practice = self._shell.practice
        if practice is not None and not self._quick.go_on():
            self.sit(practice.resume, asks=False)

    def go_on_with(self, waiting: str) -> None:
        """Go on with that sitting of questions, or with the table if it is none."""
        practice = self._shell.practice
        if waiting:
            self._quick.go_on_with(waiting)
        elif practice is not None:
            self.sit(practice.resume, asks=False)

    def start_over(self) -> None:
        practice = self._shell.practice
        if self._quick.start_over():
            return
        left = practice.left_off() if practice is not None else None
        if left is not None and left.in_session:
            self._sessions.begin(left.house)
            return
        if practice is not None and left is not None:
            self.sit(
                lambda: practice.start(
                    left.house,
                    left.drill,
                    feedback=left.feedback,
                    teaching=self._shell.settings.teaching,
                    chip_marks=self._shell.settings.chip_marks,
                ),
                asks=False,
            )

    def next_round(self) -> None:
        """Deal the round that comes next.

        A round that was opened again is dealt again; after the guided round the trainee chooses;
        after the last of a session its gain is shown.
        """
        if self.sitting is not None and self.sitting.guided:
            self._shell.turn_to("today")
        elif self.sitting is not None:
            if not self._sessions.end(self.sitting):
                self.sit(self._after(self.sitting))
        elif self._debrief is not None:
            self.again(self._debrief.attempt_id)

    def _after(self, sitting: Sitting) -> Callable[[], Sitting]:
        """The maker of the next round, by the house as the school reads it now."""
        practice = self._shell.practice if self._shell.catch_up() else None
        if practice is None:
            return sitting.next
        return lambda: practice.after(sitting.attempt_id)

    def same_traps(self) -> None:
        """Deal fresh cards with what this round showed."""
        practice, debrief = self._shell.practice, self._debrief
        if practice is not None and debrief is not None:
            self.sit(lambda: practice.same_traps(debrief.attempt_id))

    def again(self, attempt: str) -> None:
        """Deal the very same round once more; ask a quick drill with fresh questions."""
        practice = self._shell.practice
        if practice is not None and not self._quick.again(attempt):
            self.sit(lambda: practice.again(attempt))

    def sit(self, sitting: Callable[[], Sitting | None], *, asks: bool = True) -> None:
        """Put the round that ``deal`` makes on the table; if none can be dealt, say why. The
        trainee is asked first, unless ``asks`` is False."""
        with self._shell.told(say("This table cannot be dealt")):
            # A round that waits cannot be gone on with afterwards.
            if asks and not (self._shell.may_turn() and self._may_leave()):
                return
            dealt = sitting()
            if dealt is None:
                return
            self.sitting = dealt
            self._came_from = place_or(self._shell.window.page, self._came_from)
            page, appearance = self._shell.pages.table, self._shell.appearance
            page.wear(appearance.settings, motion=appearance.motion)
            page.sit_down(dealt)
            self._shell.window.turn_to("table")
            page.setFocus()

    def _may_leave(self) -> bool:
        practice = self._shell.practice
        left = practice.left_off() if practice is not None else None
        if left is None or not left.acts or (left.elsewhere and self._shell.fetching):
            return True
        return leave_anyway(self._shell.window, left)

    def finish(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        if sitting.live is not None:
            self._follow_on(sitting)
            return
        with self._shell.told(say("The round cannot be recorded")):
            self._debrief = sitting.finish()
            self._debriefs.show(self._debrief, _onward(sitting))
            self._shell.window.turn_to("debrief")
            if sitting.guided:
                self._debriefs.explain()

    def _follow_on(self, sitting: Sitting) -> None:
        """Deal the next round of a live table at once; after the last show the report of the
        shift."""
        with self._shell.told(say("The round cannot be recorded")):
            over = sitting.is_last
            sitting.record()
            if over:
                self._shell.turn_to(LIVE_REPORT)
            else:
                self.sit(sitting.next, asks=False)

    def open_round(self, attempt: str) -> None:
        """Show the debrief of a round that was finished before."""
        practice = self._shell.practice
        if practice is None:
            return
        heading = say("This round cannot be opened")
        with self._shell.told(heading):
            if self._quick.open(attempt):
                return
            debrief = practice.results.debrief(attempt)
            if debrief is None:
                where = say("Its house or its cards cannot be read by today's rules.")
                self._shell.tell(heading, (where,))
                return
            self.sitting, self._debrief = None, debrief
            self._came_from = self._shell.window.page
            self._debriefs.show(debrief, say("Deal it again"))
            self._shell.window.turn_to("debrief")

    def leave(self) -> None:
        """Go back to where the round was begun or its debrief opened."""
        self._shell.turn_to(self._came_from)

    def tell_not_done(self, problems: Sequence[str]) -> None:
        """Say that an act at the table could not be recorded."""
        self._shell.tell(say_phrase(NOT_DONE), problems)


def _onward(sitting: Sitting) -> str:
    """The text of the debrief's button that leads on."""
    if sitting.guided:
        return say("Back to Today")
    if sitting.in_session and sitting.is_last:
        return say("What the session gained")
    return say("Deal another") if sitting.is_last else say("Next round")
