"""The houses as a school chose among their readings."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer.errors import HouseFileError, InputError, Problem
from trainer.library.choices import ReadingChoice, ReadingChoices, edition_number, read_choices
from trainer.library.edition import Base, base_of, unusable
from trainer.library.edition_folder import write_edition
from trainer.library.house import CHOICES, EDITIONS
from trainer.library.readings_file import HouseFile, ReadingAnswer, ReadingQuestion


@dataclass(frozen=True, slots=True)
class HouseChoices:
    """A house's questions, and the school's choices among their answers."""

    base: Base
    choices: ReadingChoices

    @property
    def made(self) -> tuple[ReadingChoice, ...]:
        """The choices at this house in their order."""
        return self.choices.of(self.base.folder.name)

    @property
    def in_force(self) -> dict[str, ReadingChoice]:
        """The last choice on each question, by the question's id."""
        return self.choices.in_force(self.base.folder.name)

    @property
    def answers(self) -> dict[str, str]:
        """The answers that are not the school's first ones, by the question's id."""
        taken = {each.id: each.taken for each in self.base.readings}
        given = {name: choice.answer for name, choice in self.in_force.items()}
        return {name: answer for name, answer in given.items() if taken.get(name) != answer}

    def answer(self, question: ReadingQuestion) -> ReadingAnswer:
        """The answer that is in force. Raises KeyError where a choice names none of it."""
        return question.answer(self.answers.get(question.id, question.taken))

    @property
    def edition(self) -> str:
        """The edition of the house that is in force: ``1``, or ``1.2`` by the school's choices."""
        return self.after(())

    def after(self, more: tuple[ReadingChoice, ...]) -> str:
        """The edition that is in force once these are chosen as well."""
        taken = {each.id: each.taken for each in self.base.readings}
        number = edition_number((*self.made, *more), taken)
        own = str(self.base.values[HouseFile.RULES]["edition"])
        return f"{own}.{number}" if number else own


def chosen(home: Path | None, folder: Path, placards: tuple[Path, ...]) -> HouseChoices:
    """The questions of that folder's house, and the choices among their answers. Raises
    InputError."""
    choices = read_choices(home / CHOICES) if home is not None else ReadingChoices()
    return HouseChoices(base_of(folder, placards), choices)


def edition_folder(home: Path, folder: Path, placards: tuple[Path, ...]) -> Path:
    """The folder of the house's files as the school reads them: its own folder while every answer
    is the first one. Raises HouseFileError where the choices do not fit the house any more."""
    try:
        choices = read_choices(home / CHOICES)
    except InputError as error:
        raise HouseFileError(error.problems) from None
    if not choices.of(folder.name):
        return folder
    at = HouseChoices(_base(folder, placards), choices)
    why = unusable(at.base, at.answers) if at.answers else ""
    if why:
        raise HouseFileError([_does_not_fit(at, why)])
    return written_edition(at, home)


def written_edition(at: HouseChoices, home: Path) -> Path:
    """The folder of the house as it is chosen, made where it is not there yet. Raises
    HouseFileError."""
    if not at.answers:
        return at.base.folder
    return write_edition(at.base, at.answers, at.edition, home / EDITIONS)


def _base(folder: Path, placards: tuple[Path, ...]) -> Base:
    try:
        return base_of(folder, placards)
    except InputError as error:
        raise HouseFileError(error.problems) from None


def _does_not_fit(at: HouseChoices, why: str) -> Problem:
    """The first choice that does not, or all of them together."""
    for choice in at.in_force.values():
        told = unusable(at.base, {choice.reading: choice.answer})
        if told:
            message = f"{told}; take this choice out, or choose another answer"
            line = at.choices.line(choice)
            return Problem((choice.reading,), "choice", message, at.choices.file, line)
    return Problem((), "choice", f"{why}; take one of them back", at.choices.file)
