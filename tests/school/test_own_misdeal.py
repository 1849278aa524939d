"""A round with the dealer's own misdeal, from the first card to the tape, and in the records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.recipe import Feedback
from trainer.game.settle import settle
from trainer.school.debrief.debrief import Debrief
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting


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
