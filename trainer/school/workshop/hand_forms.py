"""The ranks of hands, the terms of the Ante Bonus and the house's words, as forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from trainer.errors import Place
from trainer.game.hands import Category
from trainer.game.house_words import (
    TRANSLATED,
    DealerWord,
    EqualWord,
    HouseWords,
    PlaceWord,
    PlayerWord,
)
from trainer.game.pay import JudgedOn
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.workshop_file import UNCITED
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, Section, listed
from trainer.school.workshop.rulings import put_plain
from trainer.wording import Phrase, phrase, say, say_list, say_phrase, speaking_of

_WHEEL = "3-2-A"


def hands_section(draft: Draft, rules: HouseRules) -> Section:
    """The order of the six hands, and how an ace counts in a straight."""
    order = say_list([each.words for each in rules.ranking.order], "")
    line = Line(
        "hands.order", say("From the highest to the lowest"), order, RULES_FILE,
        ("hands", "order"), _put_order,
    )  # fmt: skip
    straights = [str(each) for each in draft.at(RULES_FILE, ("hands", "straights"))]
    now = "none"
    if _WHEEL in straights:
        now = "lowest" if straights.index(_WHEEL) < len(straights) // 2 else "second"
    options = (
        ("lowest", say("the lowest straight")),
        ("second", say("the second highest straight")),
        ("none", say("not a straight")),
    )
    ace = Choice(
        "hands.ace_low", say("3-2-A is"), now, options, RULES_FILE, ("hands", "straights"),
        _put_ace_low,
    )  # fmt: skip
    source = rules.ranking_source
    return Section(
        "hands", say("Ranking of hands"), order, (line, ace), source.cite,
        source.reading is not None, ("hands",),
    )  # fmt: skip


def _put_order(draft: Draft, text: str) -> None:
    known = {each.words.casefold(): each.value for each in Category}
    found = [known.get(each.casefold(), "") for each in listed(text)]
    if sorted(found) != sorted(known.values()):
        every = say_list([each.words for each in Category], "")
        raise ValueError(say("Write each of these once: {wagers}.", wagers=every))
    if found != draft.at(RULES_FILE, ("hands", "order")):
        draft.put(RULES_FILE, ("hands", "order"), found)
        put_plain(draft, "ranking")


def _put_ace_low(draft: Draft, value: str) -> None:
    place: Place = ("hands", "straights")
    left = [each for each in draft.at(RULES_FILE, place) if each != _WHEEL]
    at = {"lowest": 0, "second": len(left) - 1}.get(value)
    if at is not None:
        left.insert(at, _WHEEL)
    draft.put(RULES_FILE, place, left)


# ----------------------------------------------------------------------------- ante bonus

_PLAYED = {
    Situation.NOT_QUALIFIED: phrase("Dealer does not play"),
    Situation.HIGHER: phrase("Higher than the dealer"),
    Situation.LOWER: phrase("Lower than the dealer"),
    Situation.TIE: phrase("Equal hands"),
}


def due_pieces(draft: Draft) -> Iterator[Choice]:
    """The situations in which the Ante Bonus is paid."""
    options = (("yes", say("paid")), ("no", say("not paid")))
    for situation, words in _PLAYED.items():
        place = ("ante_bonus", "due", situation.value)
        now = "no" if draft.at(RULES_FILE, place) is None else "yes"
        yield Choice(
            f"ante_bonus.due.{situation}", say_phrase(words), now, options, RULES_FILE, place,
            partial(_put_due, place),
        )  # fmt: skip


def _put_due(place: Place, draft: Draft, value: str) -> None:
    if value == "yes":
        draft.insert(RULES_FILE, place[:-1], str(place[-1]), {"reading": UNCITED})
    elif len(draft.at(RULES_FILE, place[:-1])) == 1:
        raise ValueError(say("Pay the Ante Bonus in at least one case, or remove it."))
    else:
        draft.take(RULES_FILE, place)


# ------------------------------------------------------------------------------ side bets


def side_pieces(draft: Draft, side: SideWager) -> Iterator[Choice]:
    """The terms of a side bet's table: how an ace counts, and if the stake is in it."""
    name = side.wager.value
    if side.judged_on is JudgedOn.BEST_FIVE_OF_SIX:
        counts = (("yes", say("a straight")), ("no", say("not a straight")))
        yield _of_side(draft, name, "ace_low_straight", "counts", say("5-4-3-2-A is"), counts)
    holds = (("stays", say("stays the player's")), ("in_award", say("is in the amount")))
    yield _of_side(draft, name, "stake_of_a_win", "result", say("The stake of a win"), holds)


def _of_side(
    draft: Draft, name: str, key: str, what: str, title: str, options: tuple[tuple[str, str], ...]
) -> Choice:
    place = (name, key, what)
    now = str(draft.at(RULES_FILE, place) or options[0][0])
    return Choice(
        f"{name}.{key}", title, now, options, RULES_FILE, place, partial(_put_said, place)
    )


def _put_said(place: tuple[str, str, str], draft: Draft, value: str) -> None:
    name, key, what = place
    if draft.at(RULES_FILE, place) is not None:
        draft.put(RULES_FILE, place, value)
    else:
        draft.insert(RULES_FILE, (name,), key, {what: value, "reading": UNCITED})


# ---------------------------------------------------------------------------------- words

_WORDS: tuple[tuple[str, Phrase, tuple[tuple[str, Phrase], ...]], ...] = (
    (
        "place",
        phrase("A betting place"),
        (
            (PlaceWord.SEAT, phrase("seat")),
            (PlaceWord.BOX, phrase("box")),
            (PlaceWord.SPOT, phrase("spot")),
            (PlaceWord.POSITION, phrase("position")),
        ),
    ),
    (
        "player",
        phrase("The person who bets"),
        (
            (PlayerWord.PLAYER, phrase("player")),
            (PlayerWord.GAMBLER, phrase("gambler")),
            (PlayerWord.GUEST, phrase("guest")),
            (PlayerWord.CUSTOMER, phrase("customer")),
            (PlayerWord.PATRON, phrase("patron")),
        ),
    ),
    (
        "dealer",
        phrase("A dealer's hand that is high enough"),
        ((DealerWord.QUALIFIES, phrase("qualifies")), (DealerWord.GAME, phrase("is a game"))),
    ),
    (
        "equal",
        phrase("Equal hands"),
        ((EqualWord.TIE, phrase("tie")), (EqualWord.STAND_OFF, phrase("stand off"))),
    ),
)


_OWN_WORDS = (
    ("ante_bonus", phrase("Name of the Ante Bonus")),
    ("envy_bonus", phrase("Name of the Envy Bonus")),
    ("place_your_bets", phrase('Instead of "Place your bets"')),
    ("no_more_bets", phrase('Instead of "No more bets"')),
    (Category.HIGH_CARD.value, phrase('Instead of "High card"')),
    (Category.PAIR.value, phrase('Instead of "Pair"')),
    (Category.FLUSH.value, phrase('Instead of "Flush"')),
    (Category.STRAIGHT.value, phrase('Instead of "Straight"')),
    (Category.THREE_OF_A_KIND.value, phrase('Instead of "Three of a kind"')),
    (Category.STRAIGHT_FLUSH.value, phrase('Instead of "Straight flush"')),
    ("stand_off", phrase('Instead of "Stand-off"')),
)
_IN_OTHERS = {"ru": phrase("{name}, in Russian"), "zh_CN": phrase("{name}, in Chinese")}


def words_section(words: HouseWords) -> Section:
    """The house's words for places, people and hands, each beside the usual one."""
    with speaking_of(None):
        return _words_section(words)


def _words_section(words: HouseWords) -> Section:
    pieces: list[FormPiece] = [
        Choice(
            f"words.{key}", say_phrase(name), str(getattr(words, key)),
            tuple((str(value), say_phrase(told)) for value, told in options), RULES_FILE,
            ("words", key), partial(_put_word, key),
        )
        for key, name, options in _WORDS
    ]  # fmt: skip
    lines = (each for key, name in _OWN_WORDS for each in _own_word(words, key, say_phrase(name)))
    says = [dict(each.options)[each.value] for each in pieces if isinstance(each, Choice)]
    return Section("words", say("Words"), say_list(says, ""), (*pieces, *lines))


def _own_word(words: HouseWords, key: str, name: str) -> Iterator[Line]:
    """The house's own word; where there is one, the same in the other languages."""
    own = words.own.get(key, "")
    yield Line(f"words.{key}", name, own, RULES_FILE, ("words", key), partial(_put_word, key))
    for language in TRANSLATED if own else ():
        word = words.translated.get(language, {}).get(key, "")
        yield Line(
            f"words.{language}.{key}", say_phrase(_IN_OTHERS[language], name=name), word,
            RULES_FILE, ("words", language, key), partial(_put_translated, language, key),
        )  # fmt: skip


def _put_word(key: str, draft: Draft, value: str) -> None:
    there = dict(draft.at(RULES_FILE, ("words",)) or {})
    text = value.strip()
    if not text:
        for language in TRANSLATED:
            _put_translated(language, key, draft, "")
        there = dict(draft.at(RULES_FILE, ("words",)) or {})
    _put_among(draft, ("words",), there, key, text)


def _put_translated(language: str, key: str, draft: Draft, value: str) -> None:
    words = draft.at(RULES_FILE, ("words",)) or {}
    there = words.get(language)
    if there is not None:
        _put_among(draft, ("words", language), there, key, value.strip())
    elif value.strip():
        _put_among(draft, ("words",), words, language, {key: value.strip()})


def _put_among(draft: Draft, place: Place, there: Mapping[str, Any], key: str, value: Any) -> None:
    """That stands there under the key; nothing where it is empty, and no empty mapping is left."""
    if not value:
        if key in there:
            draft.take(RULES_FILE, (*place, key) if len(there) > 1 else place)
    elif not there:
        draft.insert_block(RULES_FILE, "words", {key: value}, "spots")
    elif key not in there:
        draft.insert(RULES_FILE, place, key, value)
    else:
        draft.put(RULES_FILE, (*place, key), value)
