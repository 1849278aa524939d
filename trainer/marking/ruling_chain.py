"""The acts after an incident, and the marks of the chain round a ruling: stop, call, explain, carry
out, announce, resume."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import chain

from msgspec import Struct

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.finding import Code
from trainer.dealing.follow_up import BETS, CARDS, GAME, RULING, FollowUp
from trainer.dealing.irregularity import Deed, Irregularity, Ruling
from trainer.game.pay import Source, Teaching
from trainer.game.rules import HouseRules
from trainer.marking.mistake import Mistake, Severity
from trainer.marking.ruling_words import in_words
from trainer.marking.words import paragraph
from trainer.wording import phrase, say

GOOD_HABIT = phrase("No clause orders it; the school teaches it as a good habit.")
BETS_CALLED = FollowUp(Deed.ANNOUNCE, word=BETS)
_RACKED = str(FollowUp(Deed.RACK, word=CARDS))


def out_of_order(trace: RulingTrace) -> Iterator[Mistake]:
    """The first link that comes after a later one of the chain, if there is one. The cards of a
    round that does not count may be racked before its ruling is announced or after it."""
    if not trace.links:
        return
    call = [] if trace.called is None else [(trace.called, Link.CALL, CALL)]
    ruled = [(at, Link.CARRY_OUT, f"{Verb.RULE} {word}") for at, word in trace.own]
    any_time = (BETS_CALLED, FollowUp(Deed.PLAY_ON))
    done = [(at, Link.CARRY_OUT, str(each)) for at, each in trace.deeds if each not in any_time]
    links = [
        (at, link, str(deed)) for at, deed in trace.links if (link := link_of(deed)) is not None
    ]
    latest, after = Link.STOP, ""
    for at, link, text in sorted(chain(call, ruled, done, links)):
        if text == _RACKED and latest is Link.ANNOUNCE:
            continue
        if link < latest:
            why = say("Stop the game, call and explain first. Then carry it out, and resume.")
            wanted = f"{text} before {after}"
            yield _convention(Code.OUT_OF_ORDER, why, at=at, expected=wanted, got=text)
            # Whatever comes after it is out of order by the same slip.
            return
        latest, after = link, text


def explained_otherwise(trace: RulingTrace, line: Irregularity) -> Iterator[Mistake]:
    """Explanations that name another irregularity than the one that is seen."""
    cite = line.source.cite.casefold()
    right = {line.id, cite, str(line.source).casefold()}
    # The article above its clause names the rule too, but not the chapter alone.
    heading = cite.rpartition(".")[0]
    if "." in heading:
        right.add(heading)
    for at, deed in trace.links:
        if deed.deed is Deed.EXPLAIN and (deed.word or "").casefold() not in right:
            why = say("You explained it as something else. It is: {title}.", title=line.heading)
            yield Mistake(
                code=Code.WRONG_CALL,
                severity=Severity.MINOR,
                seat=None,
                wager=None,
                at=at,
                expected=f"{Deed.EXPLAIN} {line.id}",
                got=str(deed),
                money=None,
                source=line.source,
                why=paragraph(why, line.because),
            )


def left_out(trace: RulingTrace, line: Irregularity, rules: HouseRules | None) -> Iterator[Mistake]:
    """The links that are missing, where the whole chain is drilled."""
    if line.harmless:
        return
    done = {link_of(deed) for _, deed in trace.links}
    explain = FollowUp(Deed.EXPLAIN, word=line.id)
    for deed in (STOPPED, explain, TOLD, RESUMED):
        if link_of(deed) not in done:
            yield _convention(Code.MISSING, _not_done(in_words(deed, rules)), expected=str(deed))
    if trace.called is None and line.ruling is not Ruling.CALL_SUPERVISOR:
        call = _not_done(Ruling.CALL_SUPERVISOR.words)
        yield _convention(Code.MISSING, call, expected=CALL)


def _not_done(deed: str) -> str:
    return say("You did not {deed}. This drill asks for every step.", deed=deed)


def _convention(
    code: Code, why: str, *, expected: str, at: int | None = None, got: str | None = None
) -> Mistake:
    return Mistake(
        code=code,
        severity=Severity.MINOR,
        seat=None,
        wager=None,
        at=at,
        expected=expected,
        got=got,
        money=None,
        source=Source(reading=GOOD_HABIT, taught=Teaching.ENFORCED),
        why=why,
    )


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


class RulingTrace(Struct, frozen=True):
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
