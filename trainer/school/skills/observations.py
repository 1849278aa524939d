"""The evidence of a finished round about each skill: right or wrong, time, and help."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from trainer.dealing.action import Action, Verb, act_in
from trainer.dealing.finding import Code, Verdict
from trainer.dealing.procedure import Part
from trainer.drills.drill_options import Feedback
from trainer.drills.skills.decisions import Asks, Touch
from trainer.drills.skills.registry import Skillbook
from trainer.marking.wager_handling import spot_of
from trainer.records.attempt import Attempt, TakenBack, Timed
from trainer.records.results import Observation
from trainer.school.clock import day_of
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.feedback import Watcher
from trainer.school.skills.judgement import DecisionJudged, judged

# A time this many times the reference is no latency of a decision: the trainee was away.
INTERRUPTED = 5

# Decisions that an act of their own follows; the time of the others is a part of such an act's.
_TIMED = (Asks.GAME, Asks.PAY, Asks.FOLD, Asks.STEP)


def observed_in_round(
    attempt: Attempt, verdict: Verdict, book: Skillbook, *, told_before: bool = False
) -> tuple[Observation, ...]:
    """An observation of every decision of a finished round that has a result. ``told_before``: the
    trainee had been told the answers of this very round, which counts as a hint."""
    assert attempt.ended is not None, "only a finished round is observed"
    seen = _Round(attempt, verdict)
    kept = [each for each in judged(verdict) if each.touch.skill in book]
    return tuple(
        Observation(
            event=attempt.ended.event,
            number=number,
            attempt=attempt.id,
            skill=each.touch.skill,
            house=attempt.dealt.house,
            right=each.right,
            latency_ms=uninterrupted(seen.latency_ms(each), book, each.touch.skill),
            hinted=told_before or seen.hinted(each.touch),
            undone=seen.undone(each.touch),
            at_ms=attempt.ended.at_ms,
            day=day_of(attempt.ended.at_ms, attempt.dealt.zone_min),
            place=each.touch.place,
        )
        for number, each in enumerate(kept, 1)
    )


def uninterrupted(latency_ms: int | None, book: Skillbook, skill: str) -> int | None:
    """The latency; None if it includes an interruption."""
    if latency_ms is None or latency_ms > INTERRUPTED * book[skill].reference_ms:
        return None
    return latency_ms


class _Round:
    """The times and the help in one attempt."""

    def __init__(self, attempt: Attempt, verdict: Verdict) -> None:
        self.attempt = attempt
        self.verdict = verdict
        self.opened = self._opened()
        self._done_at = self._by_seat()
        self.taken_back = tuple(_taken_back(attempt))
        self.told = tuple(self._mistakes_shown())

    # --- how fast

    def latency_ms(self, judged: DecisionJudged) -> int | None:
        """The time of the decision's first act since everything for it could be seen, or since the
        act before."""
        # Hands do one thing at a time, so the act before may have delayed this one.
        if judged.touch.asks not in _TIMED:
            return None
        first = min(self._acts(judged.touch), default=None)
        if first is None:
            return None
        visible = [at for place in judged.touch.sees if (at := self._opened_at(place)) is not None]
        before = self._elapsed(first - 1) if first else 0
        return max(0, self._elapsed(first) - max([before, *visible]))

    def _acts(self, touch: Touch) -> Iterator[int]:
        """The acts that did what the decision asks for."""
        done = self.verdict.done
        yield from (done[place] for place in touch.steps if place in done)
        if touch.seat:
            spots = set(map(spot_of, touch.wagers))
            for act, action in self._done_at.get(touch.seat, ()):
                if touch.asks is Asks.FOLD or (action.wager and spot_of(action.wager) in spots):
                    yield act

    def _by_seat(self) -> Mapping[int | None, list[tuple[int, Action]]]:
        """The acts that did a step, and those steps, by their seat."""
        found: dict[int | None, list[tuple[int, Action]]] = defaultdict(list)
        for place, act in self.verdict.done.items():
            action = self.verdict.script.steps[place].action
            found[action.place].append((act, action))
        return found

    def _elapsed(self, act: int) -> int:
        return self.attempt.acts[act].elapsed_ms

    def _opened_at(self, place: int) -> int | None:
        act = self.opened.get(place)
        return None if act is None else self._elapsed(act)

    def _opened(self) -> dict[int, int]:
        """The act that opened each hand."""
        steps = self.verdict.script.steps
        found = ((steps[place], act) for place, act in self.verdict.done.items())
        return {
            step.action.place: act
            for step, act in found
            if step.action.verb is Verb.REVEAL and step.action.place is not None
        }

    # --- with what help

    def undone(self, touch: Touch) -> bool:
        """True if something about the decision was taken back."""
        return any(self._is_about(touch, act) for _, act in self.taken_back)

    def hinted(self, touch: Touch) -> bool:
        """True if the program had told of a mistake in the decision that was then undone."""
        return any(_was_told(touch, each) for each in self.told)

    def _is_about(self, touch: Touch, act: Action) -> bool:
        if touch.asks is Asks.STEP:
            steps = self.verdict.script.steps
            wanted = {(steps[at].action.verb, steps[at].action.place) for at in touch.steps}
            return (act.verb, act.place) in wanted
        return touch.seat is not None and _decides(touch, act)

    def _mistakes_shown(self) -> Iterator[MistakeShown]:
        if Feedback(self.attempt.dealt.feedback) is not Feedback.AT_ONCE or not self.taken_back:
            return
        script = self.verdict.script
        watcher = Watcher(script.house, script.round_, Part(self.attempt.dealt.part))
        for trace, _ in self.taken_back:
            yield from watcher.after(trace).mistakes


def _taken_back(attempt: Attempt) -> Iterator[tuple[tuple[str, ...], Action]]:
    """Every act that was taken back, with the trace up to it."""
    standing: list[Timed] = []
    for move in attempt.moves:
        if isinstance(move, TakenBack):
            trace = tuple(act.action for act in standing)
            act = act_in(standing.pop().action)
            if act is not None:
                yield trace, act
        else:
            standing.append(move)


def _decides(touch: Touch, act: Action) -> bool:
    """True if the act settles a wager that the decision is about; for a fold, any of the seat."""
    if act.place != touch.seat:
        return False
    if touch.asks is Asks.FOLD:
        return True
    return act.wager is not None and spot_of(act.wager) in map(spot_of, touch.wagers)


def _was_told(touch: Touch, mistake: MistakeShown) -> bool:
    if touch.asks is Asks.ORDER:
        return mistake.code == Code.OUT_OF_ORDER
    if touch.seat != mistake.seat:
        return False
    wagers = [spot_of(wager) for wager in touch.wagers]
    return mistake.wager is None or spot_of(mistake.wager) in wagers
