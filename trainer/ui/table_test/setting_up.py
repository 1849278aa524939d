"""A test as the page shows it that tells what is laid out."""

from __future__ import annotations

from dataclasses import replace

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import SeatView, table_after
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.school.table_test.kept import RoundWatched, TableTest
from trainer.school.table_test.laying import laying_of
from trainer.school.table_test.table_tests import TableTests
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.ui.table_test.setup_page import RoundShown, SetupShown
from trainer.wording import say, say_list


def setup_shown(tests: TableTests, test: TableTest) -> SetupShown:
    """The page's content for that test."""
    house = tests.house(test)
    drills = tests.curriculum.drills(house.id)
    told = [house.title, test.form.heading, say("seed {seed}", seed=test.seed)]
    if test.fingerprint != house.fingerprint:
        told.append(say("the house’s rules have changed since it was set up"))
    return SetupShown(
        title=test.dealer.name or say("No name yet"),
        under=say_list(told, ""),
        rounds=tuple(_round(house, test, each) for each in test.rounds),
        drills=tuple((each.name, each.heading) for each in drills if each.seats.least),
        signed=test.decided is not None,
    )


def _round(house: House, test: TableTest, watched: RoundWatched) -> RoundShown:
    laying = laying_of(house, watched.round_, test.part)
    state = say("Over") if watched.over else say("Begun") if watched.seen else ""
    shown = _opened(house, watched.round_, test.part)
    return RoundShown(watched.laid.wanted, laying, shown, bool(watched.seen), state)


def _opened(house: House, round_: Round, part: Part) -> TableShown:
    """The table with all hands open: what lies there is seen at a glance. Of a whole round, the
    Play wagers come later."""
    turned = [Action(Verb.REVEAL, seat.number) for seat in round_.seats]
    view = table_after(house, round_, [Action(Verb.REVEAL, DEALER), *turned], Part.SETTLEMENT)
    if part is Part.WHOLE:
        view = replace(view, seats=tuple(map(_before_play, view.seats)))
    return table_shown(DealtShown.at(house, round_, view), hints=False)


def _before_play(seat: SeatView) -> SeatView:
    stakes: dict[Wager, Money] = {
        wager: stake for wager, stake in seat.stakes.items() if wager is not Wager.PLAY
    }
    return replace(seat, stakes=stakes)
