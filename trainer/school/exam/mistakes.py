"""The mistakes in an exam, each with the area that it counts against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import fields, replace

from trainer.drills.exam.areas import ExamArea, area_of
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.stars import Spot, Star
from trainer.drills.skills.decisions import Touch
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.rules import Situation
from trainer.game.settle import Settlement
from trainer.game.wagers import Wager
from trainer.marking.exposures import Exposure, evidence_of
from trainer.marking.mark import FAILING, Marking
from trainer.marking.mistake import Severity
from trainer.marking.predict import Misread
from trainer.records.exam import ExamRuled
from trainer.school.debrief.briefing import PlayedRound, by_wager, debrief_of, marking_of
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.debrief.phrases import money_told
from trainer.school.exam.exam_evidence import ExamHouse
from trainer.school.questions.incidents import AskedIncident
from trainer.school.skills.judgement import judged
from trainer.wording import say


class ExamMistake(MistakeShown, frozen=True, kw_only=True):
    """One mistake as the sheet lists it. ``task`` is its task in words, ``task_name`` its name for
    programs (``round 3``, ``ruling 1``), ``attempt`` its round if it was one. ``is_error``: it
    counts; ``starred``: it counts and is on a starred decision. ``skills`` are those that went
    wrong there."""

    task: str
    task_name: str
    attempt: str | None
    area: ExamArea
    starred: bool
    skills: tuple[str, ...] = ()

    @property
    def is_error(self) -> bool:
        return self.severity in FAILING


class TaskMarked(Struct, frozen=True):
    """One round or ruling marked: its decisions by area, its mistakes, its money. ``starred`` are
    its starred decisions that came out wrong; ``exposed`` the places where wrong rules could show;
    ``stars`` and ``starred_in`` are the areas of its starred decisions, and of the wrong ones."""

    decisions: Mapping[ExamArea, int]
    mistakes: tuple[ExamMistake, ...]
    starred: int
    players_short: Money
    house_short: Money
    hands: int
    elapsed_ms: int
    exposed: tuple[Exposed, ...] = ()
    stars: tuple[ExamArea, ...] = ()
    starred_in: tuple[ExamArea, ...] = ()


class Exposed(Struct, frozen=True):
    """One wager of a round at which a wrong rule would have shown, and whether it did; the cards of
    its seat and the dealer's. Without an Ante its hand is in no ``situation``."""

    round_: int
    area: ExamArea
    exposure: Exposure
    situation: Situation | None = None
    cards: tuple[Card, ...] = ()
    dealer: tuple[Card, ...] = ()

    @property
    def cell(self) -> tuple[int, int, Wager]:
        """The round, the seat and the wager."""
        return (self.round_, *self.exposure.cell)


# ------------------------------------------------------------------------------------- rounds


def round_marked(played: PlayedRound, stars: frozenset[Star], misread: Misread) -> TaskMarked:
    """A round that was handed in, by the starred decisions of the exam and the house's wrong
    rules."""
    marking = marking_of(played)
    settlement = marking.verdict.script.settlement
    debrief = debrief_of(played, marking)
    mine = frozenset((seat, wager) for number, seat, wager in stars if number == debrief.number)
    missed = mine & marking.wrong  # not where a starred wager was settled right, but out of order
    seats = () if marking.voided else settlement.seats
    lines = [(seat, line) for seat in seats for line in seat.lines]
    wrong = tuple(each.touch for each in judged(marking.verdict) if not each.right)
    return TaskMarked(
        decisions=Counter(area_of(seat, line) for seat, line in lines),
        mistakes=tuple(
            replace(_of_round(debrief, settlement, missed, each), skills=_behind(wrong, each))
            for each in by_wager(played.house, marking)
        ),
        starred=len(missed),
        players_short=debrief.players_short,
        house_short=debrief.house_short,
        hands=debrief.hands,
        elapsed_ms=played.elapsed_ms,
        exposed=tuple(_exposed(debrief.number, marking, misread)),
        stars=tuple(area_of_mistake(settlement, *each) for each in mine),
        starred_in=tuple(area_of_mistake(settlement, *each) for each in missed),
    )


def _exposed(number: int, marking: Marking, misread: Misread) -> Iterator[Exposed]:
    script = marking.verdict.script
    settlement, dealt = script.settlement, {each.number: each for each in script.round_.seats}
    seats = settlement.seats
    situations = {each.seat: each.situation for each in seats}
    for exposure in evidence_of(misread, marking).exposures:
        number_of, _ = exposure.cell
        area = area_of_mistake(settlement, *exposure.cell)
        cards = dealt[number_of].cards, script.round_.dealer
        yield Exposed(number, area, exposure, situations.get(number_of), *cards)


def _of_round(
    debrief: Debrief, settlement: Settlement, stars: frozenset[Spot], made: MistakeShown
) -> ExamMistake:
    area = area_of_mistake(settlement, made.seat, made.wager)
    return ExamMistake(
        **{each.name: getattr(made, each.name) for each in fields(made)},
        task=say("Round {number}", number=debrief.number),
        task_name=f"round {debrief.number}",
        attempt=debrief.attempt_id,
        area=area,
        starred=made.severity in FAILING and (made.seat, made.wager) in stars,
    )


def _behind(wrong: Sequence[Touch], made: MistakeShown) -> tuple[str, ...]:
    """The skills that went wrong at the mistake's wager, else at its seat, else in the round."""
    for place in (f"{made.seat} {made.wager}", str(made.seat)):
        found = [each.skill for each in wrong if each.place == place]
        if found:
            return tuple(dict.fromkeys(found))
    return tuple(dict.fromkeys(each.skill for each in wrong if each.seat in (None, made.seat)))


def area_of_mistake(settlement: Settlement, seat: int | None, wager: Wager | None) -> ExamArea:
    """The area of a mistake: that of its wager, the folds if it concerns a folded hand as a whole,
    else the conduct of the round. A bonus that was not due counts with its table."""
    settled = settlement.seat(seat) if seat is not None else None
    if settled is None:
        return ExamArea.CONDUCT
    line = settled.line(wager) if wager is not None else None
    if line is not None:
        return area_of(settled, line)
    if any(each.forfeited for each in settled.lines):
        return ExamArea.FOLDS
    if wager is None:
        return ExamArea.CONDUCT
    return ExamArea.ANTE_BONUS if wager is Wager.ANTE_BONUS else ExamArea.OWN_WAGERS


# ------------------------------------------------------------------------------------ rulings


def ruling_marked(
    at: ExamHouse, ruled: ExamRuled, blueprint: Blueprint, *, ruling_alone: bool = False
) -> TaskMarked:
    """The mark of a ruling on an irregularity. It is at most one error, however much of it was
    wrong. ``ruling_alone``: the consequences were not asked for."""
    # Leaving it to the supervisor is never wrong and shows nothing, so it is not counted.
    assert at.ruled is not None, "rulings are asked where there are irregularities"
    asked = AskedIncident(at.house, at.ruled, ruled.seed, ruled.line)
    asked.ruling_alone = ruling_alone
    wanted = blueprint.areas.get(ExamArea.RULINGS)
    handed_over = asked.marks(ruled.acts).handed_over
    mistakes = (*_of_ruling(at, asked, ruled, starred=wanted is not None and wanted.starred),)
    cents = [each.money.cents for each in mistakes if each.money is not None]
    return TaskMarked(
        decisions={} if handed_over else {ExamArea.RULINGS: 1},
        mistakes=mistakes,
        starred=sum(each.starred for each in mistakes),
        stars=(ExamArea.RULINGS,) if wanted is not None and wanted.starred else (),
        starred_in=(ExamArea.RULINGS,) * sum(each.starred for each in mistakes),
        players_short=Money(-sum(each for each in cents if each < 0)),
        house_short=Money(sum(each for each in cents if each > 0)),
        hands=0,
        elapsed_ms=ruled.elapsed_ms,
    )


def _of_ruling(
    at: ExamHouse, asked: AskedIncident, ruled: ExamRuled, *, starred: bool
) -> Iterator[ExamMistake]:
    """The gravest mistake of the ruling, with everything that was due and done."""
    made = asked.marks(ruled.acts).mistakes
    if not made:
        return
    gravest = min(made, key=lambda each: list(Severity).index(each.severity))
    marked = asked.mark(ruled.number, ruled.acts, ruled.elapsed_ms)
    yield ExamMistake(
        task=say("Irregularity {number}", number=ruled.number),
        task_name=f"ruling {ruled.number}",
        attempt=None,
        number=ruled.number,
        area=ExamArea.RULINGS,
        severity=gravest.severity,
        code=gravest.code.value,
        seat=gravest.seat,
        wager=gravest.wager,
        player_cards=(),
        dealer_cards=(),
        starred=starred and gravest.severity in FAILING,
        title=asked.heading,
        where="",
        due=marked.due,
        done=marked.given,
        money=gravest.money,
        money_text=money_told(at.house.rules, gravest.money),
        why=gravest.why,
        rule=gravest.source.cite or say("School's reading"),
        is_reading=gravest.source.reading is not None,
    )
