"""Wrong rules about fixed awards, the jackpot, and the Envy Bonus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from trainer.game.money import NOTHING, Money, total
from trainer.game.pay import Combination
from trainer.game.round import Seat
from trainer.game.rules import EnvyBonus, HouseRules
from trainer.game.settle import three_card_combinations
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import (
    Answer,
    AtSeat,
    AtTheSeat,
    Held,
    OnWager,
    Rules,
    awarded,
    pays_as,
    row_of,
    taken_if,
)
from trainer.marking.misreadings.rule_changes import (
    as_row,
    award,
    envy,
    extra_row,
    folded,
    forfeited,
    has_envy,
    has_side,
    loses,
    paid,
    pays,
    rewritten,
    swapped,
    without,
)
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

PROGRESSIVE, ENVY = Wager.PROGRESSIVE, Wager.ENVY_BONUS
_SPADES, _ROYAL = Combination.MINI_ROYAL_SPADES, Combination.MINI_ROYAL
_RUN = Combination.STRAIGHT_FLUSH
TOP_RUN = (14, 13, 12)


# ---------------------------------------------------------------- the award


def _unsuited_royal(at: AtSeat) -> Done | None:
    unsuited = at.ranks == TOP_RUN and not at.suited
    return pays_as(at, PROGRESSIVE, _ROYAL) if unsuited else None


def _times_stake(at: AtSeat) -> Done | None:
    row, stake = at.row(PROGRESSIVE, at.seat.cards), at.stake(PROGRESSIVE)
    if row is None or not isinstance(row.award, Money):
        return None
    return pay(Money(row.award.cents * stake.cents // 100))


def _stake_added(at: AtSeat) -> Done | None:
    due = at.due[PROGRESSIVE].paid
    return pay(due + at.stake(PROGRESSIVE)) if due else None


def _loss_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.due[PROGRESSIVE] == TAKE else None


def _on(believed: Callable[[AtSeat], Done | None]) -> OnWager:
    return OnWager(PROGRESSIVE, believed, has_side(PROGRESSIVE))


# ------------------------------------------------------------ the Envy Bonus

Envy = Callable[[EnvyBonus], EnvyBonus | None]


def _envy(change: Envy) -> Rules:
    def believed(rules: HouseRules) -> HouseRules:
        return replace(rules, envy=change(rules.envy)) if rules.envy else rules

    return Rules(believed)


def _for_any_run(known: EnvyBonus) -> EnvyBonus:
    royal = award(known.table, _ROYAL)
    if royal is None or award(known.table, _RUN) is not None:
        return known
    below = extra_row(known.table, _RUN, royal).rows[:1]
    return replace(known, table=replace(known.table, rows=(*known.table.rows, *below)))


def _swapped(known: EnvyBonus) -> EnvyBonus:
    return replace(known, table=rewritten(known.table, swapped(_SPADES, _ROYAL)))


def _at(believed: Callable[[AtSeat], Iterator[Answer]]) -> AtTheSeat:
    return AtTheSeat(believed, has_envy)


def _paid_with(at: AtSeat) -> bool:
    return at.rules.envy is not None and at.rules.envy.paid_with in at.seat.stakes


def _own_hand_too(at: AtSeat) -> Iterator[Answer]:
    if _paid_with(at):
        yield ENVY, pay(_sum(at, _holders(at)))


def _without_wager_too(at: AtSeat) -> Iterator[Answer]:
    if not _paid_with(at):
        yield ENVY, pay(_sum(at, _others(at, _holders(at))))


def _any_holder(at: AtSeat) -> Iterator[Answer]:
    if _paid_with(at):
        yield ENVY, pay(_sum(at, _others(at, at.round_.seats)))


def _shared(at: AtSeat) -> Iterator[Answer]:
    """Each such hand's amount divided among those who are paid for it, in whole chips."""
    if _paid_with(at):
        holders = list(_others(at, _holders(at)))
        yield ENVY, pay(total(_share(at, holder) for holder in holders))


def _share(at: AtSeat, holder: Seat) -> Money:
    assert at.rules.envy is not None, "offered only where an Envy Bonus is paid"
    paid_with, chip = at.rules.envy.paid_with, at.rules.chips[0].cents
    eligible = [
        seat for seat in at.round_.seats if paid_with in seat.stakes and seat.owner != holder.owner
    ]
    share = _sum(at, [holder]).cents // max(1, len(eligible))
    return Money(share - share % chip)


def _holders(at: AtSeat) -> list[Seat]:
    needs = at.rules.envy.holder_needs if at.rules.envy else None
    return [seat for seat in at.round_.seats if needs in seat.stakes]


def _others(at: AtSeat, seats: Iterable[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat.owner != at.seat.owner]


def _sum(at: AtSeat, holders: Iterable[Seat]) -> Money:
    assert at.rules.envy is not None, "offered only where an Envy Bonus is paid"
    table = at.rules.envy.table
    shown = (three_card_combinations(at.rules.ranking, seat.cards) for seat in holders)
    rows = [row_of(table, *each) for each in shown]
    return total(awarded(at, row.award, NOTHING) for row in rows if row is not None)


_TABLE = pays(PROGRESSIVE)
_ROYALS = ("mini_royal", "mini_royal_spades")
_WIN = ("progressive_win", "progressive_beaten")

PROGRESSIVE_RULES = {
    "PG01": Held(_on(taken_if(PROGRESSIVE, lambda at: at.lower)), _TABLE, ("progressive_beaten",)),
    "PG02": Held(forfeited(PROGRESSIVE), folded(PROGRESSIVE), ("fold_of_a_bonus_hand",)),
    "PG03": Held(paid(PROGRESSIVE, as_row(_ROYAL, _SPADES)), _TABLE, _ROYALS),
    "PG04": Held(_at(_own_hand_too), envy, ("envy_with_progressive",)),
    "PG05": Held(_at(_without_wager_too), envy, ("envy",)),
    "PG06": Held(
        _envy(lambda known: replace(known, holder_needs=known.paid_with)),
        envy,
        ("envy_without_progressive",),
    ),
    "PG07": Held(_at(_any_holder), envy, ("no_envy_for_pair_plus",)),
    "PG08": Held(_envy(_swapped), envy, ("envy",)),
    "PG09": Held(_on(_times_stake), _TABLE, _WIN),
    "PG10": Held(_on(_stake_added), _TABLE, _WIN),
    "PG11": Held(paid(PROGRESSIVE, without(_ROYAL)), _TABLE, _ROYALS),
    "PG12": Held(_envy(lambda _: None), envy, ("envy",)),
    "PG13": Held(_on(_unsuited_royal), _TABLE, ("ace_high_straight_mixed",)),
    "PG14": Held(_envy(_for_any_run), envy, ("straight_flush", "suited_king_queen_jack")),
    "PG15": Held(_at(_shared), envy, ("envy",)),
    "PG16": Held(_on(_loss_pushes), loses(PROGRESSIVE)),
}
