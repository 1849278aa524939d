"""This station on the live wall: it shows its table while somebody watches, and obeys orders."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from trainer.atomic_file import replace_text
from trainer.marking.words import paragraph, sentence
from trainer.records.registry.rows.live import LiveAnswer, LiveNote
from trainer.school.live_wall.station import WITHOUT_CONTACT_MS, LiveStation, Moment, at_table
from trainer.school.live_wall.tile import TileKind, WallTile
from trainer.ui import routes
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import column, frame, label, wrapped
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.pages import TABLE
from trainer.ui.people_controller import PeopleController
from trainer.ui.quick_controller import ASKING
from trainer.ui.rounds import Rounds
from trainer.ui.shell import Shell
from trainer.wording import say

HELD: PageName[HeldPage] = PageName(routes.HELD)
WORKED = frozenset({TABLE, *ASKING})
"""Pages that a supervisor can pause. An exam's are never."""

WATCHED_MS, ALONE_MS = 350, 5_000
"""How often a station asks: while it is watched or paused, and else."""

BEAT_MS = 1_000
"""What is as it was is shown again after so long."""

# A note of an earlier shift is news to nobody.
NEW_NOTE_MS = 12 * 3_600_000
SHOWN = "live_note.json"


class LiveController(QObject):
    """Asks for orders while a trainee is signed in, and shows the work while it is watched. Nothing
    of an exam is shown, and no exam is paused."""

    def __init__(self, shell: Shell, people: PeopleController, rounds: Rounds) -> None:
        super().__init__(shell.window)
        self._shell, self._people, self._rounds = shell, people, rounds
        self._station: LiveStation | None = None
        self._at_work = False
        self._shown: object = None
        self._shown_ms = self._heard_ms = 0
        self._behind = ""
        self._note: LiveNote | None = None
        self._told_note = ""
        self._timer = QTimer(self, interval=WATCHED_MS)
        self._timer.timeout.connect(self.look)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(HELD, HeldPage),))

    @property
    def held(self) -> bool:
        """True while a supervisor has paused the work here."""
        return bool(self._behind)

    def begin(self) -> None:
        """Show the work of the person signed in while it is watched."""
        self.end()
        # On the machine that keeps the school nobody else could watch.
        joined, account = self._people.joined, self._people.account
        if joined is None or joined.is_here or account is None or not account.is_trainee:
            return
        self._heard_ms = self._people.running_ms()
        self._timer.start()

    def end(self) -> None:
        self._timer.stop()
        if self.held:
            self._behind, self._shell.sealed_in = "", frozenset()
        station, self._station = self._station, None
        self._shown, self._note = None, None
        if station is not None:
            self._shell.background.run(station.end)

    # ------------------------------------------------------------------- shown

    def look(self) -> None:
        """Show the work if it is time, and deal with a note that waits."""
        self._tell_note()
        now = self._people.running_ms()
        moment = self._moment()
        if self._at_work or moment is None or not self._is_due(moment, now):
            return
        self._at_work, self._shown, self._shown_ms = True, _print(moment), now
        station = self._station = self._station or self._open()
        self._shell.background.run(
            partial(station.show, moment), partial(self._answered, station), owner=self
        )

    def _is_due(self, moment: Moment, now: int) -> bool:
        answer = self._station.answer if self._station is not None else None
        since = now - self._shown_ms
        if answer is None or not (answer.watched or self.held):
            return since >= ALONE_MS
        return since >= BEAT_MS or _print(moment) != self._shown

    def _moment(self) -> Moment | None:
        """The present moment of this station; None if nobody is there to be shown."""
        account, page = self._people.account, self._behind or self._shell.window.page
        if account is None or self._people.locked:
            return None
        sitting = self._rounds.sitting
        if page == TABLE and sitting is not None and not sitting.is_over:
            return Moment(account.id, at_table=at_table(sitting))
        if page in ASKING:
            return Moment(account.id, WallTile(TileKind.QUESTIONS))
        return Moment(account.id)

    def _open(self) -> LiveStation:
        # Late: the registry is 73 modules that only a machine of a school needs.
        from trainer.records.registry.registry import Registry

        joined, people, home = self._people.joined, self._people, self._shell.home
        assert joined is not None, "a station belongs to a school"
        where, badges = joined.where(home), people.school.badges
        return LiveStation(lambda: Registry.open(where, people.wall_ms, badges=badges))

    # ----------------------------------------------------------------- ordered

    def _answered(self, station: LiveStation, answer: LiveAnswer | None) -> None:
        self._at_work = False
        if station is not self._station:
            return
        now = self._people.running_ms()
        if answer is None:
            self._without_contact(now)
            return
        self._heard_ms = now
        self._hear(answer.note)
        if answer.paused_by:
            self._hold(answer.paused_by)
        else:
            self._release()

    def _without_contact(self, now: int) -> None:
        """Go on without contact, even if paused."""
        if now - self._heard_ms >= WITHOUT_CONTACT_MS:
            self._release()

    def _hold(self, who: str) -> None:
        """Cover the page, and stop its clock."""
        shell, page = self._shell, self._shell.window.page
        if self.held or shell.sealed_in or page not in WORKED:
            return
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
            return  # and held at the next answer
        shell.pause()
        self._behind, note = page, self._note
        shell.turn_to(HELD)
        shell.sealed_in = frozenset({HELD})
        now = note.text if note is not None and note.when == "now" else ""
        shell.window.pages.page(HELD).tell(who, now)
        shell.window.pages.page(HELD).setFocus()
        if now:
            self._note_was_told()

    def _release(self) -> None:
        """Show the page as it was left; a table waits until the trainee goes on."""
        page, self._behind = self._behind, ""
        if page:
            self._shell.sealed_in = frozenset()
            self._shell.come_back(page)

    # ------------------------------------------------------------------- notes

    def _hear(self, note: LiveNote | None) -> None:
        if note is None or note.id == self._told_note or note.id == self._kept():
            return
        if self._people.wall_ms() - note.at_ms < NEW_NOTE_MS:
            self._note = note

    def _tell_note(self) -> None:
        """Show the note that waits once it is time: never over a table that is worked."""
        note, page = self._note, self._shell.window.page
        if note is None or self.held or self._shell.sealed_in:
            return
        if page == TABLE:
            if note.when != "round" and self._shell.pages.table.tell_note(
                say("{name}: {text}", name=note.by, text=note.text), at_once=note.when == "now"
            ):
                self._note_was_told()
        elif page not in WORKED and QApplication.activeModalWidget() is None:
            self._note_was_told()
            self._shell.tell(say("A note from {name}", name=note.by), (note.text,))

    def _note_was_told(self) -> None:
        note, self._note = self._note, None
        if note is not None:
            self._told_note = note.id
            # Not kept, the note is only shown once more after a restart.
            with suppress(OSError):
                replace_text(self._shell.folder / SHOWN, json.dumps({"note": note.id}))

    def _kept(self) -> str:
        """The last note that was told here, even before the program was started."""
        try:
            kept = json.loads((self._shell.folder / SHOWN).read_text(encoding="utf-8"))
            return str(kept["note"])
        # Whatever stands in the file: JSON nested deep enough is a RecursionError, too.
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return ""


def _print(moment: Moment) -> object:
    """The parts of a moment that tell it from others: its page, the acts at a table."""
    at = moment.at_table
    if at is None:
        return moment.tile
    return at.sitting, at.number, tuple(act.elapsed_ms for act in at.table.acts)


class HeldPage(QWidget):
    """Says who paused the table. Only the supervisor lets it go on."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("held")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._who = wrapped("", tone="quiet", name="held.who")
        self._note = wrapped("", name="held.note")
        card = frame("card")
        card.setFixedWidth(420)
        title = label(say("Paused by your supervisor"), "panel", name="held.title")
        stands = wrapped(
            say("The clock has stopped. Everything on the table is kept."), tone="quiet"
        )
        card.setLayout(column(title, self._who, stands, self._note, gap=8, around=24))
        layout = QVBoxLayout(self)
        layout.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)

    def tell(self, who: str, note: str = "") -> None:
        words = say("{name} lets you continue.", name=who)
        self._who.setText(words)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        paused = sentence(say("Paused by your supervisor"))
        self.setAccessibleName(paragraph(paused, words, note))
        announce(self, self.accessibleName())
