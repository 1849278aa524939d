"""The common parts of houses' files: cited rules, money, odds, wagers, pay tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from trainer.errors import Place
from trainer.game.money import NOTHING, BadMoney, Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, JudgedOn, PayTable, Row, Source
from trainer.game.wagers import STAKED, Wager
from trainer.library.formats.shape import (
    Checked,
    Either,
    Field,
    Listed,
    Made,
    Mapped,
    Notes,
    Parts,
    Record,
    Shape,
    Text,
    Word,
    Written,
    optional,
)
from trainer.wording import phrase, say, say_list, say_phrase

T = TypeVar("T")

CLAUSE = Text(phrase("write the clause, for example MBS 3.14.1"))
READING = Text(phrase("write why the document had to be read so"))
SOURCE_FIELDS = {
    "rule": optional(CLAUSE, "the clause of the house's document"),
    "reading": optional(READING, "why the school had to read it so"),
    "beside": optional(CLAUSE, "a second clause that speaks to the point"),
}
_SAYS_WHY = ("rule", "reading")
_NO_SOURCE = phrase("has neither rule: nor reading:; cite the clause or say why")


def source_of(parts: Parts) -> Source:
    """The source in a record's ``rule`` and ``reading``."""
    return Source(parts.get("rule", ""), parts.get("reading"), beside=parts.get("beside", ""))


def cited(
    what: str,
    fields: Mapping[str, Field],
    build: Callable[[Parts], T],
    check: Callable[[Parts, Place, Notes], None] | None = None,
) -> Record[T]:
    """A record with its origin: ``build`` finds its ``source`` among the parts."""

    def checked(parts: Parts, where: Place, notes: Notes) -> None:
        named = any(notes.under((*where, name)) for name in _SAYS_WHY)
        if not named and not any(name in parts for name in _SAYS_WHY):
            notes.wrong(where, say_phrase(_NO_SOURCE))
        if check is not None:
            check(parts, where, notes)

    def built(parts: Parts) -> T:
        return build({**parts, "source": source_of(parts)})

    return Record(what, {**fields, **SOURCE_FIELDS}, built, checked)


def _amount(text: str) -> Money:
    amount = Money.parse(text)
    if amount <= NOTHING:
        raise BadMoney(
            say("{value} is not an amount above zero; write it like 5 or 2.50", value=repr(text))
        )
    return amount


def _share(text: str) -> JackpotShare:
    whole = text.removesuffix("%")
    if not (whole.isascii() and whole.isdigit() and text.endswith("%") and 1 <= int(whole) <= 100):
        raise ValueError(
            say("{value} is not a share of the jackpot; write it like 100%", value=repr(text))
        )
    return JackpotShare(int(whole))


AMOUNT = Written(
    _amount, r"[0-9]+(\.[0-9]{1,2})?", phrase("write an amount like 5 or 2.50"), numbers=True
)
ODDS = Written(
    Odds.parse,
    r"[1-9][0-9]{0,6}:[1-9][0-9]{0,3}",
    phrase("write num:den, for example 4:1 (in quotes)"),
)
SHARE = Written(_share, "[1-9][0-9]{0,2}%", phrase("write a share of the jackpot like 100%"))
ANY_WAGER = Word(tuple(Wager), phrase("wager"))
STAKED_WAGER = Word(STAKED, phrase("wager"))
PLACED_WAGER = Word(tuple(each for each in STAKED if each is not Wager.PLAY), phrase("wager"))
WAGERS = Listed(STAKED_WAGER, phrase("write a list of wagers like [ante, pair_plus]"))
AMOUNTS = Listed(AMOUNT, phrase('write a list of amounts like ["5", "10"]'))

ROWS: Mapping[JudgedOn, tuple[Combination, ...]] = {
    JudgedOn.THREE_CARDS: (
        Combination.MINI_ROYAL_SPADES,
        Combination.MINI_ROYAL,
        Combination.STRAIGHT_FLUSH,
        Combination.THREE_OF_A_KIND,
        Combination.STRAIGHT,
        Combination.FLUSH,
        Combination.PAIR,
    ),
    JudgedOn.BEST_FIVE_OF_SIX: (
        Combination.ROYAL_FLUSH,
        Combination.STRAIGHT_FLUSH,
        Combination.FOUR_OF_A_KIND,
        Combination.FULL_HOUSE,
        Combination.FLUSH,
        Combination.STRAIGHT,
        Combination.THREE_OF_A_KIND,
        Combination.TWO_PAIR,
        Combination.PAIR,
    ),
    JudgedOn.COLOURS: (
        Combination.SIX_ONE_COLOUR,
        Combination.EACH_ONE_COLOUR,
        Combination.ONE_COLOUR,
    ),
}
"""The rows that each kind of pay table may have."""

# What a hand of a row is besides.
_ALSO = {
    Combination.MINI_ROYAL_SPADES: (Combination.MINI_ROYAL, Combination.STRAIGHT_FLUSH),
    Combination.MINI_ROYAL: (Combination.STRAIGHT_FLUSH,),
    Combination.ROYAL_FLUSH: (Combination.STRAIGHT_FLUSH,),
    Combination.SIX_ONE_COLOUR: (Combination.EACH_ONE_COLOUR, Combination.ONE_COLOUR),
    Combination.EACH_ONE_COLOUR: (Combination.ONE_COLOUR,),
}

Paid = tuple[Award, Source | None, str, Award | None]
"""What a row pays, its own source where it has one, its own words where the house has some, and
what it would pay by another reading."""

_AWARDS: dict[str, Field] = {
    "pays": optional(ODDS, "odds on the stake, like 4:1"),
    "fixed": optional(AMOUNT, "an amount, whatever the stake"),
    "jackpot": optional(SHARE, "a share of the jackpot, like 100%"),
}


def pay_rows(
    kind: JudgedOn, short: Shape[Any] = ODDS, awards: tuple[str, ...] = ("pays",)
) -> Shape[dict[Combination, Paid]]:
    """The rows of a pay table: each short (its odds or amount) or with its own source."""
    words = {"words": optional(Text(), "the row as the house prints it")}
    doubt = {"in_doubt": optional(ODDS, "odds by another reading of the row")}
    fields = {name: _AWARDS[name] for name in awards} | words | doubt | SOURCE_FIELDS
    long = Record(phrase("row of a pay table"), fields, _row_paid, _one_award(awards))
    row: Shape[Paid] = Either(Made(short, lambda award: (award, None, "", None)), long)
    table = Mapped(Word(ROWS[kind], phrase("row")), row, phrase('write rows like straight: "6:1"'))
    return Checked(table, _refuse_dead_rows)


def _one_award(awards: tuple[str, ...]) -> Callable[[Parts, Place, Notes], None]:
    def check(parts: Parts, where: Place, notes: Notes) -> None:
        given = [name for name in awards if name in parts or notes.under((*where, name))]
        if len(given) != 1:
            notes.wrong(
                where,
                say(
                    "has {given} for what is paid; write {awards}",
                    given=say_list(given) or say("nothing"),
                    awards=say_list(awards, "or"),
                ),
            )

    return check


def _row_paid(parts: Parts) -> Paid:
    award = next(parts[name] for name in _AWARDS if name in parts)
    own = source_of(parts) if any(name in parts for name in SOURCE_FIELDS) else None
    return award, own, parts.get("words", ""), parts.get("in_doubt")


def _refuse_dead_rows(rows: dict[Combination, Paid], where: Place, notes: Notes) -> None:
    """Note rows that can never pay, because a row above takes all their hands."""
    above: list[Combination] = []
    for hand in rows:
        covering = next((each for each in above if each in _ALSO.get(hand, ())), None)
        if covering is not None:
            message = say("can never pay, since {above} comes before it; put {hand} first",
                          above=covering, hand=hand)  # fmt: skip
            notes.wrong((*where, hand.value), message)
        above.append(hand)


def pay_table(rows: Mapping[Combination, Paid], source: Source) -> PayTable:
    """The table of these rows; a row without a source of its own has the table's."""
    return PayTable(
        tuple(
            Row(hand, award, own or replace(source, beside=""), words, in_doubt)
            for hand, (award, own, words, in_doubt) in rows.items()
        ),
        source,
    )
