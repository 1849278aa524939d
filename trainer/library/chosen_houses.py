"""The editions of houses by a school's choices among their readings."""

from __future__ import annotations

import shutil
import tempfile
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

from trainer.atomic_file import move
from trainer.errors import HouseFileError, InputError, Problem
from trainer.library.cases import failures, read_case_file
from trainer.library.edition import MADE_BY, Answers, Base, base_of, unusable
from trainer.library.formats.yaml_text import yaml_text
from trainer.library.house import CASES_FILE, CHOICES, EDITIONS, PLACARDS, own_print
from trainer.library.house_files.choices import (
    ReadingChoice,
    ReadingChoices,
    edition_number,
    read_choices,
)
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.readings_file import HouseFile, ReadingAnswer, ReadingQuestion
from trainer.library.readings_proof import own_cases
from trainer.library.ruling_cases import ruling_failures


class HouseChoices(Struct, frozen=True):
    """A house's questions, and the school's choices among their answers."""

    base: Base
    choices: ReadingChoices

    @property
    def made(self) -> tuple[ReadingChoice, ...]:
        """The choices at this house in their order."""
        return self.choices.of(self.base.folder.name)

    @property
    def in_force(self) -> dict[str, ReadingChoice]:
        """The latest choice on each question, by the question's id."""
        return self.choices.in_force(self.base.folder.name)

    @property
    def answers(self) -> dict[str, str]:
        """The answers that are not the school's first ones, by the question's id."""
        taken = {each.id: each.taken for each in self.base.readings}
        given = {name: choice.answer for name, choice in self.in_force.items()}
        return {name: answer for name, answer in given.items() if taken.get(name) != answer}

    def answer(self, question: ReadingQuestion) -> ReadingAnswer:
        """The answer in force. Raises KeyError if a choice names no answer of it."""
        return question.answer(self.answers.get(question.id, question.taken))

    @property
    def edition(self) -> str:
        """The edition of the house in force: ``1``, or ``1.2`` by the school's choices."""
        return self.after(())

    def after(self, more: tuple[ReadingChoice, ...]) -> str:
        """The edition that would be in force after these choices as well."""
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
    is the first one. Raises HouseFileError if the choices no longer fit the house."""
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
    """The folder of the chosen edition, made if it does not exist. Raises HouseFileError."""
    if not at.answers:
        return at.base.folder
    return write_edition(at.base, at.answers, at.edition, home / EDITIONS)


def _base(folder: Path, placards: tuple[Path, ...]) -> Base:
    try:
        return base_of(folder, placards)
    except InputError as error:
        raise HouseFileError(error.problems) from None


def _does_not_fit(at: HouseChoices, why: str) -> Problem:
    """The first choice that does not fit, or all of them together."""
    for choice in at.in_force.values():
        problem = unusable(at.base, {choice.reading: choice.answer})
        if problem:
            message = f"{problem}; take this choice out, or choose another answer"
            line = at.choices.line(choice)
            return Problem((choice.reading,), "choice", message, at.choices.file, line)
    return Problem((), "choice", f"{why}; take one of them back", at.choices.file)


def write_edition(base: Base, answers: Answers, edition: str, into: Path) -> Path:
    """The folder of the house under these answers, made if it does not exist. Raises InputError."""
    # Its name is a hash of its sources, so it is never out of date.
    folder = into / _made_from(base, answers, edition) / base.folder.name
    if not folder.is_dir():
        try:
            _write(base, answers, edition, folder)
        except OSError as error:
            message = f"cannot be written ({error.strerror}); free or unlock the folder"
            raise HouseFileError([Problem((), "edition", message, str(folder))]) from None
    return folder


def _made_from(base: Base, answers: Answers, edition: str) -> str:
    own = own_print(base.folder, base.placards)
    digest = blake2b(f"{edition} {sorted(answers.items())}".encode(), digest_size=6)
    return f"{own}-{digest.hexdigest()}"


def _write(base: Base, answers: Answers, edition: str, folder: Path) -> None:
    """Write the folder at once."""
    texts = {**base.texts(answers, edition), **_cases(base, answers)}
    folder.parent.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(dir=folder.parent.parent))
    try:
        house = draft / folder.name
        house.mkdir()
        for name, text in texts.items():
            (house / name).write_text(text, encoding="utf-8", newline="\n")
        for each in (CLAUSES_FILE, PLACARDS):
            _copy(base.folder / each, house / each)
        # An existing folder is whole.
        move(draft, folder.parent)
    except OSError:
        shutil.rmtree(draft, ignore_errors=True)
        if not folder.is_dir():  # another window made it meanwhile
            raise


def _copy(whole: Path, to: Path) -> None:
    if whole.is_dir():
        shutil.copytree(whole, to)
    elif whole.is_file():
        shutil.copyfile(whole, to)


def _cases(base: Base, answers: Answers) -> dict[str, str]:
    """The worked rounds that hold under these answers, and those that prove them."""
    file = base.folder / CASES_FILE
    if not file.is_file():
        return {}
    edition, known = base.under(answers), read_case_file(file)
    found = [
        *failures(edition.house, known.cases), *ruling_failures(edition.ruled, known.rulings)
    ]  # fmt: skip
    lost = {each.where[:2] for each in found}
    kept = {
        key: [each for at, each in enumerate(worked) if (key, at) not in lost]
        for key, worked in known.document.value.items()
    }
    kept["cases"] = [*kept.get("cases", ()), *own_cases(base, answers)]
    return {CASES_FILE: MADE_BY + yaml_text({key: each for key, each in kept.items() if each})}
