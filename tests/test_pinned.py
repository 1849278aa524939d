"""Each package that the program or its tests ask for is pinned: two machines run the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_package_that_is_asked_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {_name(each) for each in pins}
    assert [each for each in asked if _name(each) not in pinned] == []


def _name(asked: str) -> str:
    name = re.split(r"[\s\[=<>]", asked)[0]
    return re.sub(r"[-_.]+", "-", name).lower()
