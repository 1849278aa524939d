"""Every text of the program is translated, in whole, into every language that it speaks."""

from __future__ import annotations

import re

import pytest

from tests.wording.__main__ import release
from tests.wording.texts import calls, named_places, texts
from tests.wording.ts_file import LANGUAGES, file_of, read
from trainer.assets import folder
from trainer.library.formats import reader

ALL = pytest.mark.parametrize("language", LANGUAGES)


def test_every_text_is_written_out_where_it_is_said() -> None:
    """A translator finds it there; what is put together while the program runs, nobody finds."""
    unwritten = [str(call) for call in calls() if None in call.texts]
    assert not unwritten


def test_every_place_of_a_sentence_is_given_a_value() -> None:
    wrong = []
    for call in calls():
        given = call.values
        if call.function in ("phrase", "named_fault") or given is None or None in call.texts:
            continue
        named = frozenset[str]().union(*(named_places(text or "") for text in call.texts))
        if not named <= given | {"count"}:
            wrong.append(f"{call}: {sorted(named - given)}")
    assert not wrong


@ALL
def test_every_text_is_there_and_no_other(language: str) -> None:
    """After a change of texts: python -m tests.wording."""
    assert read(file_of(language)).keys() == texts().keys()


@ALL
def test_nothing_is_unfinished(language: str) -> None:
    known = read(file_of(language))
    assert not [source for source, each in known.items() if not each.finished]


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_two_drills_have_one_title(language: str) -> None:
    """Nor do they differ by an article or a question mark alone."""
    known = read(file_of(language)) if language != "en" else {}
    found: dict[str, list[str]] = {}
    for file in sorted(folder("scenarios").glob("*.yaml")):
        title = reader.read_file(file, reader.as_value).value["title"]
        told = known[title].forms[0] if known else title
        bare = re.sub(r"\W+", " ", told.casefold()).strip().removeprefix("the ")
        found.setdefault(bare, []).append(file.stem)
    assert not [each for each in found.values() if len(each) > 1]


@ALL
def test_a_translation_has_the_places_of_its_sentence(language: str) -> None:
    known = read(file_of(language))
    wrong = {
        source: form
        for source, each in known.items()
        for form in each.forms
        if form and named_places(form) != named_places(source)
    }
    assert not wrong


@ALL
def test_what_counts_has_every_form_of_the_language(language: str) -> None:
    known = read(file_of(language))
    counted = {source for source, text in texts().items() if text.counts}
    assert {source for source, each in known.items() if each.counts} == counted
    assert all(len(known[source].forms) == LANGUAGES[language] for source in counted)


@ALL
def test_the_program_reads_what_the_translators_wrote(
    language: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """After a change of translations: python -m tests.wording."""
    path = file_of(language)
    made = release(path, tmp_path_factory.mktemp(language) / "made.qm")
    assert made.read_bytes() == path.with_suffix(".qm").read_bytes()
