"""A trainee's ruling, and what follows from it, marked."""

from __future__ import annotations

import pytest

from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.finding import Code
from trainer.dealing.follow_up import FollowUp
from trainer.dealing.incident import Incident, due, lying
from trainer.dealing.irregularity import Deed, Ruling
from trainer.drills.irregularities.irregular import incident
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.marking.ruling import RulingMarks, mark_ruling, other_names
from trainer.marking.ruling_words import in_words, settled_all_the_same

RACKED = ("rack cards",)
LINES = [(name, line.id) for name in HOUSES for line in ruled(name).lines]


def scene(name: str, line: str, seed: int = 1) -> Incident:
    return incident(house(name), ruled(name), seed, line)


def faultless(name: str, found: Incident) -> list[str]:
    asked = due(ruled(name), found)
    return [f"rule {asked.line.ruling}", *(str(each) for each in asked.deeds)]


def marked(name: str, found: Incident, *trace: str) -> RulingMarks:
    return mark_ruling(ruled(name), found, trace)


def codes(marks: RulingMarks) -> list[Code]:
    return [mistake.code for mistake in marks.mistakes]


@pytest.mark.parametrize(("name", "line"), LINES)
def test_the_house_s_own_ruling_and_deeds_are_without_mistake(name: str, line: str) -> None:
    found = scene(name, line)
    marks = marked(name, found, *faultless(name, found))
    assert not marks.mistakes
    assert marks.right == marks.parts


@pytest.mark.parametrize(("name", "line"), LINES)
def test_every_other_ruling_is_a_wrong_call(name: str, line: str) -> None:
    found = scene(name, line)
    wanted = ruled(name).named(line).ruling
    for ruling in Ruling:
        if ruling not in (wanted, Ruling.CALL_SUPERVISOR):
            marks = marked(name, found, f"rule {ruling}")
            first, *more = marks.mistakes
            assert first.code is Code.WRONG_CALL
            assert first.source == ruled(name).named(line).source
            assert first.expected == f"rule {wanted}"
            # By another name it is the due ruling, and what follows from it is due.
            assert first.severity is Severity.MINOR or not (more or marks.passed)


@pytest.mark.parametrize(("name", "line"), LINES)
def test_letting_it_pass_is_right_for_what_is_harmless_and_for_nothing_else(
    name: str, line: str
) -> None:
    marks = marked(name, scene(name, line))
    assert codes(marks) == ([] if ruled(name).named(line).harmless else [Code.MISSING])


@pytest.mark.parametrize(("name", "line"), LINES)
def test_each_deed_left_out_is_found_as_exactly_that_one(name: str, line: str) -> None:
    found = scene(name, line)
    trace = faultless(name, found)
    for deed in trace[1:]:
        marks = marked(name, found, *(each for each in trace if each != deed))
        expected = [] if deed == Deed.PLAY_ON else [Code.MISSING]
        assert codes(marks) == expected
        assert [mistake.expected for mistake in marks.mistakes] in ([], [deed], ["return all"])


@pytest.mark.parametrize(("name", "line"), LINES)
def test_a_deed_that_does_not_follow_is_found(name: str, line: str) -> None:
    found = scene(name, line)
    trace = faultless(name, found)
    if "deal_again" not in trace:
        marks = marked(name, found, *trace, "deal_again")
        assert codes(marks) == [Code.UNEXPECTED]


def test_all_wagers_may_be_returned_at_once() -> None:
    """6CB Irregularities ¶1."""
    found = scene("six-card-bonus", "wrong_count")
    assert not marked("six-card-bonus", found, "rule void", "return all", *RACKED).mistakes


def test_wagers_that_a_void_did_not_return_are_what_the_players_lack() -> None:
    """MBS 5.5: critical, and the money is told."""
    found = scene("mbs", "two_exposed")
    marks = marked("mbs", found, "rule void")
    stakes = sum(stake.cents for each in lying(found).values() for stake in each.values())
    assert marks.mistakes[0].money == Money(-stakes)
    assert marks.mistakes[0].severity is Severity.CRITICAL


def test_playing_on_after_two_exposed_cards_is_critical_and_tolerated_talk_is_serious() -> None:
    """MBS 5.5; BOX •5."""
    exposed = marked("mbs", scene("mbs", "two_exposed"), "rule play_on")
    talk = marked("boxes", scene("boxes", "talk_of_cards"), "rule play_on")
    assert exposed.mistakes[0].severity is Severity.CRITICAL
    assert talk.mistakes[0].severity is Severity.SERIOUS


OTHER_NAMES = [
    ("mbs", "dealer_count_too_late", "play_on"),
    ("mbs", "earlier_results", "refuse"),
    ("boxes", "ante_of_redeal", "refuse"),
    ("mbs", "late_wager", "not_allowed"),
    ("posted", "side_betting", "refuse"),
]
SAME_MONEY = [("posted", "side_betting", "play_on"), ("mbs", "hand_beside_play", "not_allowed")]
OTHER_MONEY = [
    ("mbs", "earlier_results", "void"),
    ("mbs", "late_wager", "stands"),
    ("mbs", "wager_withdrawn", "play_on"),
    ("boxes", "ante_of_redeal", "play_on"),
]


@pytest.mark.parametrize(("name", "line", "given"), SAME_MONEY + OTHER_MONEY)
def test_a_wrong_ruling_is_critical_where_chips_lie_elsewhere(
    name: str, line: str, given: str
) -> None:
    """MBS 5.1.2, 5.4, 5.6, 5.7; BOX •8; POSTED 11."""
    marks = marked(name, scene(name, line), f"rule {given}")
    assert codes(marks) == [Code.WRONG_CALL]
    moved = (name, line, given) in OTHER_MONEY
    weight = Severity.CRITICAL if moved else Severity.SERIOUS
    assert marks.mistakes[0].severity is weight


@pytest.mark.parametrize(
    ("name", "line", "given"),
    [
        ("six-card-bonus", "one_to_back_up", "void"),
        ("mbs", "one_exposed", "void"),
        ("boxes", "gamblers_card_up", "redeal"),
    ],
)
def test_a_ruling_that_a_reading_makes_wrong_is_as_grave_as_any(
    name: str, line: str, given: str
) -> None:
    """6CB Irregularities ¶3, MBS 5.5, BOX •6 leave open what one such card does. LETTER 1. softens
    a reading for order alone; here every wager lies elsewhere, as where a fold's Pair Plus that a
    reading keeps alive is taken. A school may choose the other answer."""
    (mistake,) = marked(name, scene(name, line), f"rule {given}").mistakes
    assert (mistake.code, mistake.severity) == (Code.WRONG_CALL, Severity.CRITICAL)


def test_no_wrong_rule_leads_to_the_due_ruling_by_another_name() -> None:
    """Who holds it would pass."""
    for name in HOUSES:
        for line in ruled(name).lines:
            assert not other_names(line) & {*line.beliefs}


@pytest.mark.parametrize(("name", "line", "given"), OTHER_NAMES)
def test_the_due_ruling_by_another_name_fails_nobody(name: str, line: str, given: str) -> None:
    """MBS 5.1.2, 5.4, 5.6; BOX •8; POSTED 11.

    A wrong call, as CONTRACT has one word for a ruling, and yet no misleading one, which is what
    makes a call serious: LETTER reads every true name of a hand, the documents have no list of
    names for rulings (1.: what is open is no fault), and players, chips and cards are dealt with
    as the clause says. None of MISCONCEPTIONS' rulings is another name of the due one.
    """
    trace = [f"rule {given}", *faultless(name, scene(name, line))[1:]]
    marks = marked(name, scene(name, line), *trace)
    assert [each.severity for each in marks.mistakes] == [Severity.MINOR]


def test_a_late_wager_that_is_not_allowed_has_to_be_refused_too() -> None:
    """MBS 5.6: what is placed late is refused."""
    found = scene("mbs", "late_wager")
    left = marked("mbs", found, "rule not_allowed", f"stop {found.places[0]}").mistakes
    assert [each.code for each in left if each.severity is not Severity.MINOR] == [Code.MISSING]


def test_what_was_carried_out_without_a_word_is_not_critical() -> None:
    """MBS 5.5: every wager lies where it should."""
    marks = marked(
        "mbs", scene("mbs", "two_exposed"), "return all", *RACKED, "announce place_your_bets"
    )
    assert [(each.code, each.severity) for each in marks.mistakes] == [
        (Code.MISSING, Severity.SERIOUS)
    ]


def test_an_explanation_may_name_the_heading_of_its_clause() -> None:
    """MBS 5.1 is about a foreign card, 5.1.1 voids the round for it."""
    found = scene("mbs", "foreign_card")
    trace = faultless("mbs", found)
    assert not marked("mbs", found, "explain MBS 5.1", *trace).mistakes
    assert codes(marked("mbs", found, "explain MBS 5", *trace)) == [Code.WRONG_CALL]


def test_voiding_the_round_for_one_exposed_card_is_critical() -> None:
    """MBS 5.5, read: one card is not enough."""
    marks = marked("mbs", scene("mbs", "one_exposed"), "rule void", "return all")
    assert codes(marks) == [Code.WRONG_CALL]
    assert marks.mistakes[0].severity is Severity.CRITICAL


def test_the_ruling_comes_before_what_follows_from_it() -> None:
    found = scene("six-card-bonus", "wrong_count")
    marks = marked("six-card-bonus", found, "return all", "rule void", *RACKED)
    assert codes(marks) == [Code.OUT_OF_ORDER]
    assert marks.passed


def test_playing_on_after_a_void_is_not_due() -> None:
    found = scene("six-card-bonus", "wrong_count")
    marks = marked("six-card-bonus", found, "rule void", "return all", *RACKED, "play_on")
    assert codes(marks) == [Code.UNEXPECTED]


def test_a_line_that_cannot_be_read_is_told() -> None:
    found = scene("boxes", "wrong_count")
    marks = marked("boxes", found, "rule redeal", *RACKED, "deal_again", "shout")
    assert codes(marks) == [Code.BAD_ACTION]


def test_a_wrong_ruling_put_right_is_still_told() -> None:
    found = scene("boxes", "wrong_count")
    marks = marked("boxes", found, "rule void", "rule redeal", *RACKED, "deal_again")
    assert codes(marks) == [Code.WRONG_CALL]
    assert marks.right == marks.parts


BELIEFS = [
    ("mbs", "one_exposed", "rule void", "IR01"),
    ("boxes", "dealers_card_up", "rule play_on", "IR02"),
    ("boxes", "ante_of_redeal", "rule play_on", "IR04"),
    ("mbs", "earlier_results", "rule void", "IR05"),
    ("mbs", "misdeal_moved_whole", "rule void", "IR06"),
    ("prime", "ambiguity", "rule refuse", "IR07"),
    ("six-card-bonus", "shuffler_malfunction", "rule play_on", "IR08"),
    ("mbs", "wager_withdrawn", "rule play_on", "IR09"),
    ("boxes", "talk_of_cards", "rule play_on", "IR10"),
    ("six-card-bonus", "pair_plus_only_looks", "rule play_on", "VL07"),
    ("mbs", "late_wager", "rule stands", "VL09"),
    ("boxes", "cash_or_credit", "rule play_on", "VL10"),
]


@pytest.mark.parametrize(("name", "line", "ruled_so", "belief"), BELIEFS)
def test_a_wrong_ruling_is_told_with_the_wrong_rule_behind_it(
    name: str, line: str, ruled_so: str, belief: str
) -> None:
    assert marked(name, scene(name, line), ruled_so).belief == belief
    assert marked(name, scene(name, line), *faultless(name, scene(name, line))).belief is None


def test_letting_it_pass_is_playing_on() -> None:
    assert marked("boxes", scene("boxes", "dealers_card_up")).belief == "IR02"


def test_a_void_round_that_is_paid_is_critical() -> None:
    """6CB Irregularities ¶1."""
    found = scene("six-card-bonus", "wrong_count")
    seat = found.round_.seats[0].number
    paid = f"pay {seat} ante 5"
    marks = marked("six-card-bonus", found, "rule void", "return all", *RACKED, paid)
    assert codes(marks) == [Code.UNEXPECTED]
    assert marks.mistakes[0].severity is Severity.CRITICAL
    assert marks.mistakes[0].money == Money(500)
    assert marks.belief == "IR04"


def test_settling_on_after_a_ruling_to_play_on_is_not_looked_at() -> None:
    found = scene("mbs", "one_exposed")
    assert not marked("mbs", found, "rule play_on", "take 1 ante").mistakes


def test_a_void_of_one_hand_alone_is_told_as_such() -> None:
    """6CB Irregularities ¶1: all wagers go back, not only those of the hand concerned."""
    found = next(
        each
        for each in (scene("six-card-bonus", "wrong_count", seed) for seed in range(20))
        if each.places[0]
    )
    mine = found.places[0]
    own = [f"return {mine} {wager}" for wager in lying(found)[mine]]
    marks = marked("six-card-bonus", found, "rule void", *own)
    assert marks.belief == "IR03"
    assert [mistake.expected for mistake in marks.mistakes] == ["return all", *RACKED]
    assert {mistake.code for mistake in marks.mistakes} == {Code.MISSING}


def test_paying_the_ante_of_a_redeal_is_critical() -> None:
    """BOX •8."""
    found = scene("boxes", "ante_of_redeal")
    seat = found.places[0]
    marks = marked("boxes", found, "rule pays_nothing", "deal_again", f"pay {seat} ante 5")
    assert marks.mistakes[0].severity is Severity.CRITICAL


# ------------------------------------------------------------------ the supervisor is called

CALL = "rule call_supervisor"
NEEDS = [
    (name, line.id)
    for name in HOUSES
    for line in ruled(name).lines
    if line.ruling not in (Ruling.PLAY_ON, Ruling.CALL_SUPERVISOR)
]
TO_SUPERVISOR = [
    (name, line.id)
    for name in HOUSES
    for line in ruled(name).lines
    if line.ruling is Ruling.CALL_SUPERVISOR
]
HARMLESS = [(name, line.id) for name in HOUSES for line in ruled(name).lines if line.harmless]


@pytest.mark.parametrize(("name", "line"), NEEDS)
def test_to_call_the_supervisor_is_never_wrong_where_a_ruling_is_needed(
    name: str, line: str
) -> None:
    found = scene(name, line)
    assert not marked(name, found, CALL).mistakes
    assert not marked(name, found, CALL, *faultless(name, found)).mistakes
    assert not marked(name, found, *faultless(name, found)).mistakes


@pytest.mark.parametrize(("name", "line"), NEEDS)
def test_a_ruling_after_the_call_is_marked_as_the_ruling_it_is(name: str, line: str) -> None:
    found = scene(name, line)
    alone, after = marked(name, found, "rule play_on"), marked(name, found, CALL, "rule play_on")
    assert codes(alone) == codes(after) == [Code.WRONG_CALL]
    assert alone.mistakes[0].severity is after.mistakes[0].severity


@pytest.mark.parametrize(("name", "line"), TO_SUPERVISOR)
def test_where_the_call_is_due_ruling_alone_is_serious(name: str, line: str) -> None:
    """MBS 5.3, BOX •4, •5, and wherever a document is silent."""
    found = scene(name, line)
    for ruling in ("void", "redeal", "play_on", "refuse"):
        alone = marked(name, found, f"rule {ruling}")
        assert [each.severity for each in alone.mistakes] == [Severity.SERIOUS]
        assert alone.mistakes[0].expected == CALL
    deeds = faultless(name, found)[1:]
    assert not marked(name, found, CALL, "rule void", *deeds).mistakes
    late = marked(name, found, "rule void", CALL, *deeds)
    assert [each.severity for each in late.mistakes] == [Severity.SERIOUS]


@pytest.mark.parametrize(("name", "line"), HARMLESS)
def test_a_call_in_a_harmless_scene_is_advice(name: str, line: str) -> None:
    marks = marked(name, scene(name, line), CALL)
    assert [each.severity for each in marks.mistakes] == [Severity.ADVICE]
    assert marks.passed


def test_silence_has_one_answer_everywhere() -> None:
    """No document of the five says what follows where the shuffler of another house fails."""
    found = scene("six-card-bonus", "shuffler_malfunction")
    for name in ("boxes", "mbs", "posted", "prime"):
        assert due(ruled(name), found).line.ruling is Ruling.CALL_SUPERVISOR
        assert not marked(name, found, CALL).mistakes
        alone = marked(name, found, "rule void", "return all")
        assert [each.severity for each in alone.mistakes] == [Severity.SERIOUS]


@pytest.mark.parametrize("name", ["mbs", "six-card-bonus", "boxes"])
def test_a_round_that_does_not_count_is_begun_anew(name: str) -> None:
    """The cards go to the rack; MBS 3.1: and bets are called for again. Minor, where left out."""
    lines = (x for x in ruled(name).lines if x.ruling in (Ruling.VOID, Ruling.REDEAL))
    found = scene(name, next(lines).id)
    trace = faultless(name, found)
    announced = "announce place_your_bets"
    assert ("rack cards" in trace, announced in trace) == (True, name == "mbs")
    left_out = [each for each in trace if each not in ("rack cards", announced)]
    marks = marked(name, found, *left_out)
    assert {each.severity for each in marks.mistakes} == {Severity.MINOR}
    assert {each.expected for each in marks.mistakes} <= {"rack cards", announced}
    assert marks.passed


CHAIN = (
    "stop game",
    CALL,
    "explain MBS 5.5",
    "rule void",
    "return all",
    "rack cards",
    "announce ruling",
    "announce place_your_bets",
    "resume",
)


def chained(*trace: str) -> RulingMarks:
    return mark_ruling(ruled("mbs"), scene("mbs", "two_exposed"), trace, whole_chain=True)


def test_the_whole_chain_is_drilled_from_the_stop_to_the_resumption() -> None:
    assert not chained(*CHAIN).mistakes
    for link in ("stop game", "explain MBS 5.5", "announce ruling", "resume", CALL):
        marks = chained(*(each for each in CHAIN if each != link))
        assert codes(marks) == [Code.MISSING]
        assert marks.mistakes[0].severity is Severity.MINOR


def test_what_comes_after_the_racked_cards_is_in_order_too() -> None:
    late = (*CHAIN[:2], *CHAIN[3:5], "announce ruling", "rack cards", CHAIN[2], *CHAIN[7:])
    assert codes(chained(*late)) == [Code.OUT_OF_ORDER]


def test_what_does_not_follow_is_needless_whoever_is_called() -> None:
    """MBS 5.5: the round is void. Where a document is silent, the supervisor rules freely."""
    void = scene("mbs", "two_exposed")
    trace = (CALL, *faultless("mbs", void), "deal_again")
    assert codes(marked("mbs", void, *trace)) == [Code.UNEXPECTED]
    silent = scene("boxes", "dealers_count")
    assert codes(marked("boxes", silent, CALL, "rule void", "return all")) == []


def test_the_cards_of_a_void_round_may_be_racked_when_it_has_been_announced() -> None:
    """No clause sets the moment; after the resumption it is too late."""
    rest = [each for each in CHAIN if each != "rack cards"]
    told = rest.index("announce ruling") + 1
    assert not chained(*rest[:told], "rack cards", *rest[told:]).mistakes
    assert codes(chained(*rest, "rack cards")) == [Code.OUT_OF_ORDER]


def test_a_link_before_its_time_is_told_once() -> None:
    marks = chained("stop game", "explain MBS 5.5", CALL, *CHAIN[3:])
    assert codes(marks) == [Code.OUT_OF_ORDER]


def test_what_is_explained_is_what_was_seen() -> None:
    marks = chained(*(each.replace("5.5", "5.1.1") for each in CHAIN))
    assert [(each.code, each.expected) for each in marks.mistakes] == [
        (Code.WRONG_CALL, "explain two_exposed")
    ]


def test_what_follows_done_without_the_ruling_is_not_told_as_let_pass() -> None:
    """MBS 5.1.1: the wagers that went back are not missed again."""
    found = scene("mbs", "foreign_card")
    acted = marked("mbs", found, "return all")
    (passed,) = marked("mbs", found).mistakes
    assert [each.why.partition(".")[0] for each in acted.mistakes] == [
        "You acted on it without a ruling"
    ]
    assert passed.why.startswith("You let it pass.")
    assert acted.right == acted.parts - 1


def test_what_the_deed_itself_puts_right_needs_no_word() -> None:
    """6CB Equipment ¶3: the other deck is taken."""
    found = scene("six-card-bonus", "same_deck")
    assert marked("six-card-bonus", found, "change_decks").mistakes == ()
    assert codes(marked("six-card-bonus", found)) == [Code.MISSING]


def test_what_is_forbidden_may_be_told_before_the_supervisor_comes() -> None:
    """BOX •4 forbids it; the supervisor, by reading, decides about the hand. Where no clause
    forbids anything, BOX •7, a word before the call is a ruling."""
    forbids, silent = scene("boxes", "cards_off_table"), scene("boxes", "dealers_count")
    told = ("rule not_allowed", "rule call_supervisor", "stop " + str(forbids.places[0]))
    assert marked("boxes", forbids, *told).mistakes == ()
    assert codes(marked("boxes", forbids, *told[:1], *told[2:])) == [Code.WRONG_CALL]
    early = marked("boxes", silent, *told[:2])
    assert codes(early) == [Code.WRONG_CALL]
    assert early.right == 0


def test_a_deed_names_its_wager_and_place_as_the_house_does_or_in_common_words() -> None:
    deed = FollowUp(Deed.RETURN, 3, Wager.ANTE)
    assert in_words(deed) == "return the Ante at seat 3"
    assert in_words(deed, house("mbs").rules) == "return the Ante at seat 3"


def test_a_wager_settled_in_a_void_round_is_named_if_it_is_known() -> None:
    known = house("mbs").irregularities
    assert known is not None
    line, rules = known.lines[0], house("mbs").rules
    named = settled_all_the_same(rules, Wager.ANTE, 3, line)
    assert named.startswith("You settled the Ante at seat 3.")
    assert "settled the wager at seat 3." in settled_all_the_same(rules, None, 3, line)
