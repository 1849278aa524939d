"""The page of the table: the round that is being settled, its clock, pause, and its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.drills.drill_options import Feedback
from trainer.drills.live.tempers import WishAnswer
from trainer.drills.recipe import DrillClock
from trainer.errors import InputError
from trainer.game.chips import Stacks
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.reasoning import WhyAsked
from trainer.school.sitting import Sitting
from trainer.school.words.figure_words import clock_words
from trainer.settings import Settings
from trainer.ui.confirm import end_anyway, left_words
from trainer.ui.guide.guided import Guided
from trainer.ui.incident.controller import MisdealAtTable
from trainer.ui.incident.page import RulingCard, panel_of_misdeal
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import column
from trainer.ui.panel_words import (
    answer,
    grade,
    last_act,
    legends_of,
    notice,
    place_words,
    sitting_words,
)
from trainer.ui.reason_choice import ask_why
from trainer.ui.sounds import Sound, Sounds, sound_of
from trainer.ui.table import touches as touch
from trainer.ui.table.panel.panel_shown import PanelShown
from trainer.ui.table.screen import TableScreen
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_controller import TableController
from trainer.ui.table_overlays import AllKeys, Paused, WhyCard
from trainer.ui.table_shown import live_shown
from trainer.wording import phrase, say_phrase, speak_of

# The clock shows whole seconds: with one look a second it would skip some.
TICK_MS = 250
_NOW = {Part.SETTLEMENT: phrase("Settle this round."), Part.WHOLE: phrase("Work this round.")}


class TablePage(QWidget):
    """Works one sitting's round at the table. Emits when it is done or left, and the problems of an
    act that could not be recorded: then it was not done."""

    done = Signal()
    left = Signal()
    troubled = Signal(object)
    helped = Signal()
    guided = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table.page")
        self.screen_ = TableScreen()
        self.end_anyway: Callable[[str], bool] = partial(end_anyway, self)
        self.ask_why: Callable[[WhyAsked, Callable[[str, int], object]], bool]
        self.ask_why = lambda asked, record: ask_why(self.screen_.table, asked, record)
        self.say_why = False
        self.sounds: Sounds | None = None
        self._sitting: Sitting | None = None
        self._controller: TableController | None = None
        self.told: tuple[MistakeShown, ...] = ()
        self._note = ""
        self._stroke_begins = True
        self._shows_keys = self._show_total = True
        self._works = False
        self._misdeal: MisdealAtTable | None = None
        self._paused = Paused(self)
        self._ruling = RulingCard(self)
        self._ruling.onward.connect(self._misdeal_over)
        self._guided = Guided(self, self.screen_, self._paused)
        self._tick = QTimer(self, interval=TICK_MS)
        self.setLayout(column(self.screen_))
        self.setFocusProxy(self.screen_)
        self.screen_.touched.connect(self._touched)
        self.screen_.guided.connect(self.guided)
        self._tick.timeout.connect(self._show_time)
        self._paused.over.connect(self._go_on)
        self._paused.leaving.connect(self._leave)
        self._paused.helped.connect(self.helped)

    # ------------------------------------------------------------- the round

    def sit_down(self, sitting: Sitting) -> None:
        """Show this sitting's round as it lies; its clock goes on from where it stood."""
        speak_of(sitting.house.rules.spoken)
        self._sitting, self.told, self._note = sitting, (), ""
        self._make_controller()
        self._guided.begin(sitting)
        self.controller.begin()
        self._work_misdeal()
        self._go_on()
        sitting.watch.pause()  # until the first frame: nobody works a table that is not in sight
        QTimer.singleShot(0, self, self._start_clock)
        self._guided.tell_first()

    def _make_controller(self) -> None:
        """Take further touches as acts of the round as it lies."""
        sitting, self._misdeal = self._at_table, None
        self._controller = TableController(
            sitting,
            self._act,
            self._undo,
            self._show,
            [(act.action, act.chips) for act in sitting.acts if act.action is not None],
            can_misdeal=sitting.can_misdeal,
            stroke=sitting.stroke,
        )
        self._controller.hints = self._shows_keys
        self._controller.show_total = self._show_total

    # ----------------------------------------------------- the dealer's own misdeal

    def _work_misdeal(self) -> None:
        """Let the round wait until the misdeal of the last act has been worked."""
        misdeal = self._at_table.misdeal
        if misdeal is not None:
            self._misdeal = MisdealAtTable(self._at_table, misdeal, self._show_misdeal)
            self._misdeal.controller.begin()

    def _show_again(self) -> None:
        if self._misdeal is not None:
            self._misdeal.controller.keys(shown=self._shows_keys)
        else:
            self.controller.show_again()

    def _show_misdeal(self, shown: TableShown) -> None:
        self.screen_.present(shown, self._panel_of_misdeal(shown))

    def _panel_of_misdeal(self, shown: TableShown) -> PanelShown:
        worked = self._misdeal
        here = worked.controller.here if worked is not None else self.screen_.table.here
        last = worked.last if worked is not None else ""
        return panel_of_misdeal(self._panel_of_round(shown), shown, here, last)

    def _touched_misdeal(self, worked: MisdealAtTable, touched: touch.Touch) -> bool:
        """True if the touch was about the misdeal that is on the table."""
        if self._ruling.isVisible():
            return True
        if isinstance(touched, touch.Asked):
            if touched.what == "finish":
                self._misdeal_worked(worked)
            return touched.what in ("finish", "rack dealer")
        if isinstance(touched, touch.Undone) and not worked.controller.acts:
            if self._undo() is not None:
                self._misdeal_over()
            return True
        worked.controller.touched(touched)
        shown = self.screen_.table.shown
        if isinstance(touched, touch.Moved) and shown is not None:
            here = worked.controller.here
            self.screen_.panel.present(self._panel_of_misdeal(shown), shown, here)
        return True

    def _misdeal_worked(self, worked: MisdealAtTable) -> None:
        """Tell the right ruling at once if everything is told so; then the round goes on, or
        ends."""
        marked = worked.go_on()
        if self._at_table.feedback is Feedback.AT_ONCE:
            self._ruling.tell(marked)
        else:
            self._misdeal_over()

    def _misdeal_over(self) -> None:
        self._ruling.hide()
        self._make_controller()
        self.told = ()
        self.controller.show_again()
        last = self._at_table.played_on.last
        if last is not None and last.voids:
            self._finish()
        else:
            self.screen_.setFocus()

    def _start_clock(self) -> None:
        if self._works:
            self._at_table.watch.go_on()

    # ------------------------------------------------------------- looks, and an act

    def wear(self, settings: Settings, *, motion: bool) -> None:
        """Show the table as the settings have it, from the next sitting on."""
        self.screen_.table.moves = motion
        self.screen_.pin_guide(pinned=settings.key_guide)
        self._show_total, self.say_why = settings.show_cut_total, settings.say_why
        if self.sounds is not None:
            self.sounds.volume = settings.sound
        self._guided.still = not motion

    @property
    def controller(self) -> TableController:
        assert self._controller is not None, "a sitting has begun"
        return self._controller

    def _act(self, action: Action, chips: Stacks) -> None:
        self._start_clock()
        answer = self._at_table.act(action, chips=chips)
        mistakes = answer.mistakes if answer is not None else ()
        self.told = mistakes if self._stroke_begins else (*self.told, *mistakes)
        self._stroke_begins = False  # a sweep is several acts: their mistakes are told together
        self._guided.follow(mistakes)
        self._play(sound_of(action))
        if action.verb is Verb.CLEAR:
            self._note = ""
        if self._asks_why and action.verb is Verb.CLEAR and action.place:
            seat = action.place
            # Once the act is shown: the dialog runs a loop of its own, behind which it would wait.
            # A timer, which a wait for the school holds.
            QTimer.singleShot(1, self, lambda: self._ask_why(seat))

    def _play(self, sound: Sound | None) -> None:
        if self.sounds is not None:
            self.sounds.play(sound)

    @property
    def _asks_why(self) -> bool:
        """True if reasons are asked for: by the trainee's choice, or by the drill."""
        drill = self._at_table.drill
        return self.say_why or (drill is not None and drill.why)

    def _ask_why(self, seat: int) -> None:
        """Ask for the reason of one wager of the settled seat. The clock stands meanwhile."""
        sitting = self._sitting
        asked = sitting.why_asked(seat) if sitting is not None and not sitting.is_over else None
        if sitting is None or asked is None or not self.isVisible():
            return
        try:
            with sitting.watch.stopped():
                self.ask_why(asked, lambda said, sure: sitting.say_why(asked, said, sure))
        except InputError as error:
            self.troubled.emit(error.problems)
        self.setFocus()

    def _undo(self) -> Action | None:
        sitting = self._at_table
        last = sitting.acts[-1] if sitting.acts else None
        if last is None or not sitting.undo():
            return None
        self.told = ()
        self._guided.follow(())
        return last.action

    @property
    def _at_table(self) -> Sitting:
        assert self._sitting is not None, "acts belong to a sitting"
        return self._sitting

    # ------------------------------------------------------------ a note to the trainee

    def tell_note(self, words: str, *, at_once: bool) -> bool:
        """Show a supervisor's note beside the table, after a seat or at once; True once it is
        shown. It stays until the next seat is cleared."""
        if self._controller is None or not self._works or self._misdeal is not None:
            return False
        acts = self._at_table.acts
        last = acts[-1].action if acts else None
        if not at_once and (last is None or last.verb is not Verb.CLEAR):
            return False
        self._note = words
        self._show_again()
        announce(self, words)
        return True

    # ------------------------------------------------------------- touches

    def _touched(self, touched: touch.Touch) -> None:
        """A round that is paused or finished takes none, whatever sends it."""
        if self._controller is None or not self._works or self._at_table.is_over:
            return None
        worked = self._misdeal
        try:
            if worked is not None and self._touched_misdeal(worked, touched):
                return None
        except InputError as error:
            return self.troubled.emit(error.problems)
        if isinstance(touched, touch.Answered):
            return self._answer(touched)
        if isinstance(touched, touch.Asked):
            return self._asked(touched.what)
        self._stroke_begins = True
        if isinstance(touched, touch.ChipAdded | touch.ChipRemoved):
            self._play(Sound.TICK)
        try:
            self._controller.touched(touched)
            if not isinstance(touched, touch.Moved):
                self._work_misdeal()
        except InputError as error:
            return self.troubled.emit(error.problems)
        if isinstance(touched, touch.Moved):
            self._show_place()
        return None

    def _answer(self, answered: touch.Answered) -> None:
        """Answer a player; the trainee's place on the felt stays."""
        sitting, live = self._at_table, self._at_table.live
        try:
            if live is not None:
                self._start_clock()
                live.answer(answered.seat, WishAnswer(answered.word), sitting.watch.elapsed_ms)
                self.controller.show_again()
        except InputError as error:
            self.troubled.emit(error.problems)

    @property
    def _asking(self) -> tuple[int, ...]:
        live = self._at_table.live
        return () if live is None else tuple(each.of.seat for each in live.open)

    def _show_place(self) -> None:
        """Only the panel says something new."""
        # The table is where it was.
        shown = self.screen_.table.shown
        if shown is not None:
            self.screen_.panel.present(self._panel(shown), shown, self.controller.here)
            self._guided.point()

    def _asked(self, what: str) -> None:
        asked: dict[str, Callable[[], None]] = {
            "finish": self._finish,
            "rack dealer": self._finish,
            "pause": self.pause,
            "leave": self._leave,
            "hints": self._hints,
            "keys": self._all_keys,
            "why": self._tell_why,
        }
        asked[what]()

    # ------------------------------------------------------------- the panel

    def _show(self, shown: TableShown) -> None:
        shown = replace(shown, asking=self._asking)
        self.screen_.present(shown, self._panel(shown))
        self._guided.point()

    def _panel(self, shown: TableShown) -> PanelShown:
        here, cut = self.controller.here, self.controller.cut_total
        return self._guided.panel(self._panel_of_round(shown), shown, here, cut)

    def _panel_of_round(self, shown: TableShown) -> PanelShown:
        sitting, live = self._at_table, self._at_table.live
        return PanelShown(
            house=sitting.house.title,
            drill=sitting_words(sitting),
            clock=self._clock(),
            now=say_phrase(_NOW[sitting.part]),
            detail=place_words(shown, self.controller.here),
            last=self._last_act(),
            last_stands=sitting.last_stands,
            notice=self._note or notice(self.told),
            grade="" if self._note else grade(self.told),
            keys=self._shows_keys,
            legends=legends_of(sitting),
            live=None if live is None else live_shown(sitting, live),
            can_tell_why=sitting.why is not None,
        )

    def _last_act(self) -> str:
        acts = self._at_table.acts
        action = acts[-1].action if acts else None
        if action is None:
            return ""
        said = last_act(self._at_table.house.rules, action)
        return said + answer(self._at_table.view, action, self._at_table.house.rules)

    def _clock(self) -> str:
        sitting = self._at_table
        clock = sitting.drill.clock if sitting.drill is not None else DrillClock()
        return clock_words(clock, sitting.watch.elapsed_ms)

    def _show_time(self) -> None:
        sitting, live = self._at_table, self._at_table.live
        if live is None:
            self.screen_.tick(self._clock())
            return
        try:
            stirred = live.tick(sitting.watch.elapsed_ms)
        except InputError as error:
            self._tick.stop()
            self.troubled.emit(error.problems)
            return
        if stirred:
            self.controller.show_again()
        else:
            self.screen_.tick_live(live_shown(sitting, live))

    def _hints(self) -> None:
        self._shows_keys = not self._shows_keys
        self.controller.hints = self._shows_keys
        self._show_again()

    def _all_keys(self) -> None:
        keys = AllKeys(self.screen_.table.chips, self.screen_.table.seats, self)
        keys.more.clicked.connect(self.helped)
        keys.exec()
        self.screen_.setFocus()

    def _tell_why(self) -> None:
        """Tell the reason while the clock stands still."""
        why = self._at_table.why
        if why is not None:
            self._stop()
            WhyCard(why, self, self._at_table.example).exec()
            self._go_on()

    # ------------------------------------------------------- pause, end, way

    def _finish(self) -> None:
        """A round with work left ends only where that is meant."""
        self._stop()
        left = self._at_table.left
        if not left or self.end_anyway(left_words(self._at_table.house.rules, left)):
            self.done.emit()
        self._run_if_open()

    def _leave(self) -> None:
        self._stop()
        self.left.emit()
        self._run_if_open()

    def _run_if_open(self) -> None:
        """Go on with a round that could not be finished or left."""
        if self.isVisible() and self._sitting is not None and not self._sitting.is_over:
            self._go_on()

    def pause(self) -> None:
        """Cover the table, and stop its clock until somebody goes on."""
        self._stop()
        self._paused.cover()

    def _go_on(self) -> None:
        self._paused.hide()
        self._works = True
        if self._sitting is not None:
            self._sitting.watch.go_on()
        self.screen_.tick(self._clock() if self._sitting is not None else "")
        self._tick.start()
        self.screen_.setFocus()
        self._guided.point()

    def _stop(self) -> None:
        self._works = False
        if self._sitting is not None:
            self._sitting.watch.pause()
        self._tick.stop()
        self._paused.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._sitting is not None and not self._works and not self._sitting.is_over:
            self.pause()

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paused.setGeometry(self.rect())
        if self._ruling.isVisible():
            self._ruling.stand()
        # The table is laid out after this event; until then what is pointed at has its old place.
        QTimer.singleShot(0, self, self._guided.point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._touched(touch.Asked("finish"))
            return
        super().keyPressEvent(event)
