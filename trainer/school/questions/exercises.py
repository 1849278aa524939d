"""The exercises of the quick drills, each with the kind of item that it asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trainer.dealing.incident import WagerSeen
from trainer.drills.irregularities.bet_layouts import change_of
from trainer.drills.irregularities.bets import BetCode, bet_codes, bets_table
from trainer.drills.questions.lesson import Item, skills_at
from trainer.drills.questions.question import Choice
from trainer.drills.recipe import Exercise
from trainer.drills.stream import Stream
from trainer.game.house_words import PlaceWord
from trainer.game.money import Money
from trainer.game.round import Round, Tender
from trainer.game.serialize import round_to_plain
from trainer.marking.belief_words import belief_words
from trainer.marking.bet_marks import mark_bets
from trainer.marking.words import money, paragraph, sentence, spot
from trainer.school.one_question.item import AskedItem, AskedQuestion, ItemHouse, Plain, reason
from trainer.school.one_question.order_item import AskedOrder
from trainer.school.one_question.screens import Answer, BetsShown, MarkedAnswer, MarkReason, Spotted
from trainer.school.questions.incidents import AskedIncident
from trainer.wording import phrase, say, say_phrase


@dataclass(frozen=True, slots=True)
class DrillHouse(ItemHouse):
    """A quick drill at a house."""

    def ask(self, item: Item) -> AskedItem:
        match self.drill.exercise:
            case Exercise.READING | Exercise.FLASH | Exercise.MANNER:
                return self._question(item)
            case Exercise.ORDER:
                return AskedOrder(self, item)
            case Exercise.BETS:
                return AskedBets(self, item)
            case Exercise.IRREGULARITIES:
                return AskedIncident.drawn(self, item)
            case _:
                raise AssertionError(f"{self.drill.exercise} is worked at the table")

    def _question(self, item: Item) -> AskedQuestion:
        stream = Stream(f"{self.drill.exercise}|{self.house.id}|{item.skill}|{item.seed}")
        made = skills_at(self.house.rules, self.drill, self.clauses)[item.skill](stream)
        return AskedQuestion(self.house, item.skill, made)


SKILL = "bets.check"
NOTHING_WRONG = phrase("All bets are allowed")


class AskedBets:
    """The table. An answer is every marked seat with its fault."""

    def __init__(self, at: ItemHouse, item: Item) -> None:
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
            ask=say("Which bets are not allowed, and why?"),
            round_=table.round_,
            closed=table.closed,
            dealt=table.decided,
            changes=table.changes,
            told=tuple(self._told_apart()),
            drawn=tuple(self._drawn()),
            choices=tuple(Choice(each.code, each.words) for each in self._codes),
        )

    @property
    def evidence(self) -> dict[str, Any]:
        table = self._table
        return {
            "round": round_to_plain(table.round_),
            "closed": table.closed,
            "changes": [self._change_words(change) for change in table.changes],
        }

    def plain(self, answer: Answer | None) -> Plain:
        return {"bets": sorted(map(list, _spotted(answer)))} if answer is not None else None

    def read(self, plain: Plain) -> Answer | None:
        match plain:
            case {"bets": list(spotted)}:
                return frozenset((seat, code) for seat, code in spotted)
            case _:
                return None

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> MarkedAnswer:
        marked = self._at_any_seat(_spotted(answer))
        sources = {each.code: each.source for each in self._codes}
        marks = mark_bets(self._table.faults, marked, sources)
        at = self._house.rules.words.place.headed
        reasons = tuple(
            reason(paragraph(sentence(at(each.seat)), each.why), each.source)
            for each in marks.mistakes
        )
        caught = next(iter(marks.beliefs), None)
        return MarkedAnswer(
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
            shown=marks.shown if answer is not None else (),
        )

    def _at_any_seat(self, marked: Spotted) -> Spotted:
        """The faults, each at any of the seats at which it may be marked: those of a player's seats
        together at all of them."""
        owners = {seat.number: seat.owner for seat in self._table.round_.seats}
        faults = {
            (owners.get(fault.seat), fault.code): (fault.seat, fault.code)
            for fault in self._table.faults
        }
        return frozenset(
            each if each in self._table.answer else faults.get((owners.get(each[0]), each[1]), each)
            for each in marked
        )

    def _all_found(self) -> tuple[MarkReason, ...]:
        at = self._house.rules.words.place.headed
        faults = ((each, each.message.rstrip(".。")) for each in self._table.faults)
        found = tuple(
            reason(say("{place}: {fault}.", place=at(each.seat), fault=told), each.source)
            for each, told in faults
        )
        return found or (reason(say("All of them keep the house's rules."), self._codes[0].source),)

    def _words(self, spotted: Spotted) -> str:
        words = {each.code: each.words for each in self._codes}
        at = self._house.rules.words.place.headed
        said = [
            say("{place}: {fault}", place=at(seat), fault=words.get(code, code))
            for seat, code in sorted(spotted)
        ]
        return " · ".join(said) or say_phrase(NOTHING_WRONG)

    def _told_apart(self) -> Iterator[str]:
        """Facts that the felt does not show, as neutral sentences."""
        if self._table.decided:
            yield say("The cards have been dealt, and everybody has decided.")
        yield say("Bets are closed.") if self._table.closed else say("Bets are open.")
        place = self._house.rules.words.place
        yield from _of_one_player(place, self._table.round_)
        for seat in self._table.round_.seats:
            if seat.closed:
                yield say("{place} is closed.", place=place.headed(seat.number))
        betting = [seat.number for seat in self._table.round_.seats if seat.side_bet]
        if betting:
            yield say("{places} bet with each other.", places=place.headed(*betting))

    def _drawn(self) -> Iterator[str]:
        """The felt in words, for those who cannot see it."""
        for seat in self._table.round_.seats:
            place = self._house.rules.words.place.headed(seat.number)
            if seat.tender is Tender.CASH:
                yield say("{place} bets cash.", place=place)
            if seat.tender is Tender.CREDIT:
                yield say("{place} bets on credit.", place=place)
            for wager, stake in seat.stakes.items():
                if not stake:
                    on = spot(self._house.rules, wager)
                    yield say("{place}: the stake on {wager} has no value.", place=place, wager=on)
        yield from (self._change_words(change) for change in self._table.changes)

    def _change_words(self, seen: WagerSeen) -> str:
        rules = self._house.rules
        on = spot(rules, seen.wager)
        phrases = _CHANGED_LATE if self._table.closed else _CHANGED
        return say_phrase(
            phrases[change_of(seen)],
            place=rules.words.place.headed(seen.seat),
            wager=on,
            was=money(rules, seen.was or Money(0)),
            now=money(rules, seen.now or Money(0)),
        )


_CHANGED = {
    "placed": phrase("{place}: {now} is placed on {wager} while bets are open."),
    "withdrawn": phrase("{place}: {was} is taken back from {wager} while bets are open."),
    "raised": phrase("{place}: {wager} is raised from {was} to {now} while bets are open."),
}
_CHANGED_LATE = {
    "placed": phrase("{place}: {now} is placed on {wager} after bets were closed."),
    "withdrawn": phrase("{place}: {was} is taken back from {wager} after bets were closed."),
    "raised": phrase("{place}: {wager} is raised from {was} to {now} after bets were closed."),
}


def _of_one_player(place: PlaceWord, round_: Round) -> Iterator[str]:
    """The players who have more than one seat."""
    owned: dict[str, list[int]] = {}
    for seat in round_.seats:
        if seat.player:
            owned.setdefault(seat.player, []).append(seat.number)
    for player, numbers in owned.items():
        if len(numbers) > 1:
            places = place.headed(*sorted(numbers))
            yield say("{places} are player {player}'s.", places=places, player=player)


def _spotted(answer: Answer | None) -> Spotted:
    """Seats and codes; nothing for an answer of another kind."""
    if not isinstance(answer, frozenset):
        return frozenset()
    return frozenset(each for each in answer if isinstance(each, tuple))
