"""The chapter of wagers: their stakes, and their settlement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.game.hands import Straight, strength_of_ranks
from trainer.game.rules import HouseRules, Outcome, Result, Situation
from trainer.game.wagers import Wager
from trainer.marking.words import money, no_game, spot
from trainer.school.house_book.sections import BookSection, Entry
from trainer.school.house_book.tables import demand_entry
from trainer.wording import phrase, say, say_list, say_phrase

PLACES = "bets.places"
_SITUATIONS = {
    Situation.FOLDED: phrase("The player folds"),
    Situation.NOT_QUALIFIED: None,
    Situation.HIGHER: phrase("The player's hand is higher"),
    Situation.LOWER: phrase("The player's hand is lower"),
    Situation.TIE: phrase("The hands are equal"),
}


def situation_words(rules: HouseRules, situation: Situation) -> str:
    """The situation of a hand, in the house's words."""
    words = _SITUATIONS[situation]
    return no_game(rules) if words is None else say_phrase(words)


def wagers(rules: HouseRules) -> tuple[BookSection, ...]:
    """The chapter of wagers: the stakes, the ranks of hands, and the settlement of each wager."""
    demands = (demand_entry(rules, rule) for rule in rules.bets)
    stakes = (*demands, *_offered(rules), *_places(rules), _chips(rules))
    against = say_list([spot(rules, Wager.ANTE), spot(rules, Wager.PLAY)])
    title = say("{wagers} against the dealer", wagers=against)
    none = say("no rule")
    return (
        BookSection("bets", say("Allowed wagers"), stakes, none, _spots(rules)),
        BookSection("hands", say("Hands"), tuple(_hands(rules)), none),
        BookSection("outcome", title, tuple(_outcomes(rules)), none),
        BookSection("bonus_due", say("The Ante Bonus is paid"), tuple(_due(rules)), say("no")),
        BookSection("fold", say("A fold"), tuple(_folds(rules)), say("not offered")),
    )


def _offered(rules: HouseRules) -> Iterator[Entry]:
    if rules.offers.cite or rules.offers.reading:
        wagers = say_list(list(rules.spots.values()))
        yield Entry("bets.offers", say("Wagers that are offered"), wagers, (rules.offers,))


def _places(rules: HouseRules) -> Iterator[Entry]:
    if rules.places_source.cite or rules.places_source.reading:
        name, count = say("Betting places of the table"), str(rules.places)
        yield Entry(PLACES, name, count, (rules.places_source,))


def _chips(rules: HouseRules) -> Entry:
    values = say_list([money(rules, value) for value in rules.chips])
    return Entry("bets.tray", say("Chips of the tray"), values, (rules.chips_source,))


def _spots(rules: HouseRules) -> str:
    wagers = say_list(list(rules.spots.values()))
    return say("From the player towards the dealer: {wagers}.", wagers=wagers)


def _hands(rules: HouseRules) -> Iterator[Entry]:
    ranking, source = rules.ranking, rules.ranking_source
    order = say_list([category.words for category in ranking.order], "")
    yield Entry("hands.order", say("From the highest"), order, (source,))
    spans = say_list([*map(_span, _runs(reversed(ranking.straights)))], "")
    yield Entry("hands.straights", say("Straights"), spans, (source,))
    least = rules.qualifying.at_least
    name = ranking.name(strength_of_ranks(ranking, least))
    plays = say("{hand} or better, so with {ranks} too", hand=name, ranks=_ranks(least))
    if rules.qualifying.met_by_all(ranking):
        plays = say("any hand")
    elif rules.qualifying.is_within_a_rank:
        plays = say("{hand} or better", hand=_ranks(least))
    source = rules.qualifying.source
    yield Entry("hands.dealer", say("The dealer plays with"), plays, (source,))


def _runs(straights: Iterable[Straight]) -> list[list[Straight]]:
    """The straights from the highest, parted where the next is not one rank lower: as A-K-Q, 3-2-A,
    and K-Q-J down to 4-3-2."""
    runs: list[list[Straight]] = []
    for each in straights:
        if runs and each[0] == runs[-1][-1][0] - 1:
            runs[-1].append(each)
        else:
            runs.append([each])
    return runs


def _span(run: list[Straight]) -> str:
    if len(run) == 1:
        return _ranks(run[0])
    return say("from {highest} down to {lowest}", highest=_ranks(run[0]), lowest=_ranks(run[-1]))


def _ranks(ranks: Straight) -> str:
    return "-".join(str(rank) for rank in ranks)


def _outcomes(rules: HouseRules) -> Iterator[Entry]:
    for situation in _SITUATIONS:
        if situation not in rules.situations:
            continue
        key = f"outcome.{situation}"
        played = ((Wager.ANTE, rules.ante), (Wager.PLAY, rules.play))
        parts = tuple(
            _outcome(f"{key}.{wager}", spot(rules, wager), outcomes[situation])
            for wager, outcomes in played
            if situation in outcomes
        )
        yield Entry(key, situation_words(rules, situation), parts=parts)


def _outcome(key: str, what: str, outcome: Outcome) -> Entry:
    tables = () if outcome.table is None else (outcome.table,)
    return Entry(key, what, _becomes(outcome), (outcome.source, *tables))


def _becomes(outcome: Outcome) -> str:
    match outcome.result:
        case Result.WIN:
            assert outcome.odds is not None, "a win has its odds"
            return say("paid {odds}", odds=outcome.odds.words)
        case Result.LOSE:
            return say("lost")
        case Result.PUSH:
            return say("left alone, a push")


def _due(rules: HouseRules) -> Iterator[Entry]:
    come = rules.situations
    due = {each: source for each, source in rules.ante_bonus.due.items() if each in come}
    for situation in _SITUATIONS:
        if due and situation is not Situation.FOLDED:
            source = due.get(situation)
            says, sources = (say("no"), ()) if source is None else (say("yes"), (source,))
            words = situation_words(rules, situation)
            yield Entry(f"bonus_due.{situation}", words, says, sources)


def _folds(rules: HouseRules) -> Iterator[Entry]:
    ante = rules.ante.get(Situation.FOLDED)
    if ante is not None:
        yield Entry("fold.ante", spot(rules, Wager.ANTE), _becomes(ante), (ante.source,))
    for side in rules.sides:
        says = say("lost") if side.folded.forfeits else say("stays in action")
        name = spot(rules, side.wager)
        yield Entry(f"fold.{side.wager}", name, says, (side.folded.source,))
        if side.folded.unasked is not None:
            unasked = say("no player is asked")
            yield Entry(f"fold.{side.wager}.unasked", name, unasked, (side.folded.unasked,))
