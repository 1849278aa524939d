"""A house of the school's own in the making: its files as written, changed place by place."""

from __future__ import annotations

import codecs
import os
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from msgspec import MsgspecError, Struct, field, structs

from trainer.atomic_file import UNFINISHED, move, replace_bytes
from trainer.dealing.house import House
from trainer.errors import HouseFileError, InputError, Place, Problem
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.blank_house import blank_files
from trainer.library.edition import Base, base_of
from trainer.library.formats import reader, source, yaml_edit
from trainer.library.formats.shape import Notes, Text
from trainer.library.house import CASES_FILE, PLACARDS, RULES_FILE, load_house
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.house_files.rules_file import MOST_LETTERS, is_house_id
from trainer.library.lint import lint
from trainer.library.readings_file import READINGS_FILE
from trainer.library.sentences import sentences
from trainer.library.workshop_file import WORKSHOP_FILE
from trainer.wording import say

_FILES = re.compile(r"[a-z]+\.yaml|document\.txt")
# What the files of a change were before it: while it is under way, and until what follows from it
# is done. The change is made when the first name becomes the second.
_BEFORE, _CHANGED = ".before", ".changed"
_TEXTS = msgspec.json.Decoder(dict[str, str])


class Draft(Struct):
    """The folder of a house in the making. Every change is on disk when a call returns; ``undo``
    takes back one after the other, and changes made ``together`` at once. A change of several files
    that is killed on the way is taken back by ``recover``."""

    folder: Path
    _before: list[dict[str, str]] = field(default_factory=list)
    _after: list[dict[str, str]] = field(default_factory=list)
    _together: dict[str, str] | None = None
    _read: dict[str, tuple[str, Any]] = field(default_factory=dict)
    _left: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def files(self) -> dict[str, bytes]:
        """Every file of the folder as it is written now, by its path in there."""
        found = (each for each in sorted(self.folder.rglob("*")) if each.is_file())
        return {
            each.relative_to(self.folder).as_posix(): each.read_bytes()
            for each in found
            if not each.name.startswith(".")
        }

    @property
    def placards(self) -> tuple[Path, ...]:
        return tuple(sorted(self.folder.glob(f"{PLACARDS}/*.yaml")))

    def text(self, file: str) -> str:
        """The file as it is written, but for a byte order mark and the line ends of Windows; empty
        where there is none. Raises InputError where it is no UTF-8."""
        path = self.folder / file
        return _Written.of(path).text if path.is_file() else ""

    def value(self, file: str) -> Any:
        """The file's plain value; None if there is none. Raises InputError."""
        path = self.folder / file
        if not path.is_file():
            return None
        text = source.text_of(path)
        if file not in self._read or self._read[file][0] != text:  # forty times a change, at 2 ms
            self._read[file] = text, reader.read_text(text, str(path), reader.as_value).value
        return self._read[file][1]

    def at(self, file: str, place: Place) -> Any:
        """The plain value at that place; None if there is none. Raises InputError."""
        return inside(self.value(file), place)

    @property
    def cite(self) -> str:
        """The letters by which its document is cited; none where it has none yet."""
        return str(self.at(RULES_FILE, ("cite",)) or "")

    @property
    def clauses(self) -> frozenset[str]:
        """The clauses of its document, as rules cite them."""
        return frozenset(each.clause for each in sentences(self.text(DOCUMENT), self.cite))

    def put(self, file: str, place: Place, value: Any) -> None:
        """Write that value there, and leave every other byte of the file; nothing if it is there
        already. Raises KeyError if the place around it does not exist, OSError if the file cannot
        be written."""
        standing = self.at(file, place)
        if standing is not None and yaml_edit.flow(standing) == yaml_edit.flow(value):
            return
        self.write(file, yaml_edit.with_value(self.text(file), place, value))

    def put_all(self, file: str, values: Mapping[Place, Any]) -> None:
        """Replace the values at these places, as one change. Raises KeyError if a place does not
        exist, OSError."""
        anew = {
            place: value
            for place, value in values.items()
            if yaml_edit.flow(self.at(file, place)) != yaml_edit.flow(value)
        }
        self.write(file, yaml_edit.with_values(self.text(file), anew))

    def insert(self, file: str, place: Place, key: str, value: Any, before: str = "") -> None:
        """Write a new key into the mapping there. Raises KeyError and OSError."""
        self.write(file, yaml_edit.with_entry(self.text(file), place, key, value, before))

    def insert_block(self, file: str, key: str, value: Any, after: str) -> None:
        """Write a new key of the whole file behind another, if that is there. Raises OSError."""
        self.write(file, yaml_edit.with_block(self.text(file), key, value, after))

    def append(self, file: str, place: Place, value: Any) -> None:
        """Write one more entry at the end of the list there. Raises KeyError and OSError."""
        self.write(file, yaml_edit.with_item(self.text(file), place, value))

    def take(self, file: str, place: Place) -> None:
        """Remove the value there. Raises KeyError and OSError."""
        self.take_all(file, (place,))

    def take_all(self, file: str, places: Iterable[Place]) -> None:
        """Remove the values at these places, none of them inside another, as one change. Raises
        KeyError and OSError."""
        self.write(file, yaml_edit.without_all(self.text(file), places))

    def write(self, file: str, text: str) -> None:
        """Replace the whole file, to be undone like every change; an empty text removes it. Raises
        OSError."""
        before = self.text(file)
        if text == before:
            return
        if self._together is not None and file not in self._together:
            self._remember({**self._together, file: before})
        self._write({file: text})
        self._after.clear()
        if self._together is None:
            self._before.append({file: before})
        else:
            self._together.setdefault(file, before)

    @contextmanager
    def together(self) -> Iterator[None]:
        """A context whose changes are one; after an error all of them are undone."""
        self.recover()
        written = self._together = {}
        with ExitStack() as on_failure:
            on_failure.callback(self._give_up, written)
            yield
            self._made()
            on_failure.pop_all()
        self._before += [written] if written else []
        self._together = None

    def _give_up(self, written: Mapping[str, str]) -> None:
        self._together = None
        self._write(written)
        (self.folder / _BEFORE).unlink(missing_ok=True)

    def amend(self, texts: Mapping[str, str]) -> None:
        """Write these files as part of the last change, to be undone with it; nothing is left to
        follow from it then. Raises OSError."""
        count = len(self._before)
        with self.together():
            for file, text in texts.items():
                self.write(file, text)
        if len(self._before) > count > 0:
            later = self._before.pop()
            self._before[-1] = later | self._before[-1]
        (self.folder / _CHANGED).unlink(missing_ok=True)

    @property
    def is_followed(self) -> bool:
        """False after a change until it is amended, even if the program ended in between."""
        return not (self.folder / _CHANGED).exists()

    def recover(self) -> None:
        """Take back a change of several files that was killed on the way. Raises InputError where
        somebody spoilt what is kept of it, and OSError."""
        left = self.folder / _BEFORE
        if not left.exists():
            return
        try:
            before = _TEXTS.decode(source.bytes_of(left))
        except MsgspecError:
            message = (
                "does not tell what a change changed; delete it, and the files stay as they are"
            )
            raise source.unusable(left, message) from None
        self._write(before)
        left.unlink()

    def _remember(self, before: Mapping[str, str]) -> None:
        """Until the change is made, it can be taken back to these texts."""
        replace_bytes(self.folder / _BEFORE, msgspec.json.encode(before))

    def _made(self) -> None:
        """The change is whole: from here on it is not taken back."""
        if (self.folder / _BEFORE).exists():
            move(self.folder / _BEFORE, self.folder / _CHANGED)

    @property
    def changes(self) -> int:
        """The number of changes that can be undone."""
        return len(self._before)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> None:
        """Undo the last change. Raises OSError, and InputError where another window or an editor
        has changed its files since: then nothing is undone."""
        self._swap(self._before, self._after)

    def redo(self) -> None:
        """Redo the change that was undone last. Raises as ``undo`` does."""
        self._swap(self._after, self._before)

    def _swap(self, of: list[dict[str, str]], to: list[dict[str, str]]) -> None:
        if of:
            self._must_be_left_alone(of[-1])
            texts = of[-1]
            now = {file: self.text(file) for file in texts}
            # First: a program that is killed while it writes takes the change back at its next
            # start.
            self._remember(now)
            with ExitStack() as on_failure:
                on_failure.callback(self._give_up, now)
                self._write(texts)
                on_failure.pop_all()
            self._made()
            of.pop()
            to.append(now)

    def _must_be_left_alone(self, files: Iterable[str]) -> None:
        """Raises InputError where a file is not as this draft left it, and forgets its changes."""
        for file in files:
            if self.text(file) != self._left.get(file, ""):
                self._before.clear()
                self._after.clear()
                message = say("was changed elsewhere in the meantime; nothing was undone")
                raise source.unusable(self.folder / file, message)

    def _write(self, texts: Mapping[str, str]) -> None:
        for file, text in texts.items():
            self._left[file] = text
            if text:
                path = self.folder / file
                written = _Written.of(path) if path.is_file() else _Written("")
                replace_bytes(path, structs.replace(written, text=text).bytes_)
            else:
                (self.folder / file).unlink(missing_ok=True)

    def house(self) -> House:
        """The house as it stands. Raises HouseFileError with every problem."""
        return load_house(self.folder, self.placards)

    def base(self) -> Base:
        """Its files and its readings. Raises InputError."""
        return base_of(self.folder, self.placards)

    def problems(self) -> tuple[Problem, ...]:
        """Every problem that `trainer lint` finds in it, in files named
        ``riverside/rules.yaml``."""
        return _named(lint([self.folder]).problems, self.folder.parent)


class _Written(Struct, frozen=True):
    """A file's text, and what an editor of Windows adds to it: a mark at its beginning, and a
    carriage return at the end of every line."""

    text: str
    marked: bool = False
    returns: bool = False

    @classmethod
    def of(cls, path: Path) -> _Written:
        data = source.bytes_of(path)
        text = source.decoded(data, str(path))
        returns = data.count(b"\r\n") == data.count(b"\n") > 0
        plain = text.replace("\r\n", "\n") if returns else text
        return cls(plain, data.startswith(codecs.BOM_UTF8), returns)

    @property
    def bytes_(self) -> bytes:
        text = self.text.replace("\n", "\r\n") if self.returns else self.text
        return (codecs.BOM_UTF8 if self.marked else b"") + text.encode()


def inside(value: Any, place: Place) -> Any:
    """The plain value at that place of a plain value; None if there is none."""
    for step in place:
        inner = isinstance(value, dict) and step in value
        listed = isinstance(value, list) and isinstance(step, int) and step < len(value)
        if not inner and not listed:
            return None
        value = value[step]
    return value


@contextmanager
def aside(name: str, files: Mapping[str, bytes]) -> Iterator[Draft]:
    """A temporary copy of the draft ``name`` from its ``files``. Problems found in it name its
    files as ``name/rules.yaml``. Raises HouseFileError, also if the copy cannot be written."""
    try:
        with tempfile.TemporaryDirectory(prefix="dealer-school-") as folder:
            try:
                yield put_aside(Path(folder) / name, files)
            except InputError as error:
                raise HouseFileError(_named(error.problems, Path(folder))) from None
    except OSError as error:
        problem = f"cannot be written ({error.strerror})"
        raise HouseFileError(source.unusable(name, problem).problems) from None


def _named(problems: Iterable[Problem], within: Path) -> tuple[Problem, ...]:
    """The problems, with file names relative to that folder."""
    start = f"{within}{os.sep}"
    return tuple(replace(each, file=each.file.removeprefix(start)) for each in problems)


def put_aside(folder: Path, files: Mapping[str, bytes]) -> Draft:
    """A copy of a draft in that folder, from its ``files``. Raises OSError."""
    for file, content in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(content)
    return Draft(folder)


# A citation stands unquoted in the files: nothing that YAML reads as a sign.
_CITE = re.compile(r"[^\W_](?:[\w .-]*[\w.])?")


def begun(
    of: Path, placards: tuple[Path, ...], into: Path, name: str, title: str = "", cite: str = ""
) -> Path:
    """A copy of that house's folder under a new id, whole or not at all; the folder.

    ``cite`` replaces the other's prefix in every citation; a blank ``title`` is the id. The worked
    rounds are copied too: those of a changed rule fall out when it changes. Raises HouseFileError
    if the id is invalid or taken, or ``title`` or ``cite`` cannot be used.
    """
    folder, title = _free(into, name, cite), _title_of(title, name)
    try:
        _copied(of, placards, folder, _Renamed(name, title, cite))
    except OSError as error:
        raise HouseFileError(source.unwritable(into, error).problems) from None
    return folder


def begun_blank(into: Path, name: str, currency: str, title: str = "", cite: str = "") -> Path:
    """The folder of a house of which nothing is said yet but its currency, whole or not at all.
    Raises HouseFileError as ``begun`` does."""
    folder, title = _free(into, name, cite), _title_of(title, name)
    texts = blank_files(name, title, cite or name.upper(), currency)
    try:
        into.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=into, prefix=UNFINISHED))
        try:
            put_aside(made / name, {file: text.encode() for file, text in texts.items()})
            move(made / name, folder)
        finally:
            shutil.rmtree(made, ignore_errors=True)
    except OSError as error:
        raise HouseFileError(source.unwritable(into, error).problems) from None
    return folder


def _free(into: Path, name: str, cite: str) -> Path:
    """The folder of a new house of that id. Raises HouseFileError."""
    if not is_house_id(name):
        message = say(
            "Write up to {most} small letters, digits and hyphens, like riverside. Windows "
            "keeps a few names, like con.",
            most=MOST_LETTERS,
        )
        raise HouseFileError([Problem(("house",), "bad_shape", message)])
    if cite and _CITE.fullmatch(cite) is None:
        message = say(
            "A citation begins with a letter or digit. It has letters, digits, spaces, dots and "
            "hyphens, like RIVER."
        )
        raise HouseFileError([Problem(("cite",), "bad_shape", message)])
    folder = into / name
    if folder.exists():
        message = say("A house has this short name already. Choose another.")
        raise HouseFileError([Problem(("house",), "bad_shape", message)])
    return folder


def _title_of(title: str, name: str) -> str:
    """The title; the id in place of a blank one. Raises HouseFileError."""
    notes = Notes()
    Text().read(title.strip() or name, ("title",), notes)
    if notes.problems:
        raise HouseFileError(notes.problems)
    return title.strip() or name


def summary_of(spots: Mapping[str, str]) -> str:
    """The special wagers of a house, as far as its layout tells: all but Play."""
    return ", ".join(name for wager, name in spots.items() if wager != Wager.PLAY.value)


class _Renamed(Struct, frozen=True):
    """The new names of a copied house."""

    name: str
    title: str
    cite: str

    def rules(self, text: str) -> str:
        summary = summary_of(reader.read_text(text, self.name, reader.as_value).value["spots"])
        for key, value in (("house", self.name), ("title", self.title), ("summary", summary)):
            text = yaml_edit.with_value(text, (key,), value)
        return yaml_edit.with_value(text, ("cite",), self.cite) if self.cite else text

    def citations(self, text: str, old: str) -> str:
        if not self.cite:
            return text
        return re.sub(rf"(?<!\w){re.escape(old)} (?=\S)", lambda _: f"{self.cite} ", text)


def _copied(of: Path, placards: tuple[Path, ...], folder: Path, renamed: _Renamed) -> None:
    old = str(reader.read_file(of / RULES_FILE).value["cite"])
    folder.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(dir=folder.parent, prefix=UNFINISHED))
    try:
        inner = draft / folder.name
        inner.mkdir()
        for file in sorted(of.iterdir()):
            if file.is_file() and _FILES.fullmatch(file.name) and file.name != WORKSHOP_FILE:
                text = renamed.citations(file.read_text(encoding="utf-8"), old)
                text = renamed.rules(text) if file.name == RULES_FILE else text
                (inner / file.name).write_text(text, encoding="utf-8", newline="\n")
        for file in placards:
            (inner / PLACARDS).mkdir(exist_ok=True)
            shutil.copyfile(file, inner / PLACARDS / file.name)
        (inner / WORKSHOP_FILE).write_text(f"copied_from: {of.name}\n", encoding="utf-8")
        move(inner, folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


class Ties(Struct, frozen=True):
    """The links between document and rules: the clause of each linked sentence by its rule, the
    clauses of sentences without a rule and of those whose rule has no place in the program, and
    the citations without a sentence."""

    cited: dict[str, int]
    readings: frozenset[str]
    no_rule: frozenset[str]
    no_place: frozenset[str]
    open_sentences: tuple[str, ...]
    without_sentence: tuple[str, ...]


def ties(draft: Draft) -> Ties:
    """The links between sentences of the document and rules. Raises InputError."""
    document = sentences(draft.text(DOCUMENT), draft.cite)
    cited: dict[str, int] = {}
    for file in sorted(draft.folder.glob("*.yaml")):
        if file.name not in (CASES_FILE, CLAUSES_FILE, READINGS_FILE, WORKSHOP_FILE):
            for clause in _cited(draft.value(file.name)):
                cited[clause] = cited.get(clause, 0) + 1
    known = draft.value(WORKSHOP_FILE) or {}
    readings = frozenset(_clauses_of(draft.value(READINGS_FILE)))
    no_rule = frozenset(map(str, known.get("no_rule", ())))
    no_place = frozenset(map(str, known.get("no_place", ())))
    tied = {*cited, *readings, *no_rule, *no_place}
    names = [each.clause for each in document]
    return Ties(
        cited,
        readings,
        no_rule,
        no_place,
        tuple(name for name in names if name not in tied),
        tuple(clause for clause in cited if clause not in names),
    )


def _cited(value: Any) -> Iterator[str]:
    inner = value.items() if isinstance(value, dict) else ()
    for key, each in inner:
        if key in ("rule", "table", "beside") and isinstance(each, str):
            yield each
    listed = value if isinstance(value, list) else [each for _, each in inner]
    for each in listed:
        yield from _cited(each)


def _clauses_of(value: Any) -> Iterator[str]:
    for question in (value or {}).get("readings", ()):
        yield from (
            str(each["clause"]) for each in question.get("document", ()) if "clause" in each
        )
