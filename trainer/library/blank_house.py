"""A house of which nothing is said yet: all that a round needs, each rule marked as open."""

from __future__ import annotations

from string import Template

from trainer import assets
from trainer.library.formats.yaml_edit import quoted
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.workshop_file import ASSUMED, UNSAID


def blank_files(house: str, title: str, cite: str, currency: str) -> dict[str, str]:
    """The texts of that house's files, by their names. No clause is cited in them."""
    words = {
        "house": house,
        "title": quoted(title),
        "cite": quoted(cite),
        "currency": quoted(currency),
        "assumed": ASSUMED,
        "unsaid": UNSAID,
    }
    blank = assets.folder("resources") / "blank-house"
    return {
        name: Template((blank / name).read_text(encoding="utf-8")).substitute(words)
        for name in (RULES_FILE, PROCEDURE_FILE)
    }
