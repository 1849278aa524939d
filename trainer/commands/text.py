"""Rounds and settlements as a person wants to read them: aligned, each line with its rule."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from trainer.game.hands import text_of
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result
from trainer.game.serialize import round_to_plain
from trainer.game.settle import DealerHand, Line, SeatSettlement, Settlement
from trainer.marking.words import money, spot

INDENT = "  "


def columns(rows: Sequence[Sequence[str]], *, indent: str = INDENT) -> list[str]:
    """The rows with every column as wide as its widest text."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)] if rows else []
    padded = (
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True))
        for row in rows
    )
    return [f"{indent}{line}".rstrip() for line in padded]


def settlement_text(rules: HouseRules, round_: Round, settlement: Settlement) -> str:
    """The whole table: the dealer's hand, then each seat with its lines."""
    rows = [[_line_row(rules, line) for line in seat.lines] for seat in settlement.seats]
    aligned = iter(columns([row for seat in rows for row in seat]))
    parts = [_dealer(rules, settlement.dealer)]
    for seat in settlement.seats:
        lines = [next(aligned) for _ in seat.lines]
        parts.append("\n".join([_seat(rules, round_.seat(seat.seat), seat), *lines]))
    return "\n\n".join(parts)


def round_text(round_: Round) -> str:
    """The round as a round file holds it."""
    plain = round_to_plain(round_)
    seats = [f"  - {_flow(seat)}" for seat in plain.pop("seats")]
    head = [f"{name}: {_flow(plain.pop(name))}" for name in ("house", "dealer")]
    rest = [f"{name}: {_flow(value)}" for name, value in plain.items()]
    return "\n".join([*head, "seats:", *seats, *rest])


# A card like 2c is text in YAML without quotes too; true and null are not.
_BARE = re.compile("(?!(true|false|null)$)([A-Za-z]|[2-9][a-z])[A-Za-z_-]*")


def _flow(value: object) -> str:
    """A plain value in YAML's short form; text that looks like a number is quoted."""
    match value:
        case dict():
            return f"{{{', '.join(f'{name}: {_flow(each)}' for name, each in value.items())}}}"
        case list():
            return f"[{', '.join(_flow(each) for each in value)}]"
        case str() if _BARE.fullmatch(value):
            return value
        case _:
            return json.dumps(value, ensure_ascii=False)


def _dealer(rules: HouseRules, dealer: DealerHand) -> str:
    qualifies = "qualifies" if dealer.qualifies else "does not qualify"
    return f"{rules.title}\nDealer  {text_of(dealer.cards)}  {dealer.name}, {qualifies}"


def _seat(rules: HouseRules, seat: Seat | None, settled: SeatSettlement) -> str:
    assert seat is not None, "every settled seat is in the round"
    folded = ", folded" if seat.folded else ""
    place = rules.words.place.headed(settled.seat)
    return f"{place}  {text_of(seat.cards)}  {settled.name}{folded}"


def _line_row(rules: HouseRules, line: Line) -> list[str]:
    stake = "" if line.stake is None else money(rules, line.stake)
    pays = f"pay {money(rules, line.pays)}" if line.result is Result.WIN else ""
    odds = str(line.odds) if line.odds else ""
    return [spot(rules, line.wager), stake, line.result.value, pays, odds, str(line.rule)]


GAP = "  "


def wrapped_rows(rows: Sequence[Sequence[str]], most: Sequence[int]) -> list[list[str]]:
    """Each row as its lines; every column is as wide as its widest text, and at most ``most``."""
    widths = [
        min(limit, max(map(len, texts)))
        for limit, texts in zip(most, zip(*rows, strict=True), strict=True)
    ] if rows else []  # fmt: skip
    return [_lines(row, widths) for row in rows]


def _lines(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    broken = [_broken(text, width) for text, width in zip(row, widths, strict=True)]
    return [
        INDENT + GAP.join(part.ljust(width) for part, width in zip(parts, widths, strict=True))
        for parts in zip_longest(*broken, fillvalue="")
    ]


def _broken(text: str, width: int) -> list[str]:
    """The lines of a cell: each row of a table has its own."""
    rows = text.replace("\t", GAP).split("\n")
    return [line for row in rows for line in _wrapped(row, width)]


def _wrapped(text: str, width: int) -> list[str]:
    """The lines of a text; those after the first keep its indent."""
    inner = text.lstrip()
    margin = " " * (len(text) - len(inner))
    return wrap(inner, max(1, width), initial_indent=margin, subsequent_indent=margin) or [""]
