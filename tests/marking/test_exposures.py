"""What a marked trace shows of the wrong rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.marking.some_trainees import Dealer, misread, showing
from tests.sampled import sampled
from tests.some_houses import HOUSES, house
from trainer.dealing.finding import Verdict
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.belief_evidence import Case
from trainer.marking.belief_inference import diagnose_beliefs
from trainer.marking.exposures import Seen, WagerAct, evidence_in, evidence_of
from trainer.marking.mark import Marking, mark
from trainer.marking.probe import probe
from trainer.marking.wager_handling import PUSH, TAKE, Cell, Done, pay

BEATEN = {
    "house": "mbs",
    "dealer": ["9h", "9c", "9d"],
    "seats": [
        {
            "seat": 3,
            "cards": ["8h", "8c", "3d"],
            "wagers": {"ante": 5, "pair_plus": 10},
            "decision": "play",
        }
    ],
}
"""A beaten pair: Play and Ante are taken, the Pair Plus is paid 10."""


def _round() -> Round:
    return read_round(BEATEN, {"mbs": house("mbs").rules})


def _marked(round_: Round, *changes: tuple[str, str]) -> Marking:
    rules = house(round_.house)
    script = script_for(rules, round_, settle(rules.rules, round_))
    trace = [str(act) for act in faultless(script)]
    for old, new in changes:
        trace[trace.index(old)] = new
    return mark(script, trace)


def test_a_pair_plus_taken_with_a_beaten_hand_hits_that_belief() -> None:
    """MBS 1.1.5."""
    marking = _marked(_round(), ("pay 3 pair_plus 10", "take 3 pair_plus"))
    shown = evidence_of(misread("mbs"), marking)
    assert [each.seen for each in shown.of("PP02")] == [Seen.HIT]
    assert [each.seen for each in shown.of("PP11")] == [Seen.OTHER]
    assert shown.wrong == {(3, "pair_plus")}


FOLDED_STRAIGHT: dict[str, Any] = {
    "house": "mbs",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [{"seat": 3, "cards": ["5h", "6h", "7d"], "wagers": {"ante": 5}, "decision": "fold"}],
}


def test_an_ante_bonus_paid_after_the_fold_was_collected_hits_that_belief() -> None:
    """The Ante was collected all the same: it is not the belief that a fold gets it back."""
    round_ = read_round(FOLDED_STRAIGHT, {"mbs": house("mbs").rules})
    script = script_for(house("mbs"), round_, settle(house("mbs").rules, round_))
    trace = [*map(str, faultless(script)), "pay 3 ante_bonus 5"]
    shown = evidence_of(misread("mbs"), mark(script, trace))
    assert [each.seen for each in shown.of("AB04")] == [Seen.HIT]
    assert Seen.HIT not in [each.seen for each in shown.of("QL12")]


@pytest.mark.parametrize("instead", [("pay 3 ante 5",), ()])
def test_a_folded_ante_paid_or_returned_without_game_hits_the_same_belief(
    instead: tuple[str, ...],
) -> None:
    seat = {**FOLDED_STRAIGHT["seats"][0], "wagers": {"ante": 5, "pair_plus": 5}}
    no_game = {**FOLDED_STRAIGHT, "dealer": ["Jh", "7s", "2d"], "seats": [seat]}
    round_ = read_round(no_game, {"mbs": house("mbs").rules})
    script = script_for(house("mbs"), round_, settle(house("mbs").rules, round_))
    right = [*map(str, faultless(script))]
    at = right.index("collect 3")
    shown = evidence_of(misread("mbs"), mark(script, [*right[:at], *instead, *right[at + 1 :]]))
    assert [each.seen for each in shown.of("QL12")] == [Seen.HIT]


def _verdict(round_: Round) -> Verdict:
    return _marked(round_).verdict


@pytest.mark.parametrize("name", HOUSES)
def test_a_faultless_dealer_is_clean_wherever_anything_could_show(name: str) -> None:
    for round_ in deal(house(name).rules, 4, 12, 7, ()):
        shown = evidence_in(misread(name), _verdict(round_))
        assert shown.exposures
        assert {each.seen for each in shown.exposures} == {Seen.CLEAN}
        assert not shown.wrong
        assert diagnose_beliefs(Case.of([shown, shown], 4)).explanations == ()


@sampled(1, 4)
@pytest.mark.parametrize("name", HOUSES)
def test_a_trace_that_follows_a_belief_hits_it_everywhere(name: str, count: int) -> None:
    """Worked through the marking: what is predicted, written as acts, comes back as hits."""
    seen = misread(name)
    for round_ in deal(house(name).rules, 6, count, 7, ()):
        dealt = seen.look(round_)
        script = script_for(house(name), round_, settle(seen.rules, round_))
        for belief in seen.offered(round_.placard):
            trace = _worked({**dealt.due, **dealt.predicted(belief)}, round_)
            exposures = evidence_in(seen, mark(script, trace).verdict).of(belief.id)
            assert {each.seen for each in exposures} <= {Seen.HIT}, (belief.id, exposures)


def _worked(money: Mapping[Cell, Done], round_: Round) -> list[str]:
    """The money lines of a trainee who does that, and every hand cleared."""
    trace = []
    for (seat, spot), done in money.items():
        trace += [f"take {seat} {spot}"] if done.taken else []
        trace += [f"pay {seat} {spot} {done.paid}"] if done.paid else []
    return [*trace, *(f"clear {seat.number}" for seat in round_.seats)]


# ------------------------------------------------------------------- the next round


def test_the_round_chosen_tells_open_beliefs_apart() -> None:
    """That the bonus is forgotten, or only where the dealer does not play."""
    chosen = probe(misread("mbs"), {"AB09": 1.0, "AB02": 1.0}, Dealer("mbs"), 1)
    assert chosen is not None
    assert chosen.gain > 0.9
    assert "AB09" in showing("mbs", {"AB09", "AB02"}, chosen.round_)


def test_the_same_seed_chooses_the_same_round() -> None:
    beliefs = {"HR04": 1.0, "HR05": 2.0}
    first, second = (probe(misread("prime"), beliefs, Dealer("prime"), 5) for _ in range(2))
    assert first == second


def test_a_belief_that_the_house_cannot_show_has_no_round() -> None:
    assert probe(misread("boxes"), {"SC05": 1.0}, Dealer("boxes", seats=2), 1) is None


@pytest.mark.parametrize(
    ("done", "due", "act"),
    [
        (pay(Money(5)), pay(Money(5)), WagerAct.RIGHT),
        (PUSH, pay(Money(5)), WagerAct.LEFT),
        (TAKE, pay(Money(5)), WagerAct.TAKEN),
        (pay(Money(5)), TAKE, WagerAct.PAID),
        (pay(Money(6)), pay(Money(5)), WagerAct.OVERPAID),
        (pay(Money(4)), pay(Money(5)), WagerAct.UNDERPAID),
        (Done(taken=True, paid=Money(5)), pay(Money(5)), WagerAct.UNDERPAID),
    ],
)
def test_an_act_on_a_wager_is_named_by_what_was_due(done: Done, due: Done, act: WagerAct) -> None:
    assert WagerAct.of(done, due) is act
