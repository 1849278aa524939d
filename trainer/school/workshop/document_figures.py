"""The figures of a document: what its rows, limits and sentences say of the wagers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import dropwhile

from msgspec import Struct

from trainer.game.money import Money, Odds
from trainer.game.pay import Combination
from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.rule_sentences import (
    SIGN,
    in_digits,
    number,
    of_this_game,
    with_heads,
)

LOW, HIGH, PLAYS = "from", "to", "plays"
_ALSO_NAMED = {
    Wager.ANTE_BONUS: r"ante[- ]bonus|bonus (?:is )?(?:paid )?(?:up)?on the ante",
    Wager.PAIR_PLUS: r"pair[- ]?plus|пар[ауые]?[- ]плюс|对子加注?",
    Wager.SIX_CARD_BONUS: r"(?:6|six)[- ]card(?: bonus)?",
    Wager.PRIME: "prime",
    Wager.PROGRESSIVE: r"progressive|jackpot|прогрессив\w*|джекпот\w*",
    Wager.ENVY_BONUS: "envy",
    Wager.ANTE: "ante|анте|底注",
    Wager.PLAY: "[Пп]лей|(?<!得)(?<!子)加注|跟注",
}
_ACE_KING_QUEEN = r"(?:a-?k-?q|ace[-, /]+king[-, /]+(?:and )?queen)"
_OF_COLOUR = (
    r"(?: cards?[^.,;:\d]{0,40}?)? (?:(?:same|one|single)[- ]colou?r|all red or (?:all )?black)"
)
_HANDS = {
    Combination.MINI_ROYAL_SPADES: rf"(?:mini[- ]royal|{_ACE_KING_QUEEN})(?: of| in)? spades"
    rf"|royal flush (?:of|in) spades \({_ACE_KING_QUEEN}\)",
    Combination.MINI_ROYAL: rf"mini[- ]royal|royal flush \({_ACE_KING_QUEEN}\)"
    rf"|{_ACE_KING_QUEEN},? (?:suited|(?:all )?(?:of|in) "
    r"(?:one|the same|any other) suit|(?:of |in )?(?:hearts|diamonds?|clubs))|мини[- ]роял",
    Combination.ROYAL_FLUSH: r"royal flush|роял[- ]флеш|皇家同花顺",
    Combination.STRAIGHT_FLUSH: r"(?:str(?:aight|\.)?|running)[- ]flush|стрит[- ]флеш|同花顺",
    Combination.FOUR_OF_A_KIND: r"(?:four|4)[- ]of[- ]a[- ]kind|каре|四条",
    Combination.FULL_HOUSE: r"full[- ]house|фул+[- ]хаус|葫芦",
    Combination.THREE_OF_A_KIND: r"(?:three|3)[- ]of[- ]a[- ]kind|prial|trips|тройка|三条",
    Combination.STRAIGHT: r"straight|(?<![^\t\n])run(?=[\s:.–-]+\d)|стрит|顺子",
    Combination.FLUSH: "flush|флеш|同花",
    Combination.TWO_PAIR: "two pairs?|две пары|两对",
    Combination.PAIR: "pair(?![- ]?plus)|пара|对子",
    Combination.SIX_ONE_COLOUR: f"(?:all )?(?:six|6){_OF_COLOUR}"
    r"|(?:your|player(?:['’]s)?)(?: three)?(?: cards)? and (?:the )?dealer(?:['’]s)?(?: three)?"
    r"(?: cards)?(?: are)?(?: all)?(?: of| in)? (?:the )?same colou?r",
    Combination.ONE_COLOUR: f"(?:all )?(?:three|3){_OF_COLOUR}"
    r"|(?:all )?three of your cards red,? or (?:all )?(?:three )?black"
    r"|player(?:['’]s)? cards (?:all )?of the same colou?r",
}
_HAND = re.compile(
    rf"(?<!\w)(?:{'|'.join(f'(?P<{name}>{words})' for name, words in _HANDS.items())})s?(?!\w)",
    re.IGNORECASE,
)
_ODDS = r"(\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,4})\s*(?:to|:|-|/|к|比|赔)\s*(\d{1,2})(?![\d-])"
_ODDS_CELL = re.compile(rf"(?<=\t){_ODDS}(?=\s*(?:\t|$))", re.IGNORECASE)
_PAID = re.compile(rf"(?P<between>[^\d.;]{{0,40}}?){_ODDS}", re.IGNORECASE)
_FIXED = re.compile(
    rf"(?P<between>[^\d.;]{{0,40}}?)(?:{SIGN}\s?(?P<amount>[0-9]{{1,3}}(?:[, ][0-9]{{3}})+|[0-9]+"
    r"(?:\.[0-9][0-9])?)(?!\d|\s*(?:to|:)\s*\d|\s*for (?:each|every))|(?P<share>[0-9]{1,3})\s?%)"
)
_FIGURE = re.compile(r"[\s:.–-]+(\d{1,3}(?:[, ]\d{3}){1,2}|\d{1,4})\s*")
# The odds stand before the hand, as in "40 to 1 for a straight flush".
_PAID_FOR = re.compile(
    rf"{_ODDS}\s*(?:for|on|with|if(?: it is)?|where|when|за|на)\s+"
    rf"(?:(?:an?|the|any|all|player['’]s)\s+)*(?={_HAND.pattern})",
    re.IGNORECASE,
)
# The stake is in what "5 for 1" pays.
_ALL_FOR_ONE = re.compile(r"\bfor (?:1|one)\b", re.IGNORECASE)
_EVEN = re.compile(r"\beven(?: money|s)?\b", re.IGNORECASE)
# No share of a jackpot: the table pays parts of the stake.
_MORE_THAN_ALL = re.compile(r"(?<!\d)(?:1(?!00%)\d\d|[2-9]\d\d|\d{4,})\s?%")
_FOR_NEXT = re.compile(r"\s+(?:where|if|when|for)\b", re.IGNORECASE)
_NO_ROW = re.compile(
    r"\b(?:wager|bet|stake)s? of\b|\bor (?:better|higher|more)\b|\bnot?\b|\bexcept\b"
    r"|\binstead of\b",
    re.I,
)

_COUNTED = r"times\b|x\b|%|cards?\b|hands?\b|to 1\b|:1\b|players?\b|places?\b|seats?\b|boxe?s?\b"
_D = "[0-9]"  # digits of other scripts are no amount
_AMOUNT = (
    rf"(?:{SIGN}\s?)?({_D}{{1,3}}(?:[, ]{_D}{{3}})+|{_D}+(?:\.{_D}{_D})?)(?!\d)"
    rf"(?!\s*(?:{_COUNTED})|/\d)"
)
_RANGE = re.compile(
    rf"(?:\b(?:from|between|limits?(?: are| is)?:?)\s+|(?={SIGN})){_AMOUNT}"
    rf"\s*(?:up to|to|and|–|-)\s*{_AMOUNT}",
    re.IGNORECASE,
)
_BARE_RANGE = re.compile(
    r":?\s(\d{1,3}(?:,\d{3})+|\d+)[-–/](\d{1,3}(?:,\d{3})+|\d{2,})(?=\s*(?:[,;]|\.?$|\.\s)|\t)"
)
"""Right behind the wager, as in "Ante 10-300, Pair Plus 5-100"."""
_YEARS = re.compile("(?:19|20)[0-9]{2}")
_THEN = rf"(?P<between>[^\d.;]{{0,40}}?){_AMOUNT}"
_LEAST = re.compile(
    r"\b(?<!max and )(?<!maximum and )(?:minimum(?! and max)|min\b\.?|at least"
    rf"|not? (?:be )?less than|the least(?= (?:that|which|you|is|may))|smallest|lowest){_THEN}",
    re.IGNORECASE,
)
_MOST = re.compile(
    r"\b(?<!min and )(?<!minimum and )(?:maximum(?! and min)|max\b\.?|at most|up to"
    rf"|no[rt]? (?:be )?more than|no[rt] exceed|the most(?= (?:that|which|you|is|may))"
    rf"|largest|highest){_THEN}",
    re.IGNORECASE,
)
_EXACTLY = re.compile(rf"\b(?:exactly|fixed at){_THEN}(?!\s*(?:or|and)\b)", re.IGNORECASE)
_AND = re.compile(rf",?\s*(?:and\s+)?{_AMOUNT}(?=\s+(?:for|on)\b)", re.IGNORECASE)
_COMMA = re.compile(r"\s*[$€£]?,\s+(?:and\s+)?")
# As in "Minimum: Ante $5, Pair Plus $2".
_ONE_MORE = re.compile(rf":?\s*{_AMOUNT}", re.IGNORECASE)
# The word stands behind the amount, as in "$5 minimum, $200 maximum".
_BEHIND = re.compile(rf"{_AMOUNT}\s*(?P<of>min|max)(?:imum)?\b\.?(?!\s*(?:pay|win|prize))", re.I)
_ANY_LIMIT = re.compile(r"\b(?:min|max)(?:imum)?\b", re.IGNORECASE)
_NO_LIMIT = re.compile(r"pay|paid|win|prize|aggregate|jackpot", re.IGNORECASE)
# A stake that something else depends on is no limit.
_ENTITLES = re.compile(r"\b(?:eligible|entitle|receive|to qualify|qualif\w+ for)", re.IGNORECASE)
_RANKS = "nine", "ten", "jack", "queen", "king", "ace"
_RANK = rf"(?P<rank>{'|'.join(_RANKS)})"
_LOWEST = re.compile(
    rf"(?P<least>(?:at least|minimum of|lower than|less than|worse than|below|under|without)\s+"
    rf"(?:an?\s|the\s)?)?\b{_RANK}\b(?P<high>[- ]high\b)?"
    r"(?:(?: hand)?,? (?:or|and) "
    r"(?:(?P<up>better|higher|above|more)|(?P<down>less|lower|worse|below))\b)?",
    re.IGNORECASE,
)
"""The lowest hand that plays, or with "or less" the highest that does not."""
_PLAYS = re.compile(
    r"(?P<not>(?:\b(?:not|fails? to|cannot|no longer)|n['’]t)\s)?(?:\b(?:shall|can|will|must) )?"
    r"(?:\b(?:qualif\w+|opens?|needs|in contention|(?-i:plays?))\b"
    r"|(?<=\bdealer )contains?\b|(?<=\bdealer['’]s hand )contains?\b)",
    re.IGNORECASE,
)
# The lowest card of a dealer who always plays: no hand but a straight is below 5-3-2.
ANY_HAND = "FIVE"
_ALWAYS = re.compile(
    r"\bdealer(?:['’]s hand)?,? (?:always|automatically) (?:plays|qualifies|opens)\b"
    r"|\bdealer (?:need not|does not (?:have|need) to|doesn['’]t (?:have|need) to) qualify\b"
    r"|\bno qualifying (?:hand|requirement)\b",
    re.IGNORECASE,
)
_OTHER_HAND = re.compile(r"\b(?:player|patron|gambler|guest|better|bettor)\b|;", re.IGNORECASE)


class Figure(Struct, frozen=True):
    """A figure of a sentence. ``of`` is the hand that is paid, the limit of the wager, or the
    dealer's lowest card; ``value`` is as the document has it, plain: ``40:1``, ``50``, ``100%``.
    ``table`` is the clause that begins a list of rows, or of a limit the table that has it, as
    ``Red``."""

    wager: Wager
    of: str
    value: str
    clause: str
    table: str = ""


@lru_cache(maxsize=8)
def figures(
    text: str,
    cite: str,
    spots: tuple[tuple[Wager, str], ...],
    cited: tuple[tuple[str, Wager], ...],
) -> tuple[Figure, ...]:
    """The figures of the document, as far as it is plain which wager each is about."""
    names, of_clause = wager_names(dict(spots)), dict(cited)
    return tuple(
        dict.fromkeys(
            figure
            for each, head in with_heads(map(in_digits, of_this_game(text, cite)))
            for figure in (
                *_pays(each, head, names, of_clause),
                *_chains(each, names),
                *_envy(each),
                *_limits(each, names),
                *plays(each),
            )
        )
    )


def wager_names(spots: Mapping[Wager, str]) -> re.Pattern[str]:
    """The names of the wagers, each in a group of its own. Play is a verb, too: in capitals or
    with a capital alone it is a wager."""
    staked = [each for each in Wager if each in spots or each.is_bonus]
    staked.sort(key=lambda each: each is Wager.ANTE)  # an Ante Bonus is no Ante
    named = []
    for wager in staked:
        words = [re.escape(spots[wager])] if wager in spots else []
        words += [_ALSO_NAMED[wager]] if wager in _ALSO_NAMED else []
        if wager is Wager.PLAY:
            follows = r"(?= (?:(?:bet|wager|stake)s?|pushes|loses|wins)\b)"
            words += [words[0].upper(), rf"{words[0].lower()}{follows}"]
        flags = "-i" if wager is Wager.PLAY else "i-"
        either = "|".join(words)
        named.append(f"(?P<{wager.value}>{either if flags == 'i-' else f'(?-i:{either})'})")
    # Chinese has no spaces: its letters are no part of a name beside them.
    letter = r"[0-9A-Za-zÀ-ɏЀ-ӿ_-]"
    return re.compile(rf"(?<!{letter})(?:{'|'.join(named)})s?(?!{letter})", re.IGNORECASE)


def named_in(names: re.Pattern[str], text: str) -> list[Wager]:
    """The wagers that the text names, in its order."""
    return [Wager(str(each.lastgroup)) for each in names.finditer(text)]


def cells(each: Sentence, names: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    """The cells of a table that has a column for a wager: its row, its column, itself."""
    rows = [line.split("\t") for line in each.says.split("\n") if "\t" in line]
    head = rows.pop(0) if rows else []
    if rows and all(len(row) == len(head) + 1 for row in rows):
        head = ["", *head]  # no words above the names of the rows
    # Of a row with fewer cells nobody knows which one is missing.
    is_whole = all(len(row) == len(head) for row in rows)
    if is_whole and len(head) > 2 and any(named_in(names, column) for column in head[1:]):
        for row in rows:
            yield from ((row[0], *cell) for cell in zip(head[1:], row[1:], strict=True))


def _pays(
    each: Sentence, head: Sentence, names: re.Pattern[str], of_clause: Mapping[str, Wager]
) -> Iterator[Figure]:
    about = of_clause.get(each.clause) or _paying((head.says,), names)
    has_shares = _MORE_THAN_ALL.search(each.says) is None
    has_stake = _ALL_FOR_ONE.search(each.says) is not None
    for wager, line, is_row in _paying_lines(each, names):
        # A Pairs bet of £5 is no pair that is paid £5.
        hands = names.sub(lambda named: "_" * len(named[0]), _CHAIN.sub("", line))
        paid = wager or about
        for part in re.split(r"(?<![Ss]tr\.)(?<=[.;])\s", hands) if paid else ():
            for hand, value in _rows(part, is_row=is_row, has_stake=has_stake):
                if paid is not None and (has_shares or not value.endswith("%")):
                    yield Figure(paid, _of_three(paid, hand), value, each.clause, head.clause)


_CHAIN = re.compile(r"(?<![\w$€£.,/–-])[1-9]\d{0,3}(?:\s?[-–/]\s?[1-9]\d{0,3}){2,6}(?![\w/–-])")
_USUAL = (Combination.STRAIGHT_FLUSH, Combination.THREE_OF_A_KIND, Combination.STRAIGHT,
          Combination.FLUSH, Combination.PAIR)  # fmt: skip
# A list that begins with such a number is one of years, not of odds.
_YEAR = 1900
_CHAINED = {
    (Wager.ANTE_BONUS, 3): _USUAL[:3],
    (Wager.PAIR_PLUS, 5): _USUAL,
    (Wager.PAIR_PLUS, 6): (Combination.MINI_ROYAL, *_USUAL),
}


def _chains(each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """The rows of "Pair Plus pays 40-30-6-3-1", of the hands that are listed behind it or, where
    none is, the usual ones."""
    for line in each.says.split("\n"):
        found = [0, *(at for chain in _CHAIN.finditer(line) for at in chain.span()), len(line)]
        for start, at, end, stop in zip(found[:-3:2], found[1::2], found[2::2], found[3::2],
                                        strict=False):  # fmt: skip
            wager = _paying((line[start:at],), names)
            paid = [*map(int, re.findall(r"\d+", line[at:end]))]
            rest = line[end:stop].split(". ")[0]
            hands = [str(hand.lastgroup) for hand in _HAND.finditer(names.sub("", rest))]
            hands = hands or [*_CHAINED.get((wager, len(paid)), ())] if wager else []
            is_falling = paid == sorted({*paid}, reverse=True) and paid[-1] == 1
            if wager and is_falling and paid[0] < _YEAR and len(hands) == len(paid):
                for hand, odds in zip(hands, paid, strict=True):
                    yield Figure(wager, _of_three(wager, hand), f"{odds}:1", each.clause)


_ENVY_PAID = re.compile(
    r"\benvy\b(?: (?:bonus|pay\w*|prize|award))?(?! (?:bet|wager))"
    rf"[^.;\d]{{0,12}}?\s{SIGN}\s?(\d[\d,]*)(?!\d|%)"
    rf"|{SIGN}\s?(\d[\d,]*)\s(?:as an? )?envy\b",
    re.IGNORECASE,
)


def _envy(each: Sentence) -> Iterator[Figure]:
    """What the sentence gives the others, where it names the one hand that it is for."""
    for part in re.split(r"(?<=[.;])\s", each.says) if "\t" not in each.says else ():
        hands = [str(hand.lastgroup) for hand in _HAND.finditer(part)]
        paid = _ENVY_PAID.findall(part)
        if len(hands) == len(paid) == 1:
            yield Figure(Wager.ENVY_BONUS, hands[0], _amount("".join(paid[0])), each.clause)


def _of_three(wager: Wager, hand: str) -> str:
    """Three cards make no royal flush but the mini royal."""
    is_royal = hand == Combination.ROYAL_FLUSH and wager in (Wager.ANTE_BONUS, Wager.PAIR_PLUS)
    return Combination.MINI_ROYAL.value if is_royal else hand


def _paying_lines(
    each: Sentence, names: re.Pattern[str]
) -> Iterator[tuple[Wager | None, str, bool]]:
    """The lines that may pay hands, each with the one wager that it names, and if it is a row."""
    lines, in_columns = each.says.split("\n"), [*cells(each, names)]
    if beside := [*_side_by_side(lines, names)]:
        yield from beside
        return
    for row, column, cell in in_columns:
        yield _paying((column, each.clause), names), f"{row}\t{cell}", True
    head = lines[0]
    for line in lines if not in_columns else ():
        if named_in(names, line) and not _HAND.search(names.sub("", line)):
            head = line
        paid, rows = _paying((line, head, lines[0], each.clause), names), _listed(line)
        yield from ((paid, row, True) for row in rows)
        if not rows:
            yield paid, line, len(lines) > 1


_PAID_AHEAD = re.compile(
    rf"(?:^|[:,;])\s*(\d{{1,4}})\s?(?:to|:|/)\s?(\d)\s(?={_HAND.pattern})", re.I
)
"""As in "Pair Plus: 40/1 straight flush, 30/1 trips"."""
_ROW = re.compile(rf"\s*{_HAND.pattern}\s\d{{1,4}}", re.IGNORECASE)
_MANY_ROWS = 3


def _listed(line: str) -> list[str]:
    """The rows of "Pair Plus: straight flush 40, trips 30, straight 6", a figure each."""
    _, _, rest = line.partition("\t" if line.count("\t") == 1 else ":")
    rows = re.split(r",|\s[-–/·](?=\s)", re.split(r"\.(?:\s|$)", rest)[0])
    return rows if len(rows) >= _MANY_ROWS and all(map(_ROW.fullmatch, rows)) else []


def _side_by_side(
    lines: list[str], names: re.Pattern[str]
) -> Iterator[tuple[Wager | None, str, bool]]:
    """The cells of tables that stand side by side, each with hands of its own."""
    head, *rows = [
        line.split("\t") for line in dropwhile(lambda line: "\t" not in line, lines)
    ] or [[]]
    is_whole = len(head) > 1 and all(len(row) == len(head) for row in rows)
    if is_whole and all(named_in(names, column) for column in head):
        for column, cell in (pair for row in rows for pair in zip(head, row, strict=True)):
            yield _paying((column,), names), cell, True


_BONUS = re.compile(r"\b(?:bonus|premium)\b", re.IGNORECASE)


def _paying(texts: tuple[str, ...], names: re.Pattern[str]) -> Wager | None:
    """The one wager with a pay table that the first of these texts names that names any."""
    for text in texts:
        named = {*named_in(names, text)}
        found = named - {Wager.ANTE, Wager.PLAY}
        if Wager.ANTE in named and not found and _BONUS.search(text):
            return Wager.ANTE_BONUS
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _rows(line: str, *, is_row: bool, has_stake: bool) -> Iterator[tuple[str, str]]:
    """The hands of the line with what each is paid, the odds before the hands or behind; a figure
    alone may have the stake in it."""
    line = _EVEN.sub("1 to 1", line)
    first = _HAND.search(line)
    ahead = [*_PAID_AHEAD.finditer(line)]
    before = [*_PAID_FOR.finditer(line)] or (
        ahead if first and ahead and ahead[0].end() <= first.start() else []
    )
    for found in before:
        hand = _HAND.match(line, found.end())
        assert hand is not None, "it was looked ahead to"
        yield from _odds(str(hand.lastgroup), found[1], found[2])
    hands = () if before else tuple(_HAND.finditer(line))
    for at, found in enumerate(hands):
        name, start = str(found.lastgroup), found.end()
        end = hands[at + 1].start() if at + 1 < len(hands) else len(line)
        paid, fixed = _PAID.match(line, start, end), _FIXED.match(line, start, end)
        is_next = _FOR_NEXT.match(line, paid.end()) and "and" in paid["between"] if paid else False
        if paid and not is_next and not _NO_ROW.search(paid["between"]):
            yield from _odds(name, paid[2], paid[3])
            for other in _ODDS_CELL.finditer(line, paid.end(), end):  # of another pay table
                yield from _odds(name, other[1], other[2])
        elif fixed and not _NO_ROW.search(fixed["between"]):
            yield name, f"{fixed['share']}%" if fixed["share"] else _amount(fixed["amount"])
        elif is_row and (alone := _FIGURE.fullmatch(line, start)):
            yield from _odds(name, str(number(alone[1]) - has_stake), "1")


def _odds(hand: str, num: str, den: str) -> Iterator[tuple[str, str]]:
    odds = f"{number(num)}:{number(den)}"
    with suppress(ValueError):  # of nothing, or of more than any house pays
        Odds.parse(odds)
        yield hand, odds


def _limits(each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    for line, table in _with_columns(each.says.split("\n"), names):
        for part in re.split(r"(?<![Mm]in\.)(?<![Mm]ax\.)(?<=[.;])\s", line):
            for wager, of, amount in _limits_of(part, names):
                yield Figure(wager, of, amount, each.clause, table)


def _with_columns(lines: list[str], names: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """The lines; a table with a column for the minimum gives each figure beside its column's
    name. A row that names no wager, below columns that do, is a table of the house's."""
    head: list[str] = []
    for line in lines:
        row = line.split("\t")
        if head and len(row) == len(head):
            is_table = names.search(" ".join(head)) and not names.search(row[0])
            for name, cell in zip(head[1:], row[1:], strict=True):
                yield f"{row[0]}: {name.rstrip('.')} {cell}", row[0] if is_table else ""
        else:
            yield line, ""
        if len(row) > 1 and re.search(r"\bmin", line, re.IGNORECASE):
            is_without = re.match(r"min|max", row[0], re.IGNORECASE)  # no words above the names
            head = ["", *row] if is_without else row


def _limits_of(part: str, names: re.Pattern[str]) -> Iterator[tuple[Wager, str, str]]:
    if _SOMETIMES.search(part):
        return
    for found in _RANGE.finditer(part):
        low, high = _amount(found[1]), _amount(found[2])
        if Money.parse(low) < Money.parse(high):
            for wager in _limited(part, found, names):
                yield wager, LOW, low
                yield wager, HIGH, high
    first = _ANY_LIMIT.search(part)
    for named in names.finditer(part):
        bare, wager = _BARE_RANGE.match(part, named.end()), Wager(str(named.lastgroup))
        if bare and wager is not Wager.PLAY and not wager.is_bonus:
            low, high = _amount(bare[1]), _amount(bare[2])
            is_years = _YEARS.fullmatch(bare[1]) and _YEARS.fullmatch(bare[2])
            is_date = "/" in bare[0] and (not first or _NO_LIMIT.search(part))
            if Money.parse(low) < Money.parse(high) and not is_years and not is_date:
                yield wager, LOW, low
                yield wager, HIGH, high
    behind = [*_BEHIND.finditer(part)]
    if first and behind and first.start() == behind[0].start("of"):
        alone = {*named_in(names, part)}
        for found in behind:
            of = LOW if found["of"].lower() == "min" else HIGH
            for wager in _limited(part, found, names) or (alone if len(alone) == 1 else ()):
                if not wager.is_bonus:
                    yield wager, of, _amount(found[1])
        return
    for of, pattern in ((LOW, _LEAST), (HIGH, _MOST), (LOW, _EXACTLY), (HIGH, _EXACTLY)):
        for found in pattern.finditer(part):
            wagers = _limited(part, found, names)
            between = part[: found.end()] if pattern is _EXACTLY else found["between"]
            if not wagers or _NO_LIMIT.search(between) or _ENTITLES.search(part):
                continue
            yield from ((wager, of, _amount(found[2])) for wager in wagers)
            yield from ((other, of, amount) for other, amount in _and_others(part, found, names))


def _and_others(
    part: str, found: re.Match[str], names: re.Pattern[str]
) -> Iterator[tuple[Wager, str]]:
    """The other wagers of "at least $10 on the Ante and $5 on the Pair Plus"."""
    at = found.end() if names.search(part, found.start(), found.end()) else len(part)
    while (gap := _COMMA.match(part, at)) and (named := names.match(part, gap.end())):
        if (more := _ONE_MORE.match(part, named.end())) is None:
            break
        at = more.end()
        yield Wager(str(named.lastgroup)), _amount(more[1])
    named = names.match(part, _for(part, found.end()))
    while named and (more := _AND.match(part, named.end())):
        named = names.match(part, _for(part, more.end()))
        if named and not (wager := Wager(str(named.lastgroup))).is_bonus:
            yield wager, _amount(more[1])


def _limited(part: str, found: re.Match[str], names: re.Pattern[str]) -> list[Wager]:
    """The wagers that those amounts limit: named among them, right behind them, or last before,
    as "Pair Plus and Prime". The limits of a table are those of the Ante."""
    inside = [*names.finditer(part, found.start(), found.end())]
    behind = names.match(part, _for(part, found.end()))
    named = inside or ([behind] if behind else [*names.finditer(part, 0, found.start())])
    if not named:
        return [Wager.ANTE] if _OF_TABLE.search(part, 0, found.start()) else []
    alike = [named.pop()]
    while named and _JOINED.fullmatch(part, named[-1].end(), alike[0].start()):
        alike.insert(0, named.pop())
    wagers = [Wager(str(each.lastgroup)) for each in alike]
    return [] if any(each.is_bonus for each in wagers) else wagers


_SOMETIMES = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|nights?|daily)\b", re.I
)
_JOINED = re.compile(r"\s*(?:,|&|/|and|or|,\s*and)\s+(?:the\s|an?\s)?", re.IGNORECASE)
_OF_TABLE = re.compile(r"\btables?(?: limits?)?:?(?: is| are| run)?\s*(?:from )?$", re.IGNORECASE)


def _for(part: str, end: int) -> int:
    found = re.compile(r"\s*(?:for|on|as)\s+(?:the\s|an?\s)?\s*", re.IGNORECASE).match(part, end)
    return found.end() if found else end


def _amount(text: str) -> str:
    return str(Money.parse(re.sub("[, ]", "", text)))


def plays(each: Sentence) -> Iterator[Figure]:
    for part in re.split(r"(?<=[.;])\s|\n", each.says):
        ranks = {
            found.lower() for found in re.findall(rf"\b(?:{'|'.join(_RANKS)})s?\b", part, re.I)
        }
        dealer = re.search(r"\bdealer\b", part, re.IGNORECASE)
        hands = [*_LOWEST.finditer(part)]
        if _ALWAYS.search(part):
            yield Figure(Wager.PLAY, PLAYS, ANY_HAND, each.clause)
        elif dealer and len(ranks) == len(hands) == 1 and (lowest := _lowest(part, hands[0])):
            yield Figure(Wager.PLAY, PLAYS, lowest, each.clause)


def _lowest(part: str, hand: re.Match[str]) -> str:
    """The rank of the lowest card of the dealer who plays; empty where the part does not say."""
    verbs = {_gap(part, each, hand): each for each in _PLAYS.finditer(part)}
    gap = min(verbs, key=len, default=_OTHER_GAP)
    if _OTHER_HAND.search(gap) or not (hand["high"] or hand["up"] or hand["down"] or hand["least"]):
        return ""
    rank = hand["rank"].lower()
    below = re.match("lower|less|worse|below|under|without", hand["least"] or "", re.IGNORECASE)
    if verbs[gap]["not"]:
        above = _RANKS.index(rank) + 1
        if hand["down"] and above < len(_RANKS):
            return _RANKS[above].upper()
        return rank.upper() if below or hand["least"] else ""
    return "" if below or hand["down"] else rank.upper()


_OTHER_GAP = ";"


def _gap(part: str, one: re.Match[str], other: re.Match[str]) -> str:
    first, second = sorted((one.span(), other.span()))
    return part[first[1] : second[0]]
