"""A round on the board: taps are kept, other acts are asked for, and the round is ended."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.dealing.action import Action
from trainer.school.table_test import other_acts
from trainer.school.table_test.board import BoardSpot
from trainer.school.table_test.watch import open_duties
from trainer.school.words.figure_words import clock
from trainer.ui.table_test.open_test import FORM, SETUP, WATCH, OpenTest
from trainer.ui.table_test.watch_page import WatchPage
from trainer.wording import say


class BoardController:
    """Keeps the board. ``meanwhile``: the form is shown and the round goes on."""

    def __init__(self, at: OpenTest) -> None:
        self.at = at
        self.meanwhile = False

    def watch(self, at: int) -> None:
        """Put that round on the board; one that is over is opened again first."""
        if self.at.held.decided is not None:
            self.at.app.turn_to(FORM)
            return
        self.at.round = self.at.tests.round_at_table(self.at.held, at)
        if self.at.round.watched.over and not self._opened_again():
            return
        page, count = self.page, len(self.at.held.rounds)
        title = say("Round {number} of {count}", number=at + 1, count=count)
        under = say(
            "{dealer} · {house}", dealer=self.at.held.dealer.name, house=self.at.house.title
        )
        page.lay(title, under, self.at.round.board, self._time)
        self.at.app.turn_to(WATCH)
        page.go_to_next()

    def _opened_again(self) -> bool:
        with self.at.app.told(say("The round cannot be opened again")):
            self.at.watched.open_again()
        self.at.test = self.at.watched.test
        return not self.at.watched.watched.over

    def tap(self, acts: Sequence[Action]) -> None:
        with self.at.app.told(say("It could not be saved, so it was not recorded")):
            self.at.watched.tap(acts)
        self._follow()

    def undo(self) -> None:
        with self.at.app.told(say("It could not be saved, so it was not undone")):
            self.at.watched.undo()
        self._follow()

    def ask_spot(self, spot: BoardSpot) -> None:
        watching = self.at.watched.watching
        if spot.wager is not None and spot.place:
            self.page.ask(other_acts.at_wager(watching, spot.place, spot.wager), spot.due)
        elif spot.place:
            self.ask_seat(spot.place)
        else:
            self.ask_table()

    def ask_seat(self, seat: int) -> None:
        self.page.ask(other_acts.at_seat(self.at.watched.watching, seat))

    def ask_table(self) -> None:
        """Ask for the other acts and calls for the whole table."""
        self.page.ask(other_acts.at_table(self.at.watched.watching))

    def choose(self, act: Action) -> None:
        """Record that act in place of the due one."""
        self.tap((act,))

    def ask_end(self) -> None:
        """Ask if the due acts that nobody tapped were done."""
        self.page.ask_end([words for words, _ in open_duties(self.at.watched.watching)])

    def end(self, done: Sequence[int]) -> None:
        """End the round; the acts at these places were done, though nobody tapped them."""
        missing = open_duties(self.at.watched.watching)
        steps = [step for at in done for step in missing[at][1]]
        with self.at.app.told(say("The round cannot be ended")):
            self.at.test = self.at.watched.end(steps)
            self.meanwhile = False
            self.at.app.turn_to(SETUP if self.at.test.current is not None else FORM)

    def leave_watching(self) -> None:
        """Go back to the layout; the round stays open."""
        self.at.app.turn_to(SETUP)

    def judge_meanwhile(self) -> None:
        """Show the form while the round goes on; it leads back to the board."""
        self.meanwhile = True
        self.at.app.turn_to(FORM)

    def _follow(self) -> None:
        self.at.test = self.at.watched.test
        self.page.present(self.at.watched.board)

    def _time(self) -> str:
        return clock(self.at.round.elapsed_ms) if self.at.round is not None else ""

    def build(self) -> WatchPage:
        page = WatchPage()
        page.tapped.connect(self.tap)
        page.undone.connect(self.undo)
        page.spot_asked.connect(self.ask_spot)
        page.seat_asked.connect(self.ask_seat)
        page.table_asked.connect(self.ask_table)
        page.chosen.connect(self.choose)
        page.ending.connect(self.ask_end)
        page.ended.connect(self.end)
        page.judged.connect(self.judge_meanwhile)
        page.left.connect(self.leave_watching)
        return page

    def come_back(self) -> None:
        self.at.watched.test = self.at.held
        self.at.app.turn_to(WATCH)
        self.page.go_to_next()

    @property
    def page(self) -> WatchPage:
        return self.at.page(WATCH)
