"""Find anything: all that can be found; Ctrl+K opens the panel over any page, and the chosen find
is opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextvars import copy_context
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from trainer.school.curriculum import Curriculum
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.people.classes import Classes
from trainer.school.people.rights import Right
from trainer.school.practice import Practice
from trainer.school.questions.quick_log import WrongAnswer
from trainer.school.results import MistakeLogged
from trainer.school.words.date_words import lately_at
from trainer.settings import Language
from trainer.ui.find.index import Find, FindIndex, FindKind, Opens, words_of
from trainer.ui.find.panel import FindPanel
from trainer.ui.help.page import READ, text_of
from trainer.ui.home.todays import right_words
from trainer.ui.language import catalogue, spoken
from trainer.ui.parts import Parts, ReadsHelp, ShowsTrainee
from trainer.ui.people_controller import PeopleController
from trainer.ui.review import Review
from trainer.ui.rounds import Rounds
from trainer.ui.routes import BarPlace, places_for
from trainer.ui.shell import Shell
from trainer.wording import Phrase, phrase, say, say_list, say_phrase, speak

SPOKEN = (Language.ENGLISH, Language.RUSSIAN, Language.CHINESE)


class FindController:
    """Opens the panel, and what is chosen in it."""

    def __init__(
        self, shell: Shell, people: PeopleController, review: Review, rounds: Rounds, parts: Parts
    ) -> None:
        self._shell, self._people, self._parts = shell, people, parts
        self._review, self._rounds = review, rounds
        self._words: dict[Language, Mapping[Opens, str]] = {}
        self._asked: set[Language] = set()
        self._before: QWidget | None = None
        self.panel: FindPanel | None = None

    @property
    def knows_every_language(self) -> bool:
        """True once the words of the other languages have come."""
        return len(self._words) == len(SPOKEN) - 1

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
        """Close the panel, and give the keyboard back."""
        panel, self.panel = self.panel, None
        if panel is None:
            return
        panel.hide()
        panel.deleteLater()
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None

    # -------------------------------------------------------------- gathered

    def _index(self, practice: Practice) -> tuple[FindIndex, tuple[Find, ...]]:
        # Late: the houses' books and the help are 26 modules, and 20 ms.

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
                self._review.open_clause(opens.name, opens.part)
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


LATEST = 40
"""So many of the latest rounds and mistakes can be found."""
SETTINGS: tuple[tuple[str, Phrase], ...] = (
    ("settings.language", phrase("Language")),
    ("settings.theme", phrase("Theme")),
    ("settings.text_scale", phrase("Text size")),
    ("settings.motion", phrase("Reduce motion")),
    ("settings.four_colours", phrase("Four-colour deck")),
    ("settings.feedback", phrase("Feedback")),
    ("settings.teaching", phrase("The school's order")),
    ("settings.target", phrase("Minutes a day")),
    ("settings.cut_total", phrase("Total of the cut")),
    ("settings.chips", phrase("How payments are laid")),
    ("settings.say_why", phrase("Say why first")),
    ("settings.key_guide", phrase("Key guide")),
    ("settings.my_data", phrase("My data")),
)


def of_the_program(
    at: Curriculum, books: Bookshelf, places: Iterable[BarPlace], language: str, first: str = ""
) -> Iterator[Find]:
    """Finds that are the same for everybody: rules (of the first house first), drills, settings,
    pages, help."""
    for house in sorted(at.houses(), key=lambda house: house.id != first):
        yield from _rules(books, house.id, house.title, near=house.id == first)
    yield from _drills(at)
    for name, words in SETTINGS:
        opens = Opens(FindKind.SETTING, name)
        yield Find(opens, say_phrase(words), say("Settings"), more=words)
    for place in places:
        yield Find(Opens(FindKind.PAGE, place.page), say_phrase(place.text), more=place.text)
    for topic in READ:
        more = f"{topic.title} {text_of(topic, language)}"
        yield Find(
            Opens(FindKind.HELP, topic.name), say_phrase(topic.title), say("Help"), more=more
        )


def _rules(books: Bookshelf, house: str, title: str, *, near: bool) -> Iterator[Find]:
    for clause in books.book(house).clauses:
        decides = say_list(clause.decides, ";")
        if says := clause.says or decides:
            opens = Opens(FindKind.RULE, house, clause.cite)
            where = say("{what}, {house}", what=clause.cite, house=title)
            yield Find(opens, says, where, more=decides, near=near)


def _drills(at: Curriculum) -> Iterator[Find]:
    served = {each.name for house in at.houses() for each in at.serving(house.id)}
    for name, recipe in at.recipes.items():
        if name in served:
            yield Find(
                Opens(FindKind.DRILL, name), recipe.heading, recipe.promise, more=recipe.title
            )


def of_the_trainee(practice: Practice, now: datetime) -> Iterator[Find]:
    """The trainee's own rounds and mistakes, the latest first."""
    for done in practice.done(LATEST):
        when = lately_at(done.when, now)
        where = say("{what}, {house}", what=when, house=done.house_title)
        cards = practice.results.cards(done.attempt_id)
        opens = Opens(FindKind.ROUND, done.attempt_id)
        yield Find(opens, done.drill_title, where, right_words(done), cards)
    for made in practice.mistakes(LATEST):
        yield _mistake(made, now)


def _mistake(made: MistakeLogged | WrongAnswer, now: datetime) -> Find:
    if isinstance(made, WrongAnswer):
        number, title, where = made.number, made.words, made.drill_title
    else:
        listed = made.mistake
        number, title, where = listed.number, listed.title, listed.where
    words = say_list([lately_at(made.when, now), made.house_title, where], "")
    return Find(Opens(FindKind.MISTAKE, made.attempt_id, str(number)), title, words)


def of_the_classes(people: PeopleController) -> Iterator[Find]:
    """The trainees of the person's own classes, if results may be seen."""
    sees = people.may(Right.SEE_RESULTS)
    if people.account is None or people.registry is None or not sees:
        return
    for each in Classes(people.registry, people.account, people.wall_ms).taught():
        for trainee in each.trainees:
            yield Find(Opens(FindKind.TRAINEE, trainee.id), trainee.name, each.title)


def words_in(
    language: Language, practice: Practice, places: tuple[BarPlace, ...]
) -> Mapping[Opens, str]:
    """The words of everything that is common, in that language."""
    at = practice.curriculum

    def said() -> Mapping[Opens, str]:
        speak(None if language is Language.ENGLISH else catalogue(language))
        books = Bookshelf(at.shelf, at.recipes)
        return words_of(lambda: of_the_program(at, books, places, language.value))

    return copy_context().run(said)
