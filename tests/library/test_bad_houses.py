"""A supervisor edits a house's file and slips: every slip is named, with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.library.copies import copied, edit
from trainer.errors import HouseFileError
from trainer.library.house import load_house
from trainer.library.houses import HouseShelf
from trainer.wording import speak


def problems(folder: Path) -> list[str]:
    placards = tuple(sorted(folder.parent.glob("placards/*.yaml")))
    with pytest.raises(HouseFileError) as caught:
        load_house(folder, placards)
    return [str(problem) for problem in caught.value.problems]


SPLIT = re.compile(r"\s+=> ?")


def slips(text: str) -> list[tuple[str, ...]]:
    """The house: the words in its file => those in their place => what is said."""
    rows = re.split(r"\n(?=[\w-]+: )", text.strip())
    plain = (row.partition(": ") for row in rows)
    return [
        (house, *(part.replace("\\n", "\n").replace("NOTHING", "") for part in SPLIT.split(rest)))
        for house, _, rest in plain
    ]


RULES = slips(r"""
mbs: straight: "5:1"\n    flush => straight: "5"\n    flush
  => pair_plus.pays.straight: '5' is not odds; write num:den, for example 4:1
mbs: flush: "4:1"\n    pair => flush: "0:1"\n    pair
  => pair_plus.pays.flush: '0:1' is not odds; write num:den, for example 4:1
mbs: flush: "4:1"\n    pair => flush:\n    pair
  => pair_plus.pays.flush: an empty value is not allowed here; write num:den
mbs: fixed: "1250" => fixed: "12.505"
  => is not an amount; write it like 5 or 2.50
mbs: fixed: "1250" => fixed: "-3"
  => is not an amount above zero
mbs: jackpot: "100%" => jackpot: "110%"
  => is not a share of the jackpot; write it like 100%
mbs: jackpot: "100%" => jackpot: "x%"
  => is not a share of the jackpot; write it like 100%
mbs: fixed: "1250" => fixed: "1250", pays: "3:1"
  => has pays and fixed for what is paid; write pays, fixed or jackpot
mbs: at_least: Q-3-2 => at_least: Q-3
  => 'Q-3' is not a hand; write its three ranks
mbs: [3-2-A, 4-3-2, => [3-2-A, 4-4-2,
  => hands.straights[1]: '4-4-2' is not a straight
prime: values: ["1", => values: [one,
  => chips.values[0]: 'one' is not an amount
mbs: "#2F5D93" => "blue"
  => felt.colours[0]: 'blue' is not allowed here; write a colour
mbs: \nfelt: => \nfellt:
  => fellt: no such key in a rules file; did you mean felt?
mbs:   tie: {result: push, rule: MBS 3.14.3}\n\nplay
  =>   tied: {result: push, rule: MBS 3.14.3}\n\nplay
  => ante.tied: no such key in a Ante's situations; did you mean tie?
mbs:     lower: {rule: MBS 3.14.4} =>     lowr: {rule: MBS 3.14.4}
  => ante_bonus.due.lowr: no situation 'lowr'; did you mean lower?
mbs:     three_of_a_kind: "30:1" =>     trips: "30:1"
  => pair_plus.pays.trips: no row 'trips'
mbs: {code: progressive_without_ante, => {code: progresive_without_ante,
  => bets[1].code: no code 'progresive_without_ante' here; did you mean progressive_without
mbs: needs: [ante], rule: MBS 3.5 => needs: [antes], rule: MBS 3.5
  => bets[1].needs[0]: no wager 'antes'; did you mean ante?
mbs: paid_with: progressive => paid_with: ante_bonus
  => envy_bonus.paid_with: no wager 'ante_bonus'
mbs: currency: $\n => NOTHING
  => currency: is missing
mbs:   loses: {rule: MBS 1.1.5}\n => NOTHING
  => pair_plus.loses: is missing
mbs: {result: lose, rule: MBS 3.8} => {rule: MBS 3.8}
  => ante.folded.result: is missing
mbs:   tie: {result: push, rule: MBS 3.14.3}\n\nante_bonus => \nante_bonus
  => play.tie: is missing
mbs:   folded: {result: lose, rule: MBS 3.8} =>   folded: {result: lose}
  => ante.folded: has neither rule: nor reading:
mbs:   loses: {rule: MBS 3.15} =>   loses: {rule: 6CB 3.15}
  => progressive.loses.rule: '6CB 3.15' is not a clause of this house; write it like MBS 1
mbs:   loses: {rule: MBS 3.15} =>   loses: {rule: ""}
  => progressive.loses.rule: an empty value is not allowed here
mbs: T-9-8, J-T-9 => T-9-8, 8-9-T
  => hands.straights[8]: is listed twice, first as T-9-8
mbs: T-9-8, J-T-9 => T-9-8, T-9-8
  => hands.straights[8]: 'T-9-8' appears twice
mbs: pair, high_card] => pair]
  => hands.order: a list is not allowed here; write the six hands
mbs: pair, high_card] => pair, pair]
  => hands.order[5]: 'pair' appears twice
prime: "25", "100", "500"] => "100", "25", "500"]
  => chips.values[3]: 25 comes after 100; write the smallest
prime: "25", "100", "500"] => "25", "25.00", "500"]
  => chips.values[3]: '25.00' appears twice
prime:   reading: The document names no chips =>   #: The document names no chips
  => chips: has neither rule: nor reading:
mbs:     mini_royal: {fixed: "1250", words: AKQ Hearts/Diamonds/Clubs}
    straight_flush: {fixed: "175"}
  =>     straight_flush: {fixed: "175"}\n    mini_royal: {fixed: "1250"}
  => progressive.pays.mini_royal: can never pay, since straight_flush comes before it
mbs:     straight_flush: "40:1"\n =>     straight_flush: "40:1"\n    straight_flush: "41:1"\n
  => pair_plus.pays.straight_flush: appears twice, first at line
mbs: {pays: "1:1", rule: MBS 3.13.2, table: MBS 4.1}
  => {pays: "1:1", result: push, rule: MBS 3.13.2}
  => ante.not_qualified: has both pays and result; write one
mbs: folded: {result: lose, rule: MBS 3.8}\n  not
  => folded: {result: push, rule: MBS 3.8}\n  not
  => ante.folded.result: 'push' is not allowed here; write lose
mbs:   progressive: Progressive Jackpot\n => NOTHING
  => progressive: has no spot
mbs:   play: Play\n => NOTHING
  => spots.play: is missing
mbs:   progressive: ["5"]\n => NOTHING
  => stakes.progressive: is missing
mbs: any_of: [ante, pair_plus] => any_of: [ante, prime]
  => bets[0]: prime is not among the spots
mbs: any_of: [ante, pair_plus] => any_of: [ante, play]
  => bets[0]: play is staked by the decision alone
mbs:   - {code: no_base_wager, any_of: [ante, pair_plus], rule: MBS 3.4}\n => NOTHING
  => bets: no rule no_base_wager
mbs: needs: [ante], rule: MBS 3.5 => needs: [progressive], rule: MBS 3.5
  => bets[1]: compares a wager with itself
mbs: progressive: ["5"] => progressive: ["0.50"]
  => stakes.progressive[0]: 0.50 cannot be laid with these chips
six-card-bonus: ante: ["2", "5", "10"] => ante: ["2", "5", "15"]
  => stakes.ante[2]: Ante cannot be 15 at this house. Write one of 2, 5, 10.
six-card-bonus: pair_plus: ["2", "3", "5", "10"] => pair_plus: ["2", "3", "5", "20"]
  => stakes.pair_plus[3]: Pair Plus cannot be 20 at this house. Write 2 to 10.
six-card-bonus: pair_plus: ["2", "3", "5", "10"]\n
  => pair_plus: ["2"]\n  six_card_bonus: ["2"]\n
  => stakes.six_card_bonus: must equal another wager; leave it out here
six-card-bonus: wager: pair_plus, from: "2", to: "10" => wager: pair_plus, from: "10", to: "2"
  => bets[2]: runs from 10 down to 2; write the lower amount first
six-card-bonus: judged_on: best_five_of_six => judged_on: best_of_six
  => six_card_bonus.judged_on: no thing to judge on 'best_of_six'
six-card-bonus: royal_flush: "1000:1"\n    straight_flush: "200:1"
  => straight_flush: "200:1"\n    royal_flush: "1000:1"
  => six_card_bonus.pays.royal_flush: can never pay, since straight_flush comes before it
posted: {code: limits, posted: true, rule: POSTED 10}
  => {code: limits, posted: false, rule: POSTED 10}
  => bets[1].posted: 'false' is not allowed here; write true, or leave it out
prime: {code: one_hand_only, hands_per_player: 1, rule: PRIME ¶4}
  => {code: limits, posted: true, rule: PRIME ¶4}
  => bets[2]: no pay table is posted here
boxes: open_per_player: 3 => open_per_player: three
  => bets[2].open_per_player: 'three' is not allowed here; write a whole number from 1 to 7
boxes: closed_hands: true => closed_hands: on
  => closed_hands: 'on' is not allowed here; write true or false
boxes: house: boxes => house: Boxes!
  => house: 'Boxes!' is not allowed here; write small letters
boxes: house: boxes => house: box
  => house: 'box' is not the folder's name
""")

PROCEDURES = slips(r"""
mbs: deal: {by: either} => deal: {by: eithers}
  => deal.by: no way to deal 'eithers'; did you mean either?
mbs:   take: {rule: MBS 3.14.2}\n => NOTHING
  => steps.take: "Take" is missing. No round is settled without it.
mbs: take: {rule: MBS 3.14.2} => take: {when: contested, rule: MBS 3.14.2}
  => steps.take.when: only reveal_dealer depends on the wagers in action; take this out
boxes: {when: contested, => {when: contestd,
  => steps.reveal_dealer.when: no condition 'contestd'; did you mean contested?
mbs:   call_stand_off: {rule: MBS 3.14.3}\n => NOTHING
  => "Call stand-off" is not a step of this house. Add it, or leave it out here.
mbs: {first: deal, then: offer, => {first: deal, then: ofer,
  => order[4].then: no step 'ofer'; did you mean offer?
mbs: {first: deal, then: offer, within: table => {first: deal, then: offer, within: tables
  => order[4].within: no scope 'tables'; did you mean table?
mbs: {first: deal, then: offer, within: table, rule: MBS 3.7}
  => {first: deal, then: offer, within: table}
  => order[4]: has neither rule: nor reading:
mbs: {first: deal, then: offer, within: table, rule: MBS 3.7}
  => {first: reveal_dealer, then: deal, within: table, rule: MBS 3.7}
  => The order goes in a circle. Leave one out: Deal → Reveal dealer → Deal.
mbs: {first: reveal_dealer, then: pay, within: table, rule: MBS 3.12}
  => {first: reveal_dealer, then: take, within: table, rule: MBS 3.14}
  => order[11]: Reveal dealer before take: This order appears twice. Keep one.
mbs: {steps: [deal], direction: left_to_right => {steps: [deal], direction: leftwards
  => seat_order[0].direction: no direction 'leftwards'
mbs: {steps: [deal], direction => {steps: [reveal_dealer], direction
  => seat_order[0].steps[0]: no step at a seat 'reveal_dealer'
six-card-bonus: {first: take, then: pay, within: seat, rule: 6CB Paying Out ¶3}
  => {first: take, then: pay, within: table, rule: 6CB Paying Out ¶3}
  => Take before pay: This waits for all seats, but each seat is finished first
six-card-bonus: {step: take, wagers: [play, ante, pair_plus, six_card_bonus]
  => {step: take, wagers: [play, ante, pair_plus, prime]
  => wager_order[0].wagers[3]: prime is not offered here
six-card-bonus: {step: take, wagers: [play, ante, pair_plus, six_card_bonus]
  => {step: take, wagers: [play, ante_bonus]
  => Take: the wagers of one hand: Ante Bonus is never taken. Leave it out.
six-card-bonus: {step: take, wagers: [play, ante, pair_plus, six_card_bonus]
  => {step: pay, wagers: [ante, play]
  => wager_order[1]: Pay: the wagers of one hand: An order above says the opposite.
six-card-bonus: {steps: [offer], direction: left_to_right
  => {steps: [pay], direction: left_to_right
  => "Pay" goes in both directions. Choose one.
six-card-bonus: {first: deal, then: rack_stub, => {first: deal, then: deal_dealer,
  => The order goes in a circle. Leave one out:
""")

PLACARDS = [
    ('pair: "1:1"', 'pair: "1"', "pair_plus.pair: '1' is not odds; write num:den, for example 4:1"),
    ('ante: ["5", "500"]', 'ante: ["500", "5"]', "limits.ante: are not from low to high"),
    ('ante: ["5", "500"]', 'ante: ["5"]', "limits.ante: are not from low to high"),
    ("placard: mbs", "placard: sbm", "placard: 'sbm' is not the file's name; write placard: mbs"),
    ("title:", "titel:", "titel: no such key in a placard; did you mean title?"),
]


@pytest.mark.parametrize(("house", "old", "new", "says"), RULES)
def test_a_slip_in_the_rules_is_named(
    house: str, old: str, new: str, says: str, tmp_path: Path
) -> None:
    folder = copied(house, tmp_path)
    edit(folder / "rules.yaml", old, new)
    assert_named(problems(folder), folder / "rules.yaml", says)


@pytest.mark.parametrize(("house", "old", "new", "says"), PROCEDURES)
def test_a_slip_in_the_procedure_is_named(
    house: str, old: str, new: str, says: str, tmp_path: Path
) -> None:
    folder = copied(house, tmp_path)
    edit(folder / "procedure.yaml", old, new)
    assert_named(problems(folder), folder / "procedure.yaml", says)


@pytest.mark.parametrize(("old", "new", "says"), PLACARDS)
def test_a_slip_in_a_placard_is_named(old: str, new: str, says: str, tmp_path: Path) -> None:
    folder = copied("posted", tmp_path)
    file = tmp_path / "placards" / "mbs.yaml"
    edit(file, old, new)
    assert_named(problems(folder), file, says)


def assert_named(found: list[str], file: Path, says: str) -> None:
    """One of the problems says so, every one is in the file and on a line of it."""
    assert any(says in problem for problem in found), found
    for problem in found:
        line = problem.removeprefix(f"{file}:").partition(":")[0]
        assert line.isdecimal(), problem


def test_every_slip_is_told_in_the_language_of_the_window(tmp_path: Path) -> None:
    """They were told in English."""
    speak(lambda text, _: f"<{text}>")
    try:
        for file, rows in (("rules.yaml", RULES), ("procedure.yaml", PROCEDURES)):
            for at, (house, old, new, _) in enumerate(rows):
                folder = copied(house, tmp_path / f"{file}{at}")
                edit(folder / file, old, new)
                with pytest.raises(HouseFileError) as caught:
                    load_house(folder, tuple(sorted(folder.parent.glob("placards/*.yaml"))))
                for problem in caught.value.problems:
                    assert "<" in problem.message, problem.message
    finally:
        speak(None)


def test_all_slips_of_all_files_are_said_at_once_with_their_lines(tmp_path: Path) -> None:
    folder = copied("mbs", tmp_path)
    rules, procedure = folder / "rules.yaml", folder / "procedure.yaml"
    odds = edit(rules, 'three_of_a_kind: "30:1"', "three_of_a_kind: 30")
    qualifying = edit(rules, "at_least: Q-3-2", "at_least: queen")
    step = edit(procedure, "  pay: {rule: MBS 3.14.1}", "  pays: {rule: MBS 3.14.1}")
    assert problems(folder) == [
        f"{rules}:{qualifying}: dealer_qualifies.at_least: 'queen' is not a rank; "
        "write one of A K Q J T 9 8 7 6 5 4 3 2",
        f"{rules}:{odds}: pair_plus.pays.three_of_a_kind: '30' is not odds; "
        "write num:den, for example 4:1",
        f"{procedure}:{step}: steps.pays: no step 'pays'; did you mean pay?",
    ]


@pytest.mark.parametrize(
    "text", ["", "- a\n- b\n", "house: mbs\nhouse: mbs\n", "\x00\x01", "a: [\n"]
)
@pytest.mark.parametrize("name", ["rules.yaml", "procedure.yaml"])
def test_a_file_of_another_form_is_a_problem_and_no_crash(
    name: str, text: str, tmp_path: Path
) -> None:
    folder = copied("mbs", tmp_path)
    (folder / name).write_text(text, encoding="utf-8")
    assert all(str(folder / name) in problem for problem in problems(folder))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = copied("mbs", tmp_path)
    (folder / "procedure.yaml").unlink()
    assert "procedure.yaml: no such file" in problems(folder)[0]


def test_a_house_that_posts_its_tables_needs_a_placard(tmp_path: Path) -> None:
    folder = copied("posted", tmp_path)
    with pytest.raises(HouseFileError, match="there is no placard"):
        load_house(folder, ())


@pytest.mark.parametrize(
    ("house", "old", "new"),
    [
        ("prime", 'values: ["1",', 'values: ["0.01", "1",'),
        ("prime", '    six_one_colour: "4:1"\n', ""),
        ("six-card-bonus", 'counts: "yes"', 'counts: "no"'),
        ("boxes", "result: stays", "result: lose"),
    ],
)
def test_what_a_supervisor_may_change_is_no_problem(
    house: str, old: str, new: str, tmp_path: Path
) -> None:
    folder = copied(house, tmp_path)
    edit(folder / "rules.yaml", old, new)
    assert load_house(folder).id == house


def test_a_faulty_house_does_not_take_the_others_down(tmp_path: Path) -> None:
    copied("mbs", tmp_path)
    edit(copied("prime", tmp_path) / "rules.yaml", "at_least: Q-3-2", "at_least: Q")
    shelf = HouseShelf(tmp_path)
    assert list(shelf) == ["mbs"]
    assert shelf.names == ("mbs", "prime")
    assert list(shelf.problems) == ["prime"]
    assert shelf["mbs"].title == "MBS"
    with pytest.raises(HouseFileError, match="at_least"):
        shelf["prime"]
    with pytest.raises(KeyError):
        shelf["nowhere"]
