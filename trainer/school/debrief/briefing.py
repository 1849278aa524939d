"""The debrief of a round, made from its evidence: marks, words and columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.house import House
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.script import faultless, script_for
from trainer.drills.drill_options import ChipMarks
from trainer.game.chips import Stacks
from trainer.game.money import NOTHING, Money, total
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, SeatSettlement, settle
from trainer.game.wagers import Wager
from trainer.marking.causes import entry, led_by
from trainer.marking.mark import FAILING, Marking, Score, mark_round
from trainer.marking.wager_handling import WagerAsked
from trainer.marking.words import money, spot
from trainer.marking.worked_part import hands_worked
from trainer.school.debrief.chip_remarks import chip_remarks
from trainer.school.debrief.columns import columns, order_of, with_interruptions
from trainer.school.debrief.debrief import (
    Debrief,
    DebriefAct,
    DebriefDecision,
    MistakeShown,
    Replay,
)
from trainer.school.debrief.mistake_words import mistake_shown, ruling_mistake_shown
from trainer.school.debrief.pace import pace
from trainer.school.debrief.reasoning import reasons_at
from trainer.school.interruptions import WishMet
from trainer.wording import say, speaking_of

# A round that nobody touched counts no decision, though some wagers lie right by chance.
NOTHING_DONE = Score(0, 0, passed=False)


class PlayedRound(Struct, frozen=True):
    """A round and the acts on it: all that a debrief is made from. ``laid`` are the chips of each
    act, where known; ``guided``: the trainee was told what to do next. ``examined``: in a test or
    an exam, where an untouched round is a mistake too. ``interruptions`` are what players at the
    live table wanted, and the dealer's answers."""

    attempt_id: str
    house: House
    round_: Round
    drill_title: str
    number: int
    acts: tuple[tuple[str, int], ...]
    elapsed_ms: int
    part: Part = Part.SETTLEMENT
    laid: tuple[Stacks, ...] = ()
    chip_marks: ChipMarks = ChipMarks.OFF
    guided: bool = False
    examined: bool = False
    interruptions: tuple[WishMet, ...] = ()

    @property
    def shows_nothing(self) -> bool:
        """True for a practice round that nobody touched: it has no mistakes and costs nothing."""
        return not self.acts and not self.examined

    @property
    def trace(self) -> tuple[str, ...]:
        return tuple(text for text, _ in self.acts)


def marking_of(played: PlayedRound) -> Marking:
    """The round marked."""
    return mark_round(played.house, played.round_, played.trace, played.part)


def acts_due(house: House, round_: Round, part: Part = Part.SETTLEMENT) -> tuple[Action, ...]:
    """The acts of a faultless dealer in this round."""
    return faultless(script_for(house, round_, settle(house.rules, round_), part))


class RoundFigures(Struct, frozen=True):
    """A marked round as the records keep it: its debrief without the parts that are only shown."""

    score: Score
    hands: int
    players_short: Money
    house_short: Money
    mistakes: tuple[MistakeShown, ...]


def figures_of(played: PlayedRound, marking: Marking) -> RoundFigures:
    """The figures of this round, and its mistakes in the order of the debrief."""
    if played.shows_nothing:
        return RoundFigures(*_sums(played, marking), ())
    with speaking_of(played.house.rules.spoken):
        wagers = (shown for shown, _ in _each_told(marking, order_of(marking.verdict)))
        mistakes = (*wagers, *_told_rulings(played.house, marking))
    return RoundFigures(*_sums(played, marking), mistakes)


def _sums(played: PlayedRound, marking: Marking) -> tuple[Score, int, Money, Money]:
    """The score, the number of hands worked, and what players and house are short of."""
    score = marking.score if played.acts else NOTHING_DONE
    hands = 0 if played.guided else hands_worked(marking.verdict)
    if played.shows_nothing:
        return score, hands, NOTHING, NOTHING
    return score, hands, _short(marking, players=True), _short(marking, players=False)


def debrief_of(played: PlayedRound, marking: Marking | None = None) -> Debrief:
    """The debrief of this round; ``marking`` if it is marked already."""
    with speaking_of(played.house.rules.spoken):
        return _debrief_of(played, marking or marking_of(played))


def _debrief_of(played: PlayedRound, marking: Marking) -> Debrief:
    house = played.house
    score, hands, players_short, house_short = _sums(played, marking)
    rows, order = columns(marking.verdict)
    replay = _replay(played, marking)
    wagers = (_as_laid(each, replay.done) for each in mistakes_in(marking, order))
    mistakes = (*wagers, *_told_rulings(house, marking))
    if played.shows_nothing:
        mistakes, rows = (), tuple(replace(each, marks=(), first_difference=False) for each in rows)
    return Debrief(
        attempt_id=played.attempt_id,
        house=house.id,
        house_title=house.title,
        drill_title=played.drill_title,
        number=played.number,
        points=score.points,
        right=score.right,
        lines=score.lines,
        passed=score.passed,
        players_short=players_short,
        house_short=house_short,
        currency=house.rules.currency,
        elapsed_ms=played.elapsed_ms,
        hands=hands,
        hands_per_hour=pace(hands, played.elapsed_ms),
        rows=with_interruptions(rows, played.interruptions),
        mistakes=mistakes,
        decided=tuple(_decided(house.rules, marking)),
        replay=replay,
        chips=house.rules.chips,
        place=house.rules.words.place,
        spots={each: spot(house.rules, each) for each in Wager},
        handling=chip_remarks(
            house.rules, marking.verdict.script.round_, replay.done, played.chip_marks
        ),
        interruptions=played.interruptions,
    )


def mistakes_in(marking: Marking, order: Sequence[int]) -> tuple[MistakeShown, ...]:
    """The mistakes in that order, numbered from 1; findings of one cause make one mistake."""
    verdict = marking.verdict
    return tuple(
        _to_be_tried(shown, verdict, wagers_asked(verdict, findings))
        for shown, findings in _each_told(marking, order)
    )


def _each_told(
    marking: Marking, order: Sequence[int]
) -> Iterator[tuple[MistakeShown, list[Finding]]]:
    """Each mistake with the findings of its cause."""
    verdict, led = marking.verdict, led_by(marking.verdict)
    for number, at in enumerate(order, 1):
        findings = _of_one_cause(verdict, led, at)
        first, *others = findings
        yield mistake_shown(number, verdict, first, entry(marking, at, led), others), findings


def _to_be_tried(
    shown: MistakeShown, verdict: Verdict, asked: tuple[WagerAsked, ...]
) -> MistakeShown:
    if not asked or shown.seat is None:
        return shown
    house, round_ = verdict.script.house, verdict.script.round_
    why = reasons_at(house, round_, shown.seat, asked[0].wager)
    return replace(shown, asked=asked, reasons=why)


def _of_one_cause(verdict: Verdict, led: Mapping[int, int], at: int) -> list[Finding]:
    others = (each for each, leader in led.items() if leader == at)
    return [verdict.findings[each] for each in (at, *others)]


def _as_laid(mistake: MistakeShown, done: Sequence[DebriefAct]) -> MistakeShown:
    """The mistake with the chips that its payment was made in."""
    if mistake.at is None or mistake.done_amount is None:
        return mistake
    return replace(mistake, laid=done[mistake.at].chips)


def by_wager(house: House, marking: Marking) -> tuple[MistakeShown, ...]:
    """A mistake for every wager that went wrong, as an exam counts them, numbered by its cause. A
    finding about no wager counts only if no wager went wrong by the same cause."""
    with speaking_of(house.rules.spoken):
        return _each_by_wager(house, marking)


def _each_by_wager(house: House, marking: Marking) -> tuple[MistakeShown, ...]:
    verdict, led = marking.verdict, led_by(marking.verdict)
    numbers = {at: number for number, at in enumerate(order_of(verdict), 1)}
    apart = (
        mistake_shown(numbers[led.get(at, at)], verdict, verdict.findings[at], marking.mistakes[at])
        for at in sorted(_by_wager(marking, led), key=lambda at: numbers[led.get(at, at)])
    )
    return (*apart, *_told_rulings(house, marking))


def _by_wager(marking: Marking, led: Mapping[int, int]) -> Iterator[int]:
    """The mistakes without those that a wrong wager of the same cause already covers."""
    made = [*enumerate(marking.mistakes[: len(marking.verdict.findings)])]
    told_by = {led.get(at, at) for at, each in made if each.wager and each.severity in FAILING}
    for at, each in made:
        if each.wager or led.get(at, at) not in told_by:
            yield at


def _told_rulings(house: House, marking: Marking) -> tuple[MistakeShown, ...]:
    """The mistakes about the dealer's own misdeal, after the others."""
    first = len(marking.mistakes) - len(led_by(marking.verdict)) + 1
    numbered = enumerate(marking.rulings, first)
    return tuple(ruling_mistake_shown(number, house.rules, each) for number, each in numbered)


def _short(marking: Marking, *, players: bool) -> Money:
    """The money that the mistakes cost the players, or the house: never netted, not even within one
    cause."""
    every = (*marking.mistakes, *marking.rulings)
    costs = [each.money.cents for each in every if each.money is not None]
    return Money(sum(abs(cents) for cents in costs if (cents < 0) is players))


def _decided(rules: HouseRules, marking: Marking) -> list[DebriefDecision]:
    if marking.voided:
        return []
    return [
        DebriefDecision(
            seat=settled.seat,
            wager=line.wager,
            due=_due(rules, line),
            rule=str(line.rule),
        )
        for settled in marking.verdict.script.settlement.seats
        for line in settled.lines
    ]


def _due(rules: HouseRules, line: Line) -> str:
    match line.result:
        case Result.WIN:
            return say("Pay {amount}", amount=money(rules, line.pays))
        case Result.LOSE:
            lost = total([line.stake] if line.stake else [])
            return say("Take {amount}", amount=money(rules, lost))
        case Result.PUSH:
            return say("Leave it")


def _replay(played: PlayedRound, marking: Marking) -> Replay:
    chips = played.laid or ((),) * len(played.acts)
    done = tuple(
        DebriefAct(act_in(text), text, elapsed_ms, laid)
        for (text, elapsed_ms), laid in zip(played.acts, chips, strict=True)
    )
    return Replay(played.round_, done, faultless(marking.verdict.script))


_SETTLED = (Code.MISSING, Code.WRONG_AMOUNT, Code.WRONG_RESULT, Code.UNEXPECTED)


def wagers_asked(verdict: Verdict, findings: Iterable[Finding]) -> tuple[WagerAsked, ...]:
    """The wagers that findings of one cause are about; none if they are about something else."""
    script = verdict.script
    found = {each: None for finding in findings for each in _wagers(verdict, finding)}
    if not found:
        return ()
    number = next(seat for seat, _ in found)
    seat = script.round_.seat(number)
    assert seat is not None, "a wager that was wrong lies at a seat of the round"
    rules = script.house.rules.at_table(script.round_.placard)
    wagers = {wager for place, wager in found if place == number}
    return tuple(_asked(rules, seat, wager) for wager in Wager if wager in wagers)


def _asked(rules: HouseRules, seat: Seat, wager: Wager) -> WagerAsked:
    return WagerAsked(wager, spot(rules, wager), None if wager.is_bonus else seat.stake(wager))


def _wagers(verdict: Verdict, finding: Finding) -> list[tuple[int, Wager]]:
    """The wagers at its seat that a finding is about; the Ante with its bonus, if one payment
    covers both."""
    seat = finding.seat
    settled = verdict.script.settlement.seat(seat) if seat is not None else None
    if seat is None or settled is None or finding.code not in _SETTLED:
        return []
    if finding.due is not None and finding.due.kind is StepKind.COLLECT:
        return [(seat, line.wager) for line in settled.lines if line.forfeited]
    if finding.wager is None or not (finding.line is not None or _touched(settled, finding)):
        return []
    with_bonus = [finding.bonus.wager] if finding.bonus is not None else []
    return [(seat, wager) for wager in (finding.wager, *with_bonus)]


def _touched(settled: SeatSettlement, finding: Finding) -> bool:
    """True if a wager of the seat without a duty was paid or taken."""
    action = act_in(finding.got)
    if action is None:
        return False
    staked = {line.wager for line in settled.lines} | {Wager.ANTE_BONUS}
    return action.verb in (Verb.PAY, Verb.TAKE) and action.wager in staked
