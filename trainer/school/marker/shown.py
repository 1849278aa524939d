"""What was shown of finished attempts, as texts that are alike where it was the same.

A station sends them along with the events as its claim, and the marker makes its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from trainer.records.event import written
from trainer.records.quick_store import QuickStore
from trainer.records.store import Store

if TYPE_CHECKING:
    from trainer.records.log import Log

_OF_ROUND = ("right", "lines", "tenths", "passed", "players_short_cents", "house_short_cents")
_OF_MISTAKE = ("code", "severity", "seat", "wager", "money_cents")


def shown(log: Log, rounds: Iterable[str], sittings: Iterable[str]) -> Mapping[str, str]:
    """What the records say of these rounds and sittings of questions, as far as they are marked."""
    store, attempts = Store(log), tuple(rounds)
    made = store.mistakes_of(attempts)
    told = {
        attempt: written(
            {name: getattr(result, name) for name in _OF_ROUND}
            | {"mistakes": [[getattr(m, name) for name in _OF_MISTAKE] for m in made[attempt]]}
        )
        for attempt, result in store.results_of(attempts).items()
    }
    quick = QuickStore(log).results_of(sittings)
    return told | {
        attempt: written({"right": each.right, "items": each.items})
        for attempt, each in quick.items()
    }
