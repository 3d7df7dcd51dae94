"""Reaction windows, clocks and standing orders (frag 225 to 235)."""

from fourfold import Dice
from fourfold.games.frag.acts import Means
from fourfold.games.frag.clock import Attendance, default_answer, ordered_answer, smallest_rescue, time_limit
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    DEE,
    GAME,
    asked,
    floor,
    give,
    hand,
    load,
    offered,
    play,
    seen,
    table,
    told,
    where,
)


@rule("frag 225")
def test_cards_for_any_time_are_played_in_ones_own_turn_and_in_windows_only() -> None:
    g = table(
        hands={ANN: ["s_lag"], BOB: ["s_lag", "g_stim_pack"], CID: ["g_stim_pack"]},
        at={ANN: "2,5", BOB: "6,5", CID: "2,1"},
    )
    assert "play s_lag.1 at 1" in offered(g)
    play(g, ANN, "step 3,5")
    assert asked(g) == {ANN: "act"}  # no window opens for a step
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {BOB: "declared"}
    assert offered(g, BOB) == ["pass", "play g_stim_pack.1"]  # Lag is not for this window, nor is Cid the target


@rule("frag 226")
def test_only_a_seat_with_something_legal_to_play_is_asked() -> None:
    g = table(hands={BOB: ["w_needler", "g_backpack", "s_aimbot"], CID: ["s_anti_cheat"]})
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {ANN: "act"}


@rule("frag 227")
def test_a_card_played_asks_everybody_again_until_all_have_passed_in_a_row() -> None:
    hands = {ANN: ["s_aimbot"], BOB: ["g_stim_pack", "s_packet_loss"], CID: ["s_packet_loss"]}
    g = table(hands=hands, at={ANN: "2,5", BOB: "6,5", CID: "2,1"})
    play(g, ANN, "fire pistol at 1")
    order = []
    for move in ("pass", "play g_stim_pack", "pass", "pass", "pass"):
        (seat,) = g.pending
        assert asked(g)[seat] == "declared"
        order.append(seat)
        play(g, seat, move)
    assert order == [ANN, BOB, ANN, BOB, CID]
    assert "HitRolled" in told(g)


@rule("frag 228")
def test_a_special_works_after_its_window_last_played_first() -> None:
    g = table(hands={ANN: ["s_rapid_fire"], BOB: ["s_anti_cheat"], CID: ["s_anti_cheat"]})
    play(g, ANN, "play s_rapid_fire")
    assert not g.specials
    play(g, BOB, "play s_anti_cheat")
    assert [named.card.kind for named in g.resolving] == ["s_rapid_fire", "s_anti_cheat"]
    play(g, CID, "play s_anti_cheat")  # stops Bob's, so the first one works
    assert [each.card.kind for each in g.specials] == ["s_rapid_fire"]


@rule("frag 229")
def test_when_shooter_or_only_target_leaves_the_board_the_attack_is_over() -> None:
    g = table(hands={CID: ["s_disconnect"]}, at={ANN: "2,5", BOB: "6,5", CID: "2,1"})
    play(g, ANN, "fire pistol at 1")
    play(g, CID, "play s_disconnect.1 at 1")
    assert "HitRolled" not in told(g)
    assert asked(g) == {ANN: "act"}
    g = table(hands={CID: ["s_disconnect"]}, at={ANN: "2,5", BOB: "6,5", CID: "2,1"})
    play(g, ANN, "fire pistol at 1")
    play(g, CID, "play s_disconnect.1 at 0")
    assert g.active == BOB
    assert g.attack is None


@rule("frag 229")
def test_automatic_hit_or_miss_is_settled_by_the_last_card_not_cancelled() -> None:
    g = table(hands={ANN: ["s_aimbot"], BOB: ["s_packet_loss"], CID: ["s_anti_cheat"]})
    play(g, ANN, "fire pistol at 1", "play s_aimbot")
    play(g, CID, "pass")
    play(g, BOB, "play s_packet_loss")
    play(g, CID, "play s_anti_cheat")
    assert seen(g, "HitDecided")[0].luck == "hit"


@rule("frag 230")
def test_everybody_in_the_area_of_the_weapon_is_a_target() -> None:
    at = {ANN: "0,0", BOB: "5,0", CID: "5,1", DEE: "11,7"}
    g = table(at=at, hands={BOB: ["g_stim_pack"], DEE: ["g_stim_pack"]}, down={ANN: ["w_nuke"]})
    give(g, CID, "g_adrenaline_surge")
    play(g, ANN, "nuke w_nuke.1 5,0")
    order = []
    while asked(g) in ({BOB: "declared"}, {CID: "declared"}, {DEE: "declared"}):
        order += list(g.pending)
        play(g, order[-1], "pass")
    assert order[:2] == [BOB, CID]
    assert DEE not in order


@rule("frag 231")
def test_in_death_the_victim_chooses_the_whole_set_of_means_at_once() -> None:
    g = table(hands={BOB: ["g_first_aid_kit"]})
    g.fighters[BOB].blood = 2
    load(g, 6, 6, 6, 6, 6, 3, 3)  # Health 0: it takes 1
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {BOB: "death"}
    assert GAME.view(g, BOB)["table"]["fighters"][BOB]["health"] == {"own": 0, "bonus": 0, "armour": 0}
    assert offered(g, BOB) == ["die", "1 kit", "1 blood", "1 blood+1 kit", "2 blood", "2 blood+1 kit"]
    play(g, BOB, "2 blood")
    assert (g.health(BOB), hand(g, BOB)) == (2, ["g_first_aid_kit"])


@rule("frag 232")
def test_a_missing_answer_is_a_pass_and_in_death_the_smallest_rescue_blood_first() -> None:
    g = table(hands={BOB: ["s_packet_loss", "g_first_aid_kit"]})
    g.fighters[BOB].blood = 1
    load(g, 6, 6, 6, 6, 6, 3, 3)
    play(g, ANN, "fire pistol at 1")
    assert str(default_answer(g, BOB)) == "pass"
    play(g, BOB, "pass", "pass")
    assert asked(g) == {BOB: "death"}
    assert str(default_answer(g, BOB)) == "1 blood"
    assert smallest_rescue([Means(0, 0, 0, 0), Means(3, 0, 0, 0), Means(1, 1, 0, 0)]) == Means(1, 1, 0, 0)
    assert GAME.options["reaction_seconds"].default == 10


@rule("frag 233")
def test_when_the_clock_runs_out_the_turn_ends_off_an_occupied_square_by_the_shortest_way() -> None:
    g = table(board=floor("1.......2", "3.......4"), at={ANN: "1,0", BOB: "2,0", CID: "3,0"}, builds={ANN: "4-1-2"})
    play(g, ANN, "step 2,0")
    assert str(default_answer(g, ANN)) == "step 2,1"
    g.play(ANN, default_answer(g, ANN))
    assert where(g, ANN) == "2,1"
    assert str(default_answer(g, ANN)) == "end"
    give(g, ANN, "s_aimbot", "s_aimbot", "s_lag", "s_lag", "s_lag", "w_nuke")
    g.play(ANN, default_answer(g, ANN))
    assert asked(g) == {ANN: "discard"}
    assert str(default_answer(g, ANN)) == "w_nuke.1"  # newest first
    assert GAME.options["turn_seconds"].default == 120


@rule("frag 233")
def test_every_question_has_an_answer_for_those_who_give_none() -> None:
    state = GAME.start(4, seed=3)
    for _ in range(300):
        seat = next(iter(state.pending))
        state.play(seat, default_answer(state, seat))
    assert state.round > 10
    g = table(hands={ANN: ["s_puppeteer"]})
    play(g, ANN, "play s_puppeteer")
    assert str(default_answer(g, ANN)) == "stop"


@rule("frag 232", "frag 233")
def test_a_turn_has_its_time_and_so_has_every_reaction() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5"}, hands={BOB: ["s_packet_loss"]}, turn_seconds=60, reaction_seconds=20)
    g.fighters[ANN].turns = 3
    assert time_limit(g, ANN) == ("turn 3", 60)
    play(g, ANN, "fire pistol at 1")
    assert time_limit(g, BOB) == ("", 20)
    g = table(turn_seconds="off")
    assert time_limit(g, ANN) is None


@rule("frag 234")
def test_standing_orders_answer_for_a_seat() -> None:
    at = {ANN: "2,5", BOB: "6,5", CID: "2,1"}
    g = table(at=at, hands={BOB: ["s_packet_loss"], CID: ["s_packet_loss"]})
    g.fighters[BOB].blood = 2
    load(g, 6, 6, 6, 6, 6, 3, 3)
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {BOB: "declared"}
    assert str(ordered_answer(g, BOB, ["pass"])) == "pass"
    assert ordered_answer(g, BOB, ["pass unless target"]) is None
    assert ordered_answer(g, BOB, []) is None
    play(g, BOB, "pass")
    assert str(ordered_answer(g, CID, ["pass unless target"])) == "pass"
    play(g, CID, "pass")
    play(g, BOB, "pass")
    play(g, CID, "pass")
    assert ordered_answer(g, BOB, ["pass"]) is None
    assert str(ordered_answer(g, BOB, ["heal"])) == "1 blood"
    play(g, BOB, "1 blood")
    assert ordered_answer(g, ANN, ["pass", "heal"]) is None  # one's own turn is never answered


@rule("frag 235")
def test_a_seat_that_missed_a_whole_turn_is_played_by_a_bot_until_its_person_returns() -> None:
    attendance = Attendance(4)
    attendance.answer(ANN)
    attendance.end_turn(ANN)
    attendance.end_turn(BOB)
    assert attendance.away == [False, True, False, False]
    attendance.answer(BOB)
    assert attendance.away == [False] * 4
    attendance.end_turn(BOB)
    assert not attendance.away[BOB]


@rule("frag 225", "frag 217")
def test_a_puppet_walked_into_acid_may_answer_before_the_dice() -> None:
    board = floor("1.~.2", ".....")
    g = table(board=board, at={ANN: "4,1", BOB: "1,0"}, hands={ANN: ["s_puppeteer"], BOB: ["s_hack_insubstantial"]})
    load(g, 2, 2)
    play(g, ANN, "play s_puppeteer.1 at 1", "step 2,0")
    assert asked(g) == {BOB: "acid"}
    play(g, BOB, "play s_hack_insubstantial")
    assert "Unharmed" in told(g)
    assert asked(g) == {ANN: "puppet"}


def test_every_window_and_question_looks_the_same_in_imagined_worlds() -> None:
    board = floor("1.~.2", ".....")
    acid = table(board=board, at={ANN: "4,1", BOB: "1,0"}, hands={ANN: ["s_puppeteer"], BOB: ["g_stim_pack"]})
    play(acid, ANN, "play s_puppeteer.1 at 1", "step 2,0")
    full = table(hands={ANN: ["s_lag", "s_lag", "s_lag", "s_aimbot", "s_aimbot", "w_nuke"]})
    play(full, ANN, "end")
    hurt = table(hands={BOB: ["g_first_aid_kit"]})
    load(hurt, 6, 6, 6, 6, 6, 3, 3)
    play(hurt, ANN, "fire pistol at 1")
    weapons = ["w_needler", "w_shotgun", "w_chainsaw", "w_beam_rifle", "w_nuke"]
    surplus = table(down={BOB: weapons}, builds={BOB: "4-2-1"}, weapon_limit="current")
    load(surplus, 6, 6, 6, 6, 6, 1, 1, 1, 6)
    play(surplus, ANN, "fire pistol at 1")
    for g, prompt in [(acid, "acid"), (full, "discard"), (hurt, "death"), (surplus, "surplus")]:
        assert list(asked(g).values()) == [prompt]
        for me in (None, ANN, BOB, CID):
            world = GAME.imagine(g, me, Dice(7))
            assert GAME.view(world, me) == GAME.view(g, me)
            (seat,) = world.pending
            world.play(seat, world.pending[seat].options[-1])
