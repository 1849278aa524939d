"""Acts of a dealer other than those due, as they can be recorded at each place."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.procedure import Part
from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import called_title, money, spot
from trainer.school.table_test.watch import Watching, both_due
from trainer.wording import phrase, say, say_phrase


class ActChoice(Struct, frozen=True):
    """One act that may have been done."""

    words: str
    act: Action


class OtherActs(Struct, frozen=True):
    """The other acts at one place. ``wager``: any amount may have been paid on it."""

    heading: str
    choices: tuple[ActChoice, ...]
    place: int | None
    wager: Wager | None = None
    currency: str = ""


def at_wager(watching: Watching, seat: int, wager: Wager) -> OtherActs:
    """The acts on a wager: taken, or paid any amount."""
    rules = watching.script.house.rules
    choices = [ActChoice(say("Took it"), Action(Verb.TAKE, seat, wager))]
    both = both_due(watching, seat) if wager is Wager.ANTE else None
    if both is not None:
        words = say("Paid with its bonus, {amount}", amount=money(rules, both))
        choices.append(ActChoice(words, Action(Verb.PAY, seat, wager, both)))
    stake = _stake(watching, seat, wager)
    heading = say(
        "{place}, {wager}", place=rules.words.place.headed(seat), wager=spot(rules, wager)
    )
    if stake is not None:
        heading = say("{place}, {amount}", place=heading, amount=money(rules, stake))
    if wager.is_bonus:
        choices = choices[1:]
    return OtherActs(heading, tuple(choices), seat, wager, rules.currency)


def at_seat(watching: Watching, seat: int) -> OtherActs:
    """The acts with a seat's cards, and the calls there."""
    rules = watching.script.house.rules
    heading = say("{place}: what else was done?", place=rules.words.place.headed(seat))
    whole = watching.script.part is Part.WHOLE
    verbs = [verb for verb in _AT_SEAT if whole or verb not in _ONLY_WHOLE]
    choices = [ActChoice(say_phrase(_AT_SEAT[verb]), Action(verb, seat)) for verb in verbs]
    choices += [*_wagers(watching, seat), *_calls(watching.script.house.rules, seat)]
    return OtherActs(heading, tuple(choices), seat)


def at_table(watching: Watching) -> OtherActs:
    """The calls and acts for the whole table, and at the dealer's place."""
    whole = watching.script.part is Part.WHOLE
    own = watching.script.house.rules
    said = _SAID if whole else ()
    choices = [ActChoice(own.say(words), act) for act, words in said]
    choices += [ActChoice(say_phrase(words), act) for act, words in _ALWAYS]
    if whole:
        choices.append(ActChoice(say("Dealt to the dealer"), Action(Verb.DEAL, DEALER)))
    choices += [*_calls(watching.script.house.rules, DEALER)]
    return OtherActs(say("The table: what else was done?"), tuple(choices), DEALER)


_AT_SEAT = {
    Verb.REVEAL: phrase("Revealed the hand"),
    Verb.CLEAR: phrase("Cleared the cards"),
    Verb.COLLECT: phrase("Collected it as a fold"),
    Verb.TUCK: phrase("Tucked the cards"),
    Verb.DEAL: phrase("Dealt to the hand"),
    Verb.OFFER: phrase("Offered the decision"),
}
_ONLY_WHOLE = (Verb.DEAL, Verb.OFFER)
_SAID = (
    (Action(Verb.ANNOUNCE, word="place_your_bets"), phrase('Said "place your bets"')),
    (Action(Verb.ANNOUNCE, word="no_more_bets"), phrase('Said "no more bets"')),
    (Action(Verb.CHECK, word="bets"), phrase("Checked the bets")),
    (Action(Verb.RACK, word="stub"), phrase("Racked the stub")),
    (Action(Verb.COVER, word="dealer"), phrase("Covered the dealer's hand")),
    (Action(Verb.RELEASE, word="cards"), phrase("Let the players look")),
)
_ALWAYS = (
    (Action(Verb.REVEAL, DEALER), phrase("Revealed the dealer's hand")),
    (Action(Verb.RULE, word="call_supervisor"), phrase("Called the supervisor")),
)


def _wagers(watching: Watching, seat: int) -> Iterator[ActChoice]:
    """The spots at that seat without a duty, which can be taken from all the same."""
    dealt = watching.script.round_.seat(seat)
    rules = watching.script.house.rules
    for wager in rules.wagers:
        if dealt is not None and dealt.stake(wager) and not _is_due(watching, seat, wager):
            words = say("Took {wager}", wager=spot(rules, wager))
            yield ActChoice(words, Action(Verb.TAKE, seat, wager))


def _is_due(watching: Watching, seat: int, wager: Wager) -> bool:
    settled = watching.script.settlement.seat(seat)
    line = settled.line(wager) if settled is not None else None
    return line is not None and not line.forfeited


def _calls(rules: HouseRules, place: int) -> Iterator[ActChoice]:
    words = [category.value for category in Category]
    for word in words if place == DEALER else [*words, STAND_OFF]:
        said = say("Called: {hand}", hand=called_title(rules, word))
        yield ActChoice(said, Action(Verb.CALL, place, word=word))


def _stake(watching: Watching, seat: int, wager: Wager) -> Money | None:
    dealt = watching.script.round_.seat(seat)
    return dealt.stake(wager) if dealt is not None else None


def paid(seat: int, wager: Wager, amount: Money) -> Action:
    """The act of paying that amount there."""
    return Action(Verb.PAY, seat, wager, amount)
