"""What each seat may know (frag 236 to 244)."""

from typing import Any

from fourfold import Dice
from fourfold.games.frag.respawn import respawn
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    DEE,
    GAME,
    floor,
    grid,
    lay_down,
    load,
    offered,
    play,
    seen,
    table,
    told,
    where,
)

SPLIT = grid("+-+-+-+-+-+", "|1 . .|. 2|", "+-+-+-+-+-+", "|3 . . . 4|", "+-+-+-+-+-+")
"""Two rooms and a corridor: Bob is behind a wall."""


def looked(g: Any, me: int | None) -> Any:
    """The table as a seat sees it."""
    return GAME.view(g, me)["table"]


@rule("frag 236")
def test_of_other_hands_a_seat_knows_the_number_of_cards_from_each_deck() -> None:
    g = table(hands={BOB: ["w_needler", "s_lag", "s_aimbot"]})
    assert looked(g, ANN)["fighters"][BOB]["hand_sizes"] == {"weapon": 1, "gadget": 0, "special": 2}
    assert looked(g, ANN)["fighters"][BOB]["hand"] is None
    assert looked(g, BOB)["fighters"][BOB]["hand"] == ["w_needler.1", "s_lag.1", "s_aimbot.1"]
    world = GAME.imagine(g, ANN, Dice(3))
    assert sorted(card.deck for card in world.fighters[BOB].hand) == ["special", "special", "weapon"]


@rule("frag 237")
def test_stats_health_positions_cards_in_play_and_points_are_public() -> None:
    g = table(builds={BOB: "4-2-1"}, down={BOB: ["w_needler", "g_light_armor", "g_stim_pack"]})
    g.fighters[BOB].wounds = g.fighters[BOB].blood = 1
    g.blood[5] = 2
    shown = looked(g, None)
    bob = shown["fighters"][BOB]
    assert (bob["stats"], bob["health"]) == ([4, 2, 1], {"own": 3, "bonus": 2, "armour": 1})
    assert (bob["place"], bob["blood"], bob["frags"]) == ("6,5", 1, 0)
    assert bob["guns"] == [{"card": "w_needler.1", "ammo": 6, "full": 6}]
    assert (shown["turn"]["points"], shown["blood"]) == (6, {"5,0": 2})
    play(g, ANN, "fire pistol at 1")
    play(g, BOB, "pass")
    assert seen(g, "HitRolled", DEE)  # all dice


@rule("frag 238")
def test_a_card_drawn_is_seen_by_its_drawer_only_and_a_card_thrown_away_by_all() -> None:
    g = table(at={ANN: "4,0", BOB: "8,5"})
    load(g, 6)
    play(g, ANN, "step 5,0")
    assert "Drew" in told(g, ANN)
    assert "DrewUnseen" in told(g, BOB)
    assert not seen(g, "Drew", BOB)
    play(g, ANN, "throw")
    assert seen(g, "ThrownAway", BOB)
    order = {tuple(GAME.imagine(g, ANN, Dice(seed)).decks["weapon"]) for seed in range(5)}
    assert len(order) == 5


@rule("frag 239")
def test_piles_are_public_unless_an_option_makes_them_secret() -> None:
    for option in ("off", "on"):
        g = table(at={ANN: "2,5", BOB: "6,5", CID: "9,5"}, down={BOB: ["w_needler", "w_shotgun"]}, secret_piles=option,
                  builds={BOB: "1-3-3"})  # fmt: skip
        load(g, 6, 6, 6, 6, 6, 1)
        play(g, ANN, "fire pistol at 1", "step 3,5", "step 4,5", "step 5,5")
        pile = looked(g, CID)["piles"][0]
        assert pile["cards"] == (["w_needler.1", "w_shotgun.1"] if option == "off" else None)
        assert pile["size"] == 2
        play(g, ANN, "step 6,5", "take pile-1", "w_needler.1")
        assert bool(seen(g, "Took", CID)) == (option == "off")
        assert bool(seen(g, "TookUnseen", CID)) == (option == "on")
        assert looked(g, ANN)["piles"][0]["cards"] == ["w_shotgun.1"]  # the taker has seen it


@rule("frag 240")
def test_an_open_window_is_shown_without_saying_who_is_asked_and_a_pass_is_told_to_nobody() -> None:
    g = table(hands={BOB: ["s_packet_loss"], CID: ["s_packet_loss"]})
    play(g, ANN, "fire pistol at 1")
    views = [GAME.view(g, seat) for seat in (ANN, CID, None)]
    assert [view["waiting_for"] for view in views] == [[], [], []]
    assert [view["table"]["window"] for view in views] == ["declared"] * 3
    assert GAME.view(g, BOB)["waiting_for"] == [BOB]
    play(g, BOB, "pass")
    assert g.told == []


@rule("frag 241")
def test_in_fog_a_seat_sees_another_fighter_only_while_its_own_has_it_in_sight() -> None:
    g = table(board=SPLIT, at={ANN: "0,0", BOB: "4,0", CID: "2,0"}, fog="on")
    assert [fighter["place"] for fighter in looked(g, ANN)["fighters"]] == ["0,0", None, "2,0", None]
    assert [fighter["place"] for fighter in looked(g, BOB)["fighters"]] == [None, "4,0", None, None]
    play(g, ANN, "step 1,0")
    assert told(g, CID) == ["Moved"]
    assert told(g, BOB) == []
    g.told = []
    load(g, 2)
    respawn(g, DEE)  # in Bob's room, who is bumped
    assert "RespawnedUnseen" in told(g, ANN)
    assert not seen(g, "Respawned", ANN)
    g.fighters[DEE].place = -1
    g.fighters[BOB].place = g.board.index["4,0"]
    places = {where(GAME.imagine(g, ANN, Dice(seed)), BOB) for seed in range(20)}
    assert len(places) > 3
    assert not places & {"0,0", "1,0", "2,0"}


@rule("frag 242")
def test_in_fog_an_attack_is_told_in_full_to_shooter_and_target_only() -> None:
    g = table(board=SPLIT, at={ANN: "0,0", BOB: "4,0", CID: "2,0"}, fog="on", builds={CID: "1-3-3"})
    load(g, 6, 6, 6, 6, 6, 1)
    play(g, ANN, "fire pistol at 2")
    for seat in (ANN, CID):
        assert seen(g, "Declared", seat)
        assert seen(g, "DamageRolled", seat)
    assert told(g, BOB) == ["DeclaredUnseen", "HitRolled", "Killed", "FragScored", "DrewUnseen"]


@rule("frag 243")
def test_in_fog_steps_are_offered_as_if_unseen_fighters_were_absent() -> None:
    board = grid("+-+-+-+-+", "|1 .D. 2|", "+-+-+-+-+", "|3 . . 4|", "+-+-+-+-+")
    g = table(board=board, at={ANN: "1,0", BOB: "2,0"}, fog="on", points=1)
    assert "step 2,0" in offered(g)
    play(g, ANN, "step 2,0")
    assert where(g, ANN) == "1,0"  # the last free square before it
    clear = table(board=board, at={ANN: "1,0", BOB: "2,0"}, points=1)
    assert "step 2,0" not in offered(clear)


@rule("frag 244")
def test_in_fog_a_seat_without_a_fighter_sees_no_fighters_but_all_else() -> None:
    g = table(board=SPLIT, at={ANN: "0,0", BOB: "4,0"}, fog="on", down={ANN: ["w_needler"]})
    g.blood[1] = 1
    shown = looked(g, CID)
    assert [fighter["place"] for fighter in shown["fighters"]] == [None] * 4
    assert [fighter["on_board"] for fighter in shown["fighters"]] == [True, True, False, False]
    assert shown["blood"] == {"1,0": 1}
    assert shown["fighters"][ANN]["guns"][0]["card"] == "w_needler.1"


def test_imagining_keeps_cards_that_all_have_seen_go_into_a_hand() -> None:
    g = table(
        board=floor("1...2"), at={ANN: "0,0", BOB: "4,0"}, hands={ANN: ["s_script_kiddie"]}, down={BOB: ["w_nuke"]}
    )
    play(g, ANN, "play s_script_kiddie")
    lay_down(g, BOB, "w_needler")
    for seed in range(4):
        assert "w_nuke.1" in [card.id for card in GAME.imagine(g, BOB, Dice(seed)).fighters[ANN].hand]
    assert looked(g, BOB)["fighters"][ANN]["hand_known"] == ["w_nuke.1"]
