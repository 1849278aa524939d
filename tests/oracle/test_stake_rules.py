"""A Play of one to three times the Ante, and limits in chips of one value, by hand."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.library.copies import copied, edit
from tests.oracle.adversarial import sound_rounds
from tests.oracle.naive_settle import Json, settle
from tests.oracle.program import placards, without_words
from trainer.drills.generate import shoe
from trainer.drills.questions.flash_rounds import Flash, round_for
from trainer.drills.stream import Stream
from trainer.errors import RoundError
from trainer.game.demands import Times
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import BetRule, HouseRules
from trainer.game.serialize import round_to_plain, settlement_to_plain
from trainer.game.settle import settle as settle_by_program
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.school.session.seat_filling import filled
from trainer.ui.table.felt_words import limits

ROUNDS = 400
MOST = 3


def rules_of(folder: Path, old: str, new: str) -> HouseRules:
    edit(copied("mbs", folder) / "rules.yaml", old, new)
    return HouseShelf(folder)["mbs"].rules


def read(rules: HouseRules, round_: Json) -> Any:
    plain = json.loads(json.dumps(round_), parse_float=Decimal)
    return read_round(plain, {"mbs": rules})


def test_a_play_of_several_antes_is_settled_and_refused_as_by_hand(tmp_path: Path) -> None:
    rules = rules_of(
        tmp_path,
        "{code: play_not_equal_ante, wager: play, equals: ante,",
        "{code: play_multiple, wager: play, of: ante, times: [1, 3],",
    )
    chance, posted, refused = random.Random(3), placards(), 0
    for round_ in sound_rounds("mbs", 5, ROUNDS, posted):
        most = 0
        for seat in round_["seats"]:
            if seat.get("decision") == "play":
                times = chance.choice((1, 2, 3, 3, 2, 1, 4))
                seat["wagers"]["play"] = round(times * float(seat["wagers"]["ante"]), 2)
                most = max(most, times)
        if most > MOST:
            with pytest.raises(RoundError) as refusal:
                read(rules, round_)
            assert {each.code for each in refusal.value.problems} == {"play_multiple"}
            refused += 1
            continue
        dealt = read(rules, round_)
        settled = settlement_to_plain("mbs", settle_by_program(rules, dealt))
        assert without_words(settled) == settle(round_, posted), json.dumps(round_)
        assert read_round(round_to_plain(dealt), {"mbs": rules}) == dealt
    assert 0 < refused < ROUNDS


def test_every_round_that_is_drawn_has_a_play_of_exactly_two_antes(tmp_path: Path) -> None:
    rules = rules_of(
        tmp_path,
        "{code: play_not_equal_ante, wager: play, equals: ante,",
        "{code: play_multiple, wager: play, of: ante, times: [2, 2],",
    )
    drawn = [*dealt_tables(rules), *flashed(rules)]
    assert {
        seat.stake(Wager.PLAY) == Money(2 * seat.stakes[Wager.ANTE].cents)
        for round_ in drawn
        for seat in round_.seats
        if seat.played
    } == {True}


def dealt_tables(rules: HouseRules) -> Iterator[Round]:
    """Tables as they are dealt, filled seat by seat, and dealt again with other cards."""
    deals = shoe(rules, sound_recipes()[0]["as-it-comes"])
    for number in range(8):
        dealt = deals.deal(number)
        full = filled(deals.planner, dealt, dealt.seats[0], {}, str(number))
        assert full is not None
        yield from (dealt, full.round_, deals.again(dealt, number))


def flashed(rules: HouseRules) -> Iterator[Round]:
    """Rounds of the single questions about a payment."""
    for situation in rules.situations:
        flash = Flash(rules, None, Wager.PLAY, situation=situation)
        yield from (round_for(flash, Stream(number)) for number in range(4))
    assert rules.envy is not None
    envied = Flash(rules, None, Wager.ENVY_BONUS, rules.envy.table.rows[0].hand)
    yield round_for(envied, Stream(1))


def test_the_felt_says_the_size_of_play_and_the_chips_of_a_limit(tmp_path: Path) -> None:
    limit = '  - {code: limits, wager: ante, from: "5", to: "50", chip: "5", rule: MBS 3.4}\n'
    rules = rules_of(tmp_path, "bets:\n", f"bets:\n{limit}")
    for times, play in (((2, 2), "2 × Ante"), ((1, 3), "1–3 × Ante")):
        demand = Times(Wager.PLAY, Wager.ANTE, *times)
        bets = [each for each in rules.bets if not each.is_on_play]
        sized = BetRule("play_multiple", demand, rules.ranking_source)
        printed = limits(replace(rules, bets=(*bets, sized)))
        assert printed is not None
        told = [(row.text, row.value) for row in printed.rows]
        assert told == [("Ante", "$5 – $50"), ("in increments of", "$5"), ("Play", play)]
    alone = limits(replace(rules, bets=(rules.bets[1], sized)))
    assert alone is not None
    assert [row.value for row in alone.rows] == ["1–3 × Ante"]


def test_the_words_of_a_play_that_may_not_stand(tmp_path: Path) -> None:
    rules = rules_of(
        tmp_path,
        "{code: play_not_equal_ante, wager: play, equals: ante,",
        "{code: play_multiple, wager: play, of: ante, times: [1, 3],",
    )
    assert refusal(rules, {"play": 30, "ante": 25}) == (
        "Play is $30 and Ante $25: Play must be $25, $50 or $75 (MBS 3.10)"
    )


@pytest.mark.parametrize("stake", range(1, 60))
def test_limits_in_chips_of_one_value(tmp_path: Path, stake: int) -> None:
    """Ante from $10 to $50 in chips of $5."""
    rules = rules_of(
        tmp_path,
        "{code: play_not_equal_ante, wager: play, equals: ante, rule: MBS 3.10}",
        "{code: play_not_equal_ante, wager: play, equals: ante, rule: MBS 3.10}\n"
        '  - {code: limits, wager: pair_plus, from: "5", to: "25", chip: "5", rule: MBS 2.2}',
    )
    said = refusal(rules, {"ante": 5, "pair_plus": stake})
    if stake % 5 == 0 and 5 <= stake <= 25:
        assert said == ""
    else:
        assert said == (f"Pair Plus is ${stake}: must be $5 to $25, in increments of $5 (MBS 2.2)")


def refusal(rules: HouseRules, wagers: Json) -> str:
    seat = {"seat": 1, "cards": ["As", "Kd", "Jc"], "wagers": wagers, "decision": "play"}
    try:
        read(rules, {"house": "mbs", "dealer": ["Qs", "7d", "3c"], "seats": [seat]})
    except RoundError as error:
        return error.problems[0].message
    return ""
