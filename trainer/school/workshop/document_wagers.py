"""A figure of a document, and the wagers that its sentences name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence

_ALSO_NAMED = {
    Wager.ANTE_BONUS: r"ante[- ](?:bonus|premium)"
    r"|(?:bonus|prize|premium) (?:is )?(?:paid )?(?:up)?on the ante",
    Wager.PAIR_PLUS: r"pair[- ]?plus|пар[ауые]?[- ]плюс|对子加注?",
    Wager.SIX_CARD_BONUS: r"(?:6|six)[- ]card(?: bonus)?",
    Wager.PRIME: "prime",
    Wager.PROGRESSIVE: r"progressive|jackpot|прогрессив\w*|джекпот\w*",
    Wager.ENVY_BONUS: "envy",
    Wager.ANTE: "ante|анте|底注",
    Wager.PLAY: "[Пп]лей|(?<!得)(?<!子)加注|跟注",
}


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
            follows = (
                r"(?=[’'”\"]? (?:(?:bet|wager|stake)s?|pushes|loses|wins"
                r"|(?:is|are) (?:both )?(?:a push|a stand-?off|returned|paid|lost|collected))\b)"
            )
            words += [words[0].upper(), rf"{words[0].lower()}{follows}"]
        flags = "-i" if wager is Wager.PLAY else "i-"
        either = "|".join(words)
        named.append(f"(?P<{wager.value}>{either if flags == 'i-' else f'(?-i:{either})'})")
    # Chinese has no spaces: its letters are no part of a name beside them.
    letter = r"[0-9A-Za-zÀ-ɏЀ-ӿ_-]"
    return re.compile(rf"(?<!{letter})(?:{'|'.join(named)})s?(?!{letter})", re.IGNORECASE)


def named_in(names: re.Pattern[str], text: str) -> list[Wager]:
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


def plain_amount(text: str) -> str:
    return str(Money.parse(re.sub("[, ]", "", text)))
