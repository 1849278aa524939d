"""The prints on a house's felt, read from its rules: words, limits and pay tables."""

from __future__ import annotations

from trainer.game.demands import Equals, OneOf, WithinLimits
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, JackpotShare, PayTable, Posted, Row
from trainer.game.rules import BetRule, HouseRules, Placard, odds_of
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.ui.table.drawing.words import FeltWords, PrintedRow, PrintedTable, SpotWords
from trainer.wording import say, say_figure

LONGEST_LABEL = 14
MOST_TABLES = 4


def felt_words(rules: HouseRules, placard: str | None = None) -> FeltWords:
    """Everything that this house's felt says at a table with that placard."""
    posted = rules.at_table(placard)
    shown = rules.placards.get(placard or "")
    return FeltWords(
        title=rules.felt.title,
        sentence=rules.felt.sentence,
        spots=tuple(SpotWords(wager, words, _short(words)) for wager, words in rules.spots.items()),
        printed=_printed(posted),
        colours=rules.felt.colours,
        placard=say("Placard {name}", name=_hanging(rules, shown)) if shown else "",
        currency=rules.currency,
        place=rules.words.place,
    )


def _hanging(rules: HouseRules, placard: Placard) -> str:
    """The odds of what hangs there: of the Ante Bonus where Pair Plus has a table of its own."""
    side = rules.side(Wager.PAIR_PLUS)
    own = side is None or isinstance(side.table, PayTable)
    return odds_of(placard.ante_bonus) if own else placard.odds


def _short(words: str) -> str:
    """Shorten a long name to its last word, where a spot has no room for all of it."""
    return words.split()[-1] if len(words) > LONGEST_LABEL else ""


def _printed(rules: HouseRules) -> tuple[PrintedTable, ...]:
    """Pair Plus and Ante Bonus at the left, the house's own wager at the far right."""
    sides = {side.wager: side.table for side in rules.sides}
    pair_plus = _pays(rules, spot(rules, Wager.PAIR_PLUS), sides.pop(Wager.PAIR_PLUS, None))
    bonus = _pays(rules, spot(rules, Wager.ANTE_BONUS), rules.ante_bonus.table)
    envy = rules.envy and _pays(rules, spot(rules, Wager.ENVY_BONUS), rules.envy.table)
    own = [_pays(rules, spot(rules, wager), table) for wager, table in sides.items()]
    tables = (pair_plus, bonus, envy or limits(rules), *own)
    return tuple(table for table in tables if table is not None)[:MOST_TABLES]


def _pays(rules: HouseRules, heading: str, table: PayTable | Posted | None) -> PrintedTable | None:
    if not isinstance(table, PayTable) or not table.rows:
        return None
    return PrintedTable(heading, tuple(_row(rules.currency, row) for row in table.rows))


def _row(currency: str, row: Row) -> PrintedRow:
    reading = row.source.reading is not None
    return PrintedRow(row.printed, _award(currency, row.award), reading)


def _award(currency: str, award: Award) -> str:
    match award:
        case Odds():
            return award.words
        case Money():
            return f"{currency}{say_figure(award.grouped)}"
        case JackpotShare(100):
            return say("Jackpot")
        case JackpotShare():
            return f"{award.percent}%"


def limits(rules: HouseRules) -> PrintedTable | None:
    """The limits as they are posted; None if the rules have no amounts."""
    printed = [_limit(rules, rule) for rule in rules.bets if not rule.is_on_play]
    rows, ante = list[PrintedRow](), rules.spots[Wager.ANTE]
    play = PrintedRow(rules.spots[Wager.PLAY], _play_limit(rules, ante))
    for each in _once([rows for rows in printed if rows]):
        rows += each
        if play not in rows and each[0].text == ante:
            rows.append(play)
    if play not in rows and rules.play_times is not None:
        rows.append(play)
    return PrintedTable(say("Limits"), tuple(rows)) if rows else None


def _play_limit(rules: HouseRules, ante: str) -> str:
    times = rules.play_times
    if times is None:
        return f"= {ante}"
    span = f"{times.least}" if times.least == times.most else f"{times.least}–{times.most}"
    return f"{span} × {ante}"


def _once(printed: list[list[PrintedRow]]) -> list[list[PrintedRow]]:
    """Leave out the range of a wager that must equal another: it says so instead."""
    equal = {rows[0].text for rows in printed if rows[0].value.startswith("=")}
    return [rows for rows in printed if rows[0].text not in equal or rows[0].value.startswith("=")]


def _limit(rules: HouseRules, rule: BetRule) -> list[PrintedRow]:
    match rule.demand:
        case OneOf(wager, amounts):
            each = " ".join(_money(rules, each) for each in amounts)
            return [PrintedRow(rules.spots[wager], each)]
        case WithinLimits(wager, low, high, chip):
            span = f"{_money(rules, low)} – {_money(rules, high)}"
            chips = (
                [] if chip is None else [PrintedRow(say("in increments of"), _money(rules, chip))]
            )
            return [PrintedRow(rules.spots[wager], span), *chips]
        case Equals(wager, other):
            return [PrintedRow(rules.spots[wager], f"= {rules.spots[other]}")]
        case _:
            return []


def _money(rules: HouseRules, amount: Money) -> str:
    return f"{rules.currency}{say_figure(amount.grouped)}"
