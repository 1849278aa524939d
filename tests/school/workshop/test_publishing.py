"""What is known of a draft that is to be published, while the window goes on writing in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.some_houses import HOUSES, shelf
from trainer.errors import HouseFileError
from trainer.game.pay import Source
from trainer.game.rules import Situation
from trainer.library.draft import Draft, put_aside
from trainer.library.house import CASES_FILE, RULES_FILE
from trainer.school.workshop import drafts, publishing
from trainer.school.workshop.drafts import (
    Needs,
    Workshop,
    left_open,
    mark_no_place,
    mark_no_rule,
    needs_of,
    put_document,
)
from trainer.school.workshop.foreign_clauses import RULED, SILENT, copied, foreign, read_as_copied
from trainer.school.workshop.form_pieces import Line
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.section_sources import cite


def begun(home: Path) -> Draft:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    draft.put(RULES_FILE, ("dealer_qualifies", "at_least"), "J-3-2")
    return draft


def test_what_is_written_meanwhile_is_told_by_the_next_look(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = begun(home)
    files = draft.files

    def needs_then_written(copy: Draft) -> Needs:
        found = needs_of(copy)
        draft.undo()
        return found

    monkeypatch.setattr(drafts, "needs_of", needs_then_written)
    known = publishing.publishing(draft.id, files, shelf(), None)
    assert [each.words for each in known.points] == list(
        needs_of(put_aside(home / "again" / "riverside", files)).sentences
    )
    assert any(each.there != each.here for each in known.changes)


def test_a_file_of_the_draft_is_named_as_its_author_knows_it(home: Path) -> None:
    draft = begun(home)
    draft.write(CASES_FILE, "cases: none\n")
    with pytest.raises(HouseFileError) as refused:
        publishing.publishing(draft.id, draft.files, shelf(), None)
    assert {each.file for each in refused.value.problems} == {f"riverside/{CASES_FILE}"}
    assert all(each.startswith(f"riverside/{CASES_FILE}:") for each in needs_of(draft).faults)


def test_each_part_counts_what_keeps_the_house_from_being_published(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    assert not any(left_open(draft).values())
    draft.put(RULES_FILE, ("pair_plus", "pays", "straight_flush"), "1:1")
    assert left_open(draft)[WorkshopTab.RULES] == len(drafts.open_questions(draft)) > 0
    assert left_open(draft)[WorkshopTab.PROCEDURE] == 0


def test_an_open_sentence_and_a_clause_of_another_document_are_told(home: Path) -> None:
    """The copied house's ¶5 is not the ¶5 of the new document, nor cited by anything there."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    put_document(draft, "\n\n".join(f"Sentence {n}." for n in range(1, 30)))
    assert draft.problems() == ()
    lacking = len(foreign(draft, RULES_FILE))
    assert left_open(draft)[WorkshopTab.RULES] - lacking == needs_of(draft).open_sentences == 29
    tie = next(each for each in sections(draft, WorkshopTab.RULES) if each.key == "outcome.tie")
    assert not tie.tied
    assert tie.sentence.startswith("PRIME ¶")  # not the copied house's file name
    fields = [each.value for each in tie.pieces if isinstance(each, Line) and "PRIME" in each.value]
    assert fields
    assert all(each.startswith("PRIME ¶") for each in fields)  # nor the letters of both
    cite(draft, tie, "RIVER ¶1")
    assert [draft.at(RULES_FILE, (each, "tie", "rule")) for each in ("ante", "play")] == [
        "RIVER ¶1"
    ] * 2
    for at in range(2, 29):
        mark_no_rule(draft, f"RIVER ¶{at}")
    known = publishing.publishing(draft.id, draft.files, shelf(), None)
    open_, cites_none = known.points[1], known.points[0]
    assert open_.link.clause == "RIVER ¶29"
    assert cites_none.words == f"{known.copied} rules cite no sentence yet."
    assert len(known.points) == 2
    assert known.sentences == (28, 29)
    assert known.clauses[0] == 1 < known.clauses[1]
    assert known.first_missing.section
    mark_no_place(draft, "RIVER ¶28")  # until now it gave no rule
    mark_no_place(draft, "RIVER ¶29")
    known = publishing.publishing(draft.id, draft.files, shelf(), None)
    mark_no_place(draft, "RIVER ¶3")
    again = publishing.publishing(draft.id, draft.files, shelf(), None)
    assert (known.sentences, known.no_place) == ((29, 29), ("RIVER ¶28", "RIVER ¶29"))
    assert again.no_place == ("RIVER ¶3", "RIVER ¶28", "RIVER ¶29")  # as the document has them
    left = len([each for file in RULED for each in copied(draft, file)])
    assert needs_of(draft).sentences == (f"{left} rules cite no sentence yet.",)
    assert known.copied == left > 60
    before = draft.files
    with draft.together():
        read_as_copied(draft, "Prime")
    assert needs_of(draft).sentences == ()
    assert "RIVER PRIME" not in "".join(map(draft.text, RULED))
    ante = draft.house().rules.ante
    assert ante[Situation.TIE].source == Source("RIVER ¶1")
    assert ante[Situation.LOWER].source == Source(reading=SILENT.format(house="Prime"))
    assert not [*draft.base().readings]
    draft.undo()
    assert draft.files == before


@pytest.mark.parametrize("name", HOUSES)
def test_whatever_the_document_leaves_out_is_read_as_the_copied_house_deals(
    name: str, home: Path
) -> None:
    draft = Workshop(home, shelf()).begin(name, "riverside", "Riverside: one", "RIVER")
    put_document(draft, "1. All there is.")
    mark_no_rule(draft, "RIVER 1")
    read_as_copied(draft, shelf()[name].rules.title)
    assert draft.problems() == ()
    needs = needs_of(draft)
    assert (needs.uncited, needs.open_sentences, needs.waiting) == (0, 0, 0)
    assert left_open(draft)[WorkshopTab.PROCEDURE] == left_open(draft)[WorkshopTab.IRREGULARITIES]
    assert left_open(draft)[WorkshopTab.PROCEDURE] == 0


@pytest.mark.parametrize("name", HOUSES)
def test_every_clause_of_the_rules_can_be_cited_anew(name: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin(name, "riverside", "Riverside", "RIVER")
    put_document(draft, "1. All there is.")
    for tab in WorkshopTab:
        for each in sections(draft, tab):
            if each.cites and draft.at(each.file, each.cites):
                cite(draft, each, "RIVER 1")
    for file in drafts.CITING:
        told = re.sub("#.*", "", draft.text(file))
        left = re.findall(f"(?:rule|table): RIVER {name} .*", told)
        assert left == [], left


def test_wagers_that_the_document_does_not_list_are_offered_still(home: Path) -> None:
    """The comparison said that there is no rule for them."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    put_document(draft, "1. Ties push.\n")
    read_as_copied(draft, "Prime")
    known = publishing.publishing(draft.id, draft.files, shelf(), None)
    assert [each.what for each in known.changes] == []


def test_a_question_about_the_other_document_goes_when_a_sentence_gives_its_rule(
    home: Path,
) -> None:
    """It was listed as what the school reads where the document is silent."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    put_document(draft, "1. Play is returned where the dealer does not qualify.\n2. The rest.")
    asked = {each.id for each in draft.base().readings}
    assert "play_not_qualified" in asked
    rule = next(
        each for each in sections(draft, WorkshopTab.RULES) if each.key == "outcome.not_qualified"
    )
    with draft.together():
        cite(draft, rule, "RIVER 1")
    assert {each.id for each in draft.base().readings} == asked - {"play_not_qualified"}
    draft.undo()
    assert {each.id for each in draft.base().readings} == asked


def test_the_next_edition_is_the_next_free_number() -> None:
    """It was typed by hand."""
    assert publishing.next_edition("1", {"1"}) == "2"
    assert publishing.next_edition("1", {"1", "2"}) == "3"
    assert publishing.next_edition("1.2", {"1.2"}) == "2"
    assert publishing.next_edition("2026", {"2026"}) == "2027"
    assert publishing.next_edition("v9", {"v9"}) == "v10"
    assert publishing.next_edition("summer", {"summer"}) == "summer 2"
    assert publishing.next_edition("summer.2", {"summer.2"}) == "summer.3"
    assert publishing.next_edition("2026-01", {"2026-01"}) == "2026-02"
    assert publishing.next_edition("007", {"007", "008"}) == "009"
    assert publishing.next_edition(str(10**30), ()) == f"{10**30} 2"
