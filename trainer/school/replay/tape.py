"""The replay of a round, made from its evidence: step by step, both tables, and at the live table
the players who ask, are answered, or give up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, act_in
from trainer.dealing.own_misdeal import DEAL_AGAIN
from trainer.dealing.table import Laying, TableView
from trainer.drills.live.wishes import WishStep
from trainer.game.chips import Stacks
from trainer.game.rules import HouseRules
from trainer.marking.mark import Marking, mark_round
from trainer.marking.ruling_words import act_words
from trainer.school.debrief.briefing import PlayedRound, mistakes_in
from trainer.school.debrief.columns import heading, rows_of
from trainer.school.debrief.debrief import DebriefRow
from trainer.school.debrief.line_matching import Alignment, LineDue, LineHeading
from trainer.school.debrief.phrases import in_column
from trainer.school.interruptions import WishMet, WishMoment
from trainer.school.replay.replay import (
    Frame,
    Handled,
    How,
    LateBet,
    Tape,
    TapeSide,
    table_differences,
)
from trainer.wording import say

# So long a step takes that only the faultless dealer does, once the trainee has stopped.
REST_MS = 700


def tape_of(
    played: PlayedRound, moves: Sequence[Handled] | None = None, *, finished: bool = True
) -> Tape:
    """The replay of this round. ``moves`` are all acts with those taken back; without them only the
    final ones."""
    marking = mark_round(played.house, played.round_, played.trace, played.part)
    aligned = Alignment(marking.verdict)
    rows, order = rows_of(aligned)
    every = _every(moves, played)
    steps = tuple(_timed(_steps(aligned, rows, every)))
    frames = tuple(_Film(played, marking).frames(steps))
    return Tape(
        attempt_id=played.attempt_id,
        house=played.house,
        round_=played.round_,
        part=played.part,
        number=played.number,
        drill_title=played.drill_title,
        frames=with_interruptions(frames, played.interruptions),
        mistakes=mistakes_in(marking, order),
        finished=finished,
    )


def _every(moves: Sequence[Handled] | None, played: PlayedRound) -> list[Handled]:
    if moves is None:
        return [Handled(text, elapsed_ms) for text, elapsed_ms in played.acts]
    return list(moves)


class _TapeStep(Struct, frozen=True):
    """A step in the making: its row, its duty, and its move, if any."""

    group: LineHeading
    row: DebriefRow | None = None
    due: LineDue | None = None
    move: Handled | None = None
    how: How = How.WAITED
    at_ms: int | None = None


def _steps(
    aligned: Alignment, rows: Sequence[DebriefRow], moves: Sequence[Handled]
) -> Iterator[_TapeStep]:
    """The matched lines, and between them the moves that were taken back, at their places."""
    stood, at, group = _stood(moves), 0, _first_group(aligned)
    standing = [place for place, how in enumerate(stood) if how is How.STANDS]
    for line, row in zip(aligned.lines, rows, strict=True):
        reached = at if line.at is None else standing[line.at]
        yield from (_loose(group, moves[place], stood[place]) for place in range(at, reached))
        group = aligned.group(line, group)
        if line.at is None:
            at = reached
            yield _TapeStep(group, row, line.due)
        else:
            at = reached + 1
            move = moves[reached]
            yield _TapeStep(group, row, line.due, move, How.STANDS, move.elapsed_ms)
    yield from (_loose(group, moves[place], stood[place]) for place in range(at, len(moves)))


def _first_group(aligned: Alignment) -> LineHeading:
    return aligned.group(aligned.lines[0], None) if aligned.lines else LineHeading.alone(None)


def _loose(group: LineHeading, move: Handled, how: How) -> _TapeStep:
    return _TapeStep(group, move=move, how=how, at_ms=move.elapsed_ms)


def _stood(moves: Sequence[Handled]) -> list[How]:
    """The judgement of each move."""
    became: list[How] = []
    standing: list[int] = []
    for place, move in enumerate(moves):
        if move.text is None:
            became[standing.pop()] = How.TAKEN_BACK
            became.append(How.TAKES_BACK)
        else:
            standing.append(place)
            became.append(How.STANDS)
    return became


def _timed(steps: Iterator[_TapeStep]) -> Iterator[_TapeStep]:
    """Every step with its time. Steps of the faultless dealer alone are spread evenly between the
    acts around them."""
    before, waiting = 0, list[_TapeStep]()
    for step in steps:
        if step.at_ms is None:
            waiting.append(step)
            continue
        share = (step.at_ms - before) // (len(waiting) + 1)
        yield from _spread(waiting, before, share)
        yield step
        before, waiting = step.at_ms, []
    yield from _spread(waiting, before, REST_MS)


def _spread(steps: Sequence[_TapeStep], start: int, share: int) -> Iterator[_TapeStep]:
    return (replace(step, at_ms=start + share * turn) for turn, step in enumerate(steps, 1))


class _Done(Struct, frozen=True):
    """An act that stands: the act, its words, and its chips."""

    act: Action | None
    words: str
    chips: Stacks


class _Film:
    """Builds both tables, step after step."""

    def __init__(self, played: PlayedRound, marking: Marking) -> None:
        self.house, self.part = played.house, played.part
        self.first_round = self.round_ = played.round_
        self.redeals = 0
        self.rules: HouseRules = marking.verdict.script.house.rules
        self.laying = Laying(played.house, played.round_, played.part)
        self.yours = [self.laying.first()]
        self.theirs = self.laying.first()
        self.their_round = marking.verdict.script.round_
        self.done: list[_Done] = []

    def frames(self, steps: Sequence[_TapeStep]) -> Iterator[Frame]:
        yield self.first(steps)
        for step in steps:
            yield self.frame(step)

    def first(self, steps: Sequence[_TapeStep]) -> Frame:
        group = steps[0].group if steps else LineHeading.alone(None)
        words = say("The round begins")
        mine = self.mine(How.WAITED, words)
        return Frame(0, heading(self.rules, group), mine, self.theirs_now(How.WAITED, words))

    def frame(self, step: _TapeStep) -> Frame:
        yours, theirs = self.your_side(step), self.their_side(step)
        assert step.at_ms is not None, "every step has its time by now"
        return Frame(
            at_ms=step.at_ms,
            group=heading(self.rules, step.group),
            yours=yours,
            theirs=theirs,
            marks=step.row.marks if step.row is not None else (),
            parts=step.row is not None and step.row.first_difference,
            unlike=table_differences(self.rules, yours.view, theirs.view),
        )

    def your_side(self, step: _TapeStep) -> TapeSide:
        if step.move is None:
            return self.mine(How.WAITED, _not_done(step.row))
        if step.how is How.TAKES_BACK:
            return self.take_back()
        act = act_in(step.move.text)
        if step.move.text == DEAL_AGAIN and self.first_round.redeal is not None:
            return self.dealt_again(step.how)
        self.yours.append(self.after(self.yours[-1], act))
        said = self.in_words(step.move.text or "", act, step.due)
        self.done.append(_Done(act, said, step.move.chips))
        return self.mine(step.how, said, act)

    def in_words(self, text: str, act: Action | None, due: LineDue | None) -> str:
        return act_words(text, self.rules) if act is None else self.told(act, due)

    def dealt_again(self, how: How) -> TapeSide:
        """Put the cards in the rack, and deal others."""
        self.lay(self.redeals + 1)
        self.yours.append(self.laying.first())
        self.done.append(_Done(None, self.dealt_again_words, ()))
        return self.mine(how, self.dealt_again_words)

    @property
    def dealt_again_words(self) -> str:
        return act_words(DEAL_AGAIN, self.rules)

    def lay(self, redeals: int) -> None:
        """Lay the table as it is after that many redeals."""
        self.redeals, self.round_ = redeals, self.first_round.dealt_again(redeals)
        self.laying = Laying(self.house, self.round_, self.part)

    def take_back(self) -> TapeSide:
        self.yours.pop()
        back = self.done.pop()
        if back.words == self.dealt_again_words:
            self.lay(self.redeals - 1)
        return self.mine(How.TAKES_BACK, say("Taken back. {act}", act=back.words), back.act)

    def mine(self, how: How, words: str, act: Action | None = None) -> TapeSide:
        laid = tuple((each.act, each.chips) for each in self.done if each.act is not None)
        return TapeSide(self.yours[-1], how, words, act, laid, self.round_)

    def theirs_now(self, how: How, words: str, act: Action | None = None) -> TapeSide:
        return TapeSide(self.theirs, how, words, act, round_=self.their_round)

    def their_side(self, step: _TapeStep) -> TapeSide:
        if step.due is None:
            return self.theirs_now(How.WAITED, say("Nothing"))
        act = step.due.action
        self.theirs = self.after(self.theirs, act)
        return self.theirs_now(How.STANDS, self.told(act, step.due), act)

    def after(self, view: TableView, act: Action | None) -> TableView:
        return view if act is None else self.laying.after(view, act)

    def told(self, act: Action, due: LineDue | None) -> str:
        """The act with its seat; a payment for the Ante and its bonus together says so."""
        with_bonus = due is not None and due.with_bonus
        return in_column(self.rules, self.round_, act, "", with_bonus=with_bonus)


def _not_done(row: DebriefRow | None) -> str:
    return say("Not yet done") if row is not None and row.done_elsewhere else say("Not done")


class _MetMoment(Struct, frozen=True):
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
