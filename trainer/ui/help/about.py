"""The text of the about page, as Markdown."""

from __future__ import annotations

from trainer.school.about import FONTS, PARTS, ProgramPart, licence, version
from trainer.wording import say, say_phrase


def about_text() -> str:
    """The program, its version, what it is made of, and its licence in full."""
    head = say("Part"), say("Purpose"), say("Licence")
    parts = "\n".join(map(_line, PARTS))
    fonts = "\n".join(f"| {name} | {say('fonts')} | {kind} |" for name, kind in FONTS)
    return f"""# {say("Dealer School")}

{say("A trainer for Three Card Poker dealers: deal, settle, be marked, by five houses' own rules.")}

{say("Version {version}.", version=version())} {say("Free software under the MIT licence.")}

| {" | ".join(head)} |
|---|---|---|
{parts}
{fonts}

{licence()}
"""


def _line(part: ProgramPart) -> str:
    name = f"{part.name} {part.version}".strip()
    return f"| {name} | {say_phrase(part.why)} | {part.licence} |"
