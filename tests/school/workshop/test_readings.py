"""A reading made in the workshop: written, told apart by a round, published, and taken back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.sampled import thinned
from tests.school.workshop.made import found as piece_found
from tests.school.workshop.made import piece, write
from tests.some_houses import shelf
from trainer.dealing.irregularity import Ruling
from trainer.errors import HouseFileError
from trainer.game.pay import Combination
from trainer.library.cases import Case
from trainer.library.draft import Draft, put_aside, ties
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import load_houses
from trainer.library.readings_file import READINGS_FILE, ReadingQuestion
from trainer.library.readings_proof import worked_of
from trainer.school.workshop import pay_table_forms
from trainer.school.workshop.draft_proof import confirm_again, draft_rounds, settle_anew, waiting
from trainer.school.workshop.drafts import (
    Workshop,
    answer_meant,
    mark_no_rule,
    needs_of,
    open_questions,
    put_document,
)
from trainer.school.workshop.foreign_clauses import read_as_copied
from trainer.school.workshop.form_pieces import Choice, Line, PaidTable, Section
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.reading_words import answers_told, reading_told
from trainer.school.workshop.readings import (
    AnswerWritten,
    ReadingWritten,
    confirm_reading,
    make_answer,
    make_reading,
    take_back,
    unconfirmed,
)

DOCUMENT = "House rules\n1. A hand that is folded is out.\n2. Guests may not smoke.\n"
WRITTEN = ReadingWritten(
    "RIVER 1",
    "A hand that is folded is out.",
    "What becomes of it?",
    AnswerWritten("is lost", "It is out."),
    AnswerWritten("stays", "Only the hand is out."),
)

# The house, the field that the other answer changes, and the other value.
MADE = {
    "a fold": ("six-card-bonus", "pair_plus.folded", "stays"),
    "a tie": ("mbs", "play.tie", "lose"),
    "the dealer's hand": ("prime", "qualifies", "J-3-2"),
    "the dealer's hand, beside an envy bonus": ("mbs", "qualifies", "K-3-2"),
    "the size of Play": ("six-card-bonus", "play_size", "1-3"),
    "a limit": ("mbs", "bets.LIMIT.to", "700"),
    "an order of two steps": ("mbs", "order.2.strict", "any"),
    "the order of the money": (
        "six-card-bonus", "wager_order.0.wagers", "Ante, Play, Pair Plus, 6 Card Bonus",
    ),
    "the direction": ("mbs", "seat_order.0", "right_to_left"),
    "the last direction left out": ("mbs", "seat_order.0.strict", "any"),
    "the way of dealing": ("mbs", "deal.by", "hand"),
    "one wager more": ("posted", "wagers.add", "prime"),
    "a bonus more": ("posted", "wagers.add", "envy_bonus"),
    "a ruling": ("mbs", "irregularities.0", "call_supervisor"),
    "nothing to rule on": ("posted", "irregularities.0", "void"),
}  # fmt: skip


def begun(home: Path, of: str) -> Draft:
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "RIVER")
    put_document(draft, DOCUMENT)
    return draft


def found(draft: Draft, key: str) -> tuple[Section, Line | Choice]:
    section, field = piece_found(draft, key)
    assert isinstance(field, Line | Choice)
    return section, field


def with_other(draft: Draft, folder: Path, key: str, value: str) -> Draft:
    """A copy in which that field says something else."""
    other = put_aside(folder / "other" / draft.id, draft.files)
    _, field = found(other, key)
    field.write(other, value)
    return other


def made(draft: Draft, folder: Path, key: str, value: str) -> ReadingQuestion:
    before = {each.id for each in draft.base().readings}
    make_reading(draft, with_other(draft, folder, key, value), WRITTEN)
    (question,) = (each for each in draft.base().readings if each.id not in before)
    return question


@pytest.mark.parametrize("what", MADE)
def test_a_reading_is_a_sound_question_that_rounds_tell_apart(
    what: str, home: Path, tmp_path: Path
) -> None:
    of, key, value = MADE[what]
    draft = begun(home, of)
    if "LIMIT" in key:
        bets = draft.at(RULES_FILE, ("bets",))
        at = next((at for at, each in enumerate(bets) if "from" in each), None)
        if at is None:
            found(draft, "wagers.limit")[1].write(draft, "ante")
            at = len(draft.at(RULES_FILE, ("bets",))) - 1
            settle_anew(draft)
        key = key.replace("LIMIT", str(at))
    question = made(draft, tmp_path, key, value)
    assert draft.problems() == ()
    assert [each.clause for each in question.document] == ["RIVER 1"]
    told = reading_told(draft.base(), question)
    assert told.answers[0][1] != told.answers[1][1]
    assert unconfirmed(draft) == (question,)
    settle_anew(draft)
    assert question in draft.base().readings


def test_both_answers_are_readings_of_the_sentence(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "six-card-bonus")
    question = made(draft, tmp_path, "pair_plus.folded", "stays")
    assert draft.at(RULES_FILE, ("pair_plus", "folded")) == {
        "result": "lose", "rule": "RIVER 1", "reading": "It is out.",
    }  # fmt: skip
    side = draft.base().under({question.id: "other"}).house.rules.sides[0]
    assert not side.folded.forfeits
    assert side.folded.source.reading == "Only the hand is out."
    tied = ties(draft)
    assert "RIVER 1" in tied.readings
    assert tied.open_sentences == ("RIVER 2",)


def test_a_row_that_is_read_from_a_sentence_has_a_source_of_its_own(
    home: Path, tmp_path: Path
) -> None:
    draft = begun(home, "mbs")
    other = put_aside(tmp_path / "other" / draft.id, draft.files)
    section, table = piece(other, "pair_plus")
    assert isinstance(table, PaidTable)
    pay_table_forms.put_pays(other, table.rows[-1], "2")
    after = next(each for each in sections(other, WorkshopTab.RULES) if each.key == section.key)
    assert answers_told(section, after) == ("1 to 1", "2 to 1")
    make_reading(draft, other, WRITTEN)
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "pair")) == {
        "pays": "1:1", "rule": "RIVER 1", "reading": "It is out.",
    }  # fmt: skip
    assert draft.problems() == ()


def test_the_round_has_only_the_wagers_that_it_takes(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "six-card-bonus")
    question = made(draft, tmp_path, "pair_plus.folded", "stays")
    case = worked_of(draft.base(), question.answers[0])[0]
    assert isinstance(case, Case)
    assert set(case.round_["seats"][0]["wagers"]) == {"ante", "pair_plus"}


def test_what_is_no_reading_is_refused_in_words(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "mbs")
    before = draft.files
    for key, value, told in (
        ("play.tie", "push", "are the same"),
        ("stakes.ante", "5, 10", "tells these answers apart"),
        ("irregularities.0.why", "Otherwise.", "tells these answers apart"),
    ):
        with pytest.raises(HouseFileError, match=told):
            made(draft, tmp_path / told[:3] / value[:2].strip(), key, value)
    assert draft.files == before


def test_two_readings_do_not_decide_the_same(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "mbs")
    with (
        pytest.raises(HouseFileError, match="Does a player's own hand pay"),
        draft.together(),
    ):
        made(draft, tmp_path, "envy.own_hand", "yes")
    assert not draft.can_undo or "What becomes of it?" not in draft.text(READINGS_FILE)


def test_a_reading_is_confirmed_before_the_house_is_published(home: Path, tmp_path: Path) -> None:
    workshop = Workshop(home, shelf())
    draft = begun(home, "prime")
    read_as_copied(draft, "Prime")
    question = made(draft, tmp_path, "play.tie", "lose")
    for each in open_questions(draft):
        answer_meant(draft, each)
    for clause in ties(draft).open_sentences:
        mark_no_rule(draft, clause)
    read_as_copied(draft, "Prime")
    with pytest.raises(HouseFileError, match="1 reading waits to be confirmed"):
        workshop.publish(draft)
    confirm_reading(draft, question.id)
    assert needs_of(draft).sentences == ()
    workshop.publish(draft)
    assert "riverside" in load_houses(home / "houses")
    proved = {key for each in draft_rounds(draft) for key in each.proves}
    assert f"reading.{question.id}.other" in proved


def test_a_reading_is_asked_for_again_only_where_its_round_changes(
    home: Path, tmp_path: Path
) -> None:
    """The answers differ at a folded pair: what a straight pays is not in that round. It is in
    those of the reading that came along, about a beaten straight."""
    draft = begun(home, "six-card-bonus")
    question = made(draft, tmp_path, "pair_plus.folded", "stays")
    confirm_reading(draft, question.id)
    _pay(draft, Combination.STRAIGHT, "7")
    assert [each.id for each in unconfirmed(draft)] == ["ante_bonus_beaten_or_tied"]
    confirm_reading(draft, "ante_bonus_beaten_or_tied")
    _pay(draft, Combination.PAIR, "2")
    assert question.id in {each.id for each in unconfirmed(draft)}
    assert draft.problems() == ()
    for each in open_questions(draft):
        answer_meant(draft, each)
    for case in waiting(draft):
        confirm_again(draft, case.title)
    with pytest.raises(HouseFileError, match="to be confirmed"):
        Workshop(home, shelf()).publish(draft)


def _pay(draft: Draft, hand: Combination, odds: str) -> None:
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    pay_table_forms.put_pays(draft, next(each for each in table.rows if each.hand is hand), odds)
    settle_anew(draft)


def test_a_reading_is_taken_back(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "six-card-bonus")
    before = draft.text(READINGS_FILE)
    question = made(draft, tmp_path, "pair_plus.folded", "stays")
    asked = found(draft, "pair_plus.folded")[0].asked
    assert asked == (question,)
    take_back(draft, question.id)
    assert draft.text(READINGS_FILE).split() == before.split()
    assert draft.at(RULES_FILE, ("pair_plus", "folded")) == {"result": "lose", "rule": "RIVER 1"}
    assert unconfirmed(draft) == ()
    assert draft.problems() == ()


def test_the_first_reading_and_the_last_of_a_house(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "six-card-bonus")
    for each in draft.base().readings:
        take_back(draft, each.id)
    assert draft.text(READINGS_FILE) == ""
    question = made(draft, tmp_path, "pair_plus.folded", "stays")
    assert draft.problems() == ()
    assert draft.base().readings.questions == (question,)


def test_readings_of_one_rule_have_ids_of_their_own(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "mbs")
    first = made(draft, tmp_path / "a", "order.2.strict", "any")
    second = made(draft, tmp_path / "b", "play.tie", "lose")
    assert first.id != second.id
    assert len(unconfirmed(draft)) == 2


# The house, the field of the first reading or the reading that is there, and one more answer.
MORE = {
    "three ways to settle a tie": ("six-card-bonus", ("play.tie", "lose"), ("play.tie", "1:1")),
    "another field": ("mbs", ("order.2.strict", "any"), ("order.3.strict", "any")),
    "of the house it was copied from": ("mbs", "open_before_touched", ("order.15.strict", "any")),
}


@pytest.mark.parametrize("what", MORE)
def test_a_reading_gets_one_more_answer(what: str, home: Path, tmp_path: Path) -> None:
    of, first, (key, value) = MORE[what]
    draft = begun(home, of)
    id_ = first if isinstance(first, str) else made(draft, tmp_path / "a", *first).id
    other = with_other(draft, tmp_path / "b", key, value)
    make_answer(draft, other, id_, AnswerWritten("Another act", "So it is read elsewhere."))
    assert draft.problems() == ()
    question = draft.base().readings.named(id_)
    assert len(question.answers) == 3
    assert [each.id for each in unconfirmed(draft)] == [id_]
    told = reading_told(draft.base(), question)
    assert len({lines for _, lines in told.answers}) > 1


def test_one_more_answer_is_none_of_those_there(home: Path, tmp_path: Path) -> None:
    draft = begun(home, "six-card-bonus")
    question = made(draft, tmp_path / "a", "play.tie", "lose")
    before = draft.files
    other = with_other(draft, tmp_path / "b", "play.tie", "lose")
    with pytest.raises(HouseFileError, match="tells these answers apart"):
        make_answer(draft, other, question.id, AnswerWritten("Lost", "Once more."))
    with pytest.raises(HouseFileError, match="what speaks for each"):
        make_answer(draft, other, question.id, AnswerWritten("Lost", " "))
    assert draft.files == before


def test_what_another_reading_changes_is_shown_where_it_is_taken_back(
    home: Path, tmp_path: Path
) -> None:
    """MBS asks whether a fold keeps the Pair Plus unasked: its other answer changes the fold."""
    draft = begun(home, "mbs")
    (asked,) = found(draft, "pair_plus.folded")[0].asked
    with pytest.raises(HouseFileError, match=re.escape(asked.words)), draft.together():
        made(draft, tmp_path / "before", "pair_plus.folded", "lose")
    take_back(draft, asked.id)
    made(draft, tmp_path / "after", "pair_plus.folded", "lose")
    assert draft.problems() == ()


@pytest.mark.parametrize("of", thinned(["mbs", "boxes"], few=1))
def test_whatever_is_ruled_the_list_stays_sound(of: str, home: Path) -> None:
    """Lines that look alike are ruled otherwise, and every line that stops a round has one."""
    draft = begun(home, of)
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    before = draft.text(IRREGULARITIES_FILE)
    for at in range(len(lines)):
        for ruling in list(Ruling)[at % 4 :: 4]:
            choice = found(draft, f"irregularities.{at}")[1]
            assert isinstance(choice, Choice)
            if ruling.value in (value for value, _ in choice.options):
                choice.write(draft, ruling.value)
                assert load_irregularities(draft.folder).lines[at].ruling is ruling
            else:
                with pytest.raises(ValueError, match="Only one player's hand can be dead"):
                    choice.write(draft, ruling.value)
        draft.write(IRREGULARITIES_FILE, before)


def test_the_last_order_that_is_loosened_takes_its_list_along(home: Path) -> None:
    draft = begun(home, "mbs")
    found(draft, "seat_order.0.strict")[1].write(draft, "any")
    assert "seat_order" not in draft.value(PROCEDURE_FILE)
    assert draft.house().procedure.seat_order == ()


def test_readings_with_one_answer_stay_when_the_last_question_goes(home: Path) -> None:
    """The file was left without its list of questions, and the change refused."""
    draft = Workshop(home, shelf()).begin("six-card-bonus", "riverside", "Riverside", "")
    asked = [each["id"] for each in draft.at(READINGS_FILE, ("readings",))]
    for each in (each for each in asked if each != "card_shown"):
        take_back(draft, each)
    at = next(
        at
        for at, each in enumerate(draft.at(IRREGULARITIES_FILE, ("irregularities",)))
        if each["id"] == "card_shown"
    )
    write(draft, f"irregularities.{at}", "play_on")
    assert draft.base().readings.questions == ()
    assert draft.base().readings.one_answer
