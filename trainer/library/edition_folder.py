"""The folder of a house under chosen answers, made once and whole."""

from __future__ import annotations

import shutil
import tempfile
from hashlib import blake2b
from pathlib import Path

from trainer.atomic_file import move
from trainer.errors import HouseFileError, Problem
from trainer.library.cases import read_case_file
from trainer.library.clauses_file import CLAUSES_FILE
from trainer.library.edition import MADE_BY, Answers, Base
from trainer.library.house import CASES_FILE, PLACARDS, own_print
from trainer.library.readings_proof import own_cases
from trainer.library.yaml_text import yaml_text


def write_edition(base: Base, answers: Answers, edition: str, into: Path) -> Path:
    """The folder of the house under these answers, made where it is not there yet.

    Its name holds what it was made from, so it is never out of date. Raises InputError.
    """
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
    """Everything at once: a folder that is there is whole."""
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
    house, known = base.under(answers).house, read_case_file(file)
    lost = {each.where[:2] for each in known.failures(house)}
    kept = [
        each for at, each in enumerate(known.document.value["cases"]) if ("cases", at) not in lost
    ]
    return {CASES_FILE: MADE_BY + yaml_text({"cases": [*kept, *own_cases(base, answers)]})}
