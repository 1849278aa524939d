"""An item of the bets drill: a table before the deal, to be looked over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trainer.dealing.incident import WagerSeen
from trainer.drills.bets import BetCode, bet_codes, bets_table
from trainer.drills.late_bets import change_of
from trainer.drills.lesson import Item
from trainer.drills.question import Choice
from trainer.game.money import Money
from trainer.game.plain import round_to_plain
from trainer.game.round import Round, Tender
from trainer.marking.beliefs import belief_words
from trainer.marking.bet_marks import mark_bets
from trainer.marking.words import money, spot
from trainer.school.quick.asking import Class, Plain, reason
from trainer.school.quick.shown import Answer, BetsShown, Marked, Reason, Spotted
from trainer.wording import say

SKILL = "bets.check"
NOTHING_WRONG = "Every bet may stand"


class AskedBets:
    """The table. An answer is every seat that is marked, with what is wrong there."""

    def __init__(self, at: Class, item: Item) -> None:
        assert at.irregularities is not None, "bets are checked where irregularities are known"
        self._house = at.house
        self._table = bets_table(at.house, at.irregularities, item.seed)
        self._codes: tuple[BetCode, ...] = bet_codes(at.house, at.irregularities)

    @property
    def skill(self) -> str:
        return SKILL

    @property
    def shown(self) -> BetsShown:
        table = self._table
        return BetsShown(
            ask="Which bets may not stand, and why?",
            round_=table.round_,
            closed=table.closed,
            changes=table.changes,
            told=tuple(self._seen()),
            choices=tuple(Choice(each.code, each.words) for each in self._codes),
        )

    @property
    def evidence(self) -> dict[str, Any]:
        table = self._table
        return {
            "round": round_to_plain(table.round_),
            "closed": table.closed,
            "changes": [self._told(change) for change in table.changes],
        }

    def plain(self, answer: Answer | None) -> Plain:
        return {"bets": sorted(map(list, _spotted(answer)))} if answer is not None else None

    def read(self, plain: Plain) -> Answer | None:
        match plain:
            case {"bets": list(spotted)}:
                return frozenset((seat, code) for seat, code in spotted)
            case _:
                return None

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> Marked:
        marked = self._at_any_seat(_spotted(answer))
        sources = {each.code: each.source for each in self._codes}
        marks = mark_bets(self._table.faults, marked, sources)
        reasons = tuple(reason(each.why, each.source) for each in marks.mistakes)
        caught = next(iter(marks.beliefs), None)
        return Marked(
            number=number,
            skill=SKILL,
            right=answer is not None and not marks.mistakes,
            given="" if answer is None else self._words(marked),
            due=self._words(self._table.answer),
            reasons=reasons or self._all_found(),
            caught=caught,
            belief=belief_words(caught) if caught else "",
            elapsed_ms=elapsed_ms,
            due_answer=self._table.answer,
        )

    def _at_any_seat(self, marked: Spotted) -> Spotted:
        """What is wrong with a player's seats together may be marked at any of them."""
        owners = {seat.number: seat.owner for seat in self._table.round_.seats}
        faults = {
            (owners.get(fault.seat), fault.code): (fault.seat, fault.code)
            for fault in self._table.faults
        }
        return frozenset(
            each if each in self._table.answer else faults.get((owners.get(each[0]), each[1]), each)
            for each in marked
        )

    def _all_found(self) -> tuple[Reason, ...]:
        found = tuple(
            reason(f"Seat {each.seat}: {each.message}.", each.source) for each in self._table.faults
        )
        return found or (reason("All of them keep the house's rules.", self._codes[0].source),)

    def _words(self, spotted: Spotted) -> str:
        words = {each.code: each.words for each in self._codes}
        said = [f"Seat {seat}: {words.get(code, code)}" for seat, code in sorted(spotted)]
        return " · ".join(said) or NOTHING_WRONG

    def _seen(self) -> Iterator[str]:
        """What chips on spots do not show, as sentences; none of them says what is right."""
        if self._table.decided:
            yield say("The cards have been dealt, and everybody has decided.")
        yield "Bets are closed." if self._table.closed else "Bets are open."
        yield from _of_one_player(self._table.round_)
        for seat in self._table.round_.seats:
            if seat.closed:
                yield f"Seat {seat.number} is closed."
            if seat.tender is not Tender.CHIPS:
                yield f"Seat {seat.number} bets {_TENDERED[seat.tender]}."
            for wager, stake in seat.stakes.items():
                if not stake:
                    on = spot(self._house.rules, wager)
                    yield f"On seat {seat.number}'s {on} lies something without value."
        betting = [str(seat.number) for seat in self._table.round_.seats if seat.side_bet]
        if betting:
            yield f"Seats {' and '.join(betting)} bet with each other."
        yield from (self._told(change) for change in self._table.changes)

    def _told(self, seen: WagerSeen) -> str:
        rules = self._house.rules
        on = spot(rules, seen.wager)
        when = "after bets were closed" if self._table.closed else "while bets are open"
        was, now = seen.was or Money(0), seen.now or Money(0)
        match change_of(seen):
            case "placed":
                what = f"{money(rules, now)} is placed on {on}"
            case "withdrawn":
                what = f"{money(rules, was)} is taken back from {on}"
            case _:
                what = f"{on} is raised from {money(rules, was)} to {money(rules, now)}"
        return f"Seat {seen.seat}: {what} {when}."


_TENDERED = {Tender.CASH: "cash", Tender.CREDIT: "on credit"}


def _of_one_player(round_: Round) -> Iterator[str]:
    """Who has more than one seat."""
    owned: dict[str, list[int]] = {}
    for seat in round_.seats:
        if seat.player:
            owned.setdefault(seat.player, []).append(seat.number)
    for player, numbers in owned.items():
        if len(numbers) > 1:
            *first, last = map(str, sorted(numbers))
            yield f"Seats {', '.join(first)} and {last} are player {player}'s."


def _spotted(answer: Answer | None) -> Spotted:
    """Seats and codes; nothing for an answer of another kind."""
    if not isinstance(answer, frozenset):
        return frozenset()
    return frozenset(each for each in answer if isinstance(each, tuple))
