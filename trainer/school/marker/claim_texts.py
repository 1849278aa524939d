"""The shown results of finished attempts, as texts that are alike if the results were the same.

A station sends them along with the events as its claim, and the marker makes its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trainer.records.event import written
from trainer.records.log import Log
from trainer.records.quick_store import QuickStore
from trainer.records.results import MistakeMade, QuickResult, RoundResult
from trainer.records.store import Store
from trainer.school.derivation import Ended, RoundDone

_OF_ROUND = ("right", "lines", "tenths", "passed", "players_short_cents", "house_short_cents")
_OF_MISTAKE = ("code", "severity", "seat", "wager", "money_cents")


def shown(log: Log, rounds: Iterable[str], sittings: Iterable[str]) -> Mapping[str, str]:
    """The records' results of these rounds and sittings of questions, as far as they are marked."""
    store, attempts = Store(log), tuple(rounds)
    made = store.mistakes_of(attempts)
    results = store.results_of(attempts).items()
    texts = {attempt: _of_round(result, made[attempt]) for attempt, result in results}
    quick = QuickStore(log).results_of(sittings)
    return texts | {attempt: _of_sitting(each) for attempt, each in quick.items()}


def shown_of(ended: Ended) -> dict[str, str]:
    """The due texts of rounds and sittings; none of one that cannot be marked."""
    return {id_: _due(done) for id_, done in ended.rounds.items()} | {
        id_: "" if done is None else _of_sitting(done.derived.result)
        for id_, done in ended.sittings.items()
    }


def _due(done: RoundDone | None) -> str:
    if done is None:
        return ""
    if not done.counts:
        return written({"ended_before": True})
    return _of_round(done.derived.result, done.derived.mistakes)


def _of_round(result: RoundResult, made: Iterable[MistakeMade]) -> str:
    """The text of a round and its mistakes."""
    mistakes = [[getattr(each, name) for name in _OF_MISTAKE] for each in made]
    return written({name: getattr(result, name) for name in _OF_ROUND} | {"mistakes": mistakes})


def _of_sitting(result: QuickResult) -> str:
    """The text of a sitting of questions."""
    return written({"right": result.right, "items": result.items})
