"""``trainer school erase LOGIN``: an account is erased for good, by a recorded act."""

from __future__ import annotations

import argparse
import sys

from trainer import settings
from trainer.commands.school_desk import add_who, at_desk
from trainer.commands.words import DONE
from trainer.school.privacy.account_data import AccountData, account_named
from trainer.school.privacy.inventory import NOT_ERASED
from trainer.wording import say_phrase


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: the account; its sign-in name is asked for once more, or read from standard
    input."""
    parser.add_argument("erased", metavar="LOGIN", help="the sign-in name of the account")
    add_who(parser)


def run(args: argparse.Namespace) -> int:
    """Ask once more, erase the account, and say what could not be. Raises InputError; then nothing
    was erased."""
    with at_desk(args.login) as desk:
        data = AccountData(desk.registry, desk.account, settings.home())
        account = account_named(desk.registry, args.erased)
        name = data.person(account).name
        data.erase(account, _typed(name))
    print(f"{name} is erased")
    for each in NOT_ERASED:
        print(f"  not erased: {say_phrase(each)}")
    return DONE


def _typed(name: str) -> str:
    if sys.stdin.isatty():
        print(f"Everything that the school keeps about {name} is erased, and cannot be had back.")
        print("Type the sign-in name once more: ", end="", flush=True)
    return sys.stdin.readline().rstrip("\r\n")
