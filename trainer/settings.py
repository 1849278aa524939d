"""The trainee's folder, and how the trainee likes the window: kept as one small file there."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import platformdirs

from trainer.atomic_file import move, replace_text
from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.game.teaching import Teaching
from trainer.goal import Goal


class Theme(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class ReducedMotion(StrEnum):
    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class Language(StrEnum):
    """As Qt writes them; ``system`` is the system's, where the program speaks it."""

    SYSTEM = "system"
    ENGLISH = "en"
    RUSSIAN = "ru"
    CHINESE = "zh_CN"


# Of the folder where the system keeps our data; it had another name before the first release.
NAME, NAME_BEFORE = "dealer-school", "three-card-poker-dealer"

OWN_FILE = "plan.json"

TEXT_SCALES = (100, 115, 130, 150)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The trainee's last choices; ``last_seats`` is 0 for any. ``target_minutes`` is what one means
    to practise a day, 0 for no target. ``ask_first``: a debrief asks before it tells; ``say_why``:
    for reasons too, as the table does. At a school the window of whoever is signed in locks after
    ``lock_minutes`` without a touch, never for 0, and one practises ``without_account`` too.
    ``letterhead`` is the name of the school that stands on printed forms. ``updates_from`` is the
    address that names the newest version; empty, nothing is asked. ``goal`` is trained for from
    ``goal_since`` to ``goal_end``, dates as 2026-06-12. ``sound`` is a volume from 0, which is
    silence, to 100. ``window`` is Qt's saved geometry as base64 text, ``folder`` that of the last
    file that was opened or saved."""

    language: Language = Language.SYSTEM
    theme: Theme = Theme.SYSTEM
    four_colour_deck: bool = False
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    feedback: Feedback = Feedback.AT_THE_END
    show_cut_total: bool = True
    teaching: Teaching = Teaching.OFF
    chip_marks: ChipMarks = ChipMarks.OFF
    key_guide: bool = False
    last_house: str = ""
    goal: Goal = Goal.LATER
    goal_since: str = ""
    goal_end: str = ""
    last_drill: str = ""
    last_seats: int = 0
    target_minutes: int = 15
    ask_first: bool = False
    say_why: bool = False
    sound: int = 0
    window: str = ""
    folder: str = ""
    text_scale: int = 100
    lock_minutes: int = 10
    without_account: bool = True
    letterhead: str = ""
    updates_from: str = ""

    def __post_init__(self) -> None:
        if self.text_scale not in TEXT_SCALES:
            raise ValueError(f"text_scale: {self.text_scale} is not one of 100, 115, 130, 150")
        if not 0 <= self.last_seats <= 7:
            raise ValueError(f"last_seats: {self.last_seats} is not a number from 0 to 7")
        if not 0 <= self.target_minutes <= 1440:
            raise ValueError(
                f"target_minutes: {self.target_minutes} is more than a day or less than none"
            )
        if not 0 <= self.sound <= 100:
            raise ValueError(f"sound: {self.sound} is not a number from 0 to 100")
        if self.lock_minutes < 0:
            raise ValueError(f"lock_minutes: {self.lock_minutes} is less than none")


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings that can be used, and what to tell the trainee where the file could not be."""

    settings: Settings
    warning: str = ""


def home(env: Mapping[str, str] = os.environ) -> Path:
    """The trainee's folder: ``TRAINER_HOME``, else where the system keeps a program's data."""
    chosen = env.get("TRAINER_HOME")
    if chosen:
        return Path(chosen)
    now, before = (Path(platformdirs.user_data_dir(name)) for name in (NAME, NAME_BEFORE))
    return before if before.is_dir() and not now.exists() else now


def load(folder: Path) -> Loaded:
    """The settings kept in ``folder``. A broken file is put aside, and the defaults stand; a value
    that cannot be used costs itself alone. Where there is no file, the goal is to be asked."""
    path = _file(folder)
    try:
        settings, problems = _settings(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return Loaded(Settings(goal=Goal.ASK))
    except OSError as error:
        return Loaded(Settings(), f"{path}: cannot be read ({error.strerror}); defaults are used")
    except (ValueError, RecursionError) as error:
        return Loaded(Settings(), f"{path}: {_why(error)}; defaults are used{_put_aside(path)}")
    if not problems:
        return Loaded(settings)
    words = f"{path}: {'; '.join(problems)}; defaults are used there{_put_aside(path)}"
    # Where the disk takes nothing, the values that were good last for this start alone.
    with suppress(OSError):
        save(settings, folder)
    return Loaded(settings, words)


OWN = ("goal", "goal_since", "goal_end", "target_minutes", "last_house")
"""The choices that everybody who signs in at a machine has alone."""


def with_own(settings: Settings, folder: Path) -> Settings:
    """The machine's settings with the choices that are kept in a person's folder. Before there are
    any, the goal is to be asked; a value that cannot be used is not taken."""
    unasked = replace(settings, goal=Goal.ASK, goal_since="", goal_end="")
    try:
        return with_chosen(unasked, json.loads((folder / OWN_FILE).read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError, TypeError):
        return unasked


def with_chosen(settings: Settings, known: Mapping[str, Any]) -> Settings:
    """The settings with those choices of a person that are known and can be used."""
    return _settings({name: known[name] for name in OWN if name in known}, settings)[0]


def plan_in(settings: Settings) -> tuple[object, ...]:
    """The goal in these settings, its days and the minutes a day."""
    return settings.goal, settings.goal_since, settings.goal_end, settings.target_minutes


def own_of(settings: Settings) -> dict[str, Any]:
    """The choices in these settings that are one person's alone."""
    return {name: getattr(settings, name) for name in OWN}


def save_own(settings: Settings, folder: Path) -> None:
    """Replace the choices kept in a person's folder: whole or not at all. Raises OSError."""
    replace_text(folder / OWN_FILE, json.dumps(own_of(settings), indent=2) + "\n")


def fault(folder: Path) -> str:
    """The fault of the settings file in ``folder``; empty for none. Looking changes nothing."""
    try:
        _, problems = _settings(json.loads(_file(folder).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return ""
    except OSError as error:
        return f"cannot be read ({error.strerror})"
    except (ValueError, RecursionError) as error:
        return _why(error)
    return "; ".join(problems)


def save(settings: Settings, folder: Path) -> None:
    """Replace the settings kept in ``folder``: whole or not at all. Raises OSError."""
    replace_text(_file(folder), json.dumps(asdict(settings), indent=2) + "\n")


def _file(folder: Path) -> Path:
    return folder / "settings.json"


def _settings(
    document: object, settings: Settings | None = None
) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a file over those, and the parts of it that cannot be used. A name of another
    version of the program is passed over."""
    if not isinstance(document, dict):
        raise _NotSettings("is not a JSON object")
    settings, problems = settings or Settings(), []
    # One by one: a setting that cannot be used costs no other.
    for field in fields(Settings):
        if field.name in document:
            try:
                value = _value(field.name, type(field.default), document[field.name])
                settings = replace(settings, **{field.name: value})
            except ValueError as error:
                problems.append(str(error))
    return settings, tuple(problems)


def _value(name: str, kind: type, value: object) -> Any:
    if issubclass(kind, StrEnum):
        return _choice(name, kind, value)
    if type(value) is not kind:
        raise ValueError(f"{name}: {value!r} is not {_A[kind]}")
    return value


def _choice(name: str, kind: type[StrEnum], value: object) -> StrEnum:
    if isinstance(value, str) and value in list(kind):
        return kind(value)
    raise ValueError(f"{name}: {value!r} is not one of {', '.join(kind)}")


def _why(error: ValueError | RecursionError) -> str:
    """Why the file as a whole cannot be used, in words of a person who has it open."""
    match error:
        case UnicodeDecodeError():
            return "is not text in UTF-8"
        case json.JSONDecodeError():
            return f"is not JSON ({error.msg}: line {error.lineno} column {error.colno})"
        case RecursionError():
            return "is nested too deeply"
        case _NotSettings():
            return str(error)
        case _:
            return "has a number that is too long"


class _NotSettings(ValueError):
    """A document that holds no settings."""


_A = {bool: "true or false", int: "a whole number", str: "a text"}


def _put_aside(path: Path) -> str:
    """Keep the broken file beside its place, and say where."""
    aside = path.with_suffix(".broken.json")
    try:
        move(path, aside)
    except OSError:
        return ""
    return f", and the file is kept as {aside.name}"
