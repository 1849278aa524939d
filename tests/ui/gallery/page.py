"""The page that the pictures are gathered into."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby

from tests.ui.gallery.pictures import Picture

_HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Every screen</title>
<style>
body { font: 15px "Liberation Sans", sans-serif; margin: 28px; background: #F4F3EF; color: #1C1F23 }
nav a { margin-right: 12px; line-height: 26px }
section { margin-top: 36px }
figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top }
img { width: 460px; border: 1px solid #918C80 }
figcaption { font-size: 13px; color: #565C64 }
</style></head><body>
<h1>Every screen</h1>
"""


def page(pictures: Iterable[Picture]) -> str:
    """One section a screen, with all its looks."""
    scenes = {
        scene: list(looks) for scene, looks in groupby(pictures, lambda each: each.drawing.scene)
    }
    links = "\n".join(f'<a href="#{scene}">{scene}</a>' for scene in scenes)
    sections = "\n".join(_section(scene, looks) for scene, looks in scenes.items())
    return f"{_HEAD}<nav>\n{links}\n</nav>\n{sections}\n</body></html>\n"


def _section(scene: str, looks: Iterable[Picture]) -> str:
    return f'<section id="{scene}"><h2>{scene}</h2>\n{"".join(map(_figure, looks))}</section>'


def _figure(picture: Picture) -> str:
    said = escape(f"{picture.drawing.scene}, {picture.look}")
    return (
        f'<figure><a href="{picture.file}"><img src="{picture.file}" loading="lazy" alt="{said}">'
        f"</a><figcaption>{escape(picture.look)}</figcaption></figure>\n"
    )
