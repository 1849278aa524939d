"""What is seen of an irregularity: every line of every house's list, laid over the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from trainer.dealing.incident import IncidentSeen
from trainer.drills.irregularities.irregular import incident
from trainer.game.wagers import Wager
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import load_houses
from trainer.school.one_question.screens import IncidentShown
from trainer.school.questions.incidents import shown_of
from trainer.ui.incident.controller import IncidentController
from trainer.ui.incident.scene import IncidentScene
from trainer.ui.table.calls import MOVE
from trainer.ui.table.geometry import fit
from trainer.ui.table.pieces.seat_print import aside_room
from trainer.ui.table.snapshot import HandFace, TableShown
from trainer.ui.table.touches import Followed

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")


class Stage:
    """One line of a house's list, seen through the controller, without a window."""

    def __init__(self, house: str, line: str, seed: int = 3) -> None:
        at = load_houses(None)
        ruled = load_irregularities(at.folder(house))
        self.item: IncidentShown = shown_of(
            at[house], incident(at[house], ruled, seed, line), ruled
        )
        self.tables: list[TableShown] = []
        self.controller = IncidentController(self.item, self.tables.append)
        self.controller.begin()

    @property
    def now(self) -> TableShown:
        return self.tables[-1]

    def hand(self, place: int) -> tuple[int, frozenset[int]]:
        """How many cards lie there, and which of them face up."""
        hand = self.now.seat(place).hand if place else self.now.dealer
        return len(hand.cards), hand.odd.up


@pytest.mark.parametrize("house", HOUSES)
def test_every_line_of_every_house_can_be_seen(house: str) -> None:
    """Whatever happens is told in sentences; hands have as many cards as are said to be there."""
    ruled = load_irregularities(load_houses(None).folder(house))
    for line in ruled.lines:
        for seed in range(3):
            stage = Stage(house, line.id, seed)
            assert stage.now.note
            assert not stage.now.deals
            for seen in stage.item.seen.hands:
                lies = stage.now.seat(seen.place).hand if seen.place else stage.now.dealer
                if lies.state.on_table and not (seen.up or seen.held):
                    assert len(lies.cards) == seen.cards, (line.id, seen)


def test_exposed_cards_lie_face_up_in_a_hand_that_is_face_down() -> None:
    stage = Stage("mbs", "two_exposed")
    up = sum(len(stage.hand(place)[1]) for place in range(8))
    assert up == sum(len(seen.up) for seen in stage.item.seen.hands) >= 2


def test_a_hand_that_went_one_place_too_far_is_moved_back() -> None:
    stage = Stage("mbs", "misdeal_moved_whole")
    (place, to) = stage.item.moves[0]
    assert (stage.hand(place)[0], stage.hand(to)[0]) == (3, 0)
    for source, goal in stage.item.moves:
        stage.controller.touched(Followed(MOVE, source, to=goal))
    assert (stage.hand(place)[0], stage.hand(to)[0]) == (0, 3)


def test_a_late_wager_lies_there_until_it_is_refused() -> None:
    stage = Stage("mbs", "late_wager")
    seen = stage.item.seen.wagers[0]
    order = [spot.wager for spot in stage.now.words.spots]

    def staked() -> bool:
        return bool(stage.now.seat(seen.seat).spots[order.index(seen.wager)].stake == seen.now)

    assert staked()
    stage.controller.touched(Followed("refuse", seen.seat, seen.wager))
    assert not staked()


def test_every_wager_goes_back_with_one_deed() -> None:
    stage = Stage("six-card-bonus", "shuffler_malfunction")
    assert stage.now.stopped
    stage.controller.touched(Followed("return_all", None))
    assert not any(spot.stake for seat in stage.now.seats for spot in seat.spots)


def test_a_deed_that_needs_a_wager_is_not_done_where_there_is_none() -> None:
    stage = Stage("mbs", "late_wager")
    stage.controller.touched(Followed("refuse", stage.item.seen.wagers[0].seat, None))
    assert stage.controller.acts == ()


def test_nothing_that_is_shown_names_the_line_or_its_ruling() -> None:
    """The scene has no way to know them."""
    assert not {"line", "ruling", "due", "facts"} & set(dir(IncidentScene))


def test_a_hand_that_plays_goes_under_its_play_wager() -> None:
    """MBS 3.10: the others lie there already, this one once it is put there."""
    stage = Stage("mbs", "hand_beside_play")
    place = stage.item.seen.hands[0].place
    assert stage.now.seat(place).hand.state is HandFace.CLOSED
    stage.controller.touched(Followed("place", place))
    assert stage.now.seat(place).hand.state is HandFace.IN_PLAY
    for seat in stage.now.seats:
        played = bool(seat.spots[0].stake)
        assert (seat.hand.state is HandFace.IN_PLAY) is played


def test_the_deck_that_comes_is_seen_and_can_be_changed() -> None:
    """6CB Equipment ¶3."""
    stage = Stage("six-card-bonus", "same_deck")
    assert stage.now.display == "Deck 1"
    stage.controller.touched(Followed("change_decks", None))
    assert stage.now.display == "Deck 2"


def test_a_count_of_the_deck_is_shown() -> None:
    """MBS 5.2."""
    stage = Stage("mbs", "deck_count")
    assert stage.now.display == f"{stage.item.seen.counted} cards"


def test_a_hand_on_top_of_another_is_seen_and_moved() -> None:
    """MBS 5.4: six cards at the dealer's place."""
    for seed in range(20):
        stage = Stage("mbs", "dealer_count_reconstructed", seed)
        if stage.item.seen.hands[0].under is not None:
            break
    ((_, to),) = stage.item.moves
    assert (stage.hand(0)[0], stage.hand(to)[0]) == (6, 0)
    stage.controller.touched(Followed(MOVE, None, to=to))
    assert (stage.hand(0)[0], stage.hand(to)[0]) == (3, 3)


def test_cash_that_is_no_bet_lies_beside_the_boxes() -> None:
    """BOX •9."""
    papers = [
        seat.paper
        for seed in range(8)
        for seat in Stage("boxes", "cash_for_chips", seed).now.seats
        if seat.paper
    ]
    assert papers


def test_the_cards_go_to_the_rack_when_a_round_is_begun_anew() -> None:
    stage = Stage("six-card-bonus", "wrong_count")
    stage.controller.touched(Followed("rack", None))
    assert not any(stage.hand(place)[0] for place in range(8))


def test_what_is_explained_is_one_of_the_house_s_clauses() -> None:
    stage = Stage("mbs", "two_exposed")
    assert "MBS 5.5" in {word.word for word in stage.now.clauses}
    stage.controller.touched(Followed("explain", None, clause="MBS 5.5"))
    assert stage.controller.acts == ("explain MBS 5.5",)


NOTHING_TO_SEE = {"none_to_back_up", "dealer_count_right", "dealers_right_count", "three_cards"}
"""Harmless: an empty place is passed, or the dealer's cards lie as they always do."""
WHERE_IT_WAS_DEALT = {"hand_beside_play"}
"""What is wrong is that the hand was not moved, which is seen once it is put right."""


@pytest.mark.parametrize("house", HOUSES)
def test_every_scene_is_seen_and_not_only_told(house: str) -> None:
    ruled = load_irregularities(load_houses(None).folder(house))
    for line in ruled.lines:
        if line.id in NOTHING_TO_SEE | WHERE_IT_WAS_DEALT:
            continue
        for seed in range(3):
            stage = Stage(house, line.id, seed)
            sound: list[TableShown] = []
            IncidentController(
                replace(stage.item, seen=IncidentSeen(), moves=()), sound.append
            ).begin()
            assert stage.now != sound[-1], (line.id, seed)


def test_what_two_players_bet_with_each_other_lies_beside_their_spots() -> None:
    stage = Stage("posted", "side_betting")
    assert len([seat for seat in stage.now.seats if seat.aside]) == 2


def test_what_is_taken_back_lies_beside_the_spots() -> None:
    stage = Stage("mbs", "wager_withdrawn")
    seen = stage.item.seen.wagers[0]
    lies = stage.now.seat(seen.seat).aside
    assert seen.was is not None
    assert sum(chip.cents for chip in lies) == seen.was.cents
    places = fit(1044, 720, seats=7, spots=4)
    order = [spot.wager for spot in stage.now.seat(seen.seat).spots]
    spot = places.seat(seen.seat).spots[order.index(seen.wager)]
    assert order.index(seen.wager) > 0, "beside the first spot it would lie anyway"
    room = aside_room(places, stage.now.seat(seen.seat))
    assert room.center().y() == pytest.approx(spot.centre.y)
    stage.controller.touched(Followed("keep", seen.seat, seen.wager))
    assert not stage.now.seat(seen.seat).aside


def test_the_shuffler_shows_what_is_told_of_it() -> None:
    jams = [Stage("six-card-bonus", "shuffler_malfunction", seed) for seed in range(8)]
    shown = {("JAM" in " ".join(each.item.told), each.now.display) for each in jams}
    assert shown == {(True, "JAM"), (False, "")}


def test_a_dispute_is_of_a_seat_that_can_have_it() -> None:
    """Who says that they folded has no Play wager; who speaks of a Prime has one."""
    for line, laid in (("plain_fold", False), ("plain_tie", True)):
        for seed in range(4):
            stage = Stage("prime", line, seed)
            (speaker,) = (seat for seat in stage.now.seats if seat.says)
            assert bool(speaker.spots[0].stake) is laid
    for seed in range(4):
        stage = Stage("prime", "plain_next_hand", seed)
        (speaker,) = (seat for seat in stage.now.seats if seat.says)
        named = Wager.PRIME if "Prime" in " ".join(stage.item.told) else Wager.PAIR_PLUS
        assert next(spot.stake for spot in speaker.spots if spot.wager is named)


def test_a_foreign_card_that_was_found_lies_there() -> None:
    """MBS 5.1.2."""
    stage = Stage("mbs", "earlier_results")
    assert sum(len(seat.hand.odd.foreign) for seat in stage.now.seats) == 1


def test_the_bets_of_the_next_game_lie_once_it_has_begun() -> None:
    """MBS 5.4."""
    stage = Stage("mbs", "dealer_count_too_late")
    spots = [spot for seat in stage.now.seats for spot in seat.spots]
    assert not any(spot.payout or spot.taken for spot in spots)
    assert not any(seat.spots[0].stake for seat in stage.now.seats)
    assert any(spot.stake for spot in spots)
