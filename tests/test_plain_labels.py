"""No label and no tooltip is made anywhere that reads markup from its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = sorted(Path("trainer").rglob("*.py"))
SAYS = {"tip", "_offer_tip"}
READS_MARKUP = {
    "QMessageBox",
    "QErrorMessage",
    "setWhatsThis",
    "QWhatsThis",
    "RichText",
    "AutoText",
}
OWN_TEXT = {
    Path("trainer/ui/printing/whole_pdf.py"),
    Path("trainer/ui/document/pdf.py"),
    Path("trainer/ui/help/reader.py"),
}
"""A printout escapes what it is given; the help is the program's own."""


def nodes(kind: type[ast.AST], word: str) -> Iterator[tuple[Path, ast.AST]]:
    """Those in files where that word stands at all."""
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if word in text else ():
            if isinstance(node, kind):
                yield path, node


def called(node: ast.AST) -> str:
    """The name of what is called there."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def says_plainly(told: ast.AST) -> bool:
    """Nothing, a sentence of the program's own, or a text by ``tip``."""
    match told:
        case ast.Constant(value=""):
            return True
        case ast.IfExp(body=body, orelse=orelse):
            return says_plainly(body) and says_plainly(orelse)
        case ast.Call(args=[ast.Constant()], keywords=[]) if called(told) == "say":
            return True
        case ast.Call():
            return called(told) in SAYS
    return False


def test_every_label_is_made_plain() -> None:
    made = [str(path) for path, node in nodes(ast.Call, "QLabel(") if called(node) == "QLabel"]
    assert made == [str(Path("trainer/ui/kit/widgets.py"))]
    for path, node in nodes(ast.ClassDef, "(QLabel)"):
        assert isinstance(node, ast.ClassDef)
        if any(getattr(base, "id", "") == "QLabel" for base in node.bases):
            assert "TextFormat.PlainText" in ast.unparse(node), (path, node.name)


def test_every_tooltip_is_told_as_it_is() -> None:
    told = [(p, n) for p, n in nodes(ast.Call, "setToolTip(") if called(n) == "setToolTip"]
    assert told
    for path, node in told:
        assert isinstance(node, ast.Call)
        assert says_plainly(node.args[0]), f"{path}:{node.lineno}"


@pytest.mark.parametrize("name", sorted(READS_MARKUP))
def test_nothing_that_reads_markup_is_used(name: str) -> None:
    assert not [path for path in SOURCES if name in path.read_text(encoding="utf-8")]


def test_rich_text_is_the_programs_own() -> None:
    rich = ("setHtml", "setMarkdown", "QTextDocument(", "QTextBrowser(")
    found = {p for p in SOURCES if any(each in p.read_text(encoding="utf-8") for each in rich)}
    assert found <= OWN_TEXT
