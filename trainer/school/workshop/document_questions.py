"""The questions about a draft's document: what it says in two ways, or otherwise than the house's
rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from trainer.errors import Place
from trainer.game.cards import Rank
from trainer.game.demands import AnyOf, Needs, OneOf, PostedLimits, WithinLimits
from trainer.game.hands import Category, hand_name
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, PayTable, Source
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.house_files.file_parts import ROWS
from trainer.library.house_files.sides_shape import awards_of
from trainer.library.workshop_file import OPEN_READINGS
from trainer.school.words.figure_words import money_words
from trainer.school.workshop.advice import Question, hung_rules
from trainer.school.workshop.bet_forms import NEEDY, add_need
from trainer.school.workshop.document_figures import figures
from trainer.school.workshop.document_limits import HIGH, LOW
from trainer.school.workshop.document_qualifying import ANY_HAND, PLAYS
from trainer.school.workshop.document_stakes import BASE, NEEDS, SIZE
from trainer.school.workshop.document_wagers import named_in, wager_names
from trainer.school.workshop.document_words import STAYS, words_said
from trainer.school.workshop.foreign_clauses import copied_reasons
from trainer.school.workshop.form_pieces import Section, put_value
from trainer.school.workshop.pay_table_forms import put_award
from trainer.school.workshop.readings import questions_placed
from trainer.school.workshop.rules_forms import put_lowest_hand, put_outcome
from trainer.school.workshop.section_sources import SITUATIONS, cite
from trainer.school.workshop.stake_rules import (
    add_limit,
    play_size,
    put_limit,
    put_play,
    size_words,
)
from trainer.school.workshop.wager_set import may_be_removed, remove_wager
from trainer.wording import phrase, say, say_list, say_phrase


def document_questions(draft: Draft, rules: HouseRules) -> tuple[Question, ...]:
    """A question for each rule that the document gives in two ways, or otherwise. A rule that is
    read, with a reason of this house's own, is decided. Raises InputError."""
    text = draft.text(DOCUMENT)
    if not text:
        return ()
    hung = hung_rules(rules)
    spots = tuple(rules.spots.items())
    found = (
        *figures(text, draft.cite, spots, tuple(_cited(hung, is_read).items())),
        *words_said(text, draft.cite, spots),
    )
    said: dict[tuple[Wager, str], dict[str, list[str]]] = {}
    tables: dict[tuple[Wager, str], dict[str, str]] = {}
    for each in found:
        said.setdefault((each.wager, each.of), {}).setdefault(each.value, []).append(each.clause)
        if each.table and each.of in (LOW, HIGH):
            tables.setdefault((each.wager, each.of), {}).setdefault(each.value, each.table)
    known, reasons = draft.clauses, copied_reasons(draft, RULES_FILE)
    read = {
        place
        for question, places in questions_placed(draft)
        if {each.clause for each in question.document} & known
        for file, place in places
        if file == RULES_FILE
    }

    def is_own(source: Source) -> bool:
        return is_read(source) and source.reading not in reasons

    return (
        *_currency(text, rules),
        *_unnamed(text, rules, said),
        *(
            _question(rules, rule, said[rule.wager, rule.of], tables.get((rule.wager, rule.of), {}))
            for rule in (*_paid_rules(rules, said, is_own), *_rules(rules, said, tables, is_own))
            if (rule.wager, rule.of) in said
            and {*said[rule.wager, rule.of]} != {rule.value}
            and rule.value not in tables.get((rule.wager, rule.of), {})
            and not any(place[: len(rule.written)] == rule.written for place in read)
        ),
    )


class _Rule(Struct, frozen=True):
    """A rule of the house: ``place`` is that of its field, ``written`` where it stands, ``put``
    writes another value."""

    wager: Wager
    of: str
    value: str
    told: str
    what: str
    place: Place
    written: Place
    put: Callable[[Draft, str], None] | None = None


IsRead = Callable[[Source], bool]


def _paid_rules(
    rules: HouseRules, said: Collection[tuple[Wager, str]], is_read: IsRead
) -> Iterator[_Rule]:
    """The rows of all pay tables; one that is posted at the table is not written in the rules."""
    written = _tables(rules, is_read)
    for wager, table in _tables(hung_rules(rules), is_read).items():
        ofs = [of for each, of in said if each is wager]
        for row in _rows(rules, wager, table, ofs, is_read):
            yield row if wager in written else replace(row, put=None)


def _rules(
    rules: HouseRules,
    said: Mapping[tuple[Wager, str], Collection[str]],
    tables: Collection[tuple[Wager, str]],
    is_read: IsRead,
) -> Iterator[_Rule]:
    for at, rule in enumerate(rules.bets):
        if isinstance(rule.demand, WithinLimits) and not is_read(rule.source):
            yield from _limits(rules, at, rule.demand)
    yield from _unlimited(rules, said, tables, is_read)
    lowest = rules.qualifying.at_least[0]
    if not is_read(rules.qualifying.source):
        told = _told(rules, PLAYS, lowest.name)
        yield _Rule(Wager.PLAY, PLAYS, lowest.name, told, say("Dealer plays"), ("qualifies",),
                    ("dealer_qualifies",), _put_lowest)  # fmt: skip
    yield from _outcomes(rules, is_read)
    yield from _folds(rules, is_read)
    yield from _size(rules, is_read)
    yield from _base(rules, is_read)
    yield from _needs(rules, is_read)


def _put_lowest(draft: Draft, rank: str) -> None:
    kicker = 4 if Rank[rank] is Rank.ACE else 3  # A-3-2 is a straight
    put_lowest_hand(draft, f"{Rank[rank]}-{kicker}-2")


def _put_result(place: Place, draft: Draft, result: str) -> None:
    put_outcome(place, draft, "1:1" if result == Result.WIN else result)


def _rows(
    rules: HouseRules, wager: Wager, table: PayTable, said: Iterable[str], is_read: IsRead
) -> Iterator[_Rule]:
    name, there = wager.value, {row.hand.value for row in table.rows}
    for row in table.rows:
        place = (name, "pays", row.hand.value)
        if not is_read(row.source):
            value = _award(row.award)
            told = _told(rules, row.hand, value)
            put = partial(put_award, place)
            yield _Rule(wager, row.hand, value, told, row.printed, place, place, put)
    for of in (of for of in said if of in tuple(Combination) and of not in there):
        hand, place = Combination(of).words, (name, "pays", of)
        is_hand = any({of, *there} <= {*rows} for rows in ROWS.values())
        yield _Rule(wager, of, "", say("not paid"), hand, (name, "pays"), place,
                    partial(put_award, place) if is_hand else None)  # fmt: skip


def _way(value: str) -> str:
    """The way in which such a figure pays, as a rules file names it."""
    return "jackpot" if value.endswith("%") else "pays" if ":" in value else "fixed"


def _award(award: Award) -> str:
    if isinstance(award, Odds):
        return f"{award.num}:{award.den}"
    return f"{award.percent}%" if isinstance(award, JackpotShare) else str(award)


def _limits(rules: HouseRules, at: int, limits: WithinLimits) -> Iterator[_Rule]:
    spot = rules.spot_name(limits.wager)
    for of, amount, words in ((LOW, limits.low, _SMALLEST), (HIGH, limits.high, _LARGEST)):
        value, what = str(amount), say_phrase(words, wager=spot)
        yield _Rule(limits.wager, of, value, _told(rules, of, value), what, (f"bets.{at}", of),
                    ("bets", at), partial(put_limit, at, of))  # fmt: skip


def _unlimited(
    rules: HouseRules,
    said: Mapping[tuple[Wager, str], Collection[str]],
    tables: Collection[tuple[Wager, str]],
    is_read: IsRead,
) -> Iterator[_Rule]:
    """The wagers that the document limits and the house does not, or to single amounts: the largest
    stake is asked about, or the smallest where there is no other. Both can be taken at once."""
    if any(isinstance(rule.demand, PostedLimits) for rule in rules.bets):
        return
    limited = {rule.demand.wager for rule in rules.bets if isinstance(rule.demand, WithinLimits)}
    single = {rule.demand.wager: (at, rule, rule.demand.amounts)
              for at, rule in enumerate(rules.bets) if isinstance(rule.demand, OneOf)}  # fmt: skip
    for wager in rules.stakes:
        of, words = (HIGH, _LARGEST) if (wager, HIGH) in said else (LOW, _SMALLEST)
        if wager in limited or (wager, of) not in said:
            continue
        place: Place = ("wagers",)
        written: Place = ("bets",)
        value, told = "", say("not limited")
        if wager in single:
            at, rule, amounts = single[wager]
            if is_read(rule.source):
                continue
            place, written = (f"bets.{at}",), ("bets", at)
            value = str(max(amounts) if of == HIGH else min(amounts))
            told = say_list([_told(rules, of, str(each)) for each in amounts], "or")
        is_whole = all(len(said.get((wager, each), ())) == 1 or (wager, each) in tables
                       for each in (LOW, HIGH))  # fmt: skip
        put = partial(_put_limits, wager) if is_whole else None
        what = say_phrase(words, wager=rules.spots[wager])
        yield _Rule(wager, of, value, told, what, place, written, put)


def _put_limits(wager: Wager, draft: Draft, _: str) -> None:
    add_limit(draft, wager)


_SMALLEST, _LARGEST = phrase("Smallest {wager}"), phrase("Largest {wager}")


def _outcomes(rules: HouseRules, is_read: IsRead) -> Iterator[_Rule]:
    for wager, outcomes in ((Wager.ANTE, rules.ante), (Wager.PLAY, rules.play)):
        for of in (Situation.NOT_QUALIFIED, Situation.TIE):
            if of in outcomes and not is_read(outcomes[of].source):
                value, what = outcomes[of].result.value, say_phrase(SITUATIONS[of])
                yield _Rule(wager, of, value, _told(rules, of, value),
                            f"{what}, {rules.spots[wager]}", (f"outcome.{of}",),
                            (wager.value, of.value),
                            partial(_put_result, (wager.value, of.value)))  # fmt: skip


def _folds(rules: HouseRules, is_read: IsRead) -> Iterator[_Rule]:
    ante = rules.ante[Situation.FOLDED].source
    folds = ((Wager.ANTE, True, ante), *((s.wager, s.folded.forfeits, s.folded.source)
                                         for s in rules.sides))  # fmt: skip
    for wager, forfeits, source in folds:
        if not is_read(source):
            of, value = Situation.FOLDED, Result.LOSE.value if forfeits else STAYS
            place = (wager.value, of.value)
            put = partial(put_value, RULES_FILE, (*place, "result"))
            yield _Rule(wager, of, value, _told(rules, of, value),
                        f"{say('Folds')}, {rules.spots[wager]}", ("folds",),
                        place, None if wager is Wager.ANTE else put)  # fmt: skip


def _size(rules: HouseRules, is_read: IsRead) -> Iterator[_Rule]:
    rule = next(((at, each) for at, each in enumerate(rules.bets) if each.is_on_play), None)
    if rule is not None and not is_read(rule[1].source):
        value = play_size(rules)
        what = say("Size of {wager}", wager=rules.spots[Wager.PLAY])
        yield _Rule(Wager.PLAY, SIZE, value, _told(rules, SIZE, value), what, ("play_size",),
                    ("bets", rule[0]), put_play)  # fmt: skip


def _base(rules: HouseRules, is_read: IsRead) -> Iterator[_Rule]:
    """The wagers of which a hand begins with one; those on other wagers are not asked about."""
    two = {Wager.ANTE, Wager.PAIR_PLUS}
    for at, rule in enumerate(rules.bets if two <= rules.spots.keys() else ()):
        demand = rule.demand
        if isinstance(demand, AnyOf) and {*demand.wagers} <= two and not is_read(rule.source):
            value = ",".join(sorted(demand.wagers))
            yield _Rule(Wager.ANTE, BASE, value, _told(rules, BASE, value),
                        say("A hand begins with"), (f"bets.{at}",), ("bets", at),
                        partial(_put_base, ("bets", at, "any_of")))  # fmt: skip


def _needs(rules: HouseRules, is_read: IsRead) -> Iterator[_Rule]:
    """The wagers beside one of which another alone may be made."""
    own = {rule.demand.wager: (at, rule) for at, rule in enumerate(rules.bets)
           if isinstance(rule.demand, Needs)}  # fmt: skip
    for wager in (each for each in NEEDY if each in rules.spots):
        what = say("{wager} only with", wager=rules.spot_name(wager))
        if wager not in own:
            written: Place = ("bets", len(rules.bets))
            yield _Rule(wager, NEEDS, "", say("no rule"), what, ("wagers",), written,
                        partial(_put_needs, wager))  # fmt: skip
            continue
        at, rule = own[wager]
        if isinstance(rule.demand, Needs) and not is_read(rule.source):
            value = ",".join(sorted(rule.demand.others))
            yield _Rule(wager, NEEDS, value, _told(rules, NEEDS, value), what, (f"bets.{at}",),
                        ("bets", at), partial(_put_base, ("bets", at, "needs")))  # fmt: skip


def _put_needs(wager: Wager, draft: Draft, others: str) -> None:
    add_need(draft, wager, others.split(","))


def _put_base(place: Place, draft: Draft, wagers: str) -> None:
    draft.put(RULES_FILE, place, wagers.split(","))


def _tables(rules: HouseRules, is_read: IsRead) -> Mapping[Wager, PayTable]:
    tables = {Wager.ANTE_BONUS: rules.ante_bonus.table} | {
        side.wager: side.table for side in rules.sides
    }
    tables |= {Wager.ENVY_BONUS: rules.envy.table} if rules.envy is not None else {}
    return {wager: each for wager, each in tables.items()
            if isinstance(each, PayTable) and not is_read(each.source)}  # fmt: skip


def is_read(source: Source) -> bool:
    """True of the school's reading, with its reason."""
    return source.reading is not None and source.reading not in OPEN_READINGS


def _cited(rules: HouseRules, is_read: IsRead) -> Mapping[str, Wager]:
    """The wager whose pay table cites a clause, where one alone does."""
    found: dict[str, set[Wager]] = {}
    for wager, table in _tables(rules, is_read).items():
        for clause in _clauses((table.source, *(row.source for row in table.rows))):
            found.setdefault(clause, set()).add(wager)
    return {clause: min(wagers) for clause, wagers in found.items() if len(wagers) == 1}


def _clauses(sources: Iterable[Source]) -> Iterator[str]:
    for each in sources:
        yield from filter(None, (each.cite, each.beside))


_CURRENCY = re.compile(
    r"((?:\b[A-Z]{1,3})?\$|[€£¥₽₱]|\b(?:PHP|KZT|ZAR|CHF)|\bP(?=\d,?\d))\s?\d|\d\s?([€£¥₽₱])"
    r"|\b[Cc]urrency[:,\s]{1,3}([A-Z]{0,3}\$|[€£¥₽₱])"
)


def _currency(text: str, rules: HouseRules) -> Iterator[Question]:
    """A document that has amounts in one currency alone, and not in the house's. "$" beside "NZ$"
    is the same, and "P12" beside another sign a place or a page."""
    signs = {"".join(found) for found in _CURRENCY.findall(text)}
    for weak in ("P", "$"):
        if len(signs) > 1:
            signs.discard(weak)
    if len(signs) == 1 and not any(rules.currency.endswith(each) for each in signs):
        (sign,) = signs
        asks = say("{what}: the document says {figures}. Here it is {value}. Is that meant?",
                   what=say("Currency sign"), figures=sign, value=rules.currency)  # fmt: skip
        key = f"currency.{rules.currency}.said.{sign}"
        yield Question(key, ("names",), asks, lambda draft: _put_currency(draft, sign))


def _put_currency(draft: Draft, sign: str) -> None:
    draft.put(RULES_FILE, ("currency",), sign)


def _unnamed(text: str, rules: HouseRules, said: Iterable[tuple[Wager, str]]) -> Iterator[Question]:
    """The wagers that a copied house brought along and a document of the whole game does not have;
    an Envy Bonus goes with the wager that it is paid with. Few documents name an Ante Bonus."""
    named = {Wager.ANTE_BONUS, *named_in(wager_names(rules.spots), text)}
    gone = [each for each in may_be_removed(rules) if each not in named]
    pays = any(of in tuple(Combination) for _, of in said)
    if pays and {Wager.ANTE, Wager.PLAY} <= named:
        for wager in gone:
            if wager is Wager.ENVY_BONUS and rules.envy and rules.envy.paid_with in gone:
                continue
            asks = say("The document does not have the {wager}. Here it is offered. Is that meant?",
                       wager=rules.spot_name(wager))  # fmt: skip
            take = partial(remove_wager, wager=wager)
            yield Question(f"{wager}.unnamed", ("wagers",), asks, take)


def _question(
    rules: HouseRules, rule: _Rule, said: Mapping[str, list[str]], tables: Mapping[str, str]
) -> Question:
    """``tables`` are those of the house that have each value, where they differ: the first one's
    is taken."""
    told = [
        say("{value} ({clauses})", value=_told(rules, rule.of, value),
            clauses=", ".join(dict.fromkeys((*filter(None, [tables.get(value)]), *each))))
        for value, each in said.items()
    ]  # fmt: skip
    asks = say("{what}: the document says {figures}. Here it is {value}. Is that meant?",
               what=rule.what, figures=say_list(told), value=rule.told)  # fmt: skip
    key = ".".join((rule.wager, rule.of, rule.value, "said", *said))
    put, value = rule.put, next(iter(said))
    is_like = all((sign in value) == (sign in rule.value) for sign in ":%")
    if not rule.value:
        is_like = rule.of not in tuple(Combination) or _way(value) in awards_of(rule.wager)
    if put is None or (len(said) > 1 and said.keys() != tables.keys()) or not is_like:
        return Question(key, rule.place, asks)

    def take(draft: Draft) -> None:
        put(draft, value)
        if isinstance(draft.at(RULES_FILE, rule.written), dict):
            (clause, *_) = said[value]
            cite(draft, Section("", "", "", (), cites=rule.written), clause)

    return Question(key, rule.place, asks, take)


_RESULTS = {
    Result.WIN: phrase("paid"),
    Result.PUSH: phrase("a push"),
    Result.LOSE: phrase("lost"),
    STAYS: phrase("in play"),
}


def _told(rules: HouseRules, of: str, value: str) -> str:
    """What a rule or a sentence says of that, in words."""
    if of == PLAYS and value == ANY_HAND:
        return say("any hand")
    if of == PLAYS:
        return hand_name(Category.HIGH_CARD, Rank[value])
    if of == SIZE:
        return size_words(value)
    if of in (BASE, NEEDS):
        return say_list([rules.spot_name(Wager(each)) for each in value.split(",")], "or")
    if of in tuple(Situation):
        return say_phrase(_RESULTS[value])
    if ":" in value:
        return Odds.parse(value).words
    if value.endswith("%"):
        return say("{percent}% of the jackpot", percent=value[:-1])
    return money_words(Money.parse(value).cents, rules.currency)
