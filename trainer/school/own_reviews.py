"""A trainee's own side of the review: supervisors' remarks, requests, and remedials to work."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from unicodedata import category

from trainer.atomic_file import replace_text
from trainer.errors import InputError, Problem
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.records.registry.said import OPEN, Remedial, Request, Said
from trainer.school.remark import AMistake, Remark, held_against, in_force, remarks
from trainer.wording import say

SAID_FILE = "said.json"
"""The file beside the log with the school's latest words to this trainee."""
LONGEST = 2000


class MyReviews:
    """The school's words about these records. A request is recorded and delivered like all the
    trainee's work; methods raise RecordsFault if it cannot be."""

    def __init__(self, log: Log) -> None:
        self._log = log

    @property
    def said(self) -> Said:
        """The school's latest words; none if they cannot be read."""
        try:
            plain = json.loads(self._log.file.path.with_name(SAID_FILE).read_bytes())
            return Said.from_plain(plain)
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return Said()

    def ask(self, attempt: str, number: int, words: str) -> None:
        """Request a review of that mistake of a finished round or sitting, or with 0 of the whole.
        Raises InputError for an empty or too long text."""
        text = in_words(words)
        self._log.append(attempt, Kind.REVIEW_ASKED, {"number": number, "text": text})

    def of(self, attempt: str) -> tuple[Remark, ...]:
        """All remarks on that attempt, with requests that are not delivered yet."""
        said = self.said
        known = {each.event for each in said.requests}
        fresh = (each for each in self._asked(attempt) if each.event not in known)
        return remarks(replace(said, requests=(*said.requests, *fresh)), attempt)

    def noted(self) -> Mapping[str, str]:
        """A word for what supervisors did, by attempt: an override goes before a comment."""
        said = self.said
        commented = {each.attempt: say("commented") for each in said.comments}
        return {**commented, **{each.attempt: say("overridden") for each in said.overrides}}

    def marks(self, made: Iterable[tuple[str, AMistake]]) -> Mapping[tuple[str, int], str]:
        """The marks that supervisors set on these mistakes of rounds, by attempt and number."""
        said, found = self.said, {}
        overridden = {each.attempt for each in said.overrides}
        for attempt, mistake in made:
            if attempt in overridden:
                on = held_against(remarks(said, attempt), [mistake])
                found[attempt, mistake.number] = in_force(on, mistake.number) or ""
        return found

    def assigned(self) -> tuple[Remedial, ...]:
        """The open remedials, the first due first."""
        due = [each for each in self.said.remedials if each.state == OPEN]
        return tuple(sorted(due, key=lambda each: (each.due_ms, each.remedial)))

    def cleared(self, since_ms: int) -> tuple[Remedial, ...]:
        """The cleared remedials."""
        found = (e for e in self.said.remedials if e.cleared_at_ms is not None)
        return tuple(each for each in found if (each.cleared_at_ms or 0) >= since_ms)

    def assignment(self, remedial: str) -> Remedial | None:
        """The remedial of that id, if it is open."""
        return next((each for each in self.assigned() if each.remedial == remedial), None)

    def _asked(self, attempt: str) -> list[Request]:
        requests = (e for e in self._log.of_attempt(attempt) if e.kind is Kind.REVIEW_ASKED)
        return [
            Request(e.id, attempt, e.facts["number"], "", e.facts["text"], e.at_ms)
            for e in requests
        ]


def in_words(words: str) -> str:
    """The text without space around it, and without signs that some registries cannot keep. Raises
    InputError for an empty or too long one."""
    text = "".join(filter(_can_be_kept, words)).strip()
    if not text:
        raise InputError([Problem((), "no_words", say("Give a short reason."))])
    if len(text) > LONGEST:
        message = say("At most {most} characters.", most=LONGEST)
        raise InputError([Problem((), "too_long", message)])
    return text


def _can_be_kept(sign: str) -> bool:
    """False for control signs other than line ends and tabs, and for half of a surrogate pair."""
    return sign in "\n\t" or category(sign) not in ("Cc", "Cs")


def keep_said(folder: Path, said: Said) -> bool:
    """Keep the school's words in that folder, whole, in place of those before; True if they are
    news. Raises OSError where it cannot be written."""
    path = folder / SAID_FILE
    text, nothing = (json.dumps(asdict(each), ensure_ascii=False) for each in (said, type(said)()))
    if text == (path.read_text(encoding="utf-8") if path.exists() else nothing):
        return False
    replace_text(path, text)
    return True
