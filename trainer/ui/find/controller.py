"""Find anything: Ctrl+K opens the panel over any page, and the chosen find is opened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from trainer.school.practice import Practice
from trainer.settings import Language
from trainer.ui.debrief_controller import DebriefController
from trainer.ui.find.index import Find, FindIndex, FindKind, Opens
from trainer.ui.find.panel import FindPanel
from trainer.ui.language import spoken
from trainer.ui.parts import Parts, ReadsHelp, ShowsTrainee
from trainer.ui.people_controller import PeopleController
from trainer.ui.rounds import Rounds
from trainer.ui.routes import places_for
from trainer.ui.shell import Shell

SPOKEN = (Language.ENGLISH, Language.RUSSIAN, Language.CHINESE)


class FindController:
    """Opens the panel, and what is chosen in it."""

    def __init__(
        self,
        shell: Shell,
        people: PeopleController,
        debriefs: DebriefController,
        rounds: Rounds,
        parts: Parts,
    ) -> None:
        self._shell, self._people, self._parts = shell, people, parts
        self._debriefs, self._rounds = debriefs, rounds
        self._words: dict[Language, Mapping[Opens, str]] = {}
        self._asked: set[Language] = set()
        self._before: QWidget | None = None
        self.panel: FindPanel | None = None

    def listen(self) -> None:
        """Let Ctrl+K open the panel from now on."""
        keys = QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_K), self._shell.window)
        keys.activated.connect(self.open)

    def open(self) -> None:
        """Open the panel over the page in sight; never in an exam, nor before somebody is let
        in."""
        shell, practice = self._shell, self._shell.practice
        shut = shell.sealed_in or not self._people.lets_see("help")
        if practice is None or shut or self.panel is not None:
            return
        self._before = shell.window.focusWidget()
        index, own = self._index(practice)
        latest = [each for each in own if each.opens.kind is FindKind.ROUND][:5]
        self.panel = FindPanel(shell.window, index, latest)
        self.panel.opened.connect(self._opened)
        self.panel.closed.connect(self.close)
        self._learn_other_languages(practice)

    def close(self) -> None:
        panel, self.panel = self.panel, None
        if panel is None:
            return
        panel.hide()
        panel.deleteLater()
        # The page may have been filled anew meanwhile, and Qt has deleted what had the keyboard.
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None

    # -------------------------------------------------------------- gathered

    def _index(self, practice: Practice) -> tuple[FindIndex, tuple[Find, ...]]:
        # Late: the houses' books and the help are 26 modules, and 20 ms.
        from trainer.ui.find.find_entries import of_the_classes, of_the_program, of_the_trainee

        places, language = places_for(self._people.account), self._language().value
        first, at = self._shell.settings.last_house, practice.curriculum
        common = of_the_program(at, practice.books, places, language, first)
        own = tuple(of_the_trainee(practice, self._shell.now()))
        index = FindIndex.of((*common, *own, *of_the_classes(self._people)))
        for words in self._words.values():
            index = index.with_words(words)
        return index, own

    def _language(self) -> Language:
        return spoken(self._shell.language.chosen)

    def _learn_other_languages(self, practice: Practice) -> None:
        """Read the words of the other languages beside the window, once."""
        # Late: as for the index.
        from trainer.ui.find.find_entries import words_in

        places = places_for(self._people.account)
        for language in SPOKEN:
            if language is not self._language() and language not in self._asked:
                self._asked.add(language)
                work = partial(words_in, language, practice, places)
                then = partial(self._learned, language)
                self._shell.background.run(work, then, owner=self._shell.window)

    def _learned(self, language: Language, words: Mapping[Opens, str]) -> None:
        self._words[language] = words
        practice = self._shell.practice
        if self.panel is not None and practice is not None:
            self.panel.renew(self._index(practice)[0])

    # ---------------------------------------------------------------- opened

    def _opened(self, opens: Opens) -> None:
        self._before = None
        self.close()
        shell = self._shell
        match opens.kind:
            case FindKind.RULE:
                self._debriefs.open_clause(opens.name, opens.part)
            case FindKind.DRILL:
                self._deal(opens.name)
            case FindKind.ROUND | FindKind.MISTAKE:
                self._rounds.open_round(opens.name)
            case FindKind.SETTING:
                shell.turn_to("settings")
                self._light(opens.name)
            case FindKind.PAGE:
                shell.turn_to(opens.name)
            case FindKind.TRAINEE:
                self._show_trainee(opens.name)
            case FindKind.HELP:
                self._show_help(opens.name)

    def _deal(self, drill: str) -> None:
        """Begin the drill at the house chosen last, else at the first that has it."""
        practice = self._shell.practice
        if practice is None:
            return
        at = practice.curriculum
        recipe = at.recipes[drill]
        houses = [house.id for house in at.houses() if recipe in at.serving(house.id)]
        last = self._shell.settings.last_house
        self._shell.practise(last if last in houses else houses[0], drill)

    def _light(self, setting: str) -> None:
        page = self._shell.pages.settings
        control = page.findChild(QWidget, setting)
        if control is None:
            return
        inside = [each for each in control.findChildren(QWidget) if each.property("checked")]
        (inside or [control])[0].setFocus(Qt.FocusReason.TabFocusReason)
        page.ensureWidgetVisible(control)

    def _show_trainee(self, account: str) -> None:
        part = self._parts.of("trainee")
        assert isinstance(part, ShowsTrainee), "that page is of one trainee"
        part.show_trainee(account)

    def _show_help(self, name: str) -> None:
        self._shell.turn_to("help")
        part = self._parts.of("help")
        assert isinstance(part, ReadsHelp), "that page is of the help"
        part.read(name)
