"""Screens as pictures: the real window with a temporary school of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from trainer.dealing.action import Action, Verb
from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.drills.generate import generate
from trainer.drills.recipe import Exercise, Recipe
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.debrief.briefing import acts_due
from trainer.school.people.station_people import machine_folder
from trainer.school.practice import RECORDS, Practice
from trainer.school.sitting import Sitting
from trainer.settings import Language, ReducedMotion, Settings, Theme
from trainer.shots import exam, live, people, quick, reports, session, workshop
from trainer.shots.names import (
    BOOKS,
    COMPARED,
    EXAMS,
    GUIDED,
    INCIDENTS,
    LIVE_WALLS,
    PEOPLE,
    PROGRESS,
    QUICK,
    QUIZZES,
    READINGS,
    REPLAYS,
    REPORTS,
    REVIEWS,
    SESSIONS,
    STATIONS,
    TABLE_TESTS,
    TABLES,
    WHOLES,
    WORKSHOPS,
)
from trainer.shots.people import practice_of
from trainer.shots.review import Staff
from trainer.shots.session import HALF_WAY, HOUSE, ROUND, TOUCHED, WITH_MISTAKES, SceneTrainee, acts
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.reason_choice import clear_of_hands, why_form
from trainer.ui.table.snapshot import Here
from trainer.ui.table.touches import AmountTyped, Moved

SEED = 20
NOW = datetime(2026, 11, 20, 18, 45, tzinfo=UTC)
ACT_MS = 4200
TRIED = 2
FEW = 9
FEW_OFFERS = 4
DRILL = "as-it-comes"
WHOLE_DRILL = "whole-table"
LEFT_DRILL = "name-the-hand"
ENDS_S = 60.0
PASSES = 6
"""Until a table whose rows became higher has its place."""
PLAYED = (
    ("mbs", "full-table", 0),
    ("prime", "one-colour", 1),
    (HOUSE, "folds", 2),
    ("boxes", DRILL, 1),
    (HOUSE, DRILL, 0),
)


class Drawing(Struct, frozen=True):
    """The order for a picture: the screen, its size, and its look."""

    scene: str
    size: tuple[int, int]
    dark: bool = False
    language: Language = Language.ENGLISH
    four_colour: bool = False
    text_scale: int = 100


class SceneHands:
    """A clock that only acts move, so that pictures never change."""

    def __init__(self) -> None:
        self.ms = 0
        start = int(NOW.timestamp() * 1000) - 3_600_000
        self.clock = Clock(running=lambda: self.ms, wall=lambda: start + self.ms)

    def wait(self, ms: int) -> None:
        """Move the clock by that time."""
        self.ms += ms

    def do(self, sitting: Sitting, actions: Sequence[Action]) -> None:
        """Do the acts one after another, with the clock running from the first frame."""
        sitting.watch.go_on()
        for action in actions:
            self.ms += ACT_MS
            sitting.act(action)


def draw(drawing: Drawing, out: Path) -> bool:
    """Draw the picture into the file. False if it could not be written."""
    app = QApplication.instance() or QApplication(["trainer"])
    assert isinstance(app, QApplication)
    with TemporaryDirectory() as folder:
        stage = SceneStage(Path(folder), drawing)
        stage.play(drawing.scene)
        for _ in range(PASSES):
            app.processEvents()
        written = stage.app.window.grab().save(str(out))
        stage.end()
    return written


class SceneStage:
    """A window that plays up to a scene."""

    def __init__(self, folder: Path, drawing: Drawing) -> None:
        self._hands = SceneHands()
        settings = Settings(
            language=drawing.language,
            theme=Theme.DARK if drawing.dark else Theme.LIGHT,
            four_colour_deck=drawing.four_colour,
            text_scale=drawing.text_scale,
            reduced_motion=ReducedMotion.ON,
            last_house=HOUSE,
        )
        self.app = Application(folder, settings, school=self._school, now=lambda: NOW)
        self.app.window.resize(*drawing.size)
        self.app.open()

    def end(self) -> None:
        """Close the window and its work, so that the folder can be deleted."""
        window = self.app.window
        window.may_close = lambda: True  # a picture asks nobody whether it may go
        window.close()
        self.app.background.close(ENDS_S)
        window.deleteLater()
        # Nothing runs the event loop between two scenes, so nobody else would delete the window.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def play(self, scene: str) -> None:
        if scene in TABLES:
            self._table(TABLES[scene])
        elif scene in BOOKS:
            self._book(BOOKS[scene])
        elif scene in READINGS:
            self._readings(READINGS[scene])
        elif scene in WORKSHOPS:
            workshop.play(self.app, scene)
        elif scene in COMPARED:
            self._book(*COMPARED[scene])
        elif scene in INCIDENTS:
            self._incident(*INCIDENTS[scene])
        elif scene in WHOLES:
            self._whole(WHOLES[scene])
        elif scene in QUICK:
            quick.play(self.app, scene, self._hands.wait)
        elif scene in QUIZZES:
            quick.play_quiz(self.app, scene, self._hands.wait)
        elif scene in TABLE_TESTS:
            exam.play_table_test(self.app, scene, HOUSE, self._hands.wait)
        elif scene == "table-settling":
            self._settling()
        elif scene == "table-why":
            self._reasoned()
        elif scene in TOUCHED:
            self._chips(scene)
        elif scene in PROGRESS:
            due, wait = lambda sitting: [*faultless_of(sitting)], self._hands.wait
            session.play_progress(self.app, scene, HOUSE, due, wait)
        elif scene in live.SCENES:
            live.play(self.app, scene, self._sit_live, faultless_of, self._hands.wait)
        elif scene in GUIDED:
            session.play_guided(self.app, scene, HOUSE)
        elif scene in SESSIONS:
            hands = self._hands
            SceneTrainee(self.app, faultless_of, hands.do, hands.wait).play(scene, HOUSE)
        elif scene in REVIEWS:
            hands = self._hands
            Staff(self.app, hands.clock, faultless_of, hands.do, hands.wait).play(scene)
        elif scene in REPLAYS:
            self._replay(REPLAYS[scene])
        elif scene in EXAMS:
            hands = self._hands
            exam.Hall(self.app, hands.clock, faultless_of, hands.wait).play(scene)
        elif scene in LIVE_WALLS:
            live.play_wall(self.app, scene, self._hands.clock.wall)
        elif scene in PEOPLE:
            people.play(self.app, scene, self._hands.clock.wall)
        elif scene in REPORTS:
            reports.play(self.app, scene, self._hands.clock.wall)
        elif scene in STATIONS:
            people.play_station(self.app, scene, self._hands.clock.wall)
        elif scene == "clause":
            self._debrief(faultless=False)
            self.app.debriefs.show_clause(2)
        elif scene.startswith("debrief"):
            if scene == "debrief-why":
                self.app.keep(replace(self.app.settings, say_why=True))
            self._debrief(faultless=scene.endswith("faultless"))
            self.app.debriefs.costing.work_out()
            if scene in ("debrief-again", "debrief-why"):
                self.app.pages.debrief.try_again(TRIED)
        elif scene == "find":
            self._some_rounds()
            self.app.turn_to("today")
            self.app.find.open()
            if self.app.find.panel is not None:
                self.app.find.panel.field.setText("fold")
        elif scene == "first-start":
            self.app.turn_to("first-start")
        elif scene != "home-empty":
            self._some_rounds()
            self.app.turn_to({"home": "today"}.get(scene, scene))
        self.app.window.show()

    def _school(self, folder: Path) -> Practice:
        return Practice(
            load_houses(machine_folder(folder) / ADDED_HOUSES),
            sound_recipes()[0],
            Log.open(folder / RECORDS, self._hands.clock.wall),
            self._hands.clock,
            _dealt,
        )

    def _sit(self, house: str, seats: int | None = None, drill: str = DRILL) -> Sitting:
        self.app.rounds.deal(RoundAsked(house, drill, seats, Feedback.AT_THE_END))
        sitting = self.app.rounds.sitting
        assert sitting is not None, "the table was dealt"
        return sitting

    def _sit_live(self, drill: str) -> Sitting:
        self.app.sit(lambda: practice_of(self.app).start(HOUSE, drill, seed=live.SEED))
        sitting = self.app.rounds.sitting
        assert sitting is not None, "the table was dealt"
        return sitting

    def _book(self, house: str, against: str = "") -> None:
        self.app.turn_to("houses")
        self.app.pages.houses.present(practice_of(self.app).books, house, against)

    def _readings(self, house: str) -> None:
        """Open the first question, and show the effects of its second answer."""
        self.app.turn_to("houses")
        books, page = practice_of(self.app).books, self.app.pages.houses
        first = books.readings(house).base.readings.questions[0]
        books.weigh(house, first.id)
        page.present(books, house)
        page.show_question(first.id)
        page.questions.look(first.answers[1].id)

    def _table(self, house: str) -> None:
        sitting = self._sit(house, seats=6)
        self._work(sitting, faultless_of(sitting)[:FEW])

    def _incident(self, house: str, line: str) -> None:
        shelf = load_houses(None)
        ruled = load_irregularities(shelf.folder(house))
        self.app.speak_of(house)
        quick.play_incident(self.app, shelf[house], ruled, line)

    def _whole(self, house: str) -> None:
        """Answer the first offers of a whole round."""
        sitting = self._sit(house, seats=5, drill=WHOLE_DRILL)
        due = faultless_of(sitting)
        offers = [at for at, act in enumerate(due, 1) if act.verb is Verb.OFFER]
        self._work(sitting, due[: offers[FEW_OFFERS - 1]])

    def _settling(self) -> None:
        self._work(self._sit(HOUSE), acts(HALF_WAY))
        table = self.app.pages.table.screen_.table
        table.touch(Moved(Here(7, Wager.PAIR_PLUS)))
        table.touch(AmountTyped(Money.parse("60")))

    def _reasoned(self) -> None:
        """Settle a seat whose reason is then asked for, in a dialog drawn into this window."""
        self._settling()
        sitting, table = self.app.rounds.sitting, self.app.pages.table.screen_.table
        asked = sitting.why_asked(7) if sitting is not None else None
        assert asked is not None, "a wager of the seat has its reasons"
        form = why_form(table, asked, lambda said, sure: None)
        form.setWindowFlags(Qt.WindowType.Widget)
        form.setAutoFillBackground(True)
        form.adjustSize()
        form.move(clear_of_hands(table, form, asked.seat))
        form.show()

    def _chips(self, scene: str) -> None:
        self.app.keep(replace(self.app.settings, chip_marks=ChipMarks.MINOR))
        self._settling()
        for touched in TOUCHED[scene]:
            self.app.pages.table.screen_.table.touch(touched)
        if scene.startswith("debrief"):
            self.app.rounds.finish()

    def _debrief(self, *, faultless: bool) -> None:
        sitting = self._sit(HOUSE)
        self._hands.do(sitting, faultless_of(sitting) if faultless else acts(WITH_MISTAKES))
        self.app.rounds.finish()

    def _replay(self, at: str) -> None:
        """Replay the round of the debrief: at its start, where the two dealers differ, or at its
        end; or a whole round that was broken off, with an act that was taken back."""
        if at == "whole":
            self._broken_off()
        else:
            self._debrief(faultless=False)
            self.app.debriefs.watch(0)
        player = self.app.pages.replay.player
        if at == "parting":
            player.go_to_parting()
        elif at == "end":
            player.go(10_000)

    def _broken_off(self) -> None:
        sitting = self._sit(HOUSE, seats=5, drill=WHOLE_DRILL)
        due = faultless_of(sitting)
        offers = [at for at, act in enumerate(due, 1) if act.verb is Verb.OFFER]
        self._hands.do(sitting, due[: offers[FEW_OFFERS - 1]])
        self._hands.do(sitting, [Action(Verb.REVEAL, 0)])
        sitting.undo()
        self._hands.do(sitting, due[offers[FEW_OFFERS - 1] :][:FEW])
        self.app.rounds.finish()
        self.app.debriefs.watch(0)
        self.app.pages.replay.player.go(offers[FEW_OFFERS - 1] + 1)

    def _work(self, sitting: Sitting, actions: Sequence[Action]) -> None:
        self._hands.do(sitting, actions)
        self.app.pages.table.sit_down(sitting)

    def _some_rounds(self) -> None:
        """Work a few rounds at several houses; leave some questions and then a table."""
        practice = practice_of(self.app)
        for house, drill, faults in PLAYED:
            # Not on the table in the window: who takes a picture of what came of it sees none.
            sitting = practice.start(house, drill, feedback=Feedback.AT_THE_END)
            due = faultless_of(sitting)
            self._hands.do(sitting, [act for k, act in enumerate(due) if k % 9 or k // 9 >= faults])
            self._hands.ms += 400_000
            sitting.finish()
        self.app.practise(HOUSE, LEFT_DRILL)
        self._hands.ms += ACT_MS
        self._settling()


def _dealt(rules: HouseRules, recipe: Recipe, seed: int) -> Round:
    """The round of the pictures at its house; another fixed round elsewhere."""
    if rules.house == HOUSE and recipe.name == DRILL:
        return ROUND
    own = recipe.guided or recipe.name == session.TRAPS or recipe.exercise is Exercise.LIVE
    return generate(rules, recipe, seed if own else SEED)


def faultless_of(sitting: Sitting) -> Sequence[Action]:
    """The acts of a faultless dealer in this round."""
    return acts_due(sitting.house, sitting.round_, sitting.part)
