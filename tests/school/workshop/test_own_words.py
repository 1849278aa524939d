"""The house's own words for people and calls: set in the forms, and said everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from tests.school.workshop.made import found, write
from tests.some_houses import shelf
from tests.wording.ts_file import LANGUAGES, file_of, read
from trainer.dealing.action import Action
from trainer.dealing.check import check
from trainer.dealing.procedure import Part, StepKind, Within
from trainer.dealing.script import faultless, script_for
from trainer.drills.irregularities.incident_stage import sound_round
from trainer.drills.stream import Stream
from trainer.errors import HouseFileError
from trainer.game.house_words import PlayerWord
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.houses import HouseShelf
from trainer.marking.why import why
from trainer.marking.words import act_done, at_seat, called_title, equal_hands, players, spot
from trainer.school.handouts.cheat_sheet import cheat_sheet
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.house_book.steps import after_words, step_words
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.form_pieces import Choice, Line
from trainer.school.workshop.ruling_forms import ruling_sections
from trainer.school.workshop.step_changes import step_name
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.ui.table.calls import SAID, in_house_words
from trainer.ui.table.felt_words import felt_words
from trainer.ui.workshop.reading_work import changes_shown
from trainer.wording import phrase, speak

CALL = "Rien ne va plus"


ROWS = "A-K-Q of spades; Mini Royal; Straight flush; Triples; Straight"


def test_a_copied_row_takes_the_name_that_the_document_prints(draft: Draft) -> None:
    before = draft.text(RULES_FILE)
    _, line = found(draft, "pair_plus.names")
    assert isinstance(line, Line)
    write(draft, "pair_plus.names", line.value)
    assert draft.text(RULES_FILE) == before
    write(draft, "progressive.names", ROWS)
    rows = draft.at(RULES_FILE, ("progressive", "pays"))
    assert rows["mini_royal"] == {"fixed": "1250", "words": "Mini Royal"}
    assert rows["three_of_a_kind"] == {"fixed": "150", "words": "Triples"}
    assert rows["straight"] == {"fixed": "15"}
    printed = {each.heading: each.rows for each in felt_words(draft.house().rules).printed}
    told = [row.text for row in printed["Progressive Jackpot"]]
    assert told == ROWS.split("; ")
    with pytest.raises(ValueError, match="5 names"):
        write(draft, "progressive.names", "One; Two")
    write(draft, "pair_plus.names", "SF; Trips; Straight; Flush; Pair")
    write(draft, "pair_plus.names", "")
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "flush")) == "4:1"


def test_the_cheat_sheet_tells_a_row_of_an_own_name_in_the_language_of_its_reader_too(
    draft: Draft,
) -> None:
    write(draft, "progressive.names", ROWS)
    with spoken("ru"):
        tables = cheat_sheet(draft.house()).tables
    rows = [row for each in tables if each.wager is Wager.PROGRESSIVE for row in each.rows]
    assert [each.name for each in rows if "Triples" in each.name] == ["Triples, Тройка"]


def test_spots_patrons_and_the_envy_prize_are_said_everywhere(draft: Draft) -> None:
    write(draft, "words.place", "spot")
    write(draft, "words.player", "patron")
    write(draft, "words.envy_bonus", "Envy Prize")
    rules = draft.house().rules
    assert (at_seat(rules, 3), players(rules)) == ("spot 3", "patrons")
    assert spot(rules, Wager.ENVY_BONUS) == "Envy Prize"
    printed = [each.heading for each in felt_words(rules).printed]
    assert "Envy Prize" in printed
    assert rules.say(phrase("An Envy Bonus is paid to the winner too")) == (
        "An Envy Prize is paid to the winner too"
    )


def test_what_changes_is_told_in_the_words_of_the_new_house(draft: Draft) -> None:
    write(draft, "spot.pair_plus", "Pairs Plus")
    write(draft, "pays:pair_plus.straight", "7")
    books = Bookshelf(HouseShelf(shelf().folder("mbs").parent, draft.folder.parent), {})
    changes = changes_shown(books.book("mbs"), books.book(draft.id))
    told = [each for each in changes if "traight" in each.what]
    assert [(each.there, each.here) for each in told] == [("5 to 1", "7 to 1")]
    assert "Pairs Plus" in " ".join(f"{each.what} {each.there} {each.here}" for each in changes)


@pytest.fixture
def draft(home: Path) -> Draft:
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    draft.folder.joinpath("cases.yaml").unlink()
    draft.folder.joinpath("readings.yaml").unlink()
    return draft


def test_own_calls_and_people_are_said_everywhere(draft: Draft) -> None:
    before = draft.text(RULES_FILE)
    write(draft, "words.no_more_bets", CALL)
    write(draft, "words.player", "guest")
    assert draft.problems() == ()
    house = draft.house()
    rules, kind = house.rules, StepKind.NO_MORE_BETS
    assert (rules.words.player, players(rules)) == (PlayerWord.GUEST, "guests")
    assert act_done(rules, Action.parse("announce no_more_bets")) == f'said "{CALL}"'
    opened = act_done(rules, Action.parse("announce place_your_bets"))
    assert opened == 'said "Place your bets, please"'
    assert step_words(rules, house.procedure, kind) == f'Announce "{CALL}"'
    assert after_words(rules, kind, Within.TABLE) == f'after "{CALL}" has been announced'
    assert step_name(rules, kind) == f'"{CALL}"'
    release = StepKind.RELEASE_CARDS
    assert step_name(rules, release) == "Guests touch their cards"
    assert step_words(rules, house.procedure, release) == "Let the guests touch their cards"
    offered, *there = ruling_sections(draft)
    add = offered.pieces[0]
    assert isinstance(add, Choice)
    ruled = [each.heading + each.because for each in house.irregularities.lines]  # type: ignore[union-attr]
    told = [*ruled, *(each.title for each in there), *(words for _, words in add.options)]
    assert any("A guest" in each for each in ruled)
    assert not [each for each in told if re.search(r"(?i)\b(player|gambler)", each)]
    assert after_words(rules, release, Within.TABLE) == "after the guests may touch their cards"
    assert CALL in [each.words for each in in_house_words(SAID, rules.words)]
    assert house.irregularities is not None
    late = house.irregularities.named("late_wager")
    assert late.heading == f'A wager is placed or increased after "{CALL}"'
    assert late.because.startswith(f'After "{CALL}" nothing may be placed')
    assert house.irregularities.begun_anew is not None
    assert house.irregularities.begun_anew.because.endswith('then "Place your bets, please".')
    draft.undo()
    write(draft, "words.no_more_bets", "")
    assert draft.text(RULES_FILE) == before


def test_a_call_left_out_is_told_in_the_houses_words(draft: Draft) -> None:
    write(draft, "words.no_more_bets", CALL)
    house = draft.house()
    round_ = sound_round(house.rules, Stream("a round"))
    script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
    acts = [str(each) for each in faultless(script)]
    acts.remove("announce no_more_bets")
    verdict = check(script, acts)
    told = [why(verdict, each) for each in verdict.findings]
    assert f'You did not say "{CALL}". The call closes the bets before the deal.' in told


def test_hands_are_called_in_the_houses_words_in_the_languages_that_it_gives(draft: Draft) -> None:
    before = draft.text(RULES_FILE)
    write(draft, "words.stand_off", "Push")
    write(draft, "words.stand_off", "Égalité")
    write(draft, "words.ru.stand_off", "Ровно")
    write(draft, "words.no_more_bets", CALL)
    write(draft, "words.zh_CN.no_more_bets", "买定离手")
    write(draft, "words.ru.no_more_bets", "Ставок больше нет")
    assert draft.problems() == ()
    rules = draft.house().rules
    call = Action.parse("call 3 stand_off")
    assert act_done(rules, call) == "declared the hand at seat 3: Égalité"
    assert called_title(rules, "pair") == "Pair"
    with spoken("ru"):
        assert called_title(rules, "stand_off") == "Ровно"
        assert "Ставок больше нет" in act_done(rules, Action.parse("announce no_more_bets"))
    with spoken("zh_CN"):
        assert called_title(rules, "stand_off") == "Égalité", "not given in Chinese"
        assert "买定离手" in step_name(rules, StepKind.NO_MORE_BETS)
        assert "买定离手" in [each.words for each in in_house_words(SAID, rules.words)]
    write(draft, "words.zh_CN.no_more_bets", "")
    write(draft, "words.no_more_bets", "")
    assert draft.at(RULES_FILE, ("words", "ru"))["stand_off"] == "Ровно"
    write(draft, "words.stand_off", "")
    assert draft.text(RULES_FILE) == before


def test_the_felt_and_the_cheat_sheet_say_the_houses_words_in_the_languages_given(
    draft: Draft,
) -> None:
    write(draft, "words.ante_bonus", "Ante Premium")
    write(draft, "words.ru.ante_bonus", "Премия")
    write(draft, "words.place_your_bets", "Wagers down")
    write(draft, "words.ru.place_your_bets", "Делаем ставки")
    write(draft, "spot.pair_plus", "Pairs Up")
    house = draft.house()

    def said() -> tuple[list[str], str]:
        felt = [each.heading for each in felt_words(house.rules).printed]
        anew = [line.says for part in cheat_sheet(house).back for line in part.lines]
        return felt, next(each for each in anew if "discard rack" in each or "отбой" in each)

    felt, anew = said()
    assert felt[:2] == ["Pairs Up", "Ante Premium"]
    assert 'announce "Wagers down" again' in anew
    with spoken("ru"):
        felt, anew = said()
        assert felt[:2] == ["Pairs Up", "Премия"]
        assert "Делаем ставки" in anew


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Within it everything is said in that language."""
    speak(catalogue(Language(language)), language=language)
    try:
        yield
    finally:
        speak(None)


@pytest.mark.parametrize(
    ("name", "cite", "told"),
    [("", "", "краткое имя"), ("new", "?A", "Ссылка"), ("old", "", "краткое имя")],
)
def test_what_no_house_can_be_called_is_told_in_the_language_of_the_window(
    name: str, cite: str, told: str, home: Path
) -> None:
    """A Chinese name gives no short name, and the window refused it in English."""
    workshop = Workshop(home, shelf())
    workshop.begin("mbs", "old", "Old", "")
    with spoken("ru"), pytest.raises(HouseFileError, match=told):
        workshop.begin("mbs", name, "Новый", cite)


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("ru", ", "), ("zh_CN", "、")])
def test_a_list_is_shown_and_written_with_the_commas_of_its_language(
    draft: Draft, language: str, comma: str
) -> None:
    place = ("hands", "order")
    first, *others = draft.at(RULES_FILE, place)
    with spoken(language):
        section, line = found(draft, "hands.order")
        assert isinstance(line, Line)
        assert section.says == line.value
        highest, *lower = line.value.split(comma)
        write(draft, "hands.order", comma.join([*lower, highest]))
    assert draft.at(RULES_FILE, place) == [*others, first]
    write(draft, "chips", f"1{comma.strip()}5，25")
    assert [str(each) for each in draft.house().rules.chips] == ["1", "5", "25"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_quotes_the_calls_as_they_are_translated(language: str) -> None:
    """Else the house's own call would not be found in it."""
    known = {source: each.forms[0] for source, each in read(file_of(language)).items()}
    for source in (each for each in known if any(f'"{call}"' in each for call in CALLS)):
        for call in (each for each in CALLS if f'"{each}"' in source):
            assert known[call] in known[source], source


CALLS = ("Place your bets", "No more bets", "place your bets", "no more bets")


def test_a_comparison_tells_the_other_houses_rulings_in_the_words_of_the_first(
    draft: Draft,
) -> None:
    write(draft, "words.player", "guest")
    write(draft, "spot.pair_plus", "Twins")
    books = Bookshelf(HouseShelf(shelf().folder("mbs").parent, draft.folder.parent), {})
    compared = compare(books.book(draft.id), books.book("six-card-bonus"))
    (ruled,) = (each for each in compared.groups if each.chapter is Chapter.IRREGULARITIES)
    told = [line.what for line in ruled.lines]
    assert "A guest with only a Twins looks at the hand" in told
    assert not [each for each in told if "player" in each.lower() or "Pair Plus" in each]


def test_equal_hands_are_named_by_the_houses_own_call(draft: Draft) -> None:
    write(draft, "words.stand_off", "Push")
    rules = draft.house().rules
    assert equal_hands(rules) == "a push"
    declared = step_words(rules, draft.house().procedure, StepKind.CALL_STAND_OFF)
    assert declared == "Declare a push where hands are equal"
    with spoken("ru"):
        assert equal_hands(rules) == "push"
    usual = shelf()["boxes"].rules
    own = replace(usual.words, own={**usual.words.own, "stand_off": "Even"})
    assert equal_hands(structs.replace(usual, words=own)) == "an even"


def test_the_name_of_a_house_is_not_called_as_that_of_a_person(home: Path) -> None:
    """The Chinese word for a name is another one where a person has it."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIV")
    _, title = found(draft, "title")
    assert isinstance(title, Line)
    assert title.name == "Name of the house"
