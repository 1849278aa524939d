"""The dealer's own misdeal becomes the irregularity that it is, and both are marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tests.some_houses import HOUSES, house
from trainer.dealing.check import check
from trainer.dealing.finding import Code
from trainer.dealing.incident import due
from trainer.dealing.irregularity import Event, Ruling
from trainer.dealing.own_misdeal import OwnMisdeal, played_on
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal, with_redeals
from trainer.errors import RoundError
from trainer.game.notation import read_round
from trainer.game.pay import SourceKind
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.game.settle import settle
from trainer.marking.mark import Marking, Score, mark_round
from trainer.marking.mistake import Severity

CALL, RESUME = "rule call_supervisor", "resume"
VOIDED = ("rule void", "return all", "rack cards", "resume")
ANNOUNCED = ("rule void", "return all", "rack cards", "announce place_your_bets", "resume")


@dataclass(frozen=True)
class Table:
    """One round of a house with what a faultless dealer does."""

    name: str
    round_: Round
    trace: tuple[str, ...]

    @property
    def deals(self) -> list[int]:
        return [at for at, act in enumerate(self.trace) if act.startswith("deal ")]

    @property
    def empty(self) -> int:
        return min(set(range(1, 8)) - {seat.number for seat in self.round_.seats})

    def after_cards(self, cards: int, *acts: str) -> list[str]:
        """Those acts once so many deliveries were made, and nothing after them."""
        last = self.deals[cards - 1] + 1
        return [*self.trace[:last], *acts]

    def and_on(self, cards: int, *acts: str) -> list[str]:
        """Those acts, and the round goes on from there."""
        return [*self.after_cards(cards, *acts), *self.trace[self.deals[cards - 1] + 1 :]]

    def misdeal(self, trace: Sequence[str]) -> OwnMisdeal:
        (found,) = played_on(house(self.name), self.round_, trace).misdeals
        return found

    def marked(self, trace: Sequence[str]) -> Marking:
        return mark_round(house(self.name), self.round_, trace, Part.WHOLE)


def table(name: str) -> Table:
    round_ = next(iter(deal(house(name).rules, 3, 1, 4, [])))
    script = script_for(house(name), round_, settle(house(name).rules, round_), Part.WHOLE)
    return Table(name, round_, tuple(map(str, faultless(script))))


def ruled(at: Table, trace: Sequence[str]) -> tuple[Event, Ruling, str]:
    """What the misdeal of that trace is, what the house rules, and by which clause."""
    incident = at.misdeal(trace).incident
    listed = house(at.name).irregularities
    assert listed is not None
    line = due(listed, incident).line
    return incident.event, line.ruling, line.source.cite


@pytest.mark.parametrize("name", HOUSES)
def test_a_faultless_round_has_none(name: str) -> None:
    at = table(name)
    assert not played_on(house(name), at.round_, at.trace).misdeals
    assert not at.marked(at.trace).rulings


@pytest.mark.parametrize("name", HOUSES)
def test_the_supervisor_is_called_for_a_misdeal_by_a_reading(name: str) -> None:
    """No document sends the dealer to a supervisor for cards dealt wrongly or shown."""
    called = Ruling.CALL_SUPERVISOR.value
    rules = house(name).procedure.misdeals.values()
    assert all(each.source.kind is SourceKind.READING for each in rules if each.ruling == called)


AGAIN = {
    "boxes": (Ruling.REDEAL, "BOX •7"),
    "mbs": (Ruling.RECONSTRUCT, "MBS 5.3"),
    "posted": (Ruling.CALL_SUPERVISOR, "POSTED 3"),
    "prime": (Ruling.CALL_SUPERVISOR, "PRIME ¶8"),
}


@pytest.mark.parametrize("name", AGAIN)
def test_a_second_hand_to_one_place_is_a_wrong_number_of_cards(name: str) -> None:
    at = table(name)
    trace = at.after_cards(1, at.trace[at.deals[0]])
    assert ruled(at, trace) == (Event.CARD_COUNT, *AGAIN[name])


def test_a_fourth_card_voids_the_round() -> None:
    """6CB Irregularities ¶1."""
    at = table("six-card-bonus")
    trace = at.after_cards(len(at.deals), at.trace[at.deals[0]])
    assert ruled(at, trace) == (Event.CARD_COUNT, Ruling.VOID, "6CB Irregularities ¶1")


def test_a_hand_too_much_that_cannot_be_moved_voids_the_round() -> None:
    """MBS 5.4: nobody lacks a hand."""
    at = table("mbs")
    trace = at.after_cards(len(at.deals), "deal dealer")
    assert ruled(at, trace) == (Event.CARD_COUNT, Ruling.VOID, "MBS 5.4")


def test_a_hand_that_is_short_when_the_stub_is_racked() -> None:
    """6CB Irregularities ¶1."""
    at = table("six-card-bonus")
    trace = [*at.trace[: at.deals[-1]], "rack stub"]
    assert ruled(at, trace) == (Event.CARD_COUNT, Ruling.VOID, "6CB Irregularities ¶1")


EMPTY = {
    "boxes": (Event.CARD_COUNT, Ruling.REDEAL, "BOX •7"),
    "mbs": (Event.MISDEAL, Ruling.RECONSTRUCT, "MBS 5.3"),
    "posted": (Event.CARD_COUNT, Ruling.CALL_SUPERVISOR, "POSTED 3"),
    "prime": (Event.CARD_COUNT, Ruling.CALL_SUPERVISOR, "PRIME ¶8"),
    "six-card-bonus": (Event.BACK_UP, Ruling.BACK_UP, "6CB Irregularities ¶3"),
}


@pytest.mark.parametrize("name", EMPTY)
def test_cards_to_a_place_without_a_wager(name: str) -> None:
    at = table(name)
    assert ruled(at, at.after_cards(1, f"deal {at.empty}")) == EMPTY[name]


def test_a_second_card_to_be_backed_up_is_a_misdeal() -> None:
    """6CB Irregularities ¶3."""
    at = table("six-card-bonus")
    astray = f"deal {at.empty}"
    trace = at.after_cards(1, astray, "rule back_up", f"back_up {at.empty}", RESUME, astray)
    found = played_on(house(at.name), at.round_, trace).misdeals
    listed = house(at.name).irregularities
    assert listed is not None
    lines = [due(listed, each.incident).line for each in found]
    assert [line.ruling for line in lines] == [Ruling.BACK_UP, Ruling.VOID]


@pytest.mark.parametrize("place", ["2", "dealer"])
def test_one_card_that_is_shown_twice_is_one_card(place: str) -> None:
    """6CB Irregularities ¶3: only more than one card to be backed up is a misdeal."""
    trace = ["check bets", f"deal {place}", *2 * [f"reveal {place}"], "deal 5"]
    at = table("six-card-bonus")
    settled = settle(house(at.name).rules, at.round_)
    whole = script_for(house(at.name), at.round_, settled, Part.WHOLE)
    assert not any(each.stopped for each in check(whole, trace).findings if each.at is not None)


SHOWN = {
    "boxes": (Ruling.REDEAL, "BOX •6"),
    "mbs": (Ruling.VOID, "MBS 5.5"),
    "posted": (Ruling.CALL_SUPERVISOR, ""),
    "prime": (Ruling.CALL_SUPERVISOR, "PRIME ¶8"),
    "six-card-bonus": (Ruling.CALL_SUPERVISOR, "6CB Irregularities ¶3"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_dealers_cards_turned_during_the_deal(name: str) -> None:
    """The dealer's cards lie there while one seat still waits for its own."""
    at = table(name)
    order = [at.trace[each] for each in at.deals]
    first = order.index("deal dealer")
    begun = [*at.trace[: at.deals[0]], *order[:first][1:], "deal dealer"]
    assert ruled(at, [*begun, "reveal dealer"]) == (Event.EXPOSED, *SHOWN[name])


@pytest.mark.parametrize("name", HOUSES)
def test_the_dealers_hand_turned_before_anybody_is_asked(name: str) -> None:
    """BOX •6: there one card is enough, whenever it is seen; elsewhere it is only too early."""
    at = table(name)
    trace = at.after_cards(len(at.deals), "reveal dealer")
    if name == "boxes":
        assert ruled(at, trace) == (Event.EXPOSED, Ruling.REDEAL, "BOX •6")
        on = at.marked(at.and_on(len(at.deals), "reveal dealer"))
        told = "You revealed the dealer's hand before the first decision. Three cards were seen."
        assert told in on.mistakes[0].why
    else:
        assert not played_on(house(name), at.round_, trace).misdeals


def mistakes(marking: Marking) -> list[tuple[Severity, str | None]]:
    """What is held against the round but the act itself."""
    return [(each.severity, each.expected) for each in marking.rulings]


def test_a_card_that_was_backed_up_is_not_told_as_a_void_round() -> None:
    """6CB Irregularities ¶3: left lying it voids the hand; put right it is a serious slip."""
    at = table("six-card-bonus")
    astray = f"deal {at.empty}"
    put_right = at.marked(at.and_on(1, astray, "rule back_up", f"back_up {at.empty}", RESUME))
    left = at.marked(at.and_on(1, astray))
    assert [each.severity for each in put_right.mistakes] == [Severity.SERIOUS]
    assert [each.severity for each in left.mistakes] == [Severity.CRITICAL]
    assert "void" in left.mistakes[0].why
    assert "void" not in put_right.mistakes[0].why
    assert not put_right.score.passed
    assert not put_right.rulings


def test_a_round_that_is_voided_ends_there_and_owes_nothing_more() -> None:
    """6CB Irregularities ¶1: the act is critical, and what followed was right."""
    at = table("six-card-bonus")
    trace = at.after_cards(len(at.deals), at.trace[at.deals[0]], *VOIDED)
    marking = at.marked(trace)
    assert [(each.severity, each.at) for each in marking.mistakes] == [
        (Severity.CRITICAL, at.deals[-1] + 1)
    ]
    assert not marking.rulings
    assert marking.voided
    assert marking.score == Score(right=0, lines=0, passed=False)


def test_mbs_announces_again_after_a_void() -> None:
    """MBS 5.4, 3.1."""
    at = table("mbs")
    wrong = at.after_cards(len(at.deals), "deal dealer", *VOIDED)
    right = at.after_cards(len(at.deals), "deal dealer", *ANNOUNCED)
    assert not at.marked(right).rulings
    assert mistakes(at.marked(wrong)) == [(Severity.MINOR, "announce place_your_bets")]


def test_after_a_redeal_only_what_comes_after_it_is_settled() -> None:
    """BOX •7: the cards are dealt again, and the round is worked to its end."""
    at = table("boxes")
    again = at.after_cards(1, at.trace[at.deals[0]], "rule redeal", "rack cards", "deal_again")
    marking = at.marked([*again, RESUME, *at.trace[at.deals[0] :]])
    assert [(each.severity, each.at) for each in marking.mistakes] == [
        (Severity.CRITICAL, at.deals[0] + 1)
    ]
    assert not marking.rulings
    assert marking.score.points == 100


def test_a_hand_that_is_moved_where_it_belongs_needs_no_other() -> None:
    """MBS 5.3."""
    at = table("mbs")
    next_ = at.trace[at.deals[1]].removeprefix("deal ")
    moved = ("rule reconstruct", f"move {at.empty} {next_}", RESUME)
    trace = at.after_cards(1, f"deal {at.empty}", *moved) + list(at.trace[at.deals[1] + 1 :])
    marking = at.marked(trace)
    assert [each.at for each in marking.mistakes] == [at.deals[0] + 1]
    assert not marking.rulings


def test_a_card_that_is_backed_up_lets_the_deal_go_on() -> None:
    """6CB Irregularities ¶3."""
    at = table("six-card-bonus")
    backed_up = (f"deal {at.empty}", "rule back_up", f"back_up {at.empty}", RESUME)
    marking = at.marked(at.and_on(1, *backed_up))
    assert [each.at for each in marking.mistakes] == [at.deals[0] + 1]
    assert not marking.rulings


@pytest.mark.parametrize("name", ["posted", "prime"])
def test_where_the_document_is_silent_the_supervisor_is_called(name: str) -> None:
    at = table(name)
    again = at.trace[at.deals[0]]
    called = at.marked(at.and_on(1, again, CALL, RESUME))
    alone = at.marked(at.and_on(1, again, "rule void", "return all", RESUME))
    assert not called.rulings
    assert [each.at for each in called.mistakes] == [at.deals[0] + 1]
    assert mistakes(alone) == [(Severity.SERIOUS, CALL)]


def test_a_misdeal_that_is_let_pass_is_told_beside_the_act() -> None:
    at = table("six-card-bonus")
    marking = at.marked(at.and_on(len(at.deals), at.trace[at.deals[0]], RESUME))
    assert mistakes(marking) == [(Severity.CRITICAL, "rule void")]


def test_mistakes_are_told_by_their_place_in_the_whole_trace() -> None:
    at = table("six-card-bonus")
    trace = at.and_on(1, f"deal {at.empty}", "rule void", "rule back_up", "shout", RESUME)
    for mistake in (*at.marked(trace).mistakes, *at.marked(trace).rulings):
        assert mistake.at is None or trace[mistake.at] == mistake.got


def test_an_order_broken_elsewhere_is_told_beside_the_misdeal() -> None:
    at = table("six-card-bonus")
    trace = at.and_on(1, f"deal {at.empty}", "rule back_up", f"back_up {at.empty}", RESUME)
    tuck = trace.index("tuck 1")
    trace[tuck - 1 : tuck + 1] = ["tuck 1", "collect 1"]
    codes = [each.code for each in at.marked(trace).mistakes]
    assert codes == [Code.UNEXPECTED, Code.OUT_OF_ORDER]


def test_a_trace_in_which_nothing_was_done_about_it_is_marked_as_ever() -> None:
    at = table("six-card-bonus")
    marking = at.marked(at.and_on(1, f"deal {at.empty}"))
    assert not marking.rulings
    assert not marking.score.passed


def test_the_cards_of_a_redeal_stand_in_the_round() -> None:
    """BOX •7: the trace goes on with the cards that the round has for it."""
    at = table("boxes")
    round_ = with_redeals(house("boxes").rules, at.round_, 1)
    assert read_round(round_to_plain(round_), {"boxes": house("boxes").rules}) == round_
    assert round_.redeal is not None
    script = script_for(
        house("boxes"), round_.redeal, settle(house("boxes").rules, round_.redeal), Part.WHOLE
    )
    other = tuple(map(str, faultless(script)))
    again = at.after_cards(1, at.trace[at.deals[0]], "rule redeal", "rack cards", "deal_again")
    whole = [*again, RESUME, *other[1:]]
    marking = mark_round(house("boxes"), round_, whole, Part.WHOLE)
    assert [each.at for each in marking.mistakes] == [at.deals[0] + 1]
    assert marking.score.points == 100
    assert len(at.marked(whole).mistakes) > 1


@pytest.mark.parametrize(
    ("change", "code"),
    [({"seats": []}, "bad_shape"), ({"dealer": ["Ah", "Ah", "2c"]}, "duplicate_card")],
)
def test_a_redeal_at_another_table_is_refused(change: dict[str, object], code: str) -> None:
    plain = round_to_plain(with_redeals(house("boxes").rules, table("boxes").round_, 1))
    plain["redeal"] |= change
    with pytest.raises(RoundError) as refused:
        read_round(plain, {"boxes": house("boxes").rules})
    assert [each.code for each in refused.value.problems] == [code]
    assert refused.value.problems[0].path.startswith("redeal")


def test_redeals_one_in_the_other_have_an_end() -> None:
    plain = round_to_plain(table("boxes").round_)
    for _ in range(400):
        plain = {**plain, "redeal": plain}
    with pytest.raises(RoundError, match="redeals"):
        read_round(plain, {"boxes": house("boxes").rules})


def test_a_voided_hand_is_not_settled() -> None:
    """6CB Irregularities ¶1: what is paid after the ruling is paid for nothing."""
    at = table("six-card-bonus")
    seat = at.round_.seats[0].number
    acts = ("rule void", "return all", "rack cards", f"pay {seat} ante 10", RESUME)
    marking = at.marked(at.after_cards(len(at.deals), at.trace[at.deals[0]], *acts))
    assert [(each.severity, each.got) for each in marking.rulings] == [
        (Severity.CRITICAL, f"pay {seat} ante 10")
    ]


def test_a_redeal_pays_nothing() -> None:
    """BOX •8."""
    at = table("boxes")
    seat = at.round_.seats[0].number
    acts = ("rule redeal", f"pay {seat} ante 10", "rack cards", "deal_again", RESUME)
    marking = at.marked([*at.after_cards(1, at.trace[at.deals[0]], *acts), *at.trace[1:]])
    (paid,) = marking.rulings
    assert (paid.severity, paid.source.cite) == (Severity.CRITICAL, "BOX •8")


def test_what_the_supervisor_ruled_is_carried_out() -> None:
    """PRIME ¶8 is silent: after the call the round may be voided."""
    at = table("prime")
    acts = (CALL, "rule void", "return all", "rack cards", RESUME)
    marking = at.marked(at.after_cards(1, at.trace[at.deals[0]], *acts))
    assert not marking.rulings
    assert len(marking.mistakes) == 1


def test_a_single_card_wrongly_ruled_void_is_told_once_each() -> None:
    """6CB Irregularities ¶3: the act is a serious slip, the ruling a critical one."""
    at = table("six-card-bonus")
    marking = at.marked(at.after_cards(1, f"deal {at.empty}", *VOIDED))
    assert [each.severity for each in marking.mistakes] == [Severity.SERIOUS]
    assert mistakes(marking) == [(Severity.CRITICAL, "rule back_up")]


HELD_UP = [
    ("resume", "rule reconstruct", "offer 1"),
    ("resume", "resume", "rule void"),
    ("rule redeal", "offer 1", "rule reconstruct"),
    ("reveal dealer", "rule redeal", "deal dealer"),
    ("back_up dealer", "stop game", "resume", "rule call_supervisor"),
]


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("lines", HELD_UP)
def test_acts_about_a_misdeal_may_stand_anywhere(name: str, lines: tuple[str, ...]) -> None:
    """Such a trace is marked to its end, with a sentence for each mistake."""
    at_table = table(name)
    short = [*at_table.trace]
    short.remove(at_table.trace[at_table.deals[0]])
    for at in range(0, len(short) + 1, 3):
        marking = mark_round(
            house(name), at_table.round_, [*short[:at], *lines, *short[at:]], Part.WHOLE
        )
        assert all(each.why.endswith(".") for each in marking.mistakes)
