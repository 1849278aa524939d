"""Every text that the program says, found in the source: in the calls of ``SAID``."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from string import Formatter

import yaml

from trainer.drills.events.events import EVENTS

ROOT = Path(__file__).resolve().parents[2]
NOTE = "# For translators:"
_LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # eight times as fast, where it was built
SAID = {
    "say": slice(1),
    "phrase": slice(1),
    "say_count": slice(2),
    "named_fault": slice(1, 2),
}
"""The functions that say something, and which of their arguments are texts."""
SAY_PHRASE = ("trainer/wording.py", "return say(text, **values)")
"""The one call that says what was written elsewhere."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text in English, the key of its translations. ``counts``: it has forms by number; ``one``
    is then its English form for one. ``places`` are the files that say it."""

    source: str
    counts: bool = False
    one: str = ""
    note: str = ""
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """One call that says something, as it stands in a file. ``texts`` has None for what is no
    literal; ``values`` are the names of the values given to it, None where some are unpacked."""

    file: str
    line: int
    function: str
    texts: tuple[str | None, ...]
    values: frozenset[str] | None
    note: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def named_places(text: str) -> frozenset[str]:
    """The named places of a sentence: ``{"seat"}`` for ``Seat {seat}``."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def calls(root: Path = ROOT) -> tuple[Call, ...]:
    """Every call that says something, file by file."""
    return _calls(root)


@cache  # by its argument: three seconds, however it is asked for
def _calls(root: Path) -> tuple[Call, ...]:
    return tuple(_found(root))


def _found(root: Path) -> Iterator[Call]:
    for path in sorted((root / "trainer").rglob("*.py")):
        if "_data" not in path.parts:
            yield from _calls_in(path, path.relative_to(root).as_posix())


def _calls_in(path: Path, name: str) -> Iterator[Call]:
    source = path.read_text(encoding="utf-8")
    if not any(f"{function}(" in source for function in SAID):
        return  # most files say nothing, and reading them all as Python takes five seconds
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAID:
            call = _call(node, node.func.id, name, lines)
            if (call.file, lines[call.line - 1].strip()) != SAY_PHRASE:
                yield call


def _call(node: ast.Call, function: str, name: str, lines: list[str]) -> Call:
    texts = tuple(_literal(each) for each in node.args[SAID[function]])
    known = [keyword.arg for keyword in node.keywords]
    values = None if None in known else frozenset(arg for arg in known if arg is not None)
    return Call(name, node.lineno, function, texts, values, _note(lines, node.lineno))


def _literal(node: ast.expr) -> str | None:
    known = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return node.value if known else None  # type: ignore[attr-defined]


def _note(lines: list[str], line: int) -> str:
    """What the comment above says to translators."""
    above = lines[line - 2].strip() if line > 1 else ""
    return above.removeprefix(NOTE).strip() if above.startswith(NOTE) else ""


@cache
def texts(root: Path = ROOT) -> dict[str, Text]:
    """Every text by its English words: of the code, of the drills, and the school's of houses."""
    found: dict[str, Text] = {}
    for each in (*_of_code(calls(root)), *_of_drills(root), *_of_events(), *_of_houses(root)):
        known = found.get(each.source, each)
        places = tuple(dict.fromkeys((*known.places, *each.places)))
        found[each.source] = replace(known, places=places, note=known.note or each.note)
    return found


def _of_code(every: Iterable[Call]) -> Iterator[Text]:
    for call in every:
        *ones, source = call.texts
        if source:
            one = (ones[0] or "") if ones else ""
            yield Text(source, bool(ones), one, call.note, (call.file,))


def _of_drills(root: Path) -> Iterator[Text]:
    """The titles of the drills and what they teach, and what forms of tests ask of people."""
    for path in sorted((root / "scenarios").rglob("*.yaml")):
        known = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)
        for text in dict.fromkeys(_by_the_school(known, OF_DRILLS)):
            yield Text(text, places=(path.relative_to(root).as_posix(),))


def _of_events() -> Iterator[Text]:
    """What a round can be asked to show, as it is chosen for a test at the table."""
    for event in EVENTS.values():
        yield Text(event.sentence, places=("trainer/drills/events/events.py",))


OF_DRILLS = frozenset({"title", "teaches", "about", "asks", "anchors", "seen", "said"})
FILES = {
    "rules": frozenset({"summary", "reading"}),
    "procedure": frozenset({"reading"}),
    "clauses": frozenset({"ask", "right", "wrong"}),
    "readings": frozenset({"question", "says", "why", "reading"}),
    "irregularities": frozenset({"title", "why", "said", "reading"}),
}
NOTES = frozenset({"note"})
"""What the school says in a house's files, and of a placard; all else there is the house's own."""


def _of_houses(root: Path) -> Iterator[Text]:
    """What the school says about a house: its readings, what it makes of irregularities, and what
    is heard when one happens."""
    for path in sorted((root / "procedures").glob("*/*.yaml")):
        fields = NOTES if path.parent.name == "placards" else FILES.get(path.stem)
        if fields is not None:
            known = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)
            for text in dict.fromkeys(_by_the_school(known, fields)):
                yield Text(text, places=(path.relative_to(root).as_posix(),))


def _by_the_school(known: object, fields: frozenset[str]) -> Iterator[str]:
    if isinstance(known, dict):
        for field, value in known.items():
            told = value if isinstance(value, list) else [value]
            yield from (each for each in told if field in fields and isinstance(each, str) and each)
    inside = known.values() if isinstance(known, dict) else known if isinstance(known, list) else ()
    for each in inside:
        yield from _by_the_school(each, fields)
