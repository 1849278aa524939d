"""The scenes of sessions and of progress: the plan of a day, a chosen round and its reason, the
gain; of the guided round, with a mistake on purpose; and the round of the pictures, five hands at
Six Card Bonus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

from trainer.dealing.action import Action, Verb
from trainer.game.cards import Card, Three
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.wagers import Wager
from trainer.school.clock import DAY_MS
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.shots.names import GUIDED, PROGRESS
from trainer.shots.people import practice_of
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart
from trainer.ui.table.touches import (
    Asked,
    ChangedDown,
    ChipAdded,
    CutEmptied,
    Did,
    Paid,
    SizedInto,
    Touch,
    Undone,
)

Due = Callable[[Sitting], Sequence[Action]]
Do = Callable[[Sitting, Sequence[Action]], None]
Wait = Callable[[int], None]

FORGOTTEN = 4
"""Of so many payments one is not made."""


class SceneTrainee:
    """Works sessions with a slip here and there; a day passes after each."""

    def __init__(self, app: Application, due: Due, do: Do, wait: Wait) -> None:
        self._app, self._due, self._do, self._wait = app, due, do, wait

    def play(self, scene: str, house: str) -> None:
        if scene == "session-plan":
            self._works(house, seed=1)
            self._wait(DAY_MS)
            self._app.turn_to("today")
            return
        if scene == "session-end":
            self._works(house, seed=2, slips=False)
            self._wait(DAY_MS)
            self._app.sessions.end(self._works(house, seed=1))
            return
        self._app.sit(lambda: practice_of(self._app).practise(house, seed=1))
        if scene == "session-debrief":
            self._work(self._at_table, slips=True)
            self._app.rounds.finish()

    def _works(self, house: str, *, seed: int, slips: bool = True) -> Sitting:
        """A whole session; its last round."""
        sitting = practice_of(self._app).practise(house, seed=seed)
        self._work(sitting, slips=slips)
        sitting.finish()
        while not sitting.is_last:
            sitting = sitting.next()
            self._work(sitting, slips=slips)
            sitting.finish()
        return sitting

    def _work(self, sitting: Sitting, *, slips: bool) -> None:
        due = self._due(sitting)
        pays = [act for act in due if act.verb is Verb.PAY][::FORGOTTEN] if slips else []
        self._do(sitting, [act for act in due if act not in pays])

    @property
    def _at_table(self) -> Sitting:
        sitting = self._app.rounds.sitting
        assert sitting is not None, "a round was dealt"
        return sitting


HOUSE = "six-card-bonus"


def _cards(text: str) -> Three:
    first, second, third = (Card.parse(each) for each in text.split())
    return (first, second, third)


def _seat(number: int, cards: str, ante: int, side: int, decision: Decision) -> Seat:
    stakes = {Wager.ANTE: Money(ante * 100)}
    if side:
        stakes |= {Wager.PAIR_PLUS: Money(side * 100), Wager.SIX_CARD_BONUS: Money(side * 100)}
    return Seat(number, _cards(cards), stakes, decision)


ROUND = Round(
    house=HOUSE,
    dealer=_cards("Qh 7s 2d"),
    seats=(
        _seat(1, "Qc 5d 3h", 2, 5, Decision.PLAY),
        _seat(3, "Td 8s 4c", 5, 0, Decision.PLAY),
        _seat(4, "9h 6s 3d", 5, 5, Decision.FOLD),
        _seat(6, "9c 9d 4s", 5, 5, Decision.PLAY),
        _seat(7, "Ah Kh Qs", 10, 10, Decision.PLAY),
    ),
)

_FOLD = ("collect 4", "tuck 4", "reveal dealer")
_SEAT_3 = ("reveal 3", "take 3 play", "take 3 ante", "clear 3")
_SEAT_4 = ("reveal 4", "take 4 six_card_bonus", "clear 4")

WITH_MISTAKES = (
    *_FOLD,
    *("reveal 7", "pay 7 play 10", "pay 7 ante 20", "take 7 six_card_bonus"),
    *("pay 7 pair_plus 50", "clear 7"),
    *("reveal 6", "take 6 pair_plus", "take 6 six_card_bonus", "pay 6 play 5", "pay 6 ante 5"),
    *("clear 6", *_SEAT_4, *_SEAT_3),
    *("reveal 1", "take 1 pair_plus", "take 1 six_card_bonus", "clear 1"),
)
HALF_WAY = (
    *_FOLD,
    *("reveal 7", "take 7 six_card_bonus", "pay 7 play 10", "pay 7 ante 20"),
)


def acts(lines: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(Action.parse(line) for line in lines)


_AT = (7, Wager.PAIR_PLUS)
_SIZED: tuple[Touch, ...] = (CutEmptied(), *[SizedInto(*_AT)] * 4)
_UNTIDY = tuple(ChipAdded(Money.parse(each)) for each in ("1", "1", "1", "1", "1", "5"))
TOUCHED: Mapping[str, tuple[Touch, ...]] = {
    "chips-sized": _SIZED,
    "chips-beside": (*_SIZED, Paid(*_AT), ChipAdded(Money.parse("100")), ChangedDown()),
    "chips-back": (*_SIZED, Paid(*_AT), Undone()),
    "table-guide": (Asked("guide"),),
    "debrief-chips": (CutEmptied(), *_UNTIDY, Paid(*_AT)),
}


TRAPS = "every-trap"
DAYS, ROUNDS = 9, 3
OTHER = "boxes"
SETTLES = 3
"""The cards find their heights in so many passes."""
BELIEVED = {6: 5, 3: 4}
"""What is paid to one on Pair Plus, for what is due."""


def play_progress(app: Application, scene: str, house: str, due: Due, wait: Wait) -> None:
    practice = practice_of(app)
    for day in range(DAYS):
        for number in range(ROUNDS):
            _work_round(practice, house, day, number, due, wait)
        wait(DAY_MS)
    app.turn_to("progress")
    if scene != PROGRESS[0]:
        part = app.parts.one("progress", DocumentPart)
        part.go(replace(part.route("progress"), to=OTHER))
        app.window.show()
        for _ in range(SETTLES):
            QApplication.processEvents()
        page = part.page("progress")
        transfer = page.findChild(QWidget, "progress.transfer")
        assert transfer is not None
        page.ensureWidgetVisible(transfer)


def _work_round(
    practice: Practice, house: str, day: int, number: int, due: Due, wait: Wait
) -> None:
    sitting = practice.start(house, TRAPS, seed=100 * day + number)
    for action in _done(due(sitting), sitting, slips_every=7 + 4 * day):
        wait(5600 - 380 * day)
        sitting.act(action)
    sitting.finish()


def _done(due: Sequence[Action], sitting: Sitting, slips_every: int) -> Iterator[Action]:
    """The acts of a faultless dealer, with slips and with payments from another table."""
    for number, action in enumerate(due, 1):
        if number % slips_every or action.verb is not Verb.TAKE:
            yield _believed(action, sitting)


def _believed(action: Action, sitting: Sitting) -> Action:
    """A straight and a flush on Pair Plus are paid as another house pays them."""
    seat = sitting.round_.seat(action.place or 0)
    stake = seat.stake(Wager.PAIR_PLUS) if seat is not None else None
    if stake is None or action.wager is not Wager.PAIR_PLUS or action.amount is None:
        return action
    times = BELIEVED.get(action.amount.cents // stake.cents)
    if times is None:
        return action
    return Action(Verb.PAY, action.place, action.wager, Money(times * stake.cents))


_GUIDED_DRILL = "first-round"
_FIRST, _ACT, _SLIP, _READ = GUIDED


def play_guided(app: Application, scene: str, house: str) -> None:
    app.practise(house, _GUIDED_DRILL)
    app.window.show()
    _settle_down()
    if scene == _FIRST:
        return
    _work(app, until=lambda action: action.verb is Verb.PAY)
    if scene == _ACT:
        return
    _act(app, _payment(app))
    due = _payment(app)
    _act(app, Action(Verb.TAKE, due.place, due.wager))
    if scene == _READ:
        _work(app, until=lambda _: False)
        app.rounds.finish()
        _settle_down()


def _work(app: Application, until: Callable[[Action], bool]) -> None:
    while (due := _due(app)) is not None and not until(due):
        _act(app, due)


def _due(app: Application) -> Action | None:
    coaching = app.rounds.sitting.coaching if app.rounds.sitting is not None else None
    return None if coaching is None else coaching.action


def _payment(app: Application) -> Action:
    due = _due(app)
    assert due is not None, "a payment is due"
    return due


def _act(app: Application, action: Action) -> None:
    app.pages.table.screen_.table.touch(Did(str(action)))


def _settle_down() -> None:
    for _ in range(3):
        QApplication.processEvents()
