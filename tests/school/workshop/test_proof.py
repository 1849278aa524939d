"""The proof of a house: every rule and row once, in few rounds, each as the house pays it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.some_houses import HOUSES, house, shelf
from trainer.dealing.house import House
from trainer.dealing.irregularity import Event, Fact, Ruling
from trainer.drills.irregularities.irregular import incident_of
from trainer.library.cases import Case, failures
from trainer.library.edition import base_of
from trainer.library.readings_file import HouseFile
from trainer.school.workshop.draft_proof import unproved
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.proof import ProofRound, keys_of, proof_rounds, proved_by
from trainer.school.workshop.proof_lines import otherwise
from trainer.school.workshop.proof_list import OtherHouse
from trainer.school.workshop.proof_words import bets_told, refused_told
from trainer.school.workshop.rule_links import link_to_rule
from trainer.school.workshop.ruling_proof import proved_by_ruling

MOST = {"boxes": 10, "mbs": 11, "posted": 10, "prime": 10, "six-card-bonus": 15}


@pytest.mark.parametrize("name", HOUSES)
def test_few_rounds_prove_every_rule_and_row(name: str) -> None:
    rounds = proof_rounds(house(name))
    assert set().union(*(each.proves for each in rounds)) == keys_of(house(name))
    settled = [each for each in rounds if each.ruled is None]
    assert len(settled) <= MOST[name]
    for each in settled:
        assert each.proves <= proved_by(house(name), each.round_)


@pytest.mark.parametrize("name", HOUSES)
def test_each_ruling_has_one_round_near_to_where_it_is_ruled_otherwise(name: str) -> None:
    made = house(name)
    ruled = made.irregularities
    assert ruled is not None
    cases = [each for each in proof_rounds(made) if each.ruled is not None]
    assert len(cases) == len(ruled.lines)
    for each in cases:
        assert each.ruled is not None
        assert each.proves == proved_by_ruling(made, each.ruled) > set()
        line = ruled.resolve(each.ruled.event, each.ruled.facts)
        assert line is not None
        assert incident_of(made, line, each.ruled.facts) is not None
        wrong = replace(each.ruled, ruling=Ruling.VOID if line.harmless else Ruling.PLAY_ON)
        assert not proved_by_ruling(made, wrong)
    exposed = [each for each in cases if each.ruled and each.ruled.event is Event.EXPOSED]
    counts = [each.ruled.facts[Fact.CARDS] for each in exposed if each.ruled]
    assert counts == {"mbs": ["2", "1"], "boxes": ["1", "1"]}.get(name, ["1"])


@pytest.mark.parametrize("name", HOUSES)
def test_each_round_holds_as_a_worked_round(name: str) -> None:
    for each in proof_rounds(house(name)):
        if each.ruled is None:
            assert failures(house(name), (_case(each),)) == []


@pytest.mark.parametrize("name", HOUSES)
def test_each_answer_that_pays_otherwise_is_proved(name: str) -> None:
    others = _others(name)
    rounds = proof_rounds(house(name), others)
    proved = {key for each in rounds for key in each.proves if key.startswith("reading.")}
    for each in rounds:
        for key in (key for key in each.proves if key.startswith("reading.")):
            assert failures(others[key.removeprefix("reading.")], (_case(each),))
    assert proved == {f"reading.{each}" for each in others}


def test_the_same_payment_in_another_currency_is_no_other_payment() -> None:
    """Each line of a house in pounds was paid otherwise at one in dollars."""
    dollars = house("prime").rules
    pounds = replace(dollars, currency="£")
    round_ = next(each.round_ for each in proof_rounds(house("prime")) if each.settles)
    assert otherwise(pounds, (OtherHouse("At Prime", "", dollars),), round_) == ()


def test_each_of_two_limits_has_a_round_of_its_own(tmp_path: Path) -> None:
    draft = Workshop(tmp_path, shelf()).begin("six-card-bonus", "riverside", "Riverside", "RIVER")
    limits = {f"bets.limits.{each}" for each in ("pair_plus", "six_card_bonus")}
    made = draft.house()
    assert limits <= keys_of(made)
    proofs = [each for each in proof_rounds(made) if each.proves & limits]
    assert [len(each.proves & limits) for each in proofs] == [1, 1]
    assert not unproved(draft) & limits
    for each in limits:
        at = link_to_rule(draft, each).section.removeprefix("bets.")
        assert draft.at("rules.yaml", ("bets", int(at), "wager")) == each.split(".")[-1]


@pytest.mark.parametrize("name", HOUSES)
def test_the_size_of_a_proof_is_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A greedy cover: each settled round proves something that none before it does, and each limit
    and each ruling has a round of its own. Forty rules take at most forty rounds."""
    rules, rounds = keys_of(house(name)), proof_rounds(house(name), _others(name))
    with capsys.disabled():
        print(f"\n{name}: {len(rules)} rules and rows proved by {len(rounds)} rounds", end="")
    shown: set[str] = set()
    for each in rounds:
        assert each.refused or each.proves - shown
        shown |= each.proves
    assert rules <= shown
    assert sum(each.ruled is None for each in rounds) <= 20
    assert len(rounds) <= len(rules)


def _others(name: str) -> Mapping[str, House]:
    """The house under each other answer that changes what is paid."""
    base = base_of(*shelf().own(name))
    return {
        f"{question.id}.{answer.id}": base.under({question.id: answer.id}).house
        for question in base.readings
        for answer in question.answers
        if any(change.at.file is HouseFile.RULES for change in answer.changes)
    }


def _case(proof: ProofRound) -> Case:
    return Case(
        title="proof",
        proves=(),
        round_=proof.round_,
        dealer=proof.dealer or None,
        settles=proof.settles,
        refused=proof.refused or None,
        does=None,
        mistakes=(),
        part="settlement",  # type: ignore[arg-type]
    )


def test_bets_that_are_refused_are_told_seat_by_seat() -> None:
    """The author was asked "Does the house refuse these bets?", and saw none."""
    made = house("posted")
    refused = [each for each in proof_rounds(made) if each.refused]
    told = {refused_told(made.rules, each): bets_told(made.rules, each) for each in refused}
    assert told
    assert all(line.startswith("Seat ") and ": " in line for each in told.values() for line in each)
    assert any("Ante $" in line for each in told.values() for line in each)


@pytest.mark.parametrize("name", HOUSES)
def test_bets_are_refused_for_themselves_alone(name: str) -> None:
    """A card that the dealer had too was in a hand of too many boxes."""
    refused = [each for each in proof_rounds(house(name)) if each.refused]
    assert not any("duplicate_card" in each.refused for each in refused)
