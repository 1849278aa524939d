"""What each house rules, held against a table of its own: the event, the facts, the ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

import trainer.drills
from tests.some_houses import ruled
from trainer.dealing.irregularity import FACTS, WORDS, Deed, Event, Fact, Facts, Ruling

YES, NO = "yes", "no"
Row = tuple[str, str, Event, dict[Fact, str], Ruling, tuple[Deed, ...]]

RULED: tuple[Row, ...] = (
    ("mbs", "5.1.1", Event.FOREIGN_CARD, {Fact.FOREIGN: YES}, Ruling.VOID, (Deed.RETURN,)),
    ("mbs", "5.1.2", Event.CLAIM, {Fact.CLAIM: "earlier_round"}, Ruling.STANDS, ()),
    ("mbs", "5.2", Event.DECK_COUNT, {Fact.CARDS: "1"}, Ruling.VOID, (Deed.RETURN,)),
    (
        "mbs",
        "5.3",
        Event.MISDEAL,
        {Fact.HANDLED: NO, Fact.MOVABLE: YES},
        Ruling.RECONSTRUCT,
        (Deed.MOVE, Deed.PLAY_ON),
    ),
    (
        "mbs",
        "5.3",
        Event.MISDEAL,
        {Fact.HANDLED: NO, Fact.MOVABLE: NO},
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "mbs",
        "5.3",
        Event.MISDEAL,
        {Fact.HANDLED: YES, Fact.MOVABLE: YES},
        Ruling.CALL_SUPERVISOR,
        (),
    ),
    (
        "mbs",
        "5.4",
        Event.CARD_COUNT,
        {
            Fact.WHOSE: "dealer",
            Fact.CARDS: "4",
            Fact.MOVABLE: NO,
            Fact.NOTICED: "before_next_game",
        },
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "mbs",
        "5.4",
        Event.CARD_COUNT,
        {Fact.WHOSE: "dealer", Fact.CARDS: "2", Fact.MOVABLE: YES},
        Ruling.RECONSTRUCT,
        (Deed.MOVE, Deed.PLAY_ON),
    ),
    (
        "mbs",
        "5.4",
        Event.CARD_COUNT,
        {Fact.WHOSE: "dealer", Fact.CARDS: "4", Fact.NOTICED: "after_next_game"},
        Ruling.STANDS,
        (Deed.PLAY_ON,),
    ),
    ("mbs", "5.5", Event.EXPOSED, {Fact.CARDS: "2"}, Ruling.VOID, (Deed.RETURN,)),
    ("mbs", "5.5", Event.EXPOSED, {Fact.CARDS: "1"}, Ruling.PLAY_ON, (Deed.PLAY_ON,)),
    (
        "mbs",
        "5.6",
        Event.WAGER_CHANGED,
        {Fact.CHANGE: "raised", Fact.MOMENT: "bets_closed"},
        Ruling.REFUSE,
        (Deed.REFUSE,),
    ),
    (
        "mbs",
        "5.7",
        Event.WAGER_CHANGED,
        {Fact.CHANGE: "withdrawn", Fact.MOMENT: "cards_dealt"},
        Ruling.STANDS,
        (Deed.KEEP,),
    ),
    (
        "mbs",
        "5.3",
        Event.CARD_COUNT,
        {Fact.WHOSE: "player", Fact.CARDS: "4"},
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "mbs",
        "5.3",
        Event.CARD_COUNT,
        {Fact.WHOSE: "player", Fact.CARDS: "6", Fact.MOVABLE: YES},
        Ruling.RECONSTRUCT,
        (Deed.MOVE, Deed.PLAY_ON),
    ),
    (
        "mbs",
        "5.3",
        Event.CARD_COUNT,
        {Fact.WHOSE: "player", Fact.CARDS: "4", Fact.HANDLED: YES},
        Ruling.CALL_SUPERVISOR,
        (),
    ),
    (
        "mbs",
        "3.10",
        Event.HAND_PLACED,
        {Fact.ANTE: YES, Fact.PLACED: "elsewhere"},
        Ruling.PUT_RIGHT,
        (Deed.PLACE, Deed.PLAY_ON),
    ),
    (
        "mbs",
        "3.11",
        Event.HAND_PLACED,
        {Fact.HAND: "pair_or_better", Fact.PLACED: "elsewhere"},
        Ruling.PUT_RIGHT,
        (Deed.PLACE, Deed.PLAY_ON),
    ),
    (
        "six-card-bonus",
        "Equipment ¶3",
        Event.DECKS,
        {Fact.DECK: "same"},
        Ruling.PUT_RIGHT,
        (Deed.CHANGE_DECKS, Deed.PLAY_ON),
    ),
    (
        "six-card-bonus",
        "Irregularities ¶3",
        Event.EXPOSED,
        {Fact.WHOSE: "dealer", Fact.CARDS: "1"},
        Ruling.CALL_SUPERVISOR,
        (),
    ),
    ("prime", "¶8", Event.EXPOSED, {Fact.CARDS: "2"}, Ruling.CALL_SUPERVISOR, ()),
    ("prime", "¶8", Event.CARD_COUNT, {Fact.CARDS: "4"}, Ruling.CALL_SUPERVISOR, ()),
    ("posted", "", Event.EXPOSED, {Fact.CARDS: "1"}, Ruling.CALL_SUPERVISOR, ()),
    ("posted", "3", Event.CARD_COUNT, {Fact.CARDS: "2"}, Ruling.CALL_SUPERVISOR, ()),
    (
        "boxes",
        "•7",
        Event.CARD_COUNT,
        {Fact.WHOSE: "dealer", Fact.CARDS: "2"},
        Ruling.CALL_SUPERVISOR,
        (),
    ),
    (
        "six-card-bonus",
        "Irregularities ¶1",
        Event.CARD_COUNT,
        {Fact.WHOSE: "player", Fact.CARDS: "2"},
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "six-card-bonus",
        "Irregularities ¶1",
        Event.CARD_COUNT,
        {Fact.WHOSE: "dealer", Fact.CARDS: "4", Fact.MOVABLE: YES},
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "six-card-bonus",
        "Irregularities ¶2",
        Event.SHUFFLER,
        {Fact.FAULT: YES},
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "six-card-bonus",
        "Irregularities ¶3",
        Event.BACK_UP,
        {Fact.CARDS: "2"},
        Ruling.VOID,
        (Deed.RETURN,),
    ),
    (
        "six-card-bonus",
        "Irregularities ¶3",
        Event.BACK_UP,
        {Fact.CARDS: "1"},
        Ruling.BACK_UP,
        (Deed.BACK_UP, Deed.PLAY_ON),
    ),
    (
        "prime",
        "opening paragraph",
        Event.DISPUTE,
        {Fact.AMBIGUOUS: YES},
        Ruling.PLAYERS_FAVOUR,
        (Deed.FAVOUR,),
    ),
    (
        "prime",
        "¶3",
        Event.WAGER_CHANGED,
        {Fact.CHANGE: "withdrawn", Fact.MOMENT: "cards_dealt"},
        Ruling.REFUSE,
        (Deed.REFUSE,),
    ),
    (
        "prime",
        "¶13",
        Event.DISPUTE,
        {Fact.ABOUT: "ranking"},
        Ruling.PLAY_ON,
        (Deed.PLAY_ON,),
    ),
    ("prime", "¶9", Event.DISPUTE, {Fact.ABOUT: "fold"}, Ruling.PLAY_ON, (Deed.PLAY_ON,)),
    ("prime", "¶19", Event.DISPUTE, {Fact.ABOUT: "tie"}, Ruling.PLAY_ON, (Deed.PLAY_ON,)),
    ("prime", "¶15", Event.DISPUTE, {Fact.ABOUT: "qualifying"}, Ruling.PLAY_ON, (Deed.PLAY_ON,)),
    ("prime", "¶5", Event.DISPUTE, {Fact.ABOUT: "next_hand"}, Ruling.PLAY_ON, (Deed.PLAY_ON,)),
    ("posted", "11", Event.SIDE_BET, {Fact.BET: YES}, Ruling.NOT_ALLOWED, (Deed.STOP,)),
    (
        "boxes",
        "•6",
        Event.EXPOSED,
        {Fact.WHOSE: "dealer", Fact.CARDS: "1"},
        Ruling.REDEAL,
        (Deed.DEAL_AGAIN,),
    ),
    (
        "boxes",
        "•7",
        Event.CARD_COUNT,
        {Fact.WHOSE: "player", Fact.CARDS: "4"},
        Ruling.REDEAL,
        (Deed.DEAL_AGAIN,),
    ),
    (
        "boxes",
        "•8",
        Event.CLAIM,
        {Fact.CLAIM: "ante_of_redeal"},
        Ruling.PAYS_NOTHING,
        (Deed.DEAL_AGAIN,),
    ),
    (
        "boxes",
        "•4",
        Event.OFF_TABLE,
        {Fact.OFF_TABLE: YES},
        Ruling.CALL_SUPERVISOR,
        (Deed.STOP,),
    ),
    ("boxes", "•5", Event.TALK, {Fact.ABOUT_CARDS: YES}, Ruling.CALL_SUPERVISOR, (Deed.STOP,)),
    (
        "boxes",
        "•9",
        Event.TENDER,
        {Fact.TENDER: "credit", Fact.BET: YES},
        Ruling.REFUSE,
        (Deed.REFUSE,),
    ),
)


def facts(event: Event, known: dict[Fact, str]) -> Facts:
    """The facts with what is usual where nothing is said."""
    return {fact: known.get(fact, WORDS[fact][0]) for fact in FACTS[event]}


@pytest.mark.parametrize(("name", "clause", "event", "known", "ruling", "follows"), RULED)
def test_a_house_rules_as_its_document_says(
    name: str,
    clause: str,
    event: Event,
    known: dict[Fact, str],
    ruling: Ruling,
    follows: tuple[Deed, ...],
) -> None:
    line = ruled(name).resolve(event, facts(event, known))
    assert line is not None
    assert line.ruling is ruling
    assert line.follows == follows
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
    assert ruled("boxes").resolve(Event.SHUFFLER, {Fact.FAULT: YES}) is None
    assert ruled("posted").resolve(Event.DISPUTE, {Fact.AMBIGUOUS: YES}) is None


def test_no_answer_is_typed_into_what_stages_the_scenes() -> None:
    """The ruling is found in the house's list, so the stage never mentions one."""
    folder = Path(trainer.drills.__file__).parent / "irregularities"
    for module in ("incident_stage", "staged_cards", "staged_players", "irregular"):
        assert "Ruling" not in (folder / f"{module}.py").read_text(encoding="utf-8")
