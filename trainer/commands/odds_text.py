"""Chances and edges as a person wants to read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.commands.text import columns
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import spot

Plain = Mapping[str, Any]
_HANDS = 22_100

_SITUATIONS = {
    "folded": "folded",
    "not_qualified": "the dealer does not qualify",
    "higher": "higher than the dealer's",
    "lower": "lower than the dealer's",
    "tie": "equal to the dealer's",
}


def odds_text(rules: HouseRules, plain: Plain) -> str:
    """The chances of ``chances_to_plain``, section by section."""
    placard = f", placard {plain['placard']}" if "placard" in plain else ""
    sections = [
        f"{rules.title} ({rules.house}){placard}",
        _section(f"Of the {_HANDS:,} hands of three cards", _hands(plain["hands"])),
        *(_wager(rules, Wager(name), each) for name, each in plain["wagers"].items()),
    ]
    return "\n\n".join(sections)


def _section(title: str, lines: list[str]) -> str:
    return "\n".join([title, *lines])


def _hands(hands: Mapping[str, int]) -> list[str]:
    return columns([(_words(name), f"{count:>6,}") for name, count in hands.items()])


def _wager(rules: HouseRules, wager: Wager, chances: Plain) -> str:
    if wager is Wager.ANTE:
        title = f"{spot(rules, Wager.ANTE)} and {spot(rules, Wager.PLAY)} together, under best play"
        return _section(title, _ante(chances))
    return _section(spot(rules, wager), [*_rows(chances), *_side(chances)])


def _ante(chances: Plain) -> list[str]:
    rows = [
        ("best line", f"play {chances['best_line']} or better, fold the rest"),
        ("house edge, of the Ante", _edge(chances)),
    ]
    if "risk" in chances:
        rows.append(("of all that is staked", f"{chances['risk_percent']}%  {chances['risk']}"))
    results = chances.get("results", {})
    rows += [(_SITUATIONS.get(name, _words(name)), text) for name, text in results.items()]
    return columns(rows)


def _rows(chances: Plain) -> list[str]:
    pays = chances.get("pays", {})
    each = chances.get("chances", {})
    return columns(
        [(Combination(hand).words, _paid(pays[hand]), each.get(hand, "")) for hand in pays]
    )


def _paid(award: str) -> str:
    return award.replace(":", " to ")


def _side(chances: Plain) -> list[str]:
    """A wager's own results and edge; a bonus has none."""
    rows = [(name, text) for name, text in chances.get("results", {}).items()]
    if chances.get("edge") is not None:
        rows.append(("house edge", _edge(chances)))
    for at in chances.get("edge_at", ()):
        head = f"house edge of {at['stake']} with a meter of {at['jackpot']}"
        rows.append((head, _edge(at)))
    fair = chances.get("fair_jackpot")
    if fair is not None:
        rows.append((f"no edge on {fair['stake']} with a meter of", fair["about"]))
    return columns(rows)


def _edge(chances: Plain) -> str:
    return f"{chances['edge_percent']}%  {chances['edge']}"


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()
