"""The events of rounds, quick sittings and exams as statements; a statement's id is its event's.

Single acts at the table and their taking back are no statements: a bundle of evidence has them. A
statement names its event with chain, place and hash.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import UUID

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.marking.belief_words import belief_words
from trainer.paper.sheet import written_moment
from trainer.paper.whole_file import write_text
from trainer.records.chain import Row
from trainer.records.event import Kind
from trainer.school.exports.bundle.contents import (
    BundleEvidence,
    BundleMark,
    ChainOwner,
    Plain,
    Stretch,
    facts_of,
)
from trainer.school.exports.xapi.vocabulary import (
    EXAM,
    HOME_PAGE,
    HOUSE,
    QUESTION,
    QUICK,
    ROUND,
    VERSION,
    Activity,
    AdlVerb,
    Extension,
)
from trainer.wording import in_english

NOBODY = "nobody"
"""The account of who practises without one."""


class School(Struct, frozen=True):
    """The origin of the statements: the home page of its accounts, and the author."""

    home_page: str = HOME_PAGE
    program: str = ""


def statements(evidence: BundleEvidence, school: School) -> Iterator[Plain]:
    """A statement for each event that begins, ends, answers or interrupts something, in order."""
    marks = {mark.attempt: mark for mark in evidence.marks}
    for stretch in evidence.stretches:
        if stretch.of is ChainOwner.TRAINEE:
            yield from _ToldEvents(stretch, marks, school, _platform(evidence, school)).all()
        else:
            yield from _voids(stretch, evidence, school)


class _ToldEvents:
    """One trainee's events, told."""

    def __init__(
        self, stretch: Stretch, marks: Mapping[str, BundleMark], school: School, platform: str
    ) -> None:
        self._stretch, self._marks, self._school = stretch, marks, school
        self._platform = platform
        self._begun = {
            event.attempt: facts_of(event)
            for event in stretch.events
            if event.kind in (Kind.DEALT, Kind.QUICK_BEGUN, Kind.EXAM_BEGUN)
        }

    def all(self) -> Iterator[Plain]:
        for event in self._stretch.events:
            found = self._of_event(event)
            if found is not None:
                yield found

    def _of_event(self, event: Row) -> Plain | None:
        begun = self._begun.get(event.attempt)
        if begun is None:
            return None
        match event.kind:
            case Kind.DEALT | Kind.QUICK_BEGUN:
                return self._of_drill(event, begun, AdlVerb.INITIALIZED)
            case Kind.FINISHED | Kind.QUICK_FINISHED:
                mark = self._marks.get(event.attempt)
                return self._of_drill(event, begun, AdlVerb.COMPLETED, _result(mark))
            case Kind.ABANDONED:
                return self._of_drill(event, begun, AdlVerb.TERMINATED, {"completion": False})
            case Kind.ANSWERED:
                return self._answer(event, begun)
            case kind if kind in EXAM_VERBS:
                return self._of_exam(event, begun)
            case _:
                return None

    def _of_drill(
        self, event: Row, begun: Plain, verb: AdlVerb, result: Plain | None = None
    ) -> Plain:
        quick = "exercise" in begun
        path = f"houses/{begun['house']}/drills/{begun['drill']}"
        activity = Activity(path, QUICK if quick else ROUND, str(begun["drill"]))
        return self._statement(event, begun, verb, activity, result)

    def _answer(self, event: Row, begun: Plain) -> Plain:
        facts = facts_of(event)
        asked = _asked(facts)
        path = f"houses/{begun['house']}/drills/{begun['drill']}/questions/{asked}"
        activity = Activity(path, QUESTION, asked)
        given = facts.get("told", {})
        result: Plain = {
            "success": bool(given.get("right")),
            "response": str(given.get("given", "")),
            "duration": duration(facts["elapsed_ms"]),
        }
        if facts.get("certainty") is not None:
            result["extensions"] = {Extension.CERTAINTY.address: facts["certainty"]}
        return self._statement(event, begun, AdlVerb.ANSWERED, activity, result)

    def _of_exam(self, event: Row, begun: Plain) -> Plain:
        facts = facts_of(event)
        verb = _outcome(facts) if event.kind == Kind.EXAM_ENDED else EXAM_VERBS[event.kind]
        activity = Activity(f"exams/{begun.get('exam', '')}", EXAM, str(begun.get("title", "")))
        return self._statement(event, begun, verb, activity, _exam_result(verb, facts))

    def _statement(
        self, event: Row, begun: Plain, verb: AdlVerb, activity: Activity, result: Plain | None
    ) -> Plain:
        made: Plain = {
            "id": event.id,
            "actor": actor(self._stretch.account, self._school),
            "verb": {"id": verb.address, "display": {"en-US": verb.value}},
            "object": self._activity(activity),
            "timestamp": written_moment(event.at_ms),
            "context": self._context(event, begun),
            "version": VERSION,
        }
        return made | ({"result": result} if result else {})

    def _activity(self, activity: Activity) -> Plain:
        definition: Plain = {"type": activity.type}
        if activity.name:
            definition["name"] = {"en-US": activity.name}
        return {
            "objectType": "Activity",
            "id": f"{self._school.home_page}/{quote(activity.path)}",
            "definition": definition,
        }

    def _context(self, event: Row, begun: Plain) -> Plain:
        extensions = {
            Extension.CHAIN.address: self._stretch.chain,
            Extension.PLACE.address: event.place,
            Extension.HASH.address: event.hash.hex(),
        }
        for name in (Extension.MODE, Extension.SEED, Extension.EDITION, Extension.FINGERPRINT):
            if begun.get(name.value) is not None:
                extensions[name.address] = begun[name.value]
        made: Plain = {
            "platform": self._platform,
            "extensions": extensions,
        }
        registration = begun.get("exam") or begun.get("sitting") or event.attempt
        if is_uuid(registration):
            made["registration"] = registration
        if begun.get("house"):
            made["contextActivities"] = {"grouping": [self._house(begun["house"])]}
        return made

    def _house(self, house: str) -> Plain:
        return self._activity(Activity(f"houses/{house}", HOUSE, house))


EXAM_VERBS: Mapping[str, AdlVerb] = {
    Kind.EXAM_BEGUN: AdlVerb.INITIALIZED,
    Kind.EXAM_LEFT: AdlVerb.SUSPENDED,
    Kind.EXAM_RESUMED: AdlVerb.RESUMED,
    Kind.EXAM_ENDED: AdlVerb.COMPLETED,
}


def _platform(evidence: BundleEvidence, school: School) -> str:
    """The program with its version, marked if it was a simulation."""
    words = f"Dealer School {school.program}".strip()
    return f"{words}, demo: simulated trainees" if evidence.demo else words


def actor(account: str, school: School) -> Plain:
    """The actor: an account by its id, without a name."""
    return {
        "objectType": "Agent",
        "account": {"homePage": school.home_page, "name": account or NOBODY},
    }


def duration(ms: int) -> str:
    """``PT1.25S``, by ISO 8601."""
    # Hundredths of a second, because learning record stores compare no finer.
    hundredths = round(ms / 10)
    return f"PT{hundredths // 100}.{hundredths % 100:02}S"


def is_uuid(text: Any) -> bool:
    """True if it is a UUID, as it is written."""
    try:
        return isinstance(text, str) and str(UUID(text)) == text
    except ValueError:
        return False


def _result(mark: BundleMark | None) -> Plain | None:
    """The result; None if it was not marked."""
    if mark is None:
        return {"completion": True}
    said = mark.result
    made: Plain = {"completion": True, "duration": duration(said["elapsed_ms"])}
    if "items" in said:
        return made | {"score": _score(said["right"], said["items"])}
    return made | {
        "success": bool(said["passed"]),
        "score": {**_score(said["right"], said["lines"]), "scaled": said["tenths"] / 1000},
        "extensions": {
            Extension.PLAYERS_SHORT.address: said["players_short_cents"],
            Extension.HOUSE_SHORT.address: said["house_short_cents"],
            Extension.MISTAKES.address: [
                {name: each[name] for name in ("code", "severity", "seat", "wager", "rule")}
                for each in mark.mistakes
            ],
        },
    }


def _score(right: int, of: int) -> Plain:
    if not of:
        return {"raw": right, "min": 0}
    return {"scaled": round(right / of, 4), "raw": right, "min": 0, "max": of}


def _outcome(facts: Plain) -> AdlVerb:
    """An exam was passed, failed, or ended without either."""
    match facts.get("outcome"):
        case "passed":
            return AdlVerb.PASSED
        case "failed":
            return AdlVerb.FAILED
        case "discontinued":
            return AdlVerb.TERMINATED
        case _:
            return AdlVerb.COMPLETED


def _exam_result(verb: AdlVerb, facts: Plain) -> Plain | None:
    match verb:
        case AdlVerb.PASSED | AdlVerb.FAILED:
            return {"completion": True, "success": verb is AdlVerb.PASSED, **_exam_figures(facts)}
        case AdlVerb.TERMINATED:
            return {"completion": False}
        case AdlVerb.COMPLETED:
            return {"completion": True}
        case _:
            return None


def _exam_figures(facts: Plain) -> Plain:
    """The figures of an exam: right decisions, failed areas, errors on starred decisions (one wager
    at one seat each), and the wrong rules that failed it; older ends tell neither."""
    decisions, errors = facts.get("decisions"), facts.get("errors")
    if not isinstance(decisions, int) or not isinstance(errors, int):
        return {}
    extensions = {Extension.AREAS.address: facts.get("failed_areas") or []}
    if facts.get("starred") is not None:
        extensions[Extension.STARRED.address] = facts["starred"]
    if facts.get("wrong_rules") is not None:
        with in_english():
            extensions[Extension.WRONG_RULES.address] = [
                {"id": each, "belief": belief_words(each)} for each in facts["wrong_rules"]
            ]
    return {
        "score": _score(max(0, decisions - errors), decisions),
        "duration": duration(facts.get("elapsed_ms", 0)),
        "extensions": extensions,
    }


def _asked(facts: Plain) -> str:
    """The key of a question: its skill."""
    return str(facts.get("told", {}).get("skill") or facts.get("number", ""))


def _voids(stretch: Stretch, evidence: BundleEvidence, school: School) -> Iterator[Plain]:
    """An exam that was voided takes its last statement back."""
    ends = _exam_ends(evidence.stretches)
    for act in stretch.events:
        facts = facts_of(act)
        ended = ends.get(str(facts.get("sitting")))
        if act.kind == "exam_voided" and ended is not None:
            yield {
                "id": act.id,
                "actor": actor(str(facts.get("by", "")), school),
                "verb": {"id": AdlVerb.VOIDED.address, "display": {"en-US": AdlVerb.VOIDED.value}},
                "object": {"objectType": "StatementRef", "id": ended},
                "timestamp": written_moment(act.at_ms),
                "version": VERSION,
            }


def _exam_ends(stretches: Iterable[Stretch]) -> dict[str, str]:
    """By sitting, the id of the event that ended it."""
    return {
        str(event.attempt): str(event.id)
        for stretch in stretches
        if stretch.of is ChainOwner.TRAINEE
        for event in stretch.events
        if event.kind == Kind.EXAM_ENDED
    }


_PAGE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")


def write_statements(made: Iterable[Plain], path: Path, *, force: bool = False) -> int:
    """Write the statements to that file as one JSON array; their number. Raises RecordsFault."""
    listed = list(made)
    text = json.dumps(listed, indent=1, ensure_ascii=False) + "\n"
    write_text(path, text, force=force)
    return len(listed)


def home_page(text: str) -> str:
    """The home page of the accounts, without a slash at its end. Raises InputError for text that is
    no address."""
    if not _PAGE.fullmatch(text):
        message = f"{text!r} is not an address; write it like https://school.example"
        raise InputError([Problem((), "home_page", message)])
    return text.rstrip("/")
