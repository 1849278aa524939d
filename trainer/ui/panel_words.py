"""The words of the panel: the drill, the last act and its faults, the trainee's place, the keys."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView
from trainer.game.money import NOTHING
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import announced, called, money, paragraph, sentence
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.sitting import Sitting
from trainer.ui.kit.theme import font
from trainer.ui.table.calls import RULINGS
from trainer.ui.table.keys import LIVE_KEYS, MAIN_KEYS, WHOLE_KEYS, Legend, keys_at
from trainer.ui.table.panel.panel_shown import Grade
from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import phrase, say, say_phrase

WIDEST_DRILL = 200
_DONE = {
    Verb.COLLECT: phrase("Collected {place}"),
    Verb.TUCK: phrase("Tucked {place}"),
    Verb.CLEAR: phrase("Cleared {place}"),
    Verb.OFFER: phrase("Offered {play} to {place}"),
    Verb.DEAL: phrase("Dealt to {place}"),
}

_WHOLE_TABLE = {
    Verb.CHECK: phrase("Checked the bets"),
    Verb.RACK: phrase("Racked the stub"),
    Verb.COVER: phrase("Covered the dealer's hand"),
    Verb.RELEASE: phrase("Released the cards"),
}


def last_act(rules: HouseRules, action: Action) -> str:
    """The act, in the house's words for its wagers."""
    where = _place(rules, action)
    match action.verb:
        case Verb.TAKE:
            return say("Took {wager}, {place}", wager=_wager(rules, action.wager), place=where)
        case Verb.PAY:
            return say(
                "Paid {wager}, {place}, {amount}",
                wager=_wager(rules, action.wager),
                place=where,
                amount=money(rules, action.amount or NOTHING),
            )
        case Verb.REVEAL:
            if action.place == DEALER:
                return say("Revealed the dealer's hand")
            return say("Revealed the hand: {place}", place=where)
        case Verb.CALL:
            if action.place == DEALER:
                return say("Called the hand: {hand}", hand=called(rules, action))
            return say("Called {place}: {hand}", place=where, hand=called(rules, action))
        case Verb.ANNOUNCE:
            return say("Said: {words}", words=announced(rules, action))
        case Verb.RULE:
            ruled = next((each.words for each in RULINGS if each.word == action.word), "")
            return say("Said: {words}", words=ruled or announced(rules, action))
        case Verb.CHECK | Verb.RACK | Verb.COVER | Verb.RELEASE:
            return say_phrase(_WHOLE_TABLE[action.verb])
        case _:
            play = _wager(rules, Wager.PLAY)
            return say_phrase(_DONE[action.verb], place=where, play=play)


def answer(view: TableView, action: Action, rules: HouseRules) -> str:
    """The answer of the player at that seat to an offer: ``; it folds``. Empty for other acts."""
    seat = view.seat(action.place or DEALER) if action.verb is Verb.OFFER else None
    if seat is None:
        return ""
    play = seat.stakes.get(Wager.PLAY)
    if play is not None:
        return say(": {amount}", amount=money(rules, play))
    return say(": folded") if seat.folded else ""


def _place(rules: HouseRules, action: Action) -> str:
    if action.place == DEALER:
        return say("the dealer")
    return rules.words.place.numbered(action.place)


def _wager(rules: HouseRules, wager: Wager | None) -> str:
    assert wager is not None, "takes and payments name their wager"
    return rules.spot_name(wager)


def place_words(shown: TableShown, here: Here) -> str:
    """The place, its stake, and the cut if it may be shown."""
    return say("Selected: {place}.", place=_where(shown, here)) + _cut(shown)


def _where(shown: TableShown, here: Here) -> str:
    if here.seat is None:
        return say("the dealer's hand")
    seat, place = shown.seat(here.seat), shown.words.place.numbered(here.seat)
    if here.wager is None:
        return say("{place}, the hand", place=place)
    spot = next((spot for spot in seat.spots if spot.wager is here.wager), None)
    name = shown.label(here.wager)
    if spot is None or not spot.stake:
        return say("{place}, {wager}, no wager", place=place, wager=name)
    stake = shown.money(spot.stake)
    if spot.taken:
        return say("{place}, {wager}, {amount}, taken", place=place, wager=name, amount=stake)
    return say("{place}, {wager}, {amount}", place=place, wager=name, amount=stake)


def _cut(shown: TableShown) -> str:
    if shown.cut.largest:
        return " " + say("No payout here is larger than {amount}.", amount=shown.cut.largest)
    if not shown.cut.chips and not shown.cut.total:
        return ""
    if shown.cut.back:
        return " " + say("Taken back: the next chip begins a new payout.")
    if not shown.cut.total:
        return " " + say("Chips cut out.")
    return " " + say("{amount} cut out.", amount=shown.cut.total)


def legends_of(sitting: Sitting) -> tuple[Legend, ...]:
    """The keys that are listed beside that round."""
    if sitting.live is not None:
        return LIVE_KEYS
    rules = sitting.house.rules
    keys = WHOLE_KEYS if sitting.part is Part.WHOLE else MAIN_KEYS
    return keys_at(keys, len(rules.chips), rules.places)


def sitting_words(sitting: Sitting) -> str:
    """The drill and its round: ``Settle the table · round 4 of 10``, in two lines where long."""
    if sitting.live is not None:
        place = say("round {number}", number=sitting.number)
        return f"{sitting.drill_title} · {place}"
    if sitting.of <= 1:
        return sitting.drill_title
    place = say("round {number} of {all}", number=sitting.number, all=sitting.of)
    line = f"{sitting.drill_title} · {place}"
    fits = QFontMetrics(font(14)).horizontalAdvance(line) <= WIDEST_DRILL
    return line if fits else f"{sitting.drill_title}\n{place}"


def notice(mistakes: tuple[MistakeShown, ...]) -> str:
    """A calm line about what the last act got wrong; empty where nothing."""
    return "\n".join(
        paragraph(sentence(each.title), *_at_seat(each), *_reason(each)) for each in mistakes
    )


def _at_seat(mistake: MistakeShown) -> tuple[str, ...]:
    """The seat and its wager; the reason names the dealer or the table itself."""
    return () if mistake.seat is None else (sentence(mistake.where),)


def _reason(mistake: MistakeShown) -> tuple[str, ...]:
    """The reason, without what the title says already if there is a shorter one."""
    if not mistake.because:
        return (mistake.why,)
    return mistake.because, sentence(say("Due: {due}", due=mistake.due))


def grade(mistakes: tuple[MistakeShown, ...]) -> Grade:
    """The severity of the first of them; empty where there are none."""
    if not mistakes:
        return ""
    worst: Grade = mistakes[0].severity.value
    return worst
