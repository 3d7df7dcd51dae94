"""Players, characters and set-up (frag 1 to 14)."""

import json
from typing import Any

import pytest

from fourfold.games.frag.acts import READY_MADE, builds, fair_character
from fourfold.games.frag.cards import DECKS, deal_box, printed
from fourfold.games.frag.rules import find_first, place_fighter
from tests.citing import rule
from tests.games.frag.table import ANN, BOB, GAME, asked, load, play, seen, table, told, where
from tests.games.frag.variants import ARENA


@rule("frag 1")
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_game_has_4_to_6_players(seats: int) -> None:
    with pytest.raises(ValueError, match="for 4 to 6 players"):
        GAME.start(seats)
    assert [GAME.start(each).seats for each in (4, 5, 6)] == [4, 5, 6]


@rule("frag 2")
def test_a_map_with_more_respawn_squares_seats_one_player_for_each() -> None:
    assert GAME.start(8, map=ARENA).seats == 8
    with pytest.raises(ValueError, match="4 to 8 players"):
        GAME.start(9, map=ARENA)
    assert GAME.seats[-1] == 12


@rule("frag 3")
def test_few_players_may_play_if_the_table_agrees() -> None:
    assert [GAME.start(seats, few_players=True).seats for seats in (2, 3)] == [2, 3]
    with pytest.raises(ValueError, match="option few_players lets"):
        GAME.start(3)


@rule("frag 4", "frag 5")
def test_a_new_character_spends_exactly_7_points_on_three_stats() -> None:
    offered = [str(build) for build in GAME.start(4).pending[ANN].options]
    assert {"2-2-3", "4-2-1", "1-2-4"} <= set(offered)  # example 1
    assert not {"5-1-1", "3-3-2", "4-3-0"} & set(offered)
    assert len(offered) == 12  # ways to split 7 into three numbers from 1 to 4
    assert all(build in builds() for build in READY_MADE.values())


@rule("frag 6")
def test_tournament_points_may_lift_a_stat_above_4() -> None:
    assert fair_character((5, 2, 1))
    assert not fair_character((5, 1, 1))
    assert fair_character((4, 99, 1))
    assert not fair_character((4, 100, 1))  # nobody rolls that many dice
    state = GAME.start(4, characters="5-2-1,new,new,new")
    assert state.fighters[ANN].health == 0
    for seat in (1, 2, 3):
        state.play(seat, "2-2-3")
    assert state.fighters[ANN].health == 5
    with pytest.raises(ValueError, match="'5-1-1' is no character"):
        GAME.start(4, characters="5-1-1,new,new,new")


@rule("frag 7")
def test_builds_are_chosen_at_the_same_time_and_shown_when_all_are_chosen() -> None:
    state = GAME.start(4)
    assert asked(state) == dict.fromkeys(range(4), "build")
    state.play(ANN, "4-2-1")
    assert state.fighters[ANN].health == 0
    assert not state.told
    for seat in (1, 2, 3):
        state.play(seat, "2-2-3")
    assert [fighter.health for fighter in state.fighters] == [4, 2, 2, 2]
    assert told(state).count("BuildShown") == 4


@rule("frag 8")
def test_the_table_picks_one_map() -> None:
    assert GAME.start(4).board.names["en"] == "Pump Station"
    assert GAME.start(4, map="six_gates").board.names["en"] == "Six Gates"
    assert GAME.start(4, map=ARENA).board.names["en"] == "Arena"
    with pytest.raises(ValueError, match="there is no map 'six gates'"):
        GAME.start(4, map="six gates")


@rule("frag 9")
def test_the_cards_make_three_decks_each_shuffled_alone() -> None:
    one, other = GAME.start(4, seed=1), GAME.start(4, seed=2)
    for deck in DECKS:
        assert {card.deck for card in one.decks[deck]} == {deck}
        assert one.decks[deck] != other.decks[deck]
    assert len(deal_box()) == printed()["totals"]["all"] == 112


@rule("frag 10")
def test_each_player_is_dealt_one_card_from_each_deck() -> None:
    state = GAME.start(5)
    assert [[card.deck for card in fighter.hand] for fighter in state.fighters] == [list(DECKS)] * 5


@rule("frag 11")
def test_the_highest_die_is_first_after_a_new_roll_of_those_tied() -> None:
    g = table()
    load(g, 3, 6, 6, 1, 2, 5)  # Bob and Cid tie, then Cid rolls more
    g.told = []
    find_first(g)
    assert [event.seat for event in seen(g, "FirstRolled")] == [0, 1, 2, 3, 1, 2]
    assert g.first == 2


@rule("frag 12")
def test_from_the_first_player_clockwise_each_chooses_a_free_respawn_square() -> None:
    state = GAME.start(4, characters="2-2-3,2-2-3,2-2-3,2-2-3")
    first = state.first
    assert asked(state) == {first: "place"}
    assert len(state.pending[first].options) == 6
    state.play(first, "start 3")
    assert asked(state) == {(first + 1) % 4: "place"}
    assert [str(act) for act in state.pending[(first + 1) % 4].options] == [f"start {n}" for n in (1, 2, 4, 5, 6)]
    assert where(state, first) == "1,9"


@rule("frag 13")
def test_start_squares_may_be_rolled_and_a_taken_number_moves_on() -> None:
    g = table(at={ANN: "0,7", BOB: "10,7"}, placement="roll")  # Ann on 5, Bob on 6
    load(g, 5)
    place_fighter(g, 2)
    assert where(g, 2) == "0,0"  # 5 and 6 are taken, 1 follows the highest


@rule("frag 14")
def test_when_all_fighters_stand_the_first_player_begins_and_turns_go_clockwise() -> None:
    state = GAME.start(4, characters="2-2-3,2-2-3,2-2-3,2-2-3", placement="roll", hand_lost_at_death=True)
    assert (state.round, state.active) == (1, state.first)
    play(state, state.first, "end")
    assert state.active == (state.first + 1) % 4


def test_bad_options_are_refused_with_a_reason() -> None:
    bad: dict[str, Any] = {
        "map": 3,
        "characters": 7,
        "frags_to_win": 0,
        "lives": 10,
        "round_limit": 201,
        "placement": "dice",
        "turn_seconds": 4,
        "rocket_jump": "on",
    }
    for name, value in bad.items():
        with pytest.raises(ValueError, match=name):
            GAME.start(4, **{name: value})
    with pytest.raises(ValueError, match="there are 2 for 4 players"):
        GAME.start(4, characters="2-2-3,2-2-3")


def test_a_map_with_errors_is_refused_with_all_of_them() -> None:
    data = json.loads(ARENA)
    data["grid"][1] = data["grid"][1].replace("1", ".").replace("2", "?")
    with pytest.raises(ValueError, match=r"(?s)map has faults.*'\?' is no square.*no respawn square 1, 2"):
        GAME.start(4, map=json.dumps(data))
    assert len(GAME.files["map"](json.dumps(data))) == 2
