"""A house in the making: a copy under a new name, changed, undone, tied to its document."""

from __future__ import annotations

import codecs
import os
from itertools import count
from pathlib import Path

import pytest

from tests.library.killed import killed_at
from tests.some_houses import HOUSES, shelf
from trainer.errors import HouseFileError, InputError
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft, begun, put_aside, summary_of, ties
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.workshop_file import WORKSHOP_FILE

PAIR = ("pair_plus", "pays", "pair")


@pytest.mark.parametrize("name", HOUSES)
def test_a_copy_is_sound_and_cites_its_own_document(name: str, tmp_path: Path) -> None:
    draft = _begun(name, tmp_path)
    assert draft.problems() == ()
    assert draft.house().rules.cite == "RIVER"
    assert draft.house().rules.title == "Riverside"
    assert shelf()[name].rules.cite + " " not in draft.text(RULES_FILE)


def test_a_copy_under_its_own_citations_differs_in_its_name_and_what_is_special(
    tmp_path: Path,
) -> None:
    folder, _ = shelf().own("mbs")
    draft = Draft(begun(folder, (), tmp_path, "riverside"))
    for file in folder.glob("*.yaml"):
        old, new = file.read_text(encoding="utf-8"), draft.text(file.name)
        changed = [pair for pair in zip(old.split("\n"), new.split("\n"), strict=True)
                   if pair[0] != pair[1]]  # fmt: skip
        assert changed == (
            [
                ("house: mbs", "house: riverside"),
                ("title: MBS", "title: riverside"),
                (
                    "summary: Progressive Jackpot, Envy Bonus",
                    'summary: "Ante, Pair Plus, Progressive Jackpot"',
                ),
            ]
            if file.name == RULES_FILE
            else []
        )


def test_a_change_is_undone_and_made_again(tmp_path: Path) -> None:
    draft = _begun("mbs", tmp_path)
    before = draft.text(RULES_FILE)
    draft.put(RULES_FILE, PAIR, "2:1")
    after = draft.text(RULES_FILE)
    assert draft.at(RULES_FILE, PAIR) == "2:1"
    draft.undo()
    assert draft.text(RULES_FILE) == before
    draft.redo()
    assert draft.text(RULES_FILE) == after
    assert not draft.can_redo


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"rules.yaml": 1}'])
def test_what_is_kept_of_a_change_is_refused_in_words_where_it_was_spoilt(
    text: str, tmp_path: Path
) -> None:
    draft = _begun("mbs", tmp_path)
    before = draft.files
    (draft.folder / ".before").write_text(text)
    with pytest.raises(InputError, match=r"\.before.*delete it, and the files stay as they are"):
        draft.recover()
    assert draft.files == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a killed process is a forked one")
@pytest.mark.parametrize("after", ["nothing", "a change", "a change undone"])
def test_a_change_of_several_files_is_made_or_not_wherever_it_is_killed(
    after: str, tmp_path: Path
) -> None:
    """A rule that was in one file alone could not be dealt, nor mended by undoing."""
    before = _small(tmp_path / "before", after).files
    whole = _act(_small(tmp_path / "whole", after), after).files
    seen = set()
    for point in count():
        draft = _small(tmp_path / str(point), after)
        killed = killed_at(point, lambda: _act(draft, after))  # noqa: B023
        left = Draft(draft.folder)
        left.recover()
        assert left.files in (before, whole)
        seen.add(left.files == before)
        if not killed:
            break
    assert left.files == whole
    assert seen == {True, False}
    assert point >= 5  # its files, and what they were before


def test_a_change_waits_for_what_follows_from_it(tmp_path: Path) -> None:
    """The program may end before the worked rounds have followed a changed rule."""
    draft = _small(tmp_path)
    assert draft.is_followed
    _change(draft)
    assert not Draft(draft.folder).is_followed
    assert Draft(draft.folder).files.keys() == {each.name for each in draft.folder.glob("[!.]*")}
    draft.amend({})
    assert draft.is_followed


def test_a_change_that_fails_leaves_nothing_to_take_back(tmp_path: Path) -> None:
    draft = _small(tmp_path)
    before = draft.files
    with pytest.raises(KeyError):
        _change(draft, ("no", "such"))
    assert draft.files == before
    assert not [*draft.folder.glob(".*")]


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_file_from_an_editor_of_windows_stays_one(
    mark: bytes, end: bytes, tmp_path: Path
) -> None:
    """Notepad marks its files, and the places of a changed value were counted with the mark."""
    draft = _begun("mbs", tmp_path)
    file = draft.folder / RULES_FILE
    before = mark + file.read_bytes().replace(b"\n", end)
    file.write_bytes(before)
    draft.put(RULES_FILE, PAIR, "2:1")
    draft.insert(RULES_FILE, PAIR[:2], "mini_royal", "50:1", "straight_flush")
    changed = before.replace(b'    pair: "1:1"', b'    pair: "2:1"', 1)
    there = b'    straight_flush: "40:1"'
    assert file.read_bytes() == changed.replace(there, b'    mini_royal: "50:1"' + end + there, 1)
    draft.undo()
    draft.undo()
    assert file.read_bytes() == before


def test_a_file_in_another_encoding_is_told_by_its_line(tmp_path: Path) -> None:
    draft = _begun("mbs", tmp_path)
    (draft.folder / DOCUMENT).write_bytes("1. One.\n2. £5.".encode("cp1252"))
    with pytest.raises(InputError, match=r"document.txt:2: is not text in UTF-8"):
        draft.text(DOCUMENT)


def test_a_changed_row_is_told_by_the_rounds_that_it_decides(tmp_path: Path) -> None:
    draft = _begun("mbs", tmp_path)
    draft.put(RULES_FILE, PAIR, "2:1")
    assert draft.problems()
    assert all(each.code == "case" for each in draft.problems())


@pytest.mark.parametrize("name", ["", "My House", "../x", "mbs!", "a--b", "-a", "con", "com1"])
def test_an_id_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(HouseFileError, match="Write up to 60 small letters, digits and hyphens"):
        begun(shelf().own("mbs")[0], (), tmp_path, name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("cite", [",6", "?A", "A: B", "[A", "-x", "A #1", "A,B", "'A", "A-", "A{"])
def test_what_no_citation_can_begin_with_is_refused(cite: str, tmp_path: Path) -> None:
    with pytest.raises(HouseFileError, match="A citation begins"):
        begun(shelf().own("posted")[0], (), tmp_path, "riverside", cite=cite)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("cite", ["6CB", "River 2", "Café-1.2"])
def test_a_house_is_sound_under_any_citation_that_is_taken(cite: str, tmp_path: Path) -> None:
    folder = begun(*shelf().own("posted"), tmp_path, "riverside", cite=cite)
    assert Draft(folder).house().rules.cite == cite


@pytest.mark.parametrize("name", HOUSES)
def test_a_copy_that_is_named_back_is_the_same_as_before(name: str, tmp_path: Path) -> None:
    folder, placards = shelf().own(name)
    rules = shelf()[name].rules
    there = Draft(begun(folder, placards, tmp_path / "one", "riverside", "Riverside", "RIVER"))
    back = begun(there.folder, there.placards, tmp_path / "two", name, rules.title, rules.cite)
    # What is special of the other house need not be of a copy.
    special = summary_of({str(key): each for key, each in rules.spots.items()})
    for file in (each.name for each in there.folder.glob("*.yaml")):
        if file != WORKSHOP_FILE:
            one, other = ((each / file).read_text(encoding="utf-8") for each in (back, folder))
            if file == RULES_FILE:  # the names are written anew, a short one within quotes
                one, other = (each.replace('"', "") for each in (one, other))
                other = other.replace(f"summary: {rules.summary}", f"summary: {special}")
            assert one == other, file


def test_ties_tell_what_is_open_on_both_sides(tmp_path: Path) -> None:
    draft = _begun("mbs", tmp_path)
    draft.write(DOCUMENT, "3.13. The dealer plays with a Queen.\n9.9. Smoking is not allowed.\n")
    found = ties(draft)
    assert found.open_sentences == ("RIVER 9.9",)
    assert "RIVER 3.13" in found.cited
    assert "RIVER 3.14.1" in found.without_sentence


def _begun(name: str, tmp_path: Path) -> Draft:
    folder, placards = shelf().own(name)
    hung = placards if shelf()[name].rules.posts_pay_tables else ()
    return Draft(begun(folder, hung, tmp_path, "riverside", "Riverside", "RIVER"))


def test_undo_takes_back_no_change_of_another_window(tmp_path: Path) -> None:
    draft = _small(tmp_path, "a change")
    other = Draft(draft.folder)
    other.put(RULES_FILE, ("a",), "2")
    before = draft.files
    with pytest.raises(InputError, match="changed elsewhere in the meantime; nothing was undone"):
        draft.undo()
    assert draft.files == before
    assert not draft.can_undo, "it can be undone in the other window"
    other.undo()
    assert draft.at(RULES_FILE, ("a",)) != "2"


def _small(tmp_path: Path, after: str = "nothing") -> Draft:
    files = {RULES_FILE: b"a: 1\n", PROCEDURE_FILE: b"b: 1\n"}
    draft = put_aside(tmp_path / "riverside", files)
    if after != "nothing":
        _change(draft)
    if after == "a change undone":
        draft.undo()
    return draft


def _act(draft: Draft, after: str) -> Draft:
    {"nothing": lambda: _change(draft), "a change": draft.undo}.get(after, draft.redo)()
    return draft


def _change(draft: Draft, without: tuple[str, ...] = ()) -> None:
    with draft.together():
        for file in (RULES_FILE, PROCEDURE_FILE):
            draft.write(file, f"{draft.text(file)}# changed\n")
        draft.write(DOCUMENT, "1. One.\n")
        if without:
            draft.take(RULES_FILE, without)
