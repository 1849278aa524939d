"""Today's plan in words: what comes next, what is done, and the chance of passing the exam."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import islice
from math import ceil, inf

from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.drills.skills.registry import Skillbook
from trainer.goal import GoalPlan, minutes_needed
from trainer.marking.belief_words import belief_at
from trainer.school.curriculum import ADAPTIVE
from trainer.school.exam.pass_chance import ReadyGain
from trainer.school.practice import Practice
from trainer.school.progress.progress import SkillRow, own_ready, skill_map
from trainer.school.progress.readiness import TELLING, ReadinessJudged
from trainer.school.results import AttemptDone
from trainer.school.rounds.shared_round import code_in, of_the_day
from trainer.school.session.plan import Plan, PlanItem
from trainer.school.words.figure_words import clock
from trainer.ui.home.snapshot import (
    AreaShown,
    ChanceShown,
    DayRoundShown,
    NextAct,
    NextShown,
    PlanRow,
    PlanShown,
    TodayShown,
)
from trainer.wording import say, say_count

DONE, ASKED, NAMED = 2, 2, 3
LATEST = 20
"""The number of the latest rounds and sittings that are searched for those of today."""
FIRST_MINUTES = 4


def first_next(shown: TodayShown) -> NextShown:
    """The next thing before the plan is made: the round on the table, the first round of all, or
    today's practice."""
    waiting = shown.left_off[0] if shown.left_off else None
    house = next((each.title for each in shown.houses if each.id == shown.wanted.house), "")
    if waiting is not None and waiting.pressing:
        return NextShown(
            NextAct.GO_ON,
            say("Where you left off"),
            waiting.drill_title,
            waiting.house_title,
            waiting.words,
            say("Continue"),
            waiting.attempt,
        )
    if shown.fresh:
        return _first_round(house)
    return NextShown(
        NextAct.PRACTISE, say("Next"), say("Today's practice"), house, "", say("Start")
    )


def _first_round(house: str) -> NextShown:
    return NextShown(
        NextAct.FIRST,
        say("Next, about {count} minutes", count=FIRST_MINUTES),
        say("Your first round"),
        house,
        say("You settle one round. Every step is shown: the table, the keys, the marks."),
        say("Start"),
    )


def plan_shown(
    practice: Practice, house: str, goal_minutes: int, now: datetime, goal: GoalPlan | None = None
) -> PlanShown | None:
    """The plan of today at that house; None for an unknown house."""
    at = next((each for each in practice.houses() if each.id == house), None)
    if at is None:
        return None
    sessions = practice.sessions
    plan, minutes = sessions.plan(at, goal_minutes), sessions.minutes_today()
    ready = own_ready(practice, practice.curriculum.shelf, house)
    skills = skill_map(practice.skills.book(house), sessions.standings(house), sessions.today)
    latest = practice.done(LATEST)
    here = [each for each in latest if each.when.date() == now.date() and each.house == house]
    areas = tuple(_area(each) for each in skills)
    to_do = _to_do(practice, plan, here, fresh=not latest)
    rows = [*_fitting(to_do, goal_minutes - minutes if goal_minutes else inf)]
    left = sum(each.minutes for each in rows if not each.beyond)
    return PlanShown(
        house=house,
        minutes=minutes,
        target=minutes + left if goal_minutes else 0,
        rows=(*islice(_done(here), DONE), *rows),
        chance=chance_shown(ready, sessions.seats(house), practice.skills.book(house)),
        day=_day_round(at, here, now),
        areas=areas,
        left=sessions.left_to_show(house),
        ahead="" if goal is None else _ahead(goal.on(now.date()), now, areas, plan),
    )


def _day_round(house: House, today: Sequence[AttemptDone], now: datetime) -> DayRoundShown:
    """The best of today's tries, or that the round waits."""
    code = str(of_the_day(house, now.date()))
    tries = [each for each in today if code_in(each.mode) == code]
    words = say("The same for everybody today. Not dealt yet.")
    if tries:
        # More right comes before faster.
        best = max(tries, key=lambda each: (each.right, -each.elapsed_ms))
        time = clock(best.elapsed_ms)
        words = say(
            "Best: {some} of {all} right, {time}", some=best.right, all=best.lines, time=time
        )
    return DayRoundShown(code, words)


def _ahead(goal: GoalPlan, now: datetime, areas: Sequence[AreaShown], plan: Plan) -> str:
    """``91 skills left: about 15 minutes a day, 12 rounds.``"""
    left = sum(each.skills - each.mastered for each in areas)
    days = goal.left_on(now.date())
    if not left or not days:
        return ""
    minutes = minutes_needed(left, days)
    rounds = max(1, round(minutes * plan.rounds / max(1, plan.minutes)))
    return say_count(
        "{count} skill left: about {minutes} minutes a day, {rounds} rounds.",
        "{count} skills left: about {minutes} minutes a day, {rounds} rounds.",
        count=left,
        minutes=minutes,
        rounds=rounds,
    )


def _done(today: Sequence[AttemptDone]) -> Iterator[PlanRow]:
    """Today's work, drill by drill, the first one first."""
    titles = dict.fromkeys(each.drill_title for each in reversed(today))
    for title in titles:
        lines = [each for each in today if each.drill_title == title]
        right, every = sum(each.right for each in lines), sum(each.lines for each in lines)
        words = say("{some} of {all} right", some=right, all=every) if every else ""
        yield PlanRow(title, words)


def _to_do(
    practice: Practice, plan: Plan, today: Sequence[AttemptDone], *, fresh: bool
) -> Iterator[PlanRow]:
    """The session, then the skills that no round shows; after these the session again."""
    if fresh:
        first = _first_round(practice.house(plan.house).title)
        yield PlanRow(first.title, say("Step by step"), FIRST_MINUTES, first)
    drilled = {each.drill for each in today}
    session = _session(practice, plan, again=ADAPTIVE in drilled)
    asked = [row for row in _asked(practice, plan) if row.next and row.next.drill not in drilled]
    pressing = ADAPTIVE not in drilled or plan.due or plan.back
    yield from (session, *asked) if pressing else (*asked, session)


def _fitting(rows: Iterable[PlanRow], left: float) -> Iterator[PlanRow]:
    """The lines that fit in the minutes left; rounds can always be dealt, beyond the plan too."""
    asked = 0
    for row in rows:
        drill = row.next is not None and row.next.act is NextAct.ASK
        fits = row.minutes <= left
        if drill and (not fits or asked == ASKED):
            continue
        asked += drill
        left -= row.minutes if fits else 0
        yield replace(row, beyond=not fits)


def _session(practice: Practice, plan: Plan, *, again: bool) -> PlanRow:
    title = say("More practice") if again else say("Today's practice")
    seats = say_count("{count} seat", "{count} seats", count=practice.sessions.seats(plan.house))
    rounds = say_count(
        "{count} round at {seats}", "{count} rounds at {seats}", count=plan.rounds, seats=seats
    )
    shown = NextShown(
        NextAct.PRACTISE,
        say("Next, about {count} minutes", count=plan.minutes),
        title,
        f"{practice.house(plan.house).title} · {rounds}",
        "\n".join(map(_reason, plan.lines[:NAMED])),
        say("Start"),
    )
    return PlanRow(title, _why(plan), plan.minutes, shown)


def _reason(line: PlanItem) -> str:
    """``New · Pair Plus: Straight``."""
    return f"{line.source.words} · {line.skill.words}"


def _why(plan: Plan) -> str:
    if plan.due:
        return say_count("{count} skill due", "{count} skills due", count=plan.due)
    if plan.back:
        return say_count("{count} coming back", "{count} coming back", count=plan.back)
    return say("New skills")


def _asked(practice: Practice, plan: Plan) -> list[PlanRow]:
    """The skills that no round shows, each with the easiest quick drill that asks for it."""
    drills = {each.exercise: each for each in reversed(practice.quick.drills(plan.house))}
    found = []
    for each in plan.questions:
        drill = drills.get(each.exercise)
        if drill is not None:
            minutes = each.minutes(drill.items)
            shown = NextShown(
                NextAct.ASK,
                say("Next, about {count} minutes", count=minutes),
                drill.heading,
                practice.house(plan.house).title,
                drill.promise,
                say("Start"),
                drill.name,
            )
            asked = say_count("{count} question", "{count} questions", count=drill.items)
            found.append(PlanRow(drill.heading, asked, minutes, shown))
    return found


def chance_shown(judged: ReadinessJudged, seats: int, book: Skillbook) -> ChanceShown:
    """The chance of passing; after too few decisions, how many rounds would tell."""
    ready = judged.ready
    if ready is None or ready.decisions < TELLING:
        rounds = ceil((TELLING - (ready.decisions if ready else 0)) / (3 * seats))
        return ChanceShown(
            say_count(
                "Not known yet. Deal {count} more round.",
                "Not known yet. Deal {count} more rounds.",
                count=rounds,
            )
        )
    return ChanceShown(
        chance=int(100 * ready.chance),
        low=int(100 * ready.low),
        high=int(100 * ready.high),
        raises=tuple(_raise(gain, ready.chance, book) for gain in ready.gains),
        skills=tuple(gain.of for gain in ready.gains if not gain.wrong_rule),
    )


def _raise(gain: ReadyGain, chance: float, book: Skillbook) -> tuple[str, str]:
    """The skills that would raise the chance, and the chance they would reach."""
    words = belief_at(book.house, gain.of) if gain.wrong_rule else book[gain.of].words
    reached = int(100 * min(1.0, chance + gain.by))
    return words, say("to {share}%", share=reached) if reached > int(100 * chance) else ""


def _area(row: SkillRow) -> AreaShown:
    mastered = sum(each.share >= 1 for each in row.tiles)
    seen = sum(each.seen > 0 for each in row.tiles)
    return AreaShown(row.area.words, mastered, seen - mastered, len(row.tiles))
