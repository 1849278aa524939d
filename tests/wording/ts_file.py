"""Qt Linguist's files: the texts of one language with their translations, read and written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as Xml

from tests.wording.texts import ROOT, Text

FOLDER = ROOT / "resources" / "translations"
CONTEXT = "trainer"
LANGUAGES = {"ru": 3, "zh_CN": 1}
"""Each language with how many forms of a word it has by number."""


@dataclass(frozen=True, slots=True)
class Translation:
    """The forms of one text in a language: one, or as many as it has by number; empty ones where
    it is not translated. ``state`` is Linguist's: empty for finished, unfinished, vanished."""

    forms: tuple[str, ...]
    counts: bool = False
    state: str = ""

    @property
    def finished(self) -> bool:
        return not self.state and all(self.forms)


def file_of(language: str) -> Path:
    return FOLDER / f"trainer_{language}.ts"


def read(path: Path) -> dict[str, Translation]:
    """The translations of a file by their English text."""
    if not path.is_file():
        return {}
    return {
        message.findtext("source", ""): _translation(message)
        for message in Xml.parse(path).getroot().iter("message")
    }


def _translation(message: Xml.Element) -> Translation:
    told = message.find("translation")
    if told is None:
        return Translation(("",), state="unfinished")
    counts = message.get("numerus") == "yes"
    forms = [form.text or "" for form in told.iter("numerusform")] if counts else [told.text or ""]
    return Translation(tuple(forms), counts, told.get("type", ""))


def write(path: Path, language: str, texts: Iterable[Text], known: Mapping[str, str]) -> None:
    """A file with exactly these texts, translated where ``known`` is: forms with tabs between."""
    root = Xml.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = Xml.SubElement(root, "context")
    Xml.SubElement(context, "name").text = CONTEXT
    for text in sorted(texts, key=lambda each: (each.places[:1], each.source)):
        _add(context, text, known.get(text.source, ""), LANGUAGES[language])
    Xml.indent(root, space="  ")
    body = Xml.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(f"{head}{body}\n", encoding="utf-8")


def _add(context: Xml.Element, text: Text, known: str, number: int) -> None:
    message = Xml.SubElement(context, "message", {"numerus": "yes"} if text.counts else {})
    for place in text.places:
        Xml.SubElement(message, "location", filename=f"../../{place}")
    Xml.SubElement(message, "source").text = text.source
    if text.note:
        Xml.SubElement(message, "extracomment").text = text.note
    forms = known.split("\t") if text.counts else [known]
    whole = all(forms) and len(forms) == (number if text.counts else 1)
    told = Xml.SubElement(message, "translation", {} if whole else {"type": "unfinished"})
    if not text.counts:
        told.text = known
        return
    for k in range(number):
        Xml.SubElement(told, "numerusform").text = forms[k] if k < len(forms) else ""


def as_known(translations: Mapping[str, Translation]) -> dict[str, str]:
    """The finished ones, as ``write`` takes them."""
    return {source: "\t".join(each.forms) for source, each in translations.items() if each.finished}
