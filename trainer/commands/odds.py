"""``trainer odds``: a house's exact chances and edges."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from trainer.commands.house_readings import read_by
from trainer.commands.lines import Plain, print_json
from trainer.commands.text import columns
from trainer.commands.words import DONE, add_formats, house_named
from trainer.errors import InputError, Problem
from trainer.game.chances import chances, chances_to_plain
from trainer.game.hands import Category
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.marking.words import spot
from trainer.wording import speaking_of

# The ways to draw three cards of 52.
_HANDS = 22_100
_SITUATIONS = {
    "folded": "folded",
    "not_qualified": "the dealer does not qualify",
    "higher": "higher than the dealer's",
    "lower": "lower than the dealer's",
    "tie": "equal to the dealer's",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id; `trainer houses` lists them")
    parser.add_argument("--placard", metavar="P", help="the placard, where pay tables are posted")
    parser.add_argument(
        "--reading",
        metavar="READING=ANSWER",
        help="by that answer, whichever is in force; `trainer house HOUSE --readings` names them",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the chances as fractions. Raises InputError if a placard is missing."""
    shelf = load_houses()
    rules = house_named(shelf, args.house).rules
    if args.reading is not None:
        rules = read_by(shelf, args.house, args.reading).rules
    plain: Plain = chances_to_plain(chances(rules, _placard(rules, args.placard)))
    if args.json:
        print_json(plain)
    else:
        with speaking_of(rules.spoken):
            print(odds_text(rules, plain))
    return DONE


def _placard(rules: HouseRules, name: str | None) -> str | None:
    """The placard to calculate with; None for a house that posts nothing."""
    if not rules.posts_pay_tables:
        if name is not None:
            message = f"{rules.house} posts no pay tables; leave --placard out"
            raise InputError([Problem(("--placard",), "missing_placard", message)])
        return None
    if name not in rules.placards:
        absent = "missing" if name is None else f"no placard '{name}'"
        message = f"{absent}; write one of {', '.join(rules.placards)}"
        raise InputError([Problem(("--placard",), "missing_placard", message)])
    return name


def odds_text(rules: HouseRules, plain: Plain) -> str:
    """The chances of ``chances_to_plain``, section by section."""
    placard = f", placard {plain['placard']}" if "placard" in plain else ""
    sections = [
        f"{rules.title} ({rules.house}){placard}",
        _section(f"Of the {_HANDS:,} hands of three cards", _hands(plain["hands"])),
        *(
            _wager(rules, Wager(name), each)
            for name, each in plain["wagers"].items()
            if any(each.values())
        ),
    ]
    return "\n\n".join(sections)


def _section(title: str, lines: list[str]) -> str:
    return "\n".join([title, *lines])


def _hands(hands: Mapping[str, int]) -> list[str]:
    return columns([(Category(name).heading, f"{count:>6,}") for name, count in hands.items()])


def _wager(rules: HouseRules, wager: Wager, chances: Plain) -> str:
    if wager is Wager.ANTE:
        title = f"{spot(rules, Wager.ANTE)} and {spot(rules, Wager.PLAY)} together, with best play"
        return _section(title, _ante(rules, chances))
    return _section(spot(rules, wager), [*_rows(chances), *_side(chances)])


def _ante(rules: HouseRules, chances: Plain) -> list[str]:
    rows = [
        ("best line", f"play {chances['best_line']} or better, fold the rest"),
        (f"house edge, of the {spot(rules, Wager.ANTE)}", _edge(chances)),
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
    """A wager's own results and edge; none for a bonus."""
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
