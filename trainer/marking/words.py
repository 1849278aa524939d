"""Acts, hands and results as a trainee would hear them, in the house's own words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Finding
from trainer.game.cards import Card, Rank
from trainer.game.hand_call import BadHand, SpokenHand
from trainer.game.hands import Category
from trainer.game.house_words import DealerWord, EqualWord, PlayerWord
from trainer.game.money import Money
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager
from trainer.wording import Phrase, phrase, say, say_figure, say_phrase


def money(rules: HouseRules, amount: Money) -> str:
    """``$1,250`` or ``$2.50``; without a sign."""
    return f"{rules.currency}{say_figure(Money(abs(amount.cents)).grouped)}"


def spot(rules: HouseRules, wager: Wager) -> str:
    """The wager as the house's layout has it: BET, 6 Card Bonus."""
    return rules.words.said(wager) or rules.spot_name(wager)


def at_seat(rules: HouseRules, seat: int | None) -> str:
    """A place in the house's word: ``seat 3``, ``box 3``, ``the dealer's place``."""
    if seat in (None, DEALER):
        return say("the dealer's place")
    return rules.words.place.numbered(seat)


def players(rules: HouseRules) -> str:
    """The people who bet, in the house's word: ``players``, ``gamblers``."""
    return say_phrase(_PLAYERS[rules.words.player])


_PLAYERS = {
    PlayerWord.PLAYER: phrase("players"),
    PlayerWord.GAMBLER: phrase("gamblers"),
    PlayerWord.GUEST: phrase("guests"),
    PlayerWord.CUSTOMER: phrase("customers"),
    PlayerWord.PATRON: phrase("patrons"),
}


def no_game(rules: HouseRules) -> str:
    """A dealer whose hand is too low, in the house's words."""
    if rules.words.dealer is DealerWord.GAME:
        return say("The dealer has no game")
    return say("The dealer does not qualify")


def equal_hands(rules: HouseRules) -> str:
    """The house's word for two equal hands: ``a tie``, ``a stand-off``, or the call of its own. In
    a stand-off nobody wins or loses."""
    ties = (rules.ante[Situation.TIE], rules.play[Situation.TIE])
    pushes = all(each.result is Result.PUSH for each in ties)
    own = EqualWord.STAND_OFF if rules.words.said(STAND_OFF) else None
    return rules.say(_EQUAL[own or (rules.words.equal if pushes else EqualWord.TIE)])


_EQUAL = {EqualWord.TIE: phrase("a tie"), EqualWord.STAND_OFF: phrase("a stand-off")}


# ------------------------------------------------------------------------ sentences


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def of_the_trainee(text: str) -> str:
    """The text as a supervisor reads it: of the trainee, not to the trainee."""
    first, *deeds = text.split(say("You {deed}", deed=""))
    return first + "".join(capital(say("The trainee {deed}", deed=each)) for each in deeds)


def paragraph(*sentences: str) -> str:
    """Sentences one after another; empty ones are left out."""
    kept = [each for each in sentences if each]
    text = kept[0] if kept else ""
    for each in kept[1:]:
        # For translators: two sentences that follow one another
        text = say("{first} {then}", first=text, then=each)
    return text


def corrected(finding: Finding) -> str:
    """The sentence that an error was put right in the end; empty for others."""
    return say("You put it right afterwards.") if finding.put_right else ""


def sentence(words: str) -> str:
    """The words with the full stop of the reader's language."""
    return say("{words}.", words=words)


# ---------------------------------------------------------------------------- hands


def category_words(category: Category) -> str:
    """A kind of hand inside a sentence: ``a straight``, ``three of a kind``."""
    return say_phrase(_KINDS[category])


_KINDS = {
    Category.STRAIGHT_FLUSH: phrase("a straight flush"),
    Category.THREE_OF_A_KIND: phrase("three of a kind"),
    Category.STRAIGHT: phrase("a straight"),
    Category.FLUSH: phrase("a flush"),
    Category.PAIR: phrase("a pair"),
    Category.HIGH_CARD: phrase("a high card"),
}


def cards_words(cards: Iterable[Card]) -> str:
    """Cards with their signs, as they are given: ``K♠ 10♥ 7♠``."""
    return " ".join(card_sign(each) for each in cards)


def card_sign(card: Card) -> str:
    """``10♥``."""
    return f"{_rank_sign(card.rank)}{card.suit.sign}"


def _rank_sign(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else str(rank)


def by_rank(cards: Iterable[Card]) -> list[Card]:
    """The cards from the highest, those that come more than once first."""
    listed = list(cards)
    ranks = [each.rank for each in listed]
    return sorted(listed, key=lambda each: (-ranks.count(each.rank), -each.rank, each.number))


def ranks_words(cards: Iterable[Card]) -> str:
    """``Q-7-2``; a pair first."""
    return line_words(each.rank for each in by_rank(cards))


def line_words(ranks: Iterable[Rank]) -> str:
    """Ranks as they are given: ``Q-10-4``."""
    return "-".join(map(_rank_sign, ranks))


# ----------------------------------------------------------------------------- calls


def called(rules: HouseRules, action: Action) -> str:
    """The hand, or the tie, that is called: ``high card``, ``stand-off``."""
    return _called(rules, action.word, _CALLED)


def called_title(rules: HouseRules, word: str | None) -> str:
    """The same by itself: ``High card``, ``Stand-off``."""
    return _called(rules, word, _CALLED_TITLES)


def _called(rules: HouseRules, word: str | None, known: Mapping[str, Phrase]) -> str:
    own = rules.words.said(word or "")
    if own:
        return own
    if word is None or word in known:
        return say_phrase(known[word]) if word else ""
    try:
        return SpokenHand.parse(word).words
    except BadHand:
        return word.replace("_", " ")


_CALLED = {
    "high_card": phrase("high card"),
    "pair": phrase("pair"),
    "flush": phrase("flush"),
    "straight": phrase("straight"),
    "three_of_a_kind": phrase("three of a kind"),
    "straight_flush": phrase("straight flush"),
    STAND_OFF: phrase("stand-off"),
}
_CALLED_TITLES = {
    "high_card": phrase("High card"),
    "pair": phrase("Pair"),
    "flush": phrase("Flush"),
    "straight": phrase("Straight"),
    "three_of_a_kind": phrase("Three of a kind"),
    "straight_flush": phrase("Straight flush"),
    STAND_OFF: phrase("Stand-off"),
}


def announced(rules: HouseRules, action: Action) -> str:
    """The announcement in the house's words, or the ruling: ``no more bets``."""
    word = action.word or ""
    if word not in _ANNOUNCED:
        return word.replace("_", " ")
    return rules.say(_ANNOUNCED[word])


_ANNOUNCED = {
    "place_your_bets": phrase("place your bets"),
    "no_more_bets": phrase("no more bets"),
}


def act_done(rules: HouseRules, action: Action) -> str:
    """The act in the past, after ``You``: ``took Play at seat 3``.

    A payment without an amount is ``paid the Ante at seat 3``.
    """
    kind = action.verb.value
    if action.verb is Verb.PAY and action.amount is not None:
        kind = "pay amount"
    elif action.place == DEALER and f"{kind} dealer" in _DEEDS:
        kind = f"{kind} dealer"
    return say_phrase(
        _DEEDS[kind],
        wager=spot(rules, action.wager) if action.wager is not None else "",
        play=spot(rules, Wager.PLAY),
        amount=money(rules, action.amount) if action.amount is not None else "",
        hand=called(rules, action) if action.verb is Verb.CALL else "",
        words=announced(rules, action),
        place=at_seat(rules, action.place),
    )


_DEEDS = {
    "take": phrase("took the {wager} at {place}"),
    "pay": phrase("paid the {wager} at {place}"),
    "pay amount": phrase("paid {amount} on the {wager} at {place}"),
    "call": phrase("declared the hand at {place}: {hand}"),
    "call dealer": phrase("declared the dealer's hand: {hand}"),
    "deal": phrase("dealt to {place}"),
    "deal dealer": phrase("dealt to the dealer"),
    "reveal": phrase("revealed the hand at {place}"),
    "reveal dealer": phrase("revealed the dealer's hand"),
    "offer": phrase("offered {play} at {place}"),
    "collect": phrase("collected the fold at {place}"),
    "tuck": phrase("tucked the cards at {place}"),
    "clear": phrase("picked up the cards at {place}"),
    "announce": phrase('said "{words}"'),
    "check": phrase("checked the bets"),
    "rack": phrase("racked the stub"),
    "cover": phrase("laid the cut card on the dealer's hand"),
    "release": phrase("let the players touch their cards"),
    "rule": phrase("ruled {words}"),
}
