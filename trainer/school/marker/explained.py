"""The confirmed wrong rule behind a mistake of a round."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.dealing.finding import Verdict
from trainer.game.wagers import Wager
from trainer.marking.conduct import conduct
from trainer.marking.evidence import Seen
from trainer.marking.wager_handling import spot_of
from trainer.records.round_result import MistakeMade
from trainer.school.held_beliefs import BeliefHeld, Sureness


class Explained:
    """The beliefs behind one round: ``known`` by its cell in the records, and by its habits."""

    def __init__(self, known: Mapping[str, BeliefHeld], verdict: Verdict) -> None:
        sure = Sureness.CONFIRMED
        self._known = {cell: held.id for cell, held in known.items() if held.sureness is sure}
        self._by_rule = {
            str(kept.source.cite): self._known[kept.habit]
            for kept in (conduct(verdict) if self._known else ())
            if kept.seen is Seen.HIT and kept.habit in self._known
        }

    def of(self, made: MistakeMade) -> str | None:
        """The wrong rule that explains this mistake; None where no confirmed one does."""
        if not made.money_cents:
            return self._by_rule.get(made.rule)
        if made.seat is None or made.wager is None:
            return None
        return self._known.get(f"{made.seat} {spot_of(Wager(made.wager))}")
