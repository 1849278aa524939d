"""Irregularities acted out: every line of every house, again and again, and its look-alikes."""

from __future__ import annotations

import pytest

from tests.sampled import sampled
from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.action import DEALER, Verb
from trainer.dealing.incident import Incident, due, lying
from trainer.dealing.irregularity import FACTS, Event, Fact, Ruling
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.irregularities.irregular import incident
from trainer.game.bets import breaches
from trainer.game.settle import settle

LINES = [(name, line.id) for name in HOUSES for line in ruled(name).lines]
CALLS = [(name, line.id) for name in HOUSES for line in ruled(name).lines if not line.harmless]


@sampled(8, 20)
@pytest.mark.parametrize(("name", "line"), LINES)
def test_each_line_has_many_distinct_scenes(name: str, line: str, count: int) -> None:
    found = scenes(name, line, count)
    assert len(found) == count
    for each in found:
        assert due(ruled(name), each).line.id == line


@pytest.mark.parametrize(("name", "line"), CALLS)
def test_each_irregularity_has_a_look_alike_that_is_ruled_otherwise(name: str, line: str) -> None:
    called = ruled(name).named(line)
    for other in called.look_alikes:
        found = incident(house(name), ruled(name), 1, other)
        assert due(ruled(name), found).line.ruling is not called.ruling


@pytest.mark.parametrize("name", HOUSES)
def test_look_alikes_and_irregularities_are_mixed(name: str) -> None:
    seen = [due(ruled(name), incident(house(name), ruled(name), n)).line for n in range(150)]
    called = {line.id for line in ruled(name).lines if not line.harmless}
    assert called <= {line.id for line in seen}
    assert 15 <= sum(line.harmless for line in seen) <= 75


@pytest.mark.parametrize("name", HOUSES)
def test_an_incident_is_a_layer_over_a_sound_round(name: str) -> None:
    for n in range(60):
        found = incident(house(name), ruled(name), n)
        assert not breaches(house(name).rules, found.round_)
        settlement = settle(house(name).rules, found.round_)
        script = script_for(house(name), found.round_, settlement, Part.WHOLE)
        assert found.done == faultless(script)[: len(found.done)]
        assert found.told
        assert set(found.facts) == set(FACTS[found.event])


@pytest.mark.parametrize("name", HOUSES)
def test_the_same_seed_gives_the_same_incident(name: str) -> None:
    assert incident(house(name), ruled(name), "7") == incident(house(name), ruled(name), 7)


def scenes(name: str, line: str, wanted: int = 12) -> list[Incident]:
    found: dict[object, Incident] = {}
    for number in range(1000):
        drawn = incident(house(name), ruled(name), number, line)
        found.setdefault(drawn.key, drawn)
        if len(found) == wanted:
            break
    return list(found.values())


def test_what_is_seen_bears_out_the_count_of_exposed_cards() -> None:
    """MBS 5.5."""
    for found in scenes("mbs", "two_exposed"):
        up = [card for hand in found.seen.hands for card in hand.up]
        assert len(up) == len(set(up)) == int(found.facts[Fact.CARDS]) >= 2


def test_exposed_cards_have_been_dealt() -> None:
    """BOX •6: and the dealer's only count."""
    for found in scenes("boxes", "dealers_card_up"):
        assert {hand.place for hand in found.seen.hands} == {DEALER}
        assert any(act.verb is Verb.DEAL and act.place == DEALER for act in found.done)


def test_moving_the_hands_gives_every_wager_its_hand() -> None:
    """MBS 5.3."""
    for found in scenes("mbs", "misdeal_moved_whole"):
        betting = {seat.number for seat in found.round_.seats}
        astray = {hand.place: hand.belongs_to for hand in found.seen.hands}
        assert dict(found.moves) == astray
        lying_at = (betting - set(astray.values())) | set(astray)
        moved = {dict(found.moves).get(place, place) for place in lying_at}
        assert moved == betting


def test_a_late_wager_comes_after_the_bets_are_closed() -> None:
    """MBS 5.6."""
    for found in scenes("mbs", "late_wager"):
        assert any(act.word == "no_more_bets" for act in found.done)
    for found in scenes("mbs", "wager_in_time"):
        assert not any(act.word == "no_more_bets" for act in found.done)


def test_a_changed_bet_follows_the_first_card() -> None:
    """PRIME ¶3."""
    assert all(_dealt(found) for found in scenes("prime", "bet_changed"))
    assert not any(_dealt(found) for found in scenes("prime", "bet_in_time"))


def _dealt(found: Incident) -> bool:
    return any(act.verb is Verb.DEAL for act in found.done)


def test_a_void_returns_every_wager_that_lies_there() -> None:
    """6CB Irregularities ¶2: all wagers, with Play wagers that were placed already."""
    for found in scenes("six-card-bonus", "shuffler_malfunction"):
        asked = due(ruled("six-card-bonus"), found)
        assert asked.line.ruling is Ruling.VOID
        stakes = lying(found)
        assert len(asked.follow_ups) == sum(len(each) for each in stakes.values())
        offered = {act.place for act in found.done if act.verb is Verb.OFFER}
        for seat in found.round_.seats:
            assert ("play" in stakes[seat.number]) is (seat.played and seat.number in offered)


def test_every_kind_of_event_is_acted_out_somewhere() -> None:
    """All but the dealer's own misdeal, which a dealer makes at the table."""
    acted = {line.event for name in HOUSES for line in ruled(name).lines}
    assert acted == set(Event) - {Event.TURNED_EARLY}


def test_a_dealers_count_leaves_no_gambler_short_where_that_alone_is_a_redeal() -> None:
    for found in scenes("boxes", "dealers_count", 20):
        assert all(each.under is None for each in found.seen.hands)
        assert due(ruled("boxes"), found).line.ruling is Ruling.CALL_SUPERVISOR
