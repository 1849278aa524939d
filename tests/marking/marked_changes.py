"""Rounds worked without fault but for some changes, and what their marks say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.marking.mark import Marking, mark_round

HOUSES = load_houses()


def told(house: str, changes: dict[str, str], **more: Any) -> list[str]:
    """Why each mistake is one, of a round worked without fault but for these changes."""
    return [mistake.why for mistake in marked(house, changes, **more).mistakes]


def marked(
    house: str,
    changes: dict[str, str],
    *,
    dealer: str = "Kh 7s 2d",
    cards: str = "5h 5c 3s",
    stakes: dict[str, int] | None = None,
    decision: str | None = "play",
    seat: int = 3,
    others: Sequence[dict[str, object]] = (),
    part: Part = Part.SETTLEMENT,
) -> Marking:
    """The marks of such a round."""
    plain = {
        "house": house,
        "dealer": dealer.split(),
        "seats": [
            {
                "seat": seat,
                "cards": cards.split(),
                "wagers": stakes or {"ante": 5, "pair_plus": 5},
                "decision": decision,
            },
            *others,
        ],
        "placard": "mbs",
        "jackpot": 10000,
    }
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSES[house], round_, settle(HOUSES[house].rules, round_), part)
    trace = [str(action) for action in faultless(script)]
    for old, new in changes.items():
        at = trace.index(old)
        trace[at : at + 1] = [line for line in new.split("; ") if line]
    return mark_round(HOUSES[house], round_, trace, part)


PAIR_OF_NINES: dict[str, object] = {
    "seat": 5,
    "cards": ["9h", "9c", "4d"],
    "wagers": {"ante": 5},
    "decision": "play",
}
