"""A round as text: the table, its score, the two columns, and each mistake with its clause."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from textwrap import fill

from trainer.dealing.house import House
from trainer.dealing.table import HandState, SeatView, TableView
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.pay import PayTable, Posted
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import capital, money, players, spot
from trainer.school.debrief.debrief import Debrief, DebriefRow, MistakeShown

_WIDTH = 40
_MARGIN = 96


def debrief_text(rules: HouseRules, debrief: Debrief) -> str:
    """Everything that the window's debrief shows, in lines."""
    parts = [score_text(rules, debrief), "\n".join(_columns(debrief))]
    parts += [mistake_text(mistake) for mistake in debrief.mistakes]
    return "\n\n".join(parts)


def score_text(rules: HouseRules, debrief: Debrief) -> str:
    """The head of the debrief, in two lines."""
    outcome = "passed" if debrief.passed else "not passed"
    currency = debrief.currency
    pace = "" if debrief.hands_per_hour is None else f", {debrief.hands_per_hour} hands an hour"
    score = (
        "Nothing was done."
        if debrief.untouched
        else f"Score {debrief.points:g}: {debrief.right} of {debrief.lines} wager decisions right."
    )
    return (
        f"Round {debrief.number}, {outcome}. {score}\n"
        f"{capital(players(rules))} short {currency}{debrief.players_short.grouped}, "
        f"house short {currency}{debrief.house_short.grouped}. "
        f"Time {debrief.elapsed_ms // 60000}:{debrief.elapsed_ms // 1000 % 60:02}{pace}."
    )


def mistake_text(mistake: MistakeShown) -> str:
    """One mistake in full."""
    head = f"{mistake.number}. {mistake.title} ({mistake.severity.value})"
    lines = [head, f"   {mistake.where}{_cards(mistake)}"]
    lines.append(f"   Due: {mistake.due}. Done: {mistake.done}. Money: {mistake.money_text}.")
    if mistake.working:
        lines.append(f"   {mistake.working}")
    lines += _wrapped(mistake.why)
    lines += _wrapped(_source(mistake))
    return "\n".join(lines)


def _columns(debrief: Debrief) -> Iterator[str]:
    yield f"  {'Required'.ljust(_WIDTH)}      Done"
    group = None
    for row in debrief.rows:
        if row.group != group:
            group = row.group
            yield group
        yield _row(row)


def _row(row: DebriefRow) -> str:
    marks = ",".join(str(mark) for mark in row.marks)
    absent = "not yet done" if row.done_elsewhere else "not done"
    pointer = ">" if row.first_difference else " "
    return f"{pointer} {(row.required or '—').ljust(_WIDTH)}{marks.rjust(4)}  {row.done or absent}"


def _cards(mistake: MistakeShown) -> str:
    hands = [cards_text(cards) for cards in (mistake.player_cards, mistake.dealer_cards) if cards]
    return f"   {' v '.join(hands)}" if hands else ""


def _source(mistake: MistakeShown) -> str:
    if not mistake.is_reading:
        return f"Rule: {mistake.rule}, the house says so."
    how = "as the school teaches it" if mistake.is_taught else "as the school reads it"
    cited = mistake.rule if mistake.rule == mistake.source else f"{mistake.rule}, {how}"
    return f"Rule: {cited}: {mistake.reading_reason}"


def _wrapped(text: str) -> list[str]:
    indent = "   "
    return textwrap.wrap(text, _MARGIN, initial_indent=indent, subsequent_indent=indent)


HIDDEN = "··"
GONE = "cleared"


def table_text(house: House, round_: Round, view: TableView) -> str:
    """The whole table as the dealer sees it now, without cards that are face down."""
    lines = [
        _table_row(
            house.rules, [capital(house.rules.words.place), "Cards", *house.rules.spots.values()]
        )
    ]
    lines += [seat_text(house, round_, each) for each in _from_the_right(view)]
    lines.append(dealer_text(round_, view))
    return "\n".join(lines)


def seat_text(house: House, round_: Round, seat: SeatView) -> str:
    """One seat in a line; a payout stands after a plus beside its wager."""
    dealt = round_.seat(seat.number)
    assert dealt is not None, "the view is of this round"
    cells = [str(seat.number), _hand(seat.hand, dealt.cards[: seat.cards])]
    cells += [_spot(house.rules, seat, wager) for wager in house.rules.wagers]
    return _table_row(house.rules, cells) + _remarks(
        house.rules, seat, dealt.player, closed=dealt.closed
    )


def dealer_text(round_: Round, view: TableView) -> str:
    """The dealer's hand in a line."""
    called = f"   called {view.dealer_called.replace('_', ' ')}" if view.dealer_called else ""
    cut_card = "   under the cut card" if view.covered else ""
    return f"Dealer {_hand(view.dealer, round_.dealer[: view.dealer_cards])}{cut_card}{called}"


def posted_text(house: House, round_: Round) -> str:
    """The signs at the table: pay tables, the placard's name, the jackpot meter."""
    rules = house.rules.at_table(round_.placard)
    lines = [f"{name}: {_rows(rules, table)}" for name, table in _tables(rules)]
    if round_.placard is not None:
        lines.insert(0, f"Placard: {rules.placards[round_.placard].title}")
    if round_.jackpot is not None:
        lines.append(f"Jackpot meter: {money(rules, round_.jackpot)}")
    return "\n".join(fill(line, _TABLE_MARGIN, subsequent_indent="   ") for line in lines)


def cards_text(cards: Sequence[Card]) -> str:
    """``A♥ K♥ Q♠``."""
    return " ".join(f"{card.rank}{card.suit.sign}" for card in cards)


_SEAT_AND_CARDS = (5, 11)
_SPOT_WIDTH = 15
_TABLE_MARGIN = 96


def _table_row(rules: HouseRules, cells: Sequence[str]) -> str:
    spots = (max(_SPOT_WIDTH, len(name) + 2) for name in rules.spots.values())
    widths = (*_SEAT_AND_CARDS, *spots)
    return "".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def _from_the_right(view: TableView) -> list[SeatView]:
    return sorted(view.seats, key=lambda seat: seat.number, reverse=True)


def _hand(state: HandState, cards: Sequence[Card]) -> str:
    match state:
        case HandState.OPEN:
            return cards_text(cards)
        case HandState.RACKED:
            return GONE
        case HandState.CLOSED | HandState.TUCKED:
            return " ".join(HIDDEN for _ in cards)


def _spot(rules: HouseRules, seat: SeatView, wager: Wager) -> str:
    stake = money(rules, seat.stakes[wager]) if wager in seat.stakes else ""
    text = stake or ("taken" if wager in seat.taken else "-")
    paid = seat.paid.get(wager)
    return text if paid is None else f"{text} +{money(rules, paid)}"


def _remarks(rules: HouseRules, seat: SeatView, player: str | None, *, closed: bool) -> str:
    bonuses = [
        f"{spot(rules, wager)} +{money(rules, paid)}"
        for wager, paid in seat.paid.items()
        if wager.is_bonus
    ]
    said = [
        "folded" if seat.folded else "",
        "tucked" if seat.hand is HandState.TUCKED else "",
        "played closed" if closed else "",
        f"{rules.words.player} {player}" if player else "",
        f"called {seat.called.replace('_', '-')}" if seat.called else "",
        *bonuses,
    ]
    remarks = ", ".join(each for each in said if each)
    return f"   {remarks}" if remarks else ""


def _tables(rules: HouseRules) -> Iterator[tuple[str, PayTable]]:
    named: list[tuple[Wager, PayTable | Posted]] = [(Wager.ANTE_BONUS, rules.ante_bonus.table)]
    named += [(side.wager, side.table) for side in rules.sides]
    if rules.envy is not None:
        named.append((Wager.ENVY_BONUS, rules.envy.table))
    for wager, table in named:
        if isinstance(table, PayTable):
            yield spot(rules, wager), table


def _rows(rules: HouseRules, table: PayTable) -> str:
    return ", ".join(f"{row.printed} {_award(rules, row.award)}" for row in table.rows)


def _award(rules: HouseRules, award: object) -> str:
    return money(rules, award) if isinstance(award, Money) else str(award)
