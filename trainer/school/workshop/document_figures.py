"""The figures of a draft's document: what its rows, limits and sentences say in two ways, or
otherwise than the house's rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from trainer.errors import Place
from trainer.game.cards import Rank
from trainer.game.demands import WithinLimits
from trainer.game.hands import Category, hand_name
from trainer.game.money import Money, Odds
from trainer.game.pay import Combination, PayTable, Source
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.sentences import Sentence, sentences
from trainer.library.workshop_file import OPEN_READINGS
from trainer.school.workshop.advice import Question, hung_rules
from trainer.school.workshop.readings import questions_placed
from trainer.wording import phrase, say, say_list, say_phrase

_LOW, _HIGH, _PLAYS = "from", "to", "plays"
_ALSO_NAMED = {
    Wager.ANTE_BONUS: r"ante[- ]bonus|bonus on the ante",
    Wager.PAIR_PLUS: r"pair[- ]?plus",
    Wager.SIX_CARD_BONUS: r"(?:6|six)[- ]card(?: bonus)?",
    Wager.PRIME: "prime",
    Wager.PROGRESSIVE: "progressive|jackpot",
    Wager.ENVY_BONUS: "envy",
    Wager.ANTE: "ante",
}
_HANDS = {
    Combination.MINI_ROYAL_SPADES: r"(?:mini[- ]royal|a-?k-?q) (?:of|in) spades",
    Combination.MINI_ROYAL: r"mini[- ]royal|a-?k-?q (?:suited|of one suit)|мини[- ]роял",
    Combination.ROYAL_FLUSH: r"royal flush|роял[- ]флеш|皇家同花顺",
    Combination.STRAIGHT_FLUSH: r"str(?:aight|\.)?[- ]flush|стрит[- ]флеш|同花顺",
    Combination.FOUR_OF_A_KIND: r"(?:four|4)[- ]of[- ]a[- ]kind|каре|四条",
    Combination.FULL_HOUSE: r"full[- ]house|фул+[- ]хаус|葫芦",
    Combination.THREE_OF_A_KIND: r"(?:three|3)[- ]of[- ]a[- ]kind|тройка|三条",
    Combination.STRAIGHT: "straight|стрит|顺子",
    Combination.FLUSH: "flush|флеш|同花",
    Combination.TWO_PAIR: "two pairs?|две пары|两对",
    Combination.PAIR: "pair(?![- ]?plus)|пара|对子",
}
_HAND = re.compile(
    rf"(?<!\w)(?:{'|'.join(f'(?P<{name}>{words})' for name, words in _HANDS.items())})s?(?!\w)",
    re.IGNORECASE,
)
_ODDS = r"(\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,4})\s*(?:to|:|-|/|к|比|赔)\s*(\d{1,2})(?![\d-])"
_PAID = re.compile(rf"(?P<between>[^\d.;]{{0,40}}?){_ODDS}", re.IGNORECASE)
_FIGURE = re.compile(r"[\s:.–-]+(\d{1,3}(?:[, ]\d{3}){1,2}|\d{1,4})\s*")
_PAID_FOR = re.compile(
    rf"{_ODDS}\s*(?:for|on|with|if it is|за|на)\s+(?:an?\s|the\s|any\s)?\s*(?={_HAND.pattern})",
    re.IGNORECASE,
)
"""The odds stand before the hand, as in "40 to 1 for a straight flush"."""
_EVEN = re.compile(r"\beven(?: money|s)?\b", re.IGNORECASE)
_NO_ROW = re.compile(r"\bor (?:better|higher|more)\b|\bnot?\b|\bexcept\b|\binstead of\b", re.I)

_SIGN = "[$€£¥₽]"
_COUNTED = r"times\b|x\b|%|cards?\b|hands?\b|to 1\b|:1\b|players?\b|places?\b|seats?\b|boxe?s?\b"
_D = "[0-9]"  # digits of other scripts are no amount
_AMOUNT = (
    rf"(?:{_SIGN}\s?)?({_D}{{1,3}}(?:[, ]{_D}{{3}})+|{_D}+(?:\.{_D}{_D})?)(?!\d)"
    rf"(?!\s*(?:{_COUNTED}))"
)
_RANGE = re.compile(
    rf"(?:\b(?:from|between|limits?(?: are| is)?:?)\s+|(?={_SIGN})){_AMOUNT}"
    rf"\s*(?:to|and|–|-)\s*{_AMOUNT}",
    re.IGNORECASE,
)
_THEN = rf"(?P<between>[^\d.;]{{0,40}}?){_AMOUNT}"
_LEAST = re.compile(
    rf"\b(?:minimum|min\b\.?|at least|not? less than|smallest|lowest){_THEN}", re.IGNORECASE
)
_MOST = re.compile(
    rf"\b(?:maximum|max\b\.?|at most|up to|not? more than|not exceed|largest|highest){_THEN}",
    re.IGNORECASE,
)
_NO_LIMIT = re.compile(r"pay|win|prize|aggregate|jackpot", re.IGNORECASE)
_HIGH_CARD = re.compile(r"\b(nine|ten|jack|queen|king|ace)[- ]high\b", re.IGNORECASE)
_QUALIFIES = re.compile(
    r"\bdealer(?:'s hand)?\b[^.;]{0,30}\b(?:qualif\w+|plays?|opens?)\b(?:[^.;]{0,25}\b)?(?=(?:a\s)?"
    r"(?:nine|ten|jack|queen|king|ace)[- ]high)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Figure:
    """What a sentence says: the odds of a hand on a wager, or one of the wager's limits, or the
    card from which on the dealer plays, as ``of``; ``value`` as the document has it, plain."""

    wager: Wager
    of: str
    value: str
    clause: str


def document_questions(draft: Draft, rules: HouseRules) -> tuple[Question, ...]:
    """A question for each rule whose figure the document gives in two ways, or otherwise. A rule
    that is read, with its reason, is decided. Raises InputError."""
    text = draft.text(DOCUMENT)
    if not text:
        return ()
    hung = hung_rules(rules)
    found = figures(text, draft.cite, tuple(rules.spots.items()), tuple(_cited(hung).items()))
    said: dict[tuple[Wager, str], dict[str, list[str]]] = {}
    for each in found:
        said.setdefault((each.wager, each.of), {}).setdefault(each.value, []).append(each.clause)
    read = {place for _, places in questions_placed(draft) for file, place in places
            if file == RULES_FILE}  # fmt: skip
    return tuple(
        _question(rule, said[rule.wager, rule.of])
        for rule in _rules(draft, hung, said)
        if (rule.wager, rule.of) in said
        and {*said[rule.wager, rule.of]} != {rule.value}
        and not any(place[: len(rule.written)] == rule.written for place in read)
    )


# ---------------------------------------------------------------------------------- the rules


@dataclass(frozen=True, slots=True)
class _Rule:
    """A figure of the house: ``place`` is that of its field, ``written`` where it stands."""

    wager: Wager
    of: str
    value: str
    told: str
    what: str
    place: Place
    written: Place


def _rules(draft: Draft, rules: HouseRules, said: Iterable[tuple[Wager, str]]) -> Iterator[_Rule]:
    for wager, table in _tables(rules).items():
        name, there = wager.value, {row.hand.value for row in table.rows}
        for row in table.rows:
            place = (name, "pays", row.hand.value)
            if isinstance(row.award, Odds) and not _is_read(row.source):
                value = _plain(row.award.num, row.award.den)
                yield _Rule(wager, row.hand, value, row.award.words, row.printed, place, place)
        for of in (of for each, of in said if each is wager and of not in there):
            if of in tuple(Combination):
                hand = Combination(of).words
                yield _Rule(
                    wager, of, "", say("not paid"), hand, (name, "pays"), (name, "pays", of)
                )
    for at, rule in enumerate(rules.bets):
        if isinstance(rule.demand, WithinLimits) and not _is_read(rule.source):
            limits = rule.demand
            spot = rules.spots.get(limits.wager, limits.wager.words)
            for of, amount, words in (
                (_LOW, limits.low, _SMALLEST),
                (_HIGH, limits.high, _LARGEST),
            ):
                what = say_phrase(words, wager=spot)
                written = ("bets", at)
                yield _Rule(limits.wager, of, str(amount), f"{rules.currency}{amount}", what,
                            (f"bets.{at}", of), written)  # fmt: skip
    lowest = rules.qualifying.at_least[0]
    if not _is_read(rules.qualifying.source):
        told = hand_name(Category.HIGH_CARD, lowest)
        yield _Rule(Wager.PLAY, _PLAYS, lowest.name, told, say("Dealer plays"), ("qualifies",),
                    ("dealer_qualifies",))  # fmt: skip


_SMALLEST, _LARGEST = phrase("Smallest {wager}"), phrase("Largest {wager}")


def _tables(rules: HouseRules) -> Mapping[Wager, PayTable]:
    tables = {Wager.ANTE_BONUS: rules.ante_bonus.table} | {
        side.wager: side.table for side in rules.sides
    }
    return {wager: each for wager, each in tables.items()
            if isinstance(each, PayTable) and not _is_read(each.source)}  # fmt: skip


def _is_read(source: Source) -> bool:
    """True of the school's reading, with its reason."""
    return source.reading is not None and source.reading not in OPEN_READINGS


def _cited(rules: HouseRules) -> Mapping[str, Wager]:
    """The wager whose pay table cites a clause, where one alone does."""
    found: dict[str, set[Wager]] = {}
    for wager, table in _tables(rules).items():
        for clause in _clauses((table.source, *(row.source for row in table.rows))):
            found.setdefault(clause, set()).add(wager)
    return {clause: min(wagers) for clause, wagers in found.items() if len(wagers) == 1}


def _clauses(sources: Iterable[Source]) -> Iterator[str]:
    for each in sources:
        yield from filter(None, (each.cite, each.beside))


def _question(rule: _Rule, said: Mapping[str, list[str]]) -> Question:
    figures = [
        say("{value} ({clauses})", value=_told(rule, value), clauses=", ".join(dict.fromkeys(each)))
        for value, each in said.items()
    ]
    asks = say("{what}: the document says {figures}. Here it is {value}. Is that meant?",
               what=rule.what, figures=say_list(figures), value=rule.told)  # fmt: skip
    key = ".".join((rule.wager, rule.of, rule.value, "said", *said))
    return Question(key, rule.place, asks)


def _told(rule: _Rule, value: str) -> str:
    """A figure of the document as it is said."""
    if rule.of == _PLAYS:
        return hand_name(Category.HIGH_CARD, Rank[value])
    if rule.of in (_LOW, _HIGH):
        return rule.told.removesuffix(rule.value) + value
    return Odds.parse(value).words


def _plain(num: int, den: int) -> str:
    return f"{num}:{den}"


# ------------------------------------------------------------------------------- the document


@lru_cache(maxsize=8)
def figures(
    text: str,
    cite: str,
    spots: tuple[tuple[Wager, str], ...],
    cited: tuple[tuple[str, Wager], ...],
) -> tuple[Figure, ...]:
    """The figures of the document, as far as it is plain which wager each is about."""
    names, of_clause = _names(dict(spots)), dict(cited)
    return tuple(
        dict.fromkeys(
            figure
            for each in sentences(text, cite)
            for figure in (
                *_pays(each, names, of_clause),
                *_limits(each, names),
                *_plays(each),
            )
        )
    )


def _names(spots: Mapping[Wager, str]) -> re.Pattern[str]:
    """The names of the wagers, each in a group of its own. Play is a verb, too: in capitals or
    with a capital alone it is a wager."""
    staked = [each for each in Wager if each in spots or each.is_bonus]
    staked.sort(key=lambda each: each is Wager.ANTE)  # an Ante Bonus is no Ante
    named = []
    for wager in staked:
        words = [re.escape(spots[wager])] if wager in spots else []
        words += [_ALSO_NAMED[wager]] if wager in _ALSO_NAMED else []
        flags = "-i" if wager is Wager.PLAY else "i-"
        either = "|".join(words)
        named.append(f"(?P<{wager.value}>{either if flags == 'i-' else f'(?-i:{either})'})")
    return re.compile(rf"(?<![\w-])(?:{'|'.join(named)})(?![\w-])", re.IGNORECASE)


def _named(names: re.Pattern[str], text: str) -> list[Wager]:
    return [Wager(str(each.lastgroup)) for each in names.finditer(text)]


def _pays(
    each: Sentence, names: re.Pattern[str], of_clause: Mapping[str, Wager]
) -> Iterator[Figure]:
    lines = each.says.split("\n")
    for line in lines:
        wager = _paying(line, lines, each.clause, names) or of_clause.get(each.clause)
        if wager is None:
            continue
        for hand, num, den in _rows(line, is_row=len(lines) > 1):
            if num and den:
                yield Figure(wager, hand, _plain(num, den), each.clause)


def _paying(line: str, lines: list[str], clause: str, names: re.Pattern[str]) -> Wager | None:
    """The one wager with a pay table that the line names, its table or its clause."""
    for text in (line, lines[0], clause):
        found = {*_named(names, text)} - {Wager.ANTE, Wager.PLAY}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _rows(line: str, *, is_row: bool) -> Iterator[tuple[str, int, int]]:
    """The hands of the line with the odds of each, those before the hands or those behind."""
    line = _EVEN.sub("1 to 1", line)
    before = [*_PAID_FOR.finditer(line)]
    for found in before:
        hand = _HAND.match(line, found.end())
        assert hand is not None, "it was looked ahead to"
        yield str(hand.lastgroup), _number(found[1]), int(found[2])
    hands = () if before else tuple(_HAND.finditer(line))
    for at, found in enumerate(hands):
        end = hands[at + 1].start() if at + 1 < len(hands) else len(line)
        paid = _PAID.match(line, found.end(), end)
        if paid and not _NO_ROW.search(paid["between"]):
            yield str(found.lastgroup), _number(paid[2]), int(paid[3])
        elif is_row and (alone := _FIGURE.fullmatch(line, found.end())):
            yield str(found.lastgroup), _number(alone[1]), 1


def _number(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def _limits(each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    lines = each.says.split("\n")
    for line in lines:
        for part in re.split(r"(?<=[.;])\s", line):
            for wager, of, amount in _limits_of(part, names):
                yield Figure(wager, of, amount, each.clause)


def _limits_of(part: str, names: re.Pattern[str]) -> Iterator[tuple[Wager, str, str]]:
    for found in _RANGE.finditer(part):
        wager = _limited(part, found, names)
        low, high = _amount(found[1]), _amount(found[2])
        if wager is not None and Money.parse(low) < Money.parse(high):
            yield wager, _LOW, low
            yield wager, _HIGH, high
    for of, pattern in ((_LOW, _LEAST), (_HIGH, _MOST)):
        for found in pattern.finditer(part):
            wager = _limited(part, found, names)
            if wager is not None and not _NO_LIMIT.search(found["between"]):
                yield wager, of, _amount(found[2])


def _limited(part: str, found: re.Match[str], names: re.Pattern[str]) -> Wager | None:
    """The wager that those amounts limit: named among them, right behind them, or last before."""
    inside = _named(names, found[0])
    behind = names.match(part, _for(part, found.end()))
    wagers = inside[-1:] or ([Wager(str(behind.lastgroup))] if behind else [])
    wagers = wagers or _named(names, part[: found.start()])[-1:]
    return wagers[0] if wagers and not wagers[0].is_bonus else None


def _for(part: str, end: int) -> int:
    found = re.compile(r"\s*(?:for|on|as)\s+(?:the\s|an?\s)?\s*", re.IGNORECASE).match(part, end)
    return found.end() if found else end


def _amount(text: str) -> str:
    return str(Money.parse(re.sub("[, ]", "", text)))


def _plays(each: Sentence) -> Iterator[Figure]:
    for found in _QUALIFIES.finditer(each.says):
        card = _HIGH_CARD.search(each.says, found.end())
        if card is not None:
            yield Figure(Wager.PLAY, _PLAYS, card[1].upper(), each.clause)
