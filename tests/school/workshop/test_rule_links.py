"""From what a line rests on to the field that gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer import assets
from trainer.library.draft import Draft
from trainer.library.houses import HouseShelf
from trainer.school.workshop.drafts import Workshop, open_questions
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.proof_lines import hand_lines
from trainer.school.workshop.proof_list import ProofList, proof_list
from trainer.school.workshop.rule_links import link_to_question, link_to_reading, link_to_rule


@pytest.fixture
def draft(tmp_path: Path) -> Draft:
    shelf = HouseShelf(assets.folder("procedures"))
    return Workshop(tmp_path, shelf).begin("six-card-bonus", "riverside", "Riverside", "RIVER")


@pytest.mark.parametrize(
    ("because", "section", "field"),
    [
        ("ante.tie", "outcome.tie", "ante.tie"),
        ("ante.folded", "folds", "folds.rule"),
        ("pair_plus.pays.flush", "pair_plus", "pair_plus.pays.flush"),
        ("pair_plus.folded", "folds", "pair_plus.folded"),
        ("six_card_bonus.loses", "six_card_bonus", "six_card_bonus.loses.rule"),
        ("ante_bonus.due.higher", "ante_bonus", "ante_bonus.due.higher"),
        ("dealer_qualifies.lowest", "qualifies", ""),
    ],
)
def test_each_rule_has_its_section(draft: Draft, because: str, section: str, field: str) -> None:
    link = link_to_rule(draft, because)
    assert (link.tab, link.section, link.field) == (WorkshopTab.RULES, section, field)


def test_every_line_of_every_round_leads_to_a_section_that_is_there(draft: Draft) -> None:
    keys = {each.key for each in sections(draft, WorkshopTab.RULES)}
    found = proof_list(draft, None, ProofList())
    house = draft.house()
    because = {
        line.because
        for each in found.rounds
        if not each.round_.refused and each.round_.ruled is None
        for hand in hand_lines(house, each.round_.round_)
        for line in hand.lines
    }
    assert {link_to_rule(draft, each).section for each in because} <= keys


def test_a_question_about_the_ante_is_asked_in_a_section_that_is_there(draft: Draft) -> None:
    draft.put("rules.yaml", ("play", "higher"), {"result": "push", "rule": "RIVER 1"})
    asked = [each for each in open_questions(draft) if " Ante " in each.asks]
    keys = {each.key for each in sections(draft, WorkshopTab.RULES)}
    assert [each.place[0] in keys for each in asked] == [True]
    link = link_to_question(draft, asked[0])
    assert (link.tab, link.section) == (WorkshopTab.RULES, asked[0].place[0])


def test_a_reading_leads_to_what_it_decides(draft: Draft) -> None:
    found = {each.id: link_to_reading(draft, each) for each in draft.base().readings}
    assert all(each.section for each in found.values() if each.tab is not WorkshopTab.RULES)
    assert len({each.tab for each in found.values()}) > 1


def test_what_is_new_is_told_once_and_the_rounds_keep_their_order(draft: Draft) -> None:
    found = proof_list(draft, None, ProofList())
    new = [key for each in found.rounds for key in each.new]
    assert len(new) == len(set(new))
    assert found.proved == len(found.keys)
    assert found.holds(draft)
