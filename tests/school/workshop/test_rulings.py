"""Irregularities added to a draft and taken out of it, with all that belongs to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.workshop.made import found, write
from tests.some_houses import shelf
from trainer.drills.irregular import incident, may_happen
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.irregularities_file import IRREGULARITIES_FILE
from trainer.library.lint import lint
from trainer.school.workshop.drafts import Workshop, needs_of, settled_aside
from trainer.school.workshop.form_pieces import Choice
from trainer.school.workshop.ruling_forms import ADD
from trainer.school.workshop.wager_set import remove_wager

FOREIGN = """
  - id: foreign_card
    title: A card that does not belong to the deck turns up
    event: foreign_card
    when: {foreign: "yes"}
    ruling: void
    follows: [return]
    reading: No sentence of the document is cited yet.
    why: "A foreign card voids the round. All wagers go back, and earlier results stand."
    look_alikes: [cut_card]

  - id: cut_card
    title: The cut card shows among the cards
    event: foreign_card
    when: {foreign: "no"}
    ruling: play_on
    follows: [play_on]
    reading: No sentence of the document is cited yet.
    why: The cut card belongs to the table. It is no foreign card.
"""


@pytest.fixture
def draft(home: Path) -> Draft:
    draft = Workshop(home, shelf()).begin("posted", "riverside", "Riverside", "")
    draft.folder.joinpath("cases.yaml").unlink()  # the money is not what is looked at here
    draft.folder.joinpath("readings.yaml").unlink()
    return draft


def test_an_irregularity_is_added_with_a_look_alike_and_dealt(draft: Draft) -> None:
    before = draft.text(IRREGULARITIES_FILE)
    write(draft, ADD, "foreign_card")
    assert draft.text(IRREGULARITIES_FILE) == before + FOREIGN
    assert "foreign_card" not in _offered(draft)
    house = draft.house()
    assert house.irregularities is not None
    assert incident(house, house.irregularities, 1, "foreign_card").told
    needs = needs_of(draft)
    assert (needs.faults, needs.uncited) == ((), 2)
    write(draft, "irregularities.5.ruled", "no")
    write(draft, "irregularities.5.ruled", "no")
    assert draft.text(IRREGULARITIES_FILE) == before
    draft.undo()
    draft.undo()
    draft.undo()
    assert draft.text(IRREGULARITIES_FILE) == before


def test_one_that_no_round_of_the_house_shows_is_refused(draft: Draft) -> None:
    with pytest.raises(ValueError, match="No round of this house"):
        write(draft, ADD, "looks_in_time")  # it has no step that permits to touch the cards
    assert not draft.can_undo


def test_the_last_look_alike_stays(draft: Draft) -> None:
    for at in (4, 3, 2):  # all but the bets between players, and what looks like one
        write(draft, f"irregularities.{at}.ruled", "no")
    with pytest.raises(ValueError, match="told from it"):
        write(draft, "irregularities.1.ruled", "no")
    write(draft, "irregularities.0.ruled", "no")
    write(draft, "irregularities.0.ruled", "no")
    assert draft.text(IRREGULARITIES_FILE) == ""
    assert draft.problems() == ()
    write(draft, ADD, "shuffler_malfunction")
    assert draft.text(IRREGULARITIES_FILE).startswith("irregularities:\n  - id: shuffler")
    write(draft, "begun_anew", "announce")
    assert draft.at(IRREGULARITIES_FILE, ("begun_anew", "announces")) is True
    assert draft.problems() == ()


def test_questions_about_one_that_is_taken_out_are_gone(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("boxes", "riverside", "Riverside", "")
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    at = next(at for at, each in enumerate(lines) if each["id"] == "gamblers_card_up")
    asked = len(draft.base().readings.questions)
    write(draft, f"irregularities.{at}.ruled", "no")
    assert len(draft.base().readings.questions) < asked
    assert draft.problems() == ()


def test_what_no_round_shows_any_more_is_taken_out_and_linted(home: Path) -> None:
    """Without Pair Plus nobody bets on it alone."""
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    draft.write("cases.yaml", "")
    (draft.folder / "readings.yaml").unlink()
    remove_wager(draft, Wager.PAIR_PLUS)
    named = [each.message for each in lint([draft.folder / IRREGULARITIES_FILE]).problems]
    assert len(named) == 3
    assert all("no round of this house shows 'Pair Plus alone" in each for each in named)
    draft.amend(settled_aside(draft.id, draft.files).texts)
    house = draft.house()
    assert house.irregularities is not None
    assert all(may_happen(house, each) for each in house.irregularities.lines)
    assert draft.problems() == ()


def _offered(draft: Draft) -> list[str]:
    piece = found(draft, ADD)[1]
    assert isinstance(piece, Choice)
    return [value for value, _ in piece.options]


@pytest.mark.parametrize(("key", "hand"), [("qualifies", "K-3-2"), ("qualifies.hand", "Q-6-4")])
def test_a_dispute_about_the_line_names_no_other_houses_hand(
    key: str, hand: str, home: Path
) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    draft.folder.joinpath("cases.yaml").unlink()
    draft.folder.joinpath("readings.yaml").unlink()
    write(draft, key, hand)
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    line = next(each for each in lines if each["when"].get("about") == "qualifying")
    assert "Queen" not in line["why"]
    assert line["said"] == ["With a pair of twos you would not qualify."]
    assert not draft.problems()
