"""A round of an exam on the table: it tells nothing, and committed acts stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from copy import copy
from typing import NoReturn

from trainer.dealing.action import Action, Verb, act_in
from trainer.game.chips import Stacks
from trainer.records.attempt import Attempt, Move, Timed
from trainer.records.log import Log
from trainer.school.clock import Stopwatch
from trainer.school.sitting import Sitting, Table
from trainer.school.skills.skill_store import Skills


class SealedRound(Sitting):
    """Worked act by act like any other round, and handed in. Methods that record raise
    RecordsFault; then nothing was done."""

    def __init__(
        self, table: Table, attempt: Attempt, log: Log, watch: Stopwatch, skills: Skills
    ) -> None:
        super().__init__(table, attempt, log, watch, _no_next, skills)
        self._committed = Committed.after(attempt.moves)

    @property
    def last_stands(self) -> bool:
        return bool(self._acts) and not self._committed.can_take_back

    def act(self, action: Action, elapsed_ms: int | None = None, chips: Stacks = ()) -> None:
        """Do one act; the answer tells nothing."""
        super().act(action, elapsed_ms, chips)
        self._committed.did(action)

    def follow(self, text: str, elapsed_ms: int | None = None) -> None:
        """Do one act about the misdeal on the table; the answer tells nothing."""
        super().follow(text, elapsed_ms)
        self._committed.did(act_in(text))

    def undo(self, elapsed_ms: int | None = None) -> bool:
        """Take back the last act; False if it is committed, or there is none."""
        if not self._committed.can_take_back or not super().undo(elapsed_ms):
            return False
        self._committed.took_back()
        return True

    @contextmanager
    def stroke(self) -> Iterator[None]:
        """A context whose acts are recorded by one durable write: all of them, or none."""
        with ExitStack() as on_failure:
            on_failure.callback(self._commit_only, copy(self._committed))
            with super().stroke():
                yield
            on_failure.pop_all()

    def _commit_only(self, committed: Committed) -> None:
        self._committed = committed

    def hand_in(self, elapsed_ms: int | None = None) -> None:
        """End the round as it lies. It is marked when the exam has ended."""
        assert not self._over, "a round is handed in once"
        self._log.finished(self.attempt_id, self._time(elapsed_ms))
        self._over = True

    def finish(self, elapsed_ms: int | None = None) -> NoReturn:
        """Never called: a sealed round shows no debrief."""
        raise AssertionError("a round of an exam is handed in, and marked when the exam has ended")


def _no_next() -> NoReturn:
    raise AssertionError("the exam knows what comes next")


class Committed:
    """The acts that can no longer be taken back, followed act by act.

    A place (a seat or the dealer's hand) is committed once its cards are in the discard rack, or
    once something is done at another place. Coming back to it is allowed, as at a table; what is
    done there then can be taken back until another place is touched, but never what was done
    before.
    """

    def __init__(self) -> None:
        self._standing = self._committed = 0
        self._at: tuple[int | None] | None = None

    @classmethod
    def after(cls, moves: Iterable[Move]) -> Committed:
        """The state after all that was done and taken back."""
        committed = cls()
        for move in moves:
            if isinstance(move, Timed):
                committed.did(act_in(move.action))
            else:
                committed.took_back()
        return committed

    @property
    def can_take_back(self) -> bool:
        """True if the last act can be taken back."""
        return self._standing > self._committed

    def did(self, action: Action | None) -> None:
        """Follow one more act."""
        at = (action.place if action is not None else None,)
        if at != self._at:
            self._committed = self._standing
        self._standing += 1
        self._at = at
        if action is not None and action.verb is Verb.CLEAR:
            self._committed = self._standing

    def took_back(self) -> None:
        """Follow the taking back of the last act; the place stays where that was done."""
        self._standing -= 1
