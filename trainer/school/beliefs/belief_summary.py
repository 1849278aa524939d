"""A belief in words, with its clause, its certainty and the round since which it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.marking.belief_inference import Diagnosis, Explanation, State
from trainer.marking.belief_words import belief_words, is_about_money, pattern_id, truth_words
from trainer.marking.bet_marks import BELIEFS as OF_BETS
from trainer.marking.conduct import clause_of
from trainer.marking.mistake_patterns import Pattern
from trainer.marking.predict import Misread
from trainer.marking.rule_shown import RuleShown
from trainer.school.beliefs.history import BeliefLook, Past, held_before, rule_shown
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.skills.house_skills import Books
from trainer.school.words.date_words import at as local_time
from trainer.wording import say, say_count, say_figure

Ruled = Callable[[House], Irregularities | None]
_STATES = {State.CONFIRMED: Sureness.CONFIRMED, State.SUSPECTED: Sureness.SUSPECTED}


class _Shown(Struct, frozen=True):
    """The count of a belief's hits, the look at which it first showed, its probability, and all
    that it showed."""

    since: int | None = None
    hits: int = 0
    clean: int = 0
    probability: float | None = None
    rule: RuleShown | None = None


class Telling:
    """Words for the beliefs at the houses of a shelf; ``ruled`` finds a house's rulings."""

    def __init__(self, books: Books, ruled: Ruled) -> None:
        self._shelf, self._misread, self._ruled = books.shelf, books.wrong_rules, ruled
        self._clauses: dict[tuple[str, str], Source | None] = {}

    def can_be_tested(self, house: str, belief: str) -> bool:
        """True if rounds at the table show it: only wrong rules about money that this house can
        show."""
        if not is_about_money(belief):
            return False
        tables = (
            self._misread(house).offered(each) for each in tables_of(self._shelf[house].rules)
        )
        return any(belief == offered.id for table in tables for offered in table)

    def all(
        self, house: str, looks: Sequence[BeliefLook], found: Diagnosis
    ) -> Iterator[BeliefHeld]:
        """Every belief that was found, and every one that was cleared."""
        yield from (self.held(house, looks, each) for each in found.explanations)
        yield from (self.shared(house, looks, each) for each in found.patterns)
        yield from (self._no_more(house, looks, past) for past in held_before(looks, found))

    def held(self, house: str, looks: Sequence[BeliefLook], found: Explanation) -> BeliefHeld:
        rule = rule_shown(looks, found)
        shown = _Shown(found.since, found.hits, found.clean, found.probability, rule)
        return self._held(house, (found.misreading,), _STATES[found.state], looks, shown)

    def shared(self, house: str, looks: Sequence[BeliefLook], pattern: Pattern) -> BeliefHeld:
        """The pattern of mistakes that no listed rule explains."""
        first = min(number for number, _ in pattern.explains)
        others = pattern.of - len(pattern.explains)
        shown = _Shown(first, len(pattern.explains), others)
        return self._held(house, (pattern_id(pattern.traits),), Sureness.PATTERN, looks, shown)

    def _no_more(self, house: str, looks: Sequence[BeliefLook], past: Past) -> BeliefHeld:
        shown = _Shown(past.since, len(past.hits), past.clean, rule=rule_shown(looks, past))
        return self._held(house, (past.misreading,), Sureness.CLEARED, looks, shown)

    def _held(
        self,
        house: str,
        ids: tuple[str, ...],
        sureness: Sureness,
        looks: Sequence[BeliefLook],
        shown: _Shown,
    ) -> BeliefHeld:
        at = self._shelf[house]
        source = self._clause(at, ids[0])
        later = looks[shown.since :] if shown.since is not None else ()
        ago = len({look.attempt for look in later})
        return BeliefHeld(
            house=house,
            ids=ids,
            sureness=sureness,
            words=tuple(belief_words(each, self._title(each)) for each in ids),
            truth=truth_words(ids[0]),
            rule=_cited(source),
            is_reading=source is not None and source.reading is not None,
            probability=shown.probability,
            how_sure=how_sure(sureness, shown.probability, shown.hits, shown.clean),
            since=local_time(later[0].at_ms) if later else None,
            since_text=since_when(sureness, ago),
            hits=shown.hits,
            clean=shown.clean,
            can_be_tested=self.can_be_tested(house, ids[0]),
            shown=shown.rule,
        )

    def _clause(self, house: House, belief: str) -> Source | None:
        key = house.id, belief
        if key not in self._clauses:
            found = clause(self._misread(house.id), house, self._ruled(house), belief)
            self._clauses[key] = found
        return self._clauses[key]

    def _title(self, belief: str) -> str:
        other = belief.partition(".")[2]
        return self._shelf[other].title if other in self._shelf else other


def _cited(source: Source | None) -> str:
    if source is None:
        return ""
    return source.cite or say("School's reading")


# What is inferred from answers is never certain.
_NEVER_SURER = 99
_PROBABLY = 0.8


def how_sure(sureness: Sureness, probability: float | None, hits: int, clean: int) -> str:
    """``Probably (84%). Seen 4 of 5 times.``"""
    if sureness is Sureness.PATTERN:
        return say_count(
            "{some} of {count} mistake.",
            "{some} of {count} mistakes.",
            count=hits + clean,
            some=hits,
        )
    if sureness is Sureness.CLEARED or probability is None:
        return say("Cleared: not seen the last three times.")
    percent = say_figure(str(min(round(100 * probability), _NEVER_SURER)))
    seen = say_count("Seen once.", "Seen {hits} of {count} times.", count=hits + clean, hits=hits)
    if sureness is Sureness.CONFIRMED:
        return say("Confirmed ({percent}%). {seen}", percent=percent, seen=seen)
    if probability >= _PROBABLY:
        return say("Probably ({percent}%). {seen}", percent=percent, seen=seen)
    return say("Perhaps ({percent}%). {seen}", percent=percent, seen=seen)


def since_when(sureness: Sureness, rounds_ago: int) -> str:
    """``First seen 3 rounds ago``; the day is said beside it."""
    if sureness is Sureness.CLEARED:
        return say_count(
            "Last seen in the last round", "Last seen {count} rounds ago", count=max(rounds_ago, 1)
        )
    if rounds_ago <= 1:
        return say("First seen in the last round")
    return say_count(
        "First seen {count} round ago", "First seen {count} rounds ago", count=rounds_ago
    )


def tables_of(rules: HouseRules) -> tuple[str | None, ...]:
    """The placards of a house that posts its pay tables; one table without any elsewhere."""
    return tuple(rules.placards) if rules.posts_pay_tables else (None,)


def clause(
    misread: Misread, house: House, ruled: Irregularities | None, belief: str
) -> Source | None:
    """The clause of the right rule; None where the house has no word on it."""
    for table in tables_of(house.rules):
        for offered in misread.offered(table):
            if offered.id == belief:
                return offered.misreading.clause(misread.at_table(table))
    return clause_of(house.procedure, belief) or _of_ruling(house, ruled, belief)


def _of_ruling(house: House, ruled: Irregularities | None, belief: str) -> Source | None:
    lines = ruled.lines if ruled is not None else ()
    for line in lines:
        if belief in line.beliefs.values():
            return line.source
    codes = {code for code, known in OF_BETS.items() if known == belief}
    return next((rule.source for rule in house.rules.bets if rule.code in codes), None)
