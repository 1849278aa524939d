"""Scenes of the live table: players who want something, and the report of a shift."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trainer.dealing.action import Action, Verb
from trainer.drills.live.due import due
from trainer.drills.live.tempers import WishAnswer
from trainer.game.money import Money
from trainer.school.sitting import Sitting
from trainer.ui.application import Application
from trainer.ui.routes import LIVE_REPORT

TABLE, REPORT = "live-table", "live-report"
SCENES = (TABLE, REPORT)
SEED, HALF_WAY = 17, 12
ACT_MS, ANSWER_MS = 2_600, 1_100
SLIPS, OTHERWISE = 4, 5
"""Under load every this many payments is wrong, and every this many wishes is answered wrongly."""


def play(
    app: Application,
    scene: str,
    begin: Callable[[str], Sitting],
    acts_of: Callable[[Sitting], Sequence[Action]],
    wait: Callable[[int], None],
) -> None:
    """Play up to that scene."""
    if scene == TABLE:
        _table(app, begin("live-rush"), acts_of, wait)
    else:
        _shift(begin("live-table"), acts_of, wait)
        app.turn_to(LIVE_REPORT)


def _table(
    app: Application,
    sitting: Sitting,
    acts_of: Callable[[Sitting], Sequence[Action]],
    wait: Callable[[int], None],
) -> None:
    """Settled until two players want something, one of them reaching; one is about to be
    answered."""
    live = sitting.live
    assert live is not None, "the drill is a live one"
    sitting.watch.go_on()
    for action in acts_of(sitting):
        reaching = [each for each in live.open if each.of.wager is not None and not each.landed]
        if reaching and len(live.open) > 1 and len(sitting.acts) > HALF_WAY:
            break
        wait(ACT_MS)
        sitting.act(action)
    page = app.pages.table
    page.sit_down(sitting)
    asking = [each.of.seat for each in live.open]
    if asking:
        page.screen_.table.address(asking[0])


def _shift(
    sitting: Sitting,
    acts_of: Callable[[Sitting], Sequence[Action]],
    wait: Callable[[int], None],
) -> None:
    """A whole shift, worked with a few slips under load."""
    count, paid, over = 0, 0, False
    while not over:
        live = sitting.live
        assert live is not None, "the drill is a live one"
        sitting.watch.go_on()
        for action in acts_of(sitting):
            under = bool(live.open)
            for wish in live.open:
                wait(ANSWER_MS)
                count += 1
                owed = due(sitting.house, live.tempers.wishes[wish.of.wish]).answers[0]
                said = WishAnswer.EXPLAIN if count % OTHERWISE == 0 else owed
                live.answer(wish.of.seat, said, sitting.watch.elapsed_ms)
            wait(ACT_MS if under else ACT_MS - 500)
            paying = under and action.verb is Verb.PAY
            paid += paying
            slips = paying and paid % SLIPS == 0
            sitting.act(_too_much(action) if slips else action)
        over = sitting.is_last
        sitting.finish()
        sitting = sitting if over else sitting.next()


def _too_much(action: Action) -> Action:
    assert action.amount is not None, "a payment has an amount"
    return Action(action.verb, action.place, action.wager, action.amount + Money(500))
