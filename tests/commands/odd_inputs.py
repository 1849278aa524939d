"""Seeded odd inputs for the commands that read: documents changed at any depth, lines spoiled."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

Plain = Any

_NUMBERS = (
    0, -1, 1, 7, 8, 10**30, -(10**30), 2**63, 0.5, 2.005, 1e308, -0.0,
    float("nan"), float("inf"), float("-inf"), True, False, None,
)  # fmt: skip
_TEXTS = (
    "", " ", "\0", "5", "-5", "٥", "５", "²", "1e3", "NaN", "Infinity", "1_000", "+5", "0x10",
    "5.000", "0.01", "0.001", "9" * 40, "9" * 5000, "5 ", "\u200b5", "\ud800", "x" * 3000,
    "A♥", "10h", "ah", "1h", "Ａｈ", "play", "fold", "PLAY", "settlement", "whole", "ante",
    "mbs", "six-card-bonus", "prime", "posted", "boxes", "no-such", "../mbs",
)  # fmt: skip
_ACTIONS = (
    "pay 3 ante 5", "pay 3 ante ٥", "call dealer queen_high", "call 3 stand_off", "rule void",
    "rule", "deal", "deal dealer dealer", "pay dealer ante 5", "take 9 ante", "pay 3 ante NaN",
    "pay 3 ante -5", "pay 3 ante 1e9", "pay 3 ante 0", "pay 3 ante " + "9" * 4999, "collect 1",
    "pay ３ ante 5", "take 3 envy_bonus", "take 3 ante_bonus", "  take  3 ante ", "take\t3 ante",
    "take 3 ante\nclear 3", "reveal", "rule \u202e", "tuck 7",
)  # fmt: skip
_HOLDERS: tuple[Plain, ...] = (
    [], [[]], {}, [None], {"": None}, {"ante": 5}, {"play": 5}, ["Ah"], ["Ah"] * 3, [1, 2, 3], [{}],
)  # fmt: skip
VALUES: tuple[Plain, ...] = (*_NUMBERS, *_TEXTS, *_ACTIONS, *_HOLDERS)
"""Wrong types, odd numbers, other digits, hostile texts."""

_NAMES = ("", "x", "a\nb\x1b[31m", "play", "jackpot", "placard", "closed", "redeal", "ante")
_SPOILERS = '{}[]",:\\\0\x1f\ufeff\u2028٥\x85'
_DEPTHS = (1, 400, 100_000)


def changed(document: Plain, draw: random.Random) -> Plain:
    """The document with one to three changes, each at a place drawn from all its places."""
    document = copy.deepcopy(document)
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        document = _change(document, draw)
    return document


def _change(document: Plain, draw: random.Random) -> Plain:
    places = [*_places(document)]
    if not places or draw.random() < 0.01:
        return _value(draw)
    holder, key = draw.choice(places)
    act = draw.randrange(6)
    if act == 0:
        del holder[key]
    elif act == 1 and isinstance(holder, dict):
        holder[draw.choice(_NAMES)] = _value(draw)
    elif act == 1:
        holder.insert(key, copy.deepcopy(holder[key]))
    elif act == 2:
        other, place = draw.choice(places)
        holder[key] = copy.deepcopy(other[place])
    else:
        holder[key] = _value(draw)
    return document


def _value(draw: random.Random) -> Plain:
    return copy.deepcopy(draw.choice(VALUES))


def _places(value: Plain) -> Iterator[tuple[Plain, Plain]]:
    """Every place of the document: what holds it, and its key there."""
    keys: list[Plain] = []
    if isinstance(value, dict):
        keys = [*value]
    elif isinstance(value, list):
        keys = [*range(len(value))]
    for key in keys:
        yield value, key
        yield from _places(value[key])


def line(document: Plain, draw: random.Random) -> str:
    """The document as one line of JSON; now and then the line itself is spoiled."""
    text = json.dumps(document, ensure_ascii=draw.random() < 0.5)
    act = draw.randrange(25)
    at = draw.randrange(len(text) + 1)
    if act == 0:
        return text[:at]
    if act == 1:
        return text[:at] + draw.choice(_SPOILERS) + text[at:]
    if act == 2:
        return text + "\r"
    if act == 3:
        return text.replace(": ", ": " + "[" * draw.choice(_DEPTHS), 1)
    if act == 4:
        return text[:-1] + ", " + text[1:]
    return text
