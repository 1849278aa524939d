"""The wrong rules that dealers hold: where they are offered, and what they lead to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.library.copies import copied, edit
from tests.marking.some_trainees import Dealer, misread, showing
from tests.some_houses import HOUSES, house
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.drills.questions.comparing import comparing_skills
from trainer.drills.stream import Stream
from trainer.game.cards import Card
from trainer.game.demands import Times
from trainer.game.hands import lowest
from trainer.game.money import Odds
from trainer.game.notation import read_round
from trainer.game.pay import PayTable
from trainer.game.round import Round
from trainer.game.rules import BetRule, HouseRules
from trainer.game.settle import read_dealer, settle
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.marking.deciding_reasons import not_qualified
from trainer.marking.mark import mark
from trainer.marking.misreadings.catalogue import Offered, RuleParts, misreadings, offered
from trainer.marking.misreadings.misreading import AtTheSeat, OnWager, Rules, Stands
from trainer.marking.misreadings.words import WORDS
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import PUSH, Done, done_in, due_in
from trainer.school.one_question.item import AskedQuestion

OTHERS = {name: house(name).rules for name in HOUSES}
EVERY = misreadings(OTHERS)
WORKED = [
    line
    for line in (Path(__file__).parent / "misreadings.txt").read_text().splitlines()
    if line and not line.startswith("#")
]


def _ids(name: str) -> tuple[str, ...]:
    table = house(name).rules.placards
    return tuple(each.id for each in misread(name).offered(next(iter(table), None)))


# ------------------------------------------------------------------ the list


def test_there_are_125_each_with_its_own_words() -> None:
    assert len({each.id for each in EVERY}) == len(EVERY) == 125
    assert {each.id.partition(".")[0] for each in EVERY} == set(WORDS)
    assert len({each.belief + each.truth + each.id for each in EVERY}) == 125


OWN = {
    "six-card-bonus": "HR11 HR12 HR13 HR14 PP04 PP14 "
    + " ".join(f"SC{n:02}" for n in range(1, 12)),
    "prime": " ".join(f"PM{n:02}" for n in range(1, 9)),
    "mbs": " ".join(f"PG{n:02}" for n in range(1, 17)),
    "posted": "",
    "boxes": "",
}
ELSEWHERE = {"AP11", "SC12.six-card-bonus"}
"""Those that none of the five houses makes possible."""
NOT_THERE = {"six-card-bonus": {"PP03"}, "boxes": {"PP16"}}
"""A house where a fold forfeits the Pair Plus, and one where a Pair Plus never stands alone."""


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_is_offered_what_can_be_told_from_its_rules(name: str) -> None:
    foreign = ELSEWHERE | {each for owned in OWN.values() for each in owned.split()}
    shared = {each.id for each in EVERY} - foreign - {f"PP01.{name}"} - NOT_THERE.get(name, set())
    assert set(_ids(name)) == shared | set(OWN[name].split())


def test_a_placard_that_hangs_another_houses_table_takes_that_belief_away() -> None:
    """POSTED 9."""
    seen = misread("posted")
    assert "PP01.mbs" not in {each.id for each in seen.offered("mbs")}
    assert "PP01.mbs" in {each.id for each in seen.offered("prime")}
    assert "HR11" in {each.id for each in seen.offered("six-card-bonus")}


def test_what_can_be_told_at_some_table_of_the_house_is_listed_once() -> None:
    tables = house("posted").rules.placards
    every = {each.id for table in tables for each in misread("posted").offered(table)}
    assert set(misread("posted").ids) == every
    assert len(misread("posted").ids) == len(every) > len(misread("posted").offered("mbs"))
    assert set(misread("mbs").ids) == set(_ids("mbs"))


@pytest.mark.parametrize("name", ["HR03", "HR09", "HR10"])
def test_a_royal_that_a_table_names_by_its_cards_is_paid_whatever_it_is_taken_for(
    name: str,
) -> None:
    """MBS 4.4 prints AKQ: who took it for no straight, and paid it as printed, was never named."""
    wagers = {"ante": 5, "pair_plus": 5, "progressive": 5}
    cards = {1: ["Ah", "Kh", "Qh"], 4: ["Js", "8c", "4d"]}
    seats = [
        {"seat": at, "cards": each, "wagers": wagers, "decision": "play"}
        for at, each in cards.items()
    ]
    plain = {"house": "mbs", "dealer": ["Qd", "7s", "3h"], "jackpot": 25000, "seats": seats}
    at_mbs = misread("mbs")
    (held,) = (each for each in at_mbs.offered() if each.id == name)
    dealt = at_mbs.look(read_round(plain, OTHERS))
    assert {wager for _, wager in dealt.predicted(held)} == {Wager.ANTE, Wager.PAIR_PLUS}
    assert dealt.predicted_by_all()[name] == dealt.predicted(held)


def test_every_belief_is_a_change_that_runs() -> None:
    assert all(isinstance(each.change, Rules | Stands | OnWager | AtTheSeat) for each in EVERY)


@pytest.mark.parametrize("name", HOUSES)
def test_a_wrong_rule_has_its_belief_its_truth_and_a_clause(name: str) -> None:
    table = next(iter(house(name).rules.placards), None)
    for each in (at.misreading for at in misread(name).offered(table)):
        cited = str(each.clause(misread(name).at_table(table)))
        assert house(name).rules.cite in cited or "School's reading" in cited
        assert "{" not in f"{each.belief}{each.truth}"


# ----------------------------------------------------------- what is predicted


@pytest.mark.parametrize("name", HOUSES)
def test_the_quick_sums_agree_with_settle_under_the_real_rules(name: str) -> None:
    sides = tuple(each.wager for each in house(name).rules.sides)
    everything = RuleParts(
        ranking=False, compared=True, against_dealer=True, sides=sides, envy=True
    )
    for round_ in deal(house(name).rules, 5, 60, 7, ()):
        rules = misread(name).at_table(round_.placard)
        believed = Offered(EVERY[0], rules, everything)
        dealt = misread(name).look(round_)
        assert dealt.predicted(believed) == {}
        assert dealt.due == due_in(settle(house(name).rules, round_))


@pytest.mark.parametrize("name", HOUSES)
def test_rules_believed_in_lead_to_what_settle_makes_of_them(name: str) -> None:
    for round_ in deal(house(name).rules, 9, 12, 7, ()):
        dealt = misread(name).look(round_)
        for each in misread(name).offered(round_.placard):
            if isinstance(each.misreading.change, Rules):
                believed = due_in(settle(each.rules, round_))
                cells = believed.keys() | dealt.due.keys()
                differing = {
                    cell: believed.get(cell, PUSH)
                    for cell in cells
                    if believed.get(cell, PUSH) != dealt.due.get(cell, PUSH)
                }
                assert dealt.predicted(each) == differing, each.id


@pytest.mark.parametrize("line", WORKED, ids=lambda line: line.split(" | ")[0].strip())
def test_a_wrong_rule_leads_to_what_was_worked_out_by_hand(line: str) -> None:
    head, dealer, seats, wanted = (part.strip() for part in line.split("|"))
    belief, name = head.split()
    round_ = _round(name, dealer, seats)
    seen = misread(name)
    offered = next(each for each in seen.offered() if each.id == belief)
    predicted = seen.look(round_).predicted(offered)
    told = {f"{seat}:{wager}={_told(done)}" for (seat, wager), done in predicted.items()}
    assert told == set(wanted.split())


def test_every_wrong_rule_is_worked_out_by_hand() -> None:
    assert {line.split()[0] for line in WORKED} | ELSEWHERE == {each.id for each in EVERY}


def _told(done: Done) -> str:
    paid = str(done.paid) if done.paid else ""
    if done.taken:
        return f"take+{paid}" if paid else "take"
    return paid or "push"


def _round(name: str, dealer: str, seats: str) -> Round:
    written = [_seat(number, text) for number, text in enumerate(seats.split(";"), start=1)]
    plain: dict[str, object] = {"house": name, "dealer": _cards(dealer), "seats": written}
    if "progressive" in seats:
        plain["jackpot"] = 10000
    return read_round(plain, OTHERS)


def _seat(number: int, text: str) -> dict[str, object]:
    cards, *rest = text.split()
    seat: dict[str, object] = {"seat": number, "cards": _cards(cards)}
    if rest[-1] in ("play", "fold"):
        seat["decision"] = rest.pop()
    parts = [re.fullmatch(r"([a-z_]+)(\d+)", each) for each in rest]
    seat["wagers"] = {part[1]: int(part[2]) for part in parts if part}
    return seat


def _cards(text: str) -> list[str]:
    return [text[at : at + 2] for at in (0, 2, 4)]


# --------------------------------------------------------------- where it shows

_TRIES = 150


@pytest.mark.parametrize("name", HOUSES)
def test_every_belief_offered_has_a_round_in_which_it_shows(name: str) -> None:
    dealer, missing = Dealer(name), []
    table = next(iter(house(name).rules.placards), None)
    left = {each.id: each.misreading.shows for each in misread(name).offered(table)}
    for belief, shows in left.items():
        if not _shows(dealer, name, belief, shows):
            missing.append(belief)
    assert missing == []


def _shows(dealer: Dealer, name: str, belief: str, shows: tuple[str, ...]) -> bool:
    for seed in range(_TRIES):
        wants = (shows[seed % len(shows)],) if shows else ()
        round_ = dealer(wants, f"shows:{seed}")
        if round_ is not None and showing(name, {belief}, round_):
            return True
    return False


# ------------------------------------------------------------ what was done


@pytest.mark.parametrize("name", HOUSES)
def test_a_faultless_trace_does_what_is_due(name: str) -> None:
    for round_ in deal(house(name).rules, 8, 25, 7, ()):
        settlement = settle(house(name).rules, round_)
        script = script_for(house(name), round_, settlement)
        verdict = mark(script, [str(act) for act in faultless(script)]).verdict
        assert done_in(verdict) == due_in(settlement)


def test_ante_and_bonus_paid_together_or_apart_come_to_the_same() -> None:
    """MBS 3.13.3."""
    round_ = _round("mbs", "Jd9c4s", "8h7c6d ante10 play")
    script = script_for(house("mbs"), round_, settle(house("mbs").rules, round_))
    apart = ["pay 1 ante 10", "pay 1 ante_bonus 10"]
    for trace in (apart, ["pay 1 ante 20"]):
        done = done_in(mark(script, trace).verdict)
        assert str(done[1, Wager.ANTE]) == "pay 20"


def test_a_seat_that_was_skipped_shows_nothing_and_one_that_was_left_alone_does() -> None:
    round_ = _round("mbs", "Jd9c4s", "AhTc3d ante5 play ; KhTs3c ante5 play")
    script = script_for(house("mbs"), round_, settle(house("mbs").rules, round_))
    other = ["reveal 1", "pay 1 ante 5", "clear 1"]
    assert (2, Wager.ANTE) not in done_in(mark(script, other).verdict)
    left = done_in(mark(script, [*other, "reveal 2", "clear 2"]).verdict)
    assert str(left[2, Wager.ANTE]) == "push"


# --------------------------------------------------- where the rules are these already


def _not_offered(rules: HouseRules) -> set[str]:
    real = {each.id for each in offered(house(rules.house).rules, OTHERS)}
    return real - {each.id for each in offered(rules, OTHERS)}


def test_a_belief_that_is_the_houses_own_reading_is_not_offered() -> None:
    rules = house("six-card-bonus").rules
    due = {each: why for each, why in rules.ante_bonus.due.items() if each != "lower"}
    unpaid = replace(rules, ante_bonus=replace(rules.ante_bonus, due=due))
    assert _not_offered(unpaid) == {"AB01"}
    sides = tuple(replace(side, ace_low=False) for side in rules.sides)
    assert _not_offered(replace(rules, sides=sides)) == {"SC10"}


def _believed(rules: HouseRules, belief: str, dealer: str, seats: str) -> dict[str, str]:
    """What that belief leads to at a house with these rules."""
    plain = {"house": rules.house, "dealer": _cards(dealer), "seats": [_seat(1, seats)]}
    round_ = read_round(plain, {rules.house: rules})
    seen = Misread(rules, OTHERS)
    offered = next(each for each in seen.offered() if each.id == belief)
    predicted = seen.look(round_).predicted(offered)
    return {str(wager): _told(done) for (_, wager), done in predicted.items()}


def test_where_play_may_exceed_the_ante_it_may_be_paid_as_if_it_equalled_it() -> None:
    rules = house("mbs").rules
    times = BetRule("play", Times(Wager.PLAY, Wager.ANTE, 1, 3), rules.ranking_source)
    rules = replace(rules, bets=(times,))
    threefold = _believed(rules, "AP11", "Kd9c4s", "AhTc3d ante5 play15 play")
    assert threefold == {"play": "5"}
    assert _believed(rules, "AP11", "Kd9c4s", "AhTc3d ante5 play5 play") == {}
    assert _believed(rules, "AP11", "Kd9c4s", "Qh7c3d ante5 play15 play") == {}


def test_the_6_card_bonus_of_another_house_is_taken_for_a_changed_one() -> None:
    """Not where its rows stand in another order and pay the same."""
    rules = house("six-card-bonus").rules
    kept = [each for each in rules.sides if each.wager is not Wager.SIX_CARD_BONUS]
    six = next(each for each in rules.sides if each.wager is Wager.SIX_CARD_BONUS)
    assert isinstance(six.table, PayTable)
    dearer = tuple(replace(row, award=Odds(9)) for row in six.table.rows)
    changed = replace(six, table=replace(six.table, rows=dearer))
    elsewhere = replace(rules, house="elsewhere", sides=(*kept, changed))
    wagers = "9h9d3c pair_plus2 six_card_bonus2"
    found = _believed(elsewhere, "SC12.six-card-bonus", "9s8c4s", wagers)
    assert found == {"six_card_bonus": "10"}
    turned = replace(six, table=replace(six.table, rows=six.table.rows[::-1]))
    same = replace(rules, house="elsewhere", sides=(*kept, turned))
    assert "SC12.six-card-bonus" not in {each.id for each in offered(same, OTHERS)}


@pytest.mark.parametrize(
    ("line", "believed"),
    [
        ("5-3-2", "3-2-2 A-K-2 Q-3-2 - -"),
        ("T-3-2", "3-2-2 A-K-2 Q-3-2 9-3-2 5-3-2"),
        ("J-3-2", "3-2-2 A-K-2 Q-3-2 T-3-2 5-3-2"),
        ("Q-3-2", "3-2-2 A-K-2 K-3-2 J-3-2 5-3-2"),
        ("Q-6-4", "3-2-2 A-K-2 K-3-2 Q-3-2 5-3-2"),
        ("A-4-2", "3-2-2 A-K-2 - K-3-2 5-3-2"),
        ("A-K-5", "3-2-2 - - A-4-2 5-3-2"),
    ],
)
def test_the_wrong_lines_are_those_around_the_houses_own(line: str, believed: str) -> None:
    """Who learnt a Queen high elsewhere asks it of a dealer who plays with a Jack high too."""
    rules = house("mbs").rules
    rules = replace(rules, qualifying=replace(rules.qualifying, at_least=lowest(line)))
    found = {each.id: each.rules.qualifying.at_least for each in offered(rules, OTHERS)}
    lines = [found.get(f"QL0{n}") for n in range(1, 6)]
    assert " ".join("-".join(map(str, each)) if each else "-" for each in lines) == believed


@pytest.mark.parametrize(
    ("line", "dealer", "says"),
    [
        ("Q-3-2", "Jd7s2c", "The dealer's Jack high does not qualify: it takes Queen high."),
        ("Q-6-4", "Jd7s2c", "The dealer's Jack high does not qualify: it takes Q-6-4."),
        ("Q-6-4", "Qd6s3c", "The dealer's Q-6-3 does not qualify: it takes Q-6-4."),
    ],
)
def test_a_dealer_who_falls_short_within_a_rank_is_told_by_the_ranks(
    line: str, dealer: str, says: str
) -> None:
    rules = house("mbs").rules
    rules = replace(rules, qualifying=replace(rules.qualifying, at_least=lowest(line)))
    high, middle, low = map(Card.parse, _cards(dealer))
    assert not_qualified(rules, read_dealer(rules, (high, middle, low))) == says


def test_a_house_that_pays_two_colours_as_one_does_not_offer_that_as_wrong() -> None:
    """PRIME ¶25."""
    rules = house("prime").rules
    believed = next(each for each in EVERY if each.id == "PM05").change
    assert isinstance(believed, Rules)
    assert "PM05" in _not_offered(believed.believed(rules))


_RUNS = "4-3-2, 5-4-3, 6-5-4, 7-6-5, 8-7-6, 9-8-7, T-9-8, J-T-9, Q-J-T, K-Q-J"


@pytest.mark.parametrize(
    ("old", "new", "untrue"),
    [
        (f"[3-2-A, {_RUNS}, A-K-Q]", f"[{_RUNS}, 3-2-A, A-K-Q]", {"HR01", "HR04"}),
        ("straight, flush, pair, high_card]", "flush, straight, pair, high_card]",
         {"HR06", "HR08"}),
        ("at_least: Q-3-2", "at_least: 5-3-2", {"QL07", "QL08", "QL09", "QL10", "QL11"}),
        ('{pays: "1:1", rule: MBS 3.13.2', "{result: push, rule: MBS 3.13.2",
         {"QL09", "QL10", "QL11"}),
        ("  tie: {result: push, rule: MBS 3.14.3}\n\nplay",
         "  tie: {result: lose, rule: MBS 3.14.3}\n\nplay", {"AP03", "AP04", "AP05"}),
        ('3.13.2, table: MBS 4.1}\n  higher: {pays: "1:1"', '3.13.2}\n  higher: {pays: "3:2"',
         {"AP08"}),
        ('three_of_a_kind: "30:1"', 'three_of_a_kind: "41:1"', {"PP08"}),
        ('    pair: "1:1"\n  rule: MBS 4.3', "  rule: MBS 4.3", {"PP10", "PP11", "PP12"}),
    ],
)  # fmt: skip
def test_no_right_rule_is_told_where_the_house_deals_otherwise(
    old: str, new: str, untrue: set[str], tmp_path: Path
) -> None:
    """It told that A-2-3 is the lowest of all straights where only A-K-Q is above it."""
    edit(copied("mbs", tmp_path) / "rules.yaml", old, new)
    rules = HouseShelf(tmp_path)["mbs"].rules
    assert untrue.isdisjoint(each.id for each in offered(rules, OTHERS))
    assert untrue <= {each.id for each in offered(house("mbs").rules, OTHERS)}


def test_no_question_has_a_trap_whose_right_rule_is_untrue_there(tmp_path: Path) -> None:
    straight_first, flush_first = "straight, flush, pair", "flush, straight, pair"
    edit(copied("mbs", tmp_path) / "rules.yaml", straight_first, flush_first)
    at = HouseShelf(tmp_path)["mbs"]
    skill = "cmp.straight_v_flush"
    for known, caught in ((house("mbs"), "HR06"), (at, None)):
        question = comparing_skills(known.rules)[skill](Stream(1))
        asked = AskedQuestion(known, skill, question)
        given = [asked.mark(1, each.id, 0).caught for each in question.choices]
        assert {each for each in given if each} == {each for each in (caught,) if each}
