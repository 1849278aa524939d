"""Wrong rules about when the dealer plays, and what follows where not."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.hands import Category, lowest
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Answer, AtTheSeat, Held, Rules, Stands
from trainer.marking.misreadings.rule_changes import at_least, decided, outcome, qualifying
from trainer.marking.wager_handling import TAKE, pay

QUEEN = 12
NO_GAME = Situation.NOT_QUALIFIED
_PLAY, _ANTE = outcome(Wager.PLAY, NO_GAME), outcome(Wager.ANTE, NO_GAME)


def _needs(hand: str) -> Rules:
    """The dealer is thought to need that hand, which is better than the house asks for."""
    return Rules(lambda rules: at_least(rules, hand) if _plays_below(rules, hand) else rules)


def _plays_below(rules: HouseRules, hand: str) -> bool:
    return rules.qualifying.at_least < lowest(hand)


def _needs_better(rules: HouseRules) -> HouseRules:
    """The next line above the house's own: a Queen high, as nearly everywhere, or one rank more."""
    return next((at_least(rules, hand) for hand in _LINES if _plays_below(rules, hand)), rules)


def _needs_less(rules: HouseRules) -> HouseRules:
    """The next line below the house's own: one rank less, or any hand of its rank."""
    lines = [hand for hand in (*_LOW_LINES, *_LINES) if lowest(hand) < rules.qualifying.at_least]
    return at_least(rules, lines[-1]) if lines else rules


def _needs_nothing(rules: HouseRules) -> HouseRules:
    return at_least(rules, _ANY) if lowest(_ANY) < rules.qualifying.at_least else rules


_ANY = "5-3-2"
_LOW_LINES = ("9-3-2", "T-3-2", "J-3-2")
_LINES = ("Q-3-2", "K-3-2", "A-4-2")


def _needs_a_queen(at: AtSeat) -> Situation | None:
    without = at.dealer.category is not Category.HIGH_CARD and at.dealers_ranks[0] < QUEEN
    return NO_GAME if without else None


def _beaten_all_the_same(at: AtSeat) -> Iterator[Answer]:
    if at.situation is NO_GAME and at.strength <= at.dealer.strength:
        yield Wager.ANTE, TAKE._replace(paid=at.bonus.pays) if at.bonus else TAKE


def _fold_paid_too(at: AtSeat) -> Iterator[Answer]:
    if at.seat.folded and not at.dealer.qualifies:
        yield Wager.ANTE, pay(at.stake(Wager.ANTE))


_WIN, _LOSE, _PUSH = Result.WIN, Result.LOSE, Result.PUSH
_NO = ("dealer_not_qualified",)

_HIGH_CARD = ("dealer_queen_high", "top_two_equal", "same_category_kicker")

QUALIFYING = {
    "QL01": Held(Rules(lambda rules: at_least(rules, "3-2-2")), qualifying, _HIGH_CARD),
    "QL02": Held(_needs("A-K-2"), qualifying, _HIGH_CARD),
    "QL03": Held(Rules(_needs_better), qualifying, ("dealer_queen_high", "dealer_jack_high")),
    "QL04": Held(Rules(_needs_less), qualifying, ("dealer_jack_high", "dealer_queen_high")),
    "QL05": Held(Rules(_needs_nothing), qualifying, _NO),
    "QL06": Held(Stands(_needs_a_queen), qualifying, ("low_pair_qualifies",)),
    "QL07": Held(decided(NO_GAME, play=_WIN), _PLAY, _NO),
    "QL08": Held(decided(NO_GAME, play=_LOSE), _PLAY, _NO),
    "QL09": Held(decided(NO_GAME, ante=_PUSH), _ANTE, _NO),
    "QL10": Held(decided(NO_GAME, ante=_PUSH, play=_WIN), _ANTE, _NO),
    "QL11": Held(AtTheSeat(_beaten_all_the_same), _ANTE, ("not_qualified_not_beaten",)),
    "QL12": Held(
        AtTheSeat(_fold_paid_too),
        outcome(Wager.ANTE, Situation.FOLDED),
        ("fold_before_no_game",),
        or_left=True,
    ),
}
