"""All that can be found, read from the houses, the records, the settings and the help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextvars import copy_context
from datetime import datetime

from trainer.school.curriculum import Curriculum
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.people.classes import Classes
from trainer.school.people.rights import Right
from trainer.school.practice import Practice
from trainer.school.questions.quick_log import WrongAnswer
from trainer.school.results import MistakeLogged
from trainer.school.words.date_words import lately_at
from trainer.settings import Language
from trainer.ui.find.index import Find, FindKind, Opens, words_of
from trainer.ui.help.page import READ, text_of
from trainer.ui.home.today_content import right_words
from trainer.ui.language import catalogue
from trainer.ui.people_controller import PeopleController
from trainer.ui.routes import BarPlace
from trainer.wording import Phrase, phrase, say, say_list, say_phrase, speak

LATEST = 40
"""The number of the latest rounds and mistakes that can be found."""
SETTINGS: tuple[tuple[str, Phrase, Phrase], ...] = (
    ("settings.language", phrase("Language"), phrase("translation")),
    ("settings.theme", phrase("Theme"), phrase("dark mode, light, night, colours")),
    ("settings.text_scale", phrase("Text size"), phrase("font size, larger letters, zoom")),
    ("settings.reduced_motion", phrase("Reduce motion"), phrase("animation")),
    ("settings.four_colour_deck", phrase("Four-colour deck"), phrase("suits, colours of cards")),
    ("settings.feedback", phrase("Feedback"), phrase("mistakes at once or at the end")),
    ("settings.teaching", phrase("The school's order"), phrase("order of settling, seat order")),
    ("settings.target_minutes", phrase("Minutes a day"), phrase("daily goal, target")),
    ("settings.show_cut_total", phrase("Total of the cut"), phrase("sum of chips")),
    ("settings.chip_marks", phrase("How payments are laid"), phrase("chips, stacks, payout")),
    ("settings.say_why", phrase("Say why first"), phrase("reason, sure")),
    ("settings.sound", phrase("Sounds"), phrase("volume, mute")),
    ("settings.key_guide", phrase("Key guide"), phrase("keyboard, hotkeys, shortcuts")),
    ("settings.my_data", phrase("My data"), phrase("delete, erase, export, privacy")),
)
"""The settings: their control, their name, and other words by which people look for them."""
OF_PAGES: dict[str, Phrase] = {
    "quiz": phrase("test, questions"),
    "challenges": phrase("round of the day, ladder"),
    "houses": phrase("rules, pay tables, odds, commission, house edge, cheat sheet, print out"),
    "progress": phrase("chance of passing, skills, readiness"),
    "results": phrase("history, replay, my rounds"),
    "mistakes": phrase("errors, review"),
    "people": phrase("accounts, new password, forgotten password, classes"),
    "audit": phrase("backup, log"),
}
"""Other words by which people look for a page."""
OF_DRILLS: dict[str, Phrase] = {
    "name-the-hand": phrase("pair of fives, three queens, king high, straight, flush"),
    "does-the-dealer-play": phrase("dealer qualifies, queen high, lowest hand"),
    "no-game": phrase("dealer does not play, does not qualify, no game"),
    "order-of-seats": phrase("which seat first, which wager first, pay order, right to left"),
    "flash-pair-plus": phrase("how much a flush pays, straight flush payout"),
    "flash-ante-and-play": phrase("ante, base wager, first bet, raise"),
    "what-is-ruled": phrase(
        "misdeal, exposed card, flashed card, extra card, four cards dealt, ruling, dead hand, "
        "voided hand, redeal"
    ),
    "cards-gone-wrong": phrase("blank card, foreign card, wrong deck, marked card, burn card"),
    "ties-and-kickers": phrase("equal hands, push, return the bet, stand-off, draw"),
    "stop-call-resume": phrase("call the floor, pit boss, manager, inspector"),
    "late-bets": phrase("late bet, bet after the cards, past posting"),
    "folds": phrase("fold with Pair Plus, muck, surrender"),
}
"""Other words by which dealers look for a drill."""
OF_HELP: dict[str, Phrase] = {
    "account": phrase("change password, forgot password, log out, logout, lock screen, PIN"),
    "table": phrase("chip tray, float, rack, shoe, shuffler, turn over, show cards"),
}
"""Other words by which people look for a text of the help."""


def of_the_program(
    at: Curriculum, books: Bookshelf, places: Iterable[BarPlace], language: str, first: str = ""
) -> Iterator[Find]:
    """Finds that are the same for everybody: rules (of the first house first), drills, settings,
    pages, help."""
    for house in sorted(at.houses(), key=lambda house: house.id != first):
        yield from _rules(books, house.id, house.title, near=house.id == first)
    yield from _drills(at)
    for name, words, others in SETTINGS:
        opens, more = Opens(FindKind.SETTING, name), f"{words} {say_phrase(others)}"
        yield Find(opens, say_phrase(words), say("Settings"), more=more)
    for place in places:
        others = OF_PAGES.get(place.page, place.text)
        more = f"{place.text} {say_phrase(others)}"
        yield Find(Opens(FindKind.PAGE, place.page), say_phrase(place.text), more=more)
    for topic in READ:
        other = say_phrase(OF_HELP[topic.name]) if topic.name in OF_HELP else ""
        more = f"{topic.title} {other} {text_of(topic, language)}"
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
            others = say_phrase(OF_DRILLS[name]) if name in OF_DRILLS else ""
            more = f"{recipe.title} {others}"
            yield Find(Opens(FindKind.DRILL, name), recipe.heading, recipe.promise, more=more)


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
        number, title, where = listed.number, listed.title, listed.where_
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
