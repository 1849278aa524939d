"""A house as one file: what goes in comes out, and a hostile file writes nothing."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.sampled import thinned
from tests.some_houses import HOUSES, shelf
from trainer.errors import InputError
from trainer.library.archive import packed, unpacked
from trainer.library.houses import load_houses
from trainer.wording import speak

Entries = dict[str, bytes]


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_comes_out_as_it_went_in(name: str, tmp_path: Path) -> None:
    folder = _unpacked(packed(*shelf().own(name)), tmp_path)
    own, placards = shelf().own(name)
    for file in (*own.glob("*.yaml"), *placards):
        inner = folder / ("placards" if file in placards else "") / file.name
        assert inner.read_bytes() == file.read_bytes()
    assert load_houses(folder.parent)[name].fingerprint == shelf()[name].fingerprint
    assert packed(*shelf().own(name)) == packed(*shelf().own(name))


def test_a_house_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    _unpacked(packed(*shelf().own("mbs")), tmp_path)
    with pytest.raises(InputError, match="is there already"):
        _unpacked(packed(*shelf().own("mbs")), tmp_path)


HOSTILE: dict[str, tuple[Callable[[Entries], Entries], str]] = {
    "a path out of the folder": (lambda e: {**e, "mbs/../../evil.yaml": b"x"}, "no house has"),
    "a whole path": (lambda e: {**e, "/etc/passwd": b"x"}, "one house's folder"),
    "a name from Windows": (lambda e: {**e, "mbs\\..\\evil.yaml": b"x"}, "one house's folder"),
    "a program": (lambda e: {**e, "mbs/evil.py": b"x"}, "no house has"),
    "two houses": (lambda e: {**e, "other/rules.yaml": b"x"}, "one house's folder"),
    "too many files": (
        lambda e: {**e, **{f"mbs/placards/p{n}.yaml": b"x" for n in range(30)}},
        "at most 40",
    ),
    "100 MB": (lambda e: {**e, "mbs/cases.yaml": bytes(100_000_000)}, "more than 8 MB"),
    "a file of 3 MB": (lambda e: {**e, "mbs/cases.yaml": bytes(3_000_000)}, "larger than 256 kB"),
    "a file in two spellings": (
        lambda e: {**e, "mbs/placards/a.yaml": b"", "mbs/placards/A.yaml": b""},
        "2 times",
    ),
    "a dot for a name": (lambda e: {**e, ".": b"x"}, "one house's folder"),
    "a name that Windows keeps": (lambda e: _renamed(e, "con"), "no Windows name"),
    "a name of 61 letters": (lambda e: _renamed(e, "m" * 61), "not a house's id"),
    "no rules": (lambda e: {"mbs/procedure.yaml": b"x"}, "has no rules.yaml"),
    "nothing": (lambda e: {}, "one house's folder"),
    "an id in capitals": (lambda e: {"MBS/rules.yaml": b"", "MBS/procedure.yaml": b""}, "id"),
    "aliases": (
        lambda e: {**e, "mbs/clauses.yaml": b"clauses: &a [*a, *a]\n"},
        "anchors and aliases",
    ),
    "a bomb of aliases": (lambda e: {**e, "mbs/clauses.yaml": _bomb()}, "anchors and aliases"),
    "a tag": (lambda e: {**e, "mbs/clauses.yaml": b"!!python/object:os.system {}\n"}, "no tags"),
    "not text": (lambda e: {**e, "mbs/clauses.yaml": b"\xff\xfe\x00"}, "UTF-8"),
    "a document that is not text": (lambda e: {**e, "mbs/document.txt": b"\xff\xfe\x00"}, "UTF-8"),
    "a document of a whole library": (
        lambda e: {**e, "mbs/document.txt": b"1. One.\n" * 200_000},
        "more than 3000 sentences",
    ),
    "a name from right to left": (lambda e: _titled(e, "\u202eSBM"), "invisible character"),
    "a name that takes no room": (lambda e: _titled(e, "M\u200bBS"), "invisible character"),
    "a name with a zero": (lambda e: _titled(e, "M\\0BS"), "invisible character"),
    "a name of 100,000 letters": (lambda e: _titled(e, "M" * 100_000), "longer than 4000"),
    "another type": (lambda e: {**e, "mbs/clauses.yaml": b"clauses: 5\n"}, "is not allowed here"),
    "a pay table of text": (
        lambda e: {**e, "mbs/rules.yaml": e["mbs/rules.yaml"].replace(b'"40:1"', b"[1]")},
        "rules.yaml",
    ),
    "a round that does not hold": (
        lambda e: {**e, "mbs/rules.yaml": e["mbs/rules.yaml"].replace(b'"40:1"', b'"41:1"')},
        "comes out as",
    ),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_is_refused_and_writes_nothing(case: str, tmp_path: Path) -> None:
    spoil, told = HOSTILE[case]
    before = _entries(packed(*shelf().own("mbs")))
    with pytest.raises(InputError, match=told):
        _unpacked(_zipped(spoil(before)), tmp_path)
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["a.house", "houses"]


@pytest.mark.parametrize("cut", [0, 10, 2000, -10])
def test_a_damaged_file_is_refused(cut: int, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="damaged"):
        _unpacked(packed(*shelf().own("mbs"))[:cut], tmp_path)


def test_a_refused_file_is_told_of_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "one.house"
    file.write_bytes(b"PK")
    speak(lambda text, _: f"({text})")
    try:
        for each in (file, tmp_path / "none.house"):
            with pytest.raises(InputError) as told:
                unpacked(each, tmp_path / "houses")
            assert told.value.problems[0].message.startswith("(")
    finally:
        speak(None)


def test_a_file_without_its_middle_is_refused(tmp_path: Path) -> None:
    """Its list of files then points before its beginning."""
    data = packed(*shelf().own("mbs"))
    with pytest.raises(InputError, match="damaged"):
        _unpacked(data[:200] + data[9000:], tmp_path)


def test_a_file_that_is_named_twice_is_refused(tmp_path: Path) -> None:
    """Python's reader would take the last, other programs the first."""
    made = io.BytesIO(packed(*shelf().own("mbs")))
    with zipfile.ZipFile(made, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("mbs/clauses.yaml", b"clauses: {}")
    with pytest.raises(InputError, match=r"'clauses.yaml' 2 times"):
        _unpacked(made.getvalue(), tmp_path)


def test_a_file_without_a_name_is_refused(tmp_path: Path) -> None:
    data = packed(*shelf().own("mbs")).replace(b"mbs/rules.yaml", b"\0bs/rules.yaml")
    with pytest.raises(InputError, match="one house's folder"):
        _unpacked(data, tmp_path)


@pytest.mark.parametrize("seed", thinned(range(30), 8))
def test_a_mutated_file_is_refused_in_words_or_sound(seed: int, tmp_path: Path) -> None:
    """The list of files and the files' heads lie about sizes, places and names."""
    random, data = Random(seed), bytearray(packed(*shelf().own("posted")))
    # The signatures of a file's head, of its entry in the list, and of the list's end.
    sign = random.choice([b"PK\3\4", b"PK\1\2", b"PK\5\6"])
    at = random.choice([each.start() for each in re.finditer(re.escape(sign), bytes(data))])
    begin = at + random.randrange(4, 46)
    data[begin : begin + 4] = random.choice([b"\xff" * 4, bytes(4), random.randbytes(4)])
    with suppress(InputError):
        _unpacked(bytes(data), tmp_path)
    there = list((tmp_path / "houses").iterdir())
    assert [load_houses(each.parent)[each.name].rules.house for each in there] in ([], ["posted"])


def _unpacked(data: bytes, tmp_path: Path) -> Path:
    (tmp_path / "houses").mkdir(exist_ok=True)
    file = tmp_path / "a.house"
    file.write_bytes(data)
    return unpacked(file, tmp_path / "houses")


def _entries(data: bytes) -> Entries:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_another_way_of_packing_is_refused_in_words(method: int, tmp_path: Path) -> None:
    """A file that was deflated, and said to be packed so, ended in an error of that packing."""
    data = packed(*shelf().own("mbs"))
    at = data.rindex(b"PK\x01\x02") + 10  # the way of packing of the last file in the list
    with pytest.raises(InputError, match="packed in a way that no house is"):
        _unpacked(data[:at] + bytes([method, 0]) + data[at + 2 :], tmp_path)
    assert [*(tmp_path / "houses").iterdir()] == []


def _zipped(entries: Entries) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return made.getvalue()


def _renamed(entries: Entries, house: str) -> Entries:
    return {name.replace("mbs", house, 1): data for name, data in entries.items()}


def _titled(entries: Entries, title: str) -> Entries:
    rules = entries["mbs/rules.yaml"]
    return {
        **entries,
        "mbs/rules.yaml": rules.replace(b"title: MBS", f'title: "{title}"'.encode(), 1),
    }


def _bomb() -> bytes:
    levels = "abcdefghij"
    lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    for below, level in pairwise(levels):
        lines.append(f"{level}: &{level} [{', '.join([f'*{below}'] * 10)}]")
    return "\n".join(lines).encode()
