"""``trainer drill``: settle tables as text, typed in a terminal or read from a pipe."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

from trainer import settings
from trainer.commands.shorthand import HELP, spelled
from trainer.commands.text_debrief import (
    dealer_text,
    debrief_text,
    mistake_text,
    posted_text,
    seat_text,
    table_text,
)
from trainer.commands.words import check_seats
from trainer.dealing.action import DEALER, Action, BadAction
from trainer.drills.drill_options import Feedback
from trainer.errors import InputError, Problem
from trainer.game.rules import HouseRules
from trainer.marking.words import capital, money, players
from trainer.school.curriculum import NothingToDeal, must_be_dealt
from trainer.school.practice import Practice
from trainer.school.results import Summary
from trainer.school.sitting import Sitting

T = TypeVar("T")

FIRST_HOUSE = "six-card-bonus"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--house", help="which house; asked for in a terminal")
    parser.add_argument("--drill", help="which drill; asked for in a terminal")
    parser.add_argument("--seed", type=int, help="the same seed deals the same rounds")
    parser.add_argument("--seats", type=int, choices=range(1, 8), help="number of seats")
    parser.add_argument(
        "--feedback",
        choices=[each.value for each in Feedback],
        help="when mistakes are shown (default: the drill's own way)",
    )
    parser.add_argument("--list", action="store_true", help="list the drills of each house")


def run(args: argparse.Namespace) -> int:
    """Drill until the trainee leaves, or, from a pipe, through one round."""
    practice = Practice.open(settings.home())
    try:
        _drill(practice, args)
    except NothingToDeal as error:
        faults = _faults(practice, args.house)
        raise InputError(faults or [Problem((), "unknown", str(error))]) from None
    finally:
        practice.close()
    return 0


def _faults(practice: Practice, house: str | None) -> tuple[Problem, ...]:
    """The problems of that house's files, if it exists and they cannot be used."""
    return next((each.problems for each in practice.faults() if each.house == house), ())


def _drill(practice: Practice, args: argparse.Namespace) -> None:
    if args.house is not None:
        must_be_dealt(practice.curriculum.shelf, args.house)
    if args.list:
        print(_listed(practice))
    elif sys.stdin.isatty():
        _Session(practice, _typed("> ")).run(args)
    else:
        _piped(practice, args)


def _piped(practice: Practice, args: argparse.Namespace) -> None:
    """One round with the acts from standard input."""
    house = args.house or FIRST_HOUSE
    drill = args.drill or _first_drill(practice, house)
    sitting = _begun(practice, house, drill, args)
    session = _Session(practice, iter(()))
    session.show(sitting)
    for number, line in enumerate(sys.stdin, 1):
        if line.strip().lower() == "done":
            break
        session.obey(sitting, line, place=f"-:{number}: ")
    print("\n" + debrief_text(sitting.house.rules, sitting.finish()))


def _first_drill(practice: Practice, house: str) -> str:
    drills = practice.drills(house)
    if not drills:
        raise NothingToDeal("there is no drill; see `trainer lint` for what is wrong with them")
    return drills[0].name


def _begun(practice: Practice, house: str, drill: str, args: argparse.Namespace) -> Sitting:
    at = next((each for each in practice.houses() if each.id == house), None)
    if at is not None:
        check_seats(at, args.seats)
    return practice.start(house, drill, args.seed, args.seats, _feedback(args))


def _feedback(args: argparse.Namespace) -> Feedback | None:
    return Feedback(args.feedback) if args.feedback else None


def _typed(prompt: str) -> Iterator[str]:
    """The trainee's lines, one by one, until the end of input."""
    with suppress(ImportError):
        # Late: it changes how every line is read from then on.
        import readline  # noqa: F401  (lines can then be edited and called back)
    while True:
        try:
            yield input(prompt)
        except EOFError:
            return


def _listed(practice: Practice) -> str:
    lines = []
    for house in practice.houses():
        lines.append(f"{house.id}: {house.title}")
        lines += [f"  {drill.name}: {drill.title}" for drill in practice.drills(house.id)]
    return "\n".join(lines)


class _Session:
    """A trainee at a terminal: rounds one after another."""

    def __init__(self, practice: Practice, lines: Iterator[str]) -> None:
        self._practice = practice
        self._lines = lines

    def run(self, args: argparse.Namespace) -> None:
        sitting = self._resumed(args) or self._started(args)
        while sitting is not None:
            self.show(sitting)
            if not self._settle(sitting):
                print("The round is kept as it lies; `trainer drill` goes on with it.")
                return
            sitting = self._after(sitting)

    # --- choosing

    def _resumed(self, args: argparse.Namespace) -> Sitting | None:
        left = None if args.house or args.drill else self._practice.left_off()
        if left is None:
            return None
        print(f"You left off at {left.house_title}, {left.drill_title}, round {left.number}.")
        answer = self._asked("Enter goes on; n begins anew.")
        return None if answer.startswith("n") else self._practice.resume()

    def _started(self, args: argparse.Namespace) -> Sitting | None:
        house = args.house or self._house()
        drill = args.drill or (self._drill(house) if house else None)
        if house is None or drill is None:
            return None
        return _begun(self._practice, house, drill, args)

    def _house(self) -> str | None:
        chosen = self._chosen("House", self._practice.houses(), lambda house: house.title)
        return None if chosen is None else chosen.id

    def _drill(self, house: str) -> str | None:
        chosen = self._chosen(
            "Drill", self._practice.drills(house), lambda drill: f"{drill.title}: {drill.teaches}"
        )
        return None if chosen is None else chosen.name

    def _chosen(self, what: str, offered: Sequence[T], said: Callable[[T], str]) -> T | None:
        """The trainee's pick by its number; None without one, or at the end of input."""
        if not offered:
            print("There is nothing to choose from; see `trainer lint` for what is wrong.")
            return None
        print("\n".join(f"{number:3}  {said(each)}" for number, each in enumerate(offered, 1)))
        print(f"{what}, by its number (Enter: 1):")
        for line in self._lines:
            answer = line.strip() or "1"
            if answer.isdecimal() and 1 <= int(answer) <= len(offered):
                return offered[int(answer) - 1]
            print(f"Write a number from 1 to {len(offered)}.")
        return None

    def _asked(self, question: str) -> str:
        print(question)
        return next(self._lines, "quit").strip().lower()

    # --- at the table

    def show(self, sitting: Sitting) -> None:
        """Print the table under its heading."""
        of = f" of {sitting.of}" if sitting.of > 1 else ""
        print(f"\n{sitting.house.title}, {sitting.drill_title}, round {sitting.number}{of}")
        print(f"(seed {sitting.seed}; ? lists the acts)\n")
        print(table_text(sitting.house, sitting.round_, sitting.view))
        if sitting.round_.placard is not None or sitting.round_.jackpot is not None:
            print("\n" + posted_text(sitting.house, sitting.round_))

    def _settle(self, sitting: Sitting) -> bool:
        """Let the trainee work until the round is done; False if they leave it."""
        for line in self._lines:
            word = line.strip().lower()
            if word in ("done", "end"):
                print("\n" + debrief_text(sitting.house.rules, sitting.finish()))
                return True
            if word in ("quit", "exit", "q"):
                return False
            self.obey(sitting, line)
        return False

    def obey(self, sitting: Sitting, line: str, place: str = "") -> None:
        """Do a line's acts, or its word to the program."""
        word = line.strip().lower()
        if word in ("?", "help"):
            print(HELP)
        elif word == "table":
            self.show(sitting)
        elif word == "posted":
            print(posted_text(sitting.house, sitting.round_))
        elif word == "undo":
            print("Taken back." if sitting.undo() else "There is nothing to take back.")
        else:
            for text in filter(str.strip, line.partition("#")[0].split(";")):
                self._act(sitting, text, place)

    def _act(self, sitting: Sitting, text: str, place: str) -> None:
        try:
            action = spelled(text)
        except BadAction as reason:
            print(f"{place}{reason} (? lists the acts)", file=sys.stderr)
            return
        found = sitting.act(action)
        print(_seen(sitting, action))
        for mistake in found.mistakes if found else ():
            print(mistake_text(mistake))

    # --- between rounds

    def _after(self, sitting: Sitting) -> Sitting | None:
        if sitting.is_last:
            summary = self._practice.results.summary(sitting.sitting_id)
            if summary is not None and summary.rounds > 1:
                print("\n" + _summary_text(summary, sitting.house.rules))
        print("\nEnter: next round. a: the same round again. t: same traps, new cards. q: leave.")
        match next(self._lines, "q").strip().lower():
            case "q" | "quit" | "exit":
                return None
            case "a":
                return self._practice.again(sitting.attempt_id)
            case "t":
                return self._practice.same_traps(sitting.attempt_id)
            case _:
                return sitting.next()


def _seen(sitting: Sitting, action: Action) -> str:
    """The change on the table by an act, without a judgement."""
    seat = sitting.view.seat(action.place or DEALER)
    if seat is not None:
        return seat_text(sitting.house, sitting.round_, seat)
    if action.place == DEALER:
        return dealer_text(sitting.round_, sitting.view)
    return str(action)


def _summary_text(summary: Summary, rules: HouseRules) -> str:
    """A whole sitting in two or three lines."""
    outcome = "passed" if summary.passed else "not passed"
    lines = [
        f"The sitting: {summary.rounds} rounds, {outcome}. Score {summary.points:g}: "
        f"{summary.right} of {summary.lines} wager decisions right. "
        f"{capital(players(rules))} short {money(rules, summary.players_short)}, "
        f"house short {money(rules, summary.house_short)}."
    ]
    lines += [
        f'"{minor.title}" {minor.times} times: so often, a minor counts as a serious mistake.'
        for minor in summary.same_minors
    ]
    return "\n".join(lines)
