"""A round written as plain values and read again."""

from __future__ import annotations

from msgspec.structs import replace

from tests.some_houses import house
from trainer.game.bets import breaches
from trainer.game.cards import Card
from trainer.game.hands import lowest
from trainer.game.money import Money, Odds
from trainer.game.notation import read_round
from trainer.game.pay import Combination, PayTable, Row, Source, SourceKind
from trainer.game.round import Decision, Round, Seat, Tender
from trainer.game.rules import Qualifying, Situation
from trainer.game.serialize import round_to_plain
from trainer.game.wagers import Wager


def test_what_is_told_of_a_seat_is_written_and_nothing_else() -> None:
    seats = [
        {
            "seat": 2,
            "cards": ["9h", "9c", "4d"],
            "wagers": {"ante": "5"},
            "decision": "play",
            "player": "A",
            "closed": True,
        },
        {"seat": 4, "cards": ["8h", "8c", "4s"], "wagers": {"ante": "5"}, "decision": "fold"},
    ]
    plain = {"house": "boxes", "dealer": ["Kh", "6s", "2d"], "seats": seats}
    round_ = read_round(plain, {"boxes": house("boxes").rules})
    assert round_to_plain(round_)["seats"] == seats
    assert round_.seats[0].closed
    beside = replace(round_.seats[1], side_bet=True, tender=Tender.CASH)
    (written,) = round_to_plain(replace(round_, seats=(beside,)))["seats"]
    assert written == {**seats[1], "side_bet": True, "tender": "cash"}
    assert round_.seats[0].tender is Tender.CHIPS


def test_only_the_lowest_line_is_met_by_every_hand() -> None:
    ranking = house("mbs").rules.ranking
    told = {text: Qualifying(lowest(text), Source()).met_by_all(ranking) for text in LINES}
    assert told == LINES


LINES = {"5-3-2": True, "6-3-2": False, "Q-3-2": False}


def test_a_line_within_a_rank_divides_the_hands_of_that_rank() -> None:
    """The lowest ace high is A-4-2, since A-3-2 is a straight."""
    lines = {"Q-3-2": False, "Q-6-4": True, "A-4-2": False, "A-5-2": True}
    told = {text: Qualifying(lowest(text), Source()).is_within_a_rank for text in lines}
    assert told == lines


def test_where_every_hand_plays_there_is_no_dealer_out() -> None:
    rules = house("mbs").rules
    assert Situation.NOT_QUALIFIED in rules.situations
    always = replace(rules, qualifying=replace(rules.qualifying, at_least=lowest("5-3-2")))
    assert set(rules.situations) - set(always.situations) == {Situation.NOT_QUALIFIED}


def test_a_source_is_the_document_s_a_reading_of_it_or_what_the_school_teaches() -> None:
    document, reading = Source("MBS 1"), Source("MBS 1", reading="so it is read")
    assert (document.kind, reading.kind) == (SourceKind.DOCUMENT, SourceKind.READING)
    assert (document.reason, reading.reason) == (None, "so it is read")
    assert (str(document), str(reading)) == ("MBS 1", "School's reading (MBS 1)")


def test_a_row_is_printed_in_the_house_s_words_or_else_by_its_hand() -> None:
    row = Row(Combination.STRAIGHT, Odds(6, 1), Source())
    assert row.printed == Combination.STRAIGHT.words
    assert replace(row, words="Run").printed == "Run"


def test_a_stake_that_a_table_cannot_pay_in_whole_cents_is_a_breach() -> None:
    rules = house("mbs").rules
    assert isinstance(rules.ante_bonus.table, PayTable)
    first, *rest = rules.ante_bonus.table.rows
    halves = replace(rules.ante_bonus.table, rows=(replace(first, award=Odds(3, 2)), *rest))
    odd = replace(rules, ante_bonus=replace(rules.ante_bonus, table=halves))
    for ante, codes in ((501, ["bad_stake"]), (500, [])):
        seat = Seat(3, HAND, {Wager.ANTE: Money(ante)}, Decision.FOLD)
        found = breaches(odd, Round("mbs", DEALERS, (seat,)))
        assert [each.code for each in found if "exactly" in each.message] == codes


HAND, DEALERS = (
    (Card.parse("9h"), Card.parse("9c"), Card.parse("4d")),
    (Card.parse("Kh"), Card.parse("6s"), Card.parse("2d")),
)
