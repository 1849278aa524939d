"""A debrief to look at: the round that the direction shows, with four mistakes."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from trainer.game.cards import Card, Three
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.school.debrief.debrief import Debrief, DebriefRow, MistakeShown, Replay


def cards(text: str) -> Three:
    first, second, third = (Card.parse(each) for each in text.split())
    return (first, second, third)


DEALER = cards("Qh 7s 2d")
ROUND = Round(
    house="six-card-bonus",
    dealer=DEALER,
    seats=(
        Seat(
            number=7,
            cards=cards("Ah Kh Qs"),
            stakes={Wager.ANTE: Money(1000), Wager.PAIR_PLUS: Money(1000)},
            decision=Decision.PLAY,
        ),
    ),
)


def same(group: str, *texts: str, seat: int | None = None) -> tuple[DebriefRow, ...]:
    return tuple(DebriefRow(group, text, text, seat=seat) for text in texts)


ROWS = (
    *same("Folds", "Collect seat 4", "Tuck seat 4"),
    *same("Dealer's hand", "Reveal the dealer"),
    *same("Seat 7", "Reveal", seat=7),
    DebriefRow("Seat 7", "Take 6 Card Bonus, $10", None, (1,), True, True, 7),
    *same("Seat 7", "Pay Play, $10", "Pay Ante and bonus, $20", seat=7),
    DebriefRow("Seat 7", None, "Take 6 Card Bonus, $10", (1,), seat=7),
    DebriefRow("Seat 7", "Pay Pair Plus, $60", "Pay Pair Plus, $50", (2,), seat=7),
    *same("Seat 7", "Clear", seat=7),
    *same("Seat 6", "Reveal", seat=6),
    DebriefRow("Seat 6", None, "Take Pair Plus, $5", (3,), seat=6),
    *same("Seat 6", "Take 6 Card Bonus, $5", "Pay Play, $5", "Pay Ante, $5", seat=6),
    DebriefRow("Seat 6", "Pay Pair Plus, $5", None, (3,), seat=6),
    *same("Seat 6", "Clear", seat=6),
    *same("Seat 4", "Reveal", "Take 6 Card Bonus, $5", "Clear", seat=4),
    *same("Seat 3", "Reveal", "Take Play, $5", "Take Ante, $5", "Clear", seat=3),
    *same("Seat 1", "Reveal", seat=1),
    DebriefRow("Seat 1", "Take Play, $2", None, (4,), seat=1),
    DebriefRow("Seat 1", "Take Ante, $2", None, (4,), seat=1),
    *same("Seat 1", "Take Pair Plus, $5", "Take 6 Card Bonus, $5", "Clear", seat=1),
)

FIRST = MistakeShown(
    number=1,
    severity=Severity.MINOR,
    code="out_of_order",
    title="Paid before taking",
    where="Seat 7, 6 Card Bonus",
    seat=7,
    wager=Wager.SIX_CARD_BONUS,
    player_cards=cards("Ah Kh Qs"),
    dealer_cards=(),
    due="Take first",
    done="Paid first",
    money=None,
    money_text="None",
    why="Here every losing wager of the seat is taken first, then the winning ones are paid.",
    rule="6CB Paying Out ¶2",
    is_reading=False,
    clause_text="Take all losing wagers of the seat before paying its winning wagers.",
)
MISTAKES = (
    FIRST,
    structs.replace(
        FIRST,
        number=2,
        severity=Severity.CRITICAL,
        code="wrong_amount",
        title="Straight paid 5 to 1",
        where="Seat 7, Pair Plus, $10",
        due="$60",
        done="$50",
        due_amount=Money(6000),
        done_amount=Money(5000),
        money=Money(-1000),
        money_text="Player short $10",
        why="A straight pays 6 to 1 on Pair Plus at this house.",
        rule="6CB Pay Tables, Pair Plus",
        working="6 × $10 = $60",
    ),
    structs.replace(
        FIRST,
        number=3,
        severity=Severity.CRITICAL,
        code="wrong_result",
        title="Pair taken",
        where="Seat 6, Pair Plus, $5",
        player_cards=cards("9c 9d 4s"),
        due="Pay $5",
        done="Took $5",
        money=Money(-1000),
        money_text="Player short $10",
        why='You took the last printed row literally. It reads "Three of a kind 1", a misprint for '
        "a pair: a pair pays 1 to 1.",
        rule="6CB Pay Tables, Pair Plus",
        is_reading=True,
        reading_reason="The table prints three of a kind twice; the last row is read as a pair.",
    ),
    structs.replace(
        FIRST,
        number=4,
        severity=Severity.SERIOUS,
        code="missing",
        title="Beaten hand left as a tie",
        where="Seat 1, Play and Ante, $2 each",
        player_cards=cards("Qc 5d 3h"),
        dealer_cards=DEALER,
        due="Take $4",
        done="Left alone",
        money=Money(400),
        money_text="House short $4",
        why="With equal queens the next card decides: the dealer's 7 beats the 5.",
        rule="6CB Round of Play ¶9",
    ),
)

DEBRIEF = Debrief(
    attempt_id="a1",
    house="six-card-bonus",
    house_title="Six Card Bonus",
    drill_title="Settle the table",
    number=4,
    points=78.0,
    right=14,
    lines=18,
    passed=False,
    players_short=Money(2000),
    house_short=Money(400),
    currency="$",
    elapsed_ms=126_000,
    hands=5,
    hands_per_hour=143,
    rows=ROWS,
    mistakes=MISTAKES,
    decided=(),
    replay=Replay(ROUND, (), ()),
    chips=tuple(Money.parse(each) for each in ("1", "5", "25", "100", "500")),
)
FAULTLESS = replace(
    DEBRIEF,
    points=100.0,
    right=18,
    passed=True,
    players_short=Money(0),
    house_short=Money(0),
    rows=tuple(
        DebriefRow(r.group, r.required, r.required, seat=r.seat) for r in ROWS if r.required
    ),
    mistakes=(),
)


def with_mistakes(count: int) -> Debrief:
    """The sample with so many mistakes."""
    many = tuple(structs.replace(MISTAKES[k % 4], number=k + 1) for k in range(count))
    return replace(DEBRIEF, mistakes=many)
