"""Find anything: by words of any language, opened by Enter, and the keyboard goes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.test_sessions import practise, the, work
from tests.ui.windows import Windows
from trainer.ui.application import Application
from trainer.ui.find.controller import SPOKEN
from trainer.ui.find.index import MOST_WORDS, Find, FindIndex, FindKind, Opens
from trainer.ui.find.panel import FindPanel

WORDS = (
    ("tucked under", FindKind.DRILL),
    ("three of a kind", FindKind.RULE),
    ("theme", FindKind.SETTING),
    ("my mistakes", FindKind.PAGE),
    ("debrief", FindKind.HELP),
)


@pytest.fixture
def app(windows: Windows) -> Application:
    return windows.show(last_house="six-card-bonus")


def opened_panel(app: Application, qtbot: QtBot) -> FindPanel:
    """The panel, after the words of the other languages have come."""
    QTest.keyClick(app.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert app.find.panel is not None
    qtbot.waitUntil(lambda: len(app.find._words) == len(SPOKEN) - 1)
    return app.find.panel


def kinds(panel: FindPanel) -> set[FindKind]:
    return {each.opens.kind for each in panel.finds}


def test_each_kind_is_found_by_its_words(app: Application, qtbot: QtBot) -> None:
    panel = opened_panel(app, qtbot)
    for words, kind in WORDS:
        panel.field.clear()
        QTest.keyClicks(panel.field, words)
        assert kind in kinds(panel), words


USUAL = (
    ("dark mode", "Theme"),
    ("темная тема", "Theme"),
    ("深色模式", "Theme"),
    ("шрифт", "Text size"),
    ("hotkeys", "Key guide"),
    ("cheat sheet", "Houses"),
    ("pairplus", "Pair Plus"),
    ("анте бонус", "The Ante Bonus pay table."),
    ("flahs", "Payout flash, Ante and Play"),
    ("progresive", "The Progressive"),
    ("AKQ suited", "The Progressive and Envy pay table."),
    ("exam", "Exams"),
    ("pair of fives", "Name the hand"),
    ("пара пятёрок", "Name the hand"),
    ("一对五", "Name the hand"),
    ("which seat first", "The order of hands and wagers"),
    ("дилер не играет", "The dealer has no game"),
    ("лишняя карта", "Make the ruling"),
    ("多发一张牌", "Make the ruling"),
    ("flush pays", "Payout flash, Pair Plus"),
    ("base wager", "Payout flash, Ante and Play"),
    ("顶注", "Payout flash, Ante and Play"),
    ("底注", "Payout flash, Ante and Play"),
    ("blank card", "Cards gone wrong"),
    ("白牌", "Cards gone wrong"),
    ("белая карта", "Cards gone wrong"),
    ("voided hand", "Make the ruling"),
    ("dead hand", "Make the ruling"),
    ("мёртвая рука", "Make the ruling"),
    ("мисдил", "Make the ruling"),
    ("пересдача", "Make the ruling"),
    ("无效牌", "Make the ruling"),
    ("误发", "Make the ruling"),
    ("стенд-офф", "Ties and kickers"),
    ("和局", "Ties and kickers"),
    ("pit boss", "From stop to resumption"),
    ("经理", "From stop to resumption"),
    ("晚下注", "Too late to bet"),
    ("распечатать", "Houses"),
    ("change password", "Signing in"),
    ("поменять пароль", "Signing in"),
    ("改密码", "Signing in"),
    ("logout", "Signing in"),
    ("锁屏", "Signing in"),
    ("флоут", "The table"),
)


def test_what_people_type_is_among_the_first_three(app: Application, qtbot: QtBot) -> None:
    """By other words, with a slip of the keys, in Russian letters, written as one."""
    panel = opened_panel(app, qtbot)
    missed = {}
    for words, title in USUAL:
        panel.field.setText(words)
        found = [each.title for each in panel.finds[:3]]
        if title not in found:
            missed[words] = found
    assert missed == {}


def test_a_drill_of_another_house_leaves_the_chosen_house(app: Application) -> None:
    """Today moved to that house."""
    practice = app.practice
    assert practice is not None
    at = practice.curriculum
    missing = set(at.recipes.values()) - set(at.serving("six-card-bonus"))
    quick = {each.name for house in at.houses() for each in practice.quick.drills(house.id)}
    drill = min(name for name, each in at.recipes.items() if each in missing and name in quick)
    app.find._opened(Opens(FindKind.DRILL, drill))
    sitting = app.quick.sitting
    assert sitting is not None
    assert sitting.drill.name == drill
    app.turn_to("today")
    assert app.pages.today.house == "six-card-bonus"


def test_words_that_nothing_has_are_left_out_and_that_is_said(
    app: Application, qtbot: QtBot
) -> None:
    panel = opened_panel(app, qtbot)
    panel.field.setText("xyzzy theme")
    none = the(app, "find.none")
    assert isinstance(none, QLabel)
    assert none.isVisible()
    assert none.text() == 'No match for this. Showing "theme" instead.'
    panel.field.setText("theme")
    assert not none.isVisible()
    panel.field.setText("xyzzy")
    assert none.text() == "No match. Try a card, a drill or a rule."
    assert not panel.finds


@pytest.mark.parametrize("words", ["theme", "Тема", "主题"])
def test_a_setting_is_found_in_three_languages_and_lit(
    app: Application, qtbot: QtBot, words: str
) -> None:
    panel = opened_panel(app, qtbot)
    panel.field.setText(words)
    found = [each for each in panel.finds if each.opens.name == "settings.theme"]
    assert [each.title for each in found] == ["Theme"]
    panel.opened.emit(found[0].opens)
    assert app.window.page == "settings"
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName().startswith("settings.theme")


def test_arrows_choose_enter_opens_a_clause_and_tab_narrows(app: Application, qtbot: QtBot) -> None:
    panel = opened_panel(app, qtbot)
    QTest.keyClicks(panel.field, "fold")
    first = panel.list.currentRow()
    QTest.keyClick(panel.field, Qt.Key.Key_Down)
    assert panel.list.currentRow() > first
    QTest.keyClick(panel.field, Qt.Key.Key_Tab)
    assert kinds(panel) == {FindKind.DRILL}, "Folded hands begins with the word"
    QTest.keyClick(panel.field, Qt.Key.Key_Tab)
    assert len(kinds(panel)) == 1
    panel.field.setText("neither wins nor loses")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    assert app.window.page == "houses"
    assert app.find.panel is None


def test_a_round_and_its_mistakes_are_found_by_cards_and_opened(
    app: Application, qtbot: QtBot
) -> None:
    practise(app)
    work(app)
    app.turn_to("today")
    practice = app.practice
    assert practice is not None
    done = practice.done(1)[0]
    card = practice.results.cards(done.attempt_id).split()[0]
    panel = opened_panel(app, qtbot)
    panel.field.setText(card)
    assert FindKind.ROUND in kinds(panel)
    found = next(each for each in panel.finds if each.opens.kind is FindKind.ROUND)
    panel.opened.emit(found.opens)
    assert app.window.page == "debrief"


def test_escape_closes_and_the_keyboard_goes_back(app: Application, qtbot: QtBot) -> None:
    search = the(app, "drills.search")
    search.setFocus()
    panel = opened_panel(app, qtbot)
    assert panel.field.hasFocus()
    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    assert app.find.panel is None
    assert search.hasFocus()


def test_nothing_is_found_while_an_exam_is_sealed(app: Application) -> None:
    app.sealed_in = frozenset({"exam-table"})
    app.find.open()
    assert app.find.panel is None


def test_rules_of_the_house_that_is_dealt_stand_before_those_of_others() -> None:
    other = Find(Opens(FindKind.RULE, "mbs", "MBS 4.1"), "Ante and Play are paid 1 to 1.")
    dealt = Find(Opens(FindKind.RULE, "boxes", "BOX ¶2"), "The ANTEs of one gambler.", near=True)
    (group,) = FindIndex.of((other, dealt)).search("ante")
    assert group.finds == (dealt, other)


def test_a_rule_is_found_by_the_table_that_it_gives_but_not_before_the_words_themselves() -> None:
    says, decides = "On ANTE besides: straight 1:1.", "Ante Bonus: Straight 1 to 1; Deal it against"
    dealt = Find(Opens(FindKind.RULE, "boxes", "BOX ¶4"), says, more=decides, near=True)
    other = Find(Opens(FindKind.RULE, "mbs", "MBS 5.5"), "Deal again. The Ante Bonus waits.")
    index = FindIndex.of((other, dealt))
    assert index.search("ante bonus")[0].finds == (dealt, other)
    assert index.search("deal again")[0].finds == (other, dealt)


@pytest.mark.parametrize("typed", ["ь", "Ъ", "flush ь", "???", "¶", "  "])
def test_letters_without_a_sound_and_signs_alone_find_nothing_or_the_rest(typed: str) -> None:
    """A Russian keyboard writes ь where an English one writes m."""
    index = FindIndex.of([Find(Opens(FindKind.RULE, "mbs", "MBS 4.1"), "A flush is paid 4 to 1.")])
    found = index.search(typed) or index.search(index.nearest(typed))
    assert bool(found) is ("flush" in typed)


def test_of_a_pasted_text_the_first_words_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each word was looked for with each other: a page of them took minutes."""
    finds = [Find(Opens(FindKind.RULE, "mbs", str(n)), f"Rule{n} of a flush") for n in range(50)]
    index, looked = FindIndex.of(finds), list[str]()
    places = FindIndex._places

    def counted(of: FindIndex, word: str) -> frozenset[int]:
        looked.append(word)
        return places(of, word)

    monkeypatch.setattr(FindIndex, "_places", counted)
    assert index.nearest(" ".join(["flush", *(f"rule{n}" for n in range(50))]))
    assert len(looked) <= 3 * MOST_WORDS


@pytest.mark.parametrize(("count", "listed"), [(4, 4), (9, 2)])
def test_a_few_finds_are_all_listed_and_of_many_the_best(count: int, listed: int) -> None:
    """*All 4* stood above three."""
    finds = [Find(Opens(FindKind.RULE, "mbs", str(at)), f"Fold {at}") for at in range(count)]
    (group,) = FindIndex.of(finds).search("fold")
    assert (group.count, len(group.finds)) == (count, listed)
