"""Rules that no house of the program has in this mixture: each is said in a form, and paid so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.workshop.made import HOUSES, piece, put, write, write_all
from tests.some_houses import shelf
from trainer.dealing.check import check
from trainer.dealing.finding import Code
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import Misdeal, Part, StepKind
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.hands import Category
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.school.house_book.steps import in_order
from trainer.school.workshop.drafts import Workshop, open_questions, put_document
from trainer.school.workshop.form_pieces import Choice, Line
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.proof_lines import hand_lines
from trainer.school.workshop.step_changes import WHOLE_HAND, put_money_way, put_reveal_when
from trainer.school.workshop.wager_set import add_wager, take_bet

Lines = dict[str, str]
SETTLED: dict[str, tuple[tuple[str, str, Lines, Lines], ...]] = {
    # The dealer, the cards, the wagers, and what each is owed: worked out by hand.
    "lind": (
        # Ace high plays; the ace-low straight is second to A-K-Q alone; a win is paid its bonus.
        ("Ac Kd 7h", "As 2h 3d", {"ante": "10", "play": "30", "prime": "5"},
         {"ante": "win 10", "play": "win 30", "ante_bonus": "win 10", "prime": "lose 5"}),
        ("Kc Qd Jh", "As 2h 3d", {"ante": "10", "play": "20"},
         {"ante": "win 10", "play": "win 20", "ante_bonus": "win 10"}),
        ("Ac Kd Qh", "As 2h 3d", {"ante": "10", "play": "10"},
         {"ante": "lose 10", "play": "lose 10"}),
        ("Ac Kd 7h", "As Kh 7d", {"ante": "10", "play": "10"},
         {"ante": "lose 10", "play": "lose 10"}),
        ("Kc Qd 7h", "5s 4h 2d", {"ante": "25", "play": "25"},
         {"ante": "win 25", "play": "push 25"}),
    ),
    "marina": (
        # Any hand plays, equal hands win the Ante; 5-4-3-2-A is not a straight of five.
        ("5c 3d 2h", "5s 3h 2d", {"ante": "5", "play": "5"}, {"ante": "win 5", "play": "push 5"}),
        ("5c 4d Kh", "As 2h 3d", {"ante": "5", "play": "5", "six_card_bonus": "5"},
         {"ante": "win 5", "play": "win 5", "ante_bonus": "win 5", "six_card_bonus": "lose 5"}),
        ("9c 9d Kh", "9s 2h 4d", {"ante": "5", "play": "5", "six_card_bonus": "10"},
         {"ante": "lose 5", "play": "lose 5", "six_card_bonus": "win 80"}),
        ("Jc 9d 4h", "As Ks Qs", {"ante": "5", "play": "5", "pair_plus": "10"},
         {"ante": "win 5", "play": "win 5", "ante_bonus": "win 15", "pair_plus": "win 400"}),
    ),
    "union": (
        # King high plays, else the Play is paid and the Ante pushes; a flush beats a straight.
        ("Qc Jd 7h", "5s 4h 2d", {"ante": "10", "play": "10"},
         {"ante": "push 10", "play": "win 10"}),
        ("5c 6d 7h", "Ks 9s 2s", {"ante": "10", "play": "10", "pair_plus": "5"},
         {"ante": "win 10", "play": "win 10", "pair_plus": "win 20"}),
        ("Kc Jd 7h", "5s 4h 3d", {"ante": "10", "play": "10", "progressive": "5"},
         {"ante": "win 10", "play": "win 10", "progressive": "win 30"}),
    ),
}  # fmt: skip


@pytest.fixture(scope="module", params=SETTLED)
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Draft:
    """The draft of that house, by its forms alone."""
    name = str(request.param)
    of, written = HOUSES[name]
    home = tmp_path_factory.mktemp(name)
    draft = Workshop(home, shelf()).begin(of, name, name.title(), name[:4].upper())
    write_all(draft, written)
    return draft


def test_each_hand_is_paid_as_it_was_worked_out(built: Draft) -> None:
    rules = built.house().rules
    for dealer, cards, staked, owed in SETTLED[built.id]:
        wagers = {each: int(stake) for each, stake in staked.items()}
        if rules.play_times is None:
            del wagers["play"]
        seat = {"seat": 1, "cards": cards.split(), "wagers": wagers, "decision": "play"}
        jackpot = {"jackpot": 20_000} if "progressive" in wagers else {}
        plain = {"house": built.id, "dealer": dealer.split(), "seats": [seat], **jackpot}
        came = settle(rules, read_round(plain, {built.id: rules})).seats[0].lines
        told = {
            str(each.wager): f"{each.result} {each.pays if each.pays.cents else each.stake}"
            for each in came
        }
        assert told == owed, (dealer, cards)
    assert built.problems() == ()


def test_what_else_the_document_says_is_in_the_house(built: Draft) -> None:
    house, asked = built.house(), [each.asks for each in open_questions(built)]
    rules, procedure = house.rules, house.procedure
    order = rules.ranking.order
    if built.id == "lind":
        assert any("players win" in each for each in asked)
    elif built.id == "marina":
        assert procedure.misdeals[Misdeal.COUNT].ruling is Ruling.VOID
        assert procedure.redeals_for_dealers_card
        assert procedure.supervised is not None
        assert str(procedure.supervised.amount) == "5000"
    else:
        assert rules.words.said("ante_bonus") == "Ante prize"
        assert order.index(Category.FLUSH) < order.index(Category.STRAIGHT)
        assert not rules.ante_bonus.due


def test_a_mistake_with_the_cards_that_stops_nothing_is_told_by_its_sentence(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIV")
    write(draft, "misdeals.shown", "play_on")
    write(draft, "misdeals.shown.rule", "14.2")
    assert draft.problems() == ()
    house = draft.house()
    (round_,) = deal(house.rules, 4, 1, 3, ())
    script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
    trace = [str(step) for step in faultless(script)]
    early = trace.index(next(each for each in trace if each.startswith("reveal ")
                             and each != "reveal dealer"))  # fmt: skip
    act = trace.pop(early)
    first = next(at for at, each in enumerate(trace) if each == act.replace("reveal", "deal"))
    trace.insert(first + 1, act)
    found = check(script, trace)
    assert found.findings
    assert not [each for each in found.findings if each.stopped is not None]
    assert "RIV 14.2" in [each.source.cite for each in found.findings]
    stops = next(each for each in in_order(house.rules, house.procedure) if each.key == "stops")
    told = {each.key: each.says for each in stops.entries}
    assert told["stops.shown"] == "does not stop the round"
    write(draft, "misdeals.shown", "none")
    assert "shown" not in draft.at("procedure.yaml", ("misdeals",))


def test_what_no_wager_is_called_is_refused_in_words(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    bets = draft.at("rules.yaml", ("bets",))
    at = next(at for at, each in enumerate(bets) if "any_of" in each)
    _, line = piece(draft, f"bets.{at}.any_of")
    assert not isinstance(line, Choice)
    for text in ("", "Blackjack", "Ante, Ante"):
        with pytest.raises(ValueError, match="one or more of these: Ante, Pair Plus"):
            line.write(draft, text)  # type: ignore[union-attr]
    _, order = piece(draft, "hands.order")
    with pytest.raises(ValueError, match="each of these once"):
        order.write(draft, "pair, pair")  # type: ignore[union-attr]


NEW = ("bets.", "words.", "hands.", "ante_bonus.due", "misdeals.", "wagers.order")
ENDS = ("ace_low_straight", "stake_of_a_win")


@pytest.mark.slow
@pytest.mark.parametrize("of", ["boxes", "mbs", "posted", "prime", "six-card-bonus"])
def test_every_answer_of_these_forms_makes_a_sound_house(of: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "RIVER")
    before = draft.files
    tabs = (WorkshopTab.HOUSE, WorkshopTab.RULES, WorkshopTab.IRREGULARITIES)
    asked = [
        (each.key, value)
        for tab in tabs
        for section in sections(draft, tab)
        for each in section.pieces
        if isinstance(each, Choice) and (each.key.startswith(NEW) or each.key.endswith(ENDS))
        for value, _ in each.options
        if value != each.value
    ]
    assert len(asked) > 30
    for key, value in asked:
        _, found = piece(draft, key)
        assert isinstance(found, Choice)
        try:
            write(draft, key, value)
        except ValueError:
            continue
        assert draft.problems() == (), (key, value)
        while draft.can_undo:
            draft.undo()
        assert draft.files == before


@pytest.mark.parametrize("text", ["Q-6-4", "q64", "Q 6 4", "4, 6, Q"])
def test_the_dealer_may_play_from_any_hand_on(text: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "RIVER")
    put(draft, "qualifies.hand", text)
    assert draft.at("rules.yaml", ("dealer_qualifies", "at_least")) == "Q-6-4"
    section, _ = piece(draft, "qualifies")
    assert section.says == "Q-6-4 or better"
    put(draft, "qualifies.hand", "10-9-2")
    assert draft.at("rules.yaml", ("dealer_qualifies", "at_least")) == "T-9-2"


@pytest.mark.parametrize("text", ["", "Q-6", "Q-Q-6", "Q-6-4-2", "Q-K-J", "3-2-A", "Queen"])
def test_what_is_no_hand_for_the_dealer_is_refused(text: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "RIVER")
    with pytest.raises(ValueError, match="Write three different ranks, like Q-6-4"):
        write(draft, "qualifies.hand", text)
    assert draft.at("rules.yaml", ("dealer_qualifies", "at_least")) == "Q-3-2"


def test_a_hand_may_begin_with_any_wager_that_is_staked(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    at = _bet(draft, "any_of")
    _, line = piece(draft, f"bets.{at}.any_of")
    assert isinstance(line, Line)
    line.write(draft, "Ante, Prime")
    take_bet(draft, _bet(draft, "needs"))
    alone = {"seat": 1, "cards": ["Ah", "Kh", "9d"], "wagers": {"prime": "5"}}
    plain = {"house": "riverside", "dealer": ["Qs", "8d", "3c"], "seats": [alone]}
    came = settle(draft.house().rules, read_round(plain, {"riverside": draft.house().rules}))
    assert [str(each.wager) for each in came.seats[0].lines] == ["prime"]


def test_a_wager_that_need_not_equal_another_has_stakes_within_its_limits(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("six-card-bonus", "riverside", "Riverside", "RIVER")
    draft.take(RULES_FILE, ("bets", _bet(draft, "from")))  # Pair Plus has no limits
    draft.put(RULES_FILE, ("stakes", "pair_plus"), ["5", "10", "25"])
    equal = [at for at, each in enumerate(draft.at(RULES_FILE, ("bets",))) if "equals" in each]
    take_bet(draft, equal[0])
    assert draft.at(RULES_FILE, ("stakes", "six_card_bonus")) == ["5", "10"]
    draft.house()


def _bet(draft: Draft, key: str) -> int:
    bets = draft.at(RULES_FILE, ("bets",))
    return next(at for at, each in enumerate(bets) if key in each)


ROUND = {
    "dealer": ["Qd", "7s", "3h"],
    "seats": [
        {"seat": 1, "cards": ["Kh", "8c", "4d"], "wagers": {"ante": 10}, "decision": "play"},
        {"seat": 4, "cards": ["Jh", "8d", "4s"], "wagers": {"ante": 10}, "decision": "play"},
        {"seat": 6, "cards": ["Ah", "8s", "4c"], "wagers": {"ante": 10}, "decision": "play"},
    ],
}
TAKEN = {4: ["take 4 play", "take 4 ante"]}
PAID = {each: [f"pay {each} play 10", f"pay {each} ante 10"] for each in (1, 6)}
SETTLING = {
    "table": [*TAKEN[4], *PAID[6], *PAID[1]],
    "hand": [*PAID[6], *TAKEN[4], *PAID[1]],
}


@pytest.mark.parametrize("of", ["prime", "six-card-bonus", "boxes"])
def test_losing_bets_are_taken_first_at_the_table_or_hand_by_hand(of: str, home: Path) -> None:
    """Each way allows its own order of the money alone; either way allows both."""
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "RIVER")
    opened = ["reveal dealer", *(f"reveal {each}" for each in (6, 4, 1))]
    for way, right in (("table", ["table"]), ("hand", ["hand"]), ("any", ["table", "hand"])):
        put_money_way(draft, way)
        house = draft.house()
        round_ = read_round({"house": "riverside", **ROUND}, {"riverside": house.rules})
        script = script_for(house, round_, settle(house.rules, round_))
        for name, acts in SETTLING.items():
            cleared = [f"clear {each}" for each in (6, 4, 1)]
            codes = {each.code for each in check(script, [*opened, *acts, *cleared]).findings}
            assert (Code.OUT_OF_ORDER not in codes) == (name in right), (of, way, name)


def test_hands_are_opened_settled_and_picked_up_in_turn(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    put_money_way(draft, WHOLE_HAND)
    orders = draft.house().procedure.seat_order
    assert [[str(kind) for kind in each.steps] for each in orders] == [
        ["reveal", "take", "pay", "clear"]
    ]
    _, choice = piece(draft, "step.money")
    assert isinstance(choice, Choice)
    assert choice.value == WHOLE_HAND


def test_the_envy_bonus_is_told_by_the_wager_with_which_it_is_paid(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("six-card-bonus", "riverside", "Riverside", "RIVER")
    add_wager(draft, Wager.ENVY_BONUS)
    staked = {"ante": 5, "pair_plus": 5, "six_card_bonus": 5}
    seats = [
        {"seat": 1, "cards": ["Kh", "8c", "4d"], "wagers": staked, "decision": "play"},
        {"seat": 4, "cards": ["As", "Ks", "Qs"], "wagers": {"ante": 5}, "decision": "play"},
    ]
    lines = hand_lines(draft.house(), {"dealer": ["Jd", "7s", "3h"], "seats": seats})
    why = next(each.why for hand in lines for each in hand.lines if each.name == "Envy Bonus")
    assert "player with a 6 Card Bonus wager is paid." in why


def test_the_felt_prints_the_rules_of_this_house(home: Path) -> None:
    """What the copied house prints of its own rules stayed, and was wrong."""
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "RIVER")
    sentence = "rules.yaml", ("felt", "sentence")
    put(draft, "qualifies", "J-3-2")
    assert draft.at(*sentence) == "Dealer plays with Jack high or better"
    put(draft, "ante.tie", "lose")
    put(draft, "qualifies", "5-3-2")
    assert draft.at(*sentence) == "Dealer plays with any hand · Equal hands lose"
    put(draft, "felt.sentence", "Good luck")
    put(draft, "qualifies", "K-3-2")
    assert draft.at(*sentence) == "Good luck", "the author's own"
    for _ in range(4):
        draft.undo()
    assert draft.at(*sentence) == "Dealer plays with Jack high or better"


@pytest.mark.parametrize("of", ["prime", "posted", ""])
def test_folds_are_collected_before_or_after_the_dealers_hand(of: str, home: Path) -> None:
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "RIVER", "$")
    for way in ("after", "before", "any"):
        put(draft, "folds.when", way)
        house = draft.house()
        rounds = deal(house.rules, 1, 20, 4, ())
        round_ = next(each for each in rounds if any(seat.folded for seat in each.seats))
        script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
        acts = [str(each) for each in faultless(script)]
        opened, folds = acts.index("reveal dealer"), [
            at for at, each in enumerate(acts) if each.startswith("collect")
        ]  # fmt: skip
        assert folds
        assert all((each > opened) is (way == "after") for each in folds)
        assert piece(draft, "folds.when")[1].value == way  # type: ignore[union-attr]


@pytest.mark.parametrize("of", ["mbs", "six-card-bonus", "prime", "posted", "boxes", ""])
def test_the_dealers_hand_is_revealed_in_every_round_or_where_it_decides(
    of: str, home: Path
) -> None:
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "RIVER", "$")
    key = "step.reveal_dealer.when"
    began = str(piece(draft, key)[1].value)  # type: ignore[union-attr]
    assert (began == "contested") is (of in ("posted", "boxes"))
    before = draft.text("procedure.yaml")
    other = "every_round" if began == "contested" else "contested"
    for value in (other, began):
        put_reveal_when(draft, value)
        assert piece(draft, key)[1].value == value  # type: ignore[union-attr]
        only = draft.house().procedure.only_when
        assert (StepKind.REVEAL_DEALER in only) is (value == "contested")
    assert draft.text("procedure.yaml") == before


def test_a_copy_of_a_house_that_posts_its_pay_tables_may_have_its_own(home: Path) -> None:
    """There was no place for the document's table."""
    draft = Workshop(home, shelf()).begin("posted", "riverside", "Riverside", "RIVER")
    paid = "Straight flush 40 to 1\nThree of a kind 25 to 1\nStraight 6 to 1\nFlush 4 to 1\n"
    put_document(draft, f"1. Ties push.\n\nPair Plus\n{paid}Pair 1 to 1\n")
    write(draft, "pair_plus.posted", "own")
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "three_of_a_kind")) == "25:1"
    assert draft.at(RULES_FILE, ("pair_plus", "rule")) == "RIVER Pair Plus ¶1"
    assert draft.house().rules.posts_pay_tables, "the Ante Bonus hangs at the table still"
    write(draft, "ante_bonus.posted", "own")
    assert draft.at(RULES_FILE, ("ante_bonus", "pays", "straight")) == "1:1"
    assert not draft.house().rules.posts_pay_tables
    assert not any("posted" in each for each in draft.at(RULES_FILE, ("bets",)))
    assert draft.problems() == ()
