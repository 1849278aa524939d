"""Every test runs without a display, in English, far from the user's own records, and draws what
the seed decides. ``--seed`` tries other draws, ``--shuffle`` another order of the tests."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"  # the system speaks English, whoever runs the tests
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings

from tests.draws import DRAWS
from trainer.commands.qt_libraries import keep_import_plain

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")
ORDER = pytest.StashKey[Path]()
gc.disable()  # what is imported and collected stays: looking through it was a fifth of the time
keep_import_plain()  # as the window does: PySide6 reads the source of all that is imported after it
DRAWS.install()  # before the program is imported: defaults of arguments hold ``os.urandom`` itself


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "what every draw of the tests comes from, and with --shuffle their order (0)"
    parser.addoption("--seed", type=int, default=0, help=told)
    parser.addoption("--shuffle", action="store_true", help="tests in the random order of the seed")


def pytest_configure(config: pytest.Config) -> None:
    """A file of the tests that this process ran so far, in order: pytest takes it as ``@FILE``."""
    folder = config.rootpath / "build" / "order"
    folder.mkdir(parents=True, exist_ok=True)
    config.stash[ORDER] = folder / os.environ.get("PYTEST_XDIST_WORKER", "alone")
    config.stash[ORDER].unlink(missing_ok=True)


def pytest_report_header(config: pytest.Config) -> str:
    hashing = os.environ.get("PYTHONHASHSEED", "random")
    shuffle = " --shuffle" if config.option.shuffle else ""
    return f"draws: --seed {config.option.seed}{shuffle}, PYTHONHASHSEED={hashing}"


def pytest_sessionstart() -> None:
    """What the tests write is their owner's alone, as the program itself begins."""
    os.umask(0o077)


@pytest.fixture(scope="session", autouse=True)
def own_cost() -> Iterator[Any]:
    """The cost of people's own secrets, a fifth of a second of the processor each. The tests prove
    hundreds: theirs cost as little as may be borne."""
    from trainer.school.people.secrets import COST

    before, light = replace(COST), replace(COST, memory=8 * 1024, passes=1, lanes=2)
    _become(COST, light)
    yield before
    _become(COST, before)


def _become(frozen: Any, other: Any) -> None:
    """Defaults of arguments hold that very object."""
    for name, value in asdict(other).items():
        object.__setattr__(frozen, name, value)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The trainee's folder of this test: empty, its own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TRAINER_HOME", str(folder))
    return folder


@pytest.hookimpl(trylast=True)  # pytest itself groups tests by their fixtures before
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What only POSIX has is not asked of Windows."""
    for item in items:
        if item.get_closest_marker("posix") and not hasattr(os, "fork"):
            item.add_marker(pytest.mark.skip(reason="not of this system: fork, signals, modes"))
    if config.option.shuffle:
        items[:] = _shuffled(items, random.Random(config.option.seed))


def pytest_collection_finish() -> None:
    """Ten thousand tests and what they import live as long as all of them: Python's collector looks
    through them no more, and less often at the rest. It took a tenth of the suite's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 5, 5)
    gc.enable()


def _shuffled(items: Iterable[pytest.Item], random: random.Random) -> list[pytest.Item]:
    """In random order; but the tests of a module that share a scene stay together, in random order
    too: making it takes most of their time."""
    together: dict[str, list[pytest.Item]] = {}
    for item in items:
        scene = getattr(item, "callspec", None) and item.callspec.params.get("scene")  # type: ignore[attr-defined]
        key = f"{item.path} {scene}" if scene else item.nodeid  # a scene may be a dict
        together.setdefault(key, []).append(item)
    groups = list(together.values())
    random.shuffle(groups)
    for each in groups:
        random.shuffle(each)
    return [item for each in groups for item in each]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """The same draws in this test whatever ran before it. A red one says what did, to run again."""
    order = item.config.stash[ORDER]
    with order.open("a", encoding="utf-8") as ran:
        ran.write(f"{item.nodeid}\n")
    seed = item.config.option.seed
    item.add_report_section("setup", "replay", f"python -m pytest --seed {seed} @{order}")
    with DRAWS.seeded(f"{seed} {item.nodeid}"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Iterator[None]:
    """The same draws in what several tests share, whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    of = fixturedef.baseid, fixturedef.argname, getattr(request, "param", "")
    seed = f"{request.config.option.seed} {of}"
    with DRAWS.seeded(seed):
        return (yield)
