"""The frames of a replay in which a player at the live table asks, is answered, or gives up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from trainer.drills.live.wishes import WishStep
from trainer.school.replay.replay import Frame, How, LateBet, TapeSide
from trainer.school.wishes_met import WishMet, WishMoment
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class _MetMoment:
    met: WishMet
    moment: WishMoment


def with_interruptions(frames: Sequence[Frame], met: Sequence[WishMet]) -> tuple[Frame, ...]:
    """The frames, and among them one for each step of a wish, at its moment."""
    moments = [_MetMoment(each, moment) for each in met for moment in each.moments]
    waiting = sorted(moments, key=lambda each: each.moment.at_ms)
    return tuple(_merged(frames, waiting)) if waiting else tuple(frames)


def _merged(frames: Sequence[Frame], waiting: list[_MetMoment]) -> Iterator[Frame]:
    moves, before = 0, frames[0]
    late: dict[int, LateBet] = {}
    yield before
    for frame in frames[1:]:
        moved = frame.yours.how is not How.WAITED
        while waiting and _comes_first(waiting[0].moment, moves, frame, moved=moved):
            before = _frame(before, waiting.pop(0), late)
            yield before
        moves += moved
        before = replace(frame, late=tuple(late.values()))
        yield before
    for each in waiting:
        before = _frame(before, each, late)
        yield before


def _comes_first(moment: WishMoment, moves: int, frame: Frame, *, moved: bool) -> bool:
    """True if the moment comes before the frame."""
    # Steps of the faultless dealer alone are placed by time, since no move of the trainee
    # belongs to them.
    return moment.moves <= moves and (moved or moment.at_ms <= frame.at_ms)


def _frame(before: Frame, met_now: _MetMoment, late: dict[int, LateBet]) -> Frame:
    """A frame with unchanged tables: the wish or the answer, and the faultless dealer's answer."""
    met, moment = met_now.met, met_now.moment
    _follow(late, met, moment)
    done = moment.step in (WishStep.ANSWERED, WishStep.LAPSED)
    theirs = say("{place}: {act}", place=met.where, act=met.due.answers[0].words)
    return replace(
        before,
        at_ms=max(before.at_ms, moment.at_ms),
        yours=_said(before.yours, _words(met, moment)),
        theirs=_said(before.theirs, theirs if done else say("Nothing")),
        marks=(),
        parts=False,
        met=met,
        fault=met.severity if moment is _verdict(met) else None,
        late=tuple(late.values()),
    )


def _verdict(met: WishMet) -> WishMoment:
    """The step that decides how the wish was met: the last answer, else the end of the waiting."""
    answers = [each for each in met.moments if each.step is WishStep.ANSWERED]
    return answers[-1] if answers else met.moments[-1]


def _said(side: TapeSide, words: str) -> TapeSide:
    return replace(side, how=How.WAITED, words=words, act=None)


def _words(met: WishMet, moment: WishMoment) -> str:
    name = met.person.name
    match moment.step:
        case WishStep.ASKED:
            return f"{met.who}: {met.words}"
        case WishStep.ANSWERED:
            assert moment.answer is not None, "an answer has its words"
            return say("{place}: {act}", place=met.where, act=moment.answer.words)
        case WishStep.LANDED:
            return say("{what}: nobody stopped {name}", what=met.wish.heading, name=name)
        case WishStep.LAPSED:
            return say("{name} no longer waits", name=name)


def _follow(late: dict[int, LateBet], met: WishMet, moment: WishMoment) -> None:
    """Follow the late chips: one is held over the wager from the question on, lies there once it
    has landed, and stays until the dealer answers."""
    if met.wager is None or not met.wish.brings:
        return
    if moment.step is WishStep.ANSWERED or (moment.step is WishStep.LAPSED and not met.landed):
        late.pop(met.number, None)
    else:
        lies = moment.step is not WishStep.ASKED
        late[met.number] = LateBet(met.person.seat, met.wager, lies=lies)
