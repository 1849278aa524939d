"""The acts of a trainee with a wrong rule, wager by wager."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import assert_never

from msgspec import Struct

from trainer.game.hands import Ranking
from trainer.game.money import InexactPayout
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.settle import Settlement, settle, three_card_combinations
from trainer.game.wagers import Wager
from trainer.marking.misreadings import sums_owed
from trainer.marking.misreadings.candidates import COMPARED, Candidates
from trainer.marking.misreadings.catalogue import Offered, misreadings, offered
from trainer.marking.misreadings.misreading import (
    AtSeat,
    AtTheSeat,
    Misreading,
    OnWager,
    Rules,
    Stands,
    falling,
)
from trainer.marking.misreadings.sums_owed import Dealers
from trainer.marking.wager_handling import PUSH, Cell, Done, due_at_seat


class Misread:
    """The wrong rules of one house, ready for its rounds.

    ``others`` are the houses whose tables may be mistaken for this one's.
    """

    def __init__(self, rules: HouseRules, others: Mapping[str, HouseRules]) -> None:
        self.rules = rules
        self._others = {name: each for name, each in others.items() if name != rules.house}
        self._tables: dict[str | None, _Table] = {}

    def at_table(self, placard: str | None) -> HouseRules:
        """The rules with the placard's tables in place."""
        return self._known(placard).rules

    def offered(self, placard: str | None = None) -> tuple[Offered, ...]:
        """The wrong rules that can be told from the right ones at this table."""
        return self._known(placard).offered

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The wrong rules that can be told at any of the house's tables."""
        tables: Iterable[str | None] = self.rules.placards or (None,)
        return tuple(dict.fromkeys(each.id for table in tables for each in self.offered(table)))

    def listed(self, names: Collection[str]) -> tuple[Misreading, ...]:
        """The wrong rules of these ids, offered at some table or not."""
        return tuple(each for each in misreadings(self._others) if each.id in names)

    def _known(self, placard: str | None) -> _Table:
        if placard not in self._tables:
            rules = self.rules.at_table(placard)
            known = offered(rules, self._others)
            ids = tuple(each.id for each in known)
            self._tables[placard] = _Table(rules, known, ids, Candidates(rules, known))
        return self._tables[placard]

    def look(self, round_: Round, settlement: Settlement | None = None) -> Dealt:
        """The round as wrong rules look at it; ``settlement`` where it is known already."""
        table = self._known(round_.placard)
        seats = tuple(_seats(table.rules, round_, settlement or settle(table.rules, round_)))
        due = {(at.seat.number, spot): done for at in seats for spot, done in at.due.items()}
        return Dealt(seats, due, table)


class _Table(Struct, frozen=True):
    """One of the house's tables, and its wrong rules."""

    rules: HouseRules
    offered: tuple[Offered, ...]
    ids: tuple[str, ...]
    candidates: Candidates


class Dealt(Struct, frozen=True):
    """A round with the due acts, seat by seat."""

    seats: tuple[AtSeat, ...]
    due: Mapping[Cell, Done]
    table: _Table

    def predicted_by_all(self) -> dict[str, dict[Cell, Done]]:
        """The acts under each wrong rule that is offered at the table, by its id, as far as they
        differ from those due."""
        found: dict[str, dict[Cell, Done]] = {name: {} for name in self.table.ids}
        believed: dict[str, Believed] = {}
        for at, each in self.table.candidates.at(self.seats):
            name = each.misreading.id
            # Once for each wrong rule, not for each seat: the hands are ranked anew under it.
            if name not in believed:
                believed[name] = Believed.of(each, self.seats)
            for wager, done in _answers(at, each, believed[name]):
                if done != at.due.get(wager, PUSH):
                    found[name][at.seat.number, wager] = done
        return found

    def predicted(self, misreading: Offered) -> dict[Cell, Done]:
        """The acts under that one."""
        believed = Believed.of(misreading, self.seats)
        alike = misreading.parts.alike
        return {
            (at.seat.number, wager): done
            for at in self.seats
            if at.situation not in alike
            for wager, done in _answers(at, misreading, believed)
            if done != at.due.get(wager, PUSH)
        }


class Believed(Struct, frozen=True):
    """The cards as wrong rules read them: the dealer's hand where its comparison may change, and
    the seats whose hands are read as others."""

    dealers: Dealers | None
    misread: frozenset[int]

    @classmethod
    def of(cls, misreading: Offered, seats: tuple[AtSeat, ...]) -> Believed:
        parts, rules = misreading.parts, misreading.rules
        if not parts.compared or not seats:
            return _AS_DEALT
        taken = _taken_for_others(rules.ranking, seats) if parts.ranking else ()
        return cls(Dealers.of(rules, seats[0].dealer.cards), frozenset(taken))


_AS_DEALT = Believed(None, frozenset())


def _taken_for_others(ranking: Ranking, seats: tuple[AtSeat, ...]) -> Iterator[int]:
    for at in seats:
        if ranking.category(ranking.strength(at.seat.cards)) is not at.category:
            yield at.seat.number


def _seats(rules: HouseRules, round_: Round, settlement: Settlement) -> Iterator[AtSeat]:
    dealers = falling(settlement.dealer.cards)
    for settled in settlement.seats:
        seat = round_.seat(settled.seat)
        assert seat is not None, "every settled seat is in the round"
        yield AtSeat(
            rules=rules,
            round_=round_,
            dealer=settlement.dealer,
            seat=seat,
            settled=settled,
            strength=rules.ranking.strength(seat.cards),
            due=due_at_seat(settled.lines),
            ranks=falling(seat.cards),
            dealers_ranks=dealers,
            shown=three_card_combinations(rules.ranking, seat.cards),
        )


def _answers(at: AtSeat, misreading: Offered, believed: Believed) -> Iterable[tuple[Wager, Done]]:
    """The acts believed due; none if they come to no whole number of cents."""
    change = misreading.misreading.change
    try:
        match change:
            case Rules():
                return _under(at, misreading, believed)
            case Stands(sign):
                stands = sign(at) if at.situation in COMPARED else None
                return sums_owed.against_dealer(at.rules, at, stands)
            case OnWager(wager, answer):
                done = answer(at) if at.in_action(wager) else None
                return () if done is None else ((wager, done),)
            case AtTheSeat(answers):
                return list(answers(at))
            case _ as never:
                assert_never(never)
    # A wrong rate may not divide the stake: nobody can pay that, so it predicts nothing.
    except InexactPayout:
        return ()


def _under(at: AtSeat, misreading: Offered, believed: Believed) -> list[tuple[Wager, Done]]:
    """The sums that the believed rules owe, of the wagers that they change for this hand."""
    rules, parts = misreading.rules, misreading.parts
    another = at.seat.number in believed.misread
    answers: list[tuple[Wager, Done]] = []
    if parts.against_dealer:
        stands = (
            sums_owed.situation(rules, at, believed.dealers) if believed.dealers else at.situation
        )
        if another or stands is not at.situation or stands not in parts.decided_alike:
            answers += sums_owed.against_dealer(rules, at, stands)
    if another or not parts.ranking:
        answers += _sides(rules, at, parts.sides)
    if parts.envy and (believed.misread or not parts.ranking):
        answers.append((Wager.ENVY_BONUS, sums_owed.envy(rules, at)))
    return answers


def _sides(
    rules: HouseRules, at: AtSeat, wagers: tuple[Wager, ...]
) -> Iterator[tuple[Wager, Done]]:
    for side in rules.sides:
        if side.wager in wagers and side.wager in at.seat.stakes:
            yield side.wager, sums_owed.side(rules, at, side)
