"""The readiness of a class's trainees, computed from the registry's records of each."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any, Protocol

from trainer.marking.rule_shown import RuleShown
from trainer.records.registry.reads.report_rows import (
    beliefs_due_of,
    beliefs_of,
    rounds_done,
    skills_done,
)
from trainer.records.registry.reads.report_sums import Db
from trainer.records.registry.rows.marks import BeliefRow
from trainer.school.exam.pass_chance import (
    ExamDemands,
    Ready,
    SkillAnswers,
    ready,
)
from trainer.school.held_beliefs import Sureness
from trainer.school.reports.scope import View
from trainer.school.skills.mastery import LAPSES_DAYS

LOOKED_BACK_DAYS = 182
_DAY_MS = 86_400_000


class AtHouse(Protocol):
    """The facts about a house."""

    def asked_by_exam(self, house: str, /) -> ExamDemands: ...
    def book(self, house: str, /) -> Container[str]: ...


def class_ready(db: Db, view: View, at: AtHouse) -> Mapping[str, Ready]:
    """The readiness of each trainee of the view, by account: for the house of the scope, else for
    the one that the class is taught. A trainee without a house has no entry."""
    wanted = _wanted(view)
    if not wanted:
        return {}
    accounts = tuple(wanted)
    since_ms = (view.today - LOOKED_BACK_DAYS) * _DAY_MS
    done = dict(rounds_done(db, wanted, since_ms))
    skills = skills_done(db, accounts, (view.today - LAPSES_DAYS) * _DAY_MS)
    held = _held(beliefs_of(db, accounts), wanted)
    return {
        account: ready(
            done.get(account, ()),
            _answers(skills[account], at.book(house)),
            at.asked_by_exam(house),
            held.get(account, {}),
        )
        for account, house in wanted.items()
    }


def beliefs_due_since(db: Db, view: View) -> Mapping[str, int]:
    """Since when the wrong rules of a trainee of the view do not know the rounds yet, at the house
    that is judged: by account, without those whose wrong rules know all."""
    wanted = _wanted(view)
    due = beliefs_due_of(db, tuple(wanted))
    return {each.account: each.since_ms for each in due if _at(wanted, each)}


def _wanted(view: View) -> Mapping[str, str]:
    """The house of each trainee: of the scope, else the one that the class is taught."""
    return {
        each.account: house
        for each in view.group.trainees
        if (house := view.scope.house or each.house)
    }


class _OfHouse(Protocol):
    @property
    def account(self) -> str: ...
    @property
    def house(self) -> str: ...


def _at(wanted: Mapping[str, str], each: _OfHouse) -> bool:
    return wanted[each.account] == each.house


def _answers(of: Iterable[tuple[Any, ...]], book: Container[str]) -> Mapping[str, SkillAnswers]:
    return {
        skill: SkillAnswers(right, seen, bool(mastered), last_ms)
        for _, skill, right, seen, mastered, last_ms in of
        if skill in book
    }


def _held(
    beliefs: Iterable[BeliefRow], wanted: Mapping[str, str]
) -> Mapping[str, Mapping[str, RuleShown]]:
    found: dict[str, dict[str, RuleShown]] = {}
    for each in beliefs:
        if _at(wanted, each) and (shown := _shown(each)) is not None:
            found.setdefault(each.account, {})[each.misreading] = shown
    return found


def _shown(of: BeliefRow) -> RuleShown | None:
    """The rule with its counts; None for a pattern, and until the marker has counted."""
    if None in (of.per_cent, of.hits, of.clean, of.clean_since, of.wagers):
        return None
    return RuleShown(
        per_cent=of.per_cent or 0,
        hits=of.hits or 0,
        clean=of.clean or 0,
        since=of.clean_since or 0,
        wagers=of.wagers or 0,
        until_ms=of.since_ms if of.verdict == Sureness.CLEARED else None,
    )
