"""The chapter of the wagers: which may stand, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.hands import Straight, strength_of_ranks
from trainer.game.rules import HouseRules, Outcome, Result, Situation
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot
from trainer.school.house_book.amounts import demand_entry, listed
from trainer.school.house_book.leaf import Entry, Section
from trainer.wording import say

SITUATIONS = {
    Situation.FOLDED: "The player folds",
    Situation.NOT_QUALIFIED: "The dealer does not qualify",
    Situation.HIGHER: "The player's hand is higher",
    Situation.LOWER: "The player's hand is lower",
    Situation.TIE: "The hands are equal",
}


def wagers(rules: HouseRules) -> tuple[Section, ...]:
    """What may be staked, how hands rank, and what becomes of each wager."""
    stakes = (*(demand_entry(rules, rule) for rule in rules.bets), _chips(rules))
    against = f"{spot(rules, Wager.ANTE)} and {spot(rules, Wager.PLAY)}"
    title = f"{against} against the dealer"
    return (
        Section("bets", "Wagers that may stand", stakes, "no rule", _spots(rules)),
        Section("hands", "Hands", tuple(_hands(rules)), "no rule"),
        Section("outcome", title, tuple(_outcomes(rules)), "no rule"),
        Section("bonus_due", "The Ante Bonus is paid", tuple(_due(rules)), "no"),
        Section("fold", "A fold", tuple(_folds(rules)), "not offered"),
    )


def _chips(rules: HouseRules) -> Entry:
    values = listed([money(rules, value) for value in rules.chips])
    return Entry("bets.tray", say("Chips of the tray"), values, (rules.chips_source,))


def _spots(rules: HouseRules) -> str:
    return f"From the player towards the dealer: {listed(list(rules.spots.values()))}."


def _hands(rules: HouseRules) -> Iterator[Entry]:
    ranking, source = rules.ranking, rules.ranking_source
    order = ", ".join(category.words for category in ranking.order)
    yield Entry("hands.order", "From the highest", order, (source,))
    highest, lowest = _ranks(ranking.straights[-1]), _ranks(ranking.straights[0])
    span = f"from {highest} down to {lowest}"
    yield Entry("hands.straights", "Straights", span, (source,))
    least = rules.qualifying.at_least
    name = ranking.name(strength_of_ranks(ranking, least))
    plays = f"{name} or better, so with {_ranks(least)} too"
    yield Entry("hands.dealer", "The dealer plays with", plays, (rules.qualifying.source,))


def _ranks(ranks: Straight) -> str:
    return "-".join(str(rank) for rank in ranks)


def _outcomes(rules: HouseRules) -> Iterator[Entry]:
    for situation, words in SITUATIONS.items():
        if situation is Situation.FOLDED:
            continue
        key = f"outcome.{situation}"
        played = ((Wager.ANTE, rules.ante), (Wager.PLAY, rules.play))
        parts = tuple(
            _outcome(f"{key}.{wager}", spot(rules, wager), outcomes[situation])
            for wager, outcomes in played
            if situation in outcomes
        )
        yield Entry(key, words, parts=parts)


def _outcome(key: str, what: str, outcome: Outcome) -> Entry:
    tables = () if outcome.table is None else (outcome.table,)
    return Entry(key, what, _becomes(outcome), (outcome.source, *tables))


def _becomes(outcome: Outcome) -> str:
    match outcome.result:
        case Result.WIN:
            return f"paid {outcome.odds}"
        case Result.LOSE:
            return "lost"
        case Result.PUSH:
            return "left alone, a push"


def _due(rules: HouseRules) -> Iterator[Entry]:
    due = rules.ante_bonus.due
    for situation, words in SITUATIONS.items():
        if situation is not Situation.FOLDED:
            source = due.get(situation)
            says, sources = ("no", ()) if source is None else ("yes", (source,))
            yield Entry(f"bonus_due.{situation}", words, says, sources)


def _folds(rules: HouseRules) -> Iterator[Entry]:
    ante = rules.ante.get(Situation.FOLDED)
    if ante is not None:
        yield Entry("fold.ante", spot(rules, Wager.ANTE), _becomes(ante), (ante.source,))
    for side in rules.sides:
        says = "lost" if side.folded.forfeits else "stays in action"
        yield Entry(f"fold.{side.wager}", spot(rules, side.wager), says, (side.folded.source,))
