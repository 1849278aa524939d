"""The progress page of one house, from the records: skills by area, mistakes by kind, readiness."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import groupby

from msgspec import Struct

from trainer.dealing.finding import Code
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area, Skill
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.marking.belief_words import belief_at
from trainer.marking.words import spot
from trainer.records.results import MistakeMade, RoundResult
from trainer.school.clock import begin_ms
from trainer.school.debrief.pace import pace_of
from trainer.school.debrief.phrases import code_words
from trainer.school.exam.default_exam import default_exam
from trainer.school.exam.pass_chance import WagersDone, answers_of, ready
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.progress.daily_figures import CurvePoint, DayDone, curves, days_done
from trainer.school.progress.readiness import ReadinessJudged, judged
from trainer.school.progress.transfer import HouseKnown, TransferSkill, transfer
from trainer.school.skills.levels import START, Chances
from trainer.school.skills.mastery import Grasp, grasp, mastered_at, siblings
from trainer.school.skills.standing import NEVER, Standing
from trainer.school.trainee import Trainee
from trainer.wording import Worded, phrase, say

# As many decisions as an exam has.
LATEST_LINES = 150
LATEST_ROUNDS = 5
"""The number of rounds that tell the pace."""


class Figures(Struct, frozen=True):
    """The page in five numbers; None without data. ``accuracy`` is of the ``lines`` latest wager
    decisions, at most 150, in whole rounds."""

    mastered: int
    skills: int
    accuracy: float | None
    lines: int
    hands_per_hour: int | None
    open_beliefs: int
    due: int


class ProgressShown(Struct, frozen=True):
    """A trainee's progress at one house, over some days up to today."""

    house: str
    today: int
    judged: ReadinessJudged
    figures: Figures
    rows: tuple[SkillRow, ...]
    days: tuple[DayDone, ...]
    curves: Mapping[Area, tuple[CurvePoint, ...]]
    kinds: tuple[MistakeKind, ...]
    beliefs: tuple[BeliefHeld, ...]


class Progress:
    """The progress of one trainee. Methods raise RecordsFault if records cannot be read."""

    def __init__(
        self,
        trainee: Trainee,
        houses: HouseShelf,
        zone_min: Callable[[], int],
        ruled: Callable[[House], Irregularities | None],
    ) -> None:
        self._trainee, self._houses = trainee, houses
        self._zone_min, self._ruled = zone_min, ruled

    def at(self, house: str, days: int | None = None) -> ProgressShown:
        """The progress at that house; curves, days and mistakes of so many days (None: all)."""
        trainee, today = self._trainee, self._trainee.sessions.today
        at = self._houses[house]
        book = trainee.skills.book(house)
        rows = skill_map(book, trainee.sessions.standings(house), today)
        rounds = tuple(each for each in trainee.results.at(house) if each.hands)
        since = None if days is None else today - days + 1
        within = self._within(rounds, since)
        since_at = 0 if since is None else begin_ms(since, self._zone_min())
        observed = trainee.observed.days(house, since_at)
        made = trainee.results.made([each.attempt for each in within])
        beliefs = trainee.beliefs.of(house)
        return ProgressShown(
            house=house,
            today=today,
            judged=own_ready(trainee, self._houses, house),
            figures=_figures(rows, rounds, beliefs, today),
            rows=rows,
            days=days_done(within, self._zone_min()),
            curves=curves(observed, {each.id: each.area for each in book}),
            kinds=kinds(made, at.rules),
            beliefs=beliefs,
        )

    def transfer(self, at: str, to: str) -> tuple[TransferSkill, ...]:
        """The changes for a dealer who moves from the one house to the other."""
        return transfer(self._known(at), self._known(to))

    def _known(self, house: str) -> HouseKnown:
        found = self._houses[house]
        return HouseKnown(found, self._trainee.skills.book(house), self._ruled(found))

    def _within(
        self, rounds: tuple[RoundResult, ...], since: int | None
    ) -> tuple[RoundResult, ...]:
        if since is None:
            return rounds
        first = begin_ms(since, self._zone_min())
        return tuple(each for each in rounds if each.dealt_at_ms >= first)


def _figures(
    rows: tuple[SkillRow, ...],
    rounds: tuple[RoundResult, ...],
    beliefs: tuple[BeliefHeld, ...],
    today: int,
) -> Figures:
    every = list(tiles(rows))
    latest = _latest_lines(rounds)
    right, lines = sum(each.right for each in latest), sum(each.lines for each in latest)
    last = rounds[:LATEST_ROUNDS]
    return Figures(
        mastered=sum(each.share >= 1.0 for each in every),
        skills=len(every),
        accuracy=right / lines if lines else None,
        lines=lines,
        hands_per_hour=pace_of(last),
        open_beliefs=sum(each.sureness is not Sureness.CLEARED for each in beliefs),
        due=sum(each.learned is Learned.DUE for each in every),
    )


def _latest_lines(rounds: tuple[RoundResult, ...]) -> list[RoundResult]:
    taken: list[RoundResult] = []
    for each in rounds:
        if sum(before.lines for before in taken) >= LATEST_LINES:
            break
        taken.append(each)
    return taken


class MistakeKind(Struct, frozen=True):
    """Mistakes of one code on one wager. What players and what the house would have been short are
    told apart, never netted."""

    words: str
    times: int
    players_short: Money
    house_short: Money

    @property
    def money(self) -> Money:
        """The sum of the errors, in both directions."""
        return Money(self.players_short.cents + self.house_short.cents)


def kinds(made: Iterable[MistakeMade], rules: HouseRules) -> tuple[MistakeKind, ...]:
    """The kinds of these mistakes of one house, the most frequent first."""
    among: dict[tuple[Code, Wager | None], list[int]] = {}
    for each in made:
        wager = Wager(each.wager) if each.wager else None
        among.setdefault((Code(each.code), wager), []).append(each.money_cents or 0)
    counted = [_kind(rules, code, wager, cents) for (code, wager), cents in among.items()]
    return tuple(sorted(counted, key=lambda kind: (-kind.times, -kind.money.cents, kind.words)))


def _kind(rules: HouseRules, code: Code, wager: Wager | None, cents: list[int]) -> MistakeKind:
    return MistakeKind(
        words=_words(rules, code, wager),
        times=len(cents),
        players_short=Money(-sum(each for each in cents if each < 0)),
        house_short=Money(sum(each for each in cents if each > 0)),
    )


def _words(rules: HouseRules, code: Code, wager: Wager | None) -> str:
    words = code_words(code)
    if wager is None:
        return words
    return say("{wager}: {mistake}", wager=spot(rules, wager), mistake=words)


ROUNDS_JUDGED = 150


def own_ready(trainee: Trainee, shelf: HouseShelf, house: str) -> ReadinessJudged:
    """The readiness of the trainee of these records at that house. Raises RecordsFault."""
    book, standings = trainee.skills.book(house), trainee.sessions.standings(house)
    rounds = [each for each in trainee.results.at(house) if each.hands][:ROUNDS_JUDGED]
    known = mastered_at(book, standings, trainee.sessions.today)
    held = {each.id: each.shown for each in trainee.beliefs.of(house) if each.shown is not None}
    found = ready(
        [
            WagersDone(each.lines - each.right, each.lines, each.dealt_at_ms)
            for each in reversed(rounds)
        ],
        answers_of(standings, known),
        default_exam(shelf, house),
        held,
    )
    return judged(found, lambda skill: book[skill].words, partial(belief_at, shelf[house]))


class Learned(Worded):
    """The state of a skill. ``DUE``: seen before, and to be shown again by today."""

    NOT_SEEN = "not_seen", phrase("Not seen")
    LEARNING = "learning", phrase("Learning")
    DUE = "due", phrase("Due today")
    MASTERED = "mastered", phrase("Mastered")


class Tile(Struct, frozen=True):
    """One skill. ``share`` of the way to mastery is done, from 0 to 1; ``right`` of ``seen``
    answers were right; ``tempo`` is the median time in units of the reference."""

    skill: Skill
    learned: Learned
    share: float
    right: int
    seen: int
    days: int
    tempo: float | None
    due_day: int | None


class SkillRow(Struct, frozen=True):
    """The skills of one area, in the order in which they are taught."""

    area: Area
    tiles: tuple[Tile, ...]


def skill_map(book: Skillbook, standings: Mapping[str, Standing], day: int) -> tuple[SkillRow, ...]:
    """All skills of the book, area by area."""
    order, others = list(Area), siblings(book, standings)
    skills = sorted(book, key=lambda skill: order.index(skill.area))
    return tuple(
        SkillRow(
            area,
            tuple(
                tile(each, standings.get(each.id, NEVER), day, others.prior(each.id))
                for each in among
            ),
        )
        for area, among in groupby(skills, key=lambda skill: skill.area)
    )


def tile(skill: Skill, standing: Standing, day: int, prior: Chances = START) -> Tile:
    """The state of that skill on that day."""
    grasped = grasp(skill, standing, day, prior)
    return Tile(
        skill=skill,
        learned=_learned(grasped, standing, day),
        share=1.0 if grasped.mastered else min(0.95, grasped.certain),
        right=standing.right,
        seen=standing.seen,
        days=standing.days,
        tempo=standing.tempo,
        due_day=grasped.due_day,
    )


def tiles(rows: tuple[SkillRow, ...]) -> Iterator[Tile]:
    """All tiles of a map."""
    return (each for row in rows for each in row.tiles)


def _learned(grasped: Grasp, standing: Standing, day: int) -> Learned:
    if not standing.seen:
        return Learned.NOT_SEEN
    if grasped.due(day):
        return Learned.DUE
    return Learned.MASTERED if grasped.mastered else Learned.LEARNING
