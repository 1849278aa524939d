"""rules.yaml: a house's rules about money, as values; every contradiction in it is a problem."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from trainer.errors import Place
from trainer.game.cards import Rank
from trainer.game.hands import Category, Ranking, Straight, lowest, parse_straight
from trainer.game.house_words import (
    OWN_WORDS,
    TRANSLATED,
    DealerWord,
    EqualWord,
    HouseWords,
    PlaceWord,
    PlayerWord,
)
from trainer.game.pay import PayTable, Source
from trainer.game.rules import (
    PLACES_AT_MOST,
    AnteBonus,
    Felt,
    HouseRules,
    Outcome,
    Qualifying,
    Result,
    Situation,
)
from trainer.game.wagers import STAKED, Wager
from trainer.library.formats.shape import (
    Checked,
    Field,
    Flag,
    Listed,
    Mapped,
    Notes,
    Parts,
    Record,
    SaidShape,
    Shape,
    Text,
    Whole,
    Word,
    Written,
    optional,
)
from trainer.library.house_files.bets_shape import BetShape
from trainer.library.house_files.file_parts import (
    AMOUNT,
    AMOUNTS,
    CLAUSE,
    ODDS,
    PLACED_WAGER,
    STAKED_WAGER,
    cited,
)
from trainer.library.house_files.rules_checks import check_rules
from trainer.library.house_files.sides_shape import ANTE_BONUS, ENVY_BONUS, SideShape
from trainer.wording import phrase, say, say_phrase

_SIDES = tuple(each for each in STAKED if each not in (Wager.PLAY, Wager.ANTE))

# ------------------------------------------------------------- Ante and Play


def _outcome(parts: Parts) -> Outcome:
    result = parts.get("result", Result.WIN)
    table = Source(parts["table"]) if "table" in parts else None
    return Outcome(result, parts["source"], parts.get("pays"), table)


def _pays_or_result(parts: Parts, where: Place, notes: Notes) -> None:
    given = [name for name in ("pays", "result") if name in parts or notes.under((*where, name))]
    if len(given) != 1:
        both, none = phrase("has both pays and result"), phrase("has neither pays nor result")
        said = say_phrase(both if given else none)
        right = say("write one, like {pays} or {result}", pays='pays: "1:1"', result="result: push")
        notes.wrong(where, f"{said}; {right}")


_LOSE_OR_PUSH = Word((Result.LOSE, Result.PUSH), phrase("result"))
_OUTCOME = cited(
    phrase("situation"),
    {
        "pays": optional(ODDS, "odds, where the wager wins"),
        "result": optional(_LOSE_OR_PUSH, "lose or push, where it does not win"),
        "table": optional(CLAUSE, "the clause of the pay table"),
    },
    _outcome,
    _pays_or_result,
)
_LOST = cited(
    phrase("fold"),
    {"result": Field(SaidShape("lose"), about=phrase("a fold loses it"))},
    lambda parts: Outcome(Result.LOSE, parts["source"]),
)
_PLAYED = tuple(situation for situation in Situation if situation is not Situation.FOLDED)


def _situations(what: str, *, folded: bool) -> Shape[dict[Situation, Outcome]]:
    fields = {each.value: Field(_OUTCOME) for each in _PLAYED}
    if folded:
        fields = {Situation.FOLDED.value: Field(_LOST), **fields}
    return Record(what, fields, lambda parts: {Situation(name): parts[name] for name in parts})


# ------------------------------------------------------- hands and the layout

_ORDER = Listed(
    Word(tuple(Category), phrase("hand")), phrase("write the six hands from the highest"), 6, 6
)
_STRAIGHT: Shape[Straight] = Written(
    parse_straight, "[AKQJT2-9]-[AKQJT2-9]-[AKQJT2-9]", phrase("write ranks like 3-2-A")
)
_STRAIGHTS = Listed(
    _STRAIGHT, phrase("write the straights from the lowest, like [3-2-A, 4-3-2]"), 1, 15
)


def _no_straight_twice(straights: tuple[Straight, ...], where: Place, notes: Notes) -> None:
    for at, straight in enumerate(straights):
        same = [each for each in straights[:at] if set(each) == set(straight)]
        if same and same[0] != straight:
            written = "-".join(str(rank) for rank in same[0])
            notes.wrong(
                (*where, at), say("is listed twice, first as {written}; keep one", written=written)
            )


_HANDS = cited(
    phrase("ranking of hands"),
    {
        "order": Field(_ORDER, about=phrase("the six hands from the highest")),
        "straights": Field(
            Checked(_STRAIGHTS, _no_straight_twice),
            about=phrase("from the lowest; nothing else is one"),
        ),
        "meanings": optional(
            Mapped(
                Word(tuple(Category), phrase("hand")),
                CLAUSE,
                phrase("write them like pair: POSTED 5e"),
            ),
            "the clause that says what each hand is",
        ),
    },
    lambda parts: (
        Ranking(parts["order"], parts["straights"]),
        parts["source"],
        {hand: Source(clause) for hand, clause in parts.get("meanings", {}).items()},
    ),
)
_LOWEST: Shape[tuple[Rank, Rank, Rank]] = Written(
    lowest, "[AKQJT2-9]-[AKQJT2-9]-[AKQJT2-9]", phrase("write ranks like Q-3-2")
)
_QUALIFYING = cited(
    phrase("qualifying hand"),
    {"at_least": Field(_LOWEST, about=phrase("the lowest hand with which the dealer plays"))},
    lambda parts: Qualifying(parts["at_least"], parts["source"]),
)
_COLOUR = Text(phrase('write a colour like "#19694F"'), "#[0-9A-Fa-f]{6}")
_FELT = Record(
    phrase("felt"),
    {
        "title": Field(Text()),
        "sentence": Field(Text()),
        "colours": Field(
            Listed(_COLOUR, phrase("write three colours: centre, middle, edge"), 3, 3)
        ),
    },
    lambda parts: Felt(parts["title"], parts["sentence"], parts["colours"]),
)


def _ascending(chips: tuple[Any, ...], where: Place, notes: Notes) -> None:
    for at, (before, chip) in enumerate(pairwise(chips), start=1):
        if chip < before:
            message = say("{chip} comes after {before}; write the smallest chip first",
                          chip=chip, before=before)  # fmt: skip
            notes.wrong((*where, at), message)


_VALUES = Listed(AMOUNT, phrase('write one to six amounts like ["1", "5"]'), 1, 6)
_CHIPS = cited(
    phrase("chips of the tray"),
    {
        "values": Field(
            Checked(_VALUES, _ascending), about=phrase("what they are worth, smallest first")
        )
    },
    lambda parts: (parts["values"], parts["source"]),
)
FEWEST_PLACES = 3
_PLACES = cited(
    phrase("number of places"),
    {
        "count": Field(
            Whole(FEWEST_PLACES, PLACES_AT_MOST), about=phrase("the betting places of a table")
        )
    },
    lambda parts: (parts["count"], parts["source"]),
)
_SPOTS = Mapped(STAKED_WAGER, Text(), phrase("write the spots like ante: Ante"))
_OWN_WORDS = {
    each: optional(Text(), f"the house's own word for {each.replace('_', ' ')}")
    for each in OWN_WORDS
}


def _house_words(parts: Parts) -> HouseWords:
    chosen = {key: each for key, each in parts.items() if key not in (*OWN_WORDS, *TRANSLATED)}
    own = {each: parts[each] for each in OWN_WORDS if each in parts}
    translated = {each: parts[each] for each in TRANSLATED if each in parts}
    return HouseWords(**chosen, own=own, translated=translated)


_WORDS = Record(
    phrase("words"),
    {
        "place": optional(Word(tuple(PlaceWord), phrase("word")), "seat, box, spot or position"),
        "player": optional(
            Word(tuple(PlayerWord), phrase("word")), "player, gambler, guest, customer or patron"
        ),
        "dealer": optional(
            Word(tuple(DealerWord), phrase("word")),
            "whether a good enough hand of the dealer qualifies, or is a game",
        ),
        "equal": optional(Word(tuple(EqualWord), phrase("word")), "tie or stand_off"),
        **_OWN_WORDS,
        **{
            each: optional(
                Record(phrase("words in another language"), _OWN_WORDS, dict),
                "the house's own words in that language",
            )
            for each in TRANSLATED
        },
    },
    _house_words,
)
_STAKES = Mapped(PLACED_WAGER, AMOUNTS, phrase('write stakes like ante: ["5", "10"]'))
# Windows keeps the names of its old devices; no file or folder can have them there.
HOUSE_ID = Text(
    phrase("write small letters, digits and hyphens, no Windows name (con, com1)"),
    "(?!(con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(-[a-z0-9]+)*",
)
# A house's id has at most so many letters: it names a folder, and files beside it.
MOST_LETTERS = 60


def is_house_id(name: str) -> bool:
    """True if a house can have that id, and its folder that name on every system."""
    return len(name) <= MOST_LETTERS and re.fullmatch(HOUSE_ID.pattern, name) is not None


def _rules(parts: Parts) -> HouseRules:
    ranking, ranking_source, meanings = parts["hands"]
    chips, chips_source = parts["chips"]
    places, places_source = parts.get("places", (PLACES_AT_MOST, Source()))
    return HouseRules(
        house=parts["house"],
        title=parts["title"],
        summary=parts["summary"],
        edition=parts["edition"],
        document=parts["source"],
        cite=parts["cite"],
        currency=parts["currency"],
        felt=parts["felt"],
        spots=parts["spots"],
        words=parts.get("words", HouseWords()),
        chips=chips,
        chips_source=chips_source,
        stakes=parts["stakes"],
        ranking=ranking,
        ranking_source=ranking_source,
        qualifying=parts["dealer_qualifies"],
        ante=parts["ante"],
        play=parts["play"],
        ante_bonus=parts.get("ante_bonus", AnteBonus(PayTable((), Source()), {})),
        sides=tuple(parts[wager.value] for wager in _SIDES if wager.value in parts),
        envy=parts.get("envy_bonus"),
        bets=parts["bets"],
        closed_hands=parts.get("closed_hands", False),
        placards={},
        offers=parts.get("offers", Source()),
        places=places,
        places_source=places_source,
        meanings=meanings,
    )


RULES: Record[HouseRules] = Record(
    phrase("rules file"),
    {
        "house": Field(HOUSE_ID, about=phrase("the house's id, the name of its folder")),
        "title": Field(Text(), about=phrase("the house's name")),
        "summary": Field(Text(), about=phrase("what is special here, in a few words")),
        "edition": Field(Text(), about=phrase("which edition of the house's document")),
        "source": Field(Text(), about=phrase("the file of the house's document")),
        "cite": Field(Text(), about=phrase("what every citation begins with")),
        "currency": Field(Text(), about=phrase("the sign before an amount")),
        "felt": Field(_FELT, about=phrase("what the layout prints, and its colours")),
        "spots": Field(_SPOTS, about=phrase("the betting spots from the player to the dealer")),
        "places": optional(_PLACES, "how many betting places the table has, if not seven"),
        "words": optional(_WORDS, "what the house calls places and people"),
        "offers": optional(
            cited(phrase("list of wagers"), {}, lambda parts: parts["source"]),
            "the clause that lists the wagers",
        ),
        "chips": Field(_CHIPS, about=phrase("the chips of the tray")),
        "stakes": Field(_STAKES, about=phrase("the stakes in dealt rounds")),
        "closed_hands": optional(Flag(), "whether a hand may be played unseen"),
        "hands": Field(_HANDS, about=phrase("how hands rank")),
        "dealer_qualifies": Field(_QUALIFYING, about=phrase("when the dealer plays")),
        "ante": Field(_situations(phrase("Ante's situations"), folded=True)),
        "play": Field(_situations(phrase("Play wager's situations"), folded=False)),
        "ante_bonus": optional(ANTE_BONUS),
        **{wager.value: optional(SideShape(wager)) for wager in _SIDES},
        "envy_bonus": optional(ENVY_BONUS),
        "bets": Field(Listed(BetShape(), phrase("write the betting rules as a list"))),
    },
    _rules,
    check_rules,
)
"""The whole file. ``rule`` and ``reading`` stand beside each rule."""
