"""A house that begins from nothing: every rule is said and cited before it is published."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.workshop.made import confirmed, found, write_all
from tests.some_houses import shelf
from trainer.errors import HouseFileError, Place
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft, ties
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.houses import load_houses
from trainer.school.house_book.tables import pay_tables
from trainer.school.workshop import section_sources
from trainer.school.workshop.drafts import (
    Workshop,
    left_open,
    needs_of,
    open_questions,
    put_document,
)
from trainer.school.workshop.form_pieces import Choice, PaidTable
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.sentence_rules import rules_by_clause
from trainer.school.workshop.wager_set import unsaid
from trainer.ui.table.felt_words import felt_words

SAID = (
    ("currency", "€"),
    ("chips", "5, 25, 100"),
    ("play_size", "1"),
    ("hands.ace_low", "lowest"),
    ("hands.order", "straight flush, three of a kind, straight, flush, pair, high card"),
    ("qualifies", "K-3-2"),
    ("ante.not_qualified", "1:1"),
    ("play.not_qualified", "push"),
    ("ante.higher", "1:1"),
    ("play.higher", "1:1"),
    ("ante.lower", "lose"),
    ("play.lower", "lose"),
    ("ante.tie", "push"),
    ("play.tie", "push"),
)


@pytest.fixture
def draft(home: Path) -> Draft:
    return Workshop(home, shelf()).begin("", "harbour", "Harbour", "HAR", "kr")


def test_nothing_is_taken_over_from_any_house(draft: Draft) -> None:
    assert draft.problems() == ()
    assert ties(draft).cited == {}
    assert {"rules.yaml", "procedure.yaml"} == set(draft.files)
    said = {each.key: each.says for each in sections(draft, WorkshopTab.RULES)}
    assert said["qualifies"] == said["outcome.tie"] == said["hands"] == "not said yet"
    assert said["folds"] == "Ante is lost"
    assert draft.house().rules.currency == "kr"
    assert open_questions(draft) == ()
    needs = needs_of(draft)
    assert needs.sentences[0] == f"{len(unsaid(draft))} rules are not said yet."
    assert needs.uncited == 0
    assert f"The program assumed {needs.assumed} rules" in needs.sentences[1]


def test_the_currency_is_asked_for(home: Path) -> None:
    with pytest.raises(HouseFileError, match="Write the currency sign"):
        Workshop(home, shelf()).begin("", "harbour", "Harbour", "HAR")


def test_what_no_round_can_do_without_is_shown_as_assumed(draft: Draft) -> None:
    """It was shown like a rule that the author had said."""
    shown = {each.key for tab in WorkshopTab for each in sections(draft, tab) if each.assumed}
    assert {"folds", "step.deal", "step.pay"} <= shown
    assert not {"qualifies", "hands", "chips"} & shown
    before = needs_of(draft)
    write_all(draft, [("order.0.reading", "One cannot ask for bets on cards that nobody has.")])
    assert "order.0" not in {
        each.key for each in sections(draft, WorkshopTab.PROCEDURE) if each.assumed
    }
    after = needs_of(draft)
    assert (after.assumed, after.uncited) == (before.assumed - 1, 0)


def test_the_ranking_is_said_when_both_of_its_fields_are(draft: Draft) -> None:
    """Half of it said counted as the whole."""
    before = unsaid(draft)
    write_all(draft, [("hands.ace_low", "lowest")])
    assert unsaid(draft) == before
    pieces = found(draft, "hands.order")[0].pieces
    values = {each.key: each.value for each in pieces if not isinstance(each, PaidTable)}
    assert (values["hands.order"], values["hands.ace_low"]) == ("", "lowest")
    order = "straight flush, three of a kind, straight, flush, pair, high card"
    write_all(draft, [("hands.order", order)])
    assert unsaid(draft) == tuple(each for each in before if each != ("hands",))
    assert "workshop.yaml" not in draft.files


def test_a_rule_is_said_before_it_is_cited(draft: Draft) -> None:
    section, piece = found(draft, "ante.tie")
    assert isinstance(piece, Choice)
    assert piece.value == ""
    with pytest.raises(ValueError, match="First say"):
        section_sources.cite(draft, section, "HAR 1")
    before = len(unsaid(draft))
    write_all(draft, [("ante.tie", "push")])  # what holds the place may be what is said
    assert len(unsaid(draft)) == before - 1
    with pytest.raises(ValueError, match="First say"):  # the Play of equal hands is not said yet
        section_sources.cite(draft, found(draft, "ante.tie")[0], "HAR 1")
    draft.undo()
    assert len(unsaid(draft)) == before


def test_a_rule_that_two_sentences_give_cites_both(draft: Draft) -> None:
    """The ranking and the lowest straight often have a sentence each. A step is cited with its
    rows."""
    put_document(
        draft, "1. A flush beats a pair.\n2. 3-2-A is the lowest straight.\n3. Good luck.\n"
    )
    write_all(draft, SAID)
    with_their_step: set[Place] = set()
    for tab in WorkshopTab:
        for section in (each for each in sections(draft, tab) if each.cites):
            if section.cites not in with_their_step:
                with pytest.raises(ValueError, match=r"(?i)first"):
                    section_sources.cite_second(draft, section, "HAR 2")
            with_their_step.update(section.rows)
            if draft.at(section.file, section.cites) is None:  # the house does without it
                with pytest.raises(ValueError, match="First say"):
                    section_sources.cite(draft, section, "HAR 1")
                continue
            section_sources.cite(draft, section, "HAR 1")
            section_sources.cite_second(draft, section, "HAR 2")
    assert draft.problems() == ()
    assert ties(draft).open_sentences == ("HAR 3",)
    piece = found(draft, "hands.beside")[1]
    assert not isinstance(piece, PaidTable)
    assert piece.value == "HAR 2"
    with pytest.raises(ValueError, match="Two sentences are cited"):
        section_sources.cite_second(draft, found(draft, "hands.beside")[0], "HAR 3")
    write_all(draft, [("hands.beside", "3")])
    assert draft.at("rules.yaml", ("hands", "beside")) == "HAR 3"
    section_sources.cite_second(draft, found(draft, "qualifies")[0], "HAR 2")
    write_all(draft, [("hands.beside", "")])
    assert "beside" not in draft.at("rules.yaml", ("hands",))
    assert "beside" not in draft.at("rules.yaml", ("dealer_qualifies",))


def test_what_stops_a_round_is_counted_where_it_is_shown(draft: Draft) -> None:
    before = left_open(draft)
    write_all(draft, [("misdeals.shown", "void"), ("supervised.from", "500")])
    assert left_open(draft) == {
        **before, WorkshopTab.IRREGULARITIES: before[WorkshopTab.IRREGULARITIES] + 2
    }  # fmt: skip
    assert "\nmisdeals:\n  shown:" in draft.text("procedure.yaml")


def test_a_sentence_names_the_rule_that_cites_it(draft: Draft) -> None:
    text = "1. One.\n2. Two.\n3. Three.\n4. Four.\n5. Five."
    put_document(draft, text)
    stops = (("misdeals.shown", "void"), ("supervised.from", "500"))
    ruled = (("irregularities.add", "foreign_card"), ("irregularities.0", "void"))
    write_all(draft, [*SAID, *stops, *ruled])
    rules = ("ante.tie", "misdeals.shown", "supervised.from", "irregularities.0", "chips")
    for at, key in enumerate(rules, 1):
        section_sources.cite(draft, found(draft, key)[0], f"HAR {at}")
    assert rules_by_clause(draft, draft.house().rules) == {
        "HAR 1": "Equal hands", "HAR 2": "A player's cards shown during the deal",
        "HAR 3": "Payments that wait for the supervisor",
        "HAR 4": "A card that does not belong to the deck turns up", "HAR 5": "Chips",
    }  # fmt: skip


def test_a_house_from_nothing_is_said_cited_proved_and_published(draft: Draft, home: Path) -> None:
    added = (("wagers.add", "pair_plus"), ("irregularities.add", "foreign_card"))
    write_all(draft, [*SAID, *added, ("irregularities.0", "void")])
    assert unsaid(draft) == ()
    assert found(draft, "pair_plus.folded")[0].says == "Ante is lost, Pair Plus is lost"
    put_document(draft, "1. All of it is as the house's book has it.\n")
    assert draft.at("rules.yaml", ("source",)) == DOCUMENT
    for tab in WorkshopTab:
        for section in sections(draft, tab):
            if section.cites and not section.tied:
                section_sources.cite(draft, section, "HAR 1")
    confirmed(draft)
    assert needs_of(draft).sentences == ()
    Workshop(home, shelf()).publish(draft)
    rules = load_houses(home / "houses")["harbour"].rules
    assert [each.key for each in pay_tables(rules)] == ["pays.pair_plus"]  # and no empty bonus
    assert [each.heading for each in felt_words(rules).printed] == ["Pair Plus"]
    assert (rules.currency, str(rules.qualifying.at_least[0])) == ("€", "K")


def test_a_document_may_give_no_order(draft: Draft) -> None:
    """With its last order the file lost the key, and was refused for that."""
    draft.take(PROCEDURE_FILE, ("order",))
    assert draft.problems() == ()
    assert draft.house().procedure.order == ()
    write_all(draft, [("misdeals.shown", "void"), ("step.no_more_bets.due", "yes")])
    assert [(each["first"], each["then"]) for each in draft.at(PROCEDURE_FILE, ("order",))] == [
        ("no_more_bets", "deal")
    ]
    assert draft.problems() == ()


def test_a_jackpot_is_played_for_with_one_chip(draft: Draft) -> None:
    """It was played for with the stakes of the Pair Plus."""
    write_all(draft, [*SAID, ("wagers.add", "pair_plus"), ("wagers.add", "progressive")])
    assert draft.at(RULES_FILE, ("stakes", "progressive")) == ["5"]
