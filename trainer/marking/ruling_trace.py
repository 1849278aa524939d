"""The acts after an incident, sorted out: rulings, deeds, the links of the chain, settlements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.follow_up import GAME, RULING, FollowUp
from trainer.dealing.irregularity import Deed, Ruling

CALL = f"{Verb.RULE} {Ruling.CALL_SUPERVISOR}"
STOPPED = FollowUp(Deed.STOP, word=GAME)
TOLD = FollowUp(Deed.ANNOUNCE, word=RULING)
RESUMED = FollowUp(Deed.RESUME)


class Link(IntEnum):
    """The links of the chain, in their order; ``CARRY_OUT`` is the ruling with its deeds."""

    STOP = 0
    CALL = 1
    EXPLAIN = 2
    CARRY_OUT = 3
    ANNOUNCE = 4
    RESUME = 5


def link_of(deed: FollowUp) -> Link | None:
    """The deed's link; None for what carries a ruling out."""
    if deed.deed is Deed.EXPLAIN:
        return Link.EXPLAIN
    return {STOPPED: Link.STOP, TOLD: Link.ANNOUNCE, RESUMED: Link.RESUME}.get(deed)


@dataclass(frozen=True, slots=True)
class RulingTrace:
    """The lines of a trace by their kind, each with its place in it. ``links`` are the deeds of the
    chain, ``deeds`` those that carry a ruling out, ``settled`` takes and payments; ``unreadable``
    has the reason with each text."""

    rulings: tuple[tuple[int, str], ...]
    deeds: tuple[tuple[int, FollowUp], ...]
    links: tuple[tuple[int, FollowUp], ...]
    settled: tuple[tuple[int, Action], ...]
    unreadable: tuple[tuple[int, str, BadAction], ...]

    @classmethod
    def of(cls, lines: Sequence[str]) -> RulingTrace:
        """Sort lines such as ``rule void``, ``return 3 ante``, ``stop game``."""
        rulings: list[tuple[int, str]] = []
        deeds: list[tuple[int, FollowUp]] = []
        links: list[tuple[int, FollowUp]] = []
        settled: list[tuple[int, Action]] = []
        unreadable: list[tuple[int, str, BadAction]] = []
        for at, text in enumerate(lines):
            verb = text.split()[:1]
            try:
                if verb == [Verb.RULE.value]:
                    rulings.append((at, Action.parse(text).word or ""))
                elif verb in ([Verb.PAY.value], [Verb.TAKE.value]):
                    settled.append((at, Action.parse(text)))
                else:
                    deed = FollowUp.parse(text)
                    (deeds if link_of(deed) is None else links).append((at, deed))
            except BadAction as reason:
                unreadable.append((at, text, reason))
        parts = tuple(rulings), tuple(deeds), tuple(links), tuple(settled), tuple(unreadable)
        return cls(*parts)

    @property
    def called(self) -> int | None:
        """The place of the first call for the supervisor; None without one."""
        word = Ruling.CALL_SUPERVISOR.value
        return next((at for at, each in self.rulings if each == word), None)

    @property
    def own(self) -> list[tuple[int, str]]:
        """The dealer's rulings, without the call."""
        return [each for each in self.rulings if each[1] != Ruling.CALL_SUPERVISOR.value]
