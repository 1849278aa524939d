"""``python -m tests.mutation``: which small changes to the engine no test notices.

A sample is drawn with a seed from all changes to ``game``, ``marking`` and the check of
``dealing``. The tests are collected once; each change is made in a fork of that process, and those
tests run in it that come past the changed line, the quickest first, until one is red. Where none is
red they run once more in a process of their own, in which the change is made before anything is
worked out and remembered, with others that come past the file or test its package.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import accumulate, takewhile
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

from tests.mutation.mutants import ROOT, Changed, Mutant, apply, mutants

TESTS: tuple[str, ...] = (
    "game",
    "dealing",
    "marking",
    "expectations",
    "oracle",
    "test_against_oracle.py",
)
TESTS += (
    "test_check_against_oracle.py",
    "library/test_cases.py",
    "library/test_readings.py",
    "drills",
)
TESTS += tuple(f"commands/test_{each}.py" for each in ("check", "coach", "odds", "scene", "settle"))
TESTS += tuple(f"school/{each}" for each in ("beliefs", "debrief", "exam", "session", "skills"))
TESTS += tuple(
    f"school/test_{each}.py"
    for each in ("causes", "incidents", "mistake_beliefs", "observed", "own_misdeal", "quiz")
)
CHECKED = (
    "check",
    "call_check",
    "order_check",
    "step_check",
    "wager_check",
    "wager_verdicts",
    "step_matching",
    "comparison",
    "precedences",
    "undue_acts",
    "order_slips",
)
BASELINE = ROOT / "build/mutation"
AT_MOST_S, BESIDE_S = 40.0, 15.0
KILLED, SURVIVED, CANNOT = 1, 0, 3


def files() -> list[Path]:
    """The files that are changed."""
    engine = ROOT / "trainer"
    return [
        *sorted((engine / "game").glob("*.py")),
        *sorted((engine / "marking").rglob("*.py")),
        *(engine / "dealing" / f"{name}.py" for name in CHECKED),
    ]


class Driver:
    """A plug-in of pytest that runs the tests in forks, once as they are and once per change."""

    def __init__(self, sample: Sequence[Mutant], out: Path) -> None:
        self._sample, self._out = sample, out
        self._in_fork = False
        self._took: dict[str, float] = defaultdict(float)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {each.nodeid: each for each in session.items}
        past, took = self._baseline(session.items)
        for at, mutant in enumerate(self._sample, start=1):
            at_line, beside = _chosen(mutant, items, past, took)
            began = time.monotonic()
            told = self._in_a_fork(mutant, [items[name] for name in at_line])
            if told != KILLED:
                told = self._afresh(mutant, [*at_line, *beside])
            line = f"{at:4} {_TOLD[told]:8} {time.monotonic() - began:5.1f} s {mutant}"
            with self._out.open("a", encoding="utf-8") as kept:
                kept.write(f"{line}\n")
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._took[report.nodeid] += report.duration
        if report.failed and not self._in_fork:
            sys.exit(f"red without any change: {report.nodeid}")
        if report.failed:
            os._exit(KILLED)

    def _baseline(
        self, items: Sequence[pytest.Item]
    ) -> tuple[Mapping[tuple[str, int], list[str]], Mapping[str, float]]:
        """The tests that come past each line, and how long each takes; measured once."""
        if not (BASELINE / "took").exists():
            child = os.fork()
            if not child:
                self._measure(items)
                os._exit(0)
            os.waitpid(child, 0)
        told = (BASELINE / "took").read_text(encoding="utf-8").splitlines()
        each = (line.split(" ", 1) for line in told)
        return _past(BASELINE / "data"), {name: float(seconds) for seconds, name in each}

    def _measure(self, items: Sequence[pytest.Item]) -> None:
        BASELINE.mkdir(parents=True, exist_ok=True)
        cover = Coverage(data_file=str(BASELINE / "data"), include=[str(each) for each in files()])
        cover.start()
        for item, after in zip(items, [*items[1:], None], strict=True):
            cover.switch_context(item.nodeid)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        cover.stop()
        cover.save()
        lines = (f"{seconds} {name}" for name, seconds in self._took.items())
        (BASELINE / "took").write_text("\n".join(lines), encoding="utf-8")

    def _in_a_fork(self, mutant: Mutant, chosen: Sequence[pytest.Item]) -> int:
        child = os.fork()
        if not child:
            self._run(mutant, chosen)
        until = time.monotonic() + 3 * AT_MOST_S
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                ended = os.waitstatus_to_exitcode(status)
                return ended if ended in _TOLD else KILLED
            time.sleep(0.01)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return KILLED

    def _afresh(self, mutant: Mutant, chosen: Iterable[str]) -> int:
        names = self._out.with_suffix(".afresh")
        names.write_text("\n".join(chosen), encoding="utf-8")
        command = (sys.executable, "-m", "tests.mutation", "--afresh", str(names))
        ended = subprocess.run(
            [*command, mutant.file, str(mutant.at)], capture_output=True, check=False
        )
        return ended.returncode if ended.returncode in _TOLD else KILLED

    def _run(self, mutant: Mutant, chosen: Sequence[pytest.Item]) -> None:
        self._in_fork = True
        if not apply(mutant):
            os._exit(CANNOT)
        for at, item in enumerate(chosen, start=1):
            after = chosen[at] if at < len(chosen) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        os._exit(SURVIVED)


_QUIET = ("-q", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
_TOLD = {KILLED: "killed", SURVIVED: "SURVIVES", CANNOT: "cannot"}


class Chosen:
    """A plug-in of pytest that leaves all tests out but those of these names."""

    def __init__(self, names: Iterable[str]) -> None:
        self._place = {name: at for at, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if each.nodeid in self._place]
        items.sort(key=lambda each: self._place[each.nodeid])


def _alone(names: Path, file: str, at: int) -> int:
    """Import the changed file in place of the file, and run those tests until one is red."""
    mutant = next(each for each in mutants(ROOT / file) if each.at == at)
    sys.meta_path.insert(0, Changed(mutant))
    chosen = names.read_text(encoding="utf-8").splitlines()
    paths = dict.fromkeys(each.partition("::")[0] for each in chosen)
    told = int(pytest.main([*_QUIET, "-x", *paths], plugins=[Chosen(chosen)]))
    return SURVIVED if told == pytest.ExitCode.NO_TESTS_COLLECTED else told


def _past(file: Path) -> Mapping[tuple[str, int], list[str]]:
    data = CoverageData(str(file))
    data.read()
    return {
        (str(Path(name).relative_to(ROOT)), line): tests
        for name in data.measured_files()
        for line, tests in data.contexts_by_lineno(name).items()
    }


def _chosen(
    mutant: Mutant,
    items: Collection[str],
    past: Mapping[tuple[str, int], list[str]],
    took: Mapping[str, float],
) -> tuple[list[str], list[str]]:
    """The tests that come past the line, and those beside that may tell."""
    of_line = set(past.get((mutant.file, mutant.line), ()))
    of_file = {each for (file, _), tests in past.items() if file == mutant.file for each in tests}
    package = f"tests/{mutant.file.split('/')[1]}/"
    of_package = {each for each in took if each.startswith(package)}
    new = [each for each in items if each not in took]
    at_line, by_file, by_package = (
        _quickest(some & set(items), took, at_most)
        for some, at_most in ((of_line, AT_MOST_S), (of_file, BESIDE_S), (of_package, BESIDE_S))
    )
    beside = dict.fromkeys((*by_file, *by_package))
    return [*new, *at_line], [each for each in beside if each not in at_line]


def _quickest(tests: Iterable[str], took: Mapping[str, float], at_most: float) -> list[str]:
    """As many of the tests, the quickest first, as are run in the time for one change."""
    quick = sorted(tests, key=lambda each: (took.get(each, 0), each))
    whole = accumulate(took.get(each, 0) for each in quick)
    return quick[: sum(1 for _ in takewhile(lambda spent: spent < at_most, whole)) or 1]


def _alive(file: Path) -> set[str]:
    lines = (line.split(None, 4) for line in file.read_text(encoding="utf-8").splitlines())
    return {parts[4] for parts in lines if parts[1] == "SURVIVES"}


def main() -> int:
    """Run the sample; print what each change came to."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    asked.add_argument("--sample", type=int, default=300, help="so many changes (300)")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--part", default="", help="only files whose name holds this")
    asked.add_argument("--shard", default="0/1", help="part of the sample, as 0/2 and 1/2")
    asked.add_argument("--again", type=Path, help="only those that this file says were not killed")
    asked.add_argument("--out", type=Path, default=BASELINE / "verdicts.txt")
    asked.add_argument("--afresh", nargs=3, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.afresh:
        names, file, place = given.afresh
        return _alone(Path(names), file, int(place))
    every = [each for file in files() if given.part in str(file) for each in mutants(file)]
    sample = random.Random(given.seed).sample(every, min(given.sample, len(every)))
    if given.again:
        alive = _alive(given.again)
        sample = [each for each in sample if str(each) in alive]
    at, of = map(int, given.shard.split("/"))
    print(f"{len(sample)} of {len(every)} changes, seed {given.seed}, shard {given.shard}")
    given.out.parent.mkdir(parents=True, exist_ok=True)
    paths = [str(ROOT / "tests" / name) for name in TESTS]
    return int(pytest.main([*_QUIET, *paths], plugins=[Driver(sample[at::of], given.out)]))


if __name__ == "__main__":
    sys.exit(main())
