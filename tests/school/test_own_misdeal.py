"""A round with the dealer's own misdeal, from the first card to the tape, and in the records."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.school.workshop.made import write_all
from tests.some_houses import shelf
from trainer.dealing.action import Action, Verb
from trainer.dealing.incident import due
from trainer.dealing.irregularity import Deed
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.drill_options import Feedback
from trainer.drills.irregularities.irregular import incident
from trainer.game.settle import settle
from trainer.library.houses import ADDED_HOUSES
from trainer.marking.ruling import mark_ruling
from trainer.school.debrief.debrief import Debrief
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.school.workshop.drafts import Workshop


@pytest.fixture
def practice(home: Path) -> Iterator[Practice]:
    opened = Practice.open(home)
    yield opened
    opened.close()


def waits(sitting: Sitting) -> bool:
    """Whether a misdeal is on the table."""
    return sitting.misdeal is not None


def voided(practice: Practice, feedback: Feedback = Feedback.AT_THE_END) -> tuple[Sitting, Debrief]:
    """A fourth card to the first seat, ruled void; the cards are left on the table."""
    sitting = practice.start("six-card-bonus", "whole-table", seed=5, feedback=feedback)
    settled = settle(sitting.house.rules, sitting.round_)
    acts = faultless(script_for(sitting.house, sitting.round_, settled, Part.WHOLE))
    deals = [at for at, act in enumerate(acts) if act.verb is Verb.DEAL]
    for act in (*acts[: deals[-1] + 1], acts[deals[0]]):
        sitting.act(act)
    assert waits(sitting)
    for line in ("rule void", "return all", "resume"):
        sitting.follow(line)
    assert not waits(sitting)
    assert not sitting.left
    return sitting, sitting.finish()


@pytest.mark.parametrize("feedback", list(Feedback))
def test_the_debrief_tells_the_act_and_the_ruling(practice: Practice, feedback: Feedback) -> None:
    """6CB Irregularities ¶1."""
    _, debrief = voided(practice, feedback)
    told = [(each.number, each.severity.value, each.rule) for each in debrief.mistakes]
    assert told == [
        (1, "critical", "6CB Irregularities ¶1"),
        (2, "minor", "6CB Equipment ¶4"),
    ]
    assert not debrief.passed


def test_it_can_be_watched_and_its_traps_dealt_again(practice: Practice) -> None:
    sitting, debrief = voided(practice)
    tape = practice.tape(sitting.attempt_id)
    assert tape is not None
    assert tape.frames[-1].yours.words
    assert practice.results.trap(sitting.attempt_id, len(debrief.mistakes)) is None
    assert practice.same_traps(sitting.attempt_id, seed=1).round_.house == "six-card-bonus"


def test_records_made_again_from_the_log_are_the_same(practice: Practice) -> None:
    sitting, _ = voided(practice)
    before = [
        (row.number, row.severity, row.rule) for row in practice.results.made([sitting.attempt_id])
    ]
    practice.rebuild()
    after = [
        (row.number, row.severity, row.rule) for row in practice.results.made([sitting.attempt_id])
    ]
    assert before == after != []


def test_a_misdeal_that_is_taken_back_is_none(practice: Practice) -> None:
    sitting = practice.start("mbs", "whole-table", seed=5)
    empty = min(set(range(1, 8)) - {seat.number for seat in sitting.round_.seats})
    sitting.act(Action.parse(f"deal {empty}"))
    assert waits(sitting)
    sitting.undo()
    assert not waits(sitting)
    assert not sitting.acts


def redealt(practice: Practice) -> Sitting:
    """A second hand to the first gambler at boxes, and a redeal."""
    sitting = practice.start("boxes", "whole-table", seed=5)
    gambler = f"deal {sitting.round_.seats[0].number}"
    for text in ("check bets", gambler, gambler):
        sitting.act(Action.parse(text))
    for text in ("rule redeal", "rack cards", "deal_again", "resume"):
        sitting.follow(text)
    return sitting


def test_a_redeal_brings_other_cards_by_the_same_seed(practice: Practice) -> None:
    """BOX •7: the wagers stand, the cards come anew, and every time the same ones."""
    first = practice.start("boxes", "whole-table", seed=5).round_
    sitting = redealt(practice)
    after = sitting.round_
    assert {*map(str, after.dealer)} != {*map(str, first.dealer)}
    assert [seat.stakes for seat in after.seats] == [seat.stakes for seat in first.seats]
    assert redealt(practice).round_ == after
    assert not sitting.view.seats[0].cards
    acts = faultless(
        script_for(sitting.house, after, settle(sitting.house.rules, after), Part.WHOLE)
    )
    for act in acts[1:]:
        sitting.act(act)
    debrief = sitting.finish()
    assert [(each.severity.value, each.rule) for each in debrief.mistakes] == [
        ("critical", "BOX •7")
    ]
    assert debrief.points == 100
    tape = practice.tape(sitting.attempt_id)
    assert tape is not None
    assert (tape.frames[0].yours.round_, tape.frames[-1].yours.round_) == (tape.round_, after)


def test_a_voided_round_scores_nothing(practice: Practice) -> None:
    """No wager was to be settled: not 100 beside “not passed”."""
    _, debrief = voided(practice)
    assert (debrief.points, debrief.lines, debrief.decided) == (0, 0, ())


def test_every_redeal_of_a_round_brings_other_cards(practice: Practice) -> None:
    """BOX •7, five times in one round: the tape shows each, and a redeal that is taken back."""
    sitting = redealt(practice)
    dealers = [sitting.round_.dealer]
    gambler = f"deal {sitting.round_.seats[0].number}"
    for _ in range(4):
        for text in (gambler, gambler):
            sitting.act(Action.parse(text))
        for text in ("rule redeal", "rack cards", "deal_again"):
            sitting.follow(text)
        sitting.undo()
        for text in ("deal_again", "resume"):
            sitting.follow(text)
        dealers.append(sitting.round_.dealer)
    assert len(set(dealers)) == 5
    tape = practice.tape(sitting.attempt_id)
    assert tape is not None
    shown = [frame.yours.round_.dealer for frame in tape.frames if frame.yours.round_ is not None]
    assert list(dict.fromkeys(shown)) == [tape.round_.dealer, *dealers]
    assert shown[-1] == sitting.round_.dealer
    said = {frame.yours.words for frame in tape.frames}
    assert said.isdisjoint({"rack cards", "deal_again", "resume"}), "deeds are told in words"


@pytest.fixture(scope="module", params=["dead_hand"])
def dead_hand_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The folder of a house where a player's hand with a wrong number of cards is dead."""
    workshop = Workshop(tmp_path_factory.mktemp("dead-hands"), shelf())
    draft = workshop.begin("six-card-bonus", "dead-hands", "Dead Hands", "")
    write_all(draft, (("misdeals.count", "dead_hand"), ("irregularities.0", request.param)))
    assert not [
        each for each in draft.problems() if "misdeals" in str(each) or "irreg" in str(each)
    ]
    return draft.folder


@pytest.fixture
def dead_hands(home: Path, dead_hand_house: Path) -> Iterator[Practice]:
    """A school with that house."""
    shutil.copytree(dead_hand_house, home / ADDED_HOUSES / "dead-hands")
    with closing(Practice.open(home)) as opened:
        yield opened


def fourth_card(practice: Practice) -> tuple[Sitting, int, list[Action]]:
    """A round in which one hand got a fourth card; its place, and the acts that are left of a
    faultless round."""
    sitting = practice.start("dead-hands", "whole-table", seed=5)
    settled = settle(sitting.house.rules, sitting.round_)
    acts = faultless(script_for(sitting.house, sitting.round_, settled, Part.WHOLE))
    deals = [at for at, act in enumerate(acts) if act.verb is Verb.DEAL]
    for act in (*acts[: deals[-1] + 1], acts[deals[0]]):
        sitting.act(act)
    place = acts[deals[0]].place
    assert place is not None
    return sitting, place, [*acts[deals[-1] + 1 :]]


def test_a_dead_hand_is_out_and_the_others_play_on(dead_hands: Practice) -> None:
    sitting, place, left = fourth_card(dead_hands)
    misdeal, seat = sitting.misdeal, sitting.round_.seat(place)
    assert misdeal is not None
    assert seat is not None
    back = [f"return {place} {wager}" for wager in seat.stakes]
    for line in ("rule dead_hand", *back, "play_on", "resume"):
        sitting.follow(line)
    assert not waits(sitting)
    assert sitting.round_.seat(place) is None
    for act in (each for each in left if each.place != place):
        sitting.act(act)
    debrief = sitting.finish()
    assert [(each.seat, each.severity.value) for each in debrief.mistakes] == [(place, "serious")]
    assert "That hand is dead" in debrief.mistakes[0].why
    tape = dead_hands.tape(sitting.attempt_id)
    assert tape is not None
    assert tape.frames[-1].yours.words


def test_a_dead_hand_that_is_kept_or_voids_the_round_is_wrong(dead_hands: Practice) -> None:
    for lines in (("rule void", "return all", "resume"), ("rule dead_hand", "play_on", "resume")):
        sitting, place, left = fourth_card(dead_hands)
        for line in lines:
            sitting.follow(line)
        if lines[0] != "rule void":
            for act in (each for each in left if each.place != place):
                sitting.act(act)
        told = [each.why for each in sitting.finish().mistakes if each.severity.value == "critical"]
        assert told
        right = "That hand is dead" if lines[0] == "rule void" else "You did not return the"
        assert right in told[0]


@pytest.mark.parametrize("dead_hand_house", ["forfeit"], indirect=True)
def test_a_dead_hand_that_loses_is_out_and_the_others_play_on(dead_hands: Practice) -> None:
    sitting, place, left = fourth_card(dead_hands)
    seat = sitting.round_.seat(place)
    assert seat is not None
    takes = [f"take {place} {wager}" for wager in seat.stakes]
    for line in ("rule forfeit", *takes, "play_on", "resume"):
        sitting.follow(line)
    assert not waits(sitting)
    assert sitting.round_.seat(place) is None
    for act in (each for each in left if each.place != place):
        sitting.act(act)
    mistakes = sitting.finish().mistakes
    assert [(each.seat, each.severity.value) for each in mistakes] == [(place, "serious")]


def test_a_scene_asks_for_the_wagers_of_the_dead_hand_alone(dead_hands: Practice) -> None:
    house = dead_hands.house("dead-hands")
    assert house.irregularities is not None
    found = incident(house, house.irregularities, 3, "wrong_count")
    asked = due(house.irregularities, found)
    back = {each.place for each in asked.follow_ups if each.deed is Deed.RETURN}
    assert back == set(found.places)
    assert len(found.round_.seats) > 1
    done = [f"rule {asked.line.ruling}", *map(str, asked.deeds)]
    assert mark_ruling(house.irregularities, found, done).passed
    everything = ["rule dead_hand", "return all", "play_on"]
    assert not mark_ruling(house.irregularities, found, everything).passed
