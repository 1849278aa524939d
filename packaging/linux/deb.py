"""``make deb``: a Debian package of the bundle, in build/. The bundle has to be there."""

from __future__ import annotations

import argparse
import gzip
import platform
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from trainer.__main__ import parser

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
BUNDLE = ROOT / "build/bundle/dealer-school"
MAINTAINER = "The authors of Dealer School <dealer-school@users.noreply.github.com>"
SUMMARY = "practise dealing Three Card Poker"
UNITS = ("trainer-marker.service", "trainer-backup.service", "trainer-backup.timer")
COMPLETIONS = {
    "bash": "bash-completion/completions/trainer",
    "zsh": "zsh/vendor-completions/_trainer",
    "fish": "fish/vendor_completions.d/trainer.fish",
}
CONTROL = """Package: dealer-school
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: libc6 (>= {libc}), {libraries}
Recommends: ca-certificates, libcups2, fonts-noto-core
Section: education
Priority: optional
Description: {summary}
 Deals random tables of Three Card Poker, marks how each is settled by the
 rules of five houses, says why, and remembers. For dealer schools, for
 trainees, and for supervisors who sign exams.
"""


def main() -> None:
    """Everything in its place below build/deb, then packed."""
    top = ROOT / "build/deb"
    shutil.rmtree(top, ignore_errors=True)
    shutil.copytree(BUNDLE, top / "usr/lib/dealer-school", symlinks=True)
    for name in ("trainer", "dealer-school"):
        _link(top / "usr/bin" / name, f"../lib/dealer-school/{name}")
    _share(top / "usr/share")
    _control(top)
    package = ROOT / f"build/dealer-school_{version('dealer-school')}_{_architecture()}.deb"
    _open_to_all(top)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", top, package], check=True)
    print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.0f} MB")


def _share(share: Path) -> None:
    _copy(HERE / "dealer-school.desktop", share / "applications")
    _copy(HERE / "dealer-school.metainfo.xml", share / "metainfo")
    icons = share / "icons/hicolor/scalable/apps"
    _copy(ROOT / "resources/icon.svg", icons).rename(icons / "dealer-school.svg")
    papers = share / "doc/dealer-school"
    _copy(ROOT / "LICENSE", papers).rename(papers / "copyright")
    _packed(papers / "changelog.gz", _changes())
    _packed(papers / "CHANGELOG.md.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    for unit in UNITS:
        _copy(ROOT / "packaging" / unit, papers / "examples")
    words = whole_parser()
    # A line that a file's ending begins is no order to the typesetter.
    page = re.sub(r"^\.(?=[a-z]{3})", r"\\&.", str(Manpage(words)), flags=re.MULTILINE)
    page = page.replace(".SH NAME\ntrainer\n", f".SH NAME\ntrainer \\- {SUMMARY}\n")
    _packed(share / "man/man1/trainer.1.gz", page)
    _link(share / "man/man1/dealer-school.1.gz", "trainer.1.gz")
    word_by_word(words)
    for shell, where in COMPLETIONS.items():
        path = share / where
        path.parent.mkdir(parents=True)
        path.write_text(shtab.complete(words, shell), encoding="utf-8")
        if shutil.which(shell):
            subprocess.run([shell, "-n", path], check=True)


def _changes() -> str:
    """The version in Debian's form of a changelog; what changed stands beside it in ours."""
    told = format_datetime(datetime.now(UTC))
    return (
        f"dealer-school ({version('dealer-school')}) stable; urgency=medium\n\n"
        f"  * See CHANGELOG.md.gz.\n\n -- {MAINTAINER}  {told}\n"
    )


def whole_parser() -> argparse.ArgumentParser:
    """All commands with all their arguments, those of a school too."""
    whole = parser()
    for command in _commands(_commands(whole)["school"]).values():
        import_module(command.get_default("school_module")).add_arguments(command)
    return whole


def word_by_word(whole: argparse.ArgumentParser) -> None:
    """Commands of two words stand below their first, in the place of what else may follow it."""
    top = _below(whole)
    told = {each.dest: each for each in top._choices_actions}
    for first in dict.fromkeys(name.split()[0] for name in top.choices if " " in name):
        names = [name for name in top.choices if name.startswith(f"{first} ")]
        one = top.choices[first]
        one._actions[:] = [each for each in one._actions if each.option_strings]
        one._positionals._group_actions.clear()
        below = one.add_subparsers()
        for name in names:
            second = name.split()[1]
            below._name_parser_map[second] = top._name_parser_map.pop(name)
            top._choices_actions.remove(told[name])
            told[name].dest = told[name].metavar = second
            below._choices_actions.append(told[name])


def _commands(of: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    return dict(_below(of).choices)


def _below(of: argparse.ArgumentParser) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    return next(each for each in of._actions if isinstance(each, argparse._SubParsersAction))


def _control(top: Path) -> None:
    """What the package needs, from the same list that ``make run`` installs from."""
    lines = (HERE / "libraries").read_text(encoding="utf-8").split("\n")
    (top / "DEBIAN").mkdir()
    text = CONTROL.format(
        version=version("dealer-school"),
        architecture=_architecture(),
        maintainer=MAINTAINER,
        summary=SUMMARY,
        kilobytes=sum(each.lstat().st_size for each in top.rglob("*")) // 1024,
        libc=platform.libc_ver()[1],
        libraries=", ".join(line.split()[1] for line in lines if line),
    )
    (top / "DEBIAN/control").write_text(text, encoding="utf-8")


def _architecture() -> str:
    asked = ["dpkg", "--print-architecture"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def _copy(file: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(file, folder))


def _packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _link(path: Path, to: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(to)


def _open_to_all(top: Path) -> None:
    """Whatever the umask of the one who packs it. Libraries are read, not run."""
    for each in (top, *top.rglob("*")):
        if not each.is_symlink():
            runs = each.is_dir() or (each.stat().st_mode & 0o100 and ".so" not in each.name)
            each.chmod(0o755 if runs else 0o644)


if __name__ == "__main__":
    main()
