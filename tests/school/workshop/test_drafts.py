"""A house made in the workshop: changed, asked about, proved, published, handed on."""

from __future__ import annotations

from math import gcd
from pathlib import Path

import pytest

from tests.school.workshop.made import found, put, write
from tests.some_houses import HOUSES, shelf
from trainer.errors import HouseFileError
from trainer.game.ante_chances import ante_and_play
from trainer.game.pay import Combination
from trainer.library.draft import Draft
from trainer.library.formats import yaml_edit
from trainer.library.house import RULES_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.houses import load_houses
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.workshop import pay_table_forms
from trainer.school.workshop.advice import edges
from trainer.school.workshop.draft_proof import (
    confirm,
    confirm_again,
    draft_rounds,
    settle_anew,
    settled_aside,
    unproved,
    waiting,
    worked_rounds,
)
from trainer.school.workshop.drafts import (
    Workshop,
    answer_meant,
    needs_of,
    open_questions,
    put_document,
)
from trainer.school.workshop.form_pieces import Choice, PaidTable, Section
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.wording import speak


def test_a_changed_pay_table_is_asked_about_proved_and_published(home: Path) -> None:
    workshop = Workshop(home, shelf())
    draft = workshop.begin("mbs", "riverside", "Riverside", "RIVER")
    table = _table(draft, "pair_plus")
    row = next(each for each in table.rows if each.hand is Combination.THREE_OF_A_KIND)
    pay_table_forms.put_pays(draft, row, "3")
    assert settle_anew(draft)
    assert [each.asks for each in open_questions(draft)] == [
        "Straight pays more than three of a kind here. Is that meant?"
    ]
    with pytest.raises(HouseFileError, match="confirmed again"):
        workshop.publish(draft)
    answer_meant(draft, open_questions(draft)[0])
    for case in waiting(draft):
        confirm_again(draft, case.title)
    assert needs_of(draft).sentences == ()
    workshop.publish(draft)
    published = load_houses(home / "houses")["riverside"]
    # 16,440 of 22,100 hands lose; 48, 52, 720, 1,096 and 3,744 are paid 40, 3, 5, 4 and 1.
    assert edges(published.rules)[1].words == "11.9276%"


def test_a_larger_play_changes_the_edge_of_the_ante_at_once(home: Path) -> None:
    """The edge before it stayed until another rule of the Ante changed."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    before = edges(draft.house().rules)[0]
    write(draft, "play_size", "1-3")
    rules = draft.house().rules
    assert edges(rules)[0].share == ante_and_play(rules).edge < before.share


def test_play_may_be_any_number_of_antes(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    for written, sizes, says in (
        ("2", (2, 2), "2 times the Ante"),
        ("4 - 2", (2, 4), "2 to 4 times the Ante"),
        ("1-1", None, "equal to the Ante"),
    ):
        put(draft, "play_size.times", written)
        times = draft.house().rules.play_times
        assert (times and (times.least, times.most)) == sizes
        assert found(draft, "play_size")[0].says == says
    for wrong in ("", "0", "twice", "1-10", "1-2-3"):
        with pytest.raises(ValueError, match="like 2 or 1-3"):
            put(draft, "play_size.times", wrong)


def test_a_copied_round_is_called_by_what_it_shows_where_its_rule_changes(home: Path) -> None:
    """It was "Against Jack high the Ante is paid" where the Ante pushes. A reading names it too."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    before = [each.title for each in worked_rounds(draft)]
    untrue = next(each for each in before if each.startswith("Against Jack high the Ante is paid"))
    assert untrue in draft.text("readings.yaml")
    _, piece = found(draft, "ante.not_qualified")
    assert isinstance(piece, Choice)
    piece.write(draft, "push")
    settled = settled_aside(draft.id, draft.files)
    assert untrue not in "".join(settled.losses)
    draft.amend(settled.texts)
    name = "Jack high: high card, high card"
    assert name in {each.title for each in waiting(draft)}
    assert f"cases: [{yaml_edit.flow(name)}]" in draft.text("readings.yaml")
    assert "Against Jack high" not in draft.text("readings.yaml")
    assert draft.problems() == ()


@pytest.mark.parametrize("name", ["six-card-bonus", "prime", "boxes"])
def test_stakes_and_limits_grow_with_the_chips_of_another_currency(name: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin(name, "riverside", "Riverside", "RIVER")
    before = draft.house().rules
    write(draft, "chips", "2500, 10000, 50000, 100000")
    after = draft.house().rules
    unit = 2500 * 100 // gcd(*(each.cents for each in before.chips))
    assert {
        wager: tuple(each.cents for each in amounts) for wager, amounts in after.stakes.items()
    } == {wager: tuple(each.cents * unit for each in amounts)
          for wager, amounts in before.stakes.items()}  # fmt: skip
    assert draft.problems() == ()
    large = draft.text(RULES_FILE)
    write(draft, "chips", "2500, 10000, 50000, 100000, 250000")
    assert draft.text(RULES_FILE) == large.replace('"100000"]', '"100000", "250000"]')
    draft.undo()
    draft.undo()
    assert draft.house().rules == before


def test_a_felt_that_names_another_card_than_the_dealer_plays_with_is_asked_about(
    home: Path,
) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    assert open_questions(draft) == ()
    draft.put(RULES_FILE, ("dealer_qualifies", "at_least"), "J-3-2")
    asked = [each.asks for each in open_questions(draft) if "felt" in each.asks]
    assert asked == [
        'The felt says "Dealer only qualifies with a Queen high or better hand". '
        "The dealer plays with Jack high. Is that meant?"
    ]
    draft.put(RULES_FILE, ("felt", "sentence"), "The dealer plays with JACK high")
    assert not [each for each in open_questions(draft) if "felt" in each.asks]


def test_limits_take_the_place_of_single_amounts(home: Path) -> None:
    """The Ante of a house with amounts could not be limited, and nothing said why."""
    draft = Workshop(home, shelf()).begin("six-card-bonus", "riverside", "Riverside", "RIVER")
    write(draft, "wagers.limit", "ante")
    rules = [each for each in draft.at("rules.yaml", ("bets",)) if each.get("wager") == "ante"]
    assert [(each["code"], each["from"], each["to"]) for each in rules] == [("limits", "2", "10")]
    assert draft.problems() == ()


@pytest.mark.parametrize("name", HOUSES)
def test_every_preset_can_be_taken_and_taken_back(name: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin(name, "riverside", "Riverside", "")
    before = draft.text(RULES_FILE)
    for section in sections(draft, WorkshopTab.RULES):
        for table in (each for each in section.pieces if isinstance(each, PaidTable)):
            for preset in table.presets:
                pay_table_forms.put_preset(draft, _table(draft, table.key), preset)
                paid = {row.hand: row.pays for row in _table(draft, table.key).rows}
                wanted = dict(zip(preset.rows, preset.name.split("-"), strict=True))
                assert wanted.items() <= paid.items()
    while draft.can_undo:
        draft.undo()
    assert draft.text(RULES_FILE) == before


def test_a_row_is_added_at_its_place_and_taken_out(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    before = draft.text(RULES_FILE)
    pay_table_forms.add_row(draft, _table(draft, "pair_plus"), Combination.MINI_ROYAL)
    rows = _table(draft, "pair_plus").rows
    assert rows[0].hand is Combination.MINI_ROYAL
    pay_table_forms.remove_row(draft, rows[0])
    assert draft.text(RULES_FILE) == before


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_without_rounds_is_proved_by_those_of_the_workshop(name: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin(name, "riverside", "Riverside", "RIVER")
    draft.write("cases.yaml", "")
    (draft.folder / "readings.yaml").unlink()
    missing = unproved(draft)
    assert missing
    for number, proof in enumerate(draft_rounds(draft)):
        confirm(draft, proof, f"Round {number}")
    assert unproved(draft) == frozenset()
    assert draft.problems() == ()


def test_a_value_that_is_none_is_refused_in_words(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    row = _table(draft, "pair_plus").rows[0]
    for text in ("", "many", "-1", "0:1:1", "0:1", "1/0", "101%"):
        with pytest.raises(ValueError, match="like 40"):
            pay_table_forms.put_pays(draft, row, text)
    for text in ("0:1", "<b>", "x" * 300, " "):
        with pytest.raises(ValueError, match="currency sign"):
            write(draft, "currency", text)
    assert not draft.can_undo


@pytest.mark.parametrize(
    ("printed", "written"),
    [("10 to 1", "10:1"), ("10/1", "10:1"), ("3 : 2", "3:2"), ("1,000 TO 1", "1000:1"),
     ("Even money", "1:1"), ("10 к 1", "10:1"), ("１０赔１", "10:1"), ("10-1", "10:1")],
)  # fmt: skip
def test_odds_are_written_as_documents_print_them(printed: str, written: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    row = _table(draft, "pair_plus").rows[0]
    pay_table_forms.put_pays(draft, row, printed)
    assert draft.at("rules.yaml", row.place) == written


def test_odds_for_one_are_told_apart_from_odds_to_one(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    row = _table(draft, "pair_plus").rows[0]
    with pytest.raises(ValueError, match="as odds it is 9:1"):
        pay_table_forms.put_pays(draft, row, "10 for 1")
    assert not draft.can_undo


def test_a_published_house_is_worked_on_again_and_handed_on(home: Path, tmp_path: Path) -> None:
    workshop = Workshop(home, shelf())
    workshop.publish(workshop.begin("prime", "riverside", "Riverside", ""))
    workshop.throw_away(workshop.drafts[0])
    assert workshop.own_houses == ("riverside",)
    draft = workshop.reopen("riverside")
    file = tmp_path / "riverside.house"
    workshop.hand_on(draft, file)
    workshop.throw_away(draft)
    assert workshop.take_in(file).house().rules.title == "Riverside"


def test_what_an_earlier_program_cited_by_another_name_is_cited_by_its_own(home: Path) -> None:
    """And a citation that would be another sentence now has none, rather than a false one."""
    workshop = Workshop(home, shelf())
    draft = workshop.begin("prime", "riverside", "Riverside", "RIVER")
    put_document(draft, "1. Ties push.\n2. A fold loses the Ante.\n3. One deck is used.\n")
    draft.put(RULES_FILE, ("ante", "tie", "rule"), "RIVER 2")
    draft.put(RULES_FILE, ("ante", "folded", "rule"), "RIVER ¶3")
    draft.put(RULES_FILE, ("play", "tie", "rule"), "RIVER 3")
    draft.write(WORKSHOP_FILE, "copied_from: prime\nno_rule: [RIVER 4]\n")
    earlier = {"RIVER 2": "Ties push.", "RIVER ¶3": "A fold loses the Ante.",
               "RIVER 3": "A fold", "RIVER 4": "One deck is used."}  # fmt: skip
    clauses = "".join(f'  - {{clause: "{it}", says: "{says}"}}\n' for it, says in earlier.items())
    draft.write(CLAUSES_FILE, f"clauses:\n{clauses}")
    again = workshop.reopen("riverside")
    assert again.at(RULES_FILE, ("ante", "tie", "rule")) == "RIVER 1"
    assert again.at(RULES_FILE, ("ante", "folded", "rule")) == "RIVER 2"
    assert again.at(RULES_FILE, ("play", "tie", "rule")) == "RIVER 3 (?)"
    assert read_notes(again.folder / WORKSHOP_FILE).no_rule == ("RIVER 3",)
    assert not again.can_undo
    files = again.files
    assert workshop.reopen("riverside").files == files


def _table(draft: Draft, key: str) -> PaidTable:
    section: Section = next(each for each in sections(draft, WorkshopTab.RULES) if each.key == key)
    table = section.pieces[0]
    assert isinstance(table, PaidTable)
    return table


def test_what_is_special_of_a_copy_is_told_by_its_own_wagers(home: Path) -> None:
    """Until its author words it; what was special of the house that was copied need not be."""
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    assert _special(draft) == "Ante, Pair Plus, Progressive Jackpot"
    put(draft, "spot.ante", "Stake")
    put(draft, "wagers.remove", "progressive")
    assert _special(draft) == "Stake, Pair Plus"
    put(draft, "wagers.add", "prime")
    assert _special(draft) == "Stake, Pair Plus, Prime"
    put(draft, "summary", "By the river")
    put(draft, "spot.ante", "Blind")
    assert _special(draft) == "By the river"


def _special(draft: Draft) -> str:
    return str(draft.at(RULES_FILE, ("summary",)))


@pytest.mark.parametrize("language", [Language.RUSSIAN, Language.CHINESE])
def test_what_is_wrong_with_amounts_is_said_in_the_language_of_the_window(
    language: Language, home: Path
) -> None:
    draft = Workshop(home, shelf()).begin("prime", "amounts", "Amounts", "A")
    bets = draft.at(RULES_FILE, ("bets",))
    draft.put(RULES_FILE, ("stakes", "ante"), ["0.50"])
    limits = {"code": "limits", "wager": "ante", "from": "12", "to": "5", "chip": "5"}
    draft.put(RULES_FILE, ("bets", len(bets) - 1), limits | {"reading": "So."})
    speak(catalogue(language))
    try:
        said = " ".join(each.message for each in draft.problems())
    finally:
        speak(None)
    assert "0.50" in said
    assert not [each for each in ("laid", "whole number", "runs from") if each in said], said
