"""The next act of a guided round: the thing that it is done on, and its keys."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from trainer.dealing.action import DEALER, Action, Verb
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.ui.guide.film import Gesture
from trainer.ui.table.input.place_steps import step
from trainer.ui.table.keys import CHIP_LETTERS, Bound, KeyAct, Legend
from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import phrase, say, say_phrase


class GuidedAct(Struct, frozen=True):
    """The name of the widget to touch, and the keys in order.

    ``mouse`` says what the mouse does there, ``gesture`` how that looks, with that ``chip``.
    ``word`` is chosen afterwards, where something is to be called, and ``then`` says how. A
    chip from there ``lands`` on the widget of that name at last.
    """

    on: str
    keys: tuple[Legend, ...]
    mouse: str = ""
    gesture: Gesture | None = None
    chip: Money | None = None
    word: str = ""
    then: str = ""
    lands: str = ""


_KEYS = {
    Verb.REVEAL: ("Space", KeyAct.TURN),
    Verb.TAKE: ("J", KeyAct.TAKE),
    Verb.PAY: ("K", KeyAct.PAY),
    Verb.CLEAR: ("L", KeyAct.CLEAR),
    Verb.COLLECT: ("I", KeyAct.COLLECT),
    Verb.TUCK: ("O", KeyAct.TUCK),
    Verb.OFFER: ("Y", KeyAct.OFFER),
    Verb.CALL: ("M", KeyAct.CALL),
    Verb.ANNOUNCE: ("M", KeyAct.CALL),
    Verb.CHECK: ("B", KeyAct.CHECK_BETS),
    Verb.RACK: ("V", KeyAct.RACK_STUB),
    Verb.COVER: ("C", KeyAct.COVER),
    Verb.RELEASE: ("E", KeyAct.RELEASE),
    Verb.DEAL: ("P", KeyAct.DEAL),
}


def next_act(action: Action, shown: TableShown, here: Here, cut: Money) -> GuidedAct:
    """The next touch, from the trainee's place and with this cut."""
    there = _place(action)
    keys: list[Legend] = []
    if here.seat != there.seat:
        keys.append(_go_to(shown, there))
    elif there.wager is not None and here.wager is not there.wager:
        keys.append(_legend(say("To the spot"), *_arrows(shown, here, there)))
    if action.verb is Verb.PAY and cut != action.amount:
        return _cut_first(action, shown, cut, keys)
    keys.append(_legend(_does(action), _KEYS[action.verb]))
    if action.verb in (Verb.CALL, Verb.ANNOUNCE):
        return _call(action, shown, keys, elsewhere=here.seat != there.seat)
    gesture = _GESTURES.get(action.verb)
    wager = "" if action.wager is None else shown.label(action.wager)
    mouse = "" if gesture is None else say_phrase(_BY_MOUSE[gesture], wager=wager)
    chip = _largest(shown, _at_stake(action, shown))
    return GuidedAct(_thing(action), tuple(keys), mouse, gesture, chip)


def _call(
    action: Action, shown: TableShown, keys: Sequence[Legend], *, elsewhere: bool
) -> GuidedAct:
    """A call is made in the panel: its line there is pointed at, and the word is told."""
    at, said = next(each for each in enumerate(shown.calls) if each[1].word == action.word)
    word = Legend(said.words, ((said.letter, Bound(KeyAct.WORD, at)),))
    mouse = say('Click M at the right, then "{words}"', words=said.words)
    # From elsewhere it would be a call of another hand.
    if elsewhere:
        number = _place(action).seat or 0
        mouse = say('Click {number} and M at the right, then "{words}"',
                    number=number, words=said.words)  # fmt: skip
    then = say('Click "{words}"', words=said.words)
    return GuidedAct("line.call", (*keys, word), mouse, Gesture.CALL, word=said.word, then=then)


def _at_stake(action: Action, shown: TableShown) -> Money:
    """The payment of the act, or the stake that lies there."""
    there = _place(action)
    if action.amount is not None or there.seat is None:
        return action.amount or NOTHING
    spots = shown.seat(there.seat).spots
    return next((each.stake for each in spots if each.wager is there.wager), NOTHING)


def _largest(shown: TableShown, amount: Money) -> Money | None:
    """The largest chip in it."""
    return max((value for value in shown.values if value <= amount), default=None)


_GESTURES = {
    Verb.REVEAL: Gesture.TURN,
    Verb.TAKE: Gesture.TAKE,
    Verb.PAY: Gesture.PAY,
    Verb.TUCK: Gesture.TUCK,
    Verb.COLLECT: Gesture.CLEAR,
    Verb.CLEAR: Gesture.CLEAR,
}


_BY_MOUSE = {
    Gesture.TURN: phrase("Click the hand"),
    Gesture.TAKE: phrase("Drag it to the tray"),
    Gesture.CUT: phrase("Click a {chip} chip"),
    Gesture.PAY: phrase("Drag the cut to {wager}"),
    Gesture.LAY: phrase("Drag a {chip} chip to {wager}"),
    Gesture.TUCK: phrase("Drag the hand under its circle"),
    Gesture.CLEAR: phrase("Drag the hand to the discard rack"),
}
_ONE_MORE = phrase("Drag one more {chip} chip to {wager}")


def _cut_first(action: Action, shown: TableShown, cut: Money, keys: Sequence[Legend]) -> GuidedAct:
    """Take the largest chip that still fits out of the tray; put wrong ones back. The last one is
    pulled to the wager, and takes the cut along."""
    left = (action.amount or NOTHING) - cut
    chip = _largest(shown, left)
    if chip is None:
        empty = _legend(say("Empty the cut"), ("⌫", KeyAct.EMPTY))
        return GuidedAct("cut", (*keys, empty), say("Right-click the cut to empty it"), Gesture.CUT)
    number = shown.values.index(chip)
    cuts = Legend(say("Cut it out"), ((CHIP_LETTERS[number], Bound(KeyAct.CHIP, number)),))
    lays = chip == left and action.wager is not Wager.ANTE_BONUS
    gesture = Gesture.LAY if lays else Gesture.CUT
    wager = shown.label(action.wager or Wager.ANTE)
    # "One more": the cut may show one like it.
    mouse = _ONE_MORE if lays and cut else _BY_MOUSE[gesture]
    words = say_phrase(mouse, chip=shown.money(chip), wager=wager)
    return GuidedAct(f"tray.{chip}", (*keys, cuts), words, gesture, chip, lands=_thing(action))


def _place(action: Action) -> Here:
    """The place from which the trainee does it."""
    seat = action.place if action.place not in (None, DEALER) else None
    wager = Wager.ANTE if action.wager is Wager.ANTE_BONUS else action.wager
    return Here(seat, wager)


def _arrows(shown: TableShown, here: Here, there: Here) -> list[tuple[str, KeyAct]]:
    """Each press of an arrow key from one spot of the seat to the other; its hand is the lowest."""
    downward = [spot.wager for spot in shown.seat(there.seat or 1).spots]
    above = downward[: downward.index(there.wager)] if there.wager in downward else []
    arrow = ("↓", KeyAct.DOWN) if here.wager in above else ("↑", KeyAct.UP)
    presses = 1
    while presses < len(downward) and (here := step(shown, here, arrow[1])) != there:
        presses += 1
    return [arrow] * presses


def _go_to(shown: TableShown, there: Here) -> Legend:
    number = there.seat or 0
    what = shown.words.place.headed(number) if number else say("The dealer's hand")
    return Legend(what, ((str(number), Bound(KeyAct.SEAT, number)),))


def _legend(label: str, *keys: tuple[str, KeyAct]) -> Legend:
    return Legend(label, tuple((key, Bound(act)) for key, act in keys))


def _does(action: Action) -> str:
    match action.verb:
        case Verb.REVEAL:
            return say("Reveal the hand")
        case Verb.TAKE:
            return say("Take")
        case Verb.PAY:
            return say("Pay what is cut")
        case Verb.CLEAR:
            return say("Clear the hand")
        case Verb.CALL | Verb.ANNOUNCE:
            return say("Call, then choose")
        case _:
            return say("Do it")


def _thing(action: Action) -> str:
    """The widget on which the act is done."""
    there = _place(action)
    if there.seat is None:
        return "dealer.hand"
    if there.wager is not None:
        beside = ".payout" if action.verb is Verb.PAY else ""
        return f"seat{there.seat}.{there.wager.value}{beside}"
    return f"seat{there.seat}.hand"
