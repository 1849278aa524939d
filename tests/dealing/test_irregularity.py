"""What each house rules, held against a table of its own: the event, the facts, the ruling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trainer.drills
from tests.some_houses import ruled
from trainer.dealing.irregularity import FACTS, WORDS, Event, Fact, Facts

RULED = """
mbs 5.1.1: foreign_card foreign=yes -> void return
mbs 5.1.2: claim claim=earlier_round -> stands
mbs 5.2: deck_count cards=1 -> void return
mbs 5.3: misdeal handled=no movable=yes -> reconstruct move play_on
mbs 5.3: misdeal handled=no movable=no -> void return
mbs 5.3: misdeal handled=yes movable=yes -> call_supervisor
mbs 5.4: card_count whose=dealer cards=4 movable=no noticed=before_next_game -> void return
mbs 5.4: card_count whose=dealer cards=2 movable=yes -> reconstruct move play_on
mbs 5.4: card_count whose=dealer cards=4 noticed=after_next_game -> stands play_on
mbs 5.5: exposed cards=2 -> void return
mbs 5.5: exposed cards=1 -> play_on play_on
mbs 5.6: wager_changed change=raised moment=bets_closed -> refuse refuse
mbs 5.7: wager_changed change=withdrawn moment=cards_dealt -> stands keep
mbs 5.3: card_count whose=player cards=4 -> void return
mbs 5.3: card_count whose=player cards=6 movable=yes -> reconstruct move play_on
mbs 5.3: card_count whose=player cards=4 handled=yes -> call_supervisor
mbs 3.10: hand_placed ante=yes placed=elsewhere -> put_right place play_on
mbs 3.11: hand_placed hand=pair_or_better placed=elsewhere -> put_right place play_on
six-card-bonus Equipment ¶3: decks deck=same -> put_right change_decks play_on
six-card-bonus Irregularities ¶3: exposed whose=dealer cards=1 -> call_supervisor
prime ¶8: exposed cards=2 -> call_supervisor
prime ¶8: card_count cards=4 -> call_supervisor
posted: exposed cards=1 -> call_supervisor
posted 3: card_count cards=2 -> call_supervisor
boxes •7: card_count whose=dealer cards=2 -> call_supervisor
six-card-bonus Irregularities ¶1: card_count whose=player cards=2 -> void return
six-card-bonus Irregularities ¶1: card_count whose=dealer cards=4 movable=yes -> void return
six-card-bonus Irregularities ¶2: shuffler fault=yes -> void return
six-card-bonus Irregularities ¶3: back_up cards=2 -> void return
six-card-bonus Irregularities ¶3: back_up cards=1 -> back_up back_up play_on
prime opening paragraph: dispute ambiguous=yes -> players_favour favour
prime ¶3: wager_changed change=withdrawn moment=cards_dealt -> refuse refuse
prime ¶13: dispute about=ranking -> play_on play_on
prime ¶9: dispute about=fold -> play_on play_on
prime ¶19: dispute about=tie -> play_on play_on
prime ¶15: dispute about=qualifying -> play_on play_on
prime ¶5: dispute about=next_hand -> play_on play_on
posted 11: side_bet bet=yes -> not_allowed stop
boxes •6: exposed whose=dealer cards=1 -> redeal deal_again
boxes •7: card_count whose=player cards=4 -> redeal deal_again
boxes •8: claim claim=ante_of_redeal -> pays_nothing deal_again
boxes •4: off_table off_table=yes -> call_supervisor stop
boxes •5: talk about_cards=yes -> call_supervisor stop
boxes •9: tender tender=credit bet=yes -> refuse refuse
"""
"""A house and a clause: the event, facts -> the ruling, what follows."""


def facts(event: Event, known: dict[str, str]) -> Facts:
    """The facts with what is usual where nothing is said."""
    assert known.keys() <= {fact.value for fact in FACTS[event]}
    return {fact: known.get(fact.value, WORDS[fact][0]) for fact in FACTS[event]}


@pytest.mark.parametrize("row", RULED.strip().splitlines())
def test_a_house_rules_as_its_document_says(row: str) -> None:
    cited, seen, told = re.split(": | -> ", row)
    name, _, clause = cited.partition(" ")
    event, *known = seen.split()
    ruling, *follows = told.split()
    said = dict(each.split("=") for each in known)
    line = ruled(name).resolve(Event(event), facts(Event(event), said))
    assert line is not None
    assert line.ruling.value == ruling
    assert [deed.value for deed in line.follows] == follows
    assert line.source.cite.endswith(clause)


READ = {
    "mbs": {
        "cut_card",
        "low_hand_kept",
        "misdeal_handled",
        "one_exposed",
        "player_count_handled",
    },
    "six-card-bonus": {"card_shown", "one_to_back_up"},
    "prime": {"cards_shown", "wrong_count"},
    "posted": {"cards_shown", "friendly_talk", "wrong_count"},
    "boxes": {
        "cards_off_table",
        "cash_for_chips",
        "dealers_count",
        "gamblers_card_up",
        "talk_of_cards",
    },
}


@pytest.mark.parametrize("name", READ)
def test_the_school_s_readings_are_marked_as_such(name: str) -> None:
    read = {line.id for line in ruled(name).lines if line.source.reading}
    assert read == READ[name]


def test_a_house_has_no_word_on_what_its_document_does_not_mention() -> None:
    assert ruled("boxes").resolve(Event.SHUFFLER, {Fact.FAULT: "yes"}) is None
    assert ruled("posted").resolve(Event.DISPUTE, {Fact.AMBIGUOUS: "yes"}) is None


def test_no_answer_is_typed_into_what_stages_the_scenes() -> None:
    """The ruling is found in the house's list, so the stage never mentions one."""
    folder = Path(trainer.drills.__file__).parent / "irregularities"
    for module in ("incident_stage", "staged_cards", "staged_players", "irregular"):
        assert "Ruling" not in (folder / f"{module}.py").read_text(encoding="utf-8")
