"""The choice among answers to a question that a house's document leaves open: the right to choose,
the new edition, and its delivery to stations."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.library.chosen_houses import HouseChoices, chosen, written_edition
from trainer.library.edition import unusable
from trainer.library.formats.shape import near
from trainer.library.house import CHOICES, load_house
from trainer.library.house_files.choices import (
    ReadingChoice,
    ReadingChoices,
    add_choice,
    read_choices,
    write_choices,
)
from trainer.records.registry.acts import ActKind
from trainer.school.people.rights import WITHOUT_SCHOOL, Account, Right, may
from trainer.wording import say

if TYPE_CHECKING:
    # This module needs SQLAlchemy, which ``trainer house`` must start without.
    from trainer.records.registry.reads.own import ChoiceMade
    from trainer.records.registry.registry import Registry


class Chooser(Struct, frozen=True):
    """A person who chooses an answer, and the time. At a school that takes an account, and its
    records, which keep the new edition."""

    name: str
    account: Account | None
    at: datetime
    at_school: bool
    registry: Registry | None = None

    def may_choose(self) -> None:
        """Do nothing if this person may choose. Raises NotAllowed, which says who may."""
        if self.at_school or Right.CHOOSE_READINGS not in WITHOUT_SCHOOL:
            may(self.account, Right.CHOOSE_READINGS)


def choose(
    home: Path, own: tuple[Path, tuple[Path, ...]], pick: tuple[str, str], by: Chooser, why: str
) -> HouseChoices:
    """Deal and mark the house by that answer from now on: ``pick`` names the question and the
    answer. Nothing is changed if it raises InputError."""
    by.may_choose()
    before = chosen(home, *own)
    choice = _choice(before, pick, by, why)
    answers = {**before.answers, choice.reading: choice.answer}
    problem = unusable(before.base, answers)
    if problem:
        raise InputError([Problem((choice.reading,), "choice", problem)])
    if by.at_school:
        _publish(home, own, before, choice, by)
    return HouseChoices(before.base, add_choice(home / CHOICES, choice))


def _publish(
    home: Path,
    own: tuple[Path, tuple[Path, ...]],
    before: HouseChoices,
    choice: ReadingChoice,
    by: Chooser,
) -> None:
    """Put the edition, its author and the reason in the school's records. Raises InputError, also
    if they are out of reach."""
    if by.registry is None or by.account is None:
        raise _wrong(say("The school's records cannot be reached. Nothing was changed."))
    choices = ReadingChoices(before.choices.file, (*before.choices.made, choice))
    after = HouseChoices(before.base, choices)
    house = load_house(written_edition(after, home), own[1])
    facts = {
        "house": choice.house,
        "edition": house.rules.edition,
        "fingerprint": house.fingerprint,
        "reading": choice.reading,
        "answer": choice.answer,
        "why": choice.why,
    }
    by.registry.act(by.account.id, ActKind.HOUSE_PUBLISHED, facts)


def _choice(at: HouseChoices, pick: tuple[str, str], by: Chooser, why: str) -> ReadingChoice:
    reading, answer = pick
    questions = {each.id: each for each in at.base.readings}
    if reading not in questions:
        raise _wrong(f"no reading '{reading}'; {near(reading, questions)}")
    answers = {each.id: each for each in questions[reading].answers}
    if answer not in answers:
        raise _wrong(f"no answer '{answer}'; {near(answer, answers)}")
    if at.answer(questions[reading]).id == answer:
        raise _wrong(say("This answer is already in use."))
    reason = why.strip() or answers[answer].why
    moment = by.at.strftime("%Y-%m-%dT%H:%M:%SZ")
    return ReadingChoice(at.base.folder.name, reading, answer, by.name, moment, reason)


def _wrong(message: str) -> InputError:
    return InputError([Problem((), "choice", message)])


EVERY_MS = 60_000


def bring_choices(home: Path, school: Registry) -> bool:
    """Make the machine of that folder deal and mark by the school's choices from its next round on;
    True if any was new. A school that chose nothing leaves those of the machine. Raises
    RegistryFault, and InputError if the file cannot be read or written."""
    made = tuple(map(_made_choice, school.choices_made()))
    if not made or made == read_choices(home / CHOICES).made:
        return False
    write_choices(home / CHOICES, made)
    return True


def now_and_then(bring: Callable[[], object], wall_ms: Callable[[], int]) -> Callable[[], None]:
    """A function that calls ``bring`` at most once a minute, however often it is called."""
    last: list[int] = []

    def maybe() -> None:
        if not last or wall_ms() - last[0] >= EVERY_MS:
            last[:] = [wall_ms()]
            bring()

    return maybe


def _made_choice(made: ChoiceMade) -> ReadingChoice:
    at = datetime.fromtimestamp(made.at_ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return ReadingChoice(made.house, made.reading, made.answer, made.by_name, at, made.why)
