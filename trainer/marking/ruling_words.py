"""The words of rulings and of their consequences."""

from __future__ import annotations

from trainer.dealing.action import DEALER, Verb, act_in
from trainer.dealing.follow_up import BETS, GAME, FollowUp, deed_in, taken
from trainer.dealing.irregularity import Deed, Irregularity, Ruling
from trainer.game.house_words import PlaceWord
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import at_seat, paragraph, spot
from trainer.wording import phrase, say, say_phrase, speaking_of


def ruled_wrong(line: Irregularity, given: Ruling | None, word: str) -> str:
    """The words for another ruling than the house's: the right one, and why."""
    said = given.words if given is not None else word.replace("_", " ")
    return paragraph(say('You ruled "{said}".', said=said), right(line), line.because)


def let_pass(line: Irregularity) -> str:
    """The words for a ruling that is missing."""
    return paragraph(say("You let it pass."), right(line), line.because)


def left_unruled(line: Irregularity) -> str:
    """The words for a ruling that was left out though its consequences were carried out."""
    return paragraph(say("You acted on it without a ruling."), right(line), line.because)


def right(line: Irregularity) -> str:
    """The house's ruling, as it is told to the dealer: ``The round is void.``"""
    return say_phrase(_RIGHT[line.ruling])


_RIGHT = {
    Ruling.PLAY_ON: phrase("There is nothing to rule on: play on."),
    Ruling.VOID: phrase("The round is void."),
    Ruling.RECONSTRUCT: phrase("Move the complete hands, and play on."),
    Ruling.BACK_UP: phrase("Back the card up, and play on."),
    Ruling.REDEAL: phrase("The cards are dealt again."),
    Ruling.DEAD_HAND: phrase("That hand is dead. Return its wagers, and play on."),
    Ruling.FORFEIT: phrase("That hand is dead. Take its wagers, and play on."),
    Ruling.REFUSE: phrase("Refuse it."),
    Ruling.STANDS: phrase("Rule that it stands."),
    Ruling.NOT_ALLOWED: phrase("Say that it is not allowed, and stop it."),
    Ruling.PAYS_NOTHING: phrase("Nothing is paid for it."),
    Ruling.PLAYERS_FAVOUR: phrase("Decide in the player's favour."),
    Ruling.PUT_RIGHT: phrase("Have it put right, and play on."),
    Ruling.CALL_SUPERVISOR: phrase("Call the supervisor."),
}


def not_done(deed: str, because: str) -> str:
    """The words for a consequence that was left out."""
    return paragraph(say("You did not {deed}.", deed=deed), because)


def not_asked(deed: str, rules: HouseRules | None, meant: int | None, line: Irregularity) -> str:
    """The words for an act that does not follow here; ``meant`` is the place where it does."""
    reason = (
        line.because
        if meant is None
        else say("This is about {place}.", place=place_of(rules, meant))
    )
    return paragraph(say("You need not {deed} here.", deed=deed), reason)


def settled_all_the_same(
    rules: HouseRules | None, wager: Wager | None, seat: int | None, line: Irregularity
) -> str:
    """The words for a wager taken or paid in a round that does not count."""
    name = _spot(rules, wager)
    done = say("You settled the {wager} at {place}.", wager=name, place=place_of(rules, seat))
    return paragraph(done, say("The round does not count."), line.because)


def place_of(rules: HouseRules | None, number: int | None) -> str:
    """A place in the house's word, if the house is known."""
    if number in (None, DEALER):
        return say("the dealer's place")
    return PlaceWord.SEAT.numbered(number) if rules is None else at_seat(rules, number)


def _spot(rules: HouseRules | None, wager: Wager | None) -> str:
    if wager is None:
        return say("wager")
    return wager.words if rules is None else spot(rules, wager)


def in_words(deed: FollowUp, rules: HouseRules | None = None) -> str:
    """The deed as an infinitive: ``return the Ante at seat 3``."""
    if rules is None:
        return _in_words(deed, None)
    with speaking_of(rules.spoken):
        return _in_words(deed, rules)


def _in_words(deed: FollowUp, rules: HouseRules | None) -> str:
    if deed.everything:
        return say("return every wager")
    at = place_of(rules, deed.place)
    wager = _spot(rules, deed.wager) if deed.wager else ""
    match deed.deed:
        case Deed.RETURN:
            return say("return the {wager} at {place}", wager=wager, place=at)
        case Deed.TAKE:
            return say("take the {wager} at {place}", wager=wager, place=at)
        case Deed.MOVE:
            return say("move the hand at {place} to {to}", place=at, to=place_of(rules, deed.to))
        case Deed.BACK_UP:
            return say("back up the card at {place}", place=at)
        case Deed.DEAL_AGAIN:
            return say("deal again")
        case Deed.REFUSE:
            return say("refuse the {wager} at {place}", place=at, wager=wager)
        case Deed.KEEP:
            return say("keep the {wager} at {place} in play", wager=wager, place=at)
        case Deed.FAVOUR:
            return say("decide in favour of {place}", place=at)
        case Deed.STOP if deed.word == GAME:
            return say("stop the game")
        case Deed.STOP:
            return say("stop {place}", place=at)
        case Deed.PLACE:
            return say("have the cards at {place} put in the Play area", place=at)
        case Deed.CHANGE_DECKS:
            return say("take the other deck")
        case Deed.RACK:
            return say("put the cards in the discard rack")
        case Deed.ANNOUNCE if deed.word == BETS:
            return say('announce "Place your bets" again')
        case Deed.ANNOUNCE:
            return say("announce the ruling")
        case Deed.EXPLAIN:
            return say("explain what was seen and by which clause: {word}", word=deed.word or "")
        case Deed.RESUME:
            return say("resume the game")
        case Deed.PLAY_ON:
            return say("play on")


def act_words(text: str, rules: HouseRules | None = None) -> str:
    """An act as it is told: ``Ruled: the round is void``, ``Return every wager``."""
    words = text.split()
    if words[:1] == [Verb.RULE.value]:
        said = next((each.words for each in Ruling if each.value == words[-1]), words[-1])
        return say("Ruled: {ruling}", ruling=said)
    deed = deed_of(text)
    told = in_words(deed, rules) if deed is not None else text.replace("_", " ")
    return told[:1].upper() + told[1:]


def deed_of(text: str) -> FollowUp | None:
    """The deed of that line, a take of a dead hand's wager too; None for any other line."""
    if text.startswith(f"{Verb.TAKE} "):
        take = act_in(text)
        return None if take is None else taken(take)
    return deed_in(text)
